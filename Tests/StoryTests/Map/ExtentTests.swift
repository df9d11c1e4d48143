import Domain
import Routes
import Screens
import Storage
import Testing

@Suite("What the map shows at first", .onBothEngines)
struct ExtentTests {
    /// Millionths of a degree around what was found.
    private static let margin: Int32 = 10_000

    private func stay(_ key: String, _ latitude: Int32, _ longitude: Int32) throws -> StayDraft {
        let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
        return Hana.house(key) { $0.position = position }.alwaysOpen
    }

    /// Where the map opens, on its own and beside the cards; it must be the same.
    private func area(_ site: StorySite, _ query: String = "") async throws -> Rectangle? {
        let cards = try await site.page("/stays/search?" + query)
        let map = try await site.page("/stays/search?" + query + (query.isEmpty ? "view=map" : "&view=map"))
        let areas = [cards, map].map { page in page.id("map")?["data-area"].flatMap { Rectangle($0) } }
        #expect(areas[0] == areas[1])
        return areas[0]
    }

    @Test("S1-6.7 it shows all that was found, and a little around it")
    func all() async throws {
        let stays = [
            try stay("a", 35_000_000, 135_700_000), try stay("b", 35_050_000, 135_720_000),
            try stay("c", 35_020_000, 135_790_000),
        ]
        try await withSite(stays) { site async throws in
            #expect(
                try await area(site, "place=1857910")
                    == Rectangle(
                        south: 35_000_000 - Self.margin, west: 135_700_000 - Self.margin,
                        north: 35_050_000 + Self.margin, east: 135_790_000 + Self.margin))
        }
    }

    @Test("a single stay has its surroundings")
    func one() async throws {
        try await withSite([try stay("a", 35_000_000, 135_700_000)]) { site async throws in
            #expect(
                try await area(site)
                    == Rectangle(south: 34_990_000, west: 135_690_000, north: 35_010_000, east: 135_710_000))
        }
    }

    @Test("what stands on later pages counts too, beside cards as well, which carry no pins")
    func laterPages() async throws {
        // Ordered by distance from the middle of Kyoto, the two far ones stand on the second page.
        let near = try (0..<25).map { try stay("near-\($0)", 35_011_000 + Int32($0) * 100, 135_768_000) }
        let far = [try stay("south", 34_940_000, 135_760_000), try stay("east", 35_010_000, 135_850_000)]
        try await withSite(near + far) { site async throws in
            let found = try #require(try await area(site, "place=1857910"))
            #expect(found.south == 34_940_000 - Self.margin && found.east == 135_850_000 + Self.margin)
            let cards = try await site.page("/stays/search?place=1857910")
            let state = try #require(Results.State(json: cards.state))
            #expect(state.found.pins.isEmpty && state.found.stays.count == Conditions.pageSize)
            #expect(state.found.stays.allSatisfy { $0.latitude > 35_000_000 && $0.longitude < 135_800_000 })
        }
    }

    @Test("at the edges of the world it ends there")
    func edges() async throws {
        try await withSite([try stay("a", 89_995_000, 179_995_000), try stay("b", -89_995_000, 10_000_000)]) {
            site async throws in
            let found = try #require(try await area(site))
            #expect(found.north == 90_000_000 && found.south == -90_000_000)
            #expect(found.west == 9_990_000 && found.east == 180_000_000)
        }
    }

    @Test("around half the world and more there is no such part; a part that was asked for may cross the antimeridian")
    func antimeridian() async throws {
        let stays = [try stay("a", -17_000_000, 179_900_000), try stay("b", -17_000_000, -179_900_000)]
        try await withSite(stays) { site async throws in
            #expect(try await area(site) == nil)
            let across = "-18000000,179000000,-16000000,-179000000"
            #expect(try await area(site, "area=" + across) == Rectangle(across))
            #expect(try await site.page("/stays/search?area=" + across).all("article").count == 2)
        }
    }

    @Test("where nothing was found it shows the place, and a part of the map that was asked for shows itself")
    func asked() async throws {
        try await withSite([try stay("a", 35_000_000, 135_700_000)]) { site async throws in
            let seoul = try #require(try Story.places().place(Place.ID(Int32(Conditions.seoul))))
            #expect(try await area(site, "place=1835848") == seoul.rectangle)
            let asked = "34000000,135000000,36000000,136000000"
            #expect(try await area(site, "area=" + asked) == Rectangle(asked))
        }
    }
}
