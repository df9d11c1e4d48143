import Domain
import Testing

@Suite("Months of a calendar, and walking through them by keys")
struct CalendarMonthTests {
    @Test("every month of a century begins on its first day, and the next follows without a gap")
    func months() throws {
        var month = CalendarMonth(of: try #require(Day(iso: "1999-01-17")))
        #expect(month.first.iso == "1999-01-01")
        for index in 0..<(102 * 12) {
            #expect(month.first.parts.day == 1)
            #expect(month.first.parts.month == index % 12 + 1)
            #expect(month.next.first == month.last.advanced(by: 1))
            #expect(month.next.previous == month)
            month = month.next
        }
        #expect(month.first.iso == "2101-01-01")
    }

    @Test("the number of months between two days counts months, not days")
    func between() throws {
        let month = CalendarMonth(of: try #require(Day(iso: "2027-03-31")))
        #expect(month.months(until: try #require(Day(iso: "2027-03-01"))) == 0)
        #expect(month.months(until: try #require(Day(iso: "2027-04-01"))) == 1)
        #expect(month.months(until: try #require(Day(iso: "2029-03-30"))) == 24)
        #expect(month.months(until: try #require(Day(iso: "2026-12-31"))) == -3)
    }

    @Test(
        "arrows walk days and weeks, Home and End within the week, Page Up and Page Down to the same day of another month",
        arguments: [
            ("2027-03-10", "ArrowLeft", "2027-03-09"), ("2027-03-31", "ArrowRight", "2027-04-01"),
            ("2027-03-03", "ArrowUp", "2027-02-24"), ("2027-03-10", "ArrowDown", "2027-03-17"),
            ("2027-03-10", "Home", "2027-03-07"), ("2027-03-07", "Home", "2027-03-07"),
            ("2027-03-10", "End", "2027-03-13"), ("2027-03-31", "PageUp", "2027-02-28"),
            ("2028-01-31", "PageDown", "2028-02-29"), ("2027-12-10", "PageDown", "2028-01-10"),
        ])
    func keys(from: String, name: String, to: String) throws {
        let key = try #require(CalendarKey(Name(name)))
        #expect(try #require(Day(iso: from)).moved(by: key).iso == to)
    }

    @Test("other keys don't walk", arguments: ["Enter", "Escape", "a", "", "arrowleft"])
    func otherKeys(name: String) { #expect(CalendarKey(Name(name)) == nil) }

    @Test("a day is brought within the two ends")
    func clamped() {
        let day = Day(number: 100)
        #expect(day.clamped(from: Day(number: 101), through: Day(number: 110)).number == 101)
        #expect(day.clamped(from: Day(number: 1), through: Day(number: 10)).number == 10)
        #expect(day.clamped(from: Day(number: 1), through: Day(number: 110)) == day)
    }
}
