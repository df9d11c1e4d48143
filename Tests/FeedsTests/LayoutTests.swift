import Domain
import Testing

@testable import Feeds

@Suite struct LayoutTests {
    @Test func theOldLayout() throws {
        let imported = try Imported(fixture: "old-2015-10-03")
        let house = try #require(imported["1001"]?.stay)
        #expect(house.name == "Row house by the canal")
        #expect(house.kind == .house && house.share == .entire && house.capacity == 5)
        #expect(house.bedrooms == 2 && house.beds == 3 && house.halfBaths == 3)
        #expect(house.amenities == AmenitySet([.tv, .wifi, .kitchen, .washer, .dryer]))
        #expect(house.host == Stay.Host(key: "71", name: "Ada"))
        #expect(house.rating == 475 && house.reviewCount == 12)
        #expect(house.minimumNights == 1 && house.maximumNights == 1125)
        #expect(house.country == "US" && house.zone == "America/New_York" && house.area == "Canal Side")
        #expect(house.summary == "Three floors, one cat.")
        #expect(house.details == "A garden behind.\nA bus in front.\n\nQuiet after nine.")
        #expect(house.position == Coordinate(latitude: 38_907_200, longitude: -77_036_900))
        #expect(house.origin == .insideAirbnb && house.id == Stay.ID(0))
        #expect(imported.reports.first?.dataDate?.iso == "2015-10-03")
        #expect(imported.file("listings.csv")?.kind == .listings(.old))
    }

