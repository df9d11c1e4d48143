import Bench
import Domain
import Search
import Testing

/// A price row holds amounts in units of 1, 10, 100 or 1000, and leaves what doesn't fit to an own price.
@Suite("Prices are exact however they are packed")
struct PackedPriceTests {
    /// Around the bits of each amount, and just beyond what a unit divides.
    private static let amounts: [Int64] = [
        1, 7, 32_767, 32_768, 131_071, 131_072, 327_670, 1_048_575, 1_048_576, 1_310_710, 10_485_750, 10_485_751,
        32_767_000, 104_857_500, 131_071_000, 131_071_001, 999_999_999, Tariff.highestPrice,
    ]

    @Test("S1-6.2 totals, averages and order are the tariff's at the edges of every unit", arguments: 0..<4)
    func edges(seed: Int) {
        var world = RandomWorld(seed: UInt64(900 + seed))
        let stays = (1...1500).map { packed(world.stay(id: $0), &world.random) }
        // A rate too large for quick arithmetic, and one of next to nothing.
        let rates = ExchangeRates(
            reference: .krw, micros: [.jpy: 9_412_345, .usd: 1_000_000_000_000, Currency.kuwaitiDinar: 1])
        let index = StayIndex(stays: stays, rates: rates, today: RandomWorld.today(in:))
        let plain = PlainScan(stays: stays, rates: rates, today: RandomWorld.today(in:))
        for id in plain.ids {
            let period = world.period()
            #expect(
                index.total(of: id, period: period, guests: 9) == plain.total(of: id, period: period, guests: 9),
                "seed \(seed), \(id), \(period)")
        }
        for question in 0..<25 { expectSameAnswer(index, plain, world.search(), "seed \(seed), question \(question)") }
    }

    /// All amounts of a tariff multiples of one unit, more often than not.
    private func packed(_ stay: IndexedStay, _ random: inout SplitMix) -> IndexedStay {
        var stay = stay
        let unit: Int64 = random.pick([(1, 1), (10, 1), (100, 1), (1000, 1)])
        func amount(_ random: inout SplitMix) -> Int64 {
            let amount = random.pick(PackedPriceTests.amounts.map { ($0, 1) })
            return random.chance(0.2) ? amount : max(unit, amount / unit * unit)
        }
        stay.tariff?.weekday = amount(&random)
        stay.tariff?.weekend = amount(&random)
        stay.tariff?.cleaning = random.chance(0.5) ? 0 : amount(&random)
        stay.tariff?.extraGuest = random.chance(0.5) ? 0 : amount(&random) / 30 / unit * unit
        return stay
    }
}
