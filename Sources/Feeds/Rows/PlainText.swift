// The standard library composes strings to NFC but shows it to Foundation only. Importing Foundation for this one thing
// makes a static binary 60 MB larger, so we ask at the same door.
@_spi(_Unicode) import Swift

/// Turns what hosts and guests typed into plain text in NFC.
package enum PlainText {
    /// One line: line ends and runs of blanks become one blank.
    ///
    /// - Parameter most: how many characters are kept.
    package static func line(_ cell: Cell, most: Int = 300) -> String {
        var line: [UInt8] = []
        for word in plainBytes(cell).split(whereSeparator: \.isBlank) {
            if !line.isEmpty { line.append(UInt8(ascii: " ")) }
            line.append(contentsOf: word)
        }
        let text = finished(line)
        return text.utf8.count > most ? String(text.prefix(most)) : text
    }

    /// Paragraphs: line ends of any kind and `<br />` become LF, other known tags vanish, entities become the characters
    /// they name, control characters vanish. Blanks at both ends of it go, and never more than one line stays empty.
    package static func paragraphs(_ cell: Cell) -> String {
        var kept: [UInt8] = []
        var hasEmptyLine = true
        for line in plainBytes(cell).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let words = line.trimmed
            if words.isEmpty, hasEmptyLine { continue }
            hasEmptyLine = words.isEmpty
            kept.append(contentsOf: words)
            kept.append(UInt8(ascii: "\n"))
        }
        return finished(kept)
    }

    /// Composed, as most systems type it: é is one scalar, 한 is one scalar.
    package static func composed(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text._nfc)
        return String(scalars)
    }

    /// As a string in NFC, without blanks of any script at both ends.
    private static func finished(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes[...].trimmed, as: UTF8.self)
        return composed(String(Substring(text).trimmedBlanks))
    }

    private static func plainBytes(_ cell: Cell) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(cell.count)
        var rest = cell
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "<"):
                take(tag: &rest, into: &plain)
            case UInt8(ascii: "&"):
                take(entity: &rest, into: &plain)
            case UInt8(ascii: "\r"):
                rest.removeFirst()
                if rest.first != UInt8(ascii: "\n") { plain.append(UInt8(ascii: "\n")) }
            case UInt8(ascii: "\n"), 0x20..<0x7F, 0x80...:
                plain.append(byte)
                rest.removeFirst()
            case UInt8(ascii: "\t"):
                plain.append(UInt8(ascii: " "))
                rest.removeFirst()
            default:
                rest.removeFirst()
            }
        }
        return plain
    }

    /// A known tag ends a line or vanishes, even one that the site cut off with the text; any other `<` stays.
    private static func take(tag rest: inout Cell, into plain: inout [UInt8]) {
        let inside = rest.dropFirst().prefix(longestTag)
        let name = inside.drop { $0 == UInt8(ascii: "/") }.prefix { $0.isLetter || $0.isDigit }
        let word = String(decoding: name.map(\.lowercased), as: UTF8.self)
        let breaks = tagsThatBreak.contains(word)
        guard breaks || tagsThatVanish.contains(word), let end = endOfTag(inside, behind: name) else {
            plain.append(rest.removeFirst())
            return
        }
        if breaks { plain.append(UInt8(ascii: "\n")) }
        rest = rest[end...]
    }

    /// Behind the `>`; or where the cell ends, if it ends with the tag's name.
    private static func endOfTag(_ inside: Cell, behind name: Cell) -> Int? {
        if let end = inside.firstIndex(of: UInt8(ascii: ">")) { return end + 1 }
        let isCut = inside[name.endIndex...].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "/") }
        return isCut ? inside.endIndex : nil
    }

    private static func take(entity rest: inout Cell, into plain: inout [UInt8]) {
        let inside = rest.dropFirst().prefix(10)
        if let end = inside.firstIndex(of: UInt8(ascii: ";")), let scalar = scalar(named: inside[..<end].text) {
            plain.append(contentsOf: String(scalar).utf8)
            rest = rest[(end + 1)...]
        } else {
            plain.append(rest.removeFirst())
        }
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        if let known = entities[name] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, value >= 0x20, !(0x7F...0x9F).contains(value) else { return nil }
        return Unicode.Scalar(value)
    }

    private static let longestTag = 200
    private static let tagsThatBreak: Set<String> = [
        "br", "p", "div", "li", "ul", "ol", "tr", "hr", "h1", "h2", "h3", "h4",
    ]
    private static let tagsThatVanish: Set<String> = [
        "b", "i", "u", "em", "strong", "span", "a", "small", "font", "center", "big", "sub", "sup", "h5", "h6", "td",
        "table", "tbody", "img",
    ]
    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“", "bull": "•", "deg": "°", "euro": "€",
    ]
}

extension Substring {
    /// Without blanks of any script, and what can't be seen at all, at both ends.
    var trimmedBlanks: Substring {
        var rest = drop { $0.isUnseen }
        while rest.last?.isUnseen ?? false { rest.removeLast() }
        return rest
    }
}

extension Character {
    /// Whether nothing of it shows: a blank, or nothing but joiners, marks of direction and the like.
    fileprivate var isUnseen: Bool {
        isWhitespace || unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
}
