/// Random numbers from a seed (SplitMix64), so that what failed once fails again.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func oneIn(_ times: Int) -> Bool {
        Int.random(in: 0..<times, using: &self) == 0
    }

    /// Up to 12 characters, of which many need care somewhere: controls, quotes, Hangul, what lies outside the BMP.
    mutating func text() -> String {
        let unusual: [Unicode.Scalar] = [
            "\u{0}", "\u{1f}", "\u{7f}", "\"", "\\", "/", "<", ">", "&", "'", "%", "+", " ", "\n", "\r", "\t", "서", "ㅅ",
            "\u{1109}", "\u{1165}", "東", "ソ", "é", "\u{301}", "\u{2028}", "\u{202e}", "\u{feff}", "\u{fffd}", "😀",
            "\u{200d}", "\u{10ffff}",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            let letter = Unicode.Scalar(UInt8.random(in: 97...122, using: &self))
            text.unicodeScalars.append(unusual.randomElement(using: &self).flatMap { oneIn(2) ? $0 : nil } ?? letter)
        }
        return text
    }

    mutating func bytes(upTo longest: Int) -> [UInt8] {
        (0..<Int.random(in: 0...longest, using: &self)).map { _ in UInt8.random(in: .min ... .max, using: &self) }
    }
}
