import Domain
import Routes
import Screens
import Seeded
import Testing
import Words

@Suite("One price everywhere", .onBothEngines)
struct OnePriceTests {
    /// Stays around Kyoto with every kind of price.
    static func houses(using numbers: inout SeededNumbers) -> [Stay] {
        (0..<24).map { number in
            let currency: Currency = [.jpy, .krw, .usd].randomElement(using: &numbers) ?? .jpy
            var tariff = Tariff(
                currency: currency, weekday: .random(in: 1...400_000, using: &numbers),
                weekend: .random(in: 1...400_000, using: &numbers),
                guestsIncluded: .random(in: 1...6, using: &numbers),
                extraGuest: Bool.random(using: &numbers) ? 0 : .random(in: 0...30_000, using: &numbers),
                cleaning: Bool.random(using: &numbers) ? 0 : .random(in: 0...90_000, using: &numbers),
                servicePercent: .random(in: 0...20, using: &numbers),
                weeklyDiscountPercent: .random(in: 0...50, using: &numbers),
                monthlyDiscountPercent: .random(in: 0...60, using: &numbers))
            if Bool.random(using: &numbers) {
                let first = Story.march(.random(in: 1...40, using: &numbers))
                let last = first.advanced(by: .random(in: 0...30, using: &numbers))
                tariff.seasons = [Season(first: first, last: last, percent: .random(in: 50...300, using: &numbers))]
            }
            for night in 0..<60 where Int.random(in: 0..<12, using: &numbers) == 0 {
                tariff.singleNights.append(
                    NightPrice(night: Story.today.advanced(by: night), price: .random(in: 1...500_000, using: &numbers))
                )
            }
            return Hana.house("house-\(number)") { stay in
                stay.name = "집 \(number)"
                stay.tariff = tariff
                stay.capacity = .random(in: 1...16, using: &numbers)
            }
        }
    }

    @Test(
        "the total of the list, of the detail, of the rule and of the pages' texts are the same number",
        arguments: [1, 2, 3] as [UInt64])
    func onePrice(seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed)
        let houses = Self.houses(using: &numbers)
        try await withSite(houses.map(\.alwaysOpen)) { site in
            let jun = try await Booker(site)
            for step in 0..<8 {
                let checkIn = Story.march(.random(in: 1...50, using: &numbers))
                let nights = [0, 1, 2, 6, 7, 8, 27, 28, 45].randomElement(using: &numbers) ?? 1
                let conditions = Conditions.asking {
                    $0.period = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: nights))
                    $0.party = Party(adults: .random(in: 1...8, using: &numbers)) ?? .unnamed
                    $0.place = Hana.kyotoNumber
                }
                try await compare(site, houses, jun, conditions, "seed \(seed), step \(step)")
            }
        }
    }

    private func compare(
        _ site: StorySite, _ houses: [Stay], _ jun: Booker, _ conditions: Conditions, _ step: Comment
    ) async throws {
        let language: Language = conditions.party.guests % 2 == 0 ? .korean : .english
        let words = Words(language)
        let period = try #require(conditions.period)
        let guests = conditions.party.guests
        let list = try #require(StayPage(json: try await site.get(Address.staysAPI(conditions, language).text).body))
        let cards = try await site.page(Address.results(conditions).text, ["Accept-Language": language.rawValue])
            .all("article")
        #expect(list.count == houses.count(where: { $0.capacity >= guests }), step)
        #expect(cards.count == list.stays.count, step)
        for (stay, card) in zip(list.stays, cards) {
            let house = try #require(houses.first { $0.name == stay.name })
            let quote = try #require(house.tariff).quote(for: period, guests: guests)
            let total = words.money(Money(minor: quote.total, currency: quote.currency))
            let average = words.money(Money(minor: quote.averagePerNight, currency: quote.currency))
            #expect(stay.total == quote.total, step)
            #expect(stay.averagePerNight == quote.averagePerNight, step)
            #expect(card.first("h2")?.text == house.name, step)
            #expect(card.first("span", class: "total")?.text == words.total(total), step)
            #expect(card.first("span", class: "price")?.text == "\(average) / \(words.perNight)", step)
        }
        for stay in list.stays.prefix(4) {
            let id = Stay.ID(Int32(stay.id))
            let detail = try #require(
                StayDetail(json: try await site.get(Address.stayAPI(id, conditions, language).text).body))
            let page = try await site.page(Address.stay(id, conditions).text, ["Accept-Language": language.rawValue])
            let lines = try #require(detail.quote)
            let total = words.money(Money(minor: lines.total, currency: try #require(Currency(code: lines.currency))))
            #expect(detail.isAvailable == true, step)
            #expect(detail.summary.total == stay.total, step)
            #expect(lines.total == stay.total, step)
            #expect(lines.averagePerNight == stay.averagePerNight, step)
            #expect(
                lines.lodging + lines.extraGuests - lines.discount + lines.cleaning + lines.service + lines.tax
                    == lines.total, step)
            #expect(page.first("div", class: "sum")?.first("dd")?.text == total, step)
            #expect(page.id("foot")?.text.contains(words.total(total)) == true, step)
            try await compareReceipt(site, jun, id, conditions, lines, step)
        }
    }

    /// The quote, the price that a booking is checked against, and its receipt; then the nights are free again.
    private func compareReceipt(
        _ site: StorySite, _ jun: Booker, _ id: Stay.ID, _ conditions: Conditions, _ lines: QuoteLines, _ step: Comment
    ) async throws {
        let asked = Address.stayQuoteAPI(id, conditions, .korean).text
        let quote = try #require(StayQuote(json: try await site.get(asked).body))
        #expect(quote.quote == lines, step)
        #expect(quote.refusal == nil && quote.lodging.reduce(0) { $0 + $1.amount } == lines.lodging, step)
        let period = try #require(conditions.period)
        let total = Money(minor: lines.total, currency: try #require(Currency(code: lines.currency)))
        let order = BookingRequest(stay: id, period: period, party: conditions.party, total: total)
        let booked = try await jun.booked(String(decoding: order.json, as: UTF8.self))
        #expect(booked.quote == lines && booked.lodging == quote.lodging, step)
        #expect(try await jun.cancel(booked.id).status == 200)
        let receipt = try await jun.one(booked.id)
        #expect(receipt.quote == lines && receipt.lodging == quote.lodging, step)
    }

    @Test("the price range takes a stay exactly when its average per night lies in it, in the reference currency")
    func priceRange() async throws {
        let house = Hana.house { $0.tariff = Tariff(currency: .jpy, weekday: 10_000, servicePercent: 0) }
        try await withSite([house.alwaysOpen]) { site in
            // 10,000 yen are 92,000 won.
            for (range, count) in [
                ("price_min=92000&price_max=92000", 1), ("price_min=92001", 0), ("price_max=91999", 0),
                ("price_max=92000", 1), ("price_min=0", 1),
            ] {
                for dates in ["", "&check_in=2027-03-10&check_out=2027-03-12"] {
                    let reply = try await site.get("/api/v1/stays?" + range + dates)
                    let found = try #require(StayPage(json: reply.body))
                    #expect(found.count == count, "\(range)\(dates)")
                    #expect(found.histogram.reduce(0, +) == 1)
                    #expect(found.referenceCurrency == "KRW")
                }
            }
        }
    }
}
