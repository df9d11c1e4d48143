/// The id one signs in with: 4 to 20 of a–z, 0–9 and _. No two accounts have the same.
public struct Handle: Sendable {
    public let text: String

    public static let lengths = 4...20

    public init(_ text: String) throws(SignUpRefusal) {
        if let refusal = Handle.refusal(of: text) { throw refusal }
        self.text = text
    }

    /// A character that doesn't belong is said before the length: it has to go in any case.
    public static func refusal(of text: String) -> SignUpRefusal? {
        let bytes = Array(text.utf8)
        if bytes.isEmpty { return .handleMissing }
        if !bytes.allSatisfy(belongs) { return .handleBadCharacter }
        if bytes.count < lengths.lowerBound { return .handleTooShort }
        return bytes.count > lengths.upperBound ? .handleTooLong : nil
    }

    private static func belongs(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
