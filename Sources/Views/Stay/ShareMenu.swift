import Domain
import Markup
import Routes
import Screens
import Words

/// Where the system has no share sheet: the page's address, and a button that copies it (S1-8.2, S1-8.3).
enum ShareMenu {
    static func node(_ words: Words, _ state: StayScreen.State) -> Node {
        let isOpen = state.sharing != .closed
        return div(.id("share-menu"), .class(isOpen ? "layer is-open" : "layer")) {
            a(
                .class("scrim"), .href("#main"), .attribute("tabindex", -1), .attribute("aria-hidden", "true"),
                .onClick(StayScreen.Action.closeMenu.token)
            ) {}
            div(
                .class("dialog"), .attribute("role", "dialog"), .attribute("aria-modal", "true"),
                .attribute("aria-labelledby", "share-title"), .onKey("share-key")
            ) {
                div(.class("dialog-head")) {
                    h2(.id("share-title")) { words.shareTitle }
                    a(
                        .class("icon-btn"), .href("#main"), .attribute("role", "button"), .label(words.close),
                        .onClick(StayScreen.Action.closeMenu.token)
                    ) { Icon.close.node() }
                }
                p(.class("share-link num")) { state.link }
                img(
                    .class("share-code"), .attribute("src", code(state)), .attribute("alt", words.shareCode),
                    .attribute("width", 176), .attribute("height", 176), .attribute("loading", "lazy"))
                button(
                    .id("share-menu-copy"), .class("btn btn-primary btn-wide needs-app"),
                    .onClick(StayScreen.Action.copyLink.token)
                ) { words.copyLink }
                p(.id("share-said"), .class("small said"), .attribute("role", "status")) {
                    switch state.sharing {
                    case .copied: words.linkCopied
                    case .failed: words.copyFailed
                    case .closed, .menu: ""
                    }
                }
            }
        }
    }

    private static func code(_ state: StayScreen.State) -> String {
        Address.shareCode(Stay.ID(Int32(clamping: state.stay.summary.id)), state.conditions.forOneStay).text
    }
}
