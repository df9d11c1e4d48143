/// What a person says of themselves: 1 to 300 characters, not all of them blank.
public enum Introduction {
    /// In Unicode scalars of the text in NFC.
    public static let longest = 300

    public static func refusal(of text: String) -> SignUpRefusal? {
        let scalars = text.scalars
        if scalars.allSatisfy(isBlank) { return .introductionMissing }
        if scalars.contains(where: isForbidden) { return .introductionBadCharacter }
        return scalars.count > longest ? .introductionTooLong : nil
    }

    /// With the end of each line as the one character that was typed. Forms send two.
    public static func tidied(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            if scalar.value == 0x0D {
                scalars.append("\n")
            } else if scalar.value != 0x0A || !wasReturn {
                scalars.append(scalar)
            }
            wasReturn = scalar.value == 0x0D
        }
        return String(scalars)
    }

    /// Unicode's white space and what else shows nothing: the zero-width ones and the Hangul fillers.
    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x20, 0x7F...0xA0, 0xAD, 0x115F, 0x1160, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064,
            0x3000, 0x3164, 0xFEFF, 0xFFA0:
            true
        default: false
        }
    }

    /// Control characters, but for tabs and the ends of lines.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x08, 0x0B...0x1F, 0x7F: true
        default: false
        }
    }
}
