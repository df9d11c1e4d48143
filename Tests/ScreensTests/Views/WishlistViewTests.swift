import Domain
import Screens
import Testing
import Views

struct WishlistViewTests {
    private static let lantern = Wish(kind: .stay, number: 31)

    private func state(isMember: Bool = false, _ stays: StaySummary...) -> WishlistScreen.State {
        var page = WishPage()
        page.stays = stays
        page.wishes = stays.map(\.wish)
        page.credits = ["Inside Airbnb, CC BY 4.0"]
        var state = WishlistScreen.State(page)
        state.isMember = isMember
        return state
    }

    @Test("S1-2.2 the saved stays are listed and counted; S1-2.8 each leads to its page")
    func list() {
        let html = Drawn.html(WishlistView.self, state(.lantern, .unpriced))
        #expect(html.contains("저장한 숙소 2곳"))
        #expect(html.contains("id=\"stay-31\" href=\"/stays/31\">후암동 등불집</a>"))
        #expect(html.contains("id=\"stay-32\" href=\"/stays/32\""))
        #expect(html.contains("Inside Airbnb"))
        #expect(html.contains("aria-current=\"page\""))
    }

    @Test("S1-2.1 the tab bar leads to it from every screen with one", arguments: ["home", "results", "stay"])
    func tab(screen: String) {
        let html =
            switch screen {
            case "home": Drawn.html(HomeView.self, .example)
            case "results": Drawn.html(ResultsView.self, .example)
            default: Drawn.html(StayView.self, .example)
            }
        #expect(html.contains("<a href=\"/wishlist\">"))
    }

    @Test("S1-6.4 each card has a heart with its state, a name and an address of its own")
    func hearts() {
        var results = Results.State.example
        results.hearts = Hearts([Self.lantern])
        let html = Drawn.html(ResultsView.self, results)
        #expect(
            html.contains(
                "class=\"heart\" form=\"hearts\" formaction=\"/wishes/stay/31/removal\" aria-pressed=\"true\" "
                    + "aria-label=\"후암동 등불집 위시리스트에 저장\" data-click=\"heart:1:31\""))
        #expect(html.contains("formaction=\"/wishes/stay/32\" aria-pressed=\"false\""))
        #expect(html.contains("<form id=\"hearts\" method=\"post\""))
        #expect(html.contains("name=\"back\" value=\"/stays/search?place=1835848&amp;"))
    }

    @Test("S1-2.4 S1-2.6 the stay's page has its heart, on and off")
    func onTheStay() {
        var stay = StayScreen.State.example
        #expect(Drawn.html(StayView.self, stay).contains("formaction=\"/wishes/stay/31\" aria-pressed=\"false\""))
        _ = stay.hearts.update(.press(Self.lantern))
        #expect(
            Drawn.html(StayView.self, stay).contains("formaction=\"/wishes/stay/31/removal\" aria-pressed=\"true\""))
    }

    @Test("What was taken off is named, with the way back; what failed says why")
    func notes() {
        var state = state(.lantern)
        _ = state.hearts.update(.press(Self.lantern))
        let removed = Drawn.html(WishlistView.self, state)
        #expect(removed.contains("위시리스트에서 뺐어요: 후암동 등불집"))
        #expect(removed.contains("id=\"heart-undo\""))
        _ = state.hearts.update(.refused(Self.lantern, code: nil))
        let failed = Drawn.html(WishlistView.self, state)
        #expect(failed.contains("연결되지 않아") && !failed.contains("id=\"heart-undo\""))
        var full = Hearts()
        _ = full.update(.press(Self.lantern))
        _ = full.update(.refused(Self.lantern, code: "wishlist_full"))
        state.hearts = full
        #expect(Drawn.html(WishlistView.self, state).contains("\(Wishlist.most)곳까지"))
    }

    @Test("Nothing saved: what hearts are for, and the way to stays")
    func empty() {
        let html = Drawn.html(WishlistView.self, state())
        #expect(html.contains("<h1>아직 저장한 숙소가 없어요</h1>"))
        #expect(html.contains("href=\"/stays/destination\""))
        #expect(!html.contains("로그인하면"))
    }

    @Test("Who isn't signed in is told where it is kept")
    func hint() {
        #expect(Drawn.html(WishlistView.self, state(.lantern)).contains("href=\"/sign-in?back=%2Fwishlist\""))
        #expect(!Drawn.html(WishlistView.self, state(isMember: true, .lantern)).contains("로그인하면"))
    }
}
