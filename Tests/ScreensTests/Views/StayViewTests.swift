import Screens
import Testing
import Views

struct StayViewTests {
    @Test("S1-8.1 back leads to the results of the same search")
    func back() {
        let kept = "place=1835848&amp;check_in=2027-03-10&amp;check_out=2027-03-12&amp;adults=2&amp;infants=1"
        #expect(html.contains("href=\"/stays/search?\(kept)&amp;price_max=250000\" aria-label=\"뒤로\""))
    }

    @Test("S1-8.2 share stands on the page, and its menu is shown when it is open")
    func share() {
        #expect(html.contains("data-click=\"share\""))
        #expect(!html.contains("layer is-open"))
        var state = StayScreen.State.example
        state.sharing = .menu
        #expect(Drawn.html(StayView.self, state).contains("layer is-open"))
    }

    @Test("S1-8.3 the menu shows the link and says when it was copied")
    func copied() {
        var state = StayScreen.State.example
        state.sharing = .copied
        let texts = Drawn.texts(StayView.self, state)
        #expect(texts.contains("https://nadri.example/stays/31?place=1835848"))
        #expect(texts.contains("링크를 복사했어요"))
    }

    @Test("S1-8.4 the pager counts n / m")
    func pager() {
        #expect(texts.contains("1 / 3"))
        var state = StayScreen.State.example
        _ = StayScreen.update(&state, .picture(2))
        #expect(Drawn.texts(StayView.self, state).contains("3 / 3"))
        for number in 0..<3 { #expect(html.contains("src=\"/pictures/stays/31/\(number).svg\"")) }
    }

    @Test("S1-8.5 name, rating, reviews and area are said")
    func title() {
        #expect(html.contains("후암동 등불집</h1>"))
        #expect(texts.contains { $0.contains("4.92") })
        #expect(texts.contains("후기 1,204개"))
        #expect(texts.contains("용산구 후암동"))
    }

    @Test("S1-8.6 kind, host and capacity are said")
    func kind() {
        #expect(texts.contains("레지던스 전체"))
        #expect(texts.contains("하나 님이 맞이해요 · 최대 4명"))
        #expect(html.contains("src=\"/pictures/hosts/31.svg\""))
        #expect(html.contains("<dt>침실</dt><dd>2</dd>"))
        #expect(html.contains("<dt>침대</dt><dd>3</dd>"))
        #expect(html.contains("<dt>욕실</dt><dd>1.5</dd>"))
    }

    @Test("S1-8.7 the short description is there")
    func introduction() {
        #expect(texts.contains("해방촌 골목 위의 조용한 집."))
    }

    @Test("S1-8.8 더보기 unfolds the long description")
    func details() {
        #expect(html.contains("prose details is-folded"))
        #expect(texts.contains("더보기"))
        var state = StayScreen.State.example
        _ = StayScreen.update(&state, .toggleDetails)
        let unfolded = Drawn.html(StayView.self, state)
        #expect(!unfolded.contains("is-folded"))
        #expect(unfolded.contains("접기"))
        state.stay.details = ""
        #expect(!Drawn.html(StayView.self, state).contains("data-click=\"details\""))
    }

    @Test func thePriceIsTheSameLineByLineAsInTheRequirements() {
        for amount in ["200,000원", "20,000원", "14,000원", "1,400원", "235,400원", "117,700원 "] {
            #expect(texts.contains(amount), "\(amount)")
        }
    }

    @Test func whatCannotBeBookedSaysSo() {
        var state = StayScreen.State.example
        state.dialog.offer = .taken
        #expect(Drawn.texts(StayView.self, state).contains("3월 10일–12일 · 이미 예약된 날이 있어요."))
        state.stay.summary.averagePerNight = nil
        #expect(Drawn.texts(StayView.self, state).contains("가격을 알 수 없어 예약할 수 없어요"))
    }

    private let html = Drawn.html(StayView.self, .example)
    private let texts = Drawn.texts(StayView.self, .example)
}
