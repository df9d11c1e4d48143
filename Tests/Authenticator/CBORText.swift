/// Writes CBOR for the software authenticator, without asking whether it may be so.
public enum CBORText {
    /// - Parameter kind: 0 to 7.
    public static func head(_ kind: UInt8, _ number: Int) -> [UInt8] {
        let kind = kind << 5
        switch number {
        case ..<24: return [kind | UInt8(number)]
        case ..<256: return [kind | 24, UInt8(number)]
        case ..<65_536: return [kind | 25, UInt8(number >> 8), UInt8(number & 255)]
        default: return [kind | 26] + (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) }
        }
    }

    public static func number(_ number: Int) -> [UInt8] {
        number >= 0 ? head(0, number) : head(1, -1 - number)
    }

    public static func bytes(_ bytes: [UInt8]) -> [UInt8] { head(2, bytes.count) + bytes }
    public static func text(_ text: String) -> [UInt8] { head(3, text.utf8.count) + text.utf8 }

    /// Keys and values by turns, each written already.
    public static func map(_ parts: [UInt8]...) -> [UInt8] { head(5, parts.count / 2) + parts.joined() }
}
