import Domain
import Screens
import Testing
import Views

struct ResultsViewTests {
    @Test("S1-6.1 the label says place, period, price and guests")
    func label() {
        let texts = Drawn.texts(ResultsView.self, .example)
        #expect(texts.contains("서울 · 3월 10일–12일"))
        #expect(texts.contains("250,000원 이하 · 게스트 2명, 유아 1명"))
    }

    @Test("S1-6.2 the exact number of stays is said")
    func count() {
        var state = Results.State.example
        state.found.count = 12_345
        #expect(Drawn.texts(ResultsView.self, state).contains("고를 수 있는 숙소 12,345곳"))
    }

    @Test("S1-6.3 a card has its main picture")
    func picture() {
        let html = Drawn.html(ResultsView.self, .example)
        #expect(html.contains("src=\"/pictures/stays/31/0.svg\""))
        #expect(!html.contains("/pictures/stays/31/1.svg"))
    }

    @Test("S1-6.5 rating and number of reviews stand on the card")
    func rating() {
        let texts = Drawn.texts(ResultsView.self, .example)
        #expect(texts.contains { $0.contains("4.92") })
        #expect(texts.contains("후기 1,204개"))
        #expect(texts.contains { $0.contains("새 숙소") })
    }

    @Test("S1-6.6 name, price per night and total stand on the card")
    func price() {
        let texts = Drawn.texts(ResultsView.self, .example)
        #expect(texts.contains("후암동 등불집"))
        #expect(texts.contains("117,700원 "))
        #expect(texts.contains("총 235,400원"))
        #expect(texts.contains("가격 미정"))
    }

    @Test("S1-6.8 the cross drops the search")
    func clear() {
        #expect(Drawn.html(ResultsView.self, .example).contains("id=\"clear\" class=\"icon-btn\" href=\"/\""))
    }

    @Test func aNameIsShownAsItIsWritten() {
        #expect(Drawn.texts(ResultsView.self, .example).contains("&lt;남산 &amp; &quot;별&quot;&gt;"))
    }

    @Test func aFailureIsSaidAboveTheListThatStands() {
        var state = Results.State.example
        state.progress = .failed
        let html = Drawn.html(ResultsView.self, state)
        #expect(html.contains("숙소를 불러오지 못했어요. 보이는 목록은 조금 전 것이에요."))
        #expect(html.contains("data-click=\"again\""))
        #expect(html.contains("후암동 등불집"))
    }

    @Test func nothingFoundSaysWhatToDo() {
        var state = Results.State.example
        state.found = StayPage()
        #expect(Drawn.texts(ResultsView.self, state).contains("조건에 맞는 숙소가 없어요"))
    }

    @Test func moreIsOfferedAsLongAsThereIsMore() {
        var state = Results.State.example
        #expect(Drawn.texts(ResultsView.self, state).contains("더 보기 · 43곳 남음"))
        state.found.count = 2
        #expect(!Drawn.html(ResultsView.self, state).contains("data-click=\"more\""))
    }

    @Test(arguments: [Int.min, -1, 0, 1, 5, 2_000_000_000, Int.max])
    func noNumberOfStaysOrPagesStopsTheView(number: Int) {
        var state = Results.State.example
        state.found.page = number
        #expect(!Drawn.html(ResultsView.self, state).isEmpty)
        state.found.count = min(max(number, Int.min / 2), Int.max / 2)
        #expect(!Drawn.html(ResultsView.self, state).isEmpty)
    }

    @Test func aChipSaysWhetherItIsOnAndLeadsToTheOther() {
        var state = Results.State.example
        state.asked.conditions.amenities = AmenitySet([.pets])
        let html = Drawn.html(ResultsView.self, state)
        #expect(html.contains("aria-pressed=\"true\" href=\"/stays/search?place=1835848&amp;check_in=2027-03-10"))
        #expect(html.contains("&amp;amenities=kitchen,pets\""))
    }
}
