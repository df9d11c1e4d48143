/// Reads CBOR of authenticators, one value after the other, in the one way that they may write it: every number as short as
/// it can be, every length told beforehand, no key twice in a map, texts in UTF-8.
///
/// It never traps and never asks for more memory than the bytes take: a length is believed only where the bytes are there.
package struct CBORReader {
    /// What isn't so, or is more than a credential needs, is refused without saying where.
    package struct Malformed: Error, Equatable {}

    /// How deep arrays and maps may lie in each other. A credential with a statement of its maker needs 3.
    package static let deepest = 8
    /// How many values there may be in all.
    package static let mostValues = 256

    private let bytes: [UInt8]
    /// Where the next value begins.
    package private(set) var position: Int
    private var valuesLeft = CBORReader.mostValues

    /// - Parameter start: 0 to the number of bytes.
    package init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = min(max(0, start), bytes.count)
    }

    package var isAtEnd: Bool { position == bytes.count }

    /// The one value that the bytes are.
    package static func value(_ bytes: [UInt8]) throws(Malformed) -> CBOR {
        var reader = CBORReader(bytes)
        let value = try reader.next()
        guard reader.isAtEnd else { throw Malformed() }
        return value
    }

    /// The next value.
    package mutating func next() throws(Malformed) -> CBOR {
        try value(depth: 0)
    }

    private mutating func value(depth: Int) throws(Malformed) -> CBOR {
        guard valuesLeft > 0, depth <= CBORReader.deepest else { throw Malformed() }
        valuesLeft -= 1
        let (kind, number) = try head()
        switch kind {
        case 0: return .unsigned(number)
        case 1: return .negative(number)
        case 2: return .bytes(Array(try take(number)))
        case 3:
            guard let text = String(validating: try take(number), as: UTF8.self) else { throw Malformed() }
            return .text(text)
        case 4: return .array(try elements(number, depth))
        case 5: return .map(try members(number, depth))
        case 7: return try simple(number)
        // 6 is a tag.
        default: throw Malformed()
        }
    }

    private func simple(_ number: UInt64) throws(Malformed) -> CBOR {
        switch number {
        case 20: return .bool(false)
        case 21: return .bool(true)
        case 22: return .null
        default: throw Malformed()
        }
    }

    private mutating func elements(_ count: UInt64, _ depth: Int) throws(Malformed) -> [CBOR] {
        var elements: [CBOR] = []
        for _ in 0..<(try believable(count)) { elements.append(try value(depth: depth + 1)) }
        return elements
    }

    private mutating func members(_ count: UInt64, _ depth: Int) throws(Malformed) -> [CBOR.Member] {
        var members: [CBOR.Member] = []
        // As there is one way to write a key, two keys are the same only if their bytes are.
        var keys: Set<ArraySlice<UInt8>> = []
        for _ in 0..<(try believable(count)) {
            let start = position
            let key = try value(depth: depth + 1)
            switch key {
            case .unsigned, .negative, .text: break
            default: throw Malformed()
            }
            guard keys.insert(bytes[start..<position]).inserted else { throw Malformed() }
            members.append(CBOR.Member(key: key, value: try value(depth: depth + 1)))
        }
        return members
    }

    /// A count of values, each of which has a byte at least.
    private func believable(_ count: UInt64) throws(Malformed) -> Int {
        guard let count = Int(exactly: count), count <= valuesLeft, count <= bytes.count - position else {
            throw Malformed()
        }
        return count
    }

    /// The kind, 0 to 7, and the number that belongs to it.
    private mutating func head() throws(Malformed) -> (kind: UInt8, number: UInt64) {
        guard let first = try take(1).first else { throw Malformed() }
        let kind = first >> 5
        let short = first & 31
        guard short >= 24 else { return (kind, UInt64(short)) }
        // 28 to 30 mean nothing, and 31 is a length that is told only at the end. Of kind 7 these are fractions.
        guard short <= 27, kind != 7 else { throw Malformed() }
        let number = try take(UInt64(1) << (short - 24)).reduce(0) { $0 << 8 | UInt64($1) }
        let leastOfLength: [UInt64] = [24, 1 << 8, 1 << 16, 1 << 32]
        guard number >= leastOfLength[Int(short) - 24] else { throw Malformed() }
        return (kind, number)
    }

    private mutating func take(_ count: UInt64) throws(Malformed) -> ArraySlice<UInt8> {
        guard count <= UInt64(bytes.count - position) else { throw Malformed() }
        let end = position + Int(count)
        defer { position = end }
        return bytes[position..<end]
    }
}
