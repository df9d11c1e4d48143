/// Writes a value as JSON (RFC 8259), safe to stand inside a `<script>` element.
public struct JSONWriter: FieldVisitor {
    public private(set) var bytes: [UInt8] = []
    /// Whether nothing stands yet in the array or object that was opened last; those around it hold that one at least.
    private var isEmpty = true

    /// - Parameter capacity: bytes for which room is made at once.
    public init(capacity: Int = 4096) {
        bytes.reserveCapacity(capacity)
    }

    public mutating func visit(_ value: inout Int64) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: JSONWriter.mostDigits) { digits in
            var rest = value.magnitude
            var first = digits.count
            repeat {
                first -= 1
                digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            bytes.append(contentsOf: digits[first...])
        }
    }

    /// JSON has no infinity and no NaN; they are written as 0.
    public mutating func visit(_ value: inout Double) {
        bytes.append(contentsOf: (value.isFinite ? value : 0).description.utf8)
    }

    public mutating func visit(_ value: inout Bool) { put(value ? "true" : "false") }

    public mutating func visit(_ value: inout String) {
        bytes.append(UInt8(ascii: "\""))
        value.withUTF8 { text in
            // Nearly every text goes out as it is.
            if text.contains(where: JSONWriter.needsEscape) {
                for byte in text { putEscaped(byte) }
            } else {
                bytes.append(contentsOf: text)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    public mutating func visitNull(isNull: Bool) -> Bool {
        if isNull { put("null") }
        return isNull
    }

    public mutating func openArray(count: Int) -> Int {
        bytes.append(UInt8(ascii: "["))
        isEmpty = true
        return count
    }

    public mutating func openElement(_ index: Int) { putComma() }
    public mutating func closeElement() {}

    public mutating func closeArray() {
        bytes.append(UInt8(ascii: "]"))
        isEmpty = false
    }

    public mutating func openObject() {
        bytes.append(UInt8(ascii: "{"))
        isEmpty = true
    }

    public mutating func openField(_ name: StaticString) -> Bool {
        putComma()
        bytes.append(UInt8(ascii: "\""))
        put(name)
        put("\":")
        return true
    }

    public mutating func closeField() {}

    public mutating func closeObject() {
        bytes.append(UInt8(ascii: "}"))
        isEmpty = false
    }

    private mutating func put(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func putComma() {
        if isEmpty { isEmpty = false } else { bytes.append(UInt8(ascii: ",")) }
    }

    /// Of the largest UInt64.
    private static let mostDigits = 20

    private mutating func putEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): put("\\\"")
        case UInt8(ascii: "\\"): put("\\\\")
        case 9: put("\\t")
        case 10: put("\\n")
        case 13: put("\\r")
        // `</script>` and `<!--` must not appear inside a script element.
        case UInt8(ascii: "<"): put("\\u003c")
        case 0..<32:
            put("\\u00")
            bytes.append(JSONWriter.hexDigit(byte >> 4))
            bytes.append(JSONWriter.hexDigit(byte & 15))
        default: bytes.append(byte)
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}
