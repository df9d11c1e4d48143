/// Why there are no keys for access tokens. Written for whoever runs the server; no key stands in it.
public enum TokenKeyFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text isn't `sign=SEED` or `sign=SEED verify=KEY`.
    case nonsense
    /// The same of a file, or it isn't a regular file.
    case nonsenseIn(path: String)
    /// Others than the owner may read or write it: its mode is neither 0600 nor 0400.
    case openToOthers(path: String, mode: UInt32)
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)

    public var description: String {
        switch self {
        case .nonsense: "these aren't keys for access tokens: sign=SEED or sign=SEED verify=KEY"
        case .nonsenseIn(let path): "\(path) doesn't hold keys for access tokens; without it new ones are made"
        case .openToOthers(let path, let mode):
            "\(path) has the mode 0\(String(mode, radix: 8)); whoever reads it can sign in as anybody, so it must be 0600"
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
        case .unwritable(let path, let reason): "\(path) can't be written: \(reason)"
        }
    }
}
