import Wire

/// A discovery document (OpenID Connect Discovery, section 3), as far as we need it.
struct Discovery: Sendable {
    let endpoints: ProviderEndpoints
    /// Whether the client's secret goes into the form instead of the header.
    let takesSecretInForm: Bool
    /// Whether it knows PKCE's S256. It is left out only where the document says that it doesn't.
    let takesChallenge: Bool
    /// Whether each callback names the issuer (RFC 9207).
    let namesIssuer: Bool

    init(_ document: JSON, of issuer: String) throws(ProviderRefusal) {
        guard document.member("issuer")?.text?.isExactly(issuer) == true else { throw .discoveryOfAnotherIssuer }
        guard let authorization = document.member("authorization_endpoint")?.text,
            let token = document.member("token_endpoint")?.text, let keys = document.member("jwks_uri")?.text
        else { throw .unusableDiscovery }
        let person = document.member("userinfo_endpoint")?.text
        guard [authorization, token, keys, person ?? keys].allSatisfy(ProviderEndpoints.isSafe) else {
            throw .unusableDiscovery
        }
        endpoints = ProviderEndpoints(
            issuer: issuer, authorization: authorization, token: token, keys: keys, person: person)
        let ways = Discovery.texts(document, "token_endpoint_auth_methods_supported") ?? ["client_secret_basic"]
        takesSecretInForm = !ways.contains("client_secret_basic") && ways.contains("client_secret_post")
        takesChallenge = Discovery.texts(document, "code_challenge_methods_supported")?.contains("S256") ?? true
        namesIssuer = document.member("authorization_response_iss_parameter_supported")?.truth ?? false
    }

    private static func texts(_ document: JSON, _ name: String) -> [String]? {
        guard case .array(let elements)? = document.member(name) else { return nil }
        return elements.compactMap(\.text)
    }
}
