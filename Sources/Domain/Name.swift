/// A name as programs write it, such as a token's head or the name of a key: compared byte by byte.
///
/// `String` compares as Unicode has it, é equal to e with an accent; for that the browser app would carry 30 kB of tables
/// and code (docs/decisions/wasm.md). Rooms that run in the browser compare names by this type, texts by `hasBytes(of:)`.
public struct Name: Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// Lets a name be found by `switch name { case "label": … }`. Never inlined: a call is shorter.
    @inline(never)
    public static func ~= (pattern: StaticString, name: Name) -> Bool {
        var text = name.text
        return text.withUTF8 { bytes in pattern.withUTF8Buffer { $0.elementsEqual(bytes) } }
    }

    public static func == (name: Name, other: StaticString) -> Bool { other ~= name }
}
