import Domain
import HTTP
import Screens
import Storage
import Testing
import Wire

/// S1-11 and S1-12 with the whole service, as a browser without scripts comes to them: what Jun has booked of Hana's houses.
@Suite("What somebody has booked, page by page", .onBothEngines)
struct BookingPagesTests {
    private func withBooking(
        _ change: (inout Stay) -> Void = { _ in },
        _ test: (StorySite, Booker, BookingDetail) async throws -> Void
    ) async throws {
        try await withSite([Hana.house("hana-house", change).alwaysOpen, Hana.house("second").alwaysOpen]) { site in
            let jun = try await Booker(site)
            try await test(site, jun, try await jun.booked())
        }
    }

    private func page(_ jun: Booker, _ address: String, status: Int = 200) async throws -> Page {
        let reply = try await jun.browser.visit(address)
        try #require(reply.status == status, "\(address): \(reply.status)")
        return try #require(Page(reply.text), "\(address) is no well-formed page.")
    }

    /// The numbers of the cards, in order, of the section with that heading.
    private func cards(_ page: Page, _ heading: String) -> [String] {
        page.section(headed: heading)?.all("h3").compactMap { $0.first("a")?["href"] } ?? []
    }

    private func cancel(_ jun: Booker, _ id: Int64, refund: Int64? = nil) async throws -> Reply {
        let question = "/bookings/\(id)?cancel=1"
        let fields = refund.map { [("refund", String($0))] } ?? []
        guard refund == nil else {
            let drawn = try await page(jun, question)
            let form = try #require(drawn.first("form"))
            let token = form.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            return try await jun.browser.post([("form", token)] + fields, to: "/bookings/\(id)/cancellation")
        }
        return try await jun.browser.submit([], to: "/bookings/\(id)/cancellation", from: question)
    }

    // MARK: The list

    @Test("S1-10.3 what was just booked is said and marked; S1-11.1 S1-11.2 S1-11.3 its card leads to its page")
    func list() async throws {
        try await withBooking { (site, jun, booked) async throws in
            let page = try await page(jun, "/bookings?booked=\(booked.id)")
            #expect(page.screen == "bookings" && page.first("h1")?.text == "일정")
            #expect(page.id("booking-note")?.text.contains("예약했어요") == true)
            let card = try #require(page.first("article", class: "is-new"))
            #expect(card.first("img")?["src"] == "/pictures/stays/1/0.svg")
            #expect(card.first("p", class: "num")?.text == "3월 12일–14일 · 京都 東山区")
            #expect(card.first("h3")?.text == "봄바람 마치야")
            #expect(card.first("span", class: "badge")?.text.hasPrefix("D-11") == true)
            #expect(card.first("h3")?.first("a")?["href"] == "/bookings/\(booked.id)")
            #expect(page.id("tabs")?.all("a").first { $0["aria-current"] != nil }?.text == "일정")
            // An address can't make it say what isn't so.
            for lie in ["booked=99", "cancelled=\(booked.id)", "booked=x"] {
                let page = try await self.page(jun, "/bookings?" + lie)
                #expect(page.id("booking-note")?.text == "" && page.first("article", class: "is-new") == nil, "\(lie)")
            }
        }
    }

    @Test("S1-11.2 what comes next stands first, then what was last; the day of the stay counts")
    func order() async throws {
        try await withBooking { (site, jun, sooner) async throws in
            let later = try await jun.booked(Booker.order("2027-04-16", "2027-04-18"))
            var page = try await page(jun, "/bookings")
            #expect(cards(page, "다가오는 예약") == [sooner, later].map { "/bookings/\($0.id)" })
            #expect(page.section(headed: "지난 예약") == nil)
            // 12 March, 01:00 in Kyoto, and still the eleventh in Los Angeles or London.
            site.clock.advance(by: 10 * 86_400 + 7 * 3600)
            try await jun.wait(days: 0)
            page = try await self.page(jun, "/bookings")
            #expect(page.first("span", class: "badge")?.text.hasPrefix("D-DAY") == true)
            try await jun.wait(days: 1)
            #expect(try await self.page(jun, "/bookings").first("span", class: "badge")?.text == "숙박 중")
            try await jun.wait(days: 2)
            page = try await self.page(jun, "/bookings")
            #expect(cards(page, "다가오는 예약") == ["/bookings/\(later.id)"])
            #expect(cards(page, "지난 예약") == ["/bookings/\(sooner.id)"])
        }
    }

