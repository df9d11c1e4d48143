/// Who somebody is at a provider. An account is found by `issuer` and `subject` together and by nothing else: mail addresses
/// change hands, and not every provider checks them.
public struct Identity: Sendable, Equatable {
    public let issuer: String
    /// The person's id there, 1 to 255 bytes, which never changes. Compared byte by byte.
    public let subject: String
    /// At most 200 letters on one line.
    public var name: String?
    public var email: String?
    /// Whether the provider says that the address is the person's; nil where it doesn't say.
    public var emailVerified: Bool?
    /// Whether the address only forwards, as Apple's private ones do.
    public var isEmailPrivate = false
    /// The address of a picture, https.
    public var picture: String?

    /// - Throws: `.incomplete` where the subject is empty or has more than 255 bytes.
    init(
        issuer: String, subject: String, name: String? = nil, email: String? = nil, emailVerified: Bool? = nil,
        picture: String? = nil
    ) throws(ProviderRefusal) {
        guard (1...255).contains(subject.utf8.count), !subject.utf8.contains(0) else { throw .incomplete }
        self.issuer = issuer
        self.subject = subject
        self.name = name.flatMap(Identity.line)
        self.email = email.flatMap(Identity.mailAddress)
        self.emailVerified = self.email == nil ? nil : emailVerified
        self.picture = picture.flatMap(Identity.pictureAddress)
    }

    /// One line without control characters, at most 200 letters; nil when nothing is left.
    static func line(_ text: String) -> String? {
        let shown = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }.prefix(800)))
        let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(200))
    }

    /// Also those that turn the direction of writing and could hide what stands behind them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: !scalar.properties.isWhitespace
        case .surrogate, .privateUse, .unassigned: true
        case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }

    /// nil unless it has one sign @ with something on both sides, no space or control character, and at most 254 bytes.
    static func mailAddress(_ text: String) -> String? {
        let sides = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard text.utf8.count <= 254, sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty,
            !text.unicodeScalars.contains(where: { $0.properties.isWhitespace || isControl($0) })
        else { return nil }
        return text
    }

    static func pictureAddress(_ text: String) -> String? {
        guard text.utf8.count <= 2048, text.hasPrefix("https://"), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return text
    }
}
