import Domain
import Markup
import Routes
import Screens
import Words

public enum BookingsView: ScreenView {
    public typealias Shown = BookingsScreen

    public static func sections(_ state: BookingsScreen.State) -> [Node] {
        let words = Words(state.language)
        return [
            main(.id("main"), .class("wrap bookings")) {
                h1(.id("bookings-title"), .attribute("tabindex", -1)) { words.schedule }
                if state.coming.isEmpty, state.past.isEmpty {
                    EmptyState.node(title: words.noBookingsTitle, text: words.noBookingsText, isHeading: false) {
                        a(.class("btn btn-primary"), .href(Address.destination(Conditions()).text)) { words.findStays }
                    }
                }
                cards(words, state, state.coming, words.comingBookings, isFirst: true)
                cards(words, state, state.past, words.pastBookings, isFirst: state.coming.isEmpty)
                pages(words, state)
            },
            note(words, state),
            TabBar.node(words, isMember: true, current: .schedule),
        ]
    }

    @Nodes
    private static func cards(
        _ words: Words, _ state: BookingsScreen.State, _ cards: [BookingCard], _ title: String, isFirst: Bool
    ) -> [Node] {
        if !cards.isEmpty {
            section(.class("sec")) {
                h2 { title }
                div(.class("grid")) {
                    for (index, booking) in cards.enumerated() {
                        card(words, booking, state.note, isFirst: isFirst && index < 4)
                    }
                }
            }
        }
    }

    private static func card(
        _ words: Words, _ booking: BookingCard, _ note: BookingsScreen.Note, isFirst: Bool
    ) -> Node {
        let isNew = note.kind == .booked && note.booking == booking.id
        return article(.class(isNew ? "card trip is-new" : "card trip")) {
            div(.class("pic")) {
                if !booking.picture.isEmpty {
                    img(
                        .attribute("src", booking.picture), .attribute("alt", ""), .attribute("width", 400),
                        .attribute("height", 300), .attribute("loading", isFirst ? "eager" : "lazy"),
                        .attribute("decoding", "async"))
                }
                BookingBadge.node(words, booking.phase, daysLeft: booking.daysLeft, "badge num")
            }
            div(.class("card-body")) {
                if isNew {
                    p(.class("tag tag-pos")) {
                        Icon.check.node(.small)
                        words.bookedNote
                    }
                }
                p(.class("small num")) { period(words, booking) }
                h3 {
                    a(
                        .id("booking-" + String(booking.id)),
                        .href(BookingAddress.one(Booking.ID(booking.id)).text)
                    ) { booking.name }
                }
            }
        }
    }

    /// 3월 10일–12일 · 서울 용산구.
    private static func period(_ words: Words, _ booking: BookingCard) -> String {
        guard let period = Period(checkIn: booking.checkIn, checkOut: booking.checkOut) else { return booking.area }
        return words.period(period) + (booking.area.isEmpty ? "" : " · " + booking.area)
    }

    @Nodes
    private static func pages(_ words: Words, _ state: BookingsScreen.State) -> [Node] {
        if state.pageCount > 1 {
            nav(.class("pages"), .label(words.pages)) {
                if state.page > 1 {
                    a(.class("btn btn-line btn-s"), .href(BookingAddress.list(page: state.page - 1).text)) {
                        words.nearerPage
                    }
                }
                span(.class("small num")) { words.pageNumber(state.page, of: state.pageCount) }
                if state.page < state.pageCount {
                    a(.class("btn btn-line btn-s"), .href(BookingAddress.list(page: state.page + 1).text)) {
                        words.fartherPage
                    }
                }
            }
        }
    }

    private static func note(_ words: Words, _ state: BookingsScreen.State) -> Node {
        div(.id("booking-note")) {
            div(.class("toast"), .attribute("role", "status")) {
                if state.note.kind != .none {
                    p { text(words, state.note) }
                    a(
                        .class("icon-btn"), .href(BookingAddress.list(page: state.page).text),
                        .attribute("role", "button"), .label(words.close),
                        .onClick(BookingsScreen.Action.closeNote.token)
                    ) { Icon.close.node(.medium) }
                }
            }
        }
    }

    private static func text(_ words: Words, _ note: BookingsScreen.Note) -> String {
        switch note.kind {
        case .none: ""
        case .booked: words.bookedNote
        case .cancelled:
            words.cancelledNote(Money(minor: note.refund, currency: Currency(code: note.currency) ?? .krw))
        }
    }
}
