import Wire

/// What must come back from a provider, kept sealed in a cookie of the browser that set out, so that the server keeps nothing.
struct SignInAttempt: Record, Equatable {
    /// Seconds.
    static let lifetime: Int64 = 600

    var provider = ""
    var state = ""
    var nonce = ""
    /// PKCE's (RFC 7636): only its hash goes to the provider before the code comes back.
    var verifier = ""
    /// Where the provider sends the browser, as it was told.
    var redirect = ""
    /// A path on our own site.
    var back = ""
    /// The account that is to be linked; nil for signing in.
    var account: String?
    /// Seconds since 1970.
    var expires: Int64 = 0

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("provider", &provider)
        visitor.field("state", &state)
        visitor.field("nonce", &nonce)
        visitor.field("verifier", &verifier)
        visitor.field("redirect", &redirect)
        visitor.field("back", &back)
        visitor.field("account", &account)
        visitor.field("expires", &expires)
    }

    var purpose: SignInPurpose { account.map { .link(account: $0) } ?? .signIn }

    /// PKCE's S256.
    var challenge: String { Base64URL.encode(Digest.sha256(verifier.utf8)) }
}

/// What somebody goes to a provider for.
public enum SignInPurpose: Sendable, Equatable {
    case signIn
    /// Adding the provider as a way into this account. Whoever comes back must still be signed in to it.
    case link(account: String)
}
