import Domain
import Testing

/// The codes are read back by the test's own reader, which knows nothing of how they were made: from the modules to the format,
/// the blocks, the syndromes and the text (ISO/IEC 18004).
struct QRCodeTests {
    @Test(
        "Every length that fits comes back, whatever the version",
        arguments: [
            0, 1, 14, 15, 26, 27, 42, 43, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624,
            666,
        ])
    func lengths(count: Int) throws {
        let text = String((0..<count).map { Character(Unicode.Scalar(UInt8(33 + $0 * 7 % 90))) })
        #expect(try QRReader(#require(QRCode(text))).read() == Array(text.utf8))
    }

    @Test("Korean and Japanese come back as UTF-8")
    func hangul() throws {
        let text = "https://nadri.example/stays/42?이름=봄바람 町家"
        #expect(try QRReader(#require(QRCode(text))).read() == Array(text.utf8))
    }

    @Test("One byte too many is no code")
    func tooLong() {
        #expect(QRCode(String(repeating: "a", count: 666)) != nil)
        #expect(QRCode(String(repeating: "a", count: 667)) == nil)
    }

    @Test("Three corners find it, and a timing pattern runs between them")
    func patterns() throws {
        let code = try #require(QRCode("https://nadri.example/stays/42"))
        let finder = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
        for (column, row) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            for (down, line) in finder.enumerated() {
                for (right, sign) in line.enumerated() { #expect(code[column + right, row + down] == (sign == "#")) }
            }
        }
        for index in 8..<(code.size - 8) {
            #expect(code[index, 6] == index.isMultiple(of: 2) && code[6, index] == index.isMultiple(of: 2))
        }
    }
}

/// Reads a code without faults.
private struct QRReader {
    struct Unreadable: Error {}

    let code: QRCode
    let version: Int

    init(_ code: QRCode) {
        self.code = code
        version = (code.size - 17) / 4
    }

