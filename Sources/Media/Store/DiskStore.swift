import Dispatch
import Glibc

/// Pictures in a folder: `FOLDER/ab/abcdef…-480.webp`. The first two letters keep folders small.
public struct DiskStore: MediaStore {
    private let folder: String
    /// Waiting for a disk is done here, on no thread of Swift's.
    private let queue = DispatchQueue(label: "media on disk", attributes: .concurrent)
    /// Where files are written before they have their name; on the same disk.
    private var unfinished: String { "\(folder)/new" }

    /// - Parameter folder: made if it isn't there; its parent must be. One store at a time writes in it.
    public init(folder: String) throws(MediaFault) {
        self.folder = folder
        for path in [folder, "\(folder)/new"] {
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw MediaFault(errno: errno) }
        }
        // What a power cut or a kill left behind.
        guard WorkFolder.clear(unfinished) else { throw .unavailable }
    }

    public func put(_ bytes: [UInt8], as name: MediaName) async throws(MediaFault) {
        try await onQueue { () throws(MediaFault) in try write(bytes, as: name) }
    }

    public func get(_ name: MediaName) async throws(MediaFault) -> [UInt8]? {
        try await onQueue { () throws(MediaFault) in
            switch FileBytes.read(path(of: name), limit: .max) {
            case .bytes(let bytes): bytes
            case .missing: nil
            case .tooLong, .unreadable: throw .unavailable
            }
        }
    }

    public func delete(_ name: MediaName) async throws(MediaFault) {
        try await onQueue { () throws(MediaFault) in
            guard unlink(path(of: name)) == 0 || errno == ENOENT else { throw MediaFault(errno: errno) }
        }
    }

    private func path(of name: MediaName) -> String { "\(shelf(of: name))/\(name)" }

    private func shelf(of name: MediaName) -> String { "\(folder)/\(name.key.description.prefix(2))" }

    private func write(_ bytes: [UInt8], as name: MediaName) throws(MediaFault) {
        let shelf = shelf(of: name)
        if mkdir(shelf, 0o700) == 0 {
            try DiskStore.keep(folder: folder)
        } else if errno != EEXIST {
            throw MediaFault(errno: errno)
        }
        let draft = "\(unfinished)/\(MediaKey())"
        do throws(MediaFault) {
            try DiskStore.write(bytes, to: draft)
            guard rename(draft, path(of: name)) == 0 else { throw MediaFault(errno: errno) }
        } catch {
            unlink(draft)
            throw error
        }
        try DiskStore.keep(folder: shelf)
    }

    /// Written and on the disk itself.
    private static func write(_ bytes: [UInt8], to path: String) throws(MediaFault) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw MediaFault(errno: errno) }
        defer { close(file) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw MediaFault(errno: errno) }
            written += count
        }
        guard fsync(file) == 0 else { throw MediaFault(errno: errno) }
    }

    /// A new name is on the disk only once its folder is.
    private static func keep(folder: String) throws(MediaFault) {
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw MediaFault(errno: errno) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw MediaFault(errno: errno) }
    }

    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () throws(MediaFault) -> Value
    ) async throws(MediaFault) -> Value {
        let outcome: Result<Value, MediaFault> = await withCheckedContinuation { waiting in
            queue.async {
                do throws(MediaFault) {
                    waiting.resume(returning: .success(try work()))
                } catch {
                    waiting.resume(returning: .failure(error))
                }
            }
        }
        return try outcome.get()
    }
}

extension MediaFault {
    init(errno number: Int32) {
        switch number {
        case ENOSPC, EDQUOT: self = .full
        case EACCES, EPERM, EROFS: self = .refused
        default: self = .unavailable
        }
    }
}
