/// Year, month and day as three wheels to turn (S3-3.3). The date is a civil one: no zone can shift it.
///
/// The day that was chosen last is remembered: from 31 January over February to March it is the 31st again, and who turns from one
/// leap year to the next finds 29 February where it was.
public struct BirthWheels: Equatable, Sendable {
    /// 0 until one of the wheels has been turned.
    public var year = 0
    /// 1–12.
    public var month = 1
    /// 1–31, as it was chosen; `day` is what the month allows.
    public var chosenDay = 1

    public enum Wheel: Int, CaseIterable, Sendable {
        case year, month, day
    }

    /// Where the wheels stand at first.
    public static let firstYear = 2000

    public init() {}

    public init(_ date: Day) {
        (year, month, chosenDay) = date.parts
    }

    /// nil until one of the wheels has been turned.
    public var date: Day? {
        year == 0 ? nil : Day(year: year, month: month, day: day)
    }

    public var day: Int { min(chosenDay, length(of: .day, today: nil)) }

    /// How many items a wheel has. The last year is that of the youngest who may join, however wrong a clock goes.
    public func length(of wheel: Wheel, today: Day?) -> Int {
        switch wheel {
        case .year:
            today.map { min(max(1, BirthDate.latest(today: $0).parts.year - BirthDate.earliestYear + 1), 300) } ?? 1
        case .month: 12
        case .day: Day.length(ofMonth: month, year: shownYear)
        }
    }

    /// The item that a wheel shows, counted from 0.
    public func index(of wheel: Wheel) -> Int {
        switch wheel {
        case .year: shownYear - BirthDate.earliestYear
        case .month: month - 1
        case .day: day - 1
        }
    }

    /// An index beyond the ends stops there.
    public mutating func turn(_ wheel: Wheel, to index: Int, today: Day) {
        let index = min(max(0, index), length(of: wheel, today: today) - 1)
        year = shownYear
        switch wheel {
        case .year: year = BirthDate.earliestYear + index
        case .month: month = index + 1
        case .day: chosenDay = index + 1
        }
    }

    private var shownYear: Int { year == 0 ? BirthWheels.firstYear : year }
}
