import Domain
import Routes
import Seeded
import Testing
import Words

@Suite("Wrong questions", .onBothEngines)
struct BadQueryTests {
    /// The wrong query, the field that is named, and the code.
    static let conditions: [(query: String, field: String, code: String)] = [
        ("place=abc", "place", "malformed"), ("place=0", "place", "out_of_range"),
        ("place=-5", "place", "out_of_range"), ("place=2147483648", "place", "out_of_range"),
        ("place=999999999999999999999999", "place", "malformed"), ("place=1.5", "place", "malformed"),
        ("check_in=2027-03-10", "check_out", "missing"), ("check_out=2027-03-10", "check_in", "missing"),
        ("check_in=&check_out=2027-03-10", "check_in", "malformed"),
        ("check_in=2027-02-30&check_out=2027-03-10", "check_in", "malformed"),
        ("check_in=2027-03-10&check_out=10.3.2027", "check_out", "malformed"),
        ("check_in=2027-03-10&check_out=2027-03-09", "check_out", "contradictory"),
        ("check_in=2027-03-10&check_out=2029-03-10", "check_out", "out_of_range"),
        ("check_in=0001-01-01&check_out=9999-12-31", "check_out", "out_of_range"),
        ("adults=9", "adults", "out_of_range"), ("adults=-1", "adults", "out_of_range"),
        ("adults=two", "adults", "malformed"), ("adults=1&children=9", "children", "out_of_range"),
        ("adults=1&infants=99999999999999999999", "infants", "malformed"),
        ("children=1", "adults", "contradictory"), ("adults=0&infants=2", "adults", "contradictory"),
        ("price_min=-1", "price_min", "out_of_range"), ("price_min=1000000000001", "price_min", "out_of_range"),
        ("price_max=cheap", "price_max", "malformed"), ("price_min=5&price_max=4", "price_max", "contradictory"),
        ("amenities=castle", "amenities", "malformed"), ("amenities=wifi,,pool", "amenities", "malformed"),
        ("amenities=WIFI", "amenities", "malformed"), ("sort=cheapest", "sort", "malformed"),
        ("sort=", "sort", "malformed"), ("page=0", "page", "out_of_range"), ("page=100001", "page", "out_of_range"),
        ("page=last", "page", "malformed"), ("area=1,2,3", "area", "malformed"),
        ("area=1,2,3,4,5", "area", "malformed"),
        ("area=a,b,c,d", "area", "malformed"), ("area=", "area", "malformed"), ("area=5,0,4,0", "area", "out_of_range"),
        ("area=-90000001,0,0,0", "area", "out_of_range"), ("area=99999999999,0,0,0", "area", "malformed"),
    ]

    @Test("each wrong field of a search is named, with its reason, in the API and on the page", arguments: conditions)
    func wrongField(query: String, field: String, code: String) async throws {
        let site = try await StorySite.demo.value
        for address in ["/api/v1/stays?" + query, "/api/v1/stays/1?" + query] {
            let reply = try await site.get(address)
            #expect(reply.status == 400, "\(address)")
            #expect(reply["content-type"] == "application/problem+json")
            #expect(reply.json?["field"]?.text == field)
            #expect(reply.json?["code"]?.text == code)
        }
        let page = try await site.get("/stays/search?" + query)
        #expect(page.status == 400)
        #expect(Page(page.text)?.text.contains(Words(.korean).badAddressText(field: field)) == true)
    }

