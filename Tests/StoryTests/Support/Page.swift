import Wire

/// A page as a reader sees it: its elements, their attributes and texts.
struct Page {
    let root: Element

    struct Element {
        var tag: String
        var attributes: [String: String] = [:]
        var pieces: [Piece] = []

        enum Piece {
            case text(String)
            case element(Element)
        }

        subscript(attribute: String) -> String? { attributes[attribute] }

        var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

        /// All text in it, in order, without markup.
        var text: String {
            pieces.map { piece in
                switch piece {
                case .text(let text): text
                case .element(let element): element.text
                }
            }.joined()
        }

        /// Every element below it, in the order of the page.
        var all: [Element] {
            pieces.flatMap { piece -> [Element] in
                guard case .element(let element) = piece else { return [] }
                return [element] + element.all
            }
        }

        func all(_ tag: String, class name: String? = nil) -> [Element] {
            all.filter { element in
                element.tag == tag && (name.map { element.classes.contains(Substring($0)) } ?? true)
            }
        }

        func first(_ tag: String, class name: String? = nil) -> Element? { all(tag, class: name).first }
    }

    func all(_ tag: String, class name: String? = nil) -> [Element] { root.all(tag, class: name) }
    func first(_ tag: String, class name: String? = nil) -> Element? { all(tag, class: name).first }
    func id(_ id: String) -> Element? { root.all.first { $0["id"] == id } }

    /// The section whose heading says that.
    func section(headed heading: String) -> Element? {
        all("section").first { section in section.all("h2").contains { $0.text == heading } }
    }

    var language: String? { first("html")?["lang"] }
    var title: String { first("title")?.text ?? "" }
    /// Which screen the browser app would bring to life.
    var screen: String? { id("app")?["data-screen"] }
    var state: [UInt8] { Array((id("state")?.text ?? "").utf8) }
}

extension Page {
    /// nil unless every element is closed by its own end tag: nothing here is left to a browser's guessing.
    init?(_ html: String) {
        var reader = PageReader(html)
        guard let root = reader.read() else { return nil }
        self.root = root
    }
}

private struct PageReader {
    private var rest: Substring
    private var open: [Page.Element] = [Page.Element(tag: "")]

    init(_ html: String) {
        rest = Substring(html)
    }

    mutating func read() -> Page.Element? {
        while !rest.isEmpty {
            if rest.hasPrefix("<!") {
                guard let end = rest.firstIndex(of: ">") else { return nil }
                rest = rest[rest.index(after: end)...]
            } else if rest.hasPrefix("</") {
                guard closeElement() else { return nil }
            } else if rest.hasPrefix("<") {
                guard openElement() else { return nil }
            } else {
                let text = rest.prefix { $0 != "<" }
                rest = rest[text.endIndex...]
                append(.text(PageReader.unescaped(text)))
            }
        }
        return open.count == 1 ? open[0] : nil
    }

    private mutating func openElement() -> Bool {
        rest.removeFirst()
        let tag = String(take { $0.isLetter || $0.isNumber || $0 == "-" })
        guard !tag.isEmpty, let (attributes, isClosed) = attributes() else { return false }
        let element = Page.Element(tag: tag, attributes: attributes)
        if isClosed || ["img", "input", "link", "meta", "br"].contains(tag) {
            append(.element(element))
        } else if tag == "script" {
            guard let end = rest.firstRange(of: "</script>") else { return false }
            var script = element
            script.pieces = [.text(String(rest[..<end.lowerBound]))]
            rest = rest[end.upperBound...]
            append(.element(script))
        } else {
            open.append(element)
        }
        return true
    }

    private mutating func attributes() -> (attributes: [String: String], isClosed: Bool)? {
        var found: [String: String] = [:]
        while true {
            _ = take { $0 == " " }
            if rest.hasPrefix("/>") {
                rest.removeFirst(2)
                return (found, true)
            }
            if rest.hasPrefix(">") {
                rest.removeFirst()
                return (found, false)
            }
            let name = String(take { $0 != "=" && $0 != " " && $0 != ">" && $0 != "/" })
            guard !name.isEmpty, found[name] == nil else { return nil }
            found[name] = ""
            guard rest.hasPrefix("=\"") else { continue }
            rest.removeFirst(2)
            found[name] = PageReader.unescaped(take { $0 != "\"" })
            guard rest.popFirst() == "\"" else { return nil }
        }
    }

    private mutating func closeElement() -> Bool {
        rest.removeFirst(2)
        let tag = take { $0 != ">" }
        guard rest.popFirst() == ">", open.count > 1, let element = open.popLast(), element.tag == tag else {
            return false
        }
        append(.element(element))
        return true
    }

    private mutating func append(_ piece: Page.Element.Piece) {
        open[open.count - 1].pieces.append(piece)
    }

    private mutating func take(while belongs: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: belongs)
        rest = rest[taken.endIndex...]
        return taken
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}
