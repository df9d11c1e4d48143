import Domain
import Foundation
import Routes
import Screens
import Testing
import Views

struct ConditionsViewTests {
    @Test("S1-5.1, S1-5.2 the calendar begins with today's month, and what has passed in it is no button")
    func pastDays() throws {
        var state = ConditionsScreen.State.fresh
        state.picker.today = .march(4)
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("2027년 3월") && !html.contains("2027년 2월"))
        for day in 1...3 { #expect(!html.contains("value=\"day:\(Day.march(day).number)\"")) }
        #expect(html.contains("aria-disabled=\"true\" aria-label=\"3월 3일 수요일\">3</span>"))
        #expect(html.contains("id=\"day-\(Day.march(4).number)\""))
    }

    @Test("S1-5.3 the range is highlighted from its first day to its last, and said")
    func range() {
        var state = ConditionsScreen.State.fresh
        state.asked = ConditionsRecord(.march)
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("class=\"day start\" aria-label=\"3월 10일 수요일, 체크인\" aria-selected=\"true\""))
        #expect(html.contains("class=\"day in\" aria-label=\"3월 11일 목요일\" aria-selected=\"true\""))
        #expect(html.contains("class=\"day end\" aria-label=\"3월 12일 금요일, 체크아웃\" aria-selected=\"true\""))
        #expect(html.components(separatedBy: "aria-selected").count == 4)
        #expect(html.contains("role=\"status\">3월 10일–12일, 2박</p>"))
    }

    @Test("S1-5.4 a single day says that it is day use")
    func dayUse() {
        var state = ConditionsScreen.State.fresh
        state.asked.conditions.period = Period(checkIn: .march(10), checkOut: .march(10))
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("class=\"day only\" aria-label=\"3월 10일 수요일, 당일 이용\""))
        #expect(html.contains("role=\"status\">3월 10일, 당일 이용</p>"))
    }

    @Test("S1-5.6, S1-5.7, S1-5.8, S1-5.11 the rows show region, dates, price and guests")
    func rows() {
        var state = ConditionsScreen.State.fresh
        state.open = -1
        state.asked = ConditionsRecord(.march)
        state.asked.conditions.lowestPrice = 60_000
        let texts = Drawn.texts(ConditionsView.self, state)
        let values = ["서울", "3월 10일–12일", "6만–25만원", "게스트 2명, 유아 1명"]
        for (name, value) in zip(["위치", "체크인/체크아웃", "요금", "인원"], values) {
            let index = texts.firstIndex(of: name) ?? 0
            #expect(texts[index + 1] == value)
        }
    }

    @Test("in the browser app Tab leads to one day alone, without it to each")
    func tabStops() {
        var state = ConditionsScreen.State.fresh
        #expect(!Drawn.html(ConditionsView.self, state).contains("tabindex=\"-1\""))
        state.picker.isLive = true
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.components(separatedBy: "tabindex=\"0\"").count == 2)
        #expect(html.contains("aria-current=\"date\" tabindex=\"0\""))
    }

    @Test("S1-5.8 the upper handle at its end reads 1,000,000원+")
    func openPrice() {
        var state = ConditionsScreen.State.fresh
        state.open = ConditionStep.price.rawValue
        #expect(Drawn.html(ConditionsView.self, state).contains("aria-valuetext=\"1,000,000원+\""))
        state.asked.conditions.highestPrice = 240_000
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("value=\"12\" aria-label=\"최고 요금\" aria-valuetext=\"240,000원\""))
    }

    @Test("S1-5.8 the bars within the range stand apart from the others, the tallest as tall as there is room")
    func bars() {
        var state = ConditionsScreen.State.fresh
        state.open = ConditionStep.price.rawValue
        state.asked.conditions.highestPrice = 40_000
        state.histogram = [5, 10, 0, 1]
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("<path class=\"in\" d=\"M0.1 100v-50h.8v50zM1.1 100v-100h.8v100z\">"))
        #expect(html.contains("<path d=\"M3.1 100v-10h.8v10z\">"))
    }

    @Test("S1-5.10, S1-5.12 buttons that would lead nowhere say so and why")
    func steppers() {
        var state = ConditionsScreen.State.fresh
        state.open = ConditionStep.guests.rawValue
        state.asked.conditions.party = Party(adults: 1, infants: 8) ?? .unnamed
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("value=\"remove:0\" aria-label=\"성인 한 명 빼기\" aria-disabled=\"true\""))
        #expect(html.contains("value=\"add:2\" aria-label=\"유아 한 명 더하기\" aria-disabled=\"true\""))
        #expect(html.contains("어린이·유아와 함께라 1명 아래로 줄일 수 없어요"))
    }

    @Test("S1-5.15 the button at the lower right searches once every step is filled in or passed over")
    func search() {
        var state = ConditionsScreen.State.fresh
        let waiting = Drawn.html(ConditionsView.self, state)
        #expect(waiting.contains("value=\"next\" id=\"go\"") && waiting.contains("aria-disabled=\"true\">다음"))
        state.open = ConditionStep.guests.rawValue
        state.passed = 0b0110
        #expect(Drawn.html(ConditionsView.self, state).contains("aria-disabled=\"true\">검색"))
        state.asked.conditions.party = Party(adults: 1) ?? .unnamed
        let html = Drawn.html(ConditionsView.self, state)
        #expect(html.contains("value=\"search\" id=\"go\" class=\"btn btn-primary\" form=\"conditions\">검색"))
    }

    @Test("the form without the browser app carries along everything that stands elsewhere")
    func hiddenFields() {
        var state = ConditionsScreen.State.fresh
        state.asked = ConditionsRecord(.march)
        state.passed = 1
        let html = Drawn.html(ConditionsView.self, state)
        for (name, value) in [
            ("place", "1835848"), ("check_in", "2027-03-10"), ("check_out", "2027-03-12"), ("adults", "2"),
            ("infants", "1"), ("price_max", "250000"), ("step", "dates"), ("passed", "place"),
        ] { #expect(html.contains("<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">")) }
    }
}
