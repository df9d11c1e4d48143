import Domain
import Seeded
import Testing

@Suite("Exchange rates")
struct ExchangeRatesTests {
    @Test(
        "amounts are scaled as in 128 bits, rounded down, and end at the largest number",
        arguments: [1, 2, 3, 4] as [UInt64])
    func likeWideArithmetic(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for step in 0..<3000 {
            let minor = Int64.random(in: .min ... .max, using: &numbers) >> Int64.random(in: 0...63, using: &numbers)
            let micros = max(
                1, Int64.random(in: 1...1_000_000_000_000, using: &numbers) >> Int64.random(in: 0...40, using: &numbers)
            )
            #expect(
                ExchangeRates.scaled(minor, byMicros: micros) == Self.wide(minor, micros),
                "seed \(seed), step \(step): \(minor) × \(micros)")
        }
    }

    @Test(
        "the ends of the numbers hold",
        arguments: [
            .max, .min, .max - 1, .min + 1, 0, 1, -1, 9_223_372_036_854, -9_223_372_036_855, 1_000_000_000_000_000_000,
        ] as [Int64], [1, 999_999, 1_000_000, 1_000_001, 1_000_000_000_000] as [Int64])
    func extremes(minor: Int64, micros: Int64) {
        #expect(ExchangeRates.scaled(minor, byMicros: micros) == Self.wide(minor, micros))
    }

    private static func wide(_ minor: Int64, _ micros: Int64) -> Int64 {
        let product = Int128(minor) * Int128(micros)
        let (quotient, rest) = product.quotientAndRemainder(dividingBy: 1_000_000)
        return Int64(clamping: rest < 0 ? quotient - 1 : quotient)
    }

    @Test("the reference is worth itself, whatever is said of it, and so is a currency without a rate")
    func reference() {
        let rates = ExchangeRates(reference: .krw, micros: [.krw: 5, .jpy: 9_200_000])
        #expect(rates.reference(12_345, in: .krw) == 12_345)
        #expect(rates.reference(10_000, in: .jpy) == 92_000)
        #expect(rates.reference(777, in: .usd) == 777)
    }

    @Test(
        "a rate of nothing, below nothing or beyond a million is left out",
        arguments: [0, -1, .min, 1_000_000_000_001, .max] as [Int64])
    func senselessRates(micros: Int64) {
        #expect(ExchangeRates(micros: [.usd: micros]) == ExchangeRates())
    }

    @Test("order is kept: what is more in one currency is never less in the reference")
    func monotone() {
        let rates = ExchangeRates(micros: [.usd: 13_900_000, .jpy: 9_200_000])
        for currency in [Currency.usd, .jpy, .krw] {
            var last = Int64.min
            for minor in stride(from: -50 as Int64, through: 5000, by: 1) {
                let value = rates.reference(minor, in: currency)
                #expect(value >= last)
                last = value
            }
        }
    }
}
