/// What other currencies are worth in the one reference currency by which prices are compared.
///
/// Only sorting and filtering use it; shown and charged is always the stay's own currency.
public struct ExchangeRates: Equatable, Sendable {
    public let reference: Currency
    /// Millionths of the reference's minor unit that one minor unit of a currency is worth.
    private let micros: [Currency: Int64]

    /// - Parameter micros: for each currency, millionths of a reference minor unit per minor unit; more than 0 and at
    ///   most 10^12. A rate outside that range is left out.
    public init(reference: Currency = .krw, micros: [Currency: Int64] = [:]) {
        self.reference = reference
        var kept = micros.filter { $0.value > 0 && $0.value <= 1_000_000_000_000 }
        kept[reference] = 1_000_000
        self.micros = kept
    }

    /// The rate of a currency, or that of the reference where the operator gave none.
    public func micros(of currency: Currency) -> Int64 {
        micros[currency] ?? 1_000_000
    }

    /// The amount in minor units of the reference currency, rounded down; the largest number where it would not fit.
    public func reference(_ minor: Int64, in currency: Currency) -> Int64 {
        ExchangeRates.scaled(minor, byMicros: micros(of: currency))
    }

    /// ⌊minor × micros / 10^6⌋ without overflow; the largest or smallest number where it would not fit.
    ///
    /// - Parameter micros: more than 0.
    public static func scaled(_ minor: Int64, byMicros micros: Int64) -> Int64 {
        if micros == 1_000_000 { return minor }
        let product = minor.multipliedFullWidth(by: micros)
        // The quotient fits while the product lies within ± 10^6 × 2^63, which is 500,000 × 2^64.
        guard (-500_000..<500_000).contains(product.high) else { return minor < 0 ? .min : .max }
        let (quotient, remainder) = Int64(1_000_000).dividingFullWidth(product)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
