import Domain
import Markup
import Routes
import Screens
import Words

public enum BookingView: ScreenView {
    public typealias Shown = BookingScreen

    public static func sections(_ state: BookingScreen.State) -> [Node] {
        let words = Words(state.language)
        let booking = state.booking
        return [
            // Told of each new day of the stay while the page is open.
            main(.id("main"), .class("stay-page booking"), .attribute("data-zone", booking.stay.zone)) {
                div(.class("stay-top")) {
                    Pager.node(words, booking.stay.pictures, inView: state.picture)
                    div(.class("float-bar")) {
                        BackButton.node(words, to: Address.bookings.text, isFloating: true)
                    }
                }
                div(.class("stay-body")) {
                    div(.class("wrap stay-cols")) {
                        div {
                            title(words, state)
                            section {
                                h2(.class("sr")) { words.datesStep }
                                BookedDates.node(words, booking)
                            }
                            host(words, booking)
                            place(words, state)
                            papers(words, booking)
                            for credit in booking.stay.credits { p(.class("small credit")) { words.credit(credit) } }
                        }
                        div(.class("side")) {
                            section {
                                h2(.class("h3")) { words.priceLines }
                                BookedPrice.lines(words, booking)
                                if booking.cancelledAt == nil { p(.class("small")) { words.dueToHost } }
                            }
                            ending(words, state)
                        }
                    }
                }
            },
            CancelDialog.node(words, state),
            TabBar.node(words, isMember: true, current: .schedule),
        ]
    }

    private static func title(_ words: Words, _ state: BookingScreen.State) -> Node {
        let booking = state.booking
        return section {
            p(.class("small")) { booking.stay.area }
            h1(.class("stay-name")) { booking.stay.name }
            p(.class("tags")) {
                span(.class(booking.phase == .coming || booking.phase == .staying ? "tag tag-pos" : "tag")) {
                    if booking.phase == .coming || booking.phase == .staying { Icon.check.node(.small) }
                    words.phase(booking.phase == .staying ? .coming : booking.phase)
                }
                BookingBadge.node(words, booking.phase, daysLeft: state.daysLeft, "tag num")
            }
            if booking.cancelledAt != nil {
                div(.class("banner gone")) {
                    Icon.info.node()
                    p(.class("grow")) {
                        words.cancelledOn(state.cancelledOn) + " "
                        b { words.refunded(booking.amount(booking.refund)) }
                    }
                }
            }
        }
    }

    private static func host(_ words: Words, _ booking: BookingDetail) -> Node {
        section {
            div(.class("host")) {
                div {
                    h2(.class("h3")) { words.host(booking.stay.hostName) }
                    p(.class("muted")) {
                        words.kindAndShare(booking.stay.kind, booking.stay.share) + " · " + words.party(booking.party)
                    }
                }
                img(
                    .class("avatar"), .attribute("src", booking.stay.hostPicture), .attribute("alt", ""),
                    .attribute("width", 56), .attribute("height", 56))
            }
        }
    }

    private static func place(_ words: Words, _ state: BookingScreen.State) -> Node {
        let stay = state.booking.stay
        return section {
            h2(.class("h3")) { words.placeTitle }
            p(.class("muted")) { stay.area }
            div(.class("booking-acts")) {
                a(.class("btn btn-line btn-s"), .href(state.mapLink), .attribute("rel", "noreferrer")) {
                    Icon.pin.node(.medium)
                    words.openInMaps
                }
                if stay.isOffered {
                    a(
                        .class("btn btn-line btn-s"),
                        .href(Address.stay(Stay.ID(Int32(clamping: stay.id)), Conditions()).text)
                    ) { words.toStay }
                }
            }
            if !stay.isOffered { p(.class("small")) { words.stayNotOffered } }
        }
    }

    /// What can be taken along: the number, the receipt, the entry for a calendar.
    private static func papers(_ words: Words, _ booking: BookingDetail) -> Node {
        section {
            h2(.class("h3")) { words.bookingNumber + " " + String(booking.id) }
            div(.class("booking-acts")) {
                a(.class("btn btn-line btn-s"), .href(BookingAddress.receipt(booking.number).text)) { words.receipt }
                a(.class("btn btn-line btn-s"), .href(BookingAddress.calendar(booking.number).text)) {
                    Icon.calendar.node(.medium)
                    words.addToCalendar
                }
            }
        }
    }

    /// Until when how much comes back, and the way to cancel, set apart as danger.
    @Nodes
    private static func ending(_ words: Words, _ state: BookingScreen.State) -> [Node] {
        let booking = state.booking
        if booking.cancelledAt == nil, booking.phase != .past {
            // What can't be had back any more isn't promised.
            let steps = booking.cancellation.steps.filter { step in state.today <= step.until }
            section(.class("ending")) {
                h2(.class("h3")) { words.refundTitle }
                ul(.class("plain muted")) {
                    for step in steps { li { words.refund(step.percent, until: step.until) } }
                    li { steps.isEmpty ? words.noRefund : words.refundEnds }
                }
                if state.mayCancel {
                    a(
                        .id("cancel"), .class("btn btn-danger btn-wide"), .attribute("role", "button"),
                        .href(BookingAddress.question(booking.number).text), .attribute("aria-haspopup", "dialog"),
                        .onClick(BookingScreen.Action.ask.token)
                    ) { words.cancelBooking }
                    p(.class("small centre")) { words.nightsFreed(booking.nights) }
                } else if booking.phase == .staying {
                    p(.class("small")) { words.refusal(BookingRefusal.alreadyBegun) }
                }
            }
        }
    }
}
