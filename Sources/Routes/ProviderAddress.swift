/// The addresses of signing in with another service beyond the first. Only the server leads to them, so the browser app needn't
/// hold them. A provider's name in addresses has a-z, 0-9 and `-`.
public enum ProviderAddress: Sendable {
    /// Where the provider sends people back.
    case callback(String)
    /// Where somebody new tells what else an account needs.
    case joining(String)
    /// Where it is seen that whoever came back is still signed in to the account that is to be linked.
    case linking(String)
    /// Begins linking.
    case link(String)
    case removal(String)
    /// The demo provider's page of consent.
    case demoConsent

    public var text: String {
        switch self {
        case .callback(let slug): "/sign-in/" + slug + "/callback"
        case .joining(let slug): "/sign-in/" + slug + "/joining"
        case .linking(let slug): "/sign-in/" + slug + "/linking"
        case .link(let slug): "/settings/providers/" + slug
        case .removal(let slug): "/settings/providers/" + slug + "/removal"
        case .demoConsent: "/demo-provider/authorization"
        }
    }
}
