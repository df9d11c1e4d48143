import Domain
import Seeded
import Testing

@Suite("What a stay costs")
struct QuoteTests {
    /// The tariff of the requirements' examples.
    private let example = Tariff(currency: .krw, weekday: 100_000, weekend: 120_000, cleaning: 20_000)

    private func period(_ checkIn: String, _ checkOut: String) throws -> Period {
        let first = try #require(Day(iso: checkIn))
        let last = try #require(Day(iso: checkOut))
        return try #require(Period(checkIn: first, checkOut: last))
    }

    @Test("S1-10.4 S1-10.5 two nights in the week: 10 → 12 March 2027 is 235,400, on average 117,700")
    func firstExample() throws {
        let quote = example.quote(for: try period("2027-03-10", "2027-03-12"), guests: 2)
        #expect(quote.lodging == 200_000)
        #expect(quote.extraGuests == 0)
        #expect(quote.discount == 0)
        #expect(quote.cleaning == 20_000)
        #expect(quote.service == 14_000)
        #expect(quote.tax == 1_400)
        #expect(quote.total == 235_400)
        #expect(quote.averagePerNight == 117_700)
    }

    @Test("S1-10.4 S1-10.5 a week from Friday on: 5 → 12 March 2027 is 785,100, on average 112,157")
    func secondExample() throws {
        let quote = example.quote(for: try period("2027-03-05", "2027-03-12"), guests: 2)
        #expect(quote.lodging == 740_000)
        #expect(quote.discountPercent == 4)
        #expect(quote.discount == 29_600)
        #expect(quote.cleaning == 20_000)
        #expect(quote.service == 49_728)
        #expect(quote.tax == 4_972)
        #expect(quote.total == 785_100)
        #expect(quote.averagePerNight == 112_157)
    }

    @Test("unless set, the service is 7 %, a week 4 % off and a month 7 %")
    func usualShares() {
        #expect(example.servicePercent == 7)
        #expect(example.discountPercent(nights: 6) == 0)
        #expect(example.discountPercent(nights: 7) == 4)
        #expect(example.discountPercent(nights: 27) == 4)
        #expect(example.discountPercent(nights: 28) == 7)
        #expect(example.discountPercent(nights: 730) == 7)
    }

    @Test("from 28 nights on the monthly discount replaces the weekly one, even where it is smaller")
    func monthlyReplacesWeekly() throws {
        var tariff = example
        tariff.weekend = 100_000
        tariff.weeklyDiscountPercent = 30
        tariff.monthlyDiscountPercent = 10
        let weeks = tariff.quote(for: try period("2027-03-01", "2027-03-28"), guests: 1)
        let month = tariff.quote(for: try period("2027-03-01", "2027-03-29"), guests: 1)
        #expect(weeks.discount == 810_000)
        #expect(month.discount == 280_000)
    }

    @Test("guests beyond those included pay by person and night, and share in discount and service")
    func extraGuests() throws {
        var tariff = example
        tariff.guestsIncluded = 2
        tariff.extraGuest = 15_000
        let week = try period("2027-03-05", "2027-03-12")
        #expect(tariff.quote(for: week, guests: 2).extraGuests == 0)
        let quote = tariff.quote(for: week, guests: 4)
        #expect(quote.extraGuests == 2 * 15_000 * 7)
        #expect(quote.discount == (740_000 + 210_000) * 4 / 100)
        #expect(quote.service == (950_000 - 38_000) * 7 / 100)
        #expect(tariff.quote(for: week, guests: 0) == tariff.quote(for: week, guests: 1))
        #expect(tariff.quote(for: week, guests: -5).extraGuests == 0)
    }

    @Test("each line is rounded down by itself")
    func rounding() throws {
        let tariff = Tariff(
            currency: .usd, weekday: 33, guestsIncluded: 1, extraGuest: 1, servicePercent: 7, weeklyDiscountPercent: 3)
        let quote = tariff.quote(for: try period("2027-03-01", "2027-03-08"), guests: 2)
        // 231 + 7 = 238: 3 % are 7.14, 7 % of 231 are 16.17, a tenth of 16 is 1.6.
        #expect(quote.lodging == 231)
        #expect(quote.discount == 7)
        #expect(quote.service == 16)
        #expect(quote.tax == 1)
        #expect(quote.total == 238 - 7 + 16 + 1)
        #expect(quote.averagePerNight == 248 / 7)
    }

    @Test(
        "it agrees with the rule worked out plainly, adds up, and is never negative",
        arguments: 1...8 as ClosedRange<UInt64>)
    func likeThePlainRule(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        for step in 0..<400 {
            let checkIn = Day(number: Int32.random(in: 18_000...25_000, using: &numbers))
            let tariff = Tariff.random(around: checkIn, using: &numbers)
            let longest = Bool.random(using: &numbers) ? 9 : 60
            let checkOut = checkIn.advanced(by: Int.random(in: 0...longest, using: &numbers))
            let period = try #require(Period(checkIn: checkIn, checkOut: checkOut))
            let guests = Int.random(in: 0...16, using: &numbers)

            let quote = tariff.quote(for: period, guests: guests)

            let plain = PlainPrice(tariff, period, guests: guests)
            let lines = [quote.lodging, quote.extraGuests, -quote.discount, quote.cleaning, quote.service, quote.tax]
            #expect(tariff.isValid, "seed \(seed), step \(step)")
            #expect(lines.map { Int128($0) } == plain.lines, "seed \(seed), step \(step)")
            #expect(Int128(quote.total) == plain.total, "seed \(seed), step \(step)")
            #expect(Int128(quote.averagePerNight) == plain.average, "seed \(seed), step \(step)")
            #expect(quote.total == lines.reduce(0, +), "seed \(seed), step \(step)")
            #expect(quote.total >= quote.cleaning && quote.averagePerNight >= 0, "seed \(seed), step \(step)")
        }
    }

    @Test("the highest prices for the longest stay and more guests than anyone has still fit")
    func noOverflow() throws {
        let first = Day(number: 20_000)
        let top = Tariff.highestPrice
        let tariff = Tariff(
            currency: .krw, weekday: top, weekend: top, guestsIncluded: 1, extraGuest: top, cleaning: top,
            servicePercent: 100, weeklyDiscountPercent: 0, monthlyDiscountPercent: 0,
            seasons: [Season(first: first, last: first.advanced(by: 800), percent: 1000)])
        let period = try #require(Period(checkIn: first, checkOut: first.advanced(by: Period.longest)))
        let quote = tariff.quote(for: period, guests: 1001)
        #expect(tariff.isValid)
        #expect(Int128(quote.total) == PlainPrice(tariff, period, guests: 1001).total)
        #expect(quote.total == 1_548_331_000_000_000)
    }
}
