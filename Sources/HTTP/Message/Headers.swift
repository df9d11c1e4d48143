/// A request's header fields. Names are compared without regard to case.
public struct Headers: Sendable {
    struct Field: Sendable {
        var name: Range<Int>
        var value: Range<Int>
    }

    /// The head as it came; the fields point into it, so that what nobody asks for costs no string.
    private let head: [UInt8]
    private let fields: [Field]

    init(head: [UInt8], fields: [Field]) {
        self.head = head
        self.fields = fields
    }

    /// The first value of this name, without white space around it; nil if the header is missing or not UTF-8.
    public subscript(name: String) -> String? {
        fields.first { isNamed(name, $0) }.flatMap(value)
    }

    /// All values of this name, in the order they came.
    public func all(_ name: String) -> [String] {
        fields.filter { isNamed(name, $0) }.compactMap(value)
    }

    /// How many fields there are.
    public var count: Int { fields.count }

    /// The value of a cookie; nil if the browser sent none of that name. Quotes around the value are taken off.
    public func cookie(_ name: String) -> String? {
        for pair in cookies {
            guard let middle = pair.utf8.firstIndex(of: UInt8(ascii: "=")),
                pair[..<middle].utf8.elementsEqual(name.utf8)
            else { continue }
            var value = pair.utf8[middle...].dropFirst()
            while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
            if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
                value = value.dropFirst().dropLast()
            }
            return String(value)
        }
        return nil
    }

    /// The names of all cookies, in the order they came. What has no `=` counts as a name.
    public var cookieNames: [String] {
        cookies.map { pair in String(pair.prefix { $0 != "=" }) }
    }

    /// `name=value`, one for each cookie.
    private var cookies: [Substring] {
        all("cookie").flatMap { line in
            line.utf8.split(separator: UInt8(ascii: ";")).compactMap { piece in
                Substring(piece.drop { $0 == 0x20 || $0 == 0x09 })
            }
        }
    }

    private func isNamed(_ name: String, _ field: Field) -> Bool {
        head[field.name].equalsIgnoringCase(name.utf8)
    }

    private func value(_ field: Field) -> String? {
        String(validating: head[field.value], as: UTF8.self)
    }
}

extension Collection<UInt8> {
    /// Whether these bytes are the same ASCII text, capital or small.
    func equalsIgnoringCase(_ other: some Collection<UInt8>) -> Bool {
        count == other.count && elementsEqual(other) { $0.asciiLowercased == $1.asciiLowercased }
    }
}

extension UInt8 {
    var asciiLowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }

    /// A character of which RFC 9110 lets names of headers be made (`tchar`).
    var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "|"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
