import Domain
import Screens
import Testing
import Views

struct HomeViewTests {
    @Test("S1-1.1 the search bar leads to the search")
    func searchBar() {
        let html = Drawn.html(HomeView.self, .example)
        #expect(html.contains("href=\"/stays/destination\""))
        #expect(html.contains("어디로 떠나볼까요?"))
    }

    @Test("S1-1.2 the hero's button leads to the themed ideas")
    func ideas() {
        let html = Drawn.html(HomeView.self, .example)
        #expect(html.contains("href=\"#ideas\">여행 아이디어 얻기</a>"))
        #expect(html.contains("id=\"ideas\""))
    }

    @Test("S1-1.4 nearby destinations stand with their distance and lead to their stays")
    func nearby() {
        let html = Drawn.html(HomeView.self, .example)
        #expect(html.contains("가까운 여행지 둘러보기"))
        #expect(html.contains("href=\"/stays/search?place=1842966\""))
        let texts = Drawn.texts(HomeView.self, .example)
        #expect(texts.contains("남산") && texts.contains("840 m"))
        #expect(texts.contains("가평") && texts.contains("52 km"))
        #expect(texts.contains("서울에서부터의 거리"))
    }

    @Test("S1-1.5 themed places lead to their search")
    func themes() {
        let html = Drawn.html(HomeView.self, .example)
        #expect(html.contains("어디에서나, 여행은 살아보는거야!"))
        #expect(html.contains("href=\"/stays/search?place=1845457\""))
        #expect(Drawn.texts(HomeView.self, .example).contains("한옥에서 하룻밤"))
    }

    @Test func whereDistancesCountFromIsSaidWhateverHappens() {
        let said: [(Home.Locating, String)] = [
            (.idle, "서울에서부터의 거리"), (.asking, "위치를 찾는 중…"), (.found, "내 위치에서부터의 거리"),
            (.failed, "위치를 알 수 없어 그대로 두었어요"),
        ]
        for (locating, text) in said {
            var state = Home.State.example
            state.locating = locating
            #expect(Drawn.texts(HomeView.self, state).contains(text))
        }
    }
}
