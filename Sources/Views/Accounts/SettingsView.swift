import Domain
import Markup
import Routes
import Words

/// What somebody has told of themselves, and how they like it here (S2-10.1). Drawn by the server; its forms need no script.
public enum SettingsView {
    public struct Shown: Sendable {
        public let account: Account
        /// Whether there is one to be changed.
        public let hasPassword: Bool
        public let codesLeft: Int
        public let deviceCount: Int
        public let theme: Address.Theme
        public let services: [ProviderLinksView.Service]
        public let passkeys: [PasskeysView.Shown]
        /// Whether browsers keep passkeys for this site's address.
        public let takesPasskeys: Bool
        /// Where the arrow leads (S2-10.2).
        public let back: String

        public init(
            account: Account, hasPassword: Bool, codesLeft: Int, deviceCount: Int, theme: Address.Theme,
            services: [ProviderLinksView.Service], passkeys: [PasskeysView.Shown], takesPasskeys: Bool, back: String
        ) {
            self.account = account
            self.hasPassword = hasPassword
            self.codesLeft = codesLeft
            self.deviceCount = deviceCount
            self.theme = theme
            self.services = services
            self.passkeys = passkeys
            self.takesPasskeys = takesPasskeys
            self.back = back
        }
    }

    public static func sections(_ words: Words, _ shown: Shown, _ frame: SettingsFrame) -> [Node] {
        frame.sections(words, title: words.settings, back: shown.back) {
            profile(words, shown.account)
            display(words, shown)
            safety(words, shown)
            ProviderLinksView.section(words, shown.services, frame)
            PasskeysView.settings(words, shown.passkeys, takesMore: shown.takesPasskeys, frame)
            data(words)
            Markup.form(.attribute("method", "post"), .attribute("action", Address.signOut.text)) {
                TextField.hidden("form", frame.formToken)
                submit(.class("btn btn-line btn-wide")) { words.signOut }
            }
        }
    }

    private static func profile(_ words: Words, _ account: Account) -> Node {
        section(.class("panel"), .label(words.profile)) {
            div(.class("profile")) {
                div(.class("face-large")) { Portrait.node(account) }
                div {
                    h2 { account.shownName }
                    if !account.name.isEmpty { p(.class("small")) { account.handle } }
                    p(.class("profile-text")) { account.introduction }
                }
            }
            a(.class("btn btn-line btn-s btn-wide"), .href(SettingsAddress.profile.text)) { words.editProfile }
        }
    }

    private static func display(_ words: Words, _ shown: Shown) -> Node {
        let own = SettingsAddress.start(back: shown.back.hasBytes(of: Address.home.text) ? "" : shown.back).text
        return panel("display-title", words.look) {
            nav(.class("seg"), .label(words.languageChoice)) {
                for language in Language.allCases {
                    a(
                        .href(Address.language(language, back: own).text),
                        .attribute("hreflang", language.rawValue), .attribute("lang", language.rawValue),
                        .optional("aria-current", language == words.language ? "true" : nil)
                    ) { Words.ownName(of: language) }
                }
            }
            nav(.class("seg"), .label(words.themeChoice)) {
                for theme in Address.Theme.allCases {
                    a(
                        .href(Address.theme(theme, back: own).text),
                        .optional("aria-current", theme == shown.theme ? "true" : nil)
                    ) { words.name(of: theme) }
                }
            }
        }
    }

    private static func safety(_ words: Words, _ shown: Shown) -> Node {
        panel("safety-title", words.signInAndSafety) {
            ul(.class("rows")) {
                row(shown.hasPassword ? words.changePassword : words.setPassword, nil, .password())
                row(words.recoveryTitle, words.codesLeft(shown.codesLeft), .recoveryCodes())
                row(words.devices, words.devices(shown.deviceCount), .devices())
            }
        }
    }

    private static func data(_ words: Words) -> Node {
        panel("data-title", words.myData) {
            ul(.class("rows")) {
                row(words.export, words.exportMeaning, .export)
                row(words.deleteAccount, nil, .deletion())
            }
        }
    }

    static func panel(_ id: StaticString, _ title: String, @Nodes content: Content) -> Node {
        section(.class("panel stack"), .attribute("aria-labelledby", id)) {
            h2(.id(id)) { title }
            content()
        }
    }

    private static func row(_ title: String, _ more: String?, _ address: SettingsAddress) -> Node {
        li {
            a(.class("row"), .href(address.text)) {
                span(.class("grow")) {
                    b { title }
                    if let more { span(.class("small")) { more } }
                }
                Icon.next.node(.medium)
            }
        }
    }
}
