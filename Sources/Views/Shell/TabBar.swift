import Markup
import Routes
import Words

/// The bar at the bottom, a rail at the side from 900 px on. It holds only what exists.
enum TabBar {
    static func node(_ words: Words, onlyWide: Bool = false) -> Node {
        nav(
            .id("tabs"), .class(onlyWide ? "tabbar only-wide" : "tabbar"), .label(words.mainMenu)
        ) {
            a(.class("mark"), .href(Address.home.text), .label(words.toStart)) { words.product }
            ul {
                li {
                    a(.href(Address.home.text), .attribute("aria-current", "page")) {
                        Icon.search.node()
                        span { words.search }
                    }
                }
            }
        }
    }
}
