import Domain
import Routes
import Wire

/// One booking in full, and the question whether to cancel it (S1-12). The server draws it anew whenever somebody comes back to it.
public enum BookingScreen: Screen {
    public static var name: StaticString { "booking" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        public var booking = BookingDetail()
        /// The stay's own. It moves on while the page is open, and what comes back with it.
        public var today = Day(number: 0)
        /// The stay's own day on which it was cancelled, if it was.
        public var cancelledOn = Day(number: 0)
        /// Where the map app of this device shows the stay.
        public var mapLink = ""
        /// Proves that the form was drawn for this browser.
        public var formToken = ""
        /// The picture in view, counted from 0.
        public var picture = 0
        /// Whether the question stands open.
        public var isAsking = false
        public var progress = Progress.settled
        public var fault = Fault.none

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("booking", &booking)
            visitor.field("today", &today)
            visitor.field("cancelled_on", &cancelledOn)
            visitor.field("map_link", &mapLink)
            visitor.field("form_token", &formToken)
            visitor.field("picture", &picture)
            visitor.field("asking", &isAsking)
            visitor.field("progress", &progress)
            visitor.field("fault", &fault)
        }
    }

    /// Why it was not cancelled.
    public enum Fault: Int, WireValue, Sendable {
        case none
        /// There was no answer.
        case unanswered
        case refused
        /// The stay has begun meanwhile.
        case begun
        /// Another amount comes back by now than was shown.
        case refundChanged

        public init() { self = .none }
    }

    public enum Action: ScreenAction {
        case picture(Int)
        /// Opens the question.
        case ask
        case close
        case confirm
        case cancelled
        /// With the code of the reason; nil when there was no answer.
        case refused(code: String?)
        /// The browser has gone to another entry of this page.
        case went(String)
        case today(Day)

        public var token: String {
            switch self {
            case .picture: "picture"
            case .ask: "ask"
            case .close: "close"
            case .confirm: "confirm"
            case .cancelled: "cancelled"
            case .refused: "refused"
            case .went: "went"
            case .today: "today"
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "picture":
                guard let index = token.value.smallNumber else { return nil }
                self = .picture(Int(index))
            case "ask": self = .ask
            case "close": self = .close
            case "close-key":
                guard Name(token.value) == "Escape" else { return nil }
                self = .close
            case "confirm": self = .confirm
            case "cancelled": self = .cancelled
            case "refused": self = .refused(code: ProblemReply(json: Array(token.value.utf8))?.code)
            case "went": self = .went(token.value)
            case "today":
                guard let day = Day(iso: token.value) else { return nil }
                self = .today(day)
            default: return nil
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .picture(let index):
            guard state.booking.stay.pictures.indices.contains(index) else { return [] }
            state.picture = index
            return []
        case .ask:
            guard state.mayCancel, !state.isAsking else { return [] }
            state.isAsking = true
            state.fault = .none
            return [.push(BookingAddress.question(state.booking.number).text), .focus(id: "cancel-keep")]
        case .close:
            guard state.isAsking else { return [] }
            state.isAsking = false
            return [.back(entries: 1, address: BookingAddress.one(state.booking.number).text), .focus(id: "cancel")]
        case .confirm: return confirm(&state)
        case .cancelled:
            return [.go(address: BookingAddress.list(.cancelled(state.booking.number)).text)]
        case .refused(let code):
            state.progress = .settled
            state.fault = Fault(code: code)
            return [.focus(id: "cancel-keep")]
        case .went(let address):
            state.isAsking =
                state.mayCancel && address.hasBytes(of: BookingAddress.question(state.booking.number).text)
            return []
        case .today(let day):
            // Another clock may be wrong, but not by a month.
            guard (1...31).contains(state.today.days(until: day)) else { return [] }
            state.today = day
            if !state.mayCancel { state.isAsking = false }
            return []
        }
    }

    private static func confirm(_ state: inout State) -> [Effect] {
        guard state.isAsking, state.mayCancel, state.progress != .waiting else { return [] }
        state.progress = .waiting
        state.fault = .none
        return [
            .send(
                method: "POST",
                address: Address.bookingCancellationAPI(state.booking.number).text + "?refund=" + String(state.refund),
                body: "", reply: Action.cancelled.token, failure: Action.refused(code: nil).token)
        ]
    }
}

extension BookingScreen.State {
    /// What comes back to who cancels today, or has come back.
    public var refund: Int64 {
        guard booking.cancelledAt == nil else { return booking.refund }
        return booking.cancellation.rule.refund(of: booking.quote.total, arrivingOn: booking.checkIn, today: today)
    }

    /// Until the day of arrival, that day included.
    public var mayCancel: Bool { booking.mayCancel && today <= booking.checkIn }

    /// Until the arrival; negative afterwards.
    public var daysLeft: Int { today.days(until: booking.checkIn) }
}

extension BookingScreen.Fault {
    init(code: String?) {
        guard let code else {
            self = .unanswered
            return
        }
        switch Name(code) {
        case "already_begun": self = .begun
        case "refund_changed": self = .refundChanged
        // Perhaps it was written down all the same.
        case "unavailable": self = .unanswered
        default: self = .refused
        }
    }
}
