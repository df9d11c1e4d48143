import Domain
import Routes
import Screens
import Testing

struct ConditionsScreenTests {
    @Test("S1-5.1 days that have passed, and days further ahead than anything can be booked, aren't taken")
    func pastDays() {
        var state = ConditionsScreen.State.fresh
        for day in [state.picker.today.advanced(by: -1), state.picker.last.advanced(by: 1)] {
            #expect(ConditionsScreen.update(&state, .pick(.day(day))) == [])
            #expect(state == .fresh)
        }
        _ = ConditionsScreen.update(&state, .pick(.day(state.picker.today)))
        #expect(state.picker.half == state.picker.today)
    }

    @Test("S1-5.3 two days are the period, and the address follows each tap")
    func twoDays() {
        var state = ConditionsScreen.State.fresh
        #expect(
            pick(&state, .march(12)) == [
                .replaceAddress("/stays/conditions?place=1835848&step=dates&from=2027-03-12")
            ])
        // S1-5.5 the earlier day second
        #expect(
            pick(&state, .march(10)) == [
                .replaceAddress("/stays/conditions?place=1835848&check_in=2027-03-10&check_out=2027-03-12&step=dates")
            ])
        #expect(state.conditions.period == Conditions.march.period)
    }

    @Test("S1-5.4 the same day twice is day use")
    func dayUse() {
        var state = ConditionsScreen.State.fresh
        _ = pick(&state, .march(10))
        _ = pick(&state, .march(10))
        #expect(state.conditions.period?.isDayUse == true)
    }

    @Test("keys walk from day to day, never out of the calendar, and bring further months in")
    func keys() {
        var state = ConditionsScreen.State.fresh
        let first = state.picker.today.number
        #expect(ConditionsScreen.update(&state, .pick(.key(.left))).first == .focus(id: "day-\(first)"))
        #expect(ConditionsScreen.update(&state, .pick(.key(.down))).first == .focus(id: "day-\(first + 7)"))
        #expect(state.picker.shownMonths(nil) == 3)
        for _ in 0..<5 { _ = ConditionsScreen.update(&state, .pick(.key(.pageDown))) }
        #expect(state.picker.shownMonths(nil) == 6)
        for _ in 0..<50 { _ = ConditionsScreen.update(&state, .pick(.key(.pageDown))) }
        #expect(state.picker.cursor == state.picker.last)
        // 730 days from the first of March end with February.
        #expect(state.picker.shownMonths(nil) == 24)
        state.picker.today = .march(4)
        state.picker.cursor = state.picker.last
        #expect(state.picker.shownMonths(nil) == FormLook.mostMonths)
    }

    @Test("S1-5.13, S1-5.14 다음 and 건너뛰기 walk place, dates, price, guests, and lead the focus along")
    func walking() {
        var state = ConditionsScreen.State.fresh
        #expect(focus(after: .next, &state) == nil, "nothing is chosen yet")
        #expect(state.open == ConditionStep.dates.rawValue)
        #expect(focus(after: .skip, &state) == "step-2")
        #expect(focus(after: .next, &state) == "step-3")
        #expect(focus(after: .skip, &state) == "go")
        #expect(state.open == -1)
        #expect(state.walk.isDone)
    }

    @Test("S1-5.15 searching needs every step, and leads to the results under all conditions")
    func searching() {
        var state = ConditionsScreen.State.fresh
        #expect(ConditionsScreen.update(&state, .search) == [])
        state.asked = ConditionsRecord(.march)
        #expect(ConditionsScreen.update(&state, .search) == [.go(address: Address.results(.march).text)])
    }

    @Test("half a range is forgotten where the dates are skipped")
    func halfSkipped() {
        var state = ConditionsScreen.State.fresh
        _ = pick(&state, .march(10))
        _ = ConditionsScreen.update(&state, .skip)
        #expect(state.picker.half == nil)
        #expect(state.conditions.period == nil)
    }

    @Test("S1-5.8 the histogram is asked for when the price opens, and again once other conditions have changed")
    func histogram() {
        var state = ConditionsScreen.State.fresh
        let asked = ConditionsScreen.update(&state, .open(.price))
        #expect(
            asked.last
                == .fetch(address: "/api/v1/stays?place=1835848&lang=ko", reply: "arrived:1", failure: "failed:1"))
        var page = PriceFigures()
        page.histogram = [1, 1]
        _ = ConditionsScreen.update(&state, .arrived(question: 1, page))
        #expect(state.histogram == [1, 1])
        _ = ConditionsScreen.update(&state, .open(.price))
        #expect(ConditionsScreen.update(&state, .open(.price)).count == 1, "nothing has changed")
        _ = ConditionsScreen.update(&state, .pick(.add(.adult)))
        #expect(state.question == 2)
        // A late answer to the older question.
        _ = ConditionsScreen.update(&state, .arrived(question: 1, PriceFigures()))
        #expect(state.histogram == [1, 1])
        _ = ConditionsScreen.update(&state, .failed(question: 2))
        #expect(state.progress == .failed)
    }

    @Test("S1-5.8 the handles set the range in steps, and the address is written when one is let go")
    func handles() {
        var state = ConditionsScreen.State.fresh
        #expect(ConditionsScreen.update(&state, .pick(.low(3))) == [])
        #expect(ConditionsScreen.update(&state, .pick(.high(12))) == [])
        #expect(state.conditions.lowestPrice == 60_000)
        #expect(state.conditions.highestPrice == 240_000)
        #expect(
            ConditionsScreen.update(&state, .pick(.rangeSet)) == [
                .replaceAddress("/stays/conditions?place=1835848&price_min=60000&price_max=240000&step=dates")
            ])
        _ = ConditionsScreen.update(&state, .pick(.high(50)))
        #expect(state.conditions.highestPrice == nil)
    }

    @Test("S1-5.9, S1-5.12 steppers count, and a child brings an adult")
    func steppers() {
        var state = ConditionsScreen.State.fresh
        _ = ConditionsScreen.update(&state, .pick(.add(.child)))
        #expect(state.conditions.party == Party(adults: 1, children: 1))
        #expect(ConditionsScreen.update(&state, .pick(.remove(.adult))) == [])
        _ = ConditionsScreen.update(&state, .pick(.remove(.child)))
        _ = ConditionsScreen.update(&state, .pick(.remove(.adult)))
        #expect(state.conditions.party == .unnamed)
    }

    @Test("over midnight the day moves on and what has passed is dropped; a wrong clock is not believed")
    func midnight() {
        var state = ConditionsScreen.State.fresh
        state.asked = ConditionsRecord(.march)
        let today = state.picker.today
        for wrong in [today.advanced(by: -40), today.advanced(by: 400), today] {
            _ = ConditionsScreen.update(&state, .pick(.today(wrong)))
            #expect(state.picker.today == today)
        }
        #expect(state.picker.isLive)
        _ = ConditionsScreen.update(&state, .pick(.today(.march(10))))
        #expect(state.picker.today == .march(10))
        #expect(state.conditions.period != nil)
        _ = ConditionsScreen.update(&state, .pick(.today(.march(11))))
        #expect(state.conditions.period == nil)
    }

    @Test func everyActionComesBackFromItsToken() {
        var page = PriceFigures()
        page.histogram = [4, 0]
        for step in ConditionStep.allCases { expectSame(.open(step)) }
        for action in [ConditionsScreen.Action.next, .skip, .search, .failed(question: 4)] { expectSame(action) }
        expectSame(.arrived(question: 3, page), value: String(decoding: page.json, as: UTF8.self))
        for kind in Party.Kind.allCases {
            expectSame(.pick(.add(kind)))
            expectSame(.pick(.remove(kind)))
        }
        expectSame(.pick(.day(.march(10))))
        expectSame(.pick(.key(.pageUp)), value: "PageUp")
        expectSame(.pick(.moreMonths))
        expectSame(.pick(.low(0)), value: "0")
        expectSame(.pick(.high(50)), value: "50")
        expectSame(.pick(.rangeSet))
        expectSame(.pick(.today(.march(1))), value: "2027-03-01")
    }

    @Test(arguments: ["open:4", "add:3", "remove:-1", "today", "low", "high", "days"])
    func aTokenThatNamesNothingIsNoAction(token: String) {
        #expect(ConditionsScreen.Action(Token(token, value: "51")) == nil)
    }

    private func pick(_ state: inout ConditionsScreen.State, _ day: Day) -> [Effect] {
        ConditionsScreen.update(&state, .pick(.day(day)))
    }

    private func focus(after action: ConditionsScreen.Action, _ state: inout ConditionsScreen.State) -> String? {
        for case .focus(let id) in ConditionsScreen.update(&state, action) { return id }
        return nil
    }

    private func expectSame(
        _ action: ConditionsScreen.Action, value: String = "", location: SourceLocation = #_sourceLocation
    ) {
        #expect(ConditionsScreen.Action(Token(action.token, value: value)) == action, sourceLocation: location)
    }
}
