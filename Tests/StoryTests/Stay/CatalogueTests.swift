import Domain
import Screens
import Storage
import Testing

@Suite("Changes show", .onBothEngines)
struct CatalogueTests {
    private func found(_ site: StorySite, _ query: String = "") async throws -> [StaySummary] {
        let reply = try await site.get("/api/v1/stays" + query)
        return try #require(StayPage(json: reply.body)).stays
    }

    private static let march = "?check_in=2027-03-10&check_out=2027-03-12"

    @Test("a stay that Hana adds is found once the outbox has been followed")
    func added() async throws {
        try await withSite { site in
            #expect(try await found(site).isEmpty)
            _ = try await site.stays.save([Hana.house().alwaysOpen])
            try await site.catchUp()
            #expect(try await found(site, Self.march).map(\.name) == ["봄바람 마치야"])
            #expect(try await site.page("/stays/search?place=1857910").all("article").count == 1)
        }
    }

    @Test("a stay that Hana withdraws is nowhere any more, and comes back under the same number")
    func withdrawn() async throws {
        try await withSite([Hana.house("one").alwaysOpen, Hana.house("two").alwaysOpen]) { site in
            try await site.stays.withdraw(Stay.ID(1))
            try await site.catchUp()
            #expect(try await found(site).map(\.id) == [2])
            #expect(try await found(site, Self.march).map(\.id) == [2])
            for address in ["/stays/1", "/api/v1/stays/1", "/pictures/stays/1/0.svg", "/pictures/hosts/1.svg"] {
                #expect(try await site.get(address).status == 404, "\(address)")
            }
            _ = try await site.stays.save([Hana.house("one").alwaysOpen])
            try await site.catchUp()
            #expect(try await found(site).map(\.id).sorted() == [1, 2])
        }
    }

    @Test("a new name, price and size show in search and on the page")
    func changed() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let changed = Hana.house { stay in
                stay.name = "새 이름"
                stay.capacity = 2
                stay.tariff?.weekday = 20_000
                stay.amenities.insert(AmenitySet([.pool]))
            }
            _ = try await site.stays.save([changed.alwaysOpen])
            try await site.catchUp()
            let stay = try #require(try await found(site, Self.march).first)
            #expect(stay.name == "새 이름")
            let total: Int64 = 40_000 + 3000 + 2800 + 280
            #expect(stay.total == total)
            #expect(try await found(site, "?adults=3").isEmpty)
            #expect(try await found(site, "?amenities=pool").count == 1)
            #expect(try await site.page("/stays/1").first("h1")?.text == "새 이름")
        }
    }

    @Test("nights that are taken take the stay out of the searches that need them, and of no others")
    func nightsTaken() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            _ = try await site.stays.save([Hana.house().open(except: [Story.march(11)])])
            try await site.catchUp()
            #expect(try await found(site, Self.march).isEmpty)
            #expect(try await found(site, "?check_in=2027-03-09&check_out=2027-03-11").count == 1)
            #expect(try await found(site, "?check_in=2027-03-11&check_out=2027-03-11").isEmpty)
            #expect(try await found(site).count == 1)
        }
    }

    @Test("following twice, or with nothing new, changes nothing")
    func nothingNew() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let before = try await site.get("/api/v1/stays").body
            try await site.catchUp()
            try await site.catchUp()
            #expect(try await site.get("/api/v1/stays").body == before)
        }
    }

    @Test("what only the machine needs is never shown: keys of the origin and of the host")
    func hiddenData() async throws {
        let stay = Hana.house("hidden-origin-key") { $0.host.key = "hidden-host-key" }
        try await withSite([stay.alwaysOpen]) { site in
            let review = Review(key: "hidden-review-key", author: "준", date: Story.march(-9), text: "좋아요")
            try await site.stays.saveReviews([ReviewDraft(review, of: Stay.ID(1), origin: .demo)])
            for address in [
                "/", "/stays/search" + Self.march, "/stays/1" + Self.march, "/api/v1/stays?pins=1", "/api/v1/stays/1",
                "/pictures/stays/1/0.svg", "/pictures/hosts/1.svg", "/metrics", "/api/openapi.json",
            ] {
                let reply = try await site.get(address)
                #expect(reply.status == 200)
                #expect(!reply.text.contains("hidden-"), "\(address)")
            }
        }
    }
}
