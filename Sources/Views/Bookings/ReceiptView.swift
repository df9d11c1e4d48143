import Domain
import Markup
import Routes
import Screens
import Words

/// What is due to the host, to print or to keep. The server alone draws it.
public enum ReceiptView {
    /// - Parameters:
    ///   - guest: whose booking it is.
    ///   - bookedOn: the stay's own day on which it was booked.
    ///   - cancelledOn: the same for a cancelled one.
    public static func sections(
        _ words: Words, _ booking: BookingDetail, guest: String, bookedOn: Day, cancelledOn: Day?
    ) -> [Node] {
        [
            TopBar.node(words, title: words.receipt, back: BookingAddress.one(booking.number).text),
            main(.id("main"), .class("wrap-text receipt")) {
                section(.class("panel")) {
                    p(.class("receipt-mark"), .attribute("aria-hidden", "true")) { words.product }
                    h2 { words.bookingNumber + " " + String(booking.id) }
                    if let cancelledOn {
                        p(.class("receipt-gone")) { b { words.cancelledOn(cancelledOn) } }
                        p { words.refunded(booking.amount(booking.refund)) }
                    }
                    dl(.class("receipt-facts")) {
                        fact(words.stayLabel, booking.stay.name + " · " + booking.stay.area)
                        fact(words.hostLabel, booking.stay.hostName)
                        fact(words.guestsLabel, guest + " · " + words.party(booking.party))
                        fact(
                            words.checkIn,
                            words.dayAndYear(booking.checkIn) + " "
                                + words.arrival(booking.checkIn, hour: booking.stay.arrivalHour))
                        fact(
                            words.checkOut,
                            words.dayAndYear(booking.checkOut)
                                + (booking.checkIn == booking.checkOut
                                    ? " " + words.dayUse
                                    : " " + words.departure(booking.checkOut, hour: booking.stay.departureHour)))
                        fact(words.bookedOn, words.dayAndYear(bookedOn))
                    }
                    h3 { words.dueTotal }
                    BookedPrice.lines(words, booking)
                    p(.class("small")) { words.receiptNote }
                    for credit in booking.stay.credits { p(.class("small credit")) { words.credit(credit) } }
                }
                button(.id("print"), .class("btn btn-primary btn-wide"), .hidden()) { words.print }
            },
            TabBar.node(words, isMember: true, current: .schedule),
        ]
    }

    @Nodes
    private static func fact(_ name: String, _ value: String) -> [Node] {
        if !value.isEmpty {
            div {
                dt { name }
                dd { value }
            }
        }
    }
}
