import Demo
import Domain
import Routes
import Screens
import Storage
import Testing
import Views
import Words

@Suite("A stay in full", .onBothEngines)
struct StayPageTests {
    private let words = Words(.korean)
    private static let dates = "check_in=2027-03-10&check_out=2027-03-12&adults=2&infants=1"

    /// Hana's residence by the river, as Jun sees it on his search.
    private static func residence() -> StayDraft {
        Hana.house { stay in
            stay.name = "가모 강 레지던스 <새>"
            stay.kind = .residence
        }.alwaysOpen
    }

    private func withResidence(_ test: (StorySite, Page) async throws -> Void) async throws {
        try await withSite([Self.residence()]) { site in
            try await test(site, try await site.page("/stays/1?place=1857910&" + Self.dates))
        }
    }

    @Test("S1-8.1 back stands first, top left, and returns to the results with what was asked")
    func back() async throws {
        try await withResidence { site, page in
            let bar = try #require(page.first("div", class: "float-bar"))
            let back = try #require(bar.all("a").first)
            #expect(back["aria-label"] == "뒤로")
            #expect(back["data-back"] != nil)
            let results = try await site.page(back["href"] ?? "")
            #expect(results.screen == "results")
            #expect(results.id("asked")?.text == "교토 · 3월 10일–12일모든 가격 · 게스트 2명, 유아 1명")
        }
    }

