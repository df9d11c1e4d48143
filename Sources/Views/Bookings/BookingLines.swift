import Domain
import Markup
import Routes
import Screens
import Words

/// When, who, how much and what comes back: the lines of a booking, wherever they stand.
enum BookingLines {
    /// Check-in and check-out with their weekdays and hours, and who comes (S1-10.2).
    /// - Parameter change: where each of them can be changed; nil where it can't.
    @Nodes
    static func dates(
        _ words: Words, _ offer: StayQuote, _ party: Party, change: ((ConditionStep) -> String)? = nil
    ) -> [Node] {
        dl(.class("dates")) {
            div {
                dt { words.checkInLabel }
                dd { words.dayAndHour(offer.checkIn, hour: offer.arrivalHour) }
            }
            div {
                dt { words.checkOutLabel }
                dd { departure(words, offer) }
            }
            div(.class("full")) {
                dt { words.guestsStep }
                dd { words.party(party) }
            }
        }
        if let change { links(words, change) }
    }

    /// Who comes for the day leaves in the evening, whenever others do in the morning.
    private static func departure(_ words: Words, _ offer: StayQuote) -> String {
        offer.checkIn == offer.checkOut
            ? words.day(offer.checkOut) + " · " + words.dayUse
            : words.dayAndHour(offer.checkOut, hour: offer.departureHour)
    }

    private static func links(_ words: Words, _ change: (ConditionStep) -> String) -> Node {
        p(.class("final-change")) {
            for (step, name) in [(ConditionStep.dates, words.chooseOtherDates), (.guests, words.changeGuests)] {
                a(.class("link"), .href(change(step))) { name }
            }
        }
    }

    /// The lines of the price and their sum (S1-10.4, S1-10.5), the nights by what they cost.
    @Nodes
    static func price(_ words: Words, _ offer: StayQuote) -> [Node] {
        if let quote = offer.quote { Price.lines(words, quote, offer.lodging) }
    }

    /// The rule by which it can be cancelled, in one sentence a step.
    static func refund(_ words: Words, _ terms: CancellationTerms) -> String {
        guard !terms.steps.isEmpty else { return words.noRefund }
        var text = ""
        for step in terms.steps { text += words.refund(step.percent, until: step.until) + words.space }
        return text + words.refundEnds
    }
}
