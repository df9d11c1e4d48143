internal import CMicrohttpd

/// A long body, from which the library fetches piece by piece.
final class BytesFeed: Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}

func readBytes(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
    guard let context, let buffer else { return nadri_reader_failed }
    let feed = Unmanaged<BytesFeed>.fromOpaque(context).takeUnretainedValue()
    let rest = feed.bytes.dropFirst(Int(clamping: position)).prefix(room)
    if rest.isEmpty { return nadri_reader_ended }
    UnsafeMutableRawBufferPointer(start: buffer, count: room).copyBytes(from: rest)
    return rest.count
}

func releaseBytes(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<BytesFeed>.fromOpaque(context).release()
}

/// An event stream on its way out.
final class StreamFeed: Sendable {
    /// Bytes of the library's buffer for each piece; idle streams pay for it too.
    static let blockSize = 1024

    let stream: EventStream
    let exchange: Exchange

    init(stream: EventStream, exchange: Exchange) {
        self.stream = stream
        self.exchange = exchange
    }
}

func readStream(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
    guard let context, let buffer else { return nadri_reader_failed }
    let feed = Unmanaged<StreamFeed>.fromOpaque(context).takeUnretainedValue()
    switch feed.stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: room), now: .now()) {
    case .bytes(let count):
        feed.exchange.noteStreamed(count)
        return count
    case .asleep: return 0
    case .end: return nadri_reader_ended
    }
}

func releaseStream(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamFeed>.fromOpaque(context).takeRetainedValue().stream.detach()
}
