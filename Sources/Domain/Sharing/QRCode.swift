/// A QR code (ISO/IEC 18004) of a text, with error correction of level M: a seventh of it may be hidden.
///
///     let code = QRCode("https://nadri.example/stays/42")
///     code?[0, 0]  // true: dark
public struct QRCode: Equatable, Sendable {
    /// Modules on each side, without the light margin of four around it that readers need.
    public let size: Int
    private var dark: [Bool]
    /// Which modules are not data: finder and timing patterns, format and version.
    private var isFixed: [Bool]

    /// - Returns: nil for a text of more than 666 bytes in UTF-8.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.smallest(holding: bytes.count) else { return nil }
        size = version.size
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawPatterns(version)
        place(version.codewords(of: bytes))
        chooseMask()
    }

    /// Whether the module at that place, counted from the upper left, is dark.
    public subscript(column: Int, row: Int) -> Bool { dark[row * size + column] }

    // MARK: Patterns

    private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    private mutating func drawPatterns(_ version: QRVersion) {
        for index in 0..<size {
            fix(6, index, index.isMultiple(of: 2))
            fix(index, 6, index.isMultiple(of: 2))
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
        let centers = version.alignmentCenters
        for column in centers {
            for row in centers where !isAtFinder(column, row) { drawAlignment(column, row) }
        }
        // Kept free now, written with the mask.
        drawFormat(mask: 0)
        drawVersion(version)
    }

    private func isAtFinder(_ column: Int, _ row: Int) -> Bool {
        (column == 6 && (row == 6 || row == size - 7)) || (column == size - 7 && row == 6)
    }

    private mutating func drawFinder(_ column: Int, _ row: Int) {
        for down in -4...4 {
            for right in -4...4 {
                let (x, y) = (column + right, row + down)
                guard (0..<size).contains(x), (0..<size).contains(y) else { continue }
                let ring = max(right.magnitude, down.magnitude)
                fix(x, y, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func drawAlignment(_ column: Int, _ row: Int) {
        for down in -2...2 {
            for right in -2...2 { fix(column + right, row + down, max(right.magnitude, down.magnitude) != 1) }
        }
    }

    /// Level M is 0 in two bits; three bits of mask; ten of a BCH code; all under a fixed mask (section 7.9).
    private mutating func drawFormat(mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    /// From version 7 on its number, with twelve bits of a BCH code (section 7.10).
    private mutating func drawVersion(_ version: QRVersion) {
        guard version.number >= 7 else { return }
        var rest = version.number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version.number << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            let (far, near) = (size - 11 + index % 3, index / 3)
            fix(far, near, isDark)
            fix(near, far, isDark)
        }
    }

    // MARK: Data

    /// In columns of two from the right, up and down by turns, past the vertical timing pattern (section 7.7.3).
    private mutating func place(_ codewords: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let goesUp = (right + 1) & 2 == 0
                let row = goesUp ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] && index < codewords.count * 8 {
                    dark[row * size + column] = codewords[index >> 3] >> (7 - UInt8(index & 7)) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    // MARK: Mask

    /// The mask under which the code looks least like something else (section 7.8.3).
    private mutating func chooseMask() {
        var best = (mask: 0, penalty: Int.max)
        for mask in 0..<8 {
            apply(mask)
            drawFormat(mask: mask)
            let penalty = QRPenalty.of(dark, size)
            if penalty < best.penalty { best = (mask, penalty) }
            apply(mask)
        }
        apply(best.mask)
        drawFormat(mask: best.mask)
    }

    /// Twice takes it off again.
    private mutating func apply(_ mask: Int) {
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && QRCode.flips(mask, column, row) {
                dark[row * size + column].toggle()
            }
        }
    }

    private static func flips(_ mask: Int, _ column: Int, _ row: Int) -> Bool {
        switch mask {
        case 0: (column + row) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (column + row) % 3 == 0
        case 4: (column / 3 + row / 2) % 2 == 0
        case 5: column * row % 2 + column * row % 3 == 0
        case 6: (column * row % 2 + column * row % 3) % 2 == 0
        default: ((column + row) % 2 + column * row % 3) % 2 == 0
        }
    }
}
