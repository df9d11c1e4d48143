#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file `token-keys` in a folder, where the keys for access tokens are kept and made.
///
/// It is always whole: it is written beside its place and then put there. Any number of processes may share the folder.
public struct TokenKeyFile: Sendable {
    public let path: String
    private let folder: String

    private static let largest = 1024

    /// - Parameter folder: must be there already.
    public init(folder: String) {
        self.folder = folder
        path = folder + "/token-keys"
    }

    /// The keys in the file; where there is none, new ones, which from then on are in it. Of several that come at once
    /// one makes them and all get the same.
    public func keys(_ randomness: Randomness = .system) throws(TokenKeyFault) -> TokenKeys {
        if let kept = try kept() { return kept }
        let draft = try writeDraft(TokenKeys(randomness))
        defer { unlink(draft) }
        // Unlike a renaming, a link fails where there is a file already.
        guard link(draft, path) == 0 || errno == EEXIST else { throw .unwritable(path: path, reason: Self.reason()) }
        return try settled()
    }

    /// Puts a new key in the place of the one that signs, and that one in the place of the older one.
    ///
    /// To be done by one at a time. Otherwise the last one's key stays; tokens of the other's are refused and renewed.
    public func rotate(_ randomness: Randomness = .system) throws(TokenKeyFault) -> TokenKeys {
        let draft = try writeDraft(try keys(randomness).rotated(randomness))
        guard rename(draft, path) == 0 else {
            let reason = Self.reason()
            unlink(draft)
            throw .unwritable(path: path, reason: reason)
        }
        return try settled()
    }

    /// The keys in the file, or nil where there is none.
    public func kept() throws(TokenKeyFault) -> TokenKeys? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno != ENOENT else { return nil }
            throw .unreadable(path: path, reason: Self.reason())
        }
        defer { close(descriptor) }
        try checkFacts(of: descriptor)
        var bytes = [UInt8](repeating: 0, count: Self.largest + 1)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw .unreadable(path: path, reason: Self.reason()) }
        guard count <= Self.largest, let text = String(validating: bytes.prefix(count), as: UTF8.self),
            let keys = try? TokenKeys(text: text)
        else { throw .nonsenseIn(path: path) }
        return keys
    }

    private func checkFacts(of descriptor: Int32) throws(TokenKeyFault) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .unreadable(path: path, reason: Self.reason()) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .nonsenseIn(path: path) }
        let mode = UInt32(facts.st_mode & 0o7777)
        // 0400 is how keys come in that are handed to a container.
        guard mode == 0o600 || mode == 0o400 else { throw .openToOthers(path: path, mode: mode) }
    }

    /// A file beside the place of the keys, on the disk before it is told of.
    private func writeDraft(_ keys: TokenKeys) throws(TokenKeyFault) -> String {
        // A name that nobody else takes at the same time; it needn't be a secret.
        let draft = path + "." + Base64URL.encode(Randomness.system.bytes(9))
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: Self.reason()) }
        defer { close(descriptor) }
        let bytes = Array((keys.text + "\n").utf8)
        // The mode once more, since a process may have been told to make files without it.
        guard fchmod(descriptor, 0o600) == 0, write(descriptor, bytes, bytes.count) == bytes.count,
            fsync(descriptor) == 0
        else {
            let reason = Self.reason()
            unlink(draft)
            throw .unwritable(path: path, reason: reason)
        }
        return draft
    }

    /// What is in the file after it has been put there, by us or by another.
    private func settled() throws(TokenKeyFault) -> TokenKeys {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 {
            fsync(descriptor)
            close(descriptor)
        }
        guard let kept = try kept() else { throw .unreadable(path: path, reason: "it has gone again") }
        return kept
    }

    private static func reason() -> String {
        let number = errno
        return strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
