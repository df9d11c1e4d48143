import Glibc

/// Whole files in memory, up to a limit.
enum FileBytes {
    enum Outcome {
        case bytes([UInt8])
        case tooLong
        case missing
        /// Not an ordinary file, not ours, or the disk fails.
        case unreadable
    }

    /// Follows no link in the last part of the path.
    static func read(_ path: String, limit: Int) -> Outcome {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return errno == ENOENT ? .missing : .unreadable }
        defer { close(file) }
        return read(file, limit: limit)
    }

    /// From its start.
    static func read(_ file: Int32, limit: Int) -> Outcome {
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return .unreadable }
        let size = Int(facts.st_size)
        guard size <= limit else { return .tooLong }
        var isWhole = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size {
                let count = pread(file, buffer.baseAddress.map { $0 + filled }, size - filled, off_t(filled))
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { break }
                filled += count
            }
            isWhole = filled == size
        }
        return isWhole ? .bytes(bytes) : .unreadable
    }
}
