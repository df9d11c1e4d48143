/// JSON as it was read.
public enum JSON: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    /// nil unless the bytes are exactly one JSON value, nested at most `JSON.deepest` deep.
    public init?(_ bytes: [UInt8]) {
        var parser = JSONParser(bytes)
        guard let value = parser.document() else { return nil }
        self = value
    }

    public static let deepest = 64
}

private struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() -> JSON? {
        guard let value = value(depth: 0) else { return nil }
        skipSpace()
        return position == bytes.count ? value : nil
    }

    private mutating func value(depth: Int) -> JSON? {
        skipSpace()
        guard depth <= JSON.deepest, position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map { .text($0) }
        case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return word("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSON? {
        position += 1
        var members: [(name: String, value: JSON)] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard let name = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
            members.append((name, value))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSON? {
        position += 1
        var elements: [JSON] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            elements.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    private mutating func string() -> String? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): guard appendEscape(to: &text) else { return nil }
            case 0..<32: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func appendEscape(to text: inout [UInt8]) -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "u"): return appendUnicodeEscape(to: &text)
        default: return false
        }
        return true
    }

    /// A surrogate without its other half becomes U+FFFD.
    private mutating func appendUnicodeEscape(to text: inout [UInt8]) -> Bool {
        guard var scalar = fourHexDigits() else { return false }
        if (0xD800..<0xDC00).contains(scalar), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let before = position
            position += 2
            guard let low = fourHexDigits() else { return false }
            if (0xDC00..<0xE000).contains(low) {
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
            } else {
                position = before
            }
        }
        text.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
        return true
    }

    private mutating func fourHexDigits() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for _ in 0..<4 {
            let byte = bytes[position]
            position += 1
            switch byte {
            case 48...57: value = value << 4 | UInt32(byte - 48)
            case 65...70: value = value << 4 | UInt32(byte - 55)
            case 97...102: value = value << 4 | UInt32(byte - 87)
            default: return nil
            }
        }
        return value
    }

    private mutating func number() -> JSON? {
        let isNegative = take(UInt8(ascii: "-"), afterSpace: false)
        let start = position
        var mantissa: Int64 = 0
        var exponent = 0
        var isInteger = true
        var isExact = true
        func digit() -> Int64? {
            position < bytes.count && (48...57).contains(bytes[position]) ? Int64(bytes[position] - 48) : nil
        }
        while let next = digit() {
            let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = product.addingReportingOverflow(next)
            if overflow || overflowsToo {
                isExact = false
                exponent += 1
            } else {
                mantissa = sum
            }
            position += 1
        }
        guard position > start, bytes[start] != UInt8(ascii: "0") || position == start + 1 else { return nil }
        if take(UInt8(ascii: "."), afterSpace: false) {
            isInteger = false
            guard digit() != nil else { return nil }
            while let next = digit() {
                if mantissa < 100_000_000_000_000_000 {
                    mantissa = mantissa * 10 + next
                    exponent -= 1
                }
                position += 1
            }
        }
        if take(UInt8(ascii: "e"), afterSpace: false) || take(UInt8(ascii: "E"), afterSpace: false) {
            isInteger = false
            let isBelow = take(UInt8(ascii: "-"), afterSpace: false)
            if !isBelow { _ = take(UInt8(ascii: "+"), afterSpace: false) }
            guard digit() != nil else { return nil }
            var written = 0
            while let next = digit() {
                written = min(100_000, written * 10 + Int(next))
                position += 1
            }
            exponent += isBelow ? -written : written
        }
        if isInteger, isExact { return .integer(isNegative ? -mantissa : mantissa) }
        let value = JSONParser.scaled(Double(mantissa), byTenTo: exponent)
        guard value.isFinite else { return nil }
        return .number(isNegative ? -value : value)
    }

    private static func scaled(_ value: Double, byTenTo exponent: Int) -> Double {
        var value = value
        for _ in 0..<min(400, abs(exponent)) { if exponent < 0 { value /= 10 } else { value *= 10 } }
        return value
    }

    private mutating func word(_ expected: StaticString) -> Bool {
        let count = expected.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        let isThere = expected.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + count]) }
        position += count
        return isThere
    }

    private mutating func take(_ byte: UInt8, afterSpace: Bool = true) -> Bool {
        if afterSpace { skipSpace() }
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
    }
}
