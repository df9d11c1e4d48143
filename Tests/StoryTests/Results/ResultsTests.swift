import Demo
import Domain
import Routes
import Screens
import Testing
import Words

@Suite("Results as cards", .onBothEngines)
struct ResultsTests {
    private static let march = Period(checkIn: Story.march(10), checkOut: Story.march(12))
    private let words = Words(.korean)

    @Test("S1-6.1 the label tells place, period, price and guests")
    func label() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page(
            "/stays/search?place=1835848&check_in=2027-03-10&check_out=2027-03-12&adults=2&children=1&infants=1"
                + "&price_min=60000&price_max=250000")
        let label = try #require(page.id("asked"))
        #expect(label.first("b")?.text == "서울 · 3월 10일–12일")
        #expect(label.first("span")?.text == "6만–25만원 · 게스트 3명, 유아 1명")
    }

    @Test("S1-6.1 what wasn't asked is told as open")
    func openLabel() async throws {
        let site = try await StorySite.demo.value
        let label = try #require(try await site.page("/stays/search").id("asked"))
        #expect(label.first("b")?.text == "어디든지 · 날짜 미정")
        #expect(label.first("span")?.text == "모든 가격 · 게스트 추가")
        let area = try await site.page("/stays/search?area=37400000,126800000,37700000,127200000&price_min=1000000")
        #expect(area.id("asked")?.first("b")?.text == "지도에 보이는 곳 · 날짜 미정")
        #expect(area.id("asked")?.first("span")?.text == "1,000,000원+ · 게스트 추가")
    }

    static let questions: [Conditions] = [
        .asking { _ in }, .asking { $0.place = Conditions.seoul },
        .asking {
            $0.place = Conditions.seoul; $0.period = march
        },
        .asking {
            $0.place = Conditions.seoul; $0.period = march; $0.party = Party(adults: 5) ?? .unnamed
        },
        .asking {
            $0.period = march; $0.amenities = AmenitySet([.kitchen, .washer])
        },
        .asking {
            $0.period = march; $0.lowestPrice = 60_000; $0.highestPrice = 150_000
        },
        .asking { $0.highestPrice = 100_000 },
        .asking { $0.period = Period(checkIn: Story.march(5), checkOut: Story.march(12)) },
        .asking { $0.period = Period(checkIn: Story.march(1), checkOut: Story.march(1)) },
        .asking { $0.period = Period(checkIn: Story.march(20), checkOut: Story.march(80)) },
        .asking { $0.period = Period(checkIn: Story.march(-3), checkOut: Story.march(2)) },
        .asking { $0.party = Party(adults: 8, children: 8) ?? .unnamed },
        .asking { $0.area = Rectangle(south: 33_000_000, west: 126_000_000, north: 36_000_000, east: 130_000_000) },
    ]

    @Test(
        "S1-6.2 the number of stays that can be chosen is exact: on the page, in the API and counted one by one",
        arguments: questions)
    func count(conditions: Conditions) async throws {
        let site = try await StorySite.demo.value
        let place = try conditions.place.flatMap { try Story.places().place(Place.ID(Int32($0))) }
        let expected = DemoSearch.stays(conditions, in: conditions.area ?? place?.rectangle ?? .world)

        let page = try await site.page(Address.results(conditions).text)
        var listed: [String] = []
        var turned = conditions
        repeat {
            let reply = try await site.get(Address.staysAPI(turned, .korean).text)
            let answer = try #require(StayPage(json: reply.body))
            #expect(answer.count == expected.count)
            #expect(answer.page == turned.page)
            listed += answer.stays.map(\.name)
            turned.page += 1
        } while listed.count < expected.count && turned.page < 20

        #expect(page.first("h1")?.text == words.staysFound(expected.count))
        #expect(listed.sorted() == expected.map(\.stay.name).sorted())
    }

    @Test("S1-6.3 each card shows the main picture of its stay")
    func pictures() async throws {
        let site = try await StorySite.demo.value
        let cards = try await site.page("/stays/search?place=1835848").all("article", class: "card")
        #expect(cards.count == 20)
        let sources = cards.compactMap { $0.first("img")?["src"] }
        #expect(Set(sources).count == 20)
        for source in sources {
            let picture = try await site.get(source)
            #expect(picture.status == 200)
            #expect(picture["content-type"] == "image/svg+xml")
            #expect(picture.text.hasPrefix("<svg") && picture.text.hasSuffix("</svg>"))
        }
    }

    @Test("S1-6.5 rating and number of reviews stand under the picture")
    func ratings() async throws {
        let site = try await StorySite.demo.value
        var seen = (rated: 0, new: 0)
        for number in 1...10 {
            for card in try await site.page("/stays/search?page=\(number)").all("article", class: "card") {
                let stay = try #require(DemoSearch.stay(named: card.first("h2")?.text ?? "")).stay
                let rating = try #require(card.first("p", class: "rating")).text
                if let hundredths = stay.rating {
                    seen.rated += 1
                    #expect(rating == "평점 \(Words.rating(hundredths)) \(words.reviews(stay.reviewCount))")
                } else {
                    seen.new += 1
                    #expect(rating == " 새 숙소")
                }
            }
        }
        #expect(seen.rated > 0 && seen.new > 0)
    }

    @Test(
        "S1-6.6 name, price per night and total are those of the rule",
        arguments: [
            (10, 12, 2), (5, 12, 4), (1, 1, 1), (3, 33, 2),
        ])
    func prices(from first: Int, to last: Int, adults: Int) async throws {
        let site = try await StorySite.demo.value
        let conditions = Conditions.asking {
            $0.period = Period(checkIn: Story.march(first), checkOut: Story.march(last))
            $0.party = Party(adults: adults) ?? .unnamed
        }
        let period = try #require(conditions.period)
        let cards = try await site.page(Address.results(conditions).text).all("article", class: "card")
        #expect(!cards.isEmpty)
        for card in cards {
            let stay = try #require(DemoSearch.stay(named: card.first("h2")?.text ?? "")).stay
            let quote = try #require(stay.tariff).quote(for: period, guests: adults)
            let average = words.money(Money(minor: quote.averagePerNight, currency: quote.currency))
            let total = words.money(Money(minor: quote.total, currency: quote.currency))
            #expect(card.first("span", class: "price")?.text == "\(average) / 박")
            #expect(card.first("span", class: "total")?.text == "총 \(total)")
        }
    }

    @Test("S1-6.6 without dates the weekday price stands as such, and no total")
    func pricesWithoutDates() async throws {
        let site = try await StorySite.demo.value
        for card in try await site.page("/stays/search").all("article", class: "card") {
            let stay = try #require(DemoSearch.stay(named: card.first("h2")?.text ?? "")).stay
            let tariff = try #require(stay.tariff)
            let weekday = words.money(Money(minor: tariff.weekday, currency: tariff.currency))
            #expect(card.first("span", class: "price")?.text == "\(weekday) / 박")
            #expect(card.first("span", class: "total") == nil)
        }
    }

    @Test(
        "S1-6.6 the stay of the requirements' examples shows their numbers",
        arguments: [
            ("2027-03-10", "2027-03-12", "총 235,400원", "117,700원 / 박"),
            ("2027-03-05", "2027-03-12", "총 785,100원", "112,157원 / 박"),
        ])
    func examples(checkIn: String, checkOut: String, total: String, average: String) async throws {
        let site = try await StorySite.demo.value
        let example = try #require(DemoSearch.world.first { $0.stay.originKey == DemoWorld.exampleKey }).stay
        let here = Rectangle(around: example.position, meters: 1)
        let area = "\(here.south),\(here.west),\(here.north),\(here.east)"
        let page = try await site.page("/stays/search?area=\(area)&check_in=\(checkIn)&check_out=\(checkOut)")
        let card = try #require(page.all("article").first { $0.first("h2")?.text == example.name })
        #expect(card.first("span", class: "total")?.text == total)
        #expect(card.first("span", class: "price")?.text == average)
    }

    @Test("S1-6.8 검색 지우기 drops the search and returns to the first screen")
    func clear() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?place=1835848&adults=2&check_in=2027-03-10&check_out=2027-03-12")
        let button = try #require(page.id("clear"))
        #expect(button["aria-label"] == "검색 지우기")
        #expect(button["href"] == "/")
        #expect(try await site.page("/").screen == "home")
    }

    @Test("a card opens its stay under the same dates and people")
    func cardOpensStay() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?check_in=2027-03-10&check_out=2027-03-12&adults=2&sort=price")
        let card = try #require(page.all("article").first)
        let stay = try await site.page(card.first("h2")?.first("a")?["href"] ?? "")
        #expect(stay.screen == "stay")
        #expect(stay.first("h1")?.text == card.first("h2")?.text)
        #expect(stay.first("aside")?.first("span", class: "price")?.text == card.first("span", class: "price")?.text)
        #expect(stay.id("foot")?.text.contains(card.first("span", class: "total")?.text ?? "?") == true)
    }

    @Test("the orders put stays by what they cost in one currency, by rating, and by distance")
    func orders() async throws {
        let site = try await StorySite.demo.value
        func all(_ order: StaySearch.Order) async throws -> [StaySummary] {
            var stays: [StaySummary] = []
            for page in 1...20 {
                let conditions = Conditions.asking {
                    $0.order = order
                    $0.period = ResultsTests.march
                    $0.page = page
                }
                let reply = try await site.get(Address.staysAPI(conditions, .english).text)
                stays += try #require(StayPage(json: reply.body)).stays
            }
            return stays
        }
        let prices = try await all(.price).map { stay in
            Story.rates.reference(try #require(stay.averagePerNight), in: try #require(Currency(code: stay.currency)))
        }
        let ratings = try await all(.rating).map { $0.ratingHundredths ?? 0 }
        let distances = try await all(.distance).map { stay in
            Rectangle.world.center.meters(
                to: try #require(Coordinate(latitude: Int32(stay.latitude), longitude: Int32(stay.longitude))))
        }
        #expect(prices.count > 50 && prices == prices.sorted())
        #expect(ratings == ratings.sorted(by: >))
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 + 1 })
    }

    @Test("each filter is a link to the same search with that one thing changed, and back")
    func filters() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?place=1835848&page=2")
        let chip = try #require(page.all("a", class: "chip").first { $0.text == "주방" })
        #expect(chip["aria-pressed"] == "false")
        #expect(chip["href"] == "/stays/search?place=1835848&amenities=kitchen")
        let filtered = try await site.page(chip["href"] ?? "")
        let pressed = try #require(filtered.all("a", class: "chip").first { $0.text == "주방" })
        #expect(pressed["aria-pressed"] == "true")
        #expect(pressed["href"] == "/stays/search?place=1835848")
    }

    @Test("turning pages shows every stay once, and says how many are left")
    func paging() async throws {
        let site = try await StorySite.demo.value
        let all = DemoSearch.stays(Conditions(), in: .world).count
        var address = "/stays/search"
        var names: [String] = []
        var pages = 0
        while pages < 30 {
            let page = try await site.page(address)
            names += page.all("article").compactMap { $0.first("h2")?.text }
            pages += 1
            guard let more = page.id("more") else { break }
            #expect(more.text == words.showMore(all - names.count))
            address = more["href"] ?? ""
        }
        #expect(names.count == all)
        #expect(Set(names).count == all)
        #expect(pages == (all + 19) / 20)
    }

    @Test("where nothing fits, the page says so and offers another place")
    func nothingFits() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search?price_max=1")
        #expect(page.first("h1")?.text == "고를 수 있는 숙소 0곳")
        #expect(page.first("h2")?.text == words.nothingFoundTitle)
        #expect(page.all("article").isEmpty)
        #expect(
            page.all("a").contains {
                $0.text == words.chooseAnother && $0["href"]?.hasPrefix("/stays/destination") == true
            })
    }
}
