/// The `d` of an SVG path. Numbers put into it are rounded to tenths: `"M\(x) \(y)h\(width)"`.
struct PathData: ExpressibleByStringInterpolation, Sendable {
    private(set) var text: String

    init(stringLiteral value: String) {
        text = value
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    static func + (one: PathData, other: PathData) -> PathData {
        var sum = one
        sum += other
        return sum
    }

    static func += (one: inout PathData, other: PathData) {
        one.text += other.text
    }

    /// One part for each number, in a row.
    static func each(_ indices: Range<Int>, _ part: (Double) -> PathData) -> PathData {
        indices.reduce(into: "") { $0 += part(Double($1)) }
    }

    /// A closed box.
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PathData {
        "M\(x) \(y)h\(width)v\(height)h\(-width)z"
    }

    /// A grid of bars inside a box, without its frame.
    static func lattice(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, columns: Int, rows: Int
    ) -> PathData {
        let upright = each(1..<max(1, columns)) { "M\(x + width * $0 / Double(columns)) \(y)v\(height)" }
        return upright + each(1..<max(1, rows)) { "M\(x) \(y + height * $0 / Double(rows))h\(width)" }
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 5)
        }

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ number: Double) {
            text += PathData.tenths(number)
        }

        mutating func appendInterpolation(_ path: PathData) {
            text += path.text
        }
    }

    /// To one digit after the point; nothing is written that isn't needed.
    static func tenths(_ number: Double) -> String {
        decimal(number, 10)
    }

    /// To two digits after the point.
    static func hundredths(_ number: Double) -> String {
        decimal(number, 100)
    }

    private static func decimal(_ number: Double, _ scale: Int) -> String {
        let scaled = number * Double(scale)
        let whole = Int(scaled + (scaled < 0 ? -0.5 : 0.5))
        let (quotient, rest) = abs(whole).quotientAndRemainder(dividingBy: scale)
        var text = (whole < 0 ? "-" : "") + (quotient == 0 && rest != 0 ? "" : String(quotient))
        guard rest != 0 else { return text }
        var digits = String(rest)
        if scale == 100 {
            if rest < 10 { digits = "0" + digits }
            if digits.hasSuffix("0") { digits.removeLast() }
        }
        text += "." + digits
        return text
    }
}
