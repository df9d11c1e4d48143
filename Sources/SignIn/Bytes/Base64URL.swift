/// Bytes as text for addresses, cookies and tokens: RFC 4648, section 5, without padding.
public enum Base64URL {
    public static func encode(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: encodedBytes(bytes), as: UTF8.self)
    }

    /// The bytes that were written so, or nil where the text isn't the one way to write them: with padding, another
    /// letter, a single letter at the end, or bits behind the last byte that aren't zero.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        decode(bytes: text.utf8)
    }

    static func encodedBytes(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.underestimatedCount / 3 * 4 + 4)
        var held: UInt32 = 0
        var heldBits: UInt32 = 0
        for byte in bytes {
            held = held << 8 | UInt32(byte)
            heldBits += 8
            while heldBits >= 6 {
                heldBits -= 6
                text.append(letter(held >> heldBits & 63))
            }
        }
        if heldBits > 0 { text.append(letter(held << (6 - heldBits) & 63)) }
        return text
    }

    static func decode(bytes text: some Collection<UInt8>) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 2)
        var held: UInt32 = 0
        var heldBits: UInt32 = 0
        for letter in text {
            guard let value = value(of: letter) else { return nil }
            held = held << 6 | value
            heldBits += 6
            guard heldBits >= 8 else { continue }
            heldBits -= 8
            bytes.append(UInt8(truncatingIfNeeded: held >> heldBits))
        }
        return held & (1 << heldBits - 1) == 0 ? bytes : nil
    }

    /// - Parameter value: 0 to 63.
    private static func letter(_ value: UInt32) -> UInt8 {
        let value = UInt8(truncatingIfNeeded: value)
        switch value {
        case 0..<26: return value + UInt8(ascii: "A")
        case 26..<52: return value - 26 + UInt8(ascii: "a")
        case 52..<62: return value - 52 + UInt8(ascii: "0")
        case 62: return UInt8(ascii: "-")
        default: return UInt8(ascii: "_")
        }
    }

    private static func value(of letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
