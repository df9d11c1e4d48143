/// When someone stays: from the day of arrival to the day of departure.
///
/// Arriving and leaving on the same day is day use: it takes that one night and costs one night (S1-5.4).
public struct Period: Hashable, Sendable {
    public let checkIn: Day
    public let checkOut: Day

    /// The longest stay the calendar holds, in nights.
    public static let longest = 730

    /// nil when the departure comes before the arrival or the stay is longer than `longest`.
    public init?(checkIn: Day, checkOut: Day) {
        let days = checkIn.days(until: checkOut)
        guard days >= 0, days <= Period.longest else { return nil }
        self.checkIn = checkIn
        self.checkOut = checkOut
    }

    /// Two days in either order: the earlier one is the arrival (S1-5.5).
    public init?(between one: Day, and other: Day) {
        self.init(checkIn: min(one, other), checkOut: max(one, other))
    }

    public var isDayUse: Bool {
        checkIn == checkOut
    }

    /// How many nights are taken and charged, at least one.
    public var nights: Int {
        max(1, checkIn.days(until: checkOut))
    }

    /// The night that begins on the evening of arrival, counted from 0.
    public func night(_ index: Int) -> Day {
        checkIn.advanced(by: index)
    }
}
