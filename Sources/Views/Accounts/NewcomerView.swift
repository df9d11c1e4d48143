import Domain
import Markup
import Routes
import Screens
import Words

/// What somebody new is asked who has come by another service (S2-9.6): all that the sign-up asks but a password. A plain form,
/// which needs no script; only its picture can do more with one.
public enum NewcomerView {
    public struct Shown: Sendable {
        /// The service's name on buttons, and in addresses.
        public let provider: String
        public let slug: String
        /// As the service told it, or as it was typed.
        public let name: String
        public let signUp: SignUpScreen.State
        public let portrait: PortraitScreen.State
        /// Proves that the form was drawn for this browser.
        public let formToken: String

        public init(
            provider: String, slug: String, name: String, signUp: SignUpScreen.State, portrait: PortraitScreen.State,
            formToken: String
        ) {
            self.provider = provider
            self.slug = slug
            self.name = name
            var signUp = signUp
            signUp.step = .details
            self.signUp = signUp
            self.portrait = portrait
            self.formToken = formToken
        }
    }

    public static func sections(_ words: Words, _ shown: Shown) -> [Node] {
        [
            TopBar.node(words, title: words.signUp, back: Address.signIn(back: "").text),
            main(.id("main"), .class("wrap-text stack-6")) {
                p { words.newcomerText(shown.provider) }
                div(.id("joining-said"), .attribute("role", "alert")) { SignUpView.failure(words, shown.signUp) }
                PortraitView.form(
                    action: ProviderAddress.joining(shown.slug).text, "stack-6", formToken: shown.formToken
                ) {
                    fields(words, shown)
                    submit(.class("btn btn-primary btn-wide")) { words.join }
                }
            },
            TabBar.node(words, isMember: false, current: .signIn),
            PortraitView.tray(shown.portrait),
        ]
    }

    /// Joined and signed in: the recovery codes, and the way on.
    public static func welcome(_ words: Words, codes: [String], back: String) -> [Node] {
        [
            TopBar.node(words, title: words.signUp, back: back),
            main(.id("main"), .class("wrap-text stack-6")) {
                p(.class("banner good"), .attribute("role", "status")) {
                    Icon.check.node()
                    span(.class("grow")) { words.newcomerJoined }
                }
                section(.class("panel codes"), .attribute("aria-labelledby", "codes-title")) {
                    h2(.id("codes-title")) { words.recoveryTitle }
                    p(.class("small")) { words.newcomerCodes }
                    ol { for code in codes { li { code } } }
                }
                a(.id("go-on"), .class("btn btn-primary btn-wide"), .href(back)) { words.goOn }
            },
            TabBar.node(words, isMember: true, current: .signIn),
        ]
    }

    @Nodes
    private static func fields(_ words: Words, _ shown: Shown) -> [Node] {
        div(.class("su-top")) {
            PortraitView.field(shown.portrait)
            div(.class("stack")) {
                TextField(
                    id: "name", name: "name", label: words.nameLabel, showsLabel: true,
                    said: .help(words.nameHelp)
                ).input(
                    .attribute("value", shown.name), .attribute("autocomplete", "name"), .attribute("maxlength", 60),
                    .attribute("enterkeyhint", "next"))
                SignUpBasics.handle(words, shown.signUp, showsLabel: true)
            }
        }
        SignUpBasics.introduction(words, shown.signUp)
        SignUpDetails.node(words, shown.signUp)
    }
}