    @Test func theOldLayoutNamesExtraPersonsAndCleaning() throws {
        let imported = try Imported(fixture: "old-2015-10-03")
        let usd = try #require(Currency(code: "USD"))
        let leapYear = try #require(Day(iso: "2016-03-01"))
        #expect(
            imported["1001"]?.stay.tariff
                == Tariff(
                    currency: usd, weekday: 16_000, weekend: 21_000, guestsIncluded: 2, extraGuest: 2500,
                    cleaning: 5000,
                    singleNights: [NightPrice(night: leapYear, price: 100_000)]))
        #expect(imported["1002"]?.stay.tariff == Tariff(currency: usd, weekday: 123_400, guestsIncluded: 1))
        #expect(imported["1003"]?.stay.tariff == nil)
    }

    @Test func theOldLayoutsGapsHaveDefaults() throws {
        let imported = try Imported(fixture: "old-2015-10-03")
        let condo = try #require(imported["1002"]?.stay)
        #expect(condo.maximumNights == 1125 && condo.minimumNights == 3)
        #expect(condo.bedrooms == 1 && condo.beds == 1 && condo.halfBaths == 0 && condo.amenities == [])
        #expect(condo.rating == nil && condo.summary == "High up.")
        let bunk = try #require(imported["1003"]?.stay)
        #expect(bunk.host.name.isEmpty && bunk.area == "Washington" && bunk.rating == 500)
        #expect(bunk.kind == .guesthouse && bunk.share == .sharedRoom && bunk.amenities == AmenitySet([.accessible]))
    }

    @Test func theMiddleLayoutAndItsScripts() throws {
        let imported = try Imported(fixture: "middle-2021-07-14")
        let room = try #require(imported["2001"]?.stay)
        #expect(room.name == "舒適 Cozy 房間" && room.host.name == "房東 81")
        #expect(room.summary == "One,\ntwo,\nthree.\n\nFour & five.<script>alert(1)</script>" && room.details.isEmpty)
        #expect(room.halfBaths == 3 && room.beds == 1 && room.kind == .residence && room.minimumNights == 28)
        #expect(room.amenities == AmenitySet([.airConditioning, .desk, .hairDryer]))
        #expect(room.rating == 492 && room.tariff?.weekday == 40_400 && room.tariff?.currency.code == "HKD")
        let composed = try #require(imported["2002"]?.stay)
        #expect(Array(composed.name.unicodeScalars) == Array("caf\u{E9} \u{D55C}\u{C625}".unicodeScalars))
        #expect(composed.position == room.position)
        #expect(
            composed.halfBaths == 1 && composed.capacity == 16 && composed.bedrooms == 1 && composed.share == .hotelRoom
        )
        #expect(composed.rating == nil && composed.reviewCount == 3)
        #expect(imported.stays.allSatisfy { $0.openNights == nil })
        #expect(imported.file("listings.csv.gz")?.kind == .listings(.middle))
        #expect(imported.file("neighbourhoods.csv")?.taken == 3)
        #expect(imported.reports.first?.dataDate?.iso == "2021-07-15")
    }

    @Test func titlesComeAsTheyAreAndAreNeverEmpty() throws {
        let imported = try Imported(fixture: "middle-2021-07-14")
        let formula = try #require(imported["2003"]?.stay)
        #expect(formula.name == "=HYPERLINK(\"x\",\"y\")" && formula.host.name == "Host, the \"third\"")
        #expect(formula.kind == .campsite && formula.tariff?.weekday == 7050 && formula.bedrooms == 0)
        let villa = try #require(imported["2004"]?.stay)
        #expect(villa.name == "Entire villa · Islands" && villa.kind == .poolVilla && villa.tariff == nil)
        let long = try #require(imported["2005"]?.stay)
        #expect(long.name.count == 250 && long.name.hasPrefix("👩‍👩‍👧 海"))
    }

    @Test func theNewLayoutAndItsLongIds() throws {
        let imported = try Imported(fixture: "new-2024-11-05")
        let keys = ["853125000000000001", "853125000000000002", "9223372036854775807", "30", "31"]
        #expect(Set(imported.stays.map(\.stay.originKey)) == Set(keys))
        let first = try #require(imported["853125000000000001"]?.stay)
        #expect(first.name == "Rental unit in Singapore" && first.summary == "First.")
        #expect(first.minimumNights == 92 && first.maximumNights == 365 && first.rating == 444)
        #expect(first.amenities == AmenitySet([.wifi, .washer, .tv]))
        #expect(imported["853125000000000002"]?.stay.summary == "Second.")
        #expect(imported["9223372036854775807"]?.stay.minimumNights == 1000)
        #expect(imported["30"]?.stay.tariff?.weekday == 10_999_900)
        #expect(imported.file("listings.csv")?.kind == .listings(.new))
        #expect(imported.reports.first?.dataDate?.iso == "2024-11-09")
    }

    @Test func theDetailFileBeatsTheSummary() throws {
        let imported = try Imported(fixture: "new-2024-11-05")
        let summary = try #require(imported.file("listings-summary.csv"))
        #expect(summary.rows == 5 && summary.taken == 1)
        #expect(summary.skipped[.inDetail]?.count == 4 && summary.skipped[.inDetail]?.lines == [2, 3, 4, 5])
        #expect(imported.stays.allSatisfy { !$0.stay.name.hasSuffix("(summary)") })
        let only = try #require(imported["31"]?.stay)
        #expect(only.area == "West Region" && only.capacity == 2 && only.minimumNights == 7)
        #expect(only.maximumNights == 90, "the summary says nothing, the calendar does")
    }

    @Test func theSummaryLayout() throws {
        let imported = try Imported(fixture: "summary-2019")
        #expect(
            imported.stays.map(\.stay.name) == [
                "Two lines in a title", "For nothing", "Shared room · Bukit Timah", "+65 and a view",
            ])
        let first = try #require(imported["41"]?.stay)
        #expect(first.tariff?.weekday == 8300 && first.minimumNights == 180 && first.maximumNights == 1125)
        #expect(first.country == "SG" && first.area == "Woodlands" && first.capacity == 2)
        #expect(imported["42"]?.stay.tariff == nil)
        #expect(imported["44"]?.stay.area == "Singapore" && imported["44"]?.stay.minimumNights == 1)
        #expect(imported.reports.first?.dataDate == nil)
        #expect(imported.file("listings.csv")?.kind == .listings(.summary))
    }

    @Test func columnsMayStandInAnyOrderAndOthersMayBeThere() throws {
        let imported = try Stage.importing(lines: [
            "Longitude,colour, ID ,latitude", "126.97,blue,7,37.55", "126.98,red,8,37.56",
        ])
        let stay = try #require(imported["7"]?.stay)
        #expect(stay.name == "Seoul" && stay.country == "KR" && stay.tariff == nil && stay.capacity == 2)
        #expect(imported.stays.count == 2)
    }

    @Test func aMiddleFileMayStillRateToHundred() throws {
        let header = "id,latitude,longitude,property_type,bathrooms_text,number_of_reviews,review_scores_rating"
        let rows = [
            "1,37.55,126.97,Home,1 bath,3,93", "2,37.55,126.97,Home,1 bath,3,4", "3,37.55,126.97,Home,1 bath,3,80",
        ]
        let hundred = try Stage.importing(lines: [header] + rows)
        #expect(hundred.stays.map(\.stay.rating) == [465, 20, 400])
        let five = try Stage.importing(lines: [header, rows[0], rows[1], "3,37.55,126.97,Home,1 bath,3,4.5"])
        #expect(five.stays.map(\.stay.rating) == [nil, 400, 450])
    }

    @Test func nightsAreBoundedWhateverTheFileSays() throws {
        let imported = try Stage.importing(lines: [
            "id,latitude,longitude,minimum_nights,maximum_nights", "1,37.55,126.97,0,0", "2,37.55,126.97,5000,100000",
            "3,37.55,126.97,30,7", "4,37.55,126.97,,", "5,37.55,126.97,-1,99999999999999999999",
        ])
        #expect(imported.stays.map(\.stay.minimumNights) == [1, 1125, 30, 1, 1])
        #expect(imported.stays.map(\.stay.maximumNights) == [1125, 1125, 30, 1125, 1125])
    }

    @Test func neighbourhoodsAloneAreNothingAndNoFault() throws {
        let imported = try Imported(fixture: "shapes-only")
        #expect(imported.stays.isEmpty && imported.file("neighbourhoods.geojson.gz")?.taken == 2)
    }

    @Test(arguments: ["old-2015-10-03", "middle-2021-07-14", "new-2024-11-05", "summary-2019", "shapes-only"])
    func progressEndsAtTheWorkAnnounced(fixture: String) throws {
        let imported = try Imported(fixture: fixture)
        #expect(imported.bytesRead == imported.work && imported.work > 0)
    }
}
