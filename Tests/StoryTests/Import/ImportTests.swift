import Domain
import Feeds
import Foundation
import Screens
import Server
import Storage
import Testing
import Words

@Suite("An import of Inside Airbnb", .onBothEngines)
struct ImportTests {
    private static func fixture(_ name: String) -> String {
        Story.repository.appending(path: "Tests/FeedsTests/Fixtures/" + name).path()
    }

    @discardableResult
    private func take(_ path: String, into site: StorySite, shifted: Bool = false) async throws -> [ImportReport] {
        let action = InsideAirbnbImport(
            stays: site.stays, imports: site.imports, places: try Story.places(), countries: try Story.countries(),
            clock: Story.clock)
        var reports: [ImportReport] = []
        for edition in try Edition.find(at: [path]) {
            reports.append(try await action.run(edition, shiftsCalendars: shifted) { _ in })
        }
        try await site.catchUp()
        return reports
    }

    private func search(_ site: StorySite, _ query: String = "") async throws -> StayPage {
        try #require(StayPage(json: try await site.get("/api/v1/stays" + query).body))
    }

    private func id(of name: String, _ site: StorySite) async throws -> Int {
        try #require(try await search(site).stays.first { $0.name == name }).id
    }

    @Test("what was imported is found, in its own currency and place, with credit to where it comes from")
    func shown() async throws {
        try await withSite { site in
            try await take(Self.fixture("old-2015-10-03"), into: site)
            let found = try await search(site)
            #expect(
                found.stays.map(\.name).sorted() == [
                    "Bunk by the station", "Condo with a desk", "Row house by the canal",
                ])
            #expect(found.credits == ["Inside Airbnb, CC BY 4.0"])
            let house = try #require(found.stays.first { $0.name == "Row house by the canal" })
            #expect(house.currency == "USD")
            #expect(house.area == "Canal Side")
            #expect(house.ratingHundredths == 475)
            #expect(house.reviewCount == 12)
            let page = try await site.page("/stays/\(house.id)")
            #expect(page.first("p", class: "credit")?.text == "자료: Inside Airbnb, CC BY 4.0")
            #expect(page.first("div", class: "host")?.text.contains("Ada 님이 맞이해요 · 최대 5명") == true)
            #expect(try await site.page("/stays/search").first("p", class: "credit") != nil)
        }
    }

    @Test("what is our own needs no credit")
    func noCredit() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site async throws in
            #expect(try await search(site).credits.isEmpty)
            #expect(try await site.page("/stays/1").first("p", class: "credit") == nil)
        }
    }

    @Test(
        "a price that the data don't tell is shown as unknown, and such a stay is never offered for dates",
        arguments: Language.allCases)
    func unknownPrice(language: Language) async throws {
        try await withSite { site in
            try await take(Self.fixture("old-2015-10-03"), into: site)
            let id = try await id(of: "Bunk by the station", site)
            let page = try await site.page("/stays/\(id)", ["Accept-Language": language.rawValue])
            #expect(page.first("span", class: "unknown")?.text == Words(language).priceUnknown)
            #expect(page.id("foot")?.text.contains(Words(language).priceUnknownText) == true)
            let dates = "?check_in=2027-03-10&check_out=2027-03-12"
            #expect(try await search(site, dates).stays.allSatisfy { $0.id != id })
            let detail = try #require(StayDetail(json: try await site.get("/api/v1/stays/\(id)" + dates).body))
            #expect(detail.isAvailable == false)
            #expect(detail.quote == nil && detail.summary.total == nil && detail.summary.averagePerNight == nil)
        }
    }

    @Test("a calendar that was moved says by how many weeks, and its nights can be had on their new days")
    func shifted() async throws {
        try await withSite { site in
            let reports = try await take(Self.fixture("old-2015-10-03"), into: site, shifted: true)
            let begin = try #require(reports.first?.calendarBegin)
            let weeks = begin.days(until: Story.today) / 7
            let id = try await id(of: "Row house by the canal", site)
            let detail = try #require(StayDetail(json: try await site.get("/api/v1/stays/\(id)").body))
            #expect(weeks > 500)
            #expect(reports.first?.shiftDays == weeks * 7)
            #expect(detail.calendarShiftWeeks == weeks)
            for language in Language.allCases {
                let page = try await site.page("/stays/\(id)", ["Accept-Language": language.rawValue])
                #expect(page.text.contains(Words(language).calendarMoved(weeks: weeks)))
            }
        }
    }

    @Test("a calendar that wasn't moved says nothing of weeks, and lies in the past")
    func notShifted() async throws {
        try await withSite { site in
            try await take(Self.fixture("old-2015-10-03"), into: site)
            let id = try await id(of: "Row house by the canal", site)
            let page = try await site.page("/stays/\(id)")
            #expect(!page.text.contains("예약 달력은"))
            #expect(try await search(site, "?check_in=2027-03-10&check_out=2027-03-12").count == 0)
        }
    }

    @Test("moved nights are offered for their new days, at their price and with its weekdays kept")
    func movedNights() async throws {
        let folder = try Story.newFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            atPath: Self.fixture("old-2015-10-03/listings.csv"), toPath: folder.appending(path: "listings.csv").path())
        // Four weeks from Monday, 5 October 2015 on, all open at 100 dollars but one night.
        let monday = try #require(Day(iso: "2015-10-05"))
        let nights = (0..<28).map { "1001,\(monday.advanced(by: $0).iso),\($0 == 9 ? "f" : "t"),$100.00" }
        let calendar = (["listing_id,date,available,price"] + nights).joined(separator: "\n") + "\n"
        try Data(calendar.utf8).write(to: folder.appending(path: "calendar.csv"))
        try await withSite { site in
            try await take(folder.path(), into: site, shifted: true)
            // Monday, 1 March 2027 is the first night then, and Wednesday, 10 March the one that is taken.
            #expect(try await search(site, "?check_in=2027-03-01&check_out=2027-03-10").count == 1)
            #expect(try await search(site, "?check_in=2027-03-10&check_out=2027-03-10").count == 0)
            #expect(try await search(site, "?check_in=2027-03-28&check_out=2027-03-29").count == 1)
            #expect(try await search(site, "?check_in=2027-03-28&check_out=2027-03-30").count == 0)
            let found = try #require(try await search(site, "?check_in=2027-03-11&check_out=2027-03-13").stays.first)
            // 200 dollars, cleaning 50, service 7 % of 200, a tenth of that as tax.
            let total: Int64 = 20_000 + 5000 + 1400 + 140
            #expect(found.total == total)
        }
    }

    @Test("a second import renews and doubles nothing")
    func twice() async throws {
        try await withSite { site in
            let path = Self.fixture("new-2024-11-05")
            try await take(path, into: site)
            let stays = try await search(site)
            let pages = try await reviews(site, stays)
            try await take(path, into: site)
            let again = try await search(site)
            #expect(stays.count == 5)
            #expect(again == stays)
            #expect(try await reviews(site, again) == pages)
            #expect(pages.reduce(0) { $0 + $1.count } == 2)
            #expect(try await site.stays.count() == 5)
        }
    }

    private func reviews(_ site: StorySite, _ found: StayPage) async throws -> [[ReviewSummary]] {
        var all: [[ReviewSummary]] = []
        for stay in found.stays {
            let reply = try await site.get("/api/v1/stays/\(stay.id)")
            all.append(try #require(StayDetail(json: reply.body)).reviews)
        }
        return all
    }

    @Test("a file that is cut off is refused by name, and nothing of its edition is kept")
    func truncated() async throws {
        let folder = try Story.newFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            atPath: Self.fixture("old-2015-10-03/listings.csv"), toPath: folder.appending(path: "listings.csv").path())
        let packed = try Data(contentsOf: URL(filePath: Self.fixture("middle-2021-07-14/listings.csv.gz")))
        try packed.prefix(packed.count / 2).write(to: folder.appending(path: "other.csv.gz"))
        try await withSite { site async throws in
            let failure = await #expect(throws: (any Error).self) { try await take(folder.path(), into: site) }
            #expect(String(describing: failure).contains("other.csv.gz"))
            #expect(try await site.stays.count() == 0)
            #expect(try await site.imports.latest(of: .insideAirbnb) == nil)
            #expect(try await search(site).count == 0)
        }
    }

    @Test(
        "a row that is cut off in the middle keeps the whole file out",
        arguments: ["refused/cut-row.csv", "refused/open-quote.csv", "refused/stranger.csv", "refused/empty.csv"])
    func refused(name: String) async throws {
        try await withSite { site async throws in
            await #expect(throws: (any Error).self) { try await take(Self.fixture(name), into: site) }
            #expect(try await site.stays.count() == 0)
        }
    }

    @Test("imported and own stays stand side by side, each with what it needs")
    func together() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            try await take(Self.fixture("summary-2019"), into: site)
            let found = try await search(site)
            #expect(found.count == 5)
            #expect(found.credits == ["Inside Airbnb, CC BY 4.0"])
            #expect(try await search(site, "?place=1857910").credits.isEmpty)
        }
    }
}
