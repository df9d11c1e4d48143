import Domain
import Seeded
import Testing

@testable import Storage

@Suite struct PackingTests {
    @Test("Prices of single nights come back as they were, whatever their gaps and runs", arguments: 0..<50)
    func prices(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        var night = Int32.random(in: -100_000...100_000, using: &random)
        var prices: [NightPrice] = []
        for _ in 0..<Int.random(in: 0...400, using: &random) {
            night += Int32.random(in: 1...3, using: &random)
            let price = Int64(
                [1, 2, Int.random(in: 1...1_000_000_000, using: &random)].randomElement(using: &random) ?? 1)
            prices.append(NightPrice(night: Day(number: night), price: price))
        }
        #expect(PackedNightPrices.unpack(PackedNightPrices.pack(prices)) == prices)
    }

    @Test("The ends of the calendar and of the prices fit")
    func extremes() {
        let prices = [
            NightPrice(night: Day(number: .min), price: .max), NightPrice(night: Day(number: 0), price: .min),
            NightPrice(night: Day(number: .max - 1), price: 0),
        ]
        #expect(PackedNightPrices.unpack(PackedNightPrices.pack(prices)) == prices)
        let decades = (0..<25_000).map { NightPrice(night: Day(number: $0), price: 5) }
        #expect(PackedNightPrices.unpack(PackedNightPrices.pack(decades)) == decades)
        #expect(PackedNightPrices.pack(decades).count < 120)
    }

    @Test("Broken bytes are refused and never trap")
    func brokenPrices() {
        let whole = PackedNightPrices.pack([
            NightPrice(night: .start, price: 100_000), NightPrice(night: Day.start.advanced(by: 5), price: 120_000),
        ])
        #expect(PackedNightPrices.unpack([]) == nil)
        #expect(PackedNightPrices.unpack([2]) == nil)
        #expect(PackedNightPrices.unpack(Array(whole.dropLast())) == nil)
        #expect(PackedNightPrices.unpack([1] + [UInt8](repeating: 0xFF, count: 40)) == nil)
        var random = SeededNumbers(seed: 7)
        var refused = 0
        for _ in 0..<4000 {
            let count = Int.random(in: 0...24, using: &random)
            let bytes = [1] + (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            if PackedNightPrices.unpack(bytes) == nil { refused += 1 }
        }
        #expect(refused > 2000)
    }

    @Test("A calendar packs into 96 bytes, the first night in the lowest bit")
    func calendar() {
        let nights = OpenNights.sample(open: [0, 9, 63, 64, 729])
        let bytes = nights.packed
        #expect(bytes.count == 96)
        #expect(bytes[0] == 0b1 && bytes[1] == 0b10 && bytes[7] == 0x80 && bytes[8] == 0b1 && bytes[91] == 0b10)
        #expect(OpenNights(first: .start, packed: bytes) == nights)
        #expect(OpenNights(first: .start, packed: Array(bytes.dropLast())) == nil)
        var odd = nights
        odd.words = [1]
        #expect(OpenNights(first: .start, packed: odd.packed) == .sample(open: [0]))
    }
}
