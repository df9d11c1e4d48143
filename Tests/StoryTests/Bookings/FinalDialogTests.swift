import Domain
import Screens
import Storage
import Testing
import Words

/// The last look before a booking, as it works without the browser app.
@Suite("The last look", .onBothEngines)
struct FinalDialogTests {
    private let words = Words(.korean)
    /// A weekday night and a weekend night: 11 to 13 March in Hana's house.
    private let dialog = "/stays/1?place=1857910&check_in=2027-03-11&check_out=2027-03-13&adults=2&infants=1&confirm=1"

    @Test("S1-10.1, S1-10.2, S1-10.4, S1-10.5 it tells price per night, days, guests, every charge and the sum")
    func lines() async throws {
        let tariff = Tariff(
            currency: .jpy, weekday: 12_000, weekend: 15_000, guestsIncluded: 1, extraGuest: 1000, cleaning: 3000)
        try await withSite([
            Hana.house {
                $0.tariff = tariff
                $0.rules.cancellation = .moderate
            }.alwaysOpen
        ]) { site in
            let page = try await site.page(dialog)
            let layer = try #require(page.id("confirm"))
            // 27,000 + 2,000 + 3,000 + 2,030 + 203
            #expect(layer.first("div", class: "final-stay")?.text.contains("1박 평균 17,116엔") == true)
            let days = try #require(layer.first("dl", class: "dates"))
            #expect(days.all("dt").map(\.text) == ["체크인", "체크아웃", "인원"])
            #expect(
                days.all("dd").map(\.text) == ["3월 11일 (목) 15:00", "3월 13일 (토) 11:00", "게스트 2명, 유아 1명"])
            let lines = try #require(layer.first("dl", class: "lines"))
            #expect(
                lines.all("dt").map(\.text) == [
                    "주중 12,000엔 × 1박", "주말 15,000엔 × 1박", "추가 인원", "청소비", "서비스 수수료", "세금", "합계",
                ])
            #expect(
                lines.all("dd").map(\.text) == ["12,000엔", "15,000엔", "2,000엔", "3,000엔", "2,030엔", "203엔", "34,233엔"])
            #expect(layer.text.contains("3월 6일까지 취소하면 전액 환불돼요. 3월 10일까지는 50%를 돌려받아요. 그 뒤에는 환불되지 않아요."))
            // Nothing below it can be reached.
            for id in ["main", "foot", "tabs"] { #expect(page.id(id)?["inert"] != nil, "\(id)") }
        }
    }

    @Test("S1-10.4 a discount is a line of its own, and what can't come back any more isn't promised")
    func discount() async throws {
        try await withSite([Hana.house { $0.rules.cancellation = .strict }.alwaysOpen]) { site in
            let week = try await site.page("/stays/1?check_in=2027-03-05&check_out=2027-03-12&adults=1&confirm=1")
            let lines = try #require(week.id("confirm")?.first("dl", class: "lines"))
            // 60,000 + 30,000, less 4 %
            #expect(lines.all("dt").map(\.text).contains("주간 할인 4%"))
            #expect(lines.all("dd").map(\.text).contains("−3,600엔"))
            #expect(week.id("confirm")?.text.contains(words.noRefund) == true)
        }
    }

    @Test("S1-10.3 예약하기 books and goes to the bookings; sent twice it is one booking")
    func books() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let fields = try await sent(from: dialog, jun.browser)
            let reply = try await jun.browser.post(fields, to: "/stays/1/booking")
            #expect(reply.status == 303)
            let booking = try #require(try await jun.list().bookings.first)
            #expect(reply["location"] == "/bookings?booked=\(booking.id)")
            #expect(booking.checkIn == Story.march(11) && booking.adults == 2 && booking.infants == 1)
            let again = try await jun.browser.post(fields, to: "/stays/1/booking")
            #expect(again["location"] == reply["location"])
            #expect(try await jun.list().count == 1)
        }
    }

    @Test("S1-10.3 whoever is not signed in comes back to the same last look, and books")
    func signsIn() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            #expect(try await browser.visit(dialog).text.contains(words.signInToBook))
            let fields = try await sent(from: dialog, browser)
            let key = try #require(fields.first { $0.0 == "key" }?.1)
            let reply = try await browser.post(fields, to: "/stays/1/booking")
            let signIn = try #require(reply["location"])
            #expect(signIn.hasPrefix("/sign-in?back="))
            let signedIn = try await browser.submit(
                [("id", Jun.handle), ("password", Jun.password)], to: "/sign-in", from: signIn)
            #expect(signedIn["location"] == dialog + "&key=" + key)
            let after = try await sent(from: signedIn["location"] ?? "", browser)
            #expect(after.map { $0.0 + $0.1 } == fields.map { $0.0 + $0.1 })
            let booked = try await browser.post(after, to: "/stays/1/booking")
            #expect(booked["location"]?.hasPrefix("/bookings?booked=") == true)
        }
    }

    @Test("S1-10.5 a sum that has changed meanwhile books nothing, and is shown beside the former")
    func priceChanged() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let fields = try await sent(from: dialog, jun.browser)
            _ = try await site.stays.save([Hana.house { $0.tariff?.cleaning = 5000 }.alwaysOpen])
            let reply = try await jun.browser.post(fields, to: "/stays/1/booking")
            #expect(reply.status == 409)
            let page = try #require(Page(reply.text))
            #expect(page.first("p", class: "former")?.text == "이전 합계 32,079엔")
            #expect(page.id("confirm")?.first("div", class: "sum")?.text == "합계34,079엔")
            #expect(page.id("confirm-said")?.text.contains("34,079엔") == true)
            #expect(try await jun.list().count == 0)
            let renewed = hidden(page)
            #expect(renewed.first { $0.0 == "key" }?.1 != fields.first { $0.0 == "key" }?.1)
            #expect(try await jun.browser.post(renewed, to: "/stays/1/booking").status == 303)
        }
    }

    @Test("S1-10.3 nights that somebody else has got meanwhile are told, with the nearest others")
    func taken() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let mira = try await Booker(site, handle: "mira_2027")
            let fields = try await sent(from: dialog, jun.browser)
            #expect(
                try await mira.browser.post(try await sent(from: dialog, mira.browser), to: "/stays/1/booking").status
                    == 303)
            let reply = try await jun.browser.post(fields, to: "/stays/1/booking")
            #expect(reply.status == 409)
            let page = try #require(Page(reply.text))
            #expect(page.id("confirm-said")?.text == words.refusal(.taken))
            #expect(page.id("book") == nil)
            let others = try #require(page.id("confirm")?.first("div", class: "alternatives")?.all("a"))
            #expect(others.map(\.text) == ["3월 13일–15일", "3월 9일–11일", "3월 14일–16일"])
            let other = try await jun.browser.post(
                try await sent(from: others.first?["href"] ?? "", jun.browser), to: "/stays/1/booking")
            #expect(other.status == 303)
            #expect(try await jun.list().bookings.map(\.checkIn) == [Story.march(13)])
        }
    }

    @Test("S1-10.3 a look that was left open until its days were past books nothing, and says so")
    func overMidnight() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let fields = try await sent(from: dialog, jun.browser)
            try await jun.wait(days: 12)
            let reply = try await jun.browser.post(fields, to: "/stays/1/booking")
            #expect(reply.status == 422)
            #expect(Page(reply.text)?.id("confirm-said")?.text == words.refusal(.alreadyPast))
        }
    }

    @Test("another site's page can't book in somebody's name, and what is missing or wrong is named")
    func refusals() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let fields = try await sent(from: dialog, jun.browser)
            #expect(try await jun.browser.post(fields, to: "/stays/1/booking", [:]).status == 403)
            let foreign = ["Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"]
            #expect(try await jun.browser.post(fields, to: "/stays/1/booking", foreign).status == 403)
            for name in ["key", "check_in", "total", "currency"] {
                let reply = try await jun.browser.post(fields.filter { $0.0 != name }, to: "/stays/1/booking")
                #expect(reply.status == 400, "\(name)")
                #expect(reply.text.contains(words.badFieldText(name)), "\(name)")
            }
            #expect(try await site.get(dialog + "&key=a%20b").status == 400)
            #expect(try await site.get("/stays/1?confirm=2").status == 400)
            #expect(try await jun.list().count == 0)
        }
    }

    @Test("S1-10.3 a look whose booking was made though nobody heard of it leads to that booking; nobody else's does")
    func lostAnswer() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let mira = try await Booker(site, handle: "mira_2027")
            let fields = try await sent(from: dialog, jun.browser)
            let key = try #require(fields.first { $0.0 == "key" }?.1)
            let booked = try await jun.browser.post(fields, to: "/stays/1/booking")
            let again = try await jun.browser.get(dialog + "&key=" + key)
            #expect(again.status == 303 && again["location"] == booked["location"])
            #expect(try await mira.browser.get(dialog + "&key=" + key).status == 200)
        }
    }

    @Test(
        "S1-10.3 a key whose booking was cancelled, or was for other nights, asks anew and never says that it is booked"
    )
    func spentKey() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let fields = try await sent(from: dialog, jun.browser)
            let key = try #require(fields.first { $0.0 == "key" }?.1)
            _ = try await jun.browser.post(fields, to: "/stays/1/booking")
            let other = dialog.replacing("2027-03-13", with: "2027-03-14") + "&key=" + key
            #expect(try await sent(from: other, jun.browser).first { $0.0 == "key" }?.1 != key)

            let booking = try #require(try await jun.list().bookings.first)
            #expect(try await jun.cancel(booking.id).status == 200)
            let anew = try await sent(from: dialog + "&key=" + key, jun.browser)
            #expect(anew.first { $0.0 == "key" }?.1 != key)
            // A page from before the cancellation.
            #expect(try await jun.browser.post(fields, to: "/stays/1/booking")["location"] == dialog)
            #expect(
                try await jun.browser.post(anew, to: "/stays/1/booking")["location"]?.hasPrefix("/bookings?booked=")
                    == true)
        }
    }

    @Test("each look has a key of its own, which its address keeps")
    func keys() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            func key(_ address: String) async throws -> String? {
                hidden(try await site.page(address)).first { $0.0 == "key" }?.1
            }
            let first = try #require(try await key(dialog))
            #expect(try await key(dialog) != first)
            #expect(try await key(dialog + "&key=" + first) == first)
        }
    }

    private func sent(from address: String, _ browser: StoryBrowser) async throws -> [(String, String)] {
        hidden(try #require(Page(try await browser.visit(address).text)))
    }

    private func hidden(_ page: Page) -> [(String, String)] {
        (page.id("book-form")?.all("input") ?? []).map { ($0["name"] ?? "", $0["value"] ?? "") }
    }
}
