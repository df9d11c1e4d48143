/// The site for which a passkey is made and to which alone it can be shown (Web Authentication Level 3, section 5.1.2).
public struct RelyingParty: Equatable, Sendable {
    /// The host without its port, in small letters: `nadri.example`.
    public let id: String
    /// As browsers tell it: in small letters, without the port that the scheme has anyway.
    public let origin: String

    /// Whether browsers keep passkeys for it: they do for names alone, not for addresses.
    public var hasName: Bool { !id.contains(":") && id.contains { $0 != "." && !$0.isNumber } }

    /// - Parameter origin: scheme, host and port as the world knows the site: `https://nadri.example`. Browsers make passkeys
    ///   only for names, over TLS, or for `localhost`.
    public init?(origin: String) {
        let text = origin.lowercased()
        guard let mark = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<mark.lowerBound]
        var host = text[mark.upperBound...]
        if let end = host.lastIndex(of: ":"), !host[end...].contains("]") {
            let port = host[end...].dropFirst()
            if port == (scheme == "https" ? "443" : "80") {
                host = host[..<end]
                id = String(host)
            } else {
                id = String(host[..<end])
            }
        } else {
            id = String(host)
        }
        guard !id.isEmpty else { return nil }
        self.origin = scheme + "://" + host
    }
}
