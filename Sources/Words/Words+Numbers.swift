import Domain

extension Words {
    /// 1,234,567 in all three languages.
    public static func grouped(_ number: Int64) -> String {
        let digits = Array(String(number.magnitude).utf8)
        var bytes: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(digit)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// 117,700원, ₩117,700, S$89.50. Amounts that have no cents show none.
    public func money(_ money: Money) -> String {
        let figures = Words.figures(money)
        switch (money.currency, language) {
        case (.krw, .korean): return figures + "원"
        case (.krw, .japanese): return figures + "ウォン"
        case (.jpy, .korean): return figures + "엔"
        case (.jpy, .japanese): return figures + "円"
        default: return Words.sign(of: money.currency) + figures
        }
    }

    private static func figures(_ money: Money) -> String {
        let perMajor = money.currency.minorPerMajor
        let rest = money.minor.magnitude % perMajor.magnitude
        let whole = grouped(money.minor / perMajor)
        guard rest > 0 else { return whole }
        let digits = String(rest)
        let zeros = String(repeating: "0", count: max(0, money.currency.decimals - digits.utf8.count))
        return whole + "." + zeros + digits
    }

    private static func sign(of currency: Currency) -> String {
        switch Name(currency.code) {
        case "KRW": "₩"
        case "JPY": "¥"
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "SGD": "S$"
        case "HKD": "HK$"
        case "TWD": "NT$"
        case "THB": "฿"
        case "VND": "₫"
        default: currency.code + " "
        }
    }

    /// 4.92 from hundredths.
    public static func rating(_ hundredths: Int) -> String {
        let rest = hundredths % 100
        return String(hundredths / 100) + "." + (rest < 10 ? "0" : "") + String(rest)
    }

    /// 800 m, 28 km.
    public func distance(meters: Int) -> String {
        meters < 1000 ? String(meters / 10 * 10) + " m" : String((meters + 500) / 1000) + " km"
    }

    /// A range of prices in the reference currency: 6만–25만원, ₩60,000 – ₩250,000, 1,000,000원+.
    public func priceRange(from lowest: Int64?, to highest: Int64?, in currency: Currency) -> String {
        func text(_ minor: Int64) -> String { money(Money(minor: minor, currency: currency)) }
        switch (lowest, highest) {
        case (nil, nil): return say("모든 가격", "Any price", "すべての料金")
        case (let lowest?, nil): return text(lowest) + "+"
        case (nil, let highest?): return say(text(highest) + " 이하", "Up to " + text(highest), text(highest) + "以下")
        case (let lowest?, let highest?):
            if currency == .krw, language == .korean, lowest % 10_000 == 0, highest % 10_000 == 0, highest > 0 {
                return Words.grouped(lowest / 10_000) + "만–" + Words.grouped(highest / 10_000) + "만원"
            }
            return text(lowest) + "–" + text(highest)
        }
    }
}
