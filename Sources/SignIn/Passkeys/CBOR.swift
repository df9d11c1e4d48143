/// A value in CBOR (RFC 8949), as far as authenticators write it (CTAP 2.1, section 8): no fractions, no tags.
package indirect enum CBOR: Equatable, Sendable {
    case unsigned(UInt64)
    /// −1 − n.
    case negative(UInt64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    case map([Member])
    case bool(Bool)
    case null

    package struct Member: Equatable, Sendable {
        package let key: CBOR
        package let value: CBOR
    }

    /// The value of the member with that name; nil where this is no map or has none.
    package func member(_ name: String) -> CBOR? {
        guard case .map(let members) = self else { return nil }
        return members.first { member in
            if case .text(let key) = member.key { key.isExactly(name) } else { false }
        }?.value
    }

    /// The same by a small number.
    package func member(_ number: Int) -> CBOR? {
        guard case .map(let members) = self else { return nil }
        return members.first { $0.key.number == number }?.value
    }

    /// A whole number; nil for one that `Int` doesn't hold, and for anything else.
    package var number: Int? {
        switch self {
        case .unsigned(let number): Int(exactly: number)
        case .negative(let number): Int(exactly: number).map { -1 - $0 }
        default: nil
        }
    }

    package var bytes: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    package var count: Int? {
        switch self {
        case .array(let elements): elements.count
        case .map(let members): members.count
        default: nil
        }
    }
}
