import Domain
import Markup
import Screens
import Words

/// What was agreed on, line by line, and what of it comes back once it is cancelled (S1-12.4).
enum BookedPrice {
    static func lines(_ words: Words, _ booking: BookingDetail) -> Node {
        let refund = booking.cancelledAt == nil ? nil : booking.refund
        return Price.lines(words, booking.quote, booking.lodging, refund: refund)
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
