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
        var descendants: [Element] {
            pieces.flatMap { piece -> [Element] in
                guard case .element(let element) = piece else { return [] }
                return [element] + element.descendants
            }
        }

        func all(_ tag: String, class name: String? = nil) -> [Element] {
            descendants.filter { element in
                element.tag == tag && (name.map { element.classes.contains(Substring($0)) } ?? true)
            }
        }

        func first(_ tag: String, class name: String? = nil) -> Element? { all(tag, class: name).first }
    }

    func all(_ tag: String, class name: String? = nil) -> [Element] { root.all(tag, class: name) }
    func first(_ tag: String, class name: String? = nil) -> Element? { all(tag, class: name).first }
    func id(_ id: String) -> Element? { root.descendants.first { $0["id"] == id } }

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

/// Reads bytes, since characters would be slow.
private struct PageReader {
    private let bytes: [UInt8]
    private var position = 0
    private var open: [Page.Element] = [Page.Element(tag: "")]

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    mutating func read() -> Page.Element? {
        while position < bytes.count {
            if skip("<!") {
                _ = take { $0 != UInt8(ascii: ">") }
                guard skip(">") else { return nil }
            } else if skip("</") {
                guard closeElement() else { return nil }
            } else if skip("<") {
                guard openElement() else { return nil }
            } else {
                append(.text(PageReader.unescaped(take { $0 != UInt8(ascii: "<") })))
            }
        }
        return open.count == 1 ? open[0] : nil
    }

    private mutating func openElement() -> Bool {
        let tag = take { byte in
            (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
        }
        guard !tag.isEmpty, let (attributes, isClosed) = readAttributes() else { return false }
        var element = Page.Element(tag: tag, attributes: attributes)
        if isClosed || ["img", "input", "link", "meta", "br"].contains(tag) {
            append(.element(element))
        } else if tag == "script" {
            let end = Array("</script>".utf8)
            guard let range = bytes[position...].firstRange(of: end) else { return false }
            element.pieces = [.text(String(decoding: bytes[position..<range.lowerBound], as: UTF8.self))]
            position = range.upperBound
            append(.element(element))
        } else {
            open.append(element)
        }
        return true
    }

    private mutating func readAttributes() -> (attributes: [String: String], isClosed: Bool)? {
        var found: [String: String] = [:]
        while position < bytes.count {
            _ = take { $0 == UInt8(ascii: " ") }
            if skip("/>") { return (found, true) }
            if skip(">") { return (found, false) }
            let name = take {
                ![UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0)
            }
            guard !name.isEmpty, found[name] == nil else { return nil }
            found[name] = ""
            guard skip("=\"") else { continue }
            found[name] = PageReader.unescaped(take { $0 != UInt8(ascii: "\"") })
            guard skip("\"") else { return nil }
        }
        return nil
    }

    private mutating func closeElement() -> Bool {
        let tag = take { $0 != UInt8(ascii: ">") }
        guard skip(">"), open.count > 1, let element = open.popLast(), element.tag == tag else { return false }
        append(.element(element))
        return true
    }

    private mutating func append(_ piece: Page.Element.Piece) {
        open[open.count - 1].pieces.append(piece)
    }

    private mutating func take(while belongs: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, belongs(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count,
            text.withUTF8Buffer({ $0.elementsEqual(bytes[position..<position + count]) })
        else { return false }
        position += count
        return true
    }

    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}
