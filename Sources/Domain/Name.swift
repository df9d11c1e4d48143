/// A name as programs write it, such as a token's head or the name of a key: compared byte by byte.
///
/// `String` compares as Unicode has it, é equal to e with an accent; for that the browser app would carry tables of 30 kB
/// (docs/decisions/wasm.md). Rooms that run in the browser compare names by this type and texts by `hasBytes(of:)`.
public struct Name: Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// For `switch name { case "label": … }`.
    @inline(never)
    public static func ~= (pattern: StaticString, name: Name) -> Bool {
        pattern.withUTF8Buffer { $0.elementsEqual(name.text.utf8) }
    }

    public static func == (name: Name, other: StaticString) -> Bool { other ~= name }
}

extension String {
    @inline(never)
    public func hasBytes(of other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }

    /// The pieces between the separators, empty ones too: one more than there are separators.
    @inline(never)
    public func pieces(between separator: UInt8) -> [String] {
        var pieces: [String] = []
        var piece: [UInt8] = []
        for byte in utf8 {
            if byte == separator {
                pieces.append(String(decoding: piece, as: UTF8.self))
                piece.removeAll(keepingCapacity: true)
            } else {
                piece.append(byte)
            }
        }
        pieces.append(String(decoding: piece, as: UTF8.self))
        return pieces
    }
}
