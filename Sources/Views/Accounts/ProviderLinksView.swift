import Markup
import Routes
import Words

/// Other services as ways into one's account: a part of the settings, and what is said on the way.
public enum ProviderLinksView {
    /// A service, and who the account is there.
    public struct Service: Sendable {
        /// Its name in addresses; empty where it isn't offered any more: then its links can only be taken away.
        public let slug: String
        public let label: String
        /// Empty where it isn't linked.
        public let links: [Link]

        public init(slug: String, label: String, links: [Link]) {
            self.slug = slug
            self.label = label
            self.links = links
        }

        public var isOffered: Bool { !slug.isEmpty }
    }

    public struct Link: Sendable {
        public let issuer: String
        /// The account's id at the service.
        public let subject: String
        /// The day from which on it is there, in the reader's words.
        public let since: String

        public init(issuer: String, subject: String, since: String) {
            self.issuer = issuer
            self.subject = subject
            self.since = since
        }
    }

    /// Nothing where no service is offered or linked.
    @Nodes
    static func section(_ words: Words, _ services: [Service], _ frame: SettingsFrame) -> [Node] {
        let said = frame.banner(words, in: .providers)
        if !services.isEmpty || !said.isEmpty {
            Markup.section(.id("providers"), .class("panel stack"), .attribute("aria-labelledby", "providers-title")) {
                h2(.id("providers-title")) { words.linkedServices }
                said
                ul(.class("rows")) { for service in services { row(words, service, frame.formToken) } }
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
                    a(.class("btn btn-primary"), .href(Address.settings.text)) { words.settings }
                }
            },
            TabBar.node(words, isMember: true, current: .signIn),
        ]
    }

    @Nodes
    private static func row(_ words: Words, _ service: Service, _ formToken: String) -> [Node] {
        if service.links.isEmpty {
            li(.class("row")) {
                span(.class("grow")) { b { service.label } }
                form(ProviderAddress.link(service.slug), formToken) {
                    submit(.class("btn btn-line btn-s"), .label(words.linkProvider(service.label))) { words.link }
                }
            }
        }
        for link in service.links {
            li(.class("row")) {
                span(.class("grow")) {
                    b { service.label }
                    span(.class("small")) { words.since(link.since) }
                    if !service.isOffered { span(.class("small")) { words.providerNotOffered } }
                }
                form(ProviderAddress.removal, formToken) {
                    TextField.hidden("issuer", link.issuer)
                    TextField.hidden("subject", link.subject)
                    submit(.class("btn btn-line btn-s"), .label(words.unlinkProvider(service.label))) { words.unlink }
                }
            }
        }
    }

    static func form(_ address: ProviderAddress, _ token: String, @Nodes content: Content) -> Node {
        Markup.form(.attribute("method", "post"), .attribute("action", address.text)) {
            TextField.hidden("form", token)
            content()
        }
    }

    private static func page(_ words: Words, _ text: String, @Nodes content: Content) -> [Node] {
        [
            TopBar.node(words, title: words.linkedServices, back: Address.settings.text),
            main(.id("main"), .class("wrap-text stack-6")) {
                p(.attribute("role", "status")) { text }
                content()
            },
            TabBar.node(words, isMember: true, current: .signIn),
        ]
    }
}
