import Domain
import Markup
import Screens
import Words

/// The picture on a form: with the browser app a button that opens the tray, without it drawings and a file to choose from.
public enum PortraitView: ScreenView {
    public typealias Shown = PortraitScreen

    public static func sections(_ state: PortraitScreen.State) -> [Node] {
        [field(state), tray(state)]
    }

    /// The form that the picture belongs to. It is sent as it is, with the browser app too.
    static func form(
        action: String, _ style: StaticString, formToken: String, @Nodes content: Content
    ) -> Node {
        Markup.form(
            .id(PortraitScreen.formID), .class(style), .attribute("method", "post"), .attribute("action", action),
            .attribute("enctype", "multipart/form-data"), .flag("novalidate"), .onSubmit("save")
        ) {
            TextField.hidden("form", formToken)
            content()
        }
    }

    /// Stands within the form.
    static func field(_ state: PortraitScreen.State) -> Node {
        let words = Words(state.language)
        return div(.id("portrait"), .class("field")) {
            if state.isLive { pick(words, state) } else { plain(words, state) }
            TextField.note("picture-said", said(words, state))
        }
    }

    /// Lies over the page.
    static func tray(_ state: PortraitScreen.State) -> Node {
        let words = Words(state.language)
        let isChanged = state.mayKeep ? state.choice != .kept : state.choice == .photo
        return PictureTray.node(
            words,
            PictureTray.Shown(
                tray: state.tray, picture: picture(state),
                isDrawn: state.choice == .avatar, undo: isChanged ? undo(words, state) : nil))
    }

    private static func undo(_ words: Words, _ state: PortraitScreen.State) -> String {
        state.mayKeep ? words.keepPicture : words.removePicture
    }

    private static func said(_ words: Words, _ state: PortraitScreen.State) -> TextField.Said {
        if state.progress == .waiting { return .help(words.sendingPicture) }
        if !state.notice.isEmpty { return .wrong(state.notice) }
        return switch state.trouble {
        case .none: .nothing
        case .unreadable: .wrong(words.refusal(SignUpRefusal.pictureUnreadable))
        case .tooLarge: .wrong(words.refusal(SignUpRefusal.pictureTooLarge))
        case .tooManyPixels: .wrong(words.refusal(SignUpRefusal.pictureTooManyPixels))
        case .notSent: .wrong(words.pictureNotSent)
        }
    }

    @Nodes
    private static func pick(_ words: Words, _ state: PortraitScreen.State) -> [Node] {
        hidden("picture", state.choice == .photo ? state.ticket : "")
        hidden("avatar", state.choice == .avatar ? String(state.avatar) : "")
        button(
            .id("picture"), .class("photo-pick"), .label(words.changePicture),
            .attribute("aria-describedby", "picture-said"),
            .optional("aria-busy", state.progress == .waiting ? "true" : nil), .onClick("tray")
        ) {
            picture(state)
            span(.class("edit"), .attribute("aria-hidden", "true")) { words.edit }
        }
    }

    /// Stands there even when it is empty, so that it can be filled.
    private static func hidden(_ name: StaticString, _ value: String) -> Node {
        input(.attribute("type", "hidden"), .attribute("name", name), .attribute("value", value))
    }

    private static func picture(_ state: PortraitScreen.State) -> Node {
        switch state.choice {
        case .kept: kept(state)
        case .avatar: AvatarDrawing.node(seed: state.avatar)
        case .photo: image(state.photo)
        }
    }

    private static func kept(_ state: PortraitScreen.State) -> Node {
        state.current.isEmpty ? AvatarDrawing.node(seed: state.drawn) : image(state.current)
    }

    private static func image(_ address: String) -> Node {
        img(
            .attribute("src", address), .attribute("alt", ""), .attribute("width", 480), .attribute("height", 480))
    }

    /// The picture of now, or the one that has been sent with this form, then drawings; or a file.
    private static func plain(_ words: Words, _ state: PortraitScreen.State) -> [Node] {
        let isSent = !state.ticket.isEmpty
        let first: (name: String, picture: Node)? =
            isSent ? (words.newPicture, image(state.photo)) : state.mayKeep ? (words.asItIs, kept(state)) : nil
        return plain(
            words,
            Plain(
                ticket: state.ticket, first: first, seeds: seeds(from: state.offered, count: state.mayKeep ? 3 : 4),
                chosen: state.choice == .avatar ? state.avatar : nil))
    }

    /// What can be chosen without the browser app.
    struct Plain {
        /// Of a picture that has been sent with this form; empty where none has.
        let ticket: String
        /// The picture that it is where nothing else is chosen, and its name.
        let first: (name: String, picture: Node)?
        let seeds: [Int]
        /// The seed that is chosen; nil for the first picture.
        let chosen: Int?
    }

    static func seeds(from first: Int, count: Int) -> [Int] {
        AvatarSeed(folding: Int64(first)).row(of: count).map { $0.number }
    }

    @Nodes
    static func plain(_ words: Words, _ shown: Plain) -> [Node] {
        if !shown.ticket.isEmpty { hidden("picture", shown.ticket) }
        element("fieldset", [.class("faces is-folded")], [legend(words)] + faces(words, shown))
        div(.class("field is-folded")) {
            label(.class("label"), .attribute("for", "photo")) { words.pictureFile }
            input(
                .id("photo"), .class("input"), .attribute("type", "file"), .attribute("name", PortraitScreen.fileField),
                .attribute("accept", "image/jpeg,image/png,image/webp,image/heic,image/heif"),
                .attribute("aria-describedby", "picture-said"))
        }
    }

    private static func legend(_ words: Words) -> Node {
        element("legend", [.class("small")], [.text(words.profilePicture)])
    }

    private static func faces(_ words: Words, _ shown: Plain) -> [Node] {
        // One that isn't offered any more can't be chosen again.
        let chosen = shown.seeds.firstIndex { $0 == shown.chosen }
        let first = shown.first.map { first in
            face(first.name, "", isChosen: chosen == nil) { first.picture }
        }
        return (first.map { [$0] } ?? [])
            + shown.seeds.indices.map { index in
                let seed = shown.seeds[index]
                return face(
                    words.drawing + " " + String(index + 1), String(seed),
                    isChosen: chosen == index || (chosen == nil && first == nil && index == 0)
                ) { AvatarDrawing.node(seed: seed) }
            }
    }

    private static func face(_ name: String, _ value: String, isChosen: Bool, @Nodes picture: Content) -> Node {
        label(.class("face")) {
            input(
                .attribute("type", "radio"), .attribute("name", "avatar"), .attribute("value", value),
                .flag("checked", isChosen), .label(name))
            picture()
        }
    }
}
