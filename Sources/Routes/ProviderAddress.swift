/// The addresses of signing in with another service beyond the first. Only the server leads to them, so the browser app needn't
/// hold them. A provider's name in addresses has a-z, 0-9 and `-`.
public enum ProviderAddress: Sendable {
    /// Where the provider sends people back.
    case callback(String)
    /// Where somebody new tells what else an account needs.
    case joining(String)
    /// Where it is seen that whoever came back is still signed in to the account that is to be linked.
    case linking(String)
    /// The same where it is seen that whoever came back is who the account is there.
    case proof(String)
    /// Begins linking.
    case link(String)
    /// Begins showing once more whose account it is.
    case proving(String)
    /// Takes a link away, with whatever service it is.
    case removal
    /// The demo provider's page of consent.
    case demoConsent

    public var text: String {
        switch self {
        case .callback(let slug): "/sign-in/" + slug + "/callback"
        case .joining(let slug): "/sign-in/" + slug + "/joining"
        case .linking(let slug): "/sign-in/" + slug + "/linking"
        case .proof(let slug): "/sign-in/" + slug + "/proof"
        case .link(let slug): "/settings/providers/" + slug
        case .proving(let slug): "/settings/proof/providers/" + slug
        case .removal: "/settings/provider-links/removal"
        case .demoConsent: "/demo-provider/authorization"
        }
    }
}
