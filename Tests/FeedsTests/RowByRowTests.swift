import Domain
import Testing

@testable import Feeds

@Suite struct RowByRowTests {
    @Test func badRowsAreSkippedAndCountedWithTheirLine() throws {
        let imported = try Imported(fixture: "bad-rows")
        let report = try #require(imported.file("listings.csv"))
        #expect(report.rows == 12 && report.taken == 2)
        #expect(
            report.skipped.mapValues(\.lines) == [
                .wrongCellCount: [3, 14], .badKey: [4, 9], .badCoordinate: [5, 10, 11], .nowhere: [6], .strayText: [8],
                .replaced: [2],
            ])
        #expect(report.taken + report.skipped.values.map(\.count).reduce(0, +) == report.rows)
    }

    @Test func theDollarSignMeansNothing() throws {
        let imported = try Imported(fixture: "bad-rows")
        #expect(imported.stays.map(\.stay.originKey) == ["51", "61"])
        #expect(
            imported.stays.compactMap(\.stay.tariff).map { [$0.weekday, $0.weekend] } == [[99, 99], [12_000, 12_000]])
        #expect(imported.stays.allSatisfy { $0.stay.tariff?.currency == .krw && $0.stay.zone == "Asia/Seoul" })
    }

    @Test func ofTwoRowsWithOneIdTheLaterWins() throws {
        let imported = try Imported(fixture: "bad-rows")
        #expect(imported["51"]?.stay.name == "Right and newer")
        #expect(imported["51"]?.stay.position == Coordinate(latitude: 37_560_000, longitude: 126_980_000))
    }

    @Test func readingAgainGivesTheSame() throws {
        let once = try Imported(fixture: "new-2024-11-05")
        let again = try Imported(fixture: "new-2024-11-05")
        #expect(once.stays == again.stays && once.reviews == again.reviews && once.reports == again.reports)
        let twice = try Imported([Stage.path("new-2024-11-05"), Stage.path("new-2024-11-05/listings.csv")])
        #expect(twice.stays == once.stays)
    }

    @Test func whatNoTextMayHoldIsLeftOutOfEveryText() throws {
        let stay = try #require(
            Stage.importing(lines: [
                "id,name,host_id,host_name,latitude,longitude,room_type",
                "7,\u{200B}\u{2060}\u{FEFF},6\u{0}1,Ada\u{0},37.55,126.97,Private room",
            ]).stays.first?.stay)
        #expect(stay.host == Stay.Host(key: "61", name: "Ada"))
        #expect(stay.name.hasPrefix("Private room · "), "a name that nobody can see is none")
    }

    @Test func onlyTheFirstFewLinesAreKept() throws {
        let rows = (0..<40).map { "x\($0),37.55,126.97" }
        let report = try Stage.importing(lines: ["id,latitude,longitude"] + rows).file("listings.csv")
        #expect(report?.skipped[.badKey]?.count == 40 && report?.skipped[.badKey]?.lines == [2, 3, 4, 5, 6])
    }

    @Test func reviewsComeAfterTheirStaysAndAreCounted() throws {
        let imported = try Imported(fixture: "new-2024-11-05")
        #expect(imported.reviews.map(\.key) == ["502", "501"])
        let last = try #require(imported.reviews.last)
        #expect(last.text == "Lovely.\nI changed my mind.\n\nOnce more." && last.stayKey == "853125000000000001")
        #expect(last.author == ImportedReview.Author(key: "601", name: "Guest 601") && last.day.iso == "2023-05-06")
        let report = try #require(imported.file("reviews.csv"))
        #expect(report.rows == 6 && report.taken == 2)
        #expect(
            report.skipped.mapValues(\.lines) == [
                .replaced: [2], .unknownListing: [4], .wordless: [5], .badDate: [6],
            ])
        #expect(imported.file("reviews-summary.csv")?.kind == .reviewDates)
        #expect(imported.file("reviews-summary.csv")?.taken == 2)
    }

    @Test func manyStaysComeInBatches() throws {
        let rows = (1...600).map { "\($0),37.55,126.97" }
        try Stage.withFolder { folder in
            try write((["id,latitude,longitude"] + rows).joined(separator: "\n"), to: folder, "listings.csv")
            let edition = try #require(try Edition.find(at: [folder.path()]).first)
            let survey = try EditionSurvey(
                edition, options: ImportOptions(today: Stage.today), locate: Stage.nearestCity)
            var delivery = survey.delivery()
            var sizes: [Int] = []
            while case .stays(let stays) = try delivery.next() { sizes.append(stays.count) }
            #expect(sizes == [256, 256, 88])
            #expect(try delivery.next() == nil)
        }
    }

    @Test func foldersInFoldersAreEditionsOfTheirOwn() throws {
        let editions = try Edition.find(at: [Stage.path("old-2015-10-03"), Stage.path("new-2024-11-05")])
        #expect(editions.map { $0.folder.split(separator: "/").last } == ["old-2015-10-03", "new-2024-11-05"])
        #expect(editions.map(\.files.count) == [2, 6])
        try Stage.withFolder { folder in
            try write("id,latitude,longitude\n1,37.55,126.97\n", to: folder, "anything.txt")
            let named = try Edition.find(at: [folder.appending(path: "anything.txt").path()])
            #expect(named.first?.files.first?.kind == .listings(.summary), "a file named by itself counts")
        }
    }
}
