/// What others see in place of the handle: at most 60 characters in one line. An empty one shows the handle.
public enum DisplayName {
    /// In Unicode scalars of the text in NFC.
    public static let longest = 60

    public static func refusal(of name: String) -> SettingsRefusal? {
        if name.unicodeScalars.contains(where: isForbidden) { return .nameBadCharacter }
        return name.unicodeScalars.count > longest ? .nameTooLong : nil
    }

    /// Without what shows nothing at either end; empty when there is nothing else.
    public static func tidied(_ name: String) -> String {
        let scalars = name.unicodeScalars
        guard let first = scalars.firstIndex(where: { !Introduction.isBlank($0) }),
            let last = scalars.lastIndex(where: { !Introduction.isBlank($0) })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Control characters, line ends, and what turns the direction of the text around it.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
