import Domain
import Markup
import Screens
import Words

/// What a stay costs, the same on every screen: per night, and in all for the dates (S1-6.6).
enum Price {
    static func perNight(_ words: Words, _ stay: StaySummary) -> Node {
        guard let average = stay.averagePerNight, let currency = Currency(code: stay.currency) else {
            return span(.class("price unknown")) { words.priceUnknown }
        }
        return span(.class("price")) {
            words.money(Money(minor: average, currency: currency)) + " "
            small { "/ " + words.perNight }
        }
    }

    static func total(_ words: Words, _ stay: StaySummary) -> String? {
        guard let total = stay.total, let currency = Currency(code: stay.currency) else { return nil }
        return words.total(words.money(Money(minor: total, currency: currency)))
    }

    /// The lines of the price and their sum.
    /// - Parameters:
    ///   - lodging: the nights by what they cost; where there are none they stand in one line.
    ///   - refund: what of it comes back, in minor units; nil while nothing was cancelled.
    static func lines(
        _ words: Words, _ quote: QuoteLines, _ lodging: [LodgingLineRecord] = [], refund: Int64? = nil
    ) -> Node {
        guard let currency = Currency(code: quote.currency) else { return dl(.class("lines")) {} }
        func amount(_ minor: Int64) -> String { words.money(Money(minor: minor, currency: currency)) }
        return dl(.class("lines")) {
            if lodging.isEmpty { line(words.lodging(quote.nights), amount(quote.lodging)) }
            for nights in lodging {
                // Why they cost what they do matters where others cost something else.
                let kind = lodging.count > 1 ? nights.kind : nil
                line(words.lodgingLine(kind, amount(nights.price), nights: nights.nights), amount(nights.amount))
            }
            if quote.extraGuests > 0 { line(words.extraGuestsLine, amount(quote.extraGuests)) }
            if quote.discount > 0 {
                line(
                    words.discountLine(nights: quote.nights, percent: quote.discountPercent),
                    "−" + amount(quote.discount))
            }
            if quote.cleaning > 0 { line(words.cleaningLine, amount(quote.cleaning)) }
            line(words.serviceLine, amount(quote.service))
            line(words.taxLine, amount(quote.tax))
            div(.class("sum")) {
                dt { words.sum }
                dd { amount(quote.total) }
            }
            if let refund {
                line(words.refundLine, "−" + amount(refund))
                // Whatever a page's state holds, it can be shown.
                line(words.dueAfterCancelling, amount(quote.total &- refund))
            }
        }
    }

    private static func line(_ name: String, _ amount: String) -> Node {
        div {
            dt { name }
            dd { amount }
        }
    }
}
