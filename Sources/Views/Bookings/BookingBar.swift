import Domain
import Markup
import Routes
import Screens
import Words

/// What a stay costs, for when, and the way to its booking: at the foot of a phone, at the side of a wide window (S1-8.9 to S1-8.11).
enum BookingBar {
    static func foot(_ words: Words, _ state: StayScreen.State) -> Node {
        footer(.id("foot"), .class("footbar only-narrow"), .flag("inert", state.dialog.isOpen)) {
            div(.class("booking-bar")) {
                div(.class("buy")) {
                    p { Price.perNight(words, state.stay.summary) }
                    p(.class("small")) { StayFacts.terms(words, state) }
                }
                button(words, state, id: "reserve")
            }
        }
    }

    /// The same at the side, with every line of the price.
    static func side(_ words: Words, _ state: StayScreen.State) -> Node {
        element(
            "aside", [.class("side panel"), .label(words.priceLines)],
            [
                p(.class("side-price")) { Price.perNight(words, state.stay.summary) }
            ] + offered(words, state))
    }

    @Nodes
    private static func offered(_ words: Words, _ state: StayScreen.State) -> [Node] {
        // Days and sum stand below in lines of their own.
        if state.way != .reserve { p(.class("muted num")) { StayFacts.terms(words, state) } }
        if let offer = state.dialog.offer { BookingLines.dates(words, offer, state.conditions.party.booking) }
        div(.class("only-wide")) { button(words, state, id: "reserve-side") }
        Alternatives.node(words, state, confirming: false)
        if let offer = state.dialog.offer, offer.refusal == nil {
            BookingLines.price(words, offer)
            p(.class("small")) { BookingLines.refund(words, offer.cancellation) }
        }
    }

    private static func button(_ words: Words, _ state: StayScreen.State, id: StaticString) -> Node {
        a(.id(id), .class("btn btn-primary"), .href(state.wayAddress.text)) {
            name(words, state.way) ?? words.reserve
        }
    }

    /// What the button reads; nil for booking itself.
    static func name(_ words: Words, _ way: StayScreen.State.Way) -> String? {
        switch way {
        case .reserve: nil
        case .inform: words.fillIn
        case .change(.guests): words.changeGuests
        case .change: words.chooseOtherDates
        }
    }
}

/// The nearest days that can be had where those asked for can't.
enum Alternatives {
    /// - Parameter confirming: whether they lead to the last look at them, or to the stay's page.
    @Nodes
    static func node(_ words: Words, _ state: StayScreen.State, confirming: Bool) -> [Node] {
        let periods = (state.dialog.offer?.alternatives ?? []).compactMap { $0.period }
        if !periods.isEmpty {
            div(.class("alternatives")) {
                p(.class("small")) { words.nearestDates }
                ul {
                    for period in periods {
                        li {
                            a(.class("chip"), .href(address(state, period, confirming))) { words.period(period) }
                        }
                    }
                }
            }
        }
    }

    private static func address(_ state: StayScreen.State, _ period: Period, _ confirming: Bool) -> String {
        var conditions = state.conditions
        conditions.period = period
        return (confirming ? Address.finalDialog(state.id, conditions) : .stay(state.id, conditions)).text
    }
}
