import Domain

/// The fields behind the question mark, decoded, in their order.
public struct Query: Equatable, Sendable {
    public struct Field: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    public private(set) var fields: [Field] = []

    public init() {}

    public init(_ pairs: [(name: String, value: String)]) {
        fields = pairs.map { Field(name: $0.name, value: $0.value) }
    }

    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    public func first(_ name: String) -> String? {
        fields.first { $0.name.hasBytes(of: name) }?.value
    }

    /// `?name=value&…`, or nothing when there is no field.
    public var text: String {
        var text = ""
        for field in fields {
            text += text.isEmpty ? "?" : "&"
            text += PercentEncoding.encoded(field.name) + "=" + PercentEncoding.encoded(field.value)
        }
        return text
    }

    /// A whole number in decimal digits; nil when the field is absent or empty.
    public func number(_ name: String, in range: ClosedRange<Int64>) throws(AddressFault) -> Int64? {
        guard let text = first(name), !text.isEmpty else { return nil }
        guard text.utf8.count <= 20, let number = text.wholeNumber else {
            throw AddressFault(field: name, reason: .malformed)
        }
        guard range.contains(number) else { throw AddressFault(field: name, reason: .outOfRange) }
        return number
    }

    /// `YYYY-MM-DD`; nil when the field is absent or empty.
    public func day(_ name: String) throws(AddressFault) -> Day? {
        guard let text = first(name), !text.isEmpty else { return nil }
        guard let day = Day(iso: text) else { throw AddressFault(field: name, reason: .malformed) }
        return day
    }
}

/// RFC 3986: everything but the unreserved characters is escaped.
public enum PercentEncoding {
    public static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in Array(text.utf8) {
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: ","):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hexDigit(byte >> 4))
                bytes.append(hexDigit(byte & 15))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }
}

extension StaticString {
    public var text: String {
        withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
}
