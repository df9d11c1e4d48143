internal import CZlib

extension Response {
    /// Packed with gzip where that saves something and the browser takes it: texts of a kilobyte and more.
    public func compressed(for request: Request) -> Response {
        guard case .bytes(let bytes) = body, bytes.count >= 1024, isText,
            !headers.contains(where: { $0.name == "Content-Encoding" })
        else { return self }
        var response = with("Vary", "Accept-Encoding")
        guard Encodings(request.headers["accept-encoding"]).gzip, let packed = Gzip.packed(bytes) else {
            return response
        }
        response.body = .bytes(packed)
        return response.with("Content-Encoding", "gzip")
    }

    private static let textTypes = ["application/json", "text/", "image/svg+xml", "application/problem+json"]

    private var isText: Bool {
        guard let type = headers.first(where: { $0.name == "Content-Type" })?.value else { return false }
        return Response.textTypes.contains { type.hasPrefix($0) }
    }
}

/// gzip (RFC 1952) of bytes in memory.
enum Gzip {
    /// nil when the library has no memory left or the bytes are too many to count for it.
    static func packed(_ bytes: [UInt8], level: Int32 = 4) -> [UInt8]? {
        guard bytes.count < Int(Int32.max) else { return nil }
        var stream = z_stream()
        // 15 bits of window, and 16 for the gzip form instead of zlib's own.
        let begun = deflateInit2_(
            &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        let room = Int(deflateBound(&stream, UInt(bytes.count)))
        var isWhole = false
        let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            input.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(buffer.count)
                isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = buffer.count - Int(stream.avail_out)
            }
        }
        return isWhole ? output : nil
    }
}
