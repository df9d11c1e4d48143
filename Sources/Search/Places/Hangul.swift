/// Korean syllables in numbers: initial × 588 + vowel × 28 + final, from U+AC00 on (Unicode 3.12).
enum Hangul {
    static let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
    /// The letters by themselves, as keyboards give them.
    static let consonants: ClosedRange<UInt16> = 0x3131...0x314E
    static let vowels: ClosedRange<UInt16> = 0x314F...0x3163

    struct Syllable: Equatable {
        /// 0 … 18.
        var initial: Int
        /// 0 … 20.
        var vowel: Int
        /// 1 … 27; 0 without one.
        var final: Int

        /// nil unless the symbol is a syllable.
        init?(_ symbol: UInt16) {
            guard syllables.contains(symbol) else { return nil }
            let number = Int(symbol - 0xAC00)
            initial = number / 588
            vowel = number % 588 / 28
            final = number % 28
        }

        init(initial: Int, vowel: Int, final: Int = 0) {
            self.initial = initial
            self.vowel = vowel
            self.final = final
        }

        var symbol: UInt16 {
            UInt16(truncatingIfNeeded: 0xAC00 + initial * 588 + vowel * 28 + final)
        }
    }

    /// The initial that a consonant can be; nil for a pair such as ㄳ, and for anything else.
    static func initial(of consonant: UInt16) -> Int? {
        guard consonants.contains(consonant) else { return nil }
        return positive(initialOfConsonant[Int(consonant - 0x3131)])
    }

    /// The final that a consonant can be; nil for ㄸ, ㅃ, ㅉ.
    static func final(of consonant: UInt16) -> Int? {
        guard consonants.contains(consonant) else { return nil }
        return positive(finalOfConsonant[Int(consonant - 0x3131)])
    }

    /// The lone consonant for an initial.
    static func consonant(ofInitial initial: Int) -> UInt16 {
        guard let index = initialOfConsonant.firstIndex(of: initial) else { return consonants.lowerBound }
        return consonants.lowerBound + UInt16(index)
    }

    /// A final as the consonant that stays and the initial that the next syllable would take: ㄳ is ㄱ and ㅅ, ㅇ is nothing
    /// and ㅇ. nil for no final.
    static func split(final: Int) -> (stays: Int, moves: Int)? {
        guard final > 0, final < splitFinals.count else { return nil }
        return splitFinals[final]
    }

    /// The final that two consonants typed one after the other make: ㄱ and ㅅ make ㄳ.
    static func pair(final: Int, initial: Int) -> Int? {
        splitFinals.indices.first { $0 > 0 && final > 0 && splitFinals[$0] == (final, initial) }
    }

    /// The vowel that two typed one after the other make: ㅗ and ㅏ make ㅘ.
    static func pair(vowel: Int, vowel second: Int) -> Int? {
        pairedVowels.first { $0.first == vowel && $0.second == second }?.whole
    }

    /// Whether typing goes on from one vowel to the other: ㅗ to ㅘ.
    static func vowel(_ vowel: Int, begins whole: Int) -> Bool {
        pairedVowels.contains { $0.first == vowel && $0.whole == whole }
    }

    private static func positive(_ number: Int) -> Int? { number < 0 ? nil : number }

    // ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ
    private static let initialOfConsonant = [
        0, 1, -1, 2, -1, -1, 3, 4, 5, -1, -1, -1, -1, -1, -1, -1, 6, 7, 8, -1, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ]
    private static let finalOfConsonant = [
        1, 2, 3, 4, 5, 6, 7, -1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, -1, 18, 19, 20, 21, 22, -1, 23, 24, 25, 26, 27,
    ]
    /// By final: what stays behind as a final, and what moves on as an initial.
    private static let splitFinals: [(Int, Int)] = [
        (0, 0), (0, 0), (0, 1), (1, 9), (0, 2), (4, 12), (4, 18), (0, 3), (0, 5), (8, 0), (8, 6), (8, 7), (8, 9),
        (8, 16),
        (8, 17), (8, 18), (0, 6), (0, 7), (17, 9), (0, 9), (0, 10), (0, 11), (0, 12), (0, 14), (0, 15), (0, 16),
        (0, 17),
        (0, 18),
    ]
    private static let pairedVowels: [(first: Int, second: Int, whole: Int)] = [
        (8, 0, 9), (8, 1, 10), (8, 20, 11), (13, 4, 14), (13, 5, 15), (13, 20, 16), (18, 20, 19),
    ]
}
