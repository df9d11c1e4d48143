import Markup
import Words

/// Back at the left, the screen's title in the middle.
enum TopBar {
    static func node(_ words: Words, title: String, back: String) -> Node {
        header(.id("top"), .class("topbar")) {
            BackButton.node(words, to: back)
            h1(.class("title")) { title }
            div(.class("end")) {}
        }
    }
}

/// Leads back in the history when one came from within the site, else to the address.
enum BackButton {
    static func node(_ words: Words, to address: String, isFloating: Bool = false) -> Node {
        a(
            .class(isFloating ? "icon-btn solid" : "icon-btn"), .href(address), .label(words.back),
            .flag("data-back")
        ) { Icon.back.node() }
    }
}
