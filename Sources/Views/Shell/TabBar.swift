import Markup
import Routes
import Words

/// The bar at the bottom, a rail at the side from 900 px on. It holds only what exists.
enum TabBar {
    enum Tab { case search, wishlist, schedule, signIn }

    /// - Parameters:
    ///   - isMember: whether the reader is signed in: the last tab leads to the profile then (S1-1.3).
    ///   - current: the tab to which the screen belongs.
    ///   - isBelowLayer: whether a layer lies open over the page, as the server draws it.
    static func node(
        _ words: Words, isMember: Bool, current: Tab = .search, onlyWide: Bool = false, isBelowLayer: Bool = false
    ) -> Node {
        nav(
            .id("tabs"), .class(onlyWide ? "tabbar only-wide" : "tabbar"), .label(words.mainMenu),
            .flag("inert", isBelowLayer)
        ) {
            a(.class("mark"), .href(Address.home.text), .label(words.toStart)) { words.product }
            ul {
                tab(.search, words.search, to: .home, isCurrent: current == .search)
                tab(.heart, words.wishlist, to: .wishlist, isCurrent: current == .wishlist)
                tab(.calendar, words.schedule, to: .bookings, isCurrent: current == .schedule)
                tab(
                    .person, isMember ? words.profile : words.signIn, to: isMember ? .settings : .signIn(back: ""),
                    isCurrent: current == .signIn)
            }
        }
    }

    private static func tab(_ icon: Icon, _ name: String, to address: Address, isCurrent: Bool) -> Node {
        li {
            a(.href(address.text), .optional("aria-current", isCurrent ? "page" : nil)) {
                icon.node()
                span { name }
            }
        }
    }
}