    @Test("a place that isn't on the list is named in the search, and the page doesn't pretend to know it")
    func unknownPlace() async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get("/api/v1/stays?place=7")
        #expect(reply.status == 400)
        #expect(reply.json?["field"]?.text == "place")
        #expect(try await site.get("/stays/search?place=7").status == 400)
    }

    @Test("a stay's page whose way back would lead to a place that isn't on the list says so")
    func unknownPlaceOfStay() async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get("/api/v1/stays/3?place=7")
        #expect(reply.status == 400)
        #expect(reply.json?["field"]?.text == "place")
        #expect(reply.json?["code"]?.text == "out_of_range")
        for wrong in ["7", "unknown"] {
            let page = try await site.get("/stays/3?place=\(wrong)")
            #expect(page.status == 400, "\(wrong)")
            #expect(Page(page.text)?.text.contains(Words(.korean).badAddressText(field: "place")) == true)
        }
        #expect(try await site.get("/stays/3?place=\(Conditions.seoul)").status == 200)
    }

    @Test("the detail says in three languages which field is wrong", arguments: Language.allCases)
    func languages(language: Language) async throws {
        let site = try await StorySite.demo.value
        let problem = try #require(try await site.get("/api/v1/stays?adults=many&lang=\(language.rawValue)").json)
        #expect(problem["title"]?.text == Words(language).badAddressTitle)
        #expect(problem["detail"]?.text == Words(language).badAddressText(field: "adults"))
    }

    @Test(
        "each wrong field of the place questions is named",
        arguments: [
            ("/api/v1/places", "q", "missing"), ("/api/v1/places?lang=ko", "q", "missing"),
            ("/api/v1/places?q=seoul&lang=fr", "lang", "malformed"),
            ("/api/v1/places?q=seoul&lang=", "lang", "malformed"),
            ("/api/v1/places?q=" + String(repeating: "a", count: 101), "q", "out_of_range"),
            ("/api/v1/places/popular", "latitude", "missing"),
            ("/api/v1/places/popular?latitude=1", "longitude", "missing"),
            ("/api/v1/places/popular?latitude=90000001&longitude=0", "latitude", "out_of_range"),
            ("/api/v1/places/popular?latitude=0&longitude=-180000001", "longitude", "out_of_range"),
            ("/api/v1/places/popular?latitude=37.5&longitude=127", "latitude", "malformed"),
            ("/api/v1/stays?lang=xx", "lang", "malformed"),
        ])
    func places(address: String, field: String, code: String) async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get(address)
        #expect(reply.status == 400)
        #expect(reply.json?["field"]?.text == field)
        #expect(reply.json?["code"]?.text == code)
    }

    @Test("empty fields, as a form sends them, count on a page as not given; a program that sends one is told so")
    func emptyFields() async throws {
        let site = try await StorySite.demo.value
        let query = "?place=&check_in=&check_out=&adults=&children=&infants=&price_min=&price_max=&amenities=&page="
        let page = try await site.page("/stays/search" + query)
        #expect(try await site.page("/stays/search").first("h1")?.text == page.first("h1")?.text)
        let reply = try await site.get("/api/v1/stays" + query)
        #expect(reply.status == 400)
        #expect(reply.json?["field"]?.text == "place")
    }

    @Test(
        "whatever is asked, the answer is found or refused, and never a failure of ours",
        arguments: 1...6 as ClosedRange<UInt64>)
    func garbage(seed: UInt64) async throws {
        let site = try await StorySite.demo.value
        var numbers = SeededNumbers(seed: seed)
        let paths = [
            "/api/v1/stays", "/api/v1/stays/1", "/api/v1/places", "/api/v1/places/popular", "/stays/search",
            "/stays/destination", "/stays/conditions", "/stays/1", "/", "/language/ko", "/theme/dark",
        ]
        for step in 0..<120 {
            let path = paths.randomElement(using: &numbers) ?? "/"
            let query = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
                Self.field(using: &numbers) + "=" + Self.value(using: &numbers)
            }.joined(separator: "&")
            let reply = try await site.get(path + "?" + query)
            #expect(
                [200, 303, 400].contains(reply.status), "seed \(seed), step \(step): \(path)?\(query) → \(reply.status)"
            )
            if reply.status == 400, reply["content-type"] == "application/problem+json" {
                #expect(reply.json?["field"]?.text?.isEmpty == false, "seed \(seed), step \(step): \(path)?\(query)")
            }
            if reply["content-type"]?.hasPrefix("text/html") == true {
                #expect(Page(reply.text) != nil, "seed \(seed), step \(step): \(path)?\(query)")
            }
        }
    }

    private static func field(using numbers: inout SeededNumbers) -> String {
        let names = [
            "place", "area", "check_in", "check_out", "adults", "children", "infants", "price_min", "price_max",
            "amenities", "sort", "page", "q", "lang", "latitude", "longitude", "pins", "back",
        ]
        return names.randomElement(using: &numbers) ?? "q"
    }

    /// Something near right, or bytes of any kind.
    private static func value(using numbers: inout SeededNumbers) -> String {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0:
            return String(Int64.random(in: .min ... .max, using: &numbers) >> Int64.random(in: 0...63, using: &numbers))
        case 1: return Day(number: Int32.random(in: -800_000...3_000_000, using: &numbers)).iso
        case 2:
            return (0..<4).map { _ in String(Int32.random(in: -200_000_000...200_000_000, using: &numbers)) }
                .joined(separator: ",")
        case 3:
            let words = ["ko", "wifi", "kitchen,pool", "price", "1", "20", "2027-03-10", "서울", "ㅅㅇ", "🏠", "\u{1100}"]
            return PercentEncoding.encoded(words.randomElement(using: &numbers) ?? "")
        default:
            let scalars = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
                Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &numbers)) ?? "?"
            }
            return PercentEncoding.encoded(String(String.UnicodeScalarView(scalars)))
        }
    }
}
