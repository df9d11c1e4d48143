import Domain

/// The rates of the currencies in use, by small numbers.
///
/// `@unchecked Sendable`: only the writer of the index adds currencies, under its lock, and publishes a row that names one after
/// its rate is written (see `Segment.publish`); a rate never changes.
final class RateTable: @unchecked Sendable {
    /// Millionths of a reference minor unit for one minor unit.
    let micros: UnsafeMutablePointer<Int64>
    let rates: ExchangeRates
    private var numbers: [Currency: UInt32] = [:]

    /// The number of all currencies beyond the first 127: their stays carry the rate themselves, as an exception.
    static let uncommon: UInt32 = 127

    init(_ rates: ExchangeRates) {
        self.rates = rates
        micros = Memory.zeroed(Int64.self, count: Int(RateTable.uncommon) + 1)
    }

    deinit {
        micros.deallocate()
    }

    /// The writer's alone.
    func number(of currency: Currency) -> UInt32 {
        if let number = numbers[currency] { return number }
        guard numbers.count < RateTable.uncommon else { return RateTable.uncommon }
        let number = UInt32(numbers.count)
        numbers[currency] = number
        micros[Int(number)] = rates.micros(of: currency)
        return number
    }
}
