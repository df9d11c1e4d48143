import Wire

/// Somebody whom a provider has named and who isn't known to us yet, or is about to be linked. Kept sealed in a cookie of their
/// browser, so that no form and no address holds it.
public struct ProviderArrival: Record, Equatable, Sendable {
    /// Seconds.
    public static let lifetime: Int64 = 900
    /// From setting out until what came of it is worth nothing any more.
    public static let longestWay = SignInAttempt.lifetime + lifetime
    /// Unicode scalars: as many as an account's name may have, and few enough for a cookie.
    static let longestName = 60

    /// The provider's name in addresses.
    public private(set) var provider = ""
    public private(set) var issuer = ""
    public private(set) var subject = ""
    /// On one line, at most 60 Unicode scalars; empty where the provider told none.
    public private(set) var name = ""
    /// A path on our own site.
    public private(set) var back = ""
    private var account: String?
    private var isProof = false
    /// Seconds since 1970.
    private(set) var expires: Int64 = 0

    public init() {}

    init(_ home: ProviderSignIn.Home, of provider: Provider, now: Int64) {
        self.provider = provider.slug
        issuer = home.identity.issuer
        subject = home.identity.subject
        name = ProviderArrival.shownName(home.identity.name ?? "")
        back = home.back
        (account, isProof) = home.purpose.parts
        expires = now + ProviderArrival.lifetime
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("provider", &provider)
        visitor.field("issuer", &issuer)
        visitor.field("subject", &subject)
        visitor.field("name", &name)
        visitor.field("back", &back)
        visitor.field("account", &account)
        visitor.field("proof", &isProof)
        visitor.field("expires", &expires)
    }

    /// What they went to the provider for; `.signIn` for somebody new.
    public var purpose: SignInPurpose { SignInPurpose(account: account, isProof: isProof) }

    /// A name as it may stand in an account: one line without control characters, cut after 60 Unicode scalars.
    public static func shownName(_ typed: String) -> String {
        let line = Identity.line(typed) ?? ""
        return String(String.UnicodeScalarView(line.unicodeScalars.prefix(longestName)))
    }
}
