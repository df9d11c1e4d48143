import Demo
import Domain
import Routes
import Screens
import Testing
import Words

@Suite("The first screen", .onBothEngines)
struct HomeTests {
    private let words = Words(.korean)

    @Test("S1-1.1 the search bar opens the search screen")
    func searchBar() async throws {
        let site = try await StorySite.demo.value
        let bar = try #require(try await site.page("/").first("a", class: "searchpill"))
        #expect(bar.text == "어디로 떠나볼까요?")
        #expect(bar["href"] == "/stays/destination")
        #expect(try await site.page(bar["href"] ?? "").screen == "destination")
    }

    @Test("S1-1.2 the hero has its picture, and its button 여행 아이디어 얻기 opens the themed ideas")
    func hero() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/")
        let hero = try #require(page.first("section", class: "hero"))
        let picture = try #require(hero.first("img"))
        let shown = try await site.get(picture["src"] ?? "")
        #expect(shown.status == 200)
        #expect(shown["content-type"] == "image/svg+xml")
        let button = try #require(hero.all("a").first { $0.text == "여행 아이디어 얻기" })
        let target = try #require(page.id(String((button["href"] ?? "").dropFirst())))
        #expect(button["href"]?.first == "#")
        #expect(!target.all("a", class: "theme").isEmpty)
    }

    @Test("S1-1.4 until one's place is known, distances count from the capital, and its parts are no destinations")
    func capital() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/", ["Accept-Language": "ja"])
        #expect(page.first("p", class: "origin")?.text == Words(.japanese).distancesFrom("東京"))
        let near = try #require(page.first("ul", class: "near")).all("b").map(\.text)
        #expect(near.count >= 6)
        for part in ["池袋", "浅草", "新宿", "渋谷", "銀座"] { #expect(!near.contains(part)) }
        // A town next door is one, though the map draws it within the capital's reach.
        let kyoto = try await site.get("/api/v1/places/popular?latitude=35011600&longitude=135768100&lang=ja")
        #expect(try #require(PlaceList(json: kyoto.body)).places.contains { $0.name == "宇治" })
    }

    @Test("S1-1.3 the tab bar holds 검색, 위시리스트, 일정 and 로그인, each opens its screen, and no tab leads nowhere")
    func tabBar() async throws {
        let site = try await StorySite.demo.value
        let tabs = try #require(try await site.page("/").id("tabs")?.first("ul")).all("a")
        #expect(tabs.map(\.text) == ["검색", "위시리스트", "일정", "로그인"])
        #expect(tabs.map { $0["aria-current"] } == ["page", nil, nil, nil])
        // Whose schedule it is has to be known first.
        for tab in tabs { #expect(try await StoryBrowser(site).visit(tab["href"] ?? "").status == 200) }
        #expect(try await site.get(tabs[2]["href"] ?? "")["location"] == "/sign-in?back=%2Fbookings")
    }

    @Test("S1-1.4 가까운 여행지 둘러보기 lists destinations with how far they are, and each opens its stays")
    func nearby() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/")
        let section = try #require(page.section(headed: "가까운 여행지 둘러보기"))
        let links = try #require(section.first("ul")).all("a")
        let places = try Story.places()
        let seoul = try #require(places.place(Place.ID(Int32(Conditions.seoul))))
        #expect(section.text.contains("서울에서부터의 거리"))
        #expect(links.count == 8)
        for link in links {
            let address = try #require(link["href"])
            let number = try #require(Int32(address.replacing("/stays/search?place=", with: "")))
            let place = try #require(places.place(Place.ID(number)))
            let distance = words.distance(meters: seoul.center.meters(to: place.center))
            #expect(link.text == place.names.korean + distance)
        }
        let first = try #require(links.first)
        let results = try await site.page(first["href"] ?? "")
        #expect(results.screen == "results")
        #expect(results.id("asked")?.text.hasPrefix(first.first("b")?.text ?? "?") == true)
    }

    @Test("S1-1.4 from where Jun stands in Busan the distances count from there")
    func nearbyFromBusan() async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get("/api/v1/places/popular?latitude=35179600&longitude=129075600&lang=en")
        let list = try #require(PlaceList(json: reply.body))
        let here = try #require(Coordinate(latitude: 35_179_600, longitude: 129_075_600))
        #expect(!list.places.isEmpty)
        for summary in list.places {
            let place = try #require(try Story.places().place(Place.ID(Int32(summary.id))))
            #expect(summary.name == place.names.english)
            #expect(abs(try #require(summary.meters) - here.meters(to: place.center)) <= 1)
        }
    }

    @Test("S1-1.5 어디에서나, 여행은 살아보는거야! lists themes, and each opens stays that are what it promises")
    func themes() async throws {
        let site = try await StorySite.demo.value
        let section = try #require(try await site.page("/").section(headed: "어디에서나, 여행은 살아보는거야!"))
        let themes = section.all("a", class: "theme")
        #expect(themes.count == 4)
        for theme in themes {
            let address = try #require(theme["href"])
            let picture = try #require(theme.first("img")?["src"])
            #expect(try await site.get(picture)["content-type"] == "image/svg+xml")
            #expect(try await site.page(address).screen == "results")
            let found = try await site.get(address.replacing("/stays/search", with: "/api/v1/stays"))
            let count = try #require(StayPage(json: found.body)).count
            #expect(count > 0, "\(theme.text) leads to no stay.")
        }
    }

    @Test("/stays opens the same first screen")
    func secondDoor() async throws {
        let site = try await StorySite.demo.value
        #expect(try await site.get("/stays").body == site.get("/").body)
    }
}
