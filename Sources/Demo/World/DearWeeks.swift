import Domain

/// Weeks of a year in which everybody wants to be somewhere. They may end in the next year.
struct DearWeeks {
    typealias Date = (month: Int, day: Int)

    let first: Date
    let last: Date

    /// nil when a day isn't on the calendar.
    func season(from year: Int, _ percent: Int) -> Season? {
        let ends = last < first ? year + 1 : year
        guard let start = Day(year: year, month: first.month, day: first.day),
            let end = Day(year: ends, month: last.month, day: last.day)
        else { return nil }
        return Season(first: start, last: end, percent: percent)
    }

    /// Apart from each other, in the order of the year.
    static func of(_ destination: Destination) -> [DearWeeks] {
        switch destination.region {
        case .busan where destination.country == "KR", .jeju, .coast, .pines, .islands: [summerHolidays]
        case .snow: [skiing]
        case .gyeongju, .hills, .seoul: [leaves]
        case .tokyo: [blossom]
        case .kyoto, .busan: [blossom, leaves]
        case .okinawa: [summerHolidays]
        case .singapore, .bangkok: [newYear]
        case .paris, .city: [longSummer, christmas]
        }
    }

    private static let summerHolidays = DearWeeks(first: (7, 15), last: (8, 25))
    private static let longSummer = DearWeeks(first: (6, 15), last: (8, 31))
    private static let leaves = DearWeeks(first: (10, 10), last: (11, 12))
    private static let blossom = DearWeeks(first: (3, 20), last: (4, 10))
    private static let skiing = DearWeeks(first: (12, 20), last: (2, 20))
    private static let christmas = DearWeeks(first: (12, 18), last: (1, 3))
    private static let newYear = DearWeeks(first: (12, 22), last: (1, 5))
}
