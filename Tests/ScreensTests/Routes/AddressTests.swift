import Domain
import Foundation
import Routes
import Seeded
import Testing

struct AddressTests {
    @Test func bookingsHaveAddressesOfTheirOwn() {
        let id = Booking.ID(42)
        let addresses: [BookingAddress] = [
            .list(), .list(page: 3), .list(.booked(id)), .list(page: 2, .cancelled(id)), .one(id), .question(id),
            .cancellation(id), .receipt(id), .calendar(id),
        ]
        #expect(
            addresses.map(\.text) == [
                "/bookings", "/bookings?page=3", "/bookings?booked=42", "/bookings?page=2&cancelled=42", "/bookings/42",
                "/bookings/42?cancel=1", "/bookings/42/cancellation", "/bookings/42/receipt", "/bookings/42.ics",
            ])
    }

    @Test func aPlaceOpensInTheMapAppOfTheDevice() throws {
        let south = try #require(Coordinate(latitude: -33_856_784, longitude: 151_215_297))
        let name = "집 (1)&?"
        #expect(
            MapAppAddress.text(south, name: name, isApple: true)
                == "https://maps.apple.com/?ll=-33.856784,151.215297&q=%EC%A7%91%20%281%29%26%3F")
        #expect(
            MapAppAddress.text(south, name: name, isApple: false)
                == "geo:-33.856784,151.215297?q=-33.856784,151.215297(%EC%A7%91%20%281%29%26%3F)")
        #expect(MapAppAddress.text(.null, name: "", isApple: false) == "geo:0.000000,0.000000?q=0.000000,0.000000()")
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func conditionsComeBackFromTheirQuery(seed: UInt64) throws {
        var chance = SeededNumbers(seed: seed)
        for _ in 0..<10 {
            let conditions = Conditions(by: &chance)
            #expect(try Conditions(conditions.query) == conditions)
            #expect(try Conditions(decoded(conditions.query.text)) == conditions)
        }
    }

    @Test func nothingAskedIsNoQuery() {
        #expect(Conditions().query.text == "")
    }

    @Test func emptyFieldsAreAsGoodAsAbsentOnesAndUnknownOnesAreIgnored() throws {
        let names = [
            "place", "check_in", "check_out", "adults", "price_min", "price_max", "amenities", "page", "later",
        ]
        #expect(try Conditions(Query(names.map { (name: $0, value: "") })) == Conditions())
    }

    @Test func ofAFieldThatStandsTwiceTheFirstCounts() throws {
        #expect(try Conditions(Query([("place", "1"), ("place", "x")])).place == 1)
    }

    @Test(
        arguments: [
            ("place=0", "place", .outOfRange), ("place=2147483648", "place", .outOfRange),
            ("place=seoul", "place", .malformed), ("place=99999999999999999999", "place", .malformed),
            ("place= 1", "place", .malformed), ("area=1,2,3", "area", .malformed),
            ("area=1,2,3,4,5", "area", .malformed), ("area=a,b,c,d", "area", .malformed),
            ("area=", "area", .malformed), ("area=2,0,1,0", "area", .outOfRange),
            ("area=0,0,90000001,0", "area", .outOfRange), ("area=0,0,0,99999999999", "area", .malformed),
            ("check_in=2027-03-10", "check_out", .missing), ("check_out=2027-03-10", "check_in", .missing),
            ("check_in=2027-02-29&check_out=2027-03-01", "check_in", .malformed),
            ("check_in=2027-03-01&check_out=01.04.2027", "check_out", .malformed),
            ("check_in=2027-03-12&check_out=2027-03-10", "check_out", .contradictory),
            ("check_in=2027-03-10&check_out=2030-03-10", "check_out", .outOfRange),
            ("adults=9", "adults", .outOfRange), ("adults=two", "adults", .malformed),
            ("adults=1&children=9", "children", .outOfRange), ("adults=1&infants=-1", "infants", .outOfRange),
            ("children=1", "adults", .contradictory), ("infants=1", "adults", .contradictory),
            ("price_min=-1", "price_min", .outOfRange), ("price_min=1.5", "price_min", .malformed),
            ("price_max=1000000000001", "price_max", .outOfRange),
            ("price_min=10&price_max=9", "price_max", .contradictory), ("amenities=sauna", "amenities", .malformed),
            ("amenities=wifi,", "amenities", .malformed), ("sort=cheap", "sort", .malformed),
            ("sort=", "sort", .malformed), ("page=0", "page", .outOfRange), ("page=100001", "page", .outOfRange),
        ] as [(String, String, AddressFault.Reason)])
    func aBadFieldIsRefusedByItsName(query: String, field: String, reason: AddressFault.Reason) {
        #expect(throws: AddressFault(field: field, reason: reason)) { try Conditions(decoded("?" + query)) }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func anyTextCanStandInAnAddress(seed: UInt64) {
        var chance = SeededNumbers(seed: seed)
        let text = chance.text()
        let encoded = PercentEncoding.encoded(text)
        #expect(encoded.utf8.allSatisfy { (33...126).contains($0) })
        #expect(!encoded.contains { "\"<>&'?#/=+ ".contains($0) })
        // Foundation takes a byte order mark off what it decodes.
        #expect(("x" + encoded).removingPercentEncoding == "x" + text)
    }

    @Test func addressesReadAsTheyWillForYears() throws {
        let near = try #require(Coordinate(latitude: -33_868_800, longitude: 151_209_300))
        let addresses: [(Address, String)] = [
            (.home, "/"), (.destination(Conditions()), "/stays/destination"), (.results(Conditions()), "/stays/search"),
            (
                .conditions(
                    .march, FormLook(open: .price, passed: StepWalk.Steps(bits: 2), half: .march(3), months: 6)),
                "/stays/conditions?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1"
                    + "&price_max=250000&step=price&passed=dates&from=2027-03-03&months=6"
            ),
            (.stay(Stay.ID(31), Conditions()), "/stays/31"), (.components, "/components"), (.offline, "/offline"),
            (.language(.japanese, back: "/stays/search?page=2"), "/language/ja?back=%2Fstays%2Fsearch%3Fpage%3D2"),
            (.theme(.dark, back: "/"), "/theme/dark?back=%2F"),
            (.picture(Stay.ID(31), view: 2), "/pictures/stays/31/2.svg"),
            (.hostPicture(Stay.ID(31)), "/pictures/hosts/31.svg"),
            (.placesAPI(typed: "a b", .english), "/api/v1/places?q=a%20b&lang=en"),
            (
                .popularPlacesAPI(near: near, .korean),
                "/api/v1/places/popular?latitude=-33868800&longitude=151209300&lang=ko"
            ),
            (.staysAPI(Conditions(), .korean), "/api/v1/stays?lang=ko"),
            (.stayAPI(Stay.ID(31), Conditions(), .korean), "/api/v1/stays/31?lang=ko"),
        ]
        for (address, text) in addresses { #expect(address.text == text) }
    }

    /// Reads a query as RFC 3986 has it, by other means than the product's.
    private func decoded(_ text: String) -> Query {
        let pairs = text.dropFirst().split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1]).removingPercentEncoding ?? "" : ""
            return (name: String(parts[0]).removingPercentEncoding ?? "", value: value)
        }
        return Query(pairs)
    }
}
