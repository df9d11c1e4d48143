import Domain
import Markup
import Routes
import Words

/// What every page of the settings has around it.
public struct SettingsFrame: Sendable {
    /// Proves that a form was drawn for this browser.
    public let formToken: String
    public let news: SettingsNews?
    /// What was refused, each said at its field.
    public let refusals: [SettingsRefusal]

    public init(formToken: String, news: SettingsNews? = nil, refusals: [SettingsRefusal] = []) {
        self.formToken = formToken
        self.news = news
        self.refusals = refusals
    }

    /// - Parameter back: where the arrow leads.
    func sections(
        _ words: Words, title: String, back: String, isMember: Bool = true, @Nodes content: Content
    ) -> [Node] {
        [
            TopBar.node(words, title: title, back: back),
            main(.id("main"), .class("wrap-text settings stack-6")) {
                banner(words, in: nil)
                content()
            },
            TabBar.node(words, isMember: isMember, current: .signIn),
        ]
    }

    /// What has just been done there; on top of the page where `part` is nil.
    func banner(_ words: Words, in part: SettingsNews.Part?) -> [Node] {
        guard let news, news.part == part else { return [] }
        return SettingsFrame.banner(words.text(of: news))
    }

    /// A form with its token. It is checked by the server alone, so that every browser says the same.
    func form(
        _ action: SettingsAddress, label: String? = nil, _ style: StaticString = "stack", @Nodes content: Content
    ) -> Node {
        Markup.form(
            .class(style), .attribute("method", "post"), .attribute("action", action.text), .flag("novalidate"),
            .optional("aria-label", label)
        ) {
            TextField.hidden("form", formToken)
            content()
        }
    }

    func field(
        _ words: Words, _ field: SettingsField, _ id: StaticString, _ label: String, help: String? = nil
    ) -> TextField {
        let refusal = refusals.first { $0.field == field }
        let said = refusal.map { TextField.Said.wrong(words.refusal($0)) } ?? help.map { .help($0) } ?? .nothing
        return TextField(id: id, name: id, label: label, showsLabel: true, placeholder: "", said: said)
    }

    /// A password of now, for the phone's Keychain to fill in.
    func proof(_ words: Words) -> Node {
        field(words, .proof, "proof", words.currentPassword).input(
            .attribute("type", "password"), .attribute("autocomplete", "current-password"),
            .attribute("maxlength", 1000))
    }

    /// A new password, twice.
    @Nodes
    func newPassword(_ words: Words) -> [Node] {
        field(words, .password, "password", words.newPassword).input(
            .attribute("type", "password"), .attribute("autocomplete", "new-password"), .attribute("maxlength", 1000))
        field(words, .repetition, "repetition", words.newPasswordAgain).input(
            .attribute("type", "password"), .attribute("autocomplete", "new-password"), .attribute("maxlength", 1000))
    }

    /// Tells the phone's Keychain whose password it is. Browsers read it there although nobody sees it.
    static func owner(_ handle: String) -> Node {
        input(
            .attribute("type", "text"), .attribute("name", "username"), .attribute("autocomplete", "username"),
            .attribute("value", handle), .flag("readonly"), .hidden())
    }

    @Nodes
    static func banner(_ text: String) -> [Node] {
        p(.class("banner good"), .attribute("role", "status")) {
            Icon.check.node()
            span(.class("grow")) { text }
        }
    }
}

extension Words {
    fileprivate func text(of news: SettingsNews) -> String {
        switch news {
        case .profile: profileSaved
        case .password: passwordChanged
        case .device: deviceSignedOut
        case .devices: othersSignedOut
        case .proved: proved
        case .provedForPasskey: provedForPasskey
        case .provedForLink: provedForLink
        case .passkeyRemoved: passkeyRemoved
        case .linked: providerLinked
        case .unlinked: providerUnlinked
        }
    }
}
