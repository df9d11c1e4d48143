import Domain
import Testing

@testable import Feeds

@Suite struct CalendarImportTests {
    @Test func nightsWithoutARowAreClosed() throws {
        let imported = try Imported(fixture: "new-2024-11-05")
        let begin = try #require(Day(iso: "2024-11-05"))
        #expect(openNights(of: "853125000000000001", in: imported, from: begin) == [0, 2, 3, 4, 5, 6, 8])
        #expect(openNights(of: "853125000000000002", in: imported, from: begin) == [])
        #expect(openNights(of: "30", in: imported, from: begin) == [])
        #expect(imported["30"]?.openNights == OpenNights(first: begin))
    }

    @Test func theAdjustedPriceComesBeforeTheUsualOne() throws {
        let imported = try Imported(fixture: "new-2024-11-05")
        let begin = try #require(Day(iso: "2024-11-05"))
        let tariff = try #require(imported["853125000000000001"]?.stay.tariff)
        #expect(tariff.weekday == 15_000 && tariff.weekend == 15_000)
        #expect(
            tariff.singleNights == [
                NightPrice(night: begin, price: 14_000), NightPrice(night: begin.advanced(by: 2), price: 17_500),
            ])
        #expect(imported["853125000000000002"]?.stay.tariff?.weekday == 20_000, "closed nights tell the price too")
    }

    @Test func anUnknownPriceStaysUnknownThoughNightsAreOpen() throws {
        let imported = try Imported(fixture: "new-2024-11-05")
        let begin = try #require(Day(iso: "2024-11-05"))
        #expect(imported["9223372036854775807"]?.stay.tariff == nil)
        #expect(openNights(of: "9223372036854775807", in: imported, from: begin).count == 8)
    }

    @Test func rowsAboutStrangersAreCounted() throws {
        let calendar = try #require(try Imported(fixture: "new-2024-11-05").file("calendar.csv"))
        #expect(calendar.rows == 26 && calendar.taken == 25)
        #expect(calendar.skipped[.unknownListing]?.count == 1 && calendar.skipped[.unknownListing]?.lines == [27])
    }

    @Test func shiftingMovesWholeWeeks() throws {
        let imported = try Imported(fixture: "new-2024-11-05", shifted: true)
        let report = try #require(imported.reports.first)
        #expect(report.calendarBegin?.iso == "2024-11-05" && report.shiftDays == 749)
        let begin = try #require(Day(iso: "2026-11-24"))
        #expect(begin.weekday == .tuesday && begin.days(until: Stage.today) == 6)
        #expect(openNights(of: "853125000000000001", in: imported, from: begin) == [0, 2, 3, 4, 5, 6, 8])
        let tariff = try #require(imported["853125000000000001"]?.stay.tariff)
        #expect(tariff.singleNights.map(\.night) == [begin, begin.advanced(by: 2)])
        #expect(imported["30"]?.openNights?.first == begin)
    }

    @Test func shiftingCrossesTheLeapDay() throws {
        let report = try #require(try Imported(fixture: "old-2015-10-03", shifted: true).reports.first)
        #expect(report.calendarBegin?.iso == "2016-02-24" && report.shiftDays == 3927)
        #expect(report.shiftDays.isMultiple(of: 7))
    }

    @Test(arguments: -20...20)
    func aShiftedCalendarBeginsTodayOrLessThanAWeekBefore(offset: Int) throws {
        let imported = try Stage.withFolder { folder in
            let listing = "id,latitude,longitude\n1,37.55,126.97\n"
            let night = Stage.today.advanced(by: offset).iso
            try write(listing, to: folder, "listings.csv")
            try write("listing_id,date,available,price\n1,\(night),t,$5.00\n", to: folder, "calendar.csv")
            return try Imported([folder.path()], shifted: true)
        }
        let shift = try #require(imported.reports.first?.shiftDays)
        #expect(shift.isMultiple(of: 7))
        #expect((-6...0).contains(offset + shift))
    }

    @Test func badNightsAreCountedByReason() throws {
        let imported = try Stage.withFolder { folder in
            try write("id,latitude,longitude\n1,37.55,126.97\n", to: folder, "listings.csv")
            let rows = [
                "1,2026-11-30,t,$5.00", "1,tomorrow,t,$5.00", "1,2026-12-01,maybe,$5.00", "1,2026-12-02,,$5.00",
                "1,2026-11-30,f,$6.00", "1,2040-01-01,t,$5.00", "1,2026-12-03,t", "1,2026-12-04,t,$-1",
            ]
            let calendar = (["listing_id,date,available,price"] + rows).joined(separator: "\r")
            try write(calendar + "\r", to: folder, "calendar.csv")
            return try Imported([folder.path()])
        }
        let calendar = try #require(imported.file("calendar.csv"))
        #expect(calendar.rows == 8 && calendar.taken == 3)
        let lines = calendar.skipped.mapValues(\.lines)
        #expect(
            lines == [
                .badDate: [3], .badFlag: [4], .replacedNight: [6], .outsideCalendar: [7], .wrongCellCount: [8],
            ])
        #expect(openNights(of: "1", in: imported, from: Stage.today) == [4])
    }

    private func openNights(of key: String, in imported: Imported, from begin: Day) -> [Int] {
        (-10...30).filter { imported[key]?.openNights?[begin.advanced(by: $0)] ?? false }
    }
}
