/// The nights of Friday and Saturday, counted without walking through the days.
enum Weekends {
    /// Between two day numbers, both included; none when the last lies before the first.
    static func count(from first: Int, through last: Int) -> UInt64 {
        UInt64(max(0, before(last + 1) - before(first)))
    }

    static func isWeekend(_ day: Int) -> Bool { before(day + 1) != before(day) }

    /// Weekend nights from Sunday, 28 December 1969 (day −4), until before the day; below zero for earlier days.
    private static func before(_ day: Int) -> Int {
        let sinceSunday = day + 4
        let weekday = ((sinceSunday % 7) + 7) % 7
        return (sinceSunday - weekday) / 7 * 2 + max(0, weekday - 5)
    }
}
