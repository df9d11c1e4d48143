import Domain
import Markup
import Routes
import Screens
import Words

/// The last look before a booking (S1-10), over the stay's page. Its form works without the browser app: it then goes to an address of its own.
enum FinalDialogView {
    static func node(_ words: Words, _ state: StayScreen.State) -> Node {
        let isOpen = state.dialog.isOpen
        return div(.id("confirm"), .class(isOpen ? "layer is-open" : "layer")) {
            if isOpen, let offer = state.dialog.offer {
                a(
                    .class("scrim"), .href(back(state)), .attribute("tabindex", -1), .attribute("aria-hidden", "true"),
                    .onClick(FinalDialogAction.close.token)
                ) {}
                div(
                    .class("dialog final"), .role("dialog"), .attribute("aria-modal", "true"),
                    .attribute("aria-labelledby", "confirm-title"), .onKey("confirm-key")
                ) {
                    head(words, state)
                    summary(words, state.stay.summary)
                    BookingLines.dates(words, offer, state.conditions.party.booking, change: change(state))
                    said(words, state.dialog, offer)
                    if let refusal = offer.refusal {
                        refused(words, state, offer, refusal)
                    } else {
                        BookingLines.price(words, offer)
                        order(words, state, offer)
                    }
                }
            }
        }
    }

    /// To the page below.
    private static func back(_ state: StayScreen.State) -> String { Address.stay(state.id, state.conditions).text }

    private static func change(_ state: StayScreen.State) -> (ConditionStep) -> String {
        { step in Address.reservation(state.id, state.conditions, FormLook(open: step)).text }
    }

    private static func head(_ words: Words, _ state: StayScreen.State) -> Node {
        div(.class("dialog-head")) {
            h2(.id("confirm-title"), .attribute("tabindex", -1), .flag("autofocus")) { words.finalTitle }
            a(
                .class("icon-btn"), .href(back(state)), .role("button"), .label(words.close),
                // The page before knows nothing of a question that is out.
                .optional("data-back", state.dialog.isUncertain ? nil : "same"), .onClick(FinalDialogAction.close.token)
            ) { Icon.close.node() }
        }
    }

    /// Which stay it is, and what a night of it costs (S1-10.1).
    private static func summary(_ words: Words, _ stay: StaySummary) -> Node {
        div(.class("final-stay")) {
            if let picture = stay.pictures.first {
                img(
                    .attribute("src", picture), .attribute("alt", ""), .attribute("width", 96),
                    .attribute("height", 72))
            }
            div {
                p(.class("small")) { words.kindAndShare(stay.kind, stay.share) + " · " + stay.area }
                h3 { stay.name }
                if let average = stay.averagePerNight, let currency = Currency(code: stay.currency) {
                    p(.class("small num")) {
                        words.averagePerNight(words.money(Money(minor: average, currency: currency)))
                    }
                }
            }
        }
    }

    /// What came of asking. It stands there from the start: what comes with its words is not always told.
    private static func said(_ words: Words, _ dialog: FinalDialog, _ offer: StayQuote) -> Node {
        div(.id("confirm-said"), .role("alert")) {
            if dialog.isUnanswered { banner(words.bookingUnanswered) }
            if !dialog.message.isEmpty { banner(dialog.message) }
            if let refusal = offer.refusal { banner(refusal.text) }
            if offer.refusal == nil, let former = former(dialog, offer) {
                p(.class("small former")) {
                    words.formerTotal + " "
                    element("s", [.class("num")], [.text(words.money(former))])
                }
            }
        }
    }

    private static func former(_ dialog: FinalDialog, _ offer: StayQuote) -> Money? {
        guard let minor = dialog.formerTotal, let now = offer.quote?.money else { return nil }
        return Money(minor: minor, currency: now.currency)
    }

    private static func banner(_ text: String) -> Node {
        div(.class("banner")) {
            Icon.alert.node(.medium)
            span(.class("grow")) { text }
        }
    }

    /// What can be had instead.
    @Nodes
    private static func refused(
        _ words: Words, _ state: StayScreen.State, _ offer: StayQuote, _ refusal: RefusalRecord
    ) -> [Node] {
        Alternatives.node(words, state, confirming: true)
        // Where nothing else can be chosen there is no way on.
        if !refusal.field.hasBytes(of: "stay"), let name = BookingBar.name(words, state.way) {
            a(.class("btn btn-line btn-wide"), .href(state.wayAddress.text)) { name }
        }
    }

    @Nodes
    private static func order(_ words: Words, _ state: StayScreen.State, _ offer: StayQuote) -> [Node] {
        ul(.class("small final-terms")) {
            li { words.nothingToPayNow }
            li { BookingLines.refund(words, offer.cancellation) }
            if !state.isMember { li { words.signInToBook } }
        }
        form(
            .id("book-form"), .attribute("method", "post"),
            .attribute("action", Address.reservation(state.id, Conditions()).text),
            .onSubmit(FinalDialogAction.book.token)
        ) {
            div(.hidden()) {
                for field in state.conditions.query.fields { hidden(field.name, field.value) }
                hidden("key", state.dialog.questionKey)
                if let total = offer.quote {
                    hidden("total", String(total.total))
                    hidden("currency", total.currency)
                }
            }
            submit(
                .id("book"), .class("btn btn-primary btn-wide"),
                .optional("aria-busy", state.dialog.isWaiting ? "true" : nil)
            ) {
                if state.dialog.isWaiting {
                    span(.class("spin"), .attribute("aria-hidden", "true")) {}
                    words.bookingUnderWay
                } else {
                    words.reserve
                }
            }
        }
    }

    private static func hidden(_ name: String, _ value: String) -> Node {
        input(.attribute("type", "hidden"), .attribute("name", name), .attribute("value", value))
    }
}
