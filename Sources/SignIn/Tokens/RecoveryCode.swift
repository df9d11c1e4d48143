/// Opens an account once when its password is forgotten: `7K3M-Q9RT-X2VB-HN4D`, to be written down on paper.
///
/// 80 random bits in 16 letters and digits, none of which looks like another: there is no I, L, O or U. What is typed as
/// one of those, in either case, with or without hyphens, is read as what it looks like. Descriptions don't show it.
public struct RecoveryCode: Equatable, Sendable {
    /// 16 of the alphabet.
    private let letters: [UInt8]

    /// An account gets so many at once.
    public static let count = 10

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let length = 16
    private static let groupLength = 4
    /// Nobody types more by mistake; the rest isn't looked at.
    private static let longestInput = 256

    public init(_ randomness: Randomness) {
        // 256 is a multiple of 32, so every letter is as likely.
        letters = randomness.bytes(Self.length).map { Self.alphabet[Int($0 % 32)] }
    }

    /// Ten that differ.
    public static func make(_ randomness: Randomness) -> [RecoveryCode] {
        var codes: [RecoveryCode] = []
        while codes.count < count {
            let code = RecoveryCode(randomness)
            if !codes.contains(code) { codes.append(code) }
        }
        return codes
    }

    /// What somebody has typed, or nil where it can't be a code.
    public init?(typed: String) {
        guard typed.utf8.count <= Self.longestInput else { return nil }
        var letters: [UInt8] = []
        for scalar in typed.unicodeScalars where !Self.isBetween(scalar) {
            guard let letter = Self.letter(scalar) else { return nil }
            letters.append(letter)
        }
        guard letters.count == Self.length else { return nil }
        self.letters = letters
    }

    /// What is shown: four groups of four, with hyphens.
    public var text: String {
        stride(from: 0, to: Self.length, by: Self.groupLength)
            .map { String(decoding: letters[$0..<$0 + Self.groupLength], as: UTF8.self) }
            .joined(separator: "-")
    }

    /// What is stored: 32 bytes. To be looked for among those of one account only.
    public var hash: [UInt8] { Digest.sha256(letters) }

    public static func == (one: RecoveryCode, other: RecoveryCode) -> Bool {
        constantTimeEqual(one.letters, other.letters)
    }

    /// Spaces and every kind of hyphen and dash that a keyboard or a word processor makes of one.
    private static func isBetween(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .dashPunctuation || scalar == "\u{2212}"
    }

    private static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
        // Korean and Japanese keyboards have letters and digits of double width.
        let narrow = (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
        guard let typed = UInt8(exactly: narrow), typed < 0x80 else { return nil }
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(typed)
        let upper = isSmall ? typed - 0x20 : typed
        switch upper {
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return UInt8(ascii: "1")
        case UInt8(ascii: "O"): return UInt8(ascii: "0")
        case UInt8(ascii: "U"): return UInt8(ascii: "V")
        default: return alphabet.contains(upper) ? upper : nil
        }
    }
}

extension RecoveryCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "RecoveryCode" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
