import Domain

/// What time it is, and what day that makes in a zone by its IANA name.
public struct BookingClock: Sendable {
    /// Seconds since 1970-01-01 UTC.
    public let now: @Sendable () -> Int64
    public let today: @Sendable (String) -> Day

    public init(now: @escaping @Sendable () -> Int64, today: @escaping @Sendable (String) -> Day) {
        self.now = now
        self.today = today
    }
}

/// What somebody wants to book, and for how much.
public struct BookingOrder: Equatable, Sendable {
    public var stay: Stay.ID
    public var period: Period
    public var party: Party
    /// That was shown: if the price is another by now, nothing is booked.
    public var total: Money

    public init(stay: Stay.ID, period: Period, party: Party, total: Money) {
        self.stay = stay
        self.period = period
        self.party = party
        self.total = total
    }
}

/// The name a client gives to one question, so that asking again is harmless.
public struct BookingKey: Equatable, Sendable {
    /// 1 … 255 characters; each account has its own.
    public var text: String
    /// 32 bytes that tell this question from others.
    public var digest: [UInt8]

    /// So long the answer is kept, in seconds.
    public static let lifetime: Int64 = 86_400

    public init(_ text: String, digest: [UInt8]) {
        self.text = text
        self.digest = digest
    }
}

/// An answer as it went out, and goes out again.
public struct KeptAnswer: Equatable, Sendable {
    public var status: Int
    public var body: String

    public init(status: Int, body: String) {
        self.status = status
        self.body = body
    }
}

/// What came of asking under a key.
public enum KeyedAnswer: Equatable, Sendable {
    case answered(KeptAnswer)
    /// The key was used for another question.
    case otherQuestion
    case noAccount
}

/// What came of an order.
public enum BookingOutcome: Equatable, Sendable {
    case booked(BookingRecord)
    case noStay
    /// With the nearest days that can be had instead, where days are what it's about.
    case refused(StayRefusal, alternatives: [Period])
    /// It costs this now.
    case priceChanged(BookingPrice)
}

/// What came of changing a booking's days.
public enum BookingChange: Equatable, Sendable {
    /// Also when these were its days already.
    case changed(BookingRecord)
    case noBooking
    case unchangeable(BookingRefusal)
    case refused(StayRefusal, alternatives: [Period])
    case priceChanged(BookingPrice)
}

/// What came of cancelling.
public enum BookingCancellation: Equatable, Sendable {
    /// Also when it was cancelled before.
    case cancelled(BookingRecord)
    case noBooking
    case refused(BookingRefusal)
    /// Another amount comes back by now than was shown.
    case refundChanged(BookingRecord)
}

/// On which terms a stay can be booked, and when.
public struct StayTerms: Equatable, Sendable {
    /// With what its host offers, whether taken or not.
    public var stay: IndexedStay
    public var calendar: StayCalendar
    /// What a booking shows of it.
    var shown: BookedStay

    /// What stands against it, with the nearest days instead where days are what it's about.
    public func refusal(of period: Period, guests: Int) -> (StayRefusal, alternatives: [Period])? {
        guard let refusal = stay.refusal(of: period, guests: guests, calendar: calendar) else { return nil }
        return (refusal, refusal.isAboutDays ? calendar.alternatives(to: period) : [])
    }

    /// nil when it's not known.
    public func price(for period: Period, guests: Int) -> BookingPrice? {
        guard let tariff = stay.tariff, tariff.isValid else { return nil }
        return tariff.price(for: period, guests: guests)
    }
}
