import Domain
import Markup
import Routes
import Screens
import Words

/// A heart on whatever can be wished for. With the browser app a press shows at once; without it the button sends the page's
/// one form for hearts, which `HeartNote` holds, to an address of its own.
enum HeartButton {
    /// - Parameter name: what the heart is on, for who can't see it.
    static func node(_ words: Words, _ wish: Wish, name: String, in hearts: Hearts) -> Node {
        let isOn = hearts.holds(wish)
        let address = isOn ? Address.wishRemoval(wish) : Address.wish(wish)
        return submit(
            .class("heart"), .attribute("form", "hearts"), .attribute("formaction", address.text), .pressed(isOn),
            .label(words.heartName(name)), .onClick(HeartAction.press(wish).token)
        ) { Icon.heart.node(.medium) }
    }
}

/// The form of a page's hearts, and what is said of the last press: taken off, with the way back; or why it was not done.
enum HeartNote {
    /// - Parameters:
    ///   - back: the page's address, to which the form comes back.
    ///   - name: of what the note is about; empty where it isn't known.
    static func node(_ words: Words, _ hearts: Hearts, back: String, name: String) -> Node {
        div(.id("heart-note")) {
            form(.id("hearts"), .attribute("method", "post"), .attribute("action", Address.wishlist.text)) {
                input(.attribute("type", "hidden"), .attribute("name", "back"), .attribute("value", back))
            }
            // It stands there from the start: a status that comes with its words is not always told.
            div(.class("toast"), .attribute("role", "status")) {
                if hearts.note.kind != .none {
                    p { text(words, hearts.note.kind, name) }
                    if hearts.note.kind == .removed {
                        button(
                            .id("heart-undo"), .class("toast-act"),
                            .onClick(HeartAction.press(hearts.note.wish).token)
                        ) { words.undo }
                    }
                    button(.class("icon-btn"), .label(words.close), .onClick(HeartAction.closeNote.token)) {
                        Icon.close.node(.medium)
                    }
                }
            }
        }
    }

    private static func text(_ words: Words, _ kind: Hearts.Note.Kind, _ name: String) -> String {
        switch kind {
        case .none: ""
        case .removed: words.heartRemoved(name)
        case .full: words.wishlistFull
        case .refused: words.heartRefused
        case .unanswered: words.heartUnanswered
        }
    }
}
