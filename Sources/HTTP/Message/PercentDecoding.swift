/// Strict percent decoding: what is not exactly right is refused, never guessed.
///
/// libmicrohttpd would cut a path at `%00` and let broken escapes through, so it never decodes for us.
enum PercentDecoding {
    /// The text that these bytes stand for; nil for an escape without two hex digits, an escaped or plain control
    /// character, a byte over 126 that is not escaped, or bytes that are not UTF-8.
    static func text(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
                    return nil
                }
                let value = high << 4 | low
                // Line ends are what text fields of a form may hold; the other controls have no place in an address.
                guard value >= 0x20 && value != 0x7F || (plusIsSpace && isLineWhitespace(value)) else { return nil }
                decoded.append(value)
            case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
            case 0x21...0x7E: decoded.append(byte)
            default: return nil
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    private static func isLineWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
