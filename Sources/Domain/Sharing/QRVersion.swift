/// The size of a QR code of level M, and how its data and error correction are laid out (ISO/IEC 18004, table 9).
struct QRVersion {
    let number: Int

    /// Correction codewords of each block, and the number of blocks, of the versions from 1 on.
    private static let layout: [(correction: Int, blocks: Int)] = [
        (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5),
        (30, 5), (22, 8), (22, 9), (24, 9), (24, 10), (28, 10), (28, 11), (26, 13), (26, 14), (26, 16),
    ]

    /// nil where none of those that are known here holds so many bytes.
    static func smallest(holding count: Int) -> QRVersion? {
        for number in 1...layout.count {
            let version = QRVersion(number: number)
            if 4 + version.countBits + count * 8 <= version.dataCount * 8 { return version }
        }
        return nil
    }

    var size: Int { 17 + 4 * number }

    /// Bits that say how many bytes follow.
    private var countBits: Int { number < 10 ? 8 : 16 }

    private var correction: Int { QRVersion.layout[number - 1].correction }
    private var blocks: Int { QRVersion.layout[number - 1].blocks }

    /// Modules that are no patterns, in whole codewords.
    private var codewordCount: Int {
        var modules = (16 * number + 128) * number + 64
        if number >= 2 {
            let centers = number / 7 + 2
            modules -= (25 * centers - 10) * centers - 55
            if number >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    private var dataCount: Int { codewordCount - correction * blocks }

    /// Columns, and rows, of the centres of the small patterns.
    var alignmentCenters: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let step = (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        var centers = [6]
        for index in 0..<(count - 1) { centers.insert(size - 7 - index * step, at: 1) }
        return centers
    }

    /// The bytes in byte mode with correction, in the order in which they are placed.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        interleaved(data(of: bytes))
    }

    private func data(of bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for index in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> index & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, countBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, dataCount * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 8) {
            data.append(bits[start..<start + 8].reduce(0) { byte, bit in byte << 1 | (bit ? 1 : 0) })
        }
        var filler: UInt8 = 0xEC
        while data.count < dataCount {
            data.append(filler)
            filler ^= 0xEC ^ 0x11
        }
        return data
    }

    /// Blocks of nearly one length, each with its correction; then column by column.
    private func interleaved(_ data: [UInt8]) -> [UInt8] {
        let short = dataCount / blocks
        let longBlocks = dataCount % blocks
        let generator = ReedSolomon.generator(correction)
        var parts: [[UInt8]] = []
        var corrections: [[UInt8]] = []
        var start = 0
        for index in 0..<blocks {
            let length = short + (index >= blocks - longBlocks ? 1 : 0)
            let part = Array(data[start..<start + length])
            parts.append(part)
            corrections.append(ReedSolomon.remainder(of: part, by: generator))
            start += length
        }
        var codewords: [UInt8] = []
        for column in 0...short { for part in parts where column < part.count { codewords.append(part[column]) } }
        for column in 0..<correction { for part in corrections { codewords.append(part[column]) } }
        return codewords
    }
}

/// Reed–Solomon codes over the field of 256 elements with the polynomial 0x11D.
enum ReedSolomon {
    static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product = 0
        for index in stride(from: 7, through: 0, by: -1) {
            product = product << 1 ^ (product >> 7) * 0x11D
            product ^= Int(other >> UInt8(index) & 1) * Int(one)
        }
        return UInt8(truncatingIfNeeded: product)
    }

    /// The coefficients behind the leading one, highest first.
    static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = multiply(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(of data: [UInt8], by generator: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in generator.indices { result[index] ^= multiply(generator[index], factor) }
        }
        return result
    }
}
