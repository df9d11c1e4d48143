import Domain
import Routes
import Screens
import Testing
import Words

@Suite("Where nothing was found", .onBothEngines)
struct LooseningTests {
    /// Hana's house is free from the 12th to the 16th of March and costs 12,000 yen and more.
    private func withHouse(_ test: (StorySite) async throws -> Void) async throws {
        let taken = (0..<400).map { Story.march($0) }.filter { $0 < Story.march(12) || $0 >= Story.march(16) }
        let far = Hana.house("far") { stay in
            stay.position = Coordinate(latitude: 35_350_000, longitude: 135_754_000) ?? .null
            stay.capacity = 8
        }
        try await withSite([Hana.house().open(except: taken), far.open(except: taken)], test)
    }

    private func loosenings(_ site: StorySite, _ query: String) async throws -> [String: [Int]] {
        let reply = try await site.get("/api/v1/stays?" + query)
        let page = try #require(StayPage(json: reply.body))
        var found: [String: [Int]] = [:]
        for one in page.loosenings {
            found[one.way.slug.text, default: []].append(one.count)
            // Each number is what that search finds.
            let search = try await site.get(Address.staysAPI(one.conditions.conditions, .korean).text)
            #expect(StayPage(json: search.body)?.count == one.count)
            #expect(one.count > 0)
        }
        return found
    }

    private let small = "area=34900000,135600000,35100000,135900000"

    @Test("other dates are offered with what each would find, up to three days away")
    func dates() async throws {
        try await withHouse { site in
            let found = try await loosenings(site, small + "&check_in=2027-03-10&check_out=2027-03-12")
            #expect(found["dates"] == [1, 1])
            let page = try await site.page("/stays/search?" + small + "&check_in=2027-03-10&check_out=2027-03-12")
            let rows = try #require(page.first("section", class: "loosen")).all("a")
            #expect(rows.map(\.text) == ["3월 12일–14일1곳", "3월 13일–15일1곳"])
            #expect(try await site.page(rows[0]["href"] ?? "").all("article").count == 1)
        }
    }

    @Test("any price, fewer guests, fewer amenities and a wider area are offered, each alone")
    func others() async throws {
        try await withHouse { site in
            let dates = small + "&check_in=2027-03-12&check_out=2027-03-14"
            #expect(try await loosenings(site, dates + "&price_max=20000") == ["price": [1]])
            #expect(try await loosenings(site, dates + "&amenities=pool") == ["amenities": [1]])
            #expect(try await loosenings(site, dates + "&adults=6") == ["guests": [1], "area": [1]])
            let page = try await site.page("/stays/search?" + dates + "&adults=6")
            #expect(page.first("section", class: "loosen")?.all("a").map(\.text) == ["게스트 4명1곳", "더 넓은 지역에서 찾기1곳"])
        }
    }

    @Test("where less would find nothing either, nothing is offered; where something was found, neither")
    func nothing() async throws {
        try await withHouse { site in
            #expect(try await loosenings(site, "area=0,0,100,100&check_in=2027-03-12&check_out=2027-03-14").isEmpty)
            #expect(try await loosenings(site, small + "&check_in=2027-03-12&check_out=2027-03-14").isEmpty)
            let page = try await site.page("/stays/search?area=0,0,100,100")
            #expect(page.first("section", class: "loosen") == nil)
        }
    }

    @Test("dates that have passed are not offered")
    func pastDates() async throws {
        try await withHouse { site in
            let found = try await loosenings(site, small + "&check_in=2027-03-01&check_out=2027-03-03")
            #expect(found.isEmpty)
        }
    }

    @Test("on the demo world each number is what the plain count finds")
    func demoWorld() async throws {
        let site = try await StorySite.demo.value
        let place = try #require(try Story.places().place(Place.ID(Int32(Conditions.seoul))))
        let conditions = Conditions.asking {
            $0.place = Conditions.seoul
            $0.period = Period(checkIn: Story.march(10), checkOut: Story.march(12))
            $0.party = Party(adults: 8, children: 4) ?? .unnamed
            $0.lowestPrice = 1
            $0.highestPrice = 900_000
        }
        #expect(DemoSearch.stays(conditions, in: place.rectangle).isEmpty)
        let page = try #require(StayPage(json: try await site.get(Address.staysAPI(conditions, .korean).text).body))
        #expect(!page.loosenings.isEmpty)
        for one in page.loosenings {
            let looser = one.conditions.conditions
            #expect(DemoSearch.stays(looser, in: looser.area ?? place.rectangle).count == one.count)
        }
    }
}
