#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of a regular file, read in order.
package final class FileBytes: ByteSource {
    private let descriptor: Int32
    private let didRead: (Int) -> Void
    /// A piece that was looked at before its turn.
    private var held: [UInt8]?

    private static let pieceSize = 128 << 10

    /// - Parameter didRead: told after every read how many bytes it brought.
    package init(path: String, didRead: @escaping (Int) -> Void = { _ in }) throws(ByteFault) {
        let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else { throw .unreadable(FileBytes.systemReason()) }
        var facts = stat()
        guard fstat(opened, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(opened)
            throw .unreadable("not a regular file")
        }
        self.descriptor = opened
        self.didRead = didRead
    }

    deinit {
        close(descriptor)
    }

    package func next() throws(ByteFault) -> [UInt8]? {
        if let piece = held {
            held = nil
            return piece
        }
        return try readPiece()
    }

    /// The piece that `next` is going to return; nil when the file is at its end.
    package func peek() throws(ByteFault) -> [UInt8]? {
        if held == nil { held = try readPiece() }
        return held
    }

    private func readPiece() throws(ByteFault) -> [UInt8]? {
        var result = 0
        let piece = [UInt8](unsafeUninitializedCapacity: FileBytes.pieceSize) { buffer, count in
            repeat {
                result = read(descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            count = max(0, result)
        }
        guard result >= 0 else { throw .unreadable(FileBytes.systemReason()) }
        guard result > 0 else { return nil }
        didRead(result)
        return piece
    }

    private static func systemReason() -> String {
        String(cString: strerror(errno))
    }
}
