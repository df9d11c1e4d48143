/// Writes nodes as UTF-8 HTML.
public struct HTMLWriter {
    public private(set) var bytes: [UInt8] = []

    public init(capacity: Int = 16 * 1024) {
        bytes.reserveCapacity(capacity)
    }

    public mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    public mutating func write(_ nodes: [Node]) {
        for node in nodes { write(node) }
    }

    public mutating func write(_ node: Node) {
        switch node {
        case .text(let text): writeEscaped(text)
        case .raw(let text): writeRaw(text)
        case .element(let element): write(element)
        case .verbatim(let raw): writeRaw(raw)
        }
    }

    /// Written as it stands: for what is HTML, JSON or a style sheet already.
    public mutating func writeRaw(_ raw: [UInt8]) {
        bytes.append(contentsOf: raw)
    }

    @inline(never)
    public mutating func writeRaw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func write(_ element: Element) {
        bytes.append(UInt8(ascii: "<"))
        writeRaw(element.tag)
        for attribute in element.attributes { write(attribute) }
        bytes.append(UInt8(ascii: ">"))
        guard !element.tag.isVoidTag else { return }
        write(element.children)
        writeRaw("</")
        writeRaw(element.tag)
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func write(_ attribute: Attribute) {
        if case .absent = attribute.value { return }
        bytes.append(UInt8(ascii: " "))
        writeRaw(attribute.name)
        if case .present = attribute.value { return }
        writeRaw("=\"")
        switch attribute.value {
        case .fixed(let text): writeRaw(text)
        case .text(let text): writeEscaped(text)
        case .number(let number): bytes.append(contentsOf: String(number).utf8)
        case .absent, .present: break
        }
        bytes.append(UInt8(ascii: "\""))
    }

    @inline(never)
    private mutating func writeEscaped(_ text: String) {
        var text = text
        text.withUTF8 { text in
            for byte in text {
                switch byte {
                case UInt8(ascii: "&"): writeRaw("&amp;")
                case UInt8(ascii: "<"): writeRaw("&lt;")
                case UInt8(ascii: ">"): writeRaw("&gt;")
                case UInt8(ascii: "\""): writeRaw("&quot;")
                case UInt8(ascii: "'"): writeRaw("&#39;")
                default: bytes.append(byte)
                }
            }
        }
    }
}

extension StaticString {
    /// Elements that have no content and no end tag (HTML standard, void elements; those in use here).
    fileprivate var isVoidTag: Bool {
        isSame(as: "img") || isSame(as: "input") || isSame(as: "link") || isSame(as: "meta") || isSame(as: "br")
    }

    public func isSame(as other: StaticString) -> Bool {
        guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
        return withUTF8Buffer { mine in other.withUTF8Buffer { theirs in mine.elementsEqual(theirs) } }
    }
}
