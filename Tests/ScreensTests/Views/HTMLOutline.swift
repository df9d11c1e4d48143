/// HTML laid out to be read and compared by people: an element a line, what is inside it further to the right.
enum HTMLOutline {
    static func text(of html: String) -> String {
        var lines: [String] = []
        var depth = 0
        for piece in html.split(separator: "<") {
            let end = piece.firstIndex(of: ">") ?? piece.endIndex
            let tag = piece[..<end]
            let text = piece[end...].dropFirst()
            if tag.hasPrefix("/") {
                depth -= 1
                // An end needs no line of its own where nothing follows it: the indentation says it.
                if !text.isEmpty { lines.append(indented(depth) + text) }
                continue
            }
            lines.append(indented(depth) + "<" + tag + ">" + text)
            if !isAlone(tag) { depth += 1 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func indented(_ depth: Int) -> String {
        String(repeating: "  ", count: max(0, depth))
    }

    private static func isAlone(_ tag: Substring) -> Bool {
        let name = tag.prefix { $0 != " " }
        return tag.hasSuffix("/") || ["br", "img", "input", "link", "meta"].contains(String(name))
    }
}
