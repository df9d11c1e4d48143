import Domain
import Markup
import Routes
import Screens
import Words

/// Signing up, as a layer over the sign-in (S3-1.2). Both steps stand in one form: with the browser app one of them shows at a
/// time, without it they stand one below the other and are sent together.
enum SignUpView {
    static func node(_ words: Words, _ state: SignUpScreen.State, formToken: String) -> Node {
        guard state.step != .closed else { return div(.id("sign-up"), .class("layer flow")) {} }
        return div(
            .id("sign-up"), .class("layer flow is-open"), .attribute("role", "dialog"),
            .attribute("aria-modal", "true"),
            .attribute("aria-labelledby", "flow-title")
        ) {
            top(words, state)
            form(
                .id("sign-up-form"), .attribute("method", "post"), .attribute("action", Address.signUp(back: "").text),
                .attribute("enctype", "multipart/form-data"), .flag("novalidate"),
                .onSubmit(state.step == .basics ? "next" : "join")
            ) {
                TextField.hidden("form", formToken)
                TextField.hidden("back", state.back)
                div(.class("wrap-text")) {
                    steps(words, state)
                    SignUpBasics.node(words, state)
                    SignUpDetails.node(words, state)
                }
                SignUpBar.node(words, state)
            }
            if state.isLive { tray(words, state) }
        }
    }

    private static func tray(_ words: Words, _ state: SignUpScreen.State) -> Node {
        let isMissing = state.draft.picture == .missing
        return PictureTray.node(
            words,
            PictureTray.Shown(
                tray: state.tray, picture: SignUpBasics.shown(state.draft), isDrawn: state.draft.picture == .avatar,
                undo: isMissing ? nil : words.removePicture))
    }

    private static func top(_ words: Words, _ state: SignUpScreen.State) -> Node {
        header(.class("topbar")) {
            a(
                .class("icon-btn"), .href(Address.signIn(back: state.back).text), .label(words.close),
                .onClick("cancel")
            ) { Icon.close.node() }
            h1(.id("flow-title"), .class("title"), .attribute("tabindex", -1)) { words.signUp }
            div(.class("end")) {}
        }
    }

    @Nodes
    private static func steps(_ words: Words, _ state: SignUpScreen.State) -> [Node] {
        if state.isLive {
            div(
                .class("steps"), .attribute("role", "img"), .label(words.step(state.step.rawValue, of: 2))
            ) {
                element("i", [.class("on")])
                element("i", [.class(state.step == .details ? "on" : "")])
            }
        }
        div(.id("sign-up-said"), .attribute("role", "alert")) { failure(words, state) }
    }

    /// That it went wrong through no fault of what was filled in.
    @Nodes
    static func failure(_ words: Words, _ state: SignUpScreen.State) -> [Node] {
        if state.progress == .failed {
            p(.class("banner")) {
                Icon.alert.node()
                span(.class("grow")) { words.joinFailed }
            }
        }
    }

    /// What stands under a field.
    static func said(_ words: Words, _ state: SignUpScreen.State, _ field: SignUpField) -> TextField.Said {
        state.shownRefusal(of: field).map { .wrong(words.refusal($0)) } ?? .nothing
    }

    static func field(
        _ words: Words, _ state: SignUpScreen.State, _ field: SignUpField, _ label: String
    ) -> TextField {
        TextField(
            id: field.name, name: field.name, label: label, token: "type:" + String(field.rawValue),
            said: said(words, state, field))
    }
}

/// The buttons at the bottom: 취소 · 다음, then 이전 · 취소 · 가입.
private enum SignUpBar {
    static func node(_ words: Words, _ state: SignUpScreen.State) -> Node {
        let isFirst = state.step == .basics
        return div(.class("footbar")) {
            div(.class(isFirst || !state.isLive ? "two" : "three")) {
                if !isFirst, state.isLive {
                    button(.class("btn btn-line"), .onClick("previous")) { words.previous }
                }
                a(.class("btn btn-line"), .href(Address.signIn(back: state.back).text), .onClick("cancel")) {
                    words.cancel
                }
                if state.isLive {
                    go(words, state, isFirst ? words.next : words.join)
                } else {
                    div(.class("is-folded")) { submit(.class("btn btn-primary btn-wide")) { words.join } }
                }
            }
        }
    }

    /// Held back with its reason: a press names the first missing thing and gives it the focus.
    @Nodes
    private static func go(_ words: Words, _ state: SignUpScreen.State, _ name: String) -> [Node] {
        let missing = state.firstMissing
        let isWaiting = state.progress == .waiting
        submit(
            .class("btn btn-primary"), .optional("aria-disabled", missing == nil ? nil : "true"),
            .optional("aria-busy", isWaiting ? "true" : nil), .attribute("aria-describedby", "why")
        ) {
            if isWaiting { span(.class("spin")) {} }
            name
        }
        span(.id("why"), .class("sr")) { isWaiting ? words.joining : missing.map { words.refusal($0) } ?? "" }
    }
}
