import Domain
import Routes
import Wire

/// What somebody has booked: what is to come, then what is over (S1-11). The server draws it anew whenever they come back to it.
public enum BookingsScreen: Screen {
    public static var name: StaticString { "bookings" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// The nearest first.
        public var coming: [BookingCard] = []
        /// The latest first.
        public var past: [BookingCard] = []
        /// Of `pageCount`, counted from 1.
        public var page = 1
        public var pageCount = 1
        public var note = Note()

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("coming", &coming)
            visitor.field("past", &past)
            visitor.field("page", &page)
            visitor.field("page_count", &pageCount)
            visitor.field("note", &note)
        }
    }

    /// What is said of what was just done.
    public struct Note: Record, Equatable, Sendable {
        public enum Kind: Int, WireValue, Sendable {
            case none, booked, cancelled

            public init() { self = .none }
        }

        public var kind = Kind.none
        /// `Booking.ID`.
        public var booking: Int64 = 0
        /// What comes back of a cancelled one, in minor units.
        public var refund: Int64 = 0
        /// ISO 4217.
        public var currency = ""

        public init() {}

        public init(_ kind: Kind, _ booking: BookingDetail) {
            self.kind = kind
            self.booking = booking.id
            refund = booking.refund
            currency = booking.quote.currency
        }

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("kind", &kind)
            visitor.field("booking", &booking)
            visitor.field("refund", &refund)
            visitor.field("currency", &currency)
        }
    }

    public enum Action: ScreenAction {
        case closeNote

        public var token: String { "note-close" }

        public init?(_ token: Token) {
            switch token.head {
            case "note-close": self = .closeNote
            default: return nil
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .closeNote:
            state.note = Note()
            // A reload doesn't say it again.
            return [.replaceAddress(BookingAddress.list(page: state.page).text), .focus(id: "bookings-title")]
        }
    }
}
