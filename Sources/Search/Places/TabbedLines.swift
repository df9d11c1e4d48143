/// A text file of tab-separated lines, read from its bytes, that begins with a title and ends with a count.
///
/// The count tells a file cut short from a whole one.
struct TabbedLines {
    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    /// The line last read, from 1 on.
    private(set) var number = 0

    private static let newline: UInt8 = 10
    private static let tab: UInt8 = 9

    init(file: String, bytes: [UInt8], title: String) throws(DamagedFile) {
        self.file = file
        self.bytes = bytes
        guard let first = nextLine(), bytes[first].elementsEqual(title.utf8) else {
            throw damage("it doesn't begin with “\(title)”")
        }
    }

    /// The fields of the next line.
    ///
    /// - Throws: where the file ends before its last line.
    mutating func next() throws(DamagedFile) -> Fields {
        guard let line = nextLine() else { throw damage("the file ends without its last line") }
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(14)
        var start = line.lowerBound
        for index in line where bytes[index] == TabbedLines.tab {
            ranges.append(start..<index)
            start = index + 1
        }
        ranges.append(start..<line.upperBound)
        return Fields(file: file, line: number, bytes: bytes, ranges: ranges)
    }

    /// To be called with the fields of the line `end <tab> count`.
    mutating func finish(_ fields: Fields, count: Int) throws(DamagedFile) {
        let counted = fields.count == 2 ? try fields.number(1, in: 0...Int.max) : -1
        guard counted == count else { throw damage("the last line should count \(count)") }
        guard position == bytes.count else { throw damage("something follows the last line") }
    }

    func damage(_ reason: String) -> DamagedFile {
        DamagedFile(file: file, line: max(1, number), reason: reason)
    }

    private mutating func nextLine() -> Range<Int>? {
        guard position < bytes.count else { return nil }
        number += 1
        let start = position
        while position < bytes.count, bytes[position] != TabbedLines.newline { position += 1 }
        let line = start..<position
        position = min(position + 1, bytes.count)
        return line
    }
}

/// The fields of one line. Every reader throws when the field isn't what it should be.
struct Fields {
    let file: String
    let line: Int
    let bytes: [UInt8]
    let ranges: [Range<Int>]

    var count: Int { ranges.count }

    func isEmpty(_ index: Int) -> Bool { ranges[index].isEmpty }

    func matches(_ index: Int, _ word: StaticString) -> Bool {
        bytes[ranges[index]].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    func text(_ index: Int) throws(DamagedFile) -> String {
        guard let text = String(validating: bytes[ranges[index]], as: UTF8.self) else {
            throw damage("field \(index + 1) isn't UTF-8")
        }
        return text
    }

    func number(_ index: Int, in range: ClosedRange<Int>) throws(DamagedFile) -> Int {
        guard let number = Int(String(decoding: bytes[ranges[index]], as: UTF8.self)), range.contains(number) else {
            throw damage("field \(index + 1) isn't a number in \(range)")
        }
        return number
    }

    /// Degrees with at most six decimals, as millionths.
    func degrees(_ index: Int) throws(DamagedFile) -> Int32 {
        var digits = bytes[ranges[index]]
        let negative = digits.first == 45
        if negative { digits = digits.dropFirst() }
        var value: Int32 = 0
        var decimals: Int?
        for byte in digits {
            if byte == 46, decimals == nil {
                decimals = 0
            } else if (48...57).contains(byte), value < 200_000_000, decimals ?? 0 < 6 {
                value = value * 10 + Int32(byte - 48)
                decimals = decimals.map { $0 + 1 }
            } else {
                throw damage("field \(index + 1) isn't in degrees")
            }
        }
        for _ in (decimals ?? 0)..<6 {
            guard value < 200_000_000 else { throw damage("field \(index + 1) isn't in degrees") }
            value *= 10
        }
        guard !digits.isEmpty else { throw damage("field \(index + 1) isn't in degrees") }
        return negative ? -value : value
    }

    func damage(_ reason: String) -> DamagedFile {
        DamagedFile(file: file, line: line, reason: reason)
    }
}
