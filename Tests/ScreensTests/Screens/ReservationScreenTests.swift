import Domain
import Routes
import Screens
import Testing
import Views

struct ReservationScreenTests {
    private typealias State = ReservationScreen.State

    @Test("S1-9.1 a day that others have is refused with its reason, and a range never goes over it")
    func taken() {
        var state = State.fresh
        _ = pick(&state, .march(11))
        #expect(state.picker.half == .march(11))
        #expect(pick(&state, .march(16)) == [])
        #expect(state.refused == .march(16) && state.picker.half == .march(11) && state.conditions.period == nil)
        let html = Drawn.html(ReservationView.self, state)
        #expect(html.contains("3월 16일 화요일 – 사이에 묵을 수 없는 날이 있음. 체크인 3월 11일."))
        #expect(
            html.contains(
                "aria-label=\"3월 15일 월요일, 사이에 묵을 수 없는 날이 있음\" title=\"사이에 묵을 수 없는 날이 있음\" aria-disabled=\"true\""))
        // The day on which the other guest comes is one to leave on.
        _ = pick(&state, .march(13))
        #expect(state.conditions.period == Period(checkIn: .march(11), checkOut: .march(13)))
        #expect(state.refused == nil)
    }

    @Test("S1-9.3, S1-9.4 what is filled is passed over, and with everything filled 다음 becomes 예약")
    func walking() {
        var state = State.fresh
        #expect(ReservationScreen.update(&state, .next) == [])
        _ = pick(&state, .march(12))
        _ = pick(&state, .march(10))
        #expect(go(state) == "다음")
        #expect(
            ReservationScreen.update(&state, .next) == [
                .replaceAddress(
                    "/stays/31/booking?place=1835848&check_in=2027-03-10&check_out=2027-03-12&step=guests"),
                .focus(id: "step-1"),
            ])
        #expect(ReservationScreen.update(&state, .reserve) == [])
        _ = ReservationScreen.update(&state, .pick(.add(.adult)))
        #expect(go(state) == "예약")
        // From the days on nothing is left to ask.
        _ = ReservationScreen.update(&state, .open(.dates))
        #expect(go(state) == "예약")
        #expect(
            ReservationScreen.update(&state, .reserve) == [
                .go(address: "/stays/31?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=1&confirm=1")
            ])
    }

    @Test("S1-9.2 지우기 clears days, people and half a range, and begins again")
    func clearing() {
        var state = State.fresh
        state.asked = ConditionsRecord(.march)
        state.picker.half = .march(5)
        state.open = 1
        let cleared = ReservationScreen.update(&state, .clear)
        #expect(
            cleared == [
                .replaceAddress("/stays/31/booking?place=1835848&price_max=250000&step=dates"), .focus(id: "step-0"),
            ])
        #expect(state.conditions.period == nil && state.conditions.party.isUnnamed && state.picker.half == nil)
    }

    @Test("S1-9.1 no more guests than the stay holds; infants don't count")
    func capacity() {
        var state = State.fresh
        state.capacity = 2
        for kind in [Party.Kind.child, .child, .adult, .infant] {
            _ = ReservationScreen.update(&state, .pick(.add(kind)))
        }
        #expect(state.conditions.party == Party(adults: 1, children: 1, infants: 1))
        #expect(state.fills(.guests))
        state.asked.conditions.party = Party(adults: 3) ?? .unnamed
        #expect(!state.fills(.guests))
        _ = ReservationScreen.update(&state, .pick(.remove(.adult)))
        #expect(state.fills(.guests))
    }

    @Test("over midnight the calendar moves on, and days that are past are asked for again")
    func midnight() {
        var state = State.fresh
        state.asked.conditions.period = Period(checkIn: .march(1), checkOut: .march(3))
        #expect(state.fills(.dates))
        _ = ReservationScreen.update(&state, .pick(.today(.march(2))))
        #expect(state.calendar.today == .march(2) && state.conditions.period == nil)
        #expect(state.calendar.state(of: .march(13)) == .taken && state.calendar.state(of: .march(12)) == .open)
        #expect(!state.fills(.dates))
    }

    @Test("S1-8.10 without a price it says so and leads no further")
    func withoutPrice() {
        var state = State.fresh
        state.asked = ConditionsRecord(.march)
        state.isPriced = false
        #expect(ReservationScreen.update(&state, .reserve) == [])
        #expect(Drawn.texts(ReservationView.self, state).contains("요금이 정해지지 않아 예약할 수 없어요."))
    }

    private func pick(_ state: inout State, _ day: Day) -> [Effect] {
        ReservationScreen.update(&state, .pick(.day(day)))
    }

    private func go(_ state: State) -> String? {
        let texts = Drawn.texts(ReservationView.self, state)
        return texts.first { $0 == "다음" || $0 == "예약" }
    }
}
