import Authenticator
import Seeded
import Testing

@testable import SignIn

/// Writing and reading are each other's reverse; whatever could be read in two ways isn't read.
struct CBORTests {
    private func read(_ bytes: [UInt8]) -> CBOR? { try? CBORReader.value(bytes) }

    @Test(
        "the standard's own examples are read (RFC 8949, appendix A)",
        arguments: [
            ([0x00], .unsigned(0)), ([0x17], .unsigned(23)), ([0x18, 0x18], .unsigned(24)),
            ([0x19, 0x03, 0xe8], .unsigned(1000)), ([0x1a, 0x00, 0x0f, 0x42, 0x40], .unsigned(1_000_000)),
            ([0x1b] + [UInt8](repeating: 0xff, count: 8), .unsigned(.max)), ([0x20], .negative(0)),
            ([0x38, 0x63], .negative(99)), ([0xf4], .bool(false)), ([0xf5], .bool(true)), ([0xf6], .null),
            ([0x40], .bytes([])), ([0x44, 1, 2, 3, 4], .bytes([1, 2, 3, 4])), ([0x60], .text("")),
            ([0x63, 0xe6, 0xb0, 0xb4], .text("水")), ([0x80], .array([])),
            ([0x83, 1, 2, 3], .array([.unsigned(1), .unsigned(2), .unsigned(3)])), ([0xa0], .map([])),
            (
                [0xa1, 0x61, 0x61, 0x82, 2, 3],
                .map([.init(key: .text("a"), value: .array([.unsigned(2), .unsigned(3)]))])
            ),
        ] as [([UInt8], CBOR)])
    func examples(bytes: [UInt8], value: CBOR) {
        #expect(read(bytes) == value)
        for end in bytes.indices { #expect(read(Array(bytes[..<end])) == nil, "cut off at \(end)") }
        #expect(read(bytes + [0]) == nil, "something behind it")
    }

    @Test(
        "what may be written in another way, or not at all, is refused",
        arguments: [
            ("a number longer than it needs", [0x18, 0x17]), ("in two bytes", [0x19, 0, 255]),
            ("in four bytes", [0x1a, 0, 0, 255, 255]), ("in eight bytes", [0x1b, 0, 0, 0, 0, 255, 255, 255, 255]),
            ("a length longer than it needs", [0x58, 1, 0]), ("a meaningless head", [0x1c]),
            ("bytes without a length", [0x5f, 0x41, 0, 0xff]), ("a text without a length", [0x7f, 0x60, 0xff]),
            ("an array without a length", [0x9f, 0xff]), ("a map without a length", [0xbf, 0xff]),
            ("a tag", [0xc0, 0x60]), ("a half", [0xf9, 0x3c, 0]), ("a float", [0xfa, 0, 0, 0, 0]),
            ("a double", [0xfb, 0, 0, 0, 0, 0, 0, 0, 0]), ("undefined", [0xf7]), ("a simple value", [0xf8, 0xff]),
            ("another simple value", [0xe0]), ("broken UTF-8", [0x62, 0xc3, 0x28]),
            ("a key twice", [0xa2, 1, 0, 1, 0]), ("a named key twice", [0xa2, 0x61, 0x61, 0, 0x61, 0x61, 1]),
            ("a key of bytes", [0xa1, 0x41, 0, 0]), ("a key that is a list", [0xa1, 0x80, 0]),
            ("an end alone", [0xff]), ("nothing", []),
        ] as [(String, [UInt8])])
    func refusals(what: String, bytes: [UInt8]) {
        #expect(read(bytes) == nil, "\(what)")
    }

    @Test("a length that isn't there costs nothing, however large")
    func lies() {
        for kind: UInt8 in 2...5 {
            #expect(read([kind << 5 | 27] + [UInt8](repeating: 0xff, count: 8)) == nil)
            #expect(read([kind << 5 | 26, 0x7f, 0xff, 0xff, 0xff, 0]) == nil)
        }
    }

    @Test("lists lie at most 8 deep and hold at most 256 values in all")
    func bounds() {
        func nested(_ depth: Int) -> [UInt8] { [UInt8](repeating: 0x81, count: depth) + [0] }
        #expect(read(nested(CBORReader.deepest)) != nil)
        #expect(read(nested(CBORReader.deepest + 1)) == nil)
        func long(_ count: Int) -> [UInt8] { CBORText.head(4, count) + [UInt8](repeating: 0, count: count) }
        #expect(read(long(CBORReader.mostValues - 1)) != nil)
        #expect(read(long(CBORReader.mostValues)) == nil)
    }

    @Test("a hundred thousand nonsenses are read or refused, and those that are read are written back the same")
    func nonsense() {
        var numbers = SeededNumbers(seed: 4)
        for _ in 0..<100_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &numbers)).map { _ in
                UInt8.random(in: .min ... .max, using: &numbers)
            }
            if let value = read(bytes) { #expect(written(value) == bytes) }
        }
    }

    private func written(_ value: CBOR) -> [UInt8] {
        switch value {
        case .unsigned(let number): large(0, number)
        case .negative(let number): large(1, number)
        case .bytes(let bytes): CBORText.bytes(bytes)
        case .text(let text): CBORText.text(text)
        case .array(let elements): CBORText.head(4, elements.count) + elements.flatMap(written)
        case .map(let members):
            CBORText.head(5, members.count) + members.flatMap { written($0.key) + written($0.value) }
        case .bool(let truth): [truth ? 0xf5 : 0xf4]
        case .null: [0xf6]
        }
    }

    private func large(_ kind: UInt8, _ number: UInt64) -> [UInt8] {
        guard number >= 1 << 32 else { return CBORText.head(kind, Int(number)) }
        return [kind << 5 | 27] + (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
}
