import Domain

/// A stay as an import or a host gives it, with its calendar.
public struct StayDraft: Equatable, Sendable {
    /// Known by its origin and origin key; its id is not looked at.
    public var stay: Stay
    /// nil leaves the calendar as it is.
    public var openNights: OpenNights?
    /// By how many days the calendar was moved from where the data had it.
    public var shiftDays: Int

    public init(_ stay: Stay, openNights: OpenNights? = nil, shiftDays: Int = 0) {
        self.stay = stay
        self.openNights = openNights
        self.shiftDays = shiftDays
    }
}