    @Test(
        "S1-8.1 back without scripts finds the list as it was: filters, order and page; the link that is shared tells none"
    )
    func backToTheSameList() async throws {
        let site = try await StorySite.demo.value
        let address = "/stays/search?place=1835848&price_min=1000&amenities=wifi&sort=price&page=2"
        let results = try await site.page(address)
        let link = try #require(results.first("article")?.first("h2")?.first("a"))
        let stay = try await site.page(link["href"] ?? "")
        #expect(stay.first("h1")?.text == link.text)
        let back = try #require(stay.first("div", class: "float-bar")?.all("a").first)
        #expect(back["href"] == address)
        #expect(try await site.page(back["href"] ?? "").all("h2").map(\.text) == results.all("h2").map(\.text))
        let number = try #require(link["id"]?.dropFirst("stay-".count))
        #expect(
            stay.first("p", class: "share-link")?.text
                == "http://nadri.test/stays/\(number)?place=1835848")
    }

    @Test("S1-8.2 share stands last, top right, and without the system's sheet it opens the menu")
    func share() async throws {
        try await withResidence { _, page in
            let button = try #require(page.first("div", class: "float-bar")?.all("a").last)
            #expect(button["aria-label"] == "공유")
            #expect(button["href"] == "#share-menu")
            #expect(page.id("share-menu")?.first("h2")?.text == "이 숙소 공유하기")
            // What the button does where the browser app runs: the system's sheet, and the menu where there is none.
            var state = try #require(StayScreen.State(json: page.state))
            let action = try #require(StayScreen.Action(Token(button["data-click"] ?? "")))
            let effects = StayScreen.update(&state, action)
            guard case .share(let title, let address, let unsupported) = effects.first else {
                Issue.record("The share button does \(effects).")
                return
            }
            #expect(title == "가모 강 레지던스 <새>")
            #expect(address == state.link)
            _ = StayScreen.update(&state, try #require(StayScreen.Action(Token(unsupported))))
            #expect(state.sharing == .menu)
        }
    }

    @Test("S1-8.3 the menu copies the page's link, which opens the same page")
    func copy() async throws {
        try await withResidence { site, page in
            let link = try #require(page.first("p", class: "share-link")).text
            let address = "/stays/1?place=1857910&" + Self.dates
            #expect(link == "http://nadri.test" + address)
            #expect(try await site.page(address).first("h1")?.text == page.first("h1")?.text)
            var state = try #require(StayScreen.State(json: page.state))
            let button = try #require(page.id("share-menu-copy"))
            #expect(button.text == "링크 복사")
            let action = try #require(StayScreen.Action(Token(button["data-click"] ?? "")))
            guard case .copy(let text, _) = StayScreen.update(&state, action).first else {
                Issue.record("The button copies nothing.")
                return
            }
            #expect(text == link)
        }
    }

    @Test("S1-8.4 the pictures stand in a pager that tells n / m")
    func pager() async throws {
        try await withResidence { site, page in
            let pager = try #require(page.first("div", class: "pager"))
            let pictures = pager.all("img")
            #expect(pictures.count >= 2)
            #expect(pager.first("p", class: "count")?.text == "1 / \(pictures.count)")
            var drawn: Set<[UInt8]> = []
            for (index, picture) in pictures.enumerated() {
                #expect(picture["alt"] == "사진 \(pictures.count)장 중 \(index + 1)번째")
                let reply = try await site.get(picture["src"] ?? "")
                #expect(reply.status == 200)
                drawn.insert(reply.body)
            }
            #expect(drawn.count == pictures.count)
            #expect(try await site.get("/pictures/stays/1/\(pictures.count).svg").status == 404)
        }
    }

    @Test("S1-8.5 name, rating, reviews and area stand below the pictures")
    func heading() async throws {
        try await withResidence { _, page in
            #expect(page.first("h1")?.text == "가모 강 레지던스 <새>")
            #expect(page.first("div", class: "meta")?.text == "평점 4.87 ·후기 31개·京都 東山区")
        }
    }

    @Test("S1-8.6 the kind, the host with a picture, how many it holds and how it is laid out")
    func host() async throws {
        try await withResidence { site, page in
            let host = try #require(page.first("div", class: "host"))
            #expect(host.first("h2")?.text == "레지던스 전체")
            #expect(host.first("p")?.text == "하나 님이 맞이해요 · 최대 4명")
            #expect(try await site.get(host.first("img")?["src"] ?? "")["content-type"] == "image/svg+xml")
            let facts = try #require(page.first("dl", class: "facts"))
            #expect(facts.all("dt").map(\.text) == ["게스트", "침실", "침대", "욕실"])
            #expect(facts.all("dd").map(\.text) == ["4", "2", "3", "1.5"])
        }
    }

    @Test("S1-8.7 the short description stands on the page, and what a search engine shows is the same")
    func introduction() async throws {
        try await withResidence { _, page in
            #expect(page.first("p", class: "prose")?.text == "골목 끝의 오래된 집.")
            #expect(page.all("meta").contains { $0["name"] == "description" && $0["content"] == "골목 끝의 오래된 집." })
        }
    }

    @Test("S1-8.8 더보기 shows the long description, which is whole on the page already")
    func details() async throws {
        try await withResidence { _, page in
            let button = try #require(page.id("details-toggle"))
            let details = try #require(page.id("details"))
            #expect(button.text == "더보기")
            #expect(button["aria-expanded"] == "false")
            #expect(button["aria-controls"] == "details")
            #expect(details.text == "백 년 된 마치야를 고쳤습니다. 마당에 매화가 있습니다.")
            #expect(details.classes.contains("is-folded"))
            var state = try #require(StayScreen.State(json: page.state))
            _ = StayScreen.update(&state, try #require(StayScreen.Action(Token(button["data-click"] ?? ""))))
            #expect(state.showsDetails)
        }
    }

    @Test("S1-8.8 where the short description says it all there is no 더보기")
    func noDetails() async throws {
        try await withSite([Hana.house { $0.details = "" }.alwaysOpen]) { site async throws in
            #expect(try await site.page("/stays/1").id("details-toggle") == nil)
        }
    }

    @Test("the price is told line by line, and the lines add up to what the card says")
    func priceLines() async throws {
        try await withResidence { _, page in
            let lines = try #require(page.first("aside")?.first("dl", class: "lines"))
            let names = lines.all("dt").map(\.text)
            #expect(names == ["12,000엔 × 2박", "청소비", "서비스 수수료", "세금", "합계"])
            #expect(lines.all("dd").map(\.text) == ["24,000엔", "3,000엔", "1,680엔", "168엔", "28,848엔"])
            #expect(page.id("foot")?.text == "14,424엔 / 박3월 10일–12일 · 총 28,848엔예약하기")
        }
    }

    @Test("nights that are taken are told as such, and no total is promised")
    func taken() async throws {
        try await withSite([Hana.house().open(except: [Story.march(11)])]) { site in
            let taken = try await site.page("/stays/1?check_in=2027-03-10&check_out=2027-03-12")
            let free = try await site.page("/stays/1?check_in=2027-03-09&check_out=2027-03-11")
            #expect(taken.id("foot")?.text.contains(words.refusal(.notOpen)) == true)
            #expect(free.id("foot")?.text.contains("총 ") == true)
            let detail = try await site.get("/api/v1/stays/1?check_in=2027-03-10&check_out=2027-03-12")
            #expect(try #require(StayDetail(json: detail.body)).isAvailable == false)
        }
    }

    @Test("without dates it says that dates bring the total")
    func withoutDates() async throws {
        try await withResidence { site, _ in
            let page = try await site.page("/stays/1")
            #expect(page.id("foot")?.text == "12,000엔 / 박날짜를 고르면 총액이 보여요정보 입력 하기")
            #expect(page.first("dl", class: "lines") == nil)
        }
    }

    @Test("a price that isn't known is told as such, and the stay is in no search with dates")
    func unknownPrice() async throws {
        try await withSite([Hana.house { $0.tariff = nil }.alwaysOpen]) { site in
            let page = try await site.page("/stays/1?" + Self.dates)
            #expect(page.id("foot")?.text == "가격 미정가격을 알 수 없어 예약할 수 없어요정보 입력 하기")
            #expect(try await site.page("/stays/search").first("article")?.text.contains("가격 미정") == true)
            #expect(try await site.page("/stays/search?" + Self.dates).all("article").isEmpty)
            #expect(try await site.page("/stays/search?price_min=0").all("article").isEmpty)
        }
    }

    @Test("reviews stand on the page, the newest first")
    func reviews() async throws {
        try await withResidence { site, _ in
            for (number, text) in ["첫 번째 후기", "두 번째 & 마지막"].enumerated() {
                let review = Review(key: "r\(number)", author: "준", date: Story.march(number - 20), text: text)
                try await site.stays.saveReviews([ReviewDraft(review, of: Stay.ID(1), origin: .demo)])
            }
            let page = try await site.page("/stays/1")
            let reviews = try #require(page.id("reviews")).all("li")
            #expect(reviews.map { $0.first("p", class: "prose")?.text } == ["두 번째 & 마지막", "첫 번째 후기"])
            #expect(reviews.allSatisfy { $0.first("b")?.text == "준" })
            #expect(page.first("div", class: "meta")?.first("a")?["href"] == "#reviews")
        }
    }

    @Test("what hosts write is text and never markup")
    func escaped() async throws {
        let evil = "</script><script>alert('1')</script>\"><img src=x onerror=alert(2)>"
        let stay = Hana.house { stay in
            stay.name = evil
            stay.summary = evil
            stay.details = evil
            stay.area = evil
            stay.host.name = evil
        }
        try await withSite([stay.alwaysOpen]) { site in
            // The app and its state; what other services are told; where there is a map, what the map is drawn from.
            for (address, scripts) in [("/stays/1", 3), ("/stays/search", 3), ("/stays/search?view=map", 3)] {
                let page = try await site.page(address)
                #expect(page.all("script").count == scripts)
                #expect(page.all("img").allSatisfy { $0["onerror"] == nil })
                #expect(page.all("h1").contains { $0.text == evil } || page.all("h2").contains { $0.text == evil })
                #expect(
                    MountedScreen.named(page.screen ?? "", state: page.state, information: UserInformation()) != nil)
            }
        }
    }
}
