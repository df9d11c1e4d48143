/// Where the world finds this server: scheme and host, `https://nadri.example` or `http://127.0.0.1:8080`.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
    public enum Scheme: String, Hashable, Sendable {
        case http, https
    }

    /// Why a text is not an origin.
    public enum Mistake: Error, Equatable, Sendable, CustomStringConvertible {
        /// It does not begin with `http://` or `https://`.
        case unknownScheme(String)
        /// After the scheme there is no host, or something that no host may hold (a path, for example).
        case malformedHost(String)

        public var description: String {
            switch self {
            case .unknownScheme(let text): "\"\(text)\" does not begin with http:// or https://"
            case .malformedHost(let text): "\"\(text)\" has no proper host, or more than scheme and host"
            }
        }
    }

    public let scheme: Scheme
    /// With the port where one is written.
    public let host: String

    /// One slash at the end is allowed.
    public init(_ text: String) throws(Mistake) {
        let pieces = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard pieces.count == 2, let scheme = Scheme(rawValue: pieces[0].lowercased()), pieces[1].hasPrefix("//") else {
            throw .unknownScheme(text)
        }
        var host = pieces[1].dropFirst(2)
        if host.hasSuffix("/") { host.removeLast() }
        guard let name = HostName(host.utf8) else { throw .malformedHost(text) }
        self.scheme = scheme
        self.host = name.text
    }

    init(scheme: Scheme, host: String) {
        self.scheme = scheme
        self.host = host
    }

    public var description: String { "\(scheme)://\(host)" }
}
