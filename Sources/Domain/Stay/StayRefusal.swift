/// Why a stay can't be booked for some nights.
public enum StayRefusal: Error, Equatable, Sendable, CaseIterable {
    case priceUnknown
    case tooManyGuests
    case alreadyPast
    case tooShort
    case tooLong
    /// A night is taken, not opened, or too far ahead.
    case notOpen
}

extension Stay {
    /// nil when it can be booked. The search lists a stay exactly when this is nil.
    ///
    /// - Parameters:
    ///   - guests: adults and children; 0 counts as 1.
    ///   - today: the stay's own.
    public func refusal(of period: Period, guests: Int, openNights: OpenNights, today: Day) -> StayRefusal? {
        guard let tariff, tariff.isValid else { return .priceUnknown }
        guard guests <= capacity else { return .tooManyGuests }
        guard period.checkIn >= today else { return .alreadyPast }
        guard period.nights >= minimumNights else { return .tooShort }
        guard period.nights <= maximumNights else { return .tooLong }
        let last = period.night(period.nights - 1)
        guard today.days(until: last) < OpenNights.capacity, openNights.isOpen(for: period) else { return .notOpen }
        return nil
    }
}
