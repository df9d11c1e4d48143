import Domain
import Markup
import Routes
import Screens
import Words

/// The one question before a booking is cancelled, with what comes back (S1-12.5). It has an address of its own, and is a form that
/// needs no script.
enum CancelDialog {
    static func node(_ words: Words, _ state: BookingScreen.State) -> Node {
        let isOpen = state.isAsking && state.mayCancel
        return div(.id("cancel-layer"), .class(isOpen ? "layer is-open" : "layer")) {
            // It stands there from the start, so that the app knows of the form.
            if state.mayCancel {
                a(
                    .class("scrim"), .href(own(state)), .attribute("tabindex", -1), .attribute("aria-hidden", "true"),
                    .onClick(BookingScreen.Action.close.token)
                ) {}
                div(
                    .class("dialog"), .attribute("role", "alertdialog"), .attribute("aria-modal", "true"),
                    .attribute("aria-labelledby", "cancel-title"), .attribute("aria-describedby", "cancel-text"),
                    .onKey("close-key")
                ) { content(words, state) }
            }
        }
    }

    @Nodes
    private static func content(_ words: Words, _ state: BookingScreen.State) -> [Node] {
        let booking = state.booking
        div(.id("cancel-text"), .class("cancel-text")) {
            h2(.id("cancel-title")) { words.cancelQuestion }
            p(.class("muted")) {
                booking.stay.name + (booking.period.map { period in " · " + words.period(period) } ?? "")
            }
            p(.class("refund num")) {
                words.refundToday(booking.amount(state.refund), of: booking.amount(booking.quote.total))
            }
            p(.class("small")) { words.refundSettled }
        }
        p(.id("cancel-said"), .class(state.fault == .none ? "said" : "said wrong"), .attribute("role", "alert")) {
            said(words, state)
        }
        form(
            .attribute("method", "post"), .attribute("action", BookingAddress.cancellation(booking.number).text),
            .class("two"), .onSubmit(BookingScreen.Action.confirm.token)
        ) {
            input(.attribute("type", "hidden"), .attribute("name", "form"), .attribute("value", state.formToken))
            input(.attribute("type", "hidden"), .attribute("name", "refund"), .attribute("value", String(state.refund)))
            a(
                .id("cancel-keep"), .class("btn btn-line"), .href(own(state)), .attribute("role", "button"),
                .onClick(BookingScreen.Action.close.token)
            ) { words.keepBooking }
            submit(
                .class("btn btn-danger"), .unusable(state.progress == .waiting),
                .optional("aria-busy", state.progress == .waiting ? "true" : nil)
            ) { state.progress == .waiting ? words.cancelling : words.cancelBooking }
        }
    }

    @Nodes
    private static func said(_ words: Words, _ state: BookingScreen.State) -> [Node] {
        switch state.fault {
        case .none: ""
        case .unanswered: words.cancelUnanswered
        case .refused: words.cancelFailed
        case .begun: words.refusal(BookingRefusal.alreadyBegun)
        case .refundChanged: words.refundOutdated
        }
    }

    private static func own(_ state: BookingScreen.State) -> String { BookingAddress.one(state.booking.number).text }
}
