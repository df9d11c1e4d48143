import Markup
import Routes
import Words

/// Other services as ways into one's account: a part of the settings, and what is said on the way.
public enum ProviderLinksView {
    /// A service, and who the account is there.
    public struct Service: Sendable {
        public let slug: String
        public let label: String
        /// The account's ids there; empty where it isn't linked.
        public let subjects: [String]

        public init(slug: String, label: String, subjects: [String]) {
            self.slug = slug
            self.label = label
            self.subjects = subjects
        }
    }

    /// Nothing where no service is configured.
    @Nodes
    public static func section(_ words: Words, _ services: [Service], formToken: String) -> [Node] {
        if !services.isEmpty {
            Markup.section(.id("providers"), .class("panel stack"), .attribute("aria-labelledby", "providers-title")) {
                h2(.id("providers-title")) { words.providersTitle }
                ul(.class("rows")) { for service in services { row(words, service, formToken) } }
            }
        }
    }

    /// On the way to a service; the browser goes there by itself.
    public static func leaving(_ words: Words, _ provider: String, to address: String) -> [Node] {
        page(words, words.providerLeaving(provider)) {
            a(.class("btn btn-primary btn-wide"), .href(address)) { provider }
        }
    }

    /// Why nothing was changed.
    public static func problem(_ words: Words, _ text: String) -> [Node] {
        [
            main(.id("main"), .class("wrap-text notice")) {
                EmptyState.node(title: words.notDoneTitle, text: text) {
                    a(.class("btn btn-primary"), .href(Address.settings.text)) { words.profile }
                }
            },
            TabBar.node(words, isMember: true, current: .signIn),
        ]
    }

    @Nodes
    private static func row(_ words: Words, _ service: Service, _ formToken: String) -> [Node] {
        if service.subjects.isEmpty {
            li(.class("row")) {
                span(.class("grow")) { b { service.label } }
                form(ProviderAddress.link(service.slug), formToken) {
                    submit(.class("btn btn-line btn-s"), .label(words.linkProvider(service.label))) { words.link }
                }
            }
        }
        for subject in service.subjects {
            li(.class("row")) {
                span(.class("grow")) {
                    b { service.label }
                    span(.class("small")) { words.isLinked }
                }
                form(ProviderAddress.removal(service.slug), formToken) {
                    TextField.hidden("subject", subject)
                    submit(.class("btn btn-line btn-s"), .label(words.unlinkProvider(service.label))) { words.unlink }
                }
            }
        }
    }

    private static func form(_ address: ProviderAddress, _ token: String, @Nodes content: Content) -> Node {
        Markup.form(.attribute("method", "post"), .attribute("action", address.text)) {
            TextField.hidden("form", token)
            content()
        }
    }

    private static func page(_ words: Words, _ text: String, @Nodes content: Content) -> [Node] {
        [
            TopBar.node(words, title: words.providersTitle, back: Address.settings.text),
            main(.id("main"), .class("wrap-text stack-6")) {
                p(.attribute("role", "status")) { text }
                content()
            },
            TabBar.node(words, isMember: true, current: .signIn),
        ]
    }
}
