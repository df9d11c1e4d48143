import Domain
import Testing

@Suite("A civil date")
struct DayTests {
    @Test("every date from year 1 to 9999 comes back from its parts and its text, one day after the other")
    func roundTrips() throws {
        // A prime stride meets every weekday, every day of the month and every place in the 400 years of the calendar.
        let first = try #require(Day(year: 1, month: 1, day: 1))
        let last = try #require(Day(year: 9999, month: 12, day: 31))
        for number in stride(from: first.number, through: last.number, by: 97) {
            let day = Day(number: number)
            let (year, month, date) = day.parts
            #expect(Day(year: year, month: month, day: date) == day)
            #expect(Day(iso: day.iso) == day)
        }
        #expect(first.iso == "0001-01-01")
        #expect(last.iso == "9999-12-31")
    }

    @Test("counting through four centuries day by day meets each date once, by the rules of the calendar")
    func everyDayOfFourCenturies() throws {
        var day = try #require(Day(year: 1900, month: 1, day: 1))
        for year in 1900..<2300 {
            let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for (month, length) in zip(1...12, lengths) {
                for date in 1...length {
                    if day.parts != (year, month, date) {
                        Issue.record("\(day.number) reads \(day.parts), not \((year, month, date)).")
                        return
                    }
                    day = day.advanced(by: 1)
                }
            }
        }
    }

    @Test(
        "only YYYY-MM-DD of a date that exists is read",
        arguments: [
            "", "2027", "2027-3-10", "2027-03-1", "27-03-10", "2027/03/10", "2027-03-10 ", " 2027-03-10", "2027-03-10T",
            "2027-13-01", "2027-00-10", "2027-02-29", "2100-02-29", "2027-04-31", "2027-03-00", "2027-03-32",
            "0000-01-01", "-027-03-10", "+027-03-10", "2027-0a-10", "２０２７-03-10", "2027-03-1\u{0}", "2027‐03‐10",
            "20270310", "2027-0310-",
        ])
    func refusedTexts(text: String) {
        #expect(Day(iso: text) == nil)
    }

    @Test(
        "a date outside its month or the years 1 to 9999 is none",
        arguments: [
            (0, 1, 1), (10_000, 1, 1), (-1, 5, 5), (2027, 0, 1), (2027, 13, 1), (2027, 2, 29), (2027, 6, 31),
            (2027, 6, 0),
            (.max, 1, 1), (.min, .min, .min), (2027, .max, 1), (2027, 1, .max),
        ] as [(Int, Int, Int)])
    func refusedParts(year: Int, month: Int, day: Int) {
        #expect(Day(year: year, month: month, day: day) == nil)
    }

    @Test("a leap day is read where there is one", arguments: ["2000-02-29", "2028-02-29", "2400-02-29"])
    func leapDays(text: String) {
        #expect(Day(iso: text)?.iso == text)
    }

    @Test("weekdays follow each other, and known days fall on theirs")
    func weekdays() throws {
        #expect(Day(number: 0).weekday == .thursday)
        #expect(try #require(Day(iso: "2027-03-10")).weekday == .wednesday)
        #expect(try #require(Day(iso: "1969-07-20")).weekday == .sunday)
        for number: Int32 in -800...800 {
            let next = (Day(number: number).weekday.rawValue + 1) % 7
            #expect(Day(number: number + 1).weekday.rawValue == next)
        }
    }

    @Test("the nights of Friday and Saturday, and only they, are the weekend's")
    func weekendNights() {
        #expect(Weekday.allCases.filter(\.isWeekendNight) == [.friday, .saturday])
    }

    @Test(
        "going on and back by any number of days stays within what a day can hold",
        arguments: [
            (0, Int.max, Int32.max), (1, .max, .max), (.max, 1, .max), (-1, .min, .min), (.min, -1, .min), (5, -5, 0),
            (10, 20, 30),
        ] as [(Int32, Int, Int32)])
    func advancing(from number: Int32, by days: Int, to expected: Int32) {
        #expect(Day(number: number).advanced(by: days).number == expected)
    }

    @Test("the days between the two ends of time can be counted")
    func extremes() {
        let first = Day(number: .min)
        let last = Day(number: .max)
        #expect(first.days(until: last) == Int(UInt32.max))
        #expect(last.days(until: first) == -Int(UInt32.max))
        #expect(!first.iso.isEmpty && !last.iso.isEmpty)
        #expect((0..<7).contains(first.weekday.rawValue) && (0..<7).contains(last.weekday.rawValue))
    }
}
