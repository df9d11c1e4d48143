import Domain
import Routes
import Screens
import Testing
import Words

@Suite("Results on the map", .onBothEngines)
struct ResultsOnTheMapTests {
    private static let asked = "place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2"
    private let words = Words(.korean)

    @Test("S1-6.7 지도 at the bottom of the cards leads to the same search on the map")
    func mapButton() async throws {
        let site = try await StorySite.demo.value
        let cards = try await site.page("/stays/search?" + Self.asked + "&sort=price")
        let button = try #require(cards.all("a").first { $0.text == "지도" })
        #expect(button["href"] == "/stays/search?" + Self.asked + "&sort=price&view=map")
        let map = try await site.page(button["href"] ?? "")
        #expect(map.first("main")?.first("h1")?.text == "서울 숙소 지도")
        #expect(map.first("main")?.descendants.contains { $0["id"] == "map" } == true)
    }

    @Test("S1-7.1 the hamburger leads back to the cards of the same search")
    func hamburger() async throws {
        let site = try await StorySite.demo.value
        let map = try await site.page("/stays/search?" + Self.asked + "&view=map&at=37566000,126978000,1200")
        let back = try #require(map.id("to-cards"))
        #expect(back["aria-label"] == "목록으로 돌아가기")
        #expect(back["href"] == "/stays/search?" + Self.asked)
    }

    @Test("S1-7.2 the labels stand for every stay found, whose number is exact")
    func labels() async throws {
        let site = try await StorySite.demo.value
        let address = "/stays/search?" + Self.asked + "&view=map&at=37566000,126978000,1100"
        let page = try await site.page(address)
        let found = try #require(Results.State(json: page.state)).found
        #expect(found.count > Conditions.pageSize)
        #expect(found.pins.map(\.count).reduce(found.stays.count, +) == found.count)
        let labels = try #require(page.id("labels")).all("button")
        let counted = labels.map { Int($0.first("b")?.text ?? "1") ?? 0 }
        #expect(counted.reduce(0, +) == found.count)
        for label in labels { #expect(label["aria-label"]?.isEmpty == false) }
    }

    @Test("S1-7.2 a label says the stay's name and the total of its card; one of several how many and from what price")
    func labelTexts() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?" + Self.asked + "&view=map&at=37566000,126978000,1100")
        let single = try #require(page.id("strip")?.first("article"))
        let name = try #require(single.first("h2")?.text)
        let total = try #require(single.first("span", class: "total")?.text.dropFirst("총 ".count))
        let label = page.id("labels")?.all("button").first { $0["aria-label"] == "\(name), \(total)" }
        #expect(label?.text == String(total))
        let cluster = try #require(page.id("labels")?.all("button", class: "cluster").first)
        let count = try #require(cluster.first("b")?.text)
        let price = cluster.text.dropFirst(count.count).dropLast()
        #expect(cluster["aria-label"] == "숙소 \(count)곳, \(price)부터, 펼치기")
    }

