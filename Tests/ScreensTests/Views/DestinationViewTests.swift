import Screens
import Testing
import Views

struct DestinationViewTests {
    @Test("S1-4.1 popular destinations can be picked, and keep the other conditions")
    func popular() {
        let html = Drawn.html(DestinationView.self, .example)
        let kept = "check_in=2027-03-10&amp;check_out=2027-03-12&amp;adults=2&amp;infants=1&amp;price_max=250000"
        #expect(html.contains("href=\"/stays/conditions?place=1835848&amp;\(kept)\">서울</a>"))
        #expect(html.contains("href=\"/stays/conditions?place=1842966&amp;\(kept)\">가평</a>"))
    }

    @Test("S1-4.2 each match is a link, with the typed part marked")
    func matches() {
        var state = Destination.State.example
        state.typed = "서"
        state.matches = [.seoul, .namsan]
        let html = Drawn.html(DestinationView.self, state)
        #expect(html.contains("<mark>서</mark>울"))
        #expect(html.contains("id=\"match-0\"") && html.contains("id=\"match-1\""))
        #expect(Drawn.texts(DestinationView.self, state).contains("‘서’에 맞는 여행지 2곳"))
    }

    @Test("S1-4.3 the clear button is there as soon as something is typed, and the field is empty after it")
    func clear() {
        var state = Destination.State.example
        #expect(!Drawn.html(DestinationView.self, state).contains("data-click=\"clear\""))
        _ = Destination.update(&state, .type("서울"))
        #expect(Drawn.html(DestinationView.self, state).contains("data-click=\"clear\""))
        #expect(Drawn.html(DestinationView.self, state).contains("value=\"서울\""))
        _ = Destination.update(&state, .clear)
        #expect(!Drawn.html(DestinationView.self, state).contains("data-click=\"clear\""))
        #expect(Drawn.html(DestinationView.self, state).contains("name=\"q\" type=\"search\" value=\"\""))
    }

    @Test func theMarkStaysWithinTheName() {
        for mark in [-5..<2, 0..<99, 7..<9, 1..<2, -9 ..< -3] {
            var state = Destination.State.example
            state.matches = [PlaceSummary(1, "서울", mark: mark)]
            #expect(!Drawn.html(DestinationView.self, state).isEmpty)
        }
        var state = Destination.State.example
        var reversed = PlaceSummary(1, "Seoul")
        reversed.markStart = 4
        reversed.markEnd = 1
        state.matches = [reversed]
        #expect(Drawn.texts(DestinationView.self, state).contains("Seoul"))
    }

    @Test func whatHappenedIsSaid() {
        var state = Destination.State.example
        state.typed = "xyz"
        #expect(Drawn.texts(DestinationView.self, state).contains("‘xyz’에 맞는 여행지가 없어요. 다른 이름으로 찾아보세요."))
        state.progress = .waiting
        #expect(Drawn.texts(DestinationView.self, state).contains("불러오는 중…"))
        state.progress = .failed
        #expect(Drawn.texts(DestinationView.self, state).contains("여행지를 불러오지 못했어요. 입력한 글자는 그대로 있어요."))
    }
}
