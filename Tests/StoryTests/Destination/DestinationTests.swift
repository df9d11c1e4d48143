import Domain
import Routes
import Screens
import Testing
import Words

@Suite("The destination", .onBothEngines)
struct DestinationTests {
    @Test("S1-4.1 popular nearby destinations are there to pick, and what was asked before is kept")
    func popular() async throws {
        let site = try await StorySite.demo.value
        let kept = "check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1"
        let page = try await site.page("/stays/destination?" + kept)
        let section = try #require(page.section(headed: "지금 많이 찾는 가까운 여행지"))
        let chips = section.all("a", class: "chip")
        #expect(chips.count == 6)
        for chip in chips {
            let number = try #require(chip["href"]?.firstMatch(of: /place=(\d+)/)?.1)
            #expect(try Story.places().place(Place.ID(Int32(number) ?? 0))?.names.korean == chip.text)
            #expect(chip["href"] == "/stays/conditions?place=\(number)&" + kept)
        }
        #expect(try await site.page(chips[0]["href"] ?? "").id("step-1")?.text.contains("3월 10일–12일") == true)
    }

    @Test(
        "S1-4.2 typing lists matching places, by whole and unfinished syllables, by initial consonants, in NFD and in other scripts",
        arguments: [
            ("서울", "서울"), ("ㅅㅇ", "서울"), ("서우", "서울"), ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", "서울"),
            ("seoul", "서울"), ("SEO", "서울"), ("ソウル", "서울"), ("ㅂㅅ", "부산"), ("busan", "부산"), ("京都", "교토"),
            ("제주", "제주"), ("용산구", "용산구"),
        ])
    func typing(typed: String, expected: String) async throws {
        let site = try await StorySite.demo.value
        let query = PercentEncoding.encoded(typed)

        let reply = try await site.get("/api/v1/places?q=\(query)&lang=ko")
        let page = try await site.page("/stays/destination?q=\(query)")

        let places = try #require(PlaceList(json: reply.body)).places
        #expect(places.prefix(3).contains { $0.name == expected })
        // The form without the browser app gives the same list in the same order.
        let rows = try #require(page.id("matches")).all("a")
        #expect(rows.map { $0.first("b")?.text } == places.map(\.name))
        #expect(rows.map { $0["href"] } == places.map { "/stays/conditions?place=\($0.id)" })
        #expect(rows.map { $0.first("span", class: "small")?.text } == places.map(\.detail))
        #expect(page.id("said")?.text == Words(.korean).placesFound(places.count, typed: typed))
        #expect(page.id("q")?["value"] == typed)
    }

    @Test("S1-4.2 浅草 is found from Tokyo, by its name and by how it is read, and its stays are those around it alone")
    func partOfTheCapital() async throws {
        let site = try await StorySite.demo.value
        let asakusa = try #require(try Story.places().place(Place.ID(1_865_047)))
        for typed in ["浅草", "あさくさ", "asakusa"] {
            let reply = try await site.get("/api/v1/places?q=\(PercentEncoding.encoded(typed))&lang=ja")
            #expect(try #require(PlaceList(json: reply.body)).places.first?.id == 1_865_047, "\(typed)")
        }
        func stays(in place: Int32) async throws -> StayPage {
            let reply = try await site.get("/api/v1/stays?place=\(place)&lang=ja")
            return try #require(StayPage(json: reply.body))
        }
        let found = try await stays(in: 1_865_047)
        let tokyo = try await stays(in: 1_850_147)
        #expect(found.count > 0 && found.count < tokyo.count)
        for stay in found.stays {
            #expect(asakusa.rectangle.contains(try #require(stay.position)), "\(stay.name)")
        }
    }

    @Test("S1-4.2 what was typed is marked in the names")
    func marks() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/destination?q=%EC%84%9C%EC%9A%B8")
        #expect(page.id("match-0")?.first("mark")?.text == "서울")
    }

    @Test(
        "S1-4.2 where nothing matches the page says so, and shows what was typed as text",
        arguments: [
            "zzqxqzz", "<script>alert(1)</script>", "\" onfocus=\"x", "'&zzqxq;",
        ])
    func nothing(typed: String) async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/destination?q=" + PercentEncoding.encoded(typed))
        #expect(page.id("said")?.text == Words(.korean).noPlaceFound(typed: typed))
        #expect(page.id("q")?["value"] == typed)
        #expect(page.id("q")?["onfocus"] == nil)
        #expect(page.id("matches")?["hidden"] != nil)
        #expect(page.all("script").allSatisfy { $0["id"] == "state" || $0["src"] != nil })
    }

    @Test("S1-4.3 once something is typed there is a button that empties the field, and it keeps everything else")
    func clear() async throws {
        let site = try await StorySite.demo.value
        #expect(try await site.page("/stays/destination").id("clear") == nil)
        let typed = try await site.page("/stays/destination?q=%EC%84%9C&check_in=2027-03-10&check_out=2027-03-12")
        let button = try #require(typed.id("clear"))
        #expect(button["aria-label"] == "입력 지우기")
        let cleared = try await site.page(button["href"] ?? "")
        #expect(cleared.id("q")?["value"] == "")
        #expect(cleared.id("matches")?.all("a").isEmpty == true)
        #expect(cleared.all("input").contains { $0["name"] == "check_in" && $0["value"] == "2027-03-10" })
    }

    @Test("the form sends along what was asked before, and a place of before isn't part of it")
    func form() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/destination?place=1835848&adults=3&amenities=kitchen&page=4")
        let form = try #require(page.first("form"))
        let hidden = form.all("input").filter { $0["type"] == "hidden" }
        #expect(form["action"] == "/stays/destination")
        #expect(form["method"] == "get")
        #expect(hidden.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" } == ["adults=3", "amenities=kitchen"])
    }
}
