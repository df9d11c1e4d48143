import Domain
import Markup
import Screens
import Words

/// What was agreed on, line by line: the nights by what they cost, everything else, the sum (S1-12.4).
enum BookedPrice {
    static func lines(_ words: Words, _ booking: BookingDetail) -> Node {
        let quote = booking.quote
        func amount(_ minor: Int64) -> String { words.money(booking.amount(minor)) }
        return dl(.class("lines")) {
            for nights in booking.lodging {
                line(words.lodgingLine(booking.amount(nights.price), nights: nights.nights), amount(nights.amount))
            }
            if quote.extraGuests > 0 { line(words.extraGuestsLine, amount(quote.extraGuests)) }
            if quote.discount > 0 {
                line(
                    words.discountLine(nights: quote.nights, percent: quote.discountPercent),
                    "−" + amount(quote.discount))
            }
            if quote.cleaning > 0 { line(words.cleaningLine, amount(quote.cleaning)) }
            if quote.service > 0 { line(words.serviceLine, amount(quote.service)) }
            if quote.tax > 0 { line(words.taxLine, amount(quote.tax)) }
            div(.class("sum")) {
                dt { words.sum }
                dd { amount(quote.total) }
            }
            if booking.cancelledAt != nil {
                line(words.refundLine, "−" + amount(booking.refund))
                // Whatever a page's state holds, it can be shown.
                line(words.dueAfterCancelling, amount(quote.total &- booking.refund))
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

/// When the guests arrive and leave: days and hours of the stay's own, wherever they are read (S1-12.3).
enum BookedDates {
    static func node(_ words: Words, _ booking: BookingDetail) -> Node {
        let stay = booking.stay
        return dl(.class("dates")) {
            part(
                words.checkIn, words.dayAndYear(booking.checkIn), words.arrival(booking.checkIn, hour: stay.arrivalHour)
            )
            part(
                words.checkOut, words.dayAndYear(booking.checkOut),
                // Who comes for the day leaves in the evening, whenever others do in the morning.
                booking.checkIn == booking.checkOut
                    ? words.weekdayName(booking.checkOut) + " · " + words.dayUse
                    : words.departure(booking.checkOut, hour: stay.departureHour))
        }
    }

    private static func part(_ name: String, _ day: String, _ hour: String) -> Node {
        div {
            dt { name }
            dd {
                span { day }
                span { hour }
            }
        }
    }
}
