/// Nights of a stay that somebody has booked, with the price as it was then.
public struct Booking: Equatable, Sendable {
    /// Given by the database, from 1 on, and never given again.
    public struct ID: Hashable, Comparable, Sendable {
        public let number: Int64

        public init(_ number: Int64) {
            self.number = number
        }

        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    public var id: ID
    public var stay: Stay.ID
    /// nil once the account is gone: the stay keeps the record without the name.
    public var guest: Account.ID?
    public var period: Period
    public var party: Party
    public var price: BookingPrice
    /// As it was agreed on.
    public var cancellation: CancellationRule
    /// Seconds since 1970-01-01 UTC.
    public var bookedAt: Int64
    /// How often it was changed or cancelled since, and when last; nil while it is as it was made.
    public var revision: Int
    public var revisedAt: Int64?
    /// nil while it holds.
    public var cancelled: Cancelled?

    public init(
        id: ID, stay: Stay.ID, guest: Account.ID?, period: Period, party: Party, price: BookingPrice,
        cancellation: CancellationRule, bookedAt: Int64, revision: Int = 0, revisedAt: Int64? = nil,
        cancelled: Cancelled? = nil
    ) {
        self.id = id
        self.stay = stay
        self.guest = guest
        self.period = period
        self.party = party
        self.price = price
        self.cancellation = cancellation
        self.bookedAt = bookedAt
        self.revision = revision
        self.revisedAt = revisedAt
        self.cancelled = cancelled
    }

    public struct Cancelled: Equatable, Sendable {
        public var at: Int64
        /// What comes back, in minor units.
        public var refund: Int64

        public init(at: Int64, refund: Int64) {
            self.at = at
            self.refund = refund
        }
    }
}

/// What was agreed on: the quote and the nights it is made of. A price that changes later changes no booking.
public struct BookingPrice: Equatable, Sendable {
    public var quote: Quote
    public var lodging: [LodgingLine]

    public init(quote: Quote, lodging: [LodgingLine]) {
        self.quote = quote
        self.lodging = lodging
    }
}

extension Tariff {
    /// The quote with the nights it is made of.
    /// - Parameter guests: adults and children; 0 counts as 1.
    public func price(for period: Period, guests: Int) -> BookingPrice {
        BookingPrice(quote: quote(for: period, guests: max(1, guests)), lodging: lodgingLines(for: period))
    }
}

/// Where a booking stands.
public enum BookingPhase: Int, CaseIterable, Sendable {
    case coming
    /// The guests have arrived, or could have today.
    case staying
    case past
    case cancelled

    /// The name in the API.
    public var slug: StaticString {
        switch self {
        case .coming: "coming"
        case .staying: "staying"
        case .past: "past"
        case .cancelled: "cancelled"
        }
    }
}

/// Why a booking stays as it is.
public enum BookingRefusal: Error, Equatable, Sendable {
    case alreadyBegun
    case alreadyCancelled
}

extension Booking {
    /// - Parameter today: the stay's own.
    public func phase(on today: Day) -> BookingPhase {
        if cancelled != nil { return .cancelled }
        if today < period.checkIn { return .coming }
        // Who came for the day is gone the day after.
        return today <= period.checkOut ? .staying : .past
    }

    /// Cancelling and changing end with the day of arrival. A cancelled one may be cancelled again: nothing happens.
    public func refusalToCancel(on today: Day) -> BookingRefusal? {
        cancelled == nil && today > period.checkIn ? .alreadyBegun : nil
    }

    public func refusalToChange(on today: Day) -> BookingRefusal? {
        if cancelled != nil { return .alreadyCancelled }
        return today > period.checkIn ? .alreadyBegun : nil
    }

    /// What would come back to who cancels on that day.
    public func refund(on today: Day) -> Int64 {
        cancelled?.refund ?? cancellation.refund(of: price.quote.total, arrivingOn: period.checkIn, today: today)
    }

    /// The nights it holds: those in which guests sleep, then those kept free after them.
    /// - Parameter preparationDays: what the host asked for as it was booked.
    public static func nights(of period: Period, preparationDays: Int) -> [(night: Day, isPreparation: Bool)] {
        (0..<period.nights + preparationDays).map { (period.night($0), $0 >= period.nights) }
    }
}
