import Glibc

extension RequestBody {
    /// Writes the body into a new file as it comes, so that 150 MB cost no more memory than 150 KB.
    ///
    /// Writing is done in the calling task and may wait for the disk.
    ///
    /// - Parameters:
    ///   - path: must not exist yet. On an error the file is removed again.
    ///   - limit: bytes; a longer body is an error.
    /// - Returns: the bytes written.
    public func save(to path: String, limit: Int) async throws(BodyFault) -> Int {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .unwritable(errno: errno) }
        do throws(BodyFault) {
            let size = try await copy(to: file, limit: limit)
            close(file)
            return size
        } catch {
            close(file)
            unlink(path)
            throw error
        }
    }

    private func copy(to file: Int32, limit: Int) async throws(BodyFault) -> Int {
        var size = 0
        while let bytes = try await next() {
            guard bytes.count <= limit - size else { throw .tooLarge(limit: limit) }
            try RequestBody.write(bytes, to: file)
            size += bytes.count
        }
        return size
    }

    private static func write(_ bytes: [UInt8], to file: Int32) throws(BodyFault) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .unwritable(errno: errno) }
            written += count
        }
    }
}
