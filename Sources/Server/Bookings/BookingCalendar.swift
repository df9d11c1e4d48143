import Domain
import Feeds
import HTTP
import Routes
import SignIn
import Storage
import Words

/// A booking as the entry of a calendar: whole days of the stay, so that they are the same days wherever they are read.
enum BookingCalendar {
    static func response(_ site: Site, _ record: BookingRecord, _ call: Call) -> Response {
        Response.bytes(
            ICalendar(product: "-//Nadri//Bookings//\(call.language.rawValue.uppercased())", [event(record, call)])
                .bytes,
            type: "text/calendar; charset=utf-8"
        )
        .with("Content-Disposition", "inline; filename=\"nadri-\(record.booking.id.number).ics\"")
        .with("Cache-Control", "no-store").inLanguageOfReader()
    }

    private static func event(_ record: BookingRecord, _ call: Call) -> CalendarEvent {
        let booking = record.booking
        let words = Words(call.language)
        let address = call.request.origin.description + BookingAddress.one(booking.id).text
        var event = CalendarEvent(
            uid: uid(of: booking), first: booking.period.checkIn,
            last: booking.period.checkOut, summary: words.calendarEntry(record.stay.name))
        event.revision = booking.revision
        event.madeAt = booking.bookedAt
        event.revisedAt = booking.revisedAt ?? booking.bookedAt
        event.isCancelled = booking.cancelled != nil
        event.place = record.stay.name + ", " + record.stay.area
        event.position = record.stay.position
        event.address = address
        event.text = text(record, address, words)
        return event
    }

    /// The same in every version of a booking, by whichever name of the host it is asked for; and no other site's, as none has
    /// made the booking of that number for that stay in that second.
    private static func uid(of booking: Booking) -> String {
        let facts = "booking \(booking.id.number) \(booking.stay.number) \(booking.bookedAt)"
        return Base64URL.encode(Digest.sha256(facts.utf8).prefix(15)) + "@nadri"
    }

    private static func text(_ record: BookingRecord, _ address: String, _ words: Words) -> String {
        let (booking, stay) = (record.booking, record.stay)
        var lines = [words.bookingNumber + " " + String(booking.id.number)]
        if booking.cancelled != nil { lines.append(words.phase(.cancelled)) }
        lines.append(
            words.checkIn + ": " + words.dayAndYear(booking.period.checkIn) + " "
                + words.arrival(booking.period.checkIn, hour: stay.arrivalHour))
        if !booking.period.isDayUse {
            lines.append(
                words.checkOut + ": " + words.dayAndYear(booking.period.checkOut) + " "
                    + words.departure(booking.period.checkOut, hour: stay.departureHour))
        }
        lines.append(words.host(stay.hostName))
        lines.append(words.party(booking.party))
        if let cancelled = booking.cancelled {
            lines.append(
                words.refunded(Money(minor: cancelled.refund, currency: booking.price.quote.currency)))
        } else {
            lines.append(words.dueTotal + ": " + words.money(booking.price.total))
        }
        lines.append(address)
        return lines.joined(separator: "\n")
    }
}
