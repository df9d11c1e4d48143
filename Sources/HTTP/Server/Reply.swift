internal import CMicrohttpd
import Glibc

/// Turns a response of ours into one of the library's and hands it over.
struct Reply {
    let exchange: Exchange
    /// The library's connection, valid during the callback in which this value lives.
    let connection: OpaquePointer
    /// Whether the connection ends after it.
    let isLast: Bool

    /// Bodies up to here are copied at once; longer ones are copied piece by piece as the client reads.
    private static let smallBody = 32 * 1024

    /// false if nothing could be handed over; then the connection must be closed.
    func send(_ response: Response) -> Bool {
        guard (200...599).contains(response.status.rawValue), response.headers.allSatisfy(\.isAllowed) else {
            response.discard()
            return sendPlain(.internalServerError)
        }
        switch response.body {
        case _ where !response.status.allowsBody:
            response.discard()
            return queue(response, size: 0, Reply.made(of: []))
        case .empty: return queue(response, size: 0, Reply.made(of: []))
        case .bytes(let bytes): return queue(response, size: bytes.count, Reply.made(of: bytes))
        case .file(let path, let size): return send(response, file: path, size: size)
        case .events(let stream): return send(response, events: stream)
        }
    }

    private func sendPlain(_ status: Status) -> Bool {
        let response = Response.bare(status)
        guard case .bytes(let bytes) = response.body else { return false }
        return queue(response, size: bytes.count, Reply.made(of: bytes))
    }

    private func send(_ response: Response, file path: String, size: Int) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return sendPlain(.notFound) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, size >= 0, facts.st_size >= size else {
            close(file)
            return sendPlain(.internalServerError)
        }
        guard let made = MHD_create_response_from_fd64(UInt64(size), file) else {
            close(file)
            return false
        }
        return queue(response, size: size, made)
    }

    private func send(_ response: Response, events stream: EventStream) -> Bool {
        guard exchange.isOnStreamDaemon else {
            stream.end()
            return Reply(exchange: exchange, connection: connection, isLast: true).send(exchange.comeBack())
        }
        let feed = StreamFeed(stream: stream, exchange: exchange)
        stream.attach(
            EventStream.Outlet(connection: exchange.connection, ticks: exchange.engine.ticks), now: .now())
        let made = MHD_create_response_from_callback(
            .max, StreamFeed.blockSize, readStream, Unmanaged.passRetained(feed).toOpaque(), releaseStream)
        guard let made else {
            Unmanaged.passUnretained(feed).release()
            stream.detach()
            return false
        }
        return queue(response, size: nil, made)
    }

    /// - Parameter size: bytes of the body; nil for a stream.
    private func queue(_ response: Response, size: Int?, _ made: OpaquePointer?) -> Bool {
        guard let made else { return false }
        defer { MHD_destroy_response(made) }
        for header in response.headers {
            guard MHD_add_response_header(made, header.name, header.value) == .YES else { return false }
        }
        if isLast || exchange.engine.isClosing || exchange.isOnStreamDaemon {
            _ = MHD_add_response_header(made, "Connection", "close")
        }
        let isBodySent = !exchange.isHead && response.status.allowsBody
        exchange.note(status: response.status, bytesOut: isBodySent ? size ?? 0 : 0)
        let deadline = size.map { Milliseconds.now().after(exchange.engine.limits.transfer(of: $0)) }
        exchange.connection.setDeadline(deadline ?? .max)
        return MHD_queue_response(connection, UInt32(response.status.rawValue), made) == .YES
    }

    private static func made(of bytes: [UInt8]) -> OpaquePointer? {
        if bytes.count > smallBody {
            let feed = Unmanaged.passRetained(BytesFeed(bytes: bytes))
            let made = MHD_create_response_from_callback(
                UInt64(bytes.count), smallBody, readBytes, feed.toOpaque(), releaseBytes)
            if made == nil { feed.release() }
            return made
        }
        return bytes.withUnsafeBytes { buffer in
            // Copied before the call returns, and never written to, although the library asks for a mutable pointer.
            MHD_create_response_from_buffer(
                buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
        }
    }
}
