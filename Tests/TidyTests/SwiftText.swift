/// Tells Swift code from the comments and texts in it, so that the tidy tests don't trip over words.
struct SwiftText {
    /// The source with every character of a comment or a text replaced by a space. Lines stay where they are; code inside
    /// an interpolation stays code.
    static func codeOnly(_ source: String) -> String {
        var reader = SwiftText(bytes: Array(source.utf8))
        reader.read()
        return String(decoding: reader.bytes, as: UTF8.self)
    }

    private enum Place {
        /// Code, in an interpolation when that many parentheses are open in it.
        case code(parentheses: Int)
        case lineComment
        case blockComment
        case text(hashes: Int, quotes: Int)
    }

    /// What alone can change the place; most of a source is passed over by this.
    private static let marks = Array("/\"#()".utf8)

    private var bytes: [UInt8]
    private var index = 0
    private var places: [Place] = [.code(parentheses: 0)]

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read() {
        while index < bytes.count, let place = places.last {
            switch place {
            case .code(let parentheses): readCode(parentheses)
            case .lineComment: readLineComment()
            case .blockComment: readBlockComment()
            case .text(let hashes, let quotes): readText(hashes, quotes)
            }
        }
    }

    private mutating func readCode(_ parentheses: Int) {
        if !SwiftText.marks.contains(bytes[index]) {
            index += 1
        } else if sees("//") {
            places.append(.lineComment)
            blank(2)
        } else if sees("/*") {
            places.append(.blockComment)
            blank(2)
        } else if let text = opening() {
            places.append(.text(hashes: text.hashes, quotes: text.quotes))
            blank(text.hashes + text.quotes)
        } else {
            if sees("(") { places[places.count - 1] = .code(parentheses: parentheses + 1) }
            if sees(")") { close(parentheses) }
            index += 1
        }
    }

    private mutating func close(_ parentheses: Int) {
        if parentheses == 1 && places.count > 1 {
            places.removeLast()
        } else {
            places[places.count - 1] = .code(parentheses: parentheses - 1)
        }
    }

    private mutating func readLineComment() {
        if sees("\n") { places.removeLast() } else { blank(1) }
    }

    private mutating func readBlockComment() {
        if sees("/*") {
            places.append(.blockComment)
            blank(2)
        } else if sees("*/") {
            places.removeLast()
            blank(2)
        } else {
            blank(1)
        }
    }

    private mutating func readText(_ hashes: Int, _ quotes: Int) {
        let marks = String(repeating: "#", count: hashes)
        if sees(String(repeating: "\"", count: quotes) + marks) {
            places.removeLast()
            blank(quotes + hashes)
        } else if sees("\\" + marks + "(") {
            blank(1 + hashes)
            places.append(.code(parentheses: 0))
        } else if sees("\\" + marks) {
            blank(2 + hashes)
        } else {
            blank(1)
        }
    }

    /// The hashes and quotes with which a text begins here, if one does.
    private func opening() -> (hashes: Int, quotes: Int)? {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        let quotes = bytes[(index + hashes)...].prefix { $0 == UInt8(ascii: "\"") }.count
        guard quotes > 0 else { return nil }
        return (hashes, quotes >= 3 ? 3 : 1)
    }

    private func sees(_ text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    private mutating func blank(_ count: Int) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
            index += 1
        }
    }
}
