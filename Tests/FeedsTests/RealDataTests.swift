import Domain
import Foundation
import Testing

@testable import Feeds

/// The same reading on real editions, where a copy of them lies beside the repository in `shared/data/inside-airbnb`.
/// Without it these tests are skipped; the fixtures prove the same code.
@Suite(.enabled(if: RealData.isThere, "no shared/data/inside-airbnb beside the repository"))
struct RealDataTests {
    @Test func albany() throws {
        let imported = try RealData.importing("albany-2024-11-05")
        #expect(imported.stays.count == 421)
        #expect(imported.file("calendar.csv.gz")?.taken == 153_665)
        #expect(imported.openNights == 95_992)
        #expect(imported.stays.count { $0.stay.originKey.count >= 18 } == 279)
        #expect(imported.reports.first?.calendarBegin?.iso == "2024-11-05")
        #expect(imported.reports.first?.dataDate?.iso == "2024-11-09")
    }

    @Test func albanysListingsAloneHaveUnknownPrices() throws {
        let imported = try RealData.importing("albany-2024-11-05/listings.csv.gz")
        #expect(imported.stays.count { $0.stay.tariff == nil } == 37)
    }

    @Test func hongKong() throws {
        let imported = try RealData.importing("hong-kong-2021-07-14")
        #expect(imported.stays.count == 6538 && imported.skipped.isEmpty)
        let hasHan = { (name: String) in
            name.unicodeScalars.contains { $0.properties.isIdeographic }
        }
        #expect(imported.stays.count { hasHan($0.stay.name) } == 1727)
        #expect(imported.stays.allSatisfy { !$0.stay.name.isEmpty && $0.stay.name == PlainText.composed($0.stay.name) })
        #expect(imported.stays.allSatisfy { !$0.stay.summary.contains("<br") && !$0.stay.details.contains("<br") })
        #expect(imported.stays.allSatisfy { $0.stay.tariff?.currency.code == "HKD" })
    }

    @Test func singapore2019() throws {
        let imported = try RealData.importing("singapore-2019-summary")
        #expect(imported.stays.count == 7907 && imported.stays.count { $0.stay.tariff == nil } == 1)
        #expect(imported.stays.allSatisfy { !$0.stay.name.contains("\n") })
    }

    @Test func singapore2023WithoutItsCalendar() throws {
        let folder = "singapore-2023-09-23/"
        let imported = try RealData.importing(
            folder + "listings.csv.gz", folder + "listings-summary.csv.gz", folder + "reviews-sample.csv.gz",
            folder + "reviews-summary.csv.gz", folder + "neighbourhoods.csv.gz", folder + "neighbourhoods.geojson.gz")
        #expect(imported.stays.count == 3483 && imported.reviews.count == 5100)
        #expect(imported.skipped == [.inDetail: 3483])
        #expect(imported.stays.compactMap { $0.stay.tariff?.weekday }.max() == 10_999_900)
        #expect(imported.stays.count { $0.stay.minimumNights == 92 } == 1997)
        #expect(imported.file("neighbourhoods.geojson.gz")?.taken == 55)
    }

    @Test func washingtonWithoutItsCalendar() throws {
        let imported = try RealData.importing("washington-dc-2015-10-03/listings.csv.gz")
        #expect(imported.stays.count == 3723 && imported.skipped.isEmpty)
        #expect(imported.stays.allSatisfy { $0.stay.rating ?? 500 <= 500 && $0.stay.maximumNights <= 1125 })
        #expect(imported.stays.count { $0.stay.rating == nil } == 868)
        #expect(imported.stays.allSatisfy { $0.stay.name.first?.isWhitespace == false })
    }

    @Test func tokyosNeighbourhoods() throws {
        let imported = try RealData.importing("tokyo-neighbourhoods")
        #expect(imported.stays.isEmpty && imported.file("neighbourhoods.geojson.gz")?.taken == 62)
    }

    #if !DEBUG
        /// The load the import is made for. Without optimisation it takes half a minute, so release tests run it.
        @Test func theBigCalendars() throws {
            let singapore = try RealData.importing("singapore-2023-09-23")
            #expect(singapore.file("calendar.csv.gz")?.taken == 1_271_274 && singapore.openNights == 821_978)
            let washington = try RealData.importing("washington-dc-2015-10-03")
            #expect(washington.file("calendar.csv.gz")?.taken == 1_358_895 && washington.openNights == 877_520)
        }
    #endif
}

enum RealData {
    /// Beside the repository, or beside the folder of worktrees it is one of.
    private static let folder: URL? = {
        let root = Stage.fixtures.appending(path: "../../..").standardized
        let places = ["../shared/data/inside-airbnb", "../../shared/data/inside-airbnb"]
        return places.map { root.appending(path: $0).standardized }
            .first { FileManager.default.fileExists(atPath: $0.path()) }
    }()

    static var isThere: Bool { folder != nil }

    static func importing(_ names: String...) throws -> Imported {
        let folder = try #require(folder)
        return try Imported(names.map { folder.appending(path: $0).path() })
    }
}

extension Imported {
    fileprivate var openNights: Int {
        stays.reduce(0) { sum, stay in
            sum + (stay.openNights?.words.reduce(0) { $0 + $1.nonzeroBitCount } ?? 0)
        }
    }

    fileprivate var skipped: [SkipReason: Int] {
        var counts: [SkipReason: Int] = [:]
        for file in reports.flatMap(\.files) {
            for (reason, rows) in file.skipped { counts[reason, default: 0] += rows.count }
        }
        return counts
    }
}