    @Test("S1-7.2 a pin is the cheapest of its stays and tells its price in its own currency")
    func pins() async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get("/api/v1/stays?check_in=2027-03-10&check_out=2027-03-12&pins=1")
        let page = try #require(StayPage(json: reply.body))
        #expect(Set(page.pins.map(\.currency)).count > 1)
        for pin in page.pins.prefix(8) {
            let one = try await site.get("/api/v1/stays/\(pin.id)?check_in=2027-03-10&check_out=2027-03-12")
            let stay = try #require(StayDetail(json: one.body)).summary
            #expect(pin.price == stay.total && pin.currency == stay.currency)
            #expect(pin.name == (pin.count == 1 ? stay.name : ""))
            #expect(pin.latitude == stay.latitude && pin.longitude == stay.longitude)
        }
    }

    @Test("S1-7.3 the strip holds stays that have labels of their own; S1-7.4 a card opens the detail")
    func strip() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?" + Self.asked + "&view=map&at=37566000,126978000,1200")
        let cards = try #require(page.id("strip")).all("li")
        #expect(!cards.isEmpty)
        for card in cards {
            let id = try #require(card["id"]?.dropFirst("card-".count))
            #expect(page.id("label-\(id)") != nil)
        }
        let link = try #require(cards.first?.first("h2")?.first("a"))
        let stay = try await site.page(link["href"] ?? "")
        #expect(stay.first("h1")?.text == link.text)
        #expect(link["href"]?.hasSuffix("?" + Self.asked) == true)
    }

    @Test("S1-7.5 the map moved elsewhere asks once, and its labels are then for what is in view there")
    func moved() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?" + Self.asked + "&view=map&at=37566000,126978000,1100")
        var state = try #require(Results.State(json: page.state))
        let area = "37540000,126950000,37600000,127030000"
        let sight = Token("map-moved", value: "37570000,126990000,1250," + area + ",0")
        let effects = Results.update(&state, try #require(Results.Action(sight)))
        let asked = effects.compactMap { effect -> (address: String, reply: String)? in
            guard case .fetch(let address, let reply, _) = effect else { return nil }
            return (address, reply)
        }
        #expect(asked.count == 1)
        let question = try #require(asked.first)
        let answer = Token(question.reply, value: try await site.get(question.address).text)
        #expect(Results.update(&state, try #require(Results.Action(answer))) == [])
        let inView = try #require(Rectangle(area))
        #expect(state.found.count > 0 && state.labels.all.map(\.count).reduce(0, +) == state.found.count)
        for label in state.labels.all { #expect(inView.contains(label.home)) }
        // The address that now stands in the bar opens the same view of the same stays.
        guard case .replaceAddress(let address) = effects.first else {
            Issue.record("The address stays as it was.")
            return
        }
        let again = try await site.page(address)
        #expect(try #require(Results.State(json: again.state)).found.stays == state.found.stays)
        #expect(again.id("map")?["data-at"] == "37570000,126990000,1250")
    }

    @Test("S1-7.5 scrolling the strip moves the map to that stay, and a tap on a label scrolls the strip")
    func inStep() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?" + Self.asked + "&view=map&at=37566000,126978000,1200")
        var state = try #require(Results.State(json: page.state))
        let cards = try #require(page.id("strip")).all("li").compactMap { $0["id"]?.dropFirst("card-".count) }
        let strip = try #require(page.id("strip")?["data-snap"])
        let place = try #require(page.id("label-\(cards[1])")?["data-at"])
        let follow = Results.update(&state, try #require(Results.Action(Token(strip, value: "1"))))
        guard case .moveMap(.follow(let position)) = follow.first else {
            Issue.record("The map does \(follow).")
            return
        }
        #expect("\(position.latitude),\(position.longitude)" == place)
        let label = try #require(page.id("label-\(cards[0])")?.first("button")?["data-click"])
        let reveal = Results.update(&state, try #require(Results.Action(Token(label))))
        #expect(reveal == [.reveal(id: "card-\(cards[0])")])
        #expect(String(state.map.chosen) == cards[0])
    }

    @Test("the address's view is where the map opens, and an address that makes no sense names its field")
    func view() async throws {
        let site = try await StorySite.demo.value
        let map = try await site.page("/stays/search?place=1835848&view=map&at=37566000,126978000,1234")
        #expect(map.id("map")?["data-at"] == "37566000,126978000,1234")
        let whole = try await site.page("/stays/search?place=1835848&view=map")
        #expect(whole.id("map")?["data-at"] == nil)
        #expect(whole.id("map")?["data-area"]?.split(separator: ",").count == 4)
        for wrong in ["view=globe", "at=1,2", "at=91000000,0,1000", "at=0,0,1900", "at=0,0,-1", "at="] {
            #expect(try await site.get("/stays/search?" + wrong).status == 400, "\(wrong)")
        }
    }

    @Test("cards alone carry no pins")
    func cardsWithoutPins() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?" + Self.asked)
        #expect(try #require(Results.State(json: page.state)).found.pins.isEmpty)
    }

    @Test("only pages with a map allow the map's worker, and none allows another host")
    func policy() async throws {
        let site = try await StorySite.demo.value
        let map = try #require(try await site.get("/stays/search?view=map")["content-security-policy"])
        #expect(map.contains("worker-src 'self' blob:;"))
        #expect(map.contains("connect-src 'self';"))
        for other in ["/", "/stays/1", "/api/v1/stays", "/nowhere"] {
            let policy = try #require(try await site.get(other)["content-security-policy"])
            #expect(policy.contains("worker-src 'self';"), "\(other)")
            #expect(!policy.contains("http"), "\(other)")
        }
    }
}
