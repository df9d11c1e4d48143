/// Passwords that so many people have that nobody should take them: what `Data/common-passwords.txt` holds.
///
/// The file's bytes are searched where they lie, so starting costs 0.1 ms and 40 kB beside the file itself.
public struct CommonPasswords: Sendable {
    /// The list isn't as scripts/build-common-passwords.py writes it.
    public struct Damage: Error, Equatable, Sendable, CustomStringConvertible {
        /// From 1 on.
        public let line: Int
        public let reason: String

        public var description: String { "common-passwords.txt, line \(line): \(reason)" }
    }

    private let bytes: [UInt8]
    /// Where the entries stand in the bytes, in alphabetical order.
    private let entries: [Range<Int32>]

    private static let title = Array("nadri common passwords 1".utf8)
    private static let largestFile = 1 << 24

    /// - Parameter file: the file's bytes: a title, an entry a line in lower case and order, and how many there are.
    public init(file bytes: [UInt8]) throws(Damage) {
        guard bytes.count <= Self.largestFile else { throw Damage(line: 1, reason: "the file is too large") }
        var lines = Self.lines(of: bytes)
        guard let first = lines.first, bytes[first].elementsEqual(Self.title) else {
            throw Damage(line: 1, reason: "the file doesn't begin with its title")
        }
        // The count tells a file cut short from a whole one.
        guard lines.count >= 2, bytes[lines.removeLast()].elementsEqual("end \(lines.count - 1)".utf8) else {
            throw Damage(line: lines.count + 1, reason: "the last line doesn't count the entries")
        }
        for (index, line) in lines.enumerated().dropFirst(2)
        where !bytes[lines[index - 1]].lexicographicallyPrecedes(bytes[line]) {
            throw Damage(line: index + 1, reason: "the entry isn't behind the one before")
        }
        self.bytes = bytes
        entries = lines.dropFirst().map { Int32($0.lowerBound)..<Int32($0.upperBound) }
    }

    public var count: Int { entries.count }

    /// Whether the password is among them, whatever its case. 14 comparisons.
    public func contains(_ password: String) -> Bool {
        // Longer than any entry, so not worth its lower case.
        guard password.utf8.count <= 64 else { return false }
        let wanted = Array(password.lowercased().utf8)
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            let entry = bytes[Int(entries[middle].lowerBound)..<Int(entries[middle].upperBound)]
            if entry.elementsEqual(wanted) { return true }
            if entry.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return false
    }

    /// What stands between the line ends; a last line without one counts too.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(start..<index)
            start = index + 1
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        return lines
    }
}
