import Domain

/// What currencies are worth in won, good enough to compare prices until an operator sets NADRI_RATES.
enum UsualRates {
    /// Millionths of a won for one minor unit.
    static let micros: [Currency: Int64] = won.reduce(into: [:]) { rates, entry in
        guard let currency = Currency(code: entry.key) else { return }
        rates[currency] = Int64((entry.value * 1_000_000 / Double(currency.minorPerMajor)).rounded())
    }

    /// Won for one major unit, rounded, as of November 2026.
    private static let won: [String: Double] = [
        "AED": 380, "AUD": 930, "BRL": 260, "CAD": 1010, "CHF": 1700, "CLP": 1.5, "CNY": 195, "CZK": 66, "DKK": 215,
        "EGP": 29, "EUR": 1600, "GBP": 1850, "HKD": 178, "HUF": 4.1, "IDR": 0.085, "ILS": 420, "INR": 16, "ISK": 11.2,
        "JPY": 9.2, "KHR": 0.34, "MOP": 172, "MXN": 75, "MYR": 330, "NOK": 137, "NZD": 810, "PEN": 400, "PHP": 24,
        "PLN": 377, "QAR": 380, "RON": 315, "SAR": 370, "SEK": 145, "SGD": 1070, "THB": 42, "TRY": 33, "TWD": 44,
        "USD": 1390, "VND": 0.053, "ZAR": 80,
    ]
}
