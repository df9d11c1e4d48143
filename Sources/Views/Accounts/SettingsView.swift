import Domain
import Markup
import Routes
import Screens
import Words

/// What somebody has told of themselves, and how they like it here (S2-10.1). Drawn by the server; its forms need no script.
public enum SettingsView {
    public struct Shown: Sendable {
        public let account: Account
        public let services: [ProviderLinksView.Service]
        /// Proves that a form was drawn for this browser.
        public let formToken: String

        public init(account: Account, services: [ProviderLinksView.Service], formToken: String) {
            self.account = account
            self.services = services
            self.formToken = formToken
        }
    }

    public static func sections(_ words: Words, _ shown: Shown) -> [Node] {
        [
            TopBar.node(words, title: words.profile, back: Address.home.text),
            main(.id("main"), .class("wrap-text stack-6")) {
                profile(shown.account)
                ProviderLinksView.section(words, shown.services, formToken: shown.formToken)
                signOut(words, shown)
            },
            TabBar.node(words, isMember: true, current: .signIn),
        ]
    }

    private static func profile(_ account: Account) -> Node {
        section(.class("panel profile")) {
            AvatarDrawing.node(seed: Int(truncatingIfNeeded: account.avatarSeed))
            div {
                h2 { account.shownName }
                p(.class("small")) { account.handle }
                p { account.introduction }
            }
        }
    }

    private static func signOut(_ words: Words, _ shown: Shown) -> Node {
        form(.attribute("method", "post"), .attribute("action", Address.signOut.text)) {
            TextField.hidden("form", shown.formToken)
            submit(.class("btn btn-line btn-wide")) { words.signOut }
        }
    }
}
