/// How hard a QR code is to read (ISO/IEC 18004, section 7.8.3): less is better.
enum QRPenalty {
    static func of(_ dark: [Bool], _ size: Int) -> Int {
        var penalty = 0
        for line in 0..<size {
            penalty += ofLine(size) { index in dark[line * size + index] }
            penalty += ofLine(size) { index in dark[index * size + line] }
        }
        return penalty + ofBlocks(dark, size) + ofBalance(dark)
    }

    /// Five and more alike in a row, and what looks like a finder.
    private static func ofLine(_ size: Int, _ isDark: (Int) -> Bool) -> Int {
        var penalty = 0
        var run = 0
        for index in 0..<size {
            run = index > 0 && isDark(index) == isDark(index - 1) ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        for start in 0...(size - 7) {
            let isFinder = (0..<7).allSatisfy { step in isDark(start + step) == (step != 1 && step != 5) }
            guard isFinder else { continue }
            // What lies outside counts as light.
            func isLight(_ range: Range<Int>) -> Bool {
                range.allSatisfy { index in index < 0 || index >= size || !isDark(index) }
            }
            if isLight(start - 4..<start) || isLight(start + 7..<start + 11) { penalty += 40 }
        }
        return penalty
    }

    /// Two by two alike.
    private static func ofBlocks(_ dark: [Bool], _ size: Int) -> Int {
        var penalty = 0
        for row in 1..<size {
            for column in 1..<size {
                let isDark = dark[row * size + column]
                if dark[row * size + column - 1] == isDark, dark[(row - 1) * size + column] == isDark,
                    dark[(row - 1) * size + column - 1] == isDark
                {
                    penalty += 3
                }
            }
        }
        return penalty
    }

    /// Every five per cent away from half.
    private static func ofBalance(_ dark: [Bool]) -> Int {
        let count = dark.reduce(0) { sum, isDark in isDark ? sum + 1 : sum }
        let away = (count * 20 - dark.count * 10).magnitude
        return Int(away) / dark.count * 10
    }
}
