import Domain
import Wire

/// What `POST /api/v1/bookings` is sent. What is absent was not said.
public struct BookingRequest: Record, Equatable, Sendable {
    public var stay: Int?
    /// `YYYY-MM-DD`.
    public var checkIn: String?
    public var checkOut: String?
    public var adults: Int?
    public var children: Int?
    public var infants: Int?
    /// That was shown, in minor units.
    public var total: Int64?
    /// ISO 4217.
    public var currency: String?

    public init() {}

    public init(stay: Stay.ID, period: Period, party: Party, total: Money) {
        self.stay = Int(stay.number)
        checkIn = period.checkIn.iso
        checkOut = period.checkOut.iso
        adults = party.adults
        children = party.children
        infants = party.infants
        self.total = total.minor
        currency = total.currency.code
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("stay", &stay)
        visitor.field("check_in", &checkIn)
        visitor.field("check_out", &checkOut)
        visitor.field("adults", &adults)
        visitor.field("children", &children)
        visitor.field("infants", &infants)
        visitor.field("total", &total)
        visitor.field("currency", &currency)
    }
}

/// What `PATCH /api/v1/bookings/{id}` is sent.
public struct BookingChangeRequest: Record, Equatable, Sendable {
    public var checkIn: String?
    public var checkOut: String?
    /// That was shown for the new days, in minor units.
    public var total: Int64?
    public var currency: String?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("check_in", &checkIn)
        visitor.field("check_out", &checkOut)
        visitor.field("total", &total)
        visitor.field("currency", &currency)
    }
}

/// Why nothing was booked, changed or cancelled: an error as the API tells all of them, with what helps on.
public struct BookingProblem: Record, Equatable, Sendable {
    public var type = "about:blank"
    public var title = ""
    public var status = 0
    public var code = ""
    public var detail = ""
    public var field: String?
    public var requestID = ""
    /// The nearest days that can be had.
    public var alternatives: [PeriodRecord] = []
    /// Where the price has changed: what it is now.
    public var quote: QuoteLines?
    public var lodging: [LodgingLineRecord] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("type", &type)
        visitor.field("title", &title)
        visitor.field("status", &status)
        visitor.field("code", &code)
        visitor.field("detail", &detail)
        visitor.field("field", &field)
        visitor.field("request_id", &requestID)
        visitor.field("alternatives", &alternatives)
        visitor.field("quote", &quote)
        visitor.field("lodging", &lodging)
    }
}
