import Domain
import Markup
import Routes
import Screens
import Words

public enum SignInView: ScreenView {
    public typealias Shown = SignInScreen

    public static func sections(_ state: SignInScreen.State) -> [Node] {
        let words = Words(state.language)
        return [
            main(
                .id("main"), .class(state.recoveryCodes.isEmpty ? "sign" : "sign has-codes"),
                .flag("inert", state.signUp.step != .closed)
            ) {
                div(.class("art")) {
                    img(
                        .attribute("src", "/pictures/themes/seaside.svg"), .attribute("alt", words.signInPicture),
                        .attribute("width", 400), .attribute("height", 300))
                }
                h1 { words.signInTitle }
                notice(words, state)
                joined(words, state)
                fields(words, state)
                codes(words, state)
                PasskeysView.signIn(words)
                social(words, state)
            },
            TabBar.node(words, isMember: false, current: .signIn),
            SignUpView.node(words, state.signUp, formToken: state.formToken),
        ]
    }

    /// Why another service didn't sign anybody in, and the way to try it again.
    @Nodes
    private static func notice(_ words: Words, _ state: SignInScreen.State) -> [Node] {
        if !state.notice.isEmpty {
            div(.id("notice"), .class("banner"), .attribute("role", "alert")) {
                Icon.alert.node()
                span(.class("grow")) { state.notice }
                if !state.noticeProvider.isEmpty {
                    a(.class("link"), .href(Address.provider(state.noticeProvider, back: state.back).text)) {
                        words.tryAgain
                    }
                }
            }
        }
    }

    /// What there is to say to somebody who has just joined.
    @Nodes
    private static func joined(_ words: Words, _ state: SignInScreen.State) -> [Node] {
        div(.id("joined"), .attribute("role", "status")) {
            if state.hasJoined {
                p(.class("banner good")) {
                    Icon.check.node()
                    span(.class("grow")) { state.recoveryCodes.isEmpty ? words.joined : words.joinedWithCodes }
                }
            }
        }
    }

    /// Below the fields, which keep their place.
    @Nodes
    private static func codes(_ words: Words, _ state: SignInScreen.State) -> [Node] {
        if !state.recoveryCodes.isEmpty {
            section(.class("panel codes"), .attribute("aria-labelledby", "codes-title")) {
                h2(.id("codes-title")) { words.recoveryTitle }
                p(.class("small")) { words.recoveryText }
                ol { for code in state.recoveryCodes { li { code } } }
            }
        }
    }

    /// Marked so that the phone's Keychain fills it (S1-3.2); without the browser app an ordinary form.
    private static func fields(_ words: Words, _ state: SignInScreen.State) -> Node {
        let isAboutHandle = state.refusal == .handleMissing
        let wrong = TextField.Said.wrong(words.signInRefusal(state.refusal.rawValue))
        return form(
            .id("sign-in"), .class("stack"), .attribute("method", "post"),
            .attribute("action", Address.signIn(back: "").text), .flag("novalidate"), .onSubmit("sign-in")
        ) {
            TextField.hidden("form", state.formToken)
            TextField.hidden("back", state.back)
            TextField(
                id: "sign-in-handle", name: "id", label: words.handleLabel, token: "id",
                said: isAboutHandle ? wrong : .nothing
            ).input(
                .attribute("value", state.handle), .attribute("autocomplete", "username webauthn"),
                .attribute("autocapitalize", "none"), .attribute("spellcheck", "false"),
                .attribute("enterkeyhint", "next"), .attribute("maxlength", 200))
            TextField(
                id: "sign-in-password", name: "password", label: words.passwordLabel, token: "password",
                said: isAboutHandle || state.refusal == .none ? .nothing : wrong
            ).input(
                .attribute("type", "password"), .attribute("autocomplete", "current-password"),
                .attribute("enterkeyhint", "go"), .attribute("maxlength", 1000))
            div(.class("two")) {
                submit(
                    .class("btn btn-primary"), .optional("aria-busy", state.progress == .waiting ? "true" : nil)
                ) { words.signIn }
                a(
                    .id("sign-up-link"), .class("btn btn-line"), .href(Address.signUp(back: state.back).text),
                    .onClick("open")
                ) { words.signUp }
            }
            a(.class("link small"), .href(SettingsAddress.recovery.text)) { words.passwordForgotten }
        }
    }

    @Nodes
    private static func social(_ words: Words, _ state: SignInScreen.State) -> [Node] {
        if !state.providers.isEmpty {
            p(.class("or")) { words.quickSignIn }
            ul(.class("social")) {
                for provider in state.providers {
                    li {
                        a(.href(Address.provider(provider.slug, back: state.back).text)) {
                            mark(of: provider)
                            provider.isDemo ? words.isDemo(provider.label) : provider.label
                        }
                    }
                }
            }
        }
    }

    private static func mark(of provider: ProviderSummary) -> Node {
        let disc: StaticString
        let icon: Icon
        switch Name(provider.slug) {
        case "apple": (disc, icon) = ("disc apple", .apple)
        case "kakao": (disc, icon) = ("disc kakao", .kakao)
        case "facebook": (disc, icon) = ("disc facebook", .facebook)
        case "github": (disc, icon) = ("disc github", .github)
        default: (disc, icon) = ("disc", .door)
        }
        return span(.class(disc)) { icon.node() }
    }
}
