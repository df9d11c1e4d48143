/// A civil date, without a zone: the number of days since 1970-01-01 in the proleptic Gregorian calendar.
public struct Day: Hashable, Comparable, Sendable {
    public var number: Int32

    public init(number: Int32) {
        self.number = number
    }

    /// The date of that year, month (1–12) and day (1–31); nil when there is no such date or the year is outside 1–9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Day.length(ofMonth: month, year: year)
        else { return nil }
        self.init(number: Day.number(year, month, day))
    }

    /// The day of an instant in UTC, for days that needn't be more exact.
    /// - Parameter instant: seconds since 1970-01-01 UTC.
    public init(instant: Int64) {
        let (quotient, rest) = instant.quotientAndRemainder(dividingBy: 86_400)
        self.init(number: Int32(clamping: rest < 0 ? quotient - 1 : quotient))
    }

    /// Reads `YYYY-MM-DD`, and nothing else.
    public init?(iso text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
        func digits(_ range: Range<Int>) -> Int? {
            var value = 0
            for index in range {
                guard (48...57).contains(bytes[index]) else { return nil }
                value = value * 10 + Int(bytes[index] - 48)
            }
            return value
        }
        guard let year = digits(0..<4), let month = digits(5..<7), let day = digits(8..<10) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Year, month (1–12) and day of the month (1–31).
    public var parts: (year: Int, month: Int, day: Int) {
        // Howard Hinnant's `civil_from_days`: eras of 400 years that begin on 1 March.
        let shifted = Int(number) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    public var weekday: Weekday {
        let index = ((Int(number) + 4) % 7 + 7) % 7
        return Weekday(rawValue: index) ?? .sunday
    }

    /// `YYYY-MM-DD`.
    public var iso: String {
        let (year, month, day) = parts
        return Day.padded(year, 4) + "-" + Day.padded(month, 2) + "-" + Day.padded(day, 2)
    }

    /// The day that many days later, or earlier. Stays within what the number can hold.
    public func advanced(by days: Int) -> Day {
        // No more days than lie between the two ends, so that the sum fits.
        let reach = Int64(UInt32.max)
        return Day(number: Int32(clamping: Int64(number) + min(max(Int64(days), -reach), reach)))
    }

    /// How many days from this day until the other; negative when it is earlier.
    public func days(until other: Day) -> Int {
        Int(Int64(other.number) - Int64(number))
    }

    public static func < (one: Day, other: Day) -> Bool {
        one.number < other.number
    }

    /// How many days that month (1–12) has.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int32 {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return Int32(era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468)
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

public enum Weekday: Int, Sendable, CaseIterable {
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday

    /// The nights of Friday and Saturday carry the weekend price.
    public var isWeekendNight: Bool {
        self == .friday || self == .saturday
    }
}
