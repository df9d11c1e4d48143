import Domain
import Markup
import Routes
import Screens
import Words

public enum WishlistView: ScreenView {
    public typealias Shown = WishlistScreen

    public static func sections(_ state: WishlistScreen.State) -> [Node] {
        let words = Words(state.language)
        let shown = state.shown
        return [
            main(.id("main"), .class("wrap wishlist")) {
                if shown.isEmpty { empty(words) } else { list(words, state, shown) }
                if state.progress == .failed { failure(words) }
            },
            HeartNote.node(
                words, state.hearts, back: Address.wishlist.text, name: state.name(of: state.hearts.note.wish)),
            TabBar.node(words, isMember: state.isMember, current: .wishlist),
        ]
    }

    private static func empty(_ words: Words) -> Node {
        EmptyState.node(title: words.wishlistEmptyTitle, text: words.wishlistEmptyText) {
            a(.class("btn btn-primary"), .href(Address.destination(Conditions()).text)) { words.findStays }
        }
    }

    @Nodes
    private static func list(_ words: Words, _ state: WishlistScreen.State, _ shown: [StaySummary]) -> [Node] {
        h1 { words.wishlist }
        p(.class("muted num"), .attribute("aria-live", "polite")) { words.savedStays(shown.count) }
        if !state.isMember {
            p(.class("small wishlist-hint")) {
                span { words.wishlistHint }
                a(.class("link"), .href(Address.signIn(back: Address.wishlist.text).text)) { words.signIn }
            }
        }
        div(.class("grid"), .attribute("aria-busy", state.progress == .waiting ? "true" : "false")) {
            for (index, stay) in shown.enumerated() {
                StayCard.node(words, stay, conditions: Conditions(), hearts: state.hearts, isFirst: index < 4)
            }
        }
        for credit in state.credits { p(.class("small credit")) { words.credit(credit) } }
    }

    private static func failure(_ words: Words) -> Node {
        div(.class("banner"), .attribute("role", "alert")) {
            Icon.alert.node(.medium)
            span(.class("grow")) { words.wishlistFailed }
            a(
                .class("link"), .attribute("role", "button"), .href(Address.wishlist.text),
                .onClick(WishlistScreen.Action.again.token)
            ) { words.tryAgain }
        }
    }
}

extension WishlistScreen.State {
    fileprivate func name(of wish: Wish) -> String { stays.first { stay in stay.wish == wish }?.name ?? "" }
}