    @Test("Nothing booked: the way to stays stands there; strangers are led to sign in and back")
    func nobody() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let page = try await page(jun, "/bookings")
            #expect(page.first("div", class: "empty")?.first("a")?["href"] == "/stays/destination")
            for (address, back) in [
                ("/bookings", "%2Fbookings"), ("/bookings/1", "%2Fbookings%2F1"),
                ("/bookings/1/receipt", "%2Fbookings%2F1%2Freceipt"), ("/bookings/1.ics", "%2Fbookings%2F1.ics"),
            ] {
                let reply = try await StoryBrowser(site).get(address)
                #expect(reply.status == 303 && reply["location"] == "/sign-in?back=" + back, "\(address)")
            }
        }
    }

    @Test("Twenty a page, and what was just booked brings its page")
    func paging() async throws {
        try await withBooking { (site, jun, first) async throws in
            for number in 0..<20 {
                let day = Story.march(40 + 7 * number)
                let (from, to) = (day.iso, day.advanced(by: 1).iso)
                let quote = try await jun.browser.get("/api/v1/stays/1/quote?check_in=\(from)&check_out=\(to)&adults=2")
                let total = try #require(StayQuote(json: quote.body)?.quote?.total)
                _ = try await jun.booked(Booker.order(from, to, total: total))
            }
            let one = try await page(jun, "/bookings")
            #expect(one.all("article").count == 20 && cards(one, "다가오는 예약").first == "/bookings/\(first.id)")
            let next = try #require(one.first("nav", class: "pages")?.first("a")?["href"])
            #expect(next == "/bookings?page=2")
            let last = try await page(jun, "/bookings?booked=21")
            #expect(cards(last, "다가오는 예약") == ["/bookings/21"] && last.first("article", class: "is-new") != nil)
            #expect(try await jun.browser.get("/bookings?page=0").status == 400)
            // Past the end comes the last one.
            #expect(try await cards(page(jun, "/bookings?page=3"), "다가오는 예약") == ["/bookings/21"])
        }
    }

    // MARK: One booking

    @Test("S1-12.1 to S1-12.4: pictures with counter, place, name, dates, host, guests, price")
    func detail() async throws {
        try await withBooking { (site, jun, booked) async throws in
            let page = try await page(jun, "/bookings/\(booked.id)")
            #expect(page.first("p", class: "count")?.text == "1 / 8")
            #expect(page.id("pictures")?.all("img").count == 8)
            #expect(page.first("h1")?.text == "봄바람 마치야")
            let dates = page.first("dl", class: "dates")?.all("span").map(\.text)
            #expect(dates == ["2027년 3월 12일", "금요일 15:00부터", "2027년 3월 14일", "일요일 11:00까지"])
            #expect(page.first("div", class: "host")?.text == "호스트 하나주택 전체 · 게스트 2명")
            let lines = page.first("dl", class: "lines")?.all("dd").map(\.text)
            #expect(lines == ["30,000엔", "3,000엔", "2,100엔", "210엔", "35,310엔"])
            #expect(page.first("dl", class: "lines")?.first("dt")?.text == "15,000엔 × 2박")
            let links = page.first("main")?.all("a").compactMap { $0["href"] } ?? []
            for link in ["/stays/1", "/bookings/\(booked.id)/receipt", "/bookings/\(booked.id).ics"] {
                #expect(links.contains(link), "\(link)")
            }
        }
    }

    @Test("The map opens in Apple's app on Apple's devices, elsewhere in the one that answers geo:")
    func map() async throws {
        try await withBooking { (site, jun, booked) async throws in
            func link(_ agent: String) async throws -> String? {
                let reply = try await jun.browser.get("/bookings/\(booked.id)", ["User-Agent": agent])
                return Page(reply.text)?.all("a").compactMap { $0["href"] }.first { $0.contains("35.021000") }
            }
            let name = "%EB%B4%84%EB%B0%94%EB%9E%8C%20%EB%A7%88%EC%B9%98%EC%95%BC"
            for agent in ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)", "Mozilla/5.0 (Macintosh; Intel)"] {
                #expect(
                    try await link(agent) == "https://maps.apple.com/?ll=35.021000,135.754000&q=" + name, "\(agent)")
            }
            #expect(
                try await link("Mozilla/5.0 (Linux; Android 15)")
                    == "geo:35.021000,135.754000?q=35.021000,135.754000(\(name))")
        }
    }

    @Test("Nobody sees another's booking in any form, and no browser keeps one")
    func privacy() async throws {
        try await withBooking { (site, jun, booked) async throws in
            let mira = try await Booker(site, handle: "mira_2027")
            let addresses = [
                "/bookings/\(booked.id)", "/bookings/\(booked.id)?cancel=1", "/bookings/\(booked.id)/receipt",
                "/bookings/\(booked.id).ics",
            ]
            for address in addresses {
                #expect(try await mira.browser.get(address).status == 404, "\(address)")
                let reply = try await jun.browser.get(address)
                #expect(reply.status == 200 && reply["cache-control"] == "no-store", "\(address)")
                #expect(reply["nadri-shelf"] == nil && reply["etag"] == nil, "\(address)")
            }
            let list = try await jun.browser.get("/bookings")
            #expect(list["cache-control"] == "no-store" && list["nadri-shelf"] == nil)
            for odd in ["0", "-1", "01", "x", "99999999999999999999", "1.ics.ics", ".ics", "1.ICS"] {
                #expect(try await jun.browser.get("/bookings/\(odd)").status == 404, "\(odd)")
            }
            // With a token of her own, for a booking of his.
            let own = try await mira.booked(Booker.order("2027-05-14", "2027-05-16"))
            let drawn = try await page(mira, "/bookings/\(own.id)?cancel=1")
            let token = drawn.first("form")?.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let fields = [("form", token), ("refund", "35310")]
            #expect(try await mira.browser.post(fields, to: "/bookings/\(booked.id)/cancellation").status == 404)
            #expect(try await jun.one(booked.id).phase == .coming)
        }
    }

    @Test("A stay that is withdrawn keeps its bookings, and its link goes")
    func withdrawn() async throws {
        try await withBooking { (site, jun, booked) async throws in
            _ = try await site.stays.withdraw(Stay.ID(1))
            let page = try await page(jun, "/bookings/\(booked.id)")
            #expect(page.first("h1")?.text == "봄바람 마치야")
            #expect(page.all("a").allSatisfy { $0["href"] != "/stays/1" })
            #expect(try await cards(self.page(jun, "/bookings"), "다가오는 예약") == ["/bookings/\(booked.id)"])
            #expect(try await cancel(jun, booked.id).status == 303)
        }
    }

    // MARK: Cancelling

    @Test(
        "S1-12.5 asked once with what comes back, it leaves the bookings and its nights are free at once; twice is once"
    )
    func cancelling() async throws {
        try await withBooking({ $0.rules.cancellation = .strict }) { (site, jun, booked) async throws in
            let asked = try await page(jun, "/bookings/\(booked.id)?cancel=1")
            #expect(asked.id("cancel-layer")?.classes == ["layer", "is-open"])
            #expect(asked.first("p", class: "refund")?.text == "오늘 취소할 때 환불 금액: 17,655엔 (합계 35,310엔)")
            #expect(try await page(jun, "/bookings/\(booked.id)").id("cancel-layer")?.classes == ["layer"])

            let done = try await cancel(jun, booked.id)
            #expect(done.status == 303 && done["location"] == "/bookings?cancelled=\(booked.id)")
            let list = try await page(jun, "/bookings?cancelled=\(booked.id)")
            #expect(list.all("article").isEmpty)
            #expect(list.id("booking-note")?.text.contains("예약을 취소했어요. 환불 금액: 17,655엔") == true)
            // The very same nights can be had by somebody else.
            let mira = try await Booker(site, handle: "mira_2027")
            _ = try await mira.booked()

            let page = try await page(jun, "/bookings/\(booked.id)?cancel=1")
            #expect(page.first("div", class: "gone")?.text == "2027년 3월 1일에 취소한 예약이에요. 환불 금액: 17,655엔")
            #expect(page.first("form") == nil && page.id("cancel") == nil)
            let token = try await self.page(mira, "/bookings/2?cancel=1").first("form")?.all("input").first?["value"]
            jun.browser.setCookie("form", mira.browser.cookie("form"))
            let again = try await jun.browser.post(
                [("form", token ?? ""), ("refund", "17655")], to: "/bookings/\(booked.id)/cancellation")
            #expect(again.status == 303 && again["location"] == done["location"])
            #expect(try await mira.one(2).phase == .coming)
        }
    }

    @Test("Another amount than was shown cancels nothing, and says so")
    func refundChanged() async throws {
        try await withBooking { (site, jun, booked) async throws in
            let refused = try await cancel(jun, booked.id, refund: 35_311)
            let page = try #require(Page(refused.text))
            #expect(refused.status == 409 && page.id("cancel-said")?.text.hasPrefix("그사이 환불 금액이 바뀌어") == true)
            #expect(page.id("cancel-layer")?.classes == ["layer", "is-open"])
            let asked = "/api/v1/bookings/\(booked.id)/cancellation?refund="
            let problem = try await jun.browser.send("POST", asked + "1")
            #expect(
                problem.status == 409 && problem.problem?.code == "refund_changed" && problem.problem?.field == "refund"
            )
            #expect(try await jun.browser.send("POST", asked).status == 400)
            #expect(try await jun.one(booked.id).phase == .coming)
            #expect(try await jun.browser.send("POST", asked + "35310").status == 200)
            // Cancelled is cancelled, whatever was expected.
            #expect(try await jun.browser.send("POST", asked + "1").status == 200)
        }
    }

    @Test("S1-12.5 one that has begun stays, and its page says why")
    func begun() async throws {
        try await withBooking { (site, jun, booked) async throws in
            try await jun.wait(days: 11)
            // The day of arrival: half of it.
            let asked = try await page(jun, "/bookings/\(booked.id)?cancel=1")
            #expect(asked.first("p", class: "refund")?.text.contains("17,655엔") == true)
            let token = asked.first("form")?.all("input").first?["value"] ?? ""
            try await jun.wait(days: 1)
            let refused = try await jun.browser.post(
                [("form", token), ("refund", "17655")], to: "/bookings/\(booked.id)/cancellation")
            #expect(refused.status == 409 && refused.text.contains("이미 시작된 예약은 바꾸거나 취소할 수 없어요."))
            #expect(try await page(jun, "/bookings/\(booked.id)?cancel=1").first("form") == nil)
        }
    }

    @Test("No other site's page cancels, nor a form drawn for another browser")
    func forged() async throws {
        try await withBooking { (site, jun, booked) async throws in
            let address = "/bookings/\(booked.id)/cancellation"
            _ = try await page(jun, "/bookings/\(booked.id)?cancel=1")
            let fields = [("form", "x"), ("refund", "35310")]
            #expect(try await jun.browser.post(fields, to: address).status == 403)
            #expect(try await jun.browser.post(fields, to: address, ["Sec-Fetch-Site": "cross-site"]).status == 403)
            #expect(try await jun.browser.get(address).status == 405)
            #expect(try await jun.one(booked.id).phase == .coming)
        }
    }

    @Test("The receipt says what is due to the host, also in the reader's language")
    func receipt() async throws {
        try await withBooking { (site, jun, booked) async throws in
            let korean = try await page(jun, "/bookings/\(booked.id)/receipt")
            #expect(korean.first("dl", class: "lines")?.all("dd").last?.text == "35,310엔")
            #expect(korean.first("main")?.text.contains("나들이는 돈을 받지 않아요.") == true)
            let english = try await page(jun, "/bookings/\(booked.id)/receipt?lang=en").first("main")?.text ?? ""
            #expect(english.contains("Nadri takes no payment.") && english.contains("¥35,310"))
            let japanese = try await page(jun, "/bookings/\(booked.id)/receipt?lang=ja").first("main")?.text ?? ""
            #expect(japanese.contains("2027年3月12日 金曜日 15:00から"))
        }
    }
}
