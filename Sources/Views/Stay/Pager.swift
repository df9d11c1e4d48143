import Markup
import Screens
import Words

/// Pictures side by side, and which of them is in view: n / m (S1-8.4, S1-12.1).
enum Pager {
    static func node(_ words: Words, _ state: StayScreen.State) -> Node {
        node(words, state.stay.summary.pictures, inView: state.picture)
    }

    /// - Parameter index: of the picture in view, counted from 0.
    static func node(_ words: Words, _ pictures: [String], inView index: Int) -> Node {
        let shown = min(index + 1, max(1, pictures.count))
        return div(.class("pager"), .attribute("role", "group"), .label(words.pictures)) {
            ul(
                .id("pictures"), .class("pager-track"), .attribute("tabindex", 0), .label(words.pictures),
                .onSnap("picture")
            ) {
                for (index, picture) in pictures.enumerated() {
                    li {
                        img(
                            .attribute("src", picture), .attribute("alt", words.picture(index + 1, of: pictures.count)),
                            .attribute("width", 400), .attribute("height", 300),
                            .attribute("loading", index == 0 ? "eager" : "lazy"))
                    }
                }
            }
            p(.class("count num"), .attribute("aria-hidden", "true")) {
                String(shown) + " / " + String(pictures.count)
            }
            p(.class("sr"), .attribute("role", "status")) { words.picture(shown, of: pictures.count) }
        }
    }
}
