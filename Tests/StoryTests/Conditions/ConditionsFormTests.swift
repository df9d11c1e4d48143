import Domain
import Routes
import Screens
import Testing
import Words

/// The form as it works without the browser app: each press is a request, and the address tells how far one has got.
@Suite("The form of the conditions", .onBothEngines)
struct ConditionsFormTests {
    private let seoul = "/stays/conditions?place=1835848"

    @Test("S1-5.1, S1-5.2 the calendar begins with the month of today, and what has passed is no button")
    func beginning() async throws {
        try await withSite { site in
            // 15:30 in London on the first: half past midnight on the second in Seoul.
            site.clock.advance(by: 6 * 3600 + 1800)
            let page = try await site.page(seoul)
            #expect(page.all("h3").first?.text == "2027년 3월")
            let today = try #require(page.all("button").first { $0["aria-current"] == "date" })
            #expect(today["value"] == "day:\(Story.march(2).number)")
            #expect(!page.all("button").contains { $0["value"] == "day:\(Story.march(1).number)" })
            let past = try #require(page.all("span").first { $0["role"] == "gridcell" })
            #expect(past["aria-disabled"] == "true" && past.text == "1")
        }
    }

    @Test(
        "S1-5.1 today is that of the place, whatever day it is elsewhere",
        arguments: [
            ("37400000,126700000,37700000,127200000", 2), ("33900000,-118500000,34200000,-118100000", 1),
            ("-13900000,-171900000,-13700000,-171600000", 2),
        ])
    func zones(area: String, today: Int) async throws {
        try await withSite { site in
            site.clock.advance(by: 6 * 3600 + 1800)
            let page = try await site.page("/stays/conditions?area=\(area)")
            let first = try #require(page.all("button").first { $0["aria-current"] == "date" })
            #expect(first["value"] == "day:\(Story.march(today).number)")
        }
    }

    @Test("S1-5.3, S1-5.5, S1-5.7 two taps in either order make the period, highlighted and shown as dates")
    func period() async throws {
        let site = try await StorySite.demo.value
        let half = try await press("day:\(Story.march(12).number)", on: seoul, site)
        #expect(half == seoul + "&step=dates&from=2027-03-12")
        let waiting = try await site.page(half)
        #expect(waiting.id("step-1")?.text == "체크인/체크아웃3월 12일 –")
        let whole = try await press("day:\(Story.march(10).number)", on: half, site)
        #expect(whole == seoul + "&check_in=2027-03-10&check_out=2027-03-12&step=dates")
        let page = try await site.page(whole)
        #expect(page.id("step-1")?.text == "체크인/체크아웃3월 10일–12일")
        let chosen = page.all("button").filter { $0["aria-selected"] == "true" }
        #expect(chosen.map(\.text) == ["10", "11", "12"])
    }

    @Test("S1-5.4 the same day twice is day use, and finds what is free that one night")
    func dayUse() async throws {
        let site = try await StorySite.demo.value
        let token = "day:\(Story.march(10).number)"
        let address = try await press(token, on: try await press(token, on: seoul, site), site)
        #expect(address == seoul + "&check_in=2027-03-10&check_out=2027-03-10&step=dates")
        #expect(try await site.page(address).first("p", class: "cal-said")?.text == "3월 10일, 당일 이용")
    }

    @Test("S1-5.1 a day that has passed is not taken, though somebody sends it")
    func pastDay() async throws {
        let site = try await StorySite.demo.value
        #expect(try await press("day:\(Story.march(-3).number)", on: seoul, site) == seoul + "&step=dates")
        let late = try await site.page(seoul + "&step=dates&from=2020-01-01")
        #expect(late.id("step-1")?.text == "체크인/체크아웃날짜 미정")
    }

    @Test("S1-5.6, S1-5.13, S1-5.14, S1-5.15 from the place to the search, with steps filled in and passed over")
    func wholeWay() async throws {
        let site = try await StorySite.demo.value
        let first = try await site.page(seoul)
        #expect(first.id("step-0")?.text == "위치서울")
        #expect(first.id("step-1")?["aria-expanded"] == "true")
        #expect(first.id("go")?.text == "다음" && first.id("go")?["aria-disabled"] == "true")

        let price = try await press("skip", on: seoul, site)
        #expect(price == seoul + "&step=price&passed=dates,price")
        #expect(try await site.page(price).id("step-2")?["aria-expanded"] == "true")
        let guests = try await press("next", on: price + "&low=3&high=50", site)
        #expect(guests == seoul + "&price_min=60000&step=guests&passed=dates,price")
        #expect(try await site.page(guests).id("go")?["aria-disabled"] == "true")
        #expect(try await press("search", on: guests, site) == guests, "there is nobody to search for yet")

        let child = try await press("add:1", on: guests, site)
        #expect(child == seoul + "&adults=1&children=1&price_min=60000&step=guests&passed=dates,price")
        let done = try await site.page(child)
        #expect(done.id("step-3")?.text == "인원게스트 2명")
        #expect(done.id("go")?.text == "검색" && done.id("go")?["aria-disabled"] == nil)
        let results = try await press("search", on: child, site)
        #expect(results == "/stays/search?place=1835848&adults=1&children=1&price_min=60000")
        #expect(try await site.page(results).screen == "results")
    }

