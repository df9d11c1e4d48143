import Domain
import Testing

@Suite("Choosing a range of days")
struct RangeChoiceTests {
    private let first = Day(number: 20_888)

    @Test("S1-5.3 the first day waits for the second, and both make the range")
    func twoDays() {
        var choice = RangeChoice()
        choice.choose(first)
        #expect(choice.half == first)
        #expect(choice.period == nil)
        choice.choose(first.advanced(by: 2))
        #expect(choice.half == nil)
        #expect(choice.period == Period(checkIn: first, checkOut: first.advanced(by: 2)))
    }

    @Test("S1-5.4 the same day once more is day use")
    func dayUse() {
        var choice = RangeChoice(half: first)
        choice.choose(first)
        #expect(choice.period?.isDayUse == true)
    }

    @Test("S1-5.5 a later day first and an earlier one second are swapped")
    func swapped() {
        var choice = RangeChoice(half: first)
        choice.choose(first.advanced(by: -3))
        #expect(choice.period == Period(checkIn: first.advanced(by: -3), checkOut: first))
    }

    @Test("a third day begins a new range")
    func anew() {
        var choice = RangeChoice(period: Period(checkIn: first, checkOut: first.advanced(by: 1)))
        choice.choose(first.advanced(by: 9))
        #expect(choice.half == first.advanced(by: 9))
        #expect(choice.period == nil)
    }

    @Test("a day too far away from the first begins a new range")
    func tooFar() {
        var choice = RangeChoice(half: first)
        choice.choose(first.advanced(by: Period.longest + 1))
        #expect(choice.half == first.advanced(by: Period.longest + 1))
        choice.choose(first.advanced(by: 1))
        #expect(choice.period?.nights == Period.longest)
    }

    @Test("while half of a range is chosen there is no other")
    func halfWins() {
        let choice = RangeChoice(half: first, period: Period(checkIn: first, checkOut: first))
        #expect(choice.period == nil)
    }

    @Test("a shifted period is as long, and earlier or later")
    func shifted() throws {
        let period = try #require(Period(checkIn: first, checkOut: first.advanced(by: 4)))
        #expect(period.shifted(by: -3) == Period(checkIn: first.advanced(by: -3), checkOut: first.advanced(by: 1)))
        #expect(period.shifted(by: 2)?.nights == 4)
    }
}
