import Domain
import Markup
import Screens
import Words

/// The first step: the picture, to its right id and passwords, below them the introduction (S3-2.1).
enum SignUpBasics {
    static func node(_ words: Words, _ state: SignUpScreen.State) -> Node {
        section(.id("basics"), .class(state.step == .basics ? "stack-6" : "stack-6 is-folded")) {
            div(.class("su-top")) {
                picture(words, state)
                div(.class("stack")) {
                    handle(words, state)
                    password(words, state, .password, words.passwordLabel)
                    password(words, state, .repetition, words.repetitionLabel)
                }
            }
            introduction(words, state)
        }
    }

    /// With the browser app a button that opens the tray; without it drawn faces to choose from.
    private static func picture(_ words: Words, _ state: SignUpScreen.State) -> Node {
        let said = SignUpView.said(words, state, .picture)
        let has = state.draft.picture != .missing
        return div(.class("field")) {
            if state.isLive {
                button(
                    .id("picture"), .class("photo-pick"), .label(has ? words.changePicture : words.addPicture),
                    .attribute("aria-describedby", "picture-said"), .onClick("tray")
                ) {
                    shown(state.draft)
                    span(.class("edit"), .attribute("aria-hidden", "true")) { has ? words.edit : words.add }
                }
            } else {
                plain(words, state)
            }
            TextField.note("picture-said", said)
        }
    }

    static func shown(_ draft: SignUpDraft) -> Node {
        switch draft.picture {
        case .missing: Icon.camera.node()
        case .avatar: AvatarDrawing.node(seed: draft.avatar)
        case .photo: img(.attribute("src", draft.photo), .attribute("alt", ""))
        }
    }

    /// The same choices as on other forms: a file, or one of four drawn faces.
    @Nodes
    private static func plain(_ words: Words, _ state: SignUpScreen.State) -> [Node] {
        let isSent = state.draft.picture == .photo && !state.ticket.isEmpty
        PortraitView.plain(
            words,
            PortraitView.Plain(
                ticket: isSent ? state.ticket : "", first: isSent ? (words.newPicture, shown(state.draft)) : nil,
                seeds: PortraitView.seeds(from: state.draft.avatar, count: 4), chosen: isSent ? nil : state.draft.avatar
            ))
    }

    static func handle(_ words: Words, _ state: SignUpScreen.State, showsLabel: Bool = false) -> Node {
        var field = SignUpView.field(words, state, .handle, words.handleLabel)
        field.showsLabel = showsLabel
        if case .nothing = field.said {
            switch state.availability {
            case .unknown: break
            case .asking: field.said = .help(words.handleAsking)
            case .free: field.said = .right(words.handleFree)
            }
        }
        return field.input(
            .attribute("value", state.draft.handle), .attribute("autocomplete", "username"),
            .attribute("autocapitalize", "none"), .attribute("spellcheck", "false"), .attribute("enterkeyhint", "next"))
    }

    private static func password(
        _ words: Words, _ state: SignUpScreen.State, _ field: SignUpField, _ name: String
    ) -> Node {
        SignUpView.field(words, state, field, name).input(
            .attribute("type", "password"), .attribute("autocomplete", "new-password"),
            .attribute("enterkeyhint", "next"))
    }

    static func introduction(_ words: Words, _ state: SignUpScreen.State) -> Node {
        var field = SignUpView.field(words, state, .introduction, words.introductionLabel)
        field.showsLabel = true
        field.placeholder = words.introductionHint
        return field.area(state.draft.introduction, .attribute("rows", 4))
    }
}
