import Domain
import Wire

/// A booking as the list shows it (S1-11.3).
public struct BookingCard: Record, Equatable, Sendable {
    /// `Booking.ID`.
    public var id: Int64 = 0
    public var phase = BookingPhase.coming
    public var name = ""
    public var area = ""
    /// The main picture's address.
    public var picture = ""
    public var checkIn = Day(number: 0)
    public var checkOut = Day(number: 0)
    /// Until the arrival, by the stay's own day; negative afterwards.
    public var daysLeft = 0

    public init() {}

    /// - Parameter today: the stay's own.
    public init(_ booking: BookingDetail, today: Day) {
        id = booking.id
        phase = booking.phase
        name = booking.stay.name
        area = booking.stay.area
        picture = booking.stay.pictures.first ?? ""
        checkIn = booking.checkIn
        checkOut = booking.checkOut
        daysLeft = today.days(until: booking.checkIn)
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("id", &id)
        visitor.field("phase", &phase)
        visitor.field("name", &name)
        visitor.field("area", &area)
        visitor.field("picture", &picture)
        visitor.field("check_in", &checkIn)
        visitor.field("check_out", &checkOut)
        visitor.field("days_left", &daysLeft)
    }
}

extension BookingDetail {
    public var number: Booking.ID { Booking.ID(id) }

    /// nil where the days make no period.
    public var period: Period? { Period(checkIn: checkIn, checkOut: checkOut) }

    public var party: Party { Party(adults: adults, children: children, infants: infants) ?? .unnamed }

    /// In the currency that was agreed on.
    public func amount(_ minor: Int64) -> Money {
        Money(minor: minor, currency: Currency(code: quote.currency) ?? .krw)
    }
}
