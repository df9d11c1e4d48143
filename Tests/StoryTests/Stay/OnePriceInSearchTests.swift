import Domain
import Routes
import Screens
import Seeded
import Testing
import Words

/// Whatever a search does with prices goes by the one that is shown and booked.
@Suite("One price in the search", .onBothEngines)
struct OnePriceInSearchTests {
    @Test(
        "the order, the range, the histogram and the labels on the map go by the price of the cards",
        arguments: [4, 5] as [UInt64])
    func search(seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed)
        var houses = OnePriceTests.houses(using: &numbers)
        // Far enough from each other for labels of their own.
        for index in houses.indices {
            houses[index].position =
                Coordinate(
                    latitude: 34_960_000 + Int32(index / 5) * 30_000, longitude: 135_690_000 + Int32(index % 5) * 30_000
                )
                ?? .null
        }
        try await withSite(houses.map(\.alwaysOpen)) { [houses] site in
            for step in 0..<5 {
                let checkIn = Story.march(.random(in: 1...50, using: &numbers))
                let nights = [0, 1, 2, 7, 28].randomElement(using: &numbers) ?? 1
                let conditions = Conditions.asking {
                    $0.period = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: nights))
                    $0.party = Party(adults: .random(in: 1...6, using: &numbers)) ?? .unnamed
                    $0.place = Hana.kyotoNumber
                    $0.order = .price
                }
                let priced = try houses.filter { $0.capacity >= conditions.party.guests }.map { house in
                    try Priced(house, conditions)
                }
                let comment: Comment = "seed \(seed), step \(step)"
                try await compareOrder(site, conditions, priced, comment)
                let chosen = try #require(priced.randomElement(using: &numbers)).average
                try await compareRange(site, conditions, priced, around: chosen, comment)
                try await compareLabels(site, conditions, priced, comment)
            }
        }
    }

    /// A house with what it costs.
    private struct Priced {
        let name: String
        let total: Money
        /// All-in per night, in the reference currency.
        let average: Int64

        init(_ house: Stay, _ conditions: Conditions) throws {
            let period = try #require(conditions.period)
            let quote = try #require(house.tariff).quote(for: period, guests: conditions.party.guests)
            name = house.name
            total = Money(minor: quote.total, currency: quote.currency)
            average = Story.rates.reference(quote.averagePerNight, in: quote.currency)
        }
    }

    private func found(_ site: StorySite, _ conditions: Conditions) async throws -> StayPage {
        try #require(StayPage(json: try await site.get(Address.staysAPI(conditions, .korean).text).body))
    }

    private func compareOrder(
        _ site: StorySite, _ conditions: Conditions, _ priced: [Priced], _ step: Comment
    ) async throws {
        let page = try await found(site, conditions)
        let averages = Dictionary(uniqueKeysWithValues: priced.map { ($0.name, $0.average) })
        let listed = page.stays.compactMap { averages[$0.name] }
        #expect(listed == Array(priced.map(\.average).sorted().prefix(Conditions.pageSize)), step)
        var histogram = [Int](repeating: 0, count: StayMatches.histogramSteps)
        for house in priced {
            let place = house.average * Int64(histogram.count) / page.histogramTop
            histogram[min(histogram.count - 1, Int(place))] += 1
        }
        #expect(page.histogram == histogram, step)
    }

    private func compareRange(
        _ site: StorySite, _ conditions: Conditions, _ priced: [Priced], around price: Int64, _ step: Comment
    ) async throws {
        for (lowest, highest) in [(price, price), (price + 1, nil), (nil, price - 1), (nil, price)]
            as [(Int64?, Int64?)]
        {
            var asked = conditions
            asked.lowestPrice = lowest
            asked.highestPrice = highest
            let expected = priced.count { $0.average >= lowest ?? 0 && $0.average <= highest ?? .max }
            #expect(try await found(site, asked).count == expected, step)
        }
    }

    private func compareLabels(
        _ site: StorySite, _ conditions: Conditions, _ priced: [Priced], _ step: Comment
    ) async throws {
        let words = Words(.korean)
        // So near that no labels cover each other.
        let address = Address.results(conditions).text + "&view=map&at=35020000,135750000,1200"
        let page = try await site.page(address, ["Accept-Language": "ko"])
        let own = try #require(page.id("labels")).all("button").filter { $0.first("b") == nil }
        #expect(!own.isEmpty, step)
        let expected = Set(priced.map { "\($0.name), \(words.money($0.total))" })
        for label in own {
            #expect(expected.contains(label["aria-label"] ?? ""), step)
        }
        for card in try #require(page.id("strip")).all("article") {
            let house = priced.first { $0.name == card.first("h2")?.text }
            #expect(card.first("span", class: "total")?.text == house.map { words.total(words.money($0.total)) }, step)
        }
    }
}
