import Domain
import Routes
import Screens
import Testing
import Words

/// From Hana's house to the last look, as it works without the browser app: each press is a request.
@Suite("The form of what a booking needs", .onBothEngines)
struct ReservationTests {
    private let words = Words(.korean)
    private let dates = "check_in=2027-03-10&check_out=2027-03-12"

    @Test("S1-8.9, S1-8.11 with dates the bar tells price and period, and 예약하기 opens the last look")
    func bar() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let page = try await site.page("/stays/1?\(dates)&adults=2")
            let foot = try #require(page.id("foot"))
            // 24,000 + 3,000 + 1,680 + 168
            #expect(foot.first("span", class: "price")?.text == "14,424엔 / 박")
            #expect(foot.first("p", class: "small")?.text == "3월 10일–12일 · 총 28,848엔")
            for id in ["reserve", "reserve-side"] {
                let button = try #require(page.id(id))
                #expect(button.text == "예약하기")
                #expect(button["href"] == "/stays/1?\(dates)&adults=2&confirm=1")
            }
            let dialog = try await site.page(page.id("reserve")?["href"] ?? "")
            #expect(dialog.first("div", class: "final")?["role"] == "dialog")
            #expect(dialog.id("confirm-title")?.text == "예약 확인")
            #expect(dialog.id("book")?.text == "예약하기")
        }
    }

    @Test("S1-8.10 without dates the bar reads 정보 입력 하기 and opens the form")
    func withoutDates() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let button = try #require(try await site.page("/stays/1?adults=2").id("reserve"))
            #expect(button.text == "정보 입력 하기")
            #expect(button["href"] == "/stays/1/booking?adults=2")
            let form = try await site.page(button["href"] ?? "")
            #expect(form.screen == "reservation")
            #expect(try await site.get("/stays/1?adults=2&confirm=1")["location"] == "/stays/1/booking?adults=2")
        }
    }

    @Test("S1-8.10 without a price it reads so too, and both say that it can't be booked")
    func withoutPrice() async throws {
        try await withSite([Hana.house { $0.tariff = nil }.alwaysOpen]) { site in
            for query in ["?adults=2", "?\(dates)&adults=2"] {
                let page = try await site.page("/stays/1" + query)
                #expect(page.id("reserve")?.text == "정보 입력 하기")
                #expect(page.id("foot")?.text.contains(words.priceUnknownText) == true)
                let form = try await site.page(page.id("reserve")?["href"] ?? "")
                #expect(form.first("div", class: "banner")?.text == words.refusal(.priceUnknown))
                #expect(form.id("go")?["aria-disabled"] == "true")
            }
        }
    }

    @Test("S1-8.9 days that can't be had are told with their reason, and with others that can")
    func refusedDays() async throws {
        try await withSite([Hana.house { $0.capacity = 2 }.open(except: [Story.march(11)])]) { site in
            let page = try await site.page("/stays/1?\(dates)&adults=2")
            #expect(page.id("foot")?.text.contains(words.refusal(.notOpen)) == true)
            #expect(page.id("reserve")?.text == "다른 날짜 고르기")
            let others = try #require(page.first("div", class: "alternatives")?.all("a"))
            #expect(others.map(\.text) == ["3월 9일–11일", "3월 12일–14일", "3월 8일–10일"])
            let other = try await site.page(others.first?["href"] ?? "")
            #expect(other.id("reserve")?.text == "예약하기")
            let crowd = try await site.page("/stays/1?check_in=2027-03-12&check_out=2027-03-14&adults=3")
            #expect(crowd.id("foot")?.text.contains(words.refusal(.tooManyGuests(most: 2))) == true)
            #expect(crowd.id("reserve")?.text == "인원 바꾸기")
            let guests = try await site.page(crowd.id("reserve")?["href"] ?? "")
            #expect(guests.id("step-1")?["aria-expanded"] == "true")
        }
    }

    @Test("S1-9.1 it asks for what has not been given, and shows what has")
    func asksWhatIsMissing() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let nothing = try await site.page("/stays/1/booking")
            #expect(nothing.id("step-0")?["aria-expanded"] == "true")
            #expect(nothing.id("go")?.text == "다음" && nothing.id("go")?["aria-disabled"] == "true")
            let dated = try await site.page("/stays/1/booking?\(dates)")
            #expect(dated.id("step-0")?.text == "체크인/체크아웃3월 10일–12일")
            #expect(dated.id("step-0")?["aria-expanded"] == "false")
            #expect(dated.id("step-1")?["aria-expanded"] == "true")
            let peopled = try await site.page("/stays/1/booking?adults=2")
            #expect(peopled.id("step-1")?.text == "인원게스트 2명")
            #expect(peopled.id("step-0")?["aria-expanded"] == "true")
        }
    }

    @Test("S1-9.2 지우기 stands first at the foot, and clears the days and the people")
    func clears() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let address = "/stays/1/booking?place=1857910&\(dates)&adults=2"
            let buttons = try #require(try await site.page(address).id("foot")?.all("button"))
            #expect(buttons.map(\.text) == ["지우기", "예약"])
            let cleared = try await press("clear", on: address, site)
            #expect(cleared == "/stays/1/booking?place=1857910&step=dates")
            let page = try await site.page(cleared)
            #expect(page.id("step-0")?.text == "체크인/체크아웃날짜를 골라 주세요")
            #expect(page.id("step-1")?.text == "인원게스트 추가")
        }
    }

    @Test("S1-9.3, S1-9.4 다음 passes over what is filled, and becomes 예약 with everything filled")
    func nextAndReserve() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let start = "/stays/1/booking?adults=2&step=dates"
            let half = try await press("day:\(Story.march(12).number)", on: start, site)
            #expect(try await site.page(half).id("go")?["aria-disabled"] == "true")
            // The later day came first.
            let filled = try await press("day:\(Story.march(10).number)", on: half, site)
            #expect(filled == "/stays/1/booking?\(dates)&adults=2&step=dates")
            #expect(try await site.page(filled).id("go")?.text == "예약", "the guests are passed over")

            let first = try await press("day:\(Story.march(12).number)", on: "/stays/1/booking?step=dates", site)
            let dated = try await press("day:\(Story.march(10).number)", on: first, site)
            #expect(try await site.page(dated).id("go")?.text == "다음")
            let guests = try await press("next", on: dated, site)
            #expect(guests == "/stays/1/booking?\(dates)&step=guests")
            #expect(try await press("reserve", on: guests, site) == guests, "nobody is named yet")
            let named = try await press("add:0", on: guests, site)
            #expect(try await site.page(named).id("go")?.text == "예약")
        }
    }

    @Test("S1-9.5 예약 opens the last look with everything that was filled in")
    func opensTheLastLook() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let address = try await press(
                "reserve", on: "/stays/1/booking?place=1857910&\(dates)&adults=2&infants=1", site)
            #expect(address == "/stays/1?place=1857910&\(dates)&adults=2&infants=1&confirm=1")
            let page = try await site.page(address)
            #expect(page.id("confirm")?.classes.contains("is-open") == true)
            #expect(page.id("confirm")?.text.contains("게스트 2명, 유아 1명") == true)
        }
    }

    @Test(
        "S1-9.1 the calendar is that of the stay: a day says why it can't be chosen, and nights that others have are never spanned"
    )
    func calendar() async throws {
        try await withSite([Hana.house { $0.minimumNights = 2 }.open(except: [Story.march(15)])]) { site in
            let jun = try await Booker(site)
            let total = try #require(
                StayQuote(
                    json: try await site.get("/api/v1/stays/1/quote?check_in=2027-03-10&check_out=2027-03-12").body)?
                    .quote?.total)
            _ = try await jun.booked(Booker.order("2027-03-10", "2027-03-12", total: total))
            let page = try await site.page("/stays/1/booking?adults=2")
            func day(_ number: Int, _ page: Page) -> Page.Element? { page.id("day-\(Story.march(number).number)") }
            #expect(day(9, page)?["aria-disabled"] == nil, "one can leave then")
            #expect(day(11, page)?["aria-label"] == "3월 11일 목요일, 이미 예약됨")
            #expect(day(11, page)?["aria-disabled"] == "true")
            #expect(day(14, page)?["aria-disabled"] == nil, "two nights before the one that isn't offered")
            #expect(day(16, page)?["aria-disabled"] == nil)

            let half = try await press("day:\(Story.march(8).number)", on: "/stays/1/booking?adults=2&step=dates", site)
            let waiting = try await site.page(half)
            #expect(day(9, waiting)?["aria-label"] == "3월 9일 화요일, 2박부터")
            #expect(day(10, waiting)?["aria-disabled"] == nil)
            #expect(day(13, waiting)?["aria-label"] == "3월 13일 토요일, 사이에 묵을 수 없는 날이 있음")
            #expect(try await press("day:\(Story.march(13).number)", on: half, site) == half, "nothing is spanned")
            let whole = try await press("day:\(Story.march(10).number)", on: half, site)
            #expect(whole.contains("check_in=2027-03-08&check_out=2027-03-10"))
        }
    }

    @Test("S1-9.1 guests are asked for up to as many as the stay holds")
    func capacity() async throws {
        try await withSite([Hana.house { $0.capacity = 2 }.alwaysOpen]) { site in
            let full = "/stays/1/booking?\(dates)&adults=2&step=guests"
            #expect(try await press("add:0", on: full, site) == full)
            #expect(try await press("add:1", on: full, site) == full)
            #expect(
                try await press("add:2", on: full, site) == "/stays/1/booking?\(dates)&adults=2&infants=1&step=guests")
            let crowd = try await site.page("/stays/1/booking?\(dates)&adults=3")
            #expect(crowd.id("step-1")?["aria-expanded"] == "true")
            #expect(crowd.id("go")?["aria-disabled"] == "true")
        }
    }

    @Test(
        "S1-9.1 today is that of the stay, also for days that were chosen before it",
        arguments: [("Asia/Seoul", 2), ("America/Los_Angeles", 1), ("Pacific/Kiritimati", 2)])
    func zones(zone: String, today: Int) async throws {
        try await withSite([Hana.house { $0.zone = zone }.alwaysOpen]) { site in
            // 15:30 in London on the first.
            site.clock.advance(by: 6 * 3600 + 1800)
            let page = try await site.page("/stays/1/booking?adults=1")
            let first = try #require(page.all("button").first { $0["aria-current"] == "date" })
            #expect(first["value"] == "day:\(Story.march(today).number)")
            let past = try await site.page("/stays/1/booking?check_in=2027-02-20&check_out=2027-02-22&adults=1")
            #expect(past.first("p", class: "cal-said")?.text.contains(words.refusal(.alreadyPast)) == true)
            #expect(past.id("go")?["aria-disabled"] == "true")
        }
    }

    @Test(
        "what can't be understood is named, and a stay that isn't there is not found",
        arguments: [("do=fly", "do"), ("step=when", "step"), ("from=soon", "from"), ("check_in=soon", "check_in")])
    func wrongFields(query: String, field: String) async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let reply = try await site.get("/stays/1/booking?" + query)
            #expect(reply.status == 400)
            #expect(Page(reply.text)?.text.contains(words.badAddressText(field: field)) == true)
            #expect(try await site.get("/stays/2/booking").status == 404)
        }
    }

    /// Presses a button of the form: the address that follows.
    private func press(_ token: String, on address: String, _ site: StorySite) async throws -> String {
        let separator = address.contains("?") ? "&" : "?"
        let reply = try await site.get(address + separator + "do=" + PercentEncoding.encoded(token))
        #expect(reply.status == 303)
        return try #require(reply["location"])
    }
}
