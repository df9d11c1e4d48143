/// The languages in which everything is said. The raw value is the BCP 47 tag, as in addresses and `lang` attributes.
public enum Language: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
    case japanese = "ja"
}

extension Language {
    /// The language a reader prefers, from the value of an `Accept-Language` header (RFC 9110, 12.5.4); nil when it names
    /// none of ours. Regions are ignored (`ko-KR` is Korean), `*` stands for none, and of equal weights the first wins.
    ///
    /// Any text is safe: what can't be read is passed over, and only the first 64 entries count.
    public init?(acceptLanguage header: some StringProtocol) {
        var best: Language?
        var bestWeight = 0
        for entry in header.utf8.split(separator: Character.comma, maxSplits: 64).prefix(64) {
            guard let (language, weight) = Language.preference(entry), weight > bestWeight else { continue }
            best = language
            bestWeight = weight
        }
        guard let best else { return nil }
        self = best
    }

    /// One entry, like `ko-KR;q=0.8`, as language and weight in thousandths.
    private static func preference(_ entry: some Collection<UInt8>) -> (Language, weight: Int)? {
        var parts = entry.filter { $0 != Character.space && $0 != Character.tab }.split(separator: Character.semicolon)[
            ...]
        guard let tag = parts.popFirst(), let language = Language(tag: tag) else { return nil }
        for parameter in parts {
            guard parameter.count > 2, parameter.first.map({ $0 | 0x20 }) == Character.q,
                parameter.dropFirst().first == Character.equals
            else { continue }
            guard let weight = thousandths(parameter.dropFirst(2)) else { return nil }
            return (language, weight)
        }
        return (language, 1000)
    }

    /// From a tag such as `ja` or `JA-jp`: its first part, in any case, is one of our codes.
    private init?(tag: some Collection<UInt8>) {
        guard let primary = tag.split(separator: Character.hyphen, omittingEmptySubsequences: false).first,
            primary.count == 2
        else { return nil }
        let letters = primary.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
        for language in Language.allCases where letters.elementsEqual(language.rawValue.utf8) {
            self = language
            return
        }
        return nil
    }

    /// `0`, `1`, `0.5`, `0.875` … as thousandths; nil for anything else, more than 1 included.
    private static func thousandths(_ digits: some Collection<UInt8>) -> Int? {
        guard let whole = digits.first, whole == Character.zero || whole == Character.one, digits.count <= 5 else {
            return nil
        }
        var value = whole == Character.one ? 1000 : 0
        guard digits.count > 1 else { return value }
        guard digits.dropFirst().first == Character.point else { return nil }
        var unit = 100
        for digit in digits.dropFirst(2) {
            guard (48...57).contains(digit) else { return nil }
            value += Int(digit - 48) * unit
            unit /= 10
        }
        return value <= 1000 ? value : nil
    }

    /// The bytes the header's grammar knows.
    private enum Character {
        static let comma: UInt8 = 44
        static let semicolon: UInt8 = 59
        static let hyphen: UInt8 = 45
        static let equals: UInt8 = 61
        static let space: UInt8 = 32
        static let tab: UInt8 = 9
        static let point: UInt8 = 46
        static let zero: UInt8 = 48
        static let one: UInt8 = 49
        static let q: UInt8 = 113
    }
}
