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
    /// The account that is to be linked, or whose owner shows once more who they are; nil for signing in.
    var account: String?
    /// Whether it is the second of these.
    var isProof = false
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
        visitor.field("proof", &isProof)
        visitor.field("expires", &expires)
    }

    var purpose: SignInPurpose {
        get { SignInPurpose(account: account, isProof: isProof) }
        set { (account, isProof) = newValue.parts }
    }

    /// PKCE's S256.
    var challenge: String { Base64URL.encode(Digest.sha256(verifier.utf8)) }
}

/// What somebody goes to a provider for.
public enum SignInPurpose: Sendable, Equatable {
    case signIn
    /// Adding the provider as a way into this account. Whoever comes back must still be signed in to it.
    case link(account: String)
    /// Showing once more whose account this is, which is signed in here and has the provider linked.
    case proof(account: String)

    /// - Parameter account: nil for signing in.
    init(account: String?, isProof: Bool) {
        guard let account else {
            self = .signIn
            return
        }
        self = isProof ? .proof(account: account) : .link(account: account)
    }

    public var account: String? { parts.account }

    var parts: (account: String?, isProof: Bool) {
        switch self {
        case .signIn: (nil, false)
        case .link(let account): (account, false)
        case .proof(let account): (account, true)
        }
    }
}
