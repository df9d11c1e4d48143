/// The content of a file, inflated if its first bytes say that it is gzip; its name doesn't matter.
package enum FeedBytes: ByteSource {
    case plain(FileBytes)
    case gzip(GzipReader<FileBytes>)

    /// - Parameters:
    ///   - limit: the most bytes that a compressed file may hold.
    ///   - didRead: told how many bytes of the file, as it lies on disk, were read since the last time.
    package init(
        path: String, limit: Int = defaultGzipLimit, didRead: @escaping (Int) -> Void = { _ in }
    ) throws(ByteFault) {
        let file = try FileBytes(path: path, didRead: didRead)
        let isGzip = try file.peek()?.starts(with: [0x1F, 0x8B]) ?? false
        self = isGzip ? .gzip(try GzipReader(file, limit: limit)) : .plain(file)
    }

    package mutating func next() throws(ByteFault) -> [UInt8]? {
        switch self {
        case .plain(let file): try file.next()
        case .gzip(let reader): try reader.next()
        }
    }
}
