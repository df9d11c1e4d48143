import Domain

/// The rates of the currencies in use, by small numbers.
///
/// `@unchecked Sendable`: only the writer of the index adds currencies, under its lock, and publishes a row that names one after
/// its rate is written (see `Segment.publish`); a rate never changes.
final class RateTable: @unchecked Sendable {
    /// Millionths of a reference minor unit for one minor unit, below `largest`.
    let micros: UnsafeMutablePointer<UInt64>
    let rates: ExchangeRates
    private var numbers: [Currency: UInt32] = [:]

    /// The most currencies, for price rows have seven bits for the number.
    private static let most = 128
    /// With smaller rates, the product of a rate and an average that fits a price row (below 2³²) fits 63 bits.
    private static let largest: Int64 = 1 << 31

    init(_ rates: ExchangeRates) {
        self.rates = rates
        micros = Memory.zeroed(UInt64.self, count: RateTable.most)
    }

    deinit {
        micros.deallocate()
    }

    /// The number of a currency; nil for a currency beyond the table: its stays have the rate in their `OwnPrice`.
    /// The writer's alone.
    func number(of currency: Currency) -> UInt32? {
        if let number = numbers[currency] { return number }
        let rate = rates.micros(of: currency)
        guard numbers.count < RateTable.most, rate < RateTable.largest else { return nil }
        let number = UInt32(numbers.count)
        numbers[currency] = number
        micros[Int(number)] = UInt64(rate)
        return number
    }
}
