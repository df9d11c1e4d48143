/// Where a provider answers, and as whom it signs.
public struct ProviderEndpoints: Sendable, Equatable {
    /// What its identity tokens and callbacks name, and what its people's ids belong to.
    public var issuer: String
    /// Where the browser is sent.
    public var authorization: String
    /// Where a code becomes tokens.
    public var token: String
    /// Its key set, where it signs identity tokens.
    public var keys: String?
    /// Where it describes the person.
    public var person: String?
    /// Where it lists the person's mail addresses, if apart.
    public var mailAddresses: String?

    public init(
        issuer: String, authorization: String, token: String, keys: String? = nil, person: String? = nil,
        mailAddresses: String? = nil
    ) {
        self.issuer = issuer
        self.authorization = authorization
        self.token = token
        self.keys = keys
        self.person = person
        self.mailAddresses = mailAddresses
    }

    /// https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
    public static let github = ProviderEndpoints(
        issuer: "https://github.com/login/oauth", authorization: "https://github.com/login/oauth/authorize",
        token: "https://github.com/login/oauth/access_token", person: "https://api.github.com/user",
        mailAddresses: "https://api.github.com/user/emails")

    /// https://developer.apple.com/documentation/signinwithapplerestapi
    public static let apple = ProviderEndpoints(
        issuer: "https://appleid.apple.com", authorization: "https://appleid.apple.com/auth/authorize",
        token: "https://appleid.apple.com/auth/token", keys: "https://appleid.apple.com/auth/keys")

    /// https://developers.kakao.com/docs/latest/en/kakaologin/rest-api
    public static let kakao = ProviderEndpoints(
        issuer: "https://kauth.kakao.com", authorization: "https://kauth.kakao.com/oauth/authorize",
        token: "https://kauth.kakao.com/oauth/token", keys: "https://kauth.kakao.com/.well-known/jwks.json",
        person: "https://kapi.kakao.com/v2/user/me")

    /// https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
    public static let facebook = ProviderEndpoints(
        issuer: "https://www.facebook.com", authorization: "https://www.facebook.com/v23.0/dialog/oauth",
        token: "https://graph.facebook.com/v23.0/oauth/access_token", person: "https://graph.facebook.com/v23.0/me")

    /// The same paths at another place, such as a stand-in on loopback.
    ///
    /// - Parameter origin: scheme, host and port, without a slash at the end.
    public func moved(to origin: String) -> ProviderEndpoints {
        ProviderEndpoints(
            issuer: origin + ProviderEndpoints.path(of: issuer),
            authorization: origin + ProviderEndpoints.path(of: authorization),
            token: origin + ProviderEndpoints.path(of: token),
            keys: keys.map { origin + ProviderEndpoints.path(of: $0) },
            person: person.map { origin + ProviderEndpoints.path(of: $0) },
            mailAddresses: mailAddresses.map { origin + ProviderEndpoints.path(of: $0) })
    }

    /// Whether secrets may be sent there: over TLS, or to this machine itself.
    static func isSafe(_ address: String) -> Bool {
        guard address.utf8.count <= 2048, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            !address.utf8.contains(UInt8(ascii: "#"))
        else { return false }
        if address.hasPrefix("https://") { return address.utf8.count > 8 }
        guard address.hasPrefix("http://") else { return false }
        let authority = address.dropFirst(7).prefix { $0 != "/" && $0 != "?" }
        return ["127.0.0.1", "localhost", "[::1]"].contains { host in
            guard authority.hasPrefix(host) else { return false }
            let port = authority.dropFirst(host.count)
            return port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy { "0"..."9" ~= $0 }
        }
    }

    /// Path and query of an address, which may be absolute; empty where it has none.
    static func path(of address: String) -> String {
        guard !address.hasPrefix("/"), let scheme = address.firstRange(of: "://") else { return address }
        let rest = address[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? ""
    }
}
