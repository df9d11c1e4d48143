import Domain
import Seeded
import Testing

/// Choosing days on a stay's calendar, against what the calendar itself says of whole periods.
@Suite("Choosing days on a stay's calendar")
struct StayChoiceTests {
    private static let today = Day(number: 20_878)

    private static func calendar(_ numbers: inout SeededNumbers) -> StayCalendar {
        let nights = (0..<60).map { _ in
            numbers.oneIn(5) ? NightState.allCases.randomElement(using: &numbers) ?? .open : NightState.open
        }
        let least = Int.random(in: 1...3, using: &numbers)
        var rules = BookingRules(noticeDays: Int.random(in: 0...3, using: &numbers))
        if numbers.oneIn(2) {
            rules.seasons = [
                SeasonLength(first: today.advanced(by: 10), last: today.advanced(by: 20), leastNights: 3, mostNights: 4)
            ]
        }
        return StayCalendar(
            today: today, nights: nights, rules: rules,
            usualLength: StayLength(least: least, most: least + Int.random(in: 0...6, using: &numbers)))
    }

    private static let reach = -2...64

    @Test(
        "S1-5.5 a day can be chosen first exactly when somebody can arrive or leave on it",
        arguments: 1...30 as ClosedRange<UInt64>)
    func first(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let calendar = Self.calendar(&numbers)
        for offset in Self.reach {
            let day = Self.today.advanced(by: offset)
            let canLeave = Self.reach.contains { arrival in
                arrival < offset
                    && Period(checkIn: Self.today.advanced(by: arrival), checkOut: day)
                        .map { calendar.refusal(of: $0) == nil } == true
            }
            let canBegin = canLeave || calendar.refusal(ofArrivalOn: day) == nil
            #expect((calendar.choice(of: day, after: nil) == .begins) == canBegin, "seed \(seed), day \(offset)")
        }
    }

    @Test("whatever is tapped, a period that stands can be booked", arguments: 1...30 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let calendar = Self.calendar(&numbers)
        var choice = RangeChoice()
        for _ in 0..<200 {
            let day = Self.today.advanced(by: Int.random(in: Self.reach, using: &numbers))
            let before = choice
            let refusal = choice.choose(day, on: calendar)
            if refusal != nil { #expect(choice == before, "seed \(seed)") }
            if let period = choice.period { #expect(calendar.refusal(of: period) == nil, "seed \(seed)") }
        }
    }

    @Test("the first day once more is day use where one night can be had, and else undoes it")
    func again() {
        func choice(least: Int) -> DayChoice {
            StayCalendar(
                today: Self.today, nights: [NightState](repeating: .open, count: 30), rules: BookingRules(),
                usualLength: StayLength(least: least, most: 9)
            ).choice(of: Self.today, after: Self.today)
        }
        #expect(choice(least: 1) == Period(checkIn: Self.today, checkOut: Self.today).map { .completes($0) })
        #expect(choice(least: 2) == .undoes)
    }

    @Test("a calendar seen from a later day says the same of every night it knew")
    func later() {
        var numbers = SeededNumbers(seed: 7)
        let calendar = Self.calendar(&numbers)
        let moved = calendar.moved(to: Self.today.advanced(by: 3))
        #expect(moved.today == Self.today.advanced(by: 3))
        for offset in 3..<Period.longest {
            let day = Self.today.advanced(by: offset)
            #expect(moved.state(of: day) == calendar.state(of: day))
        }
        #expect(moved.state(of: Self.today) == .closed)
        #expect(calendar.moved(to: Self.today.advanced(by: -3)) == calendar)
    }
}
