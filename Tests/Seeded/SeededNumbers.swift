/// The same numbers for the same seed (SplitMix64 by Guy Steele, Doug Lea and Christine Flood), so that what failed once fails again.
public struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    public mutating func oneIn(_ times: Int) -> Bool {
        Int.random(in: 0..<times, using: &self) == 0
    }

    /// Up to 12 characters, of which many need care somewhere: controls, quotes, Hangul, what lies outside the BMP.
    public mutating func text() -> String {
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

    public mutating func bytes(upTo longest: Int) -> [UInt8] {
        (0..<Int.random(in: 0...longest, using: &self)).map { _ in UInt8.random(in: .min ... .max, using: &self) }
    }
}