    @Test("S1-5.14, S1-5.15 with everything passed over the search works too")
    func allPassed() async throws {
        let site = try await StorySite.demo.value
        var address = seoul
        for _ in 0..<3 { address = try await press("skip", on: address, site) }
        #expect(address == seoul + "&passed=dates,price,guests")
        let page = try await site.page(address)
        #expect(page.all("section", class: "open").isEmpty)
        #expect(page.id("go")?.text == "검색")
        #expect(try await press("search", on: address, site) == "/stays/search?place=1835848")
    }

    @Test("S1-5.8 handles that crossed are swapped, one that stands where it stood keeps its price")
    func handles() async throws {
        let site = try await StorySite.demo.value
        let crossed = try await press("next", on: seoul + "&step=price&low=12&high=3", site)
        #expect(crossed.contains("&price_min=60000&price_max=240000&"))
        let kept = try await press("next", on: seoul + "&price_min=65000&step=price&low=3&high=12", site)
        #expect(kept.contains("&price_min=65000&price_max=240000&"))
    }

    @Test("S1-5.8 the histogram counts real all-in averages under the other conditions")
    func histogram() async throws {
        let site = try await StorySite.demo.value
        let conditions = Conditions.asking {
            $0.place = Conditions.seoul
            $0.period = Period(checkIn: Story.march(10), checkOut: Story.march(12))
            $0.party = Party(adults: 2) ?? .unnamed
            $0.highestPrice = 100_000
        }
        let page = try await site.page(Address.conditions(conditions, FormLook(open: .price)).text)
        let state = try #require(ConditionsScreen.State(json: page.state))
        let area = try #require(try Story.places().place(Place.ID(Int32(Conditions.seoul)))).rectangle
        var expected = [Int](repeating: 0, count: 50)
        for one in DemoSearch.stays(conditions.cleared(.price), in: area) {
            let period = try #require(conditions.period)
            let quote = try #require(one.stay.tariff).quote(for: period, guests: 2)
            let price = Story.rates.reference(quote.averagePerNight, in: quote.currency)
            expected[Int(min(49, price * 50 / 1_000_000))] += 1
        }
        #expect(state.histogram == expected)
        #expect(expected.reduce(0, +) > 10)
    }

    @Test("S1-5.2 later months come with a press, and stay")
    func laterMonths() async throws {
        let site = try await StorySite.demo.value
        let address = try await press("months", on: seoul, site)
        #expect(address == seoul + "&step=dates&months=6")
        #expect(try await site.page(address).all("h3").map(\.text).last == "2027년 8월")
        let last = try await site.page(seoul + "&step=dates&months=25")
        #expect(last.all("h3").last?.text == "2029년 2월")
        #expect(!last.all("button").contains { $0["value"] == "months" })
    }

    @Test(
        "what can't be understood is named",
        arguments: [
            ("do=fly", "do"), ("do=", "do"), ("step=when", "step"), ("passed=all", "passed"), ("from=soon", "from"),
            ("months=99", "months"), ("do=next&low=51&high=3", "low"), ("do=next&low=1&high=x", "high"),
            ("check_in=soon", "check_in"), ("price_min=5&price_max=4", "price_max"),
        ])
    func wrongFields(query: String, field: String) async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get("/stays/conditions?" + query)
        #expect(reply.status == 400)
        #expect(Page(reply.text)?.text.contains(Words(.korean).badAddressText(field: field)) == true)
    }

    /// Presses a button of the form: the address that follows.
    private func press(_ token: String, on address: String, _ site: StorySite) async throws -> String {
        let isWhole = address.contains("step=") || address.contains("passed=")
        let asked = isWhole ? address : try await unfolded(address, site)
        let reply = try await site.get(asked + "&do=" + PercentEncoding.encoded(token))
        #expect(reply.status == 303)
        return try #require(reply["location"])
    }

    /// The form sends along which step is open.
    private func unfolded(_ address: String, _ site: StorySite) async throws -> String {
        let hidden = try await site.page(address).all("input").filter { $0["type"] == "hidden" }
        return "/stays/conditions?" + hidden.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }.joined(separator: "&")
    }
}
