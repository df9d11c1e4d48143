import Domain
import Markup
import Routes
import Screens
import Words

public enum StayView: ScreenView {
    public typealias Shown = StayScreen

    public static func sections(_ state: StayScreen.State) -> [Node] {
        let words = Words(state.language)
        return [
            main(.id("main"), .class("stay-page"), .flag("inert", state.dialog.isOpen)) {
                div(.class("stay-top")) {
                    Pager.node(words, state)
                    floatingBar(words, state)
                }
                div(.class("stay-body")) {
                    div(.class("wrap stay-cols")) {
                        div {
                            title(words, state.stay)
                            host(words, state.stay)
                            introduction(words, state)
                            StayFacts.amenities(words, state.stay)
                            StayFacts.rules(words, state.stay)
                            StayFacts.reviews(words, state.stay)
                            StayFacts.credits(words, state.stay)
                        }
                        BookingBar.side(words, state)
                    }
                }
            },
            ShareMenu.node(words, state),
            BookingBar.foot(words, state),
            HeartNote.node(
                words, state.hearts,
                back: Address.stay(state.id, state.conditions).text, name: state.stay.summary.name),
            TabBar.node(words, isMember: state.isMember, onlyWide: true, isBelowLayer: state.dialog.isOpen),
            FinalDialogView.node(words, state),
        ]
    }

    private static func floatingBar(_ words: Words, _ state: StayScreen.State) -> Node {
        div(.class("float-bar")) {
            BackButton.node(words, to: Address.results(state.conditions).text, isFloating: true)
            span(.class("gap")) {}
            a(
                .id("share"), .class("icon-btn solid"), .href("#share-menu"), .attribute("role", "button"),
                .label(words.share), .onClick(StayScreen.Action.share.token)
            ) { Icon.share.node(.medium) }
            HeartButton.node(words, state.stay.summary.wish, name: state.stay.summary.name, in: state.hearts)
        }
    }

    private static func title(_ words: Words, _ stay: StayDetail) -> Node {
        section {
            h1(.class("stay-name")) { stay.summary.name }
            div(.class("meta")) {
                if stay.summary.ratingHundredths != nil || stay.summary.reviewCount == 0 {
                    Rating.node(
                        words, hundredths: stay.summary.ratingHundredths, reviewCount: stay.summary.reviewCount,
                        showsCount: false)
                    span(.attribute("aria-hidden", "true")) { "·" }
                }
                if stay.reviews.isEmpty {
                    span { words.reviews(stay.summary.reviewCount) }
                } else {
                    a(.class("link"), .href("#reviews")) { words.reviews(stay.summary.reviewCount) }
                }
                span(.attribute("aria-hidden", "true")) { "·" }
                span { stay.summary.area }
            }
            dl(.class("facts")) {
                fact(words.guestsLabel, String(stay.capacity))
                fact(words.bedroomsLabel, String(stay.bedrooms))
                fact(words.bedsLabel, String(stay.beds))
                fact(words.bathsLabel, Words.baths(stay.halfBaths))
            }
        }
    }

    private static func fact(_ name: String, _ value: String) -> Node {
        div {
            dt { name }
            dd { value }
        }
    }

    private static func host(_ words: Words, _ stay: StayDetail) -> Node {
        section {
            div(.class("host")) {
                div {
                    h2(.class("h3")) { words.kindAndShare(stay.summary.kind, stay.summary.share) }
                    p(.class("muted")) { words.hostedBy(stay.hostName) + " · " + words.upTo(stay.capacity) }
                }
                img(
                    .class("avatar"), .attribute("src", stay.hostPicture), .attribute("alt", ""),
                    .attribute("width", 56), .attribute("height", 56))
            }
        }
    }

    /// The short text, and behind 더보기 the long one (S1-8.7, S1-8.8). Without the browser app it is open from the start.
    private static func introduction(_ words: Words, _ state: StayScreen.State) -> Node {
        section(.attribute("aria-labelledby", "introduction-title")) {
            h2(.id("introduction-title"), .class("sr")) { words.introduction }
            p(.class("prose")) { state.stay.introduction }
            if !state.stay.details.isEmpty {
                p(
                    .id("details"),
                    .class(state.showsDetails ? "prose details" : "prose details is-folded")
                ) { state.stay.details }
                button(
                    .id("details-toggle"), .class("link needs-app"), .expanded(state.showsDetails),
                    .attribute("aria-controls", "details"), .onClick(StayScreen.Action.toggleDetails.token)
                ) {
                    state.showsDetails ? words.less : words.more
                    (state.showsDetails ? Icon.down : Icon.next).node(.small)
                }
            }
        }
    }
}
