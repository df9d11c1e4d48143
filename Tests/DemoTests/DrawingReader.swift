import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads an SVG file and notes what a page with a strict policy or an XML reader would refuse.
final class DrawingReader: NSObject, XMLParserDelegate {
    private(set) var ids: Set<String> = []
    private(set) var faults: [String] = []
    private var pointers: Set<String> = []

    private static let elements: Set<String> = [
        "svg", "g", "use", "defs", "path", "rect", "circle", "ellipse", "linearGradient", "radialGradient", "stop",
    ]

    static func read(_ svg: [UInt8]) -> DrawingReader {
        let reader = DrawingReader()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = reader
        if !parser.parse() { reader.faults.append("not well-formed") }
        for pointer in reader.pointers.subtracting(reader.ids) { reader.faults.append("nothing is called \(pointer)") }
        return reader
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if !Self.elements.contains(element) { faults.append("element \(element)") }
        for (name, value) in attributes {
            if name == "style" || name.hasPrefix("on") || name == "class" { faults.append("attribute \(name)") }
            if name == "id", !ids.insert(value).inserted { faults.append("id \(value) twice") }
            if name == "href" {
                if value.hasPrefix("#") {
                    pointers.insert(String(value.dropFirst()))
                } else {
                    faults.append("href \(value)")
                }
            }
            if value.hasPrefix("url(") { pointers.insert(String(value.dropFirst(5).dropLast())) }
            if value.contains("url("), !value.hasPrefix("url(#") { faults.append("link \(value)") }
            if name == "transform" || name == "viewBox", value.contains("n") && !value.contains("translate") {
                faults.append("number \(value)")
            }
            if name == "d" { checkPath(value) }
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if !text.isEmpty { faults.append("text") }
    }

    /// Every command has a whole number of the arguments it takes.
    private func checkPath(_ path: String) {
        let takes: [Character: Int] = [
            "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
        ]
        var command: Character = " "
        var count = 0
        var number = ""
        func endNumber() {
            guard !number.isEmpty else { return }
            if Double(number) == nil { faults.append("number \(number) in \(path)") }
            count += 1
            number = ""
        }
        func endCommand() {
            endNumber()
            guard command != " " else { return }
            let each = takes[Character(command.lowercased())] ?? -1
            if each == 0 ? count != 0 : each < 0 || count == 0 || count % each != 0 {
                faults.append("\(count) numbers for \(command) in \(path)")
            }
            count = 0
        }
        for character in path {
            if character.isLetter {
                endCommand()
                command = character
            } else if character == " " || character == "," {
                endNumber()
            } else if character == "-" || (character == "." && number.contains(".")) {
                endNumber()
                number = String(character)
            } else {
                number.append(character)
            }
        }
        endCommand()
    }
}
