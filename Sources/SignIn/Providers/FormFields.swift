/// Fields as an address's query and a form's body carry them (application/x-www-form-urlencoded).
public struct FormFields: Sendable {
    public private(set) var fields: [(name: String, value: String)]

    public init(_ fields: [(name: String, value: String)] = []) {
        self.fields = fields
    }

    /// nil for a broken escape, for what isn't UTF-8, and for letters that have no place in an address.
    public init?(encoded bytes: some Collection<UInt8>) {
        fields = []
        for piece in bytes.split(separator: UInt8(ascii: "&")) {
            let sides = piece.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = FormFields.decoded(sides[0]),
                let value = sides.count == 2 ? FormFields.decoded(sides[1]) : ""
            else { return nil }
            fields.append((name, value))
        }
    }

    /// The value of that name; nil where there is none.
    public subscript(_ name: String) -> String? {
        fields.first { $0.name.isExactly(name) }?.value
    }

    public var repeatsAName: Bool { Set(fields.map(\.name)).count < fields.count }

    /// The fields as a query without its question mark, or as a form's body.
    public var encoded: String {
        fields.map { FormFields.encoded($0.name) + "=" + FormFields.encoded($0.value) }.joined(separator: "&")
    }

    /// Every byte but letters, digits, `-`, `.`, `_` and `~` as an escape.
    static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func decoded(_ bytes: some Collection<UInt8>) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue) else {
                    return nil
                }
                decoded.append(high << 4 | low)
            case 0x21...0x7E: decoded.append(byte)
            default: return nil
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
