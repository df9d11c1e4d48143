import Domain
import Testing

@Suite("A birth date")
struct BirthDateTests {
    @Test(
        "It is a real date, at least 14 years ago by the reader's today, and not before 1900 (S3, decision)",
        arguments: [
            ("2012-11-30", nil), ("2012-12-01", .birthTooYoung), ("2026-11-30", .birthTooYoung),
            ("2027-01-01", .birthTooYoung), ("1900-01-01", nil), ("1899-12-31", .birthTooEarly),
            ("1998-02-29", .birthMalformed), ("1996-02-29", nil), ("1900-02-29", .birthMalformed), ("2000-02-29", nil),
            ("1998-04-31", .birthMalformed), ("19980417", .birthMalformed), ("1998-4-17", .birthMalformed),
            ("", .birthMissing), ("today", .birthMalformed),
        ] as [(String, SignUpRefusal?)])
    func rule(iso: String, refusal: SignUpRefusal?) throws {
        let today = try #require(Day(iso: "2026-11-30"))
        if let refusal {
            #expect(throws: refusal) { () throws(SignUpRefusal) in try BirthDate(iso: iso, today: today) }
        } else {
            #expect(try BirthDate(iso: iso, today: today).day.iso == iso)
        }
    }

    @Test(
        "The youngest who may join are 14 that day, also on a 29 February",
        arguments: [
            ("2026-02-28", "2012-02-28"), ("2026-03-01", "2012-03-01"), ("2028-02-29", "2014-02-28"),
            ("2024-02-29", "2010-02-28"), ("2027-01-01", "2013-01-01"), ("2026-12-31", "2012-12-31"),
        ])
    func latest(today: String, latest: String) throws {
        let day = try #require(Day(iso: today))
        #expect(BirthDate.latest(today: day).iso == latest)
    }

    @Test("No date at all is said to be missing")
    func missing() {
        #expect(BirthDate.refusal(of: nil, today: Day(number: 20_000)) == .birthMissing)
    }

    @Test("A clock that goes wrong refuses, and stops nothing", arguments: [Int32.min, -800_000, 0, Int32.max])
    func anyToday(number: Int32) {
        let today = Day(number: number)
        _ = BirthDate.latest(today: today)
        #expect(BirthWheels().length(of: .year, today: today) >= 1)
        #expect(BirthWheels().length(of: .year, today: today) <= 300)
    }
}

@Suite("The wheels of a birth date")
struct BirthWheelsTests {
    private let today = Day(number: 20_787)  // 2026-11-30

    @Test("S3-3.3 every turn shows in the date at once")
    func turning() {
        var wheels = BirthWheels()
        #expect(wheels.date == nil)
        wheels.turn(.year, to: 98, today: today)
        #expect(wheels.date?.iso == "1998-01-01")
        wheels.turn(.month, to: 3, today: today)
        #expect(wheels.date?.iso == "1998-04-01")
        wheels.turn(.day, to: 16, today: today)
        #expect(wheels.date?.iso == "1998-04-17")
        #expect(BirthWheels.Wheel.allCases.map { wheels.index(of: $0) } == [98, 3, 16])
    }

    @Test("The item that a wheel shows at first can be chosen as it stands")
    func first() {
        var wheels = BirthWheels()
        wheels.turn(.day, to: wheels.index(of: .day), today: today)
        #expect(wheels.date?.iso == "2000-01-01")
    }

    @Test("The days follow month and year, and the day chosen comes back where there is one")
    func days() throws {
        var wheels = BirthWheels(try #require(Day(iso: "2000-01-31")))
        wheels.turn(.month, to: 1, today: today)
        #expect(wheels.date?.iso == "2000-02-29")
        #expect(wheels.length(of: .day, today: today) == 29)
        wheels.turn(.year, to: 101, today: today)
        #expect(wheels.date?.iso == "2001-02-28")
        wheels.turn(.month, to: 2, today: today)
        #expect(wheels.date?.iso == "2001-03-31")
    }

    @Test("29 February is found again from one leap year to the next")
    func leapYears() throws {
        var wheels = BirthWheels(try #require(Day(iso: "1996-02-29")))
        let passed = (96...100).map { index in
            wheels.turn(.year, to: index, today: today)
            return wheels.date?.iso
        }
        #expect(passed == ["1996-02-29", "1997-02-28", "1998-02-28", "1999-02-28", "2000-02-29"])
    }

    @Test("Every date from 1900 on until the youngest may join stands on the wheels, and no other")
    func everyDate() throws {
        let years = BirthWheels().length(of: .year, today: today)
        var day = try #require(Day(iso: "1900-01-01"))
        for year in 0..<years {
            for month in 0..<12 {
                var wheels = BirthWheels()
                wheels.turn(.year, to: year, today: today)
                wheels.turn(.month, to: month, today: today)
                for index in 0..<wheels.length(of: .day, today: today) {
                    wheels.turn(.day, to: index, today: today)
                    #expect(wheels.date == day)
                    day = day.advanced(by: 1)
                }
            }
        }
        #expect(day.iso == "2013-01-01")
    }

    @Test("An index beyond the ends stops there", arguments: [Int.min, -1, 1000, Int.max])
    func beyond(index: Int) {
        for wheel in BirthWheels.Wheel.allCases {
            var wheels = BirthWheels()
            wheels.turn(wheel, to: index, today: today)
            let last = wheels.length(of: wheel, today: today) - 1
            #expect(wheels.index(of: wheel) == (index < 0 ? 0 : last))
        }
    }
}
