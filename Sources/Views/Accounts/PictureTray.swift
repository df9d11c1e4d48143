import Markup
import Screens
import Words

/// Where the picture comes from (S3-2.2): the phone's camera and library, a drawn face, or none; then the square that is cut out.
enum PictureTray {
    /// How it is at the moment.
    struct Shown {
        let tray: SignUpScreen.Tray
        let picture: Node
        /// Whether the picture is a drawn one.
        let isDrawn: Bool
        /// The name of the button that takes the choice back; nil where there is none.
        let undo: String?
    }

    static func node(_ words: Words, _ state: Shown) -> Node {
        guard state.tray != .closed else { return div(.id("picture-tray"), .class("layer")) {} }
        let isCutting = state.tray == .cutting
        return div(.id("picture-tray"), .class("layer is-open")) {
            div(.class("scrim"), .onClick("tray-close")) {}
            div(
                .class("dialog"), .attribute("role", "dialog"), .attribute("aria-modal", "true"),
                .attribute("aria-labelledby", "tray-title"), .onKey("tray-key")
            ) {
                div(.class("dialog-head")) {
                    h2(.id("tray-title"), .attribute("tabindex", -1)) {
                        isCutting ? words.cutPicture : words.profilePicture
                    }
                    button(.class("icon-btn"), .label(words.close), .onClick("tray-close")) { Icon.close.node() }
                }
                if isCutting { cutting(words) } else { choices(words, state) }
            }
        }
    }

    private static func choices(_ words: Words, _ state: Shown) -> Node {
        div(.id("tray-choices"), .class("tray")) {
            div(.class("tray-shown")) { state.picture }
            div(.class("stack")) {
                label(.class("btn btn-line")) {
                    Icon.image.node(.medium)
                    words.choosePhoto
                    input(
                        .class("sr"), .attribute("type", "file"), .attribute("accept", "image/*"),
                        .flag("data-picture"))
                }
                button(.class("btn btn-line"), .onClick("avatar")) {
                    Icon.redraw.node(.medium)
                    state.isDrawn ? words.drawAnother : words.drawAvatar
                }
                if let undo = state.undo {
                    button(.class("btn btn-line"), .onClick("no-picture")) {
                        Icon.trash.node(.medium)
                        undo
                    }
                    button(.class("btn btn-primary"), .onClick("tray-close")) { words.done }
                }
            }
        }
    }

    /// What is inside belongs to crop.js from here on.
    private static func cutting(_ words: Words) -> Node {
        div(.id("crop"), .class("crop"), .flag("data-own")) {
            element(
                "canvas",
                [
                    .id("crop-canvas"), .attribute("width", 640), .attribute("height", 640), .attribute("tabindex", 0),
                    .attribute("role", "img"), .label(words.cutPicture), .attribute("aria-describedby", "crop-help"),
                ])
            p(.id("crop-help"), .class("small")) { words.cutHelp }
            div(.class("crop-bar")) {
                button(.class("icon-btn solid"), .label("−"), .attribute("data-crop", "out")) { Icon.minus.node() }
                button(.class("icon-btn solid"), .label("+"), .attribute("data-crop", "in")) { Icon.plus.node() }
                button(.class("btn btn-primary"), .attribute("data-crop", "use")) { words.usePicture }
            }
        }
    }
}
