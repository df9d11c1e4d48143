// The standard library composes strings to NFC but shows it to Foundation only. Importing Foundation for this one thing
// makes a static binary 60 MB larger, so we ask at the same door.
@_spi(_Unicode) import Swift

/// Turns what hosts and guests typed into plain text in NFC.
package enum PlainText {
    /// One line: line ends and runs of blanks become one blank.
    ///
    /// - Parameter most: how many characters are kept.
    package static func line(_ cell: Cell, most: Int = 300) -> String {
        let words = text(cell).split { $0.isWhitespace }
        return String(words.joined(separator: " ").prefix(most))
    }

    /// Paragraphs: line ends of any kind and `<br />` become LF, other known tags vanish, entities become the characters
    /// they name, control characters vanish. Blanks at both ends of it go, and never more than one line stays empty.
    package static func paragraphs(_ cell: Cell) -> String {
        var lines: [Substring] = []
        for line in text(cell).split(separator: "\n", omittingEmptySubsequences: false) {
            let kept = line.trimmedBlanks
            if kept.isEmpty, lines.last?.isEmpty ?? true { continue }
            lines.append(kept)
        }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Composed, as most systems type it: é is one scalar, 한 is one scalar.
    package static func composed(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text._nfc)
        return String(scalars)
    }

    private static func text(_ cell: Cell) -> String {
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
        return composed(String(decoding: plain, as: UTF8.self))
    }

    /// A known tag ends a line or vanishes; a `<` that begins none stays.
    private static func take(tag rest: inout Cell, into plain: inout [UInt8]) {
        let inside = rest.dropFirst().prefix(longestTag)
        guard let end = inside.firstIndex(of: UInt8(ascii: ">")) else {
            plain.append(rest.removeFirst())
            return
        }
        let name = inside[..<end].drop { $0 == UInt8(ascii: "/") }.prefix { $0.isLetter || $0.isDigit }
        let word = String(decoding: name.map(\.lowercased), as: UTF8.self)
        if tagsThatBreak.contains(word) {
            plain.append(UInt8(ascii: "\n"))
        } else if !tagsThatVanish.contains(word) {
            plain.append(rest.removeFirst())
            return
        }
        rest = rest[(end + 1)...]
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
    /// Without blanks of any script at both ends.
    var trimmedBlanks: Substring {
        var rest = drop { $0.isWhitespace }
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return rest
    }
}
