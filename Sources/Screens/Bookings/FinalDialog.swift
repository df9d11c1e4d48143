import Domain
import Routes
import Wire

/// The last look before a booking, over a stay's page (S1-10). A screen that has it holds one of these, and hands its actions on.
///
/// Every question bears a key. Nobody having heard the answer, the same question goes out under the same key, and is the same booking;
/// what was answered with no is asked anew under another.
public struct FinalDialog: Record, Equatable, Sendable {
    public var isOpen = false
    /// What the stay costs for the dates, and what stands against booking it; absent without dates.
    public var offer: StayQuote?
    /// Given by the server to each opened dialog; empty where it isn't open.
    public var key = ""
    /// How many questions were answered with no.
    public private(set) var refusals = 0
    public private(set) var isWaiting = false
    /// Nobody knows whether it was booked.
    public private(set) var isUnanswered = false
    /// What the server says of a question that it couldn't answer; empty for nothing.
    public private(set) var message = ""
    /// The sum that was shown before the price changed, in minor units.
    public private(set) var formerTotal: Int64?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("open", &isOpen)
        visitor.field("offer", &offer)
        visitor.field("key", &key)
        visitor.field("refusals", &refusals)
        visitor.field("waiting", &isWaiting)
        visitor.field("unanswered", &isUnanswered)
        visitor.field("message", &message)
        visitor.field("former_total", &formerTotal)
    }

    /// Under which the next question is asked.
    public var questionKey: String { refusals == 0 ? key : key + "-" + String(refusals) }

    /// Whether a question is out that nobody has heard the answer to.
    public var isUncertain: Bool { isWaiting || isUnanswered }

    /// What is asked, and by whom.
    public struct Order: Sendable {
        public var stay: Stay.ID
        public var conditions: Conditions
        public var language: Language
        public var isMember: Bool

        public init(stay: Stay.ID, conditions: Conditions, language: Language, isMember: Bool) {
            self.stay = stay
            self.conditions = conditions
            self.language = language
            self.isMember = isMember
        }
    }
}

extension FinalDialog {
    public mutating func update(_ action: FinalDialogAction, _ order: Order) -> [Effect] {
        switch action {
        case .book: return book(order)
        case .booked(let id):
            // Whoever comes back to this page finds it without the dialog, and asks a new question next time.
            isWaiting = false
            isOpen = false
            refusals += 1
            return [
                .replaceAddress(Address.stay(order.stay, order.conditions).text),
                .go(address: BookingAddress.list(.booked(id)).text),
            ]
        case .refused(let problem): return refused(problem, order)
        case .close:
            isOpen = false
            return [
                .replaceAddress(Address.stay(order.stay, order.conditions).text),
                // One of them shows: at the foot of a phone, at the side of a wide window.
                .focus(id: "reserve"), .focus(id: "reserve-side"),
            ]
        }
    }

    private mutating func book(_ order: Order) -> [Effect] {
        guard !isWaiting, let offer, offer.refusal == nil, let total = offer.quote?.money,
            let period = order.conditions.period
        else { return [] }
        isUnanswered = false
        message = ""
        let here = address(order, key: questionKey)
        guard order.isMember else { return [.go(address: Address.signIn(back: here).text)] }
        isWaiting = true
        let request = BookingRequest(
            stay: order.stay, period: period, party: order.conditions.party.booking, total: total)
        return [
            // With its key, so that asking again after a reload is asking the same.
            .replaceAddress(here),
            .send(
                method: "POST", address: Address.newBookingAPI(order.language).text,
                body: String(decoding: request.json, as: UTF8.self), key: questionKey,
                reply: "booked", failure: FinalDialogAction.refused(nil).token),
        ]
    }

    private mutating func refused(_ problem: BookingProblem?, _ order: Order) -> [Effect] {
        isWaiting = false
        guard let problem, problem.status > 0, problem.status < 500 else {
            isUnanswered = true
            return []
        }
        if problem.code.hasBytes(of: "not_signed_in") {
            return [.go(address: Address.signIn(back: address(order, key: questionKey)).text)]
        }
        let asked = refusals
        refuse(problem)
        return refusals == asked ? [] : [.replaceAddress(address(order, key: ""))]
    }

    /// Takes in why nothing was booked: another price is shown with the former, days that can't be had with others that can.
    public mutating func refuse(_ problem: BookingProblem) {
        message = problem.detail
        // These answers are kept under the key; others are about this one attempt.
        guard problem.status == 404 || problem.status == 409 || problem.status == 422 else { return }
        refusals += 1
        if let quote = problem.quote {
            formerTotal = offer?.quote?.total
            offer?.quote = quote
            offer?.lodging = problem.lodging
        } else if !problem.code.hasBytes(of: "key_reused") {
            var refusal = RefusalRecord()
            refusal.code = problem.code
            refusal.field = problem.field ?? ""
            refusal.text = problem.detail
            offer?.refusal = refusal
            offer?.alternatives = problem.alternatives
            message = ""
        }
    }

    private func address(_ order: Order, key: String) -> String {
        Address.finalDialog(order.stay, order.conditions, key: key).text
    }
}

/// What can happen in the final dialog.
public enum FinalDialogAction: Equatable, Sendable {
    case book
    case booked(Booking.ID)
    /// nil where nobody answered.
    case refused(BookingProblem?)
    case close

    public var token: String {
        switch self {
        case .book: "book"
        case .booked: "booked"
        case .refused: "book-refused"
        case .close: "confirm-close"
        }
    }

    /// nil when the token is about something else.
    public init?(_ token: Token) {
        switch token.head {
        case "book": self = .book
        case "booked":
            guard let booking = NewBooking(json: Array(token.value.utf8)), booking.id > 0 else {
                self = .refused(nil)
                return
            }
            self = .booked(Booking.ID(booking.id))
        case "book-refused": self = .refused(BookingProblem(json: Array(token.value.utf8)))
        case "confirm-close": self = .close
        case "confirm-key":
            guard Name(token.value) == "Escape" else { return nil }
            self = .close
        default: return nil
        }
    }
}

/// Of the answer to `POST /api/v1/bookings` what leads on.
private struct NewBooking: Record {
    var id: Int64 = 0

    mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
    }
}

extension QuoteLines {
    /// The sum; nil in a currency that isn't known.
    public var money: Money? { Currency(code: currency).map { Money(minor: total, currency: $0) } }
}