    /// Blocks by data codewords, from table 9 for level M: (blocks, data codewords of each), and correction codewords.
    private static let table: [([(Int, Int)], Int)] = [
        ([(1, 16)], 10), ([(1, 28)], 16), ([(1, 44)], 26), ([(2, 32)], 18), ([(2, 43)], 24), ([(4, 27)], 16),
        ([(4, 31)], 18), ([(2, 38), (2, 39)], 22), ([(3, 36), (2, 37)], 22), ([(4, 43), (1, 44)], 26),
        ([(1, 50), (4, 51)], 30), ([(6, 36), (2, 37)], 22), ([(8, 37), (1, 38)], 22), ([(4, 40), (5, 41)], 24),
        ([(5, 41), (5, 42)], 24), ([(7, 45), (3, 46)], 28), ([(10, 46), (1, 47)], 28), ([(9, 43), (4, 44)], 26),
        ([(3, 44), (11, 45)], 26), ([(3, 41), (13, 42)], 26),
    ]
    /// Row and column coordinates of the alignment patterns, from annex E.
    private static let alignment: [[Int]] = [
        [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
        [6, 30, 54],
        [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82],
        [6, 30, 58, 86], [6, 34, 62, 90],
    ]

    func read() throws -> [UInt8] {
        let (blocks, correction) = Self.table[version - 1]
        let mask = try mask()
        var bits = data(mask)
        let lengths = blocks.flatMap { Array(repeating: $0.1, count: $0.0) }
        let total = lengths.reduce(0, +) + correction * lengths.count
        guard bits.count >= total * 8 else { throw Unreadable() }
        bits = Array(bits.prefix(total * 8))
        let codewords = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var parts = lengths.map { _ in [UInt8]() }
        var next = 0
        for column in 0..<(lengths.max() ?? 0) {
            for block in lengths.indices where column < lengths[block] {
                parts[block].append(codewords[next])
                next += 1
            }
        }
        for _ in 0..<correction {
            for block in lengths.indices {
                parts[block].append(codewords[next])
                next += 1
            }
        }
        for part in parts { try checkSyndromes(part, correction) }
        return try text(zip(parts, lengths).flatMap { $0.prefix($1) })
    }

    /// Both copies of the format must agree and be one of those of level M (table C.1).
    private func mask() throws -> Int {
        let formats = [
            "101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001",
            "100000011001110", "100111110010111", "100101010100000",
        ]
        let size = code.size
        let around = [
            (0, 8), (1, 8), (2, 8), (3, 8), (4, 8), (5, 8), (7, 8), (8, 8), (8, 7), (8, 5), (8, 4), (8, 3), (8, 2),
            (8, 1),
            (8, 0),
        ]
        let split = (0..<7).map { (8, size - 1 - $0) } + (0..<8).map { (size - 8 + $0, 8) }
        let texts = [around, split].map { places in places.map { code[$0.0, $0.1] ? "1" : "0" }.joined() }
        guard texts[0] == texts[1], let mask = formats.firstIndex(of: texts[0]), code[8, size - 8] else {
            throw Unreadable()
        }
        return mask
    }

    private func isPattern(_ column: Int, _ row: Int) -> Bool {
        let size = code.size
        if column == 6 || row == 6 { return true }
        if (column < 9 && row < 9) || (column < 9 && row >= size - 8) || (column >= size - 8 && row < 9) { return true }
        if version >= 7, (column >= size - 11 && row < 6) || (row >= size - 11 && column < 6) { return true }
        let centers = Self.alignment[version - 1]
        return centers.contains { x in
            centers.contains { y in
                let isFinder = (x == 6 && (y == 6 || y == size - 7)) || (x == size - 7 && y == 6)
                return !isFinder && abs(x - column) <= 2 && abs(y - row) <= 2
            }
        }
    }

    private func data(_ mask: Int) -> [Bool] {
        let conditions: [(Int, Int) -> Bool] = [
            { i, j in (i + j) % 2 == 0 }, { i, _ in i % 2 == 0 }, { _, j in j % 3 == 0 }, { i, j in (i + j) % 3 == 0 },
            { i, j in (i / 2 + j / 3) % 2 == 0 }, { i, j in (i * j) % 2 + (i * j) % 3 == 0 },
            { i, j in ((i * j) % 2 + (i * j) % 3) % 2 == 0 }, { i, j in ((i + j) % 2 + (i * j) % 3) % 2 == 0 },
        ]
        var bits: [Bool] = []
        var isUp = true
        var right = code.size - 1
        while right > 0 {
            if right == 6 { right -= 1 }
            for row in isUp ? Array((0..<code.size).reversed()) : Array(0..<code.size) {
                for column in [right, right - 1] where !isPattern(column, row) {
                    bits.append(code[column, row] != conditions[mask](row, column))
                }
            }
            isUp.toggle()
            right -= 2
        }
        return bits
    }

    /// A codeword without faults is 0 at every root of the generator.
    private func checkSyndromes(_ codeword: [UInt8], _ correction: Int) throws {
        var exponents = [Int](repeating: 0, count: 255)
        var logarithms = [Int](repeating: 0, count: 256)
        var value = 1
        for power in 0..<255 {
            exponents[power] = value
            logarithms[value] = power
            value <<= 1
            if value > 255 { value ^= 0x11D }
        }
        for root in 0..<correction {
            var sum = 0
            for byte in codeword {
                if sum != 0 { sum = exponents[(logarithms[sum] + root) % 255] }
                sum ^= Int(byte)
            }
            guard sum == 0 else { throw Unreadable() }
        }
    }

    private func text(_ data: [UInt8]) throws -> [UInt8] {
        var bits: [Bool] = []
        for byte in data { for index in 0..<8 { bits.append(byte >> (7 - UInt8(index)) & 1 == 1) } }
        func take(_ count: Int) -> Int {
            defer { bits.removeFirst(count) }
            return bits.prefix(count).reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
        guard take(4) == 4 else { throw Unreadable() }
        let count = take(version < 10 ? 8 : 16)
        return (0..<count).map { _ in UInt8(take(8)) }
    }
}
