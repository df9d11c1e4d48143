import CZlib

/// Inflates gzip data (RFC 1952) piece by piece, member after member.
///
/// A file that ends inside a member is `truncated`; one whose checksum or structure is wrong is `damaged`; anything after
/// the last member, even zeros, is `trailingGarbage`. At most one piece in and one piece out are held at a time.
package final class GzipReader<Source: ByteSource>: ByteSource {
    private var source: Source
    private let limit: Int
    /// zlib keeps the address of its stream, so the stream stays in one place.
    private let stream: UnsafeMutablePointer<z_stream>
    private var input: [UInt8] = []
    private var consumed = 0
    private var produced = 0
    private var isBetweenMembers = false
    private var members = 0

    /// - Parameter limit: the most bytes that may come out; a bomb ends there with `tooLarge`.
    package init(_ source: Source, limit: Int = defaultGzipLimit) throws(ByteFault) {
        self.source = source
        self.limit = limit
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // 15 bits of window, and 16 more to ask for gzip and nothing else.
        let status = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw .unreadable("zlib could not start") }
    }

    deinit {
        inflateEnd(stream)
        stream.deinitialize(count: 1)
        stream.deallocate()
    }

    package func next() throws(ByteFault) -> [UInt8]? {
        while true {
            if consumed == input.count {
                guard let piece = try source.next() else {
                    guard isBetweenMembers else { throw .truncated }
                    return nil
                }
                input = piece
                consumed = 0
            }
            if isBetweenMembers {
                inflateReset(stream)
                isBetweenMembers = false
            }
            let output = try inflatePiece()
            if !output.isEmpty { return output }
        }
    }

    private func inflatePiece() throws(ByteFault) -> [UInt8] {
        var status = Z_OK
        let output = [UInt8](unsafeUninitializedCapacity: 256 << 10) { room, count in
            input.withUnsafeBufferPointer { bytes in
                let rest = bytes[consumed...]
                // zlib only reads here; its header lacks the `const`.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: UnsafeBufferPointer(rebasing: rest).baseAddress)
                stream.pointee.avail_in = UInt32(clamping: rest.count)
                stream.pointee.next_out = room.baseAddress
                stream.pointee.avail_out = UInt32(clamping: room.count)
                status = inflate(stream, Z_NO_FLUSH)
                consumed = bytes.count - Int(stream.pointee.avail_in)
                count = room.count - Int(stream.pointee.avail_out)
            }
        }
        try check(status)
        produced += output.count
        guard produced <= limit else { throw .tooLarge(limit: limit) }
        return output
    }

    private func check(_ status: Int32) throws(ByteFault) {
        switch status {
        case Z_OK, Z_BUF_ERROR: return
        case Z_STREAM_END:
            isBetweenMembers = true
            members += 1
        case Z_MEM_ERROR: throw .unreadable("not enough memory to inflate")
        default:
            let brokeInHeader = members > 0 && stream.pointee.total_out == 0
            throw brokeInHeader ? .trailingGarbage : .damaged
        }
    }
}

/// 4 GiB: more than ten times the largest file known, and still no bomb that fills a day.
package let defaultGzipLimit = 4 << 30
