import Domain

/// An amount as people write it: `$1,234.00`, `83`, `HK$ 70.5`.
///
/// The sign in front means nothing: the same `$` stands before Hong Kong, Singapore and Washington prices. Commas part
/// thousands, a point parts the fraction. Anything else ("call me", "-5", "1,23") is no amount.
package struct PriceText: Equatable, Sendable {
    /// Thousandths of the major unit, so that currencies of two and three decimals come out exact.
    private let thousandths: Int64

    /// nil for an empty cell and for whatever is no amount.
    package init?(_ cell: Cell) {
        let amount = cell.trimmed.drop { !$0.isDigit && isSign($0) }
        guard let first = amount.first, first.isDigit else { return nil }
        let parts = amount.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = PriceText.whole(parts[0]) else { return nil }
        guard let fraction = PriceText.thousandths(parts.count > 1 ? parts[1] : []) else { return nil }
        thousandths = whole * 1000 + fraction
    }

    /// In minor units of the currency, rounded to the nearest; nil when it is 0 or above `Tariff.highestPrice`.
    package func price(decimals: Int) -> Int64? {
        let minor =
            switch decimals {
            case 0: (thousandths + 500) / 1000
            case 3: thousandths
            default: (thousandths + 5) / 10
            }
        return (1...Tariff.highestPrice).contains(minor) ? minor : nil
    }

    /// Up to 12 digits, with commas before every third from the right or without any.
    private static func whole(_ digits: Cell) -> Int64? {
        var value: Int64 = 0
        var count = 0
        var sinceComma = 0
        var hasComma = false
        for byte in digits {
            if byte == UInt8(ascii: ",") {
                guard hasComma ? sinceComma == 3 : (1...3).contains(sinceComma) else { return nil }
                hasComma = true
                sinceComma = 0
                continue
            }
            guard byte.isDigit, count < 12 else { return nil }
            value = value * 10 + Int64(byte - UInt8(ascii: "0"))
            count += 1
            sinceComma += 1
        }
        return hasComma && sinceComma != 3 ? nil : value
    }

    private static func thousandths(_ digits: Cell) -> Int64? {
        guard digits.allSatisfy({ $0.isDigit }) else { return nil }
        var value: Int64 = 0
        for place in 0..<3 {
            let index = digits.startIndex + place
            value = value * 10 + (digits.indices.contains(index) ? Int64(digits[index] - UInt8(ascii: "0")) : 0)
        }
        return value
    }
}

/// What may stand before the number: `$`, blanks, letters of a currency code, and the bytes of €, £, ₩, ¥.
private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: " ") || byte.isLetter || byte >= 0x80
}
