/// A month of the calendar. Calendars draw them one below the other.
public struct CalendarMonth: Hashable, Sendable {
    /// Its first day.
    public let first: Day

    /// The month in which that day lies.
    public init(of day: Day) {
        first = day.advanced(by: 1 - day.parts.day)
    }

    /// 28 … 31 days.
    public var length: Int {
        let (year, month, _) = first.parts
        return Day.length(ofMonth: month, year: year)
    }

    public var last: Day { first.advanced(by: length - 1) }
    public var next: CalendarMonth { CalendarMonth(of: last.advanced(by: 1)) }
    public var previous: CalendarMonth { CalendarMonth(of: first.advanced(by: -1)) }

    /// How many months from this one to that in which the day lies; negative when it lies before.
    public func months(until day: Day) -> Int {
        let (mine, theirs) = (first.parts, day.parts)
        return (theirs.year - mine.year) * 12 + theirs.month - mine.month
    }

    /// The day of that number, or the last one in a month that is too short for it.
    public func day(_ number: Int) -> Day {
        first.advanced(by: max(1, min(number, length)) - 1)
    }
}
