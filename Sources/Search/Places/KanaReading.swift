/// The Hepburn letters of kana without long vowels, so that とうきょう finds Tokyo.
///
/// Latin names of Japanese places leave the long vowels out, and kana can't tell them from two short ones; so both sides
/// drop them before they are compared.
enum KanaReading {
    /// The reading of folded symbols; nil without any kana. Latin letters among them stay (とうk while it is being typed).
    static func latin(_ symbols: [UInt16]) -> [UInt16]? {
        guard symbols.contains(where: kana.contains) else { return nil }
        var letters: [UInt8] = []
        var index = 0
        var doubled = false
        while index < symbols.count {
            let symbol = symbols[index]
            index += 1
            if symbol == smallTsu {
                doubled = true
                continue
            }
            let sound: [UInt8]
            if kana.contains(symbol) {
                sound = syllable(symbol, then: index < symbols.count ? symbols[index] : 0)
                if index < symbols.count, smallVowels[symbols[index]] != nil { index += 1 }
            } else if symbol < 0x80 {
                sound = [UInt8(symbol)]
            } else {
                return nil
            }
            if doubled, let first = sound.first {
                letters.append(first == UInt8(ascii: "c") ? UInt8(ascii: "t") : first)
            }
            doubled = false
            letters += sound
        }
        return withoutLongVowels(letters.map { UInt16($0) })
    }

    /// ou and oo become o, uu becomes u; the nasal before b, m and p is n.
    static func withoutLongVowels(_ letters: [UInt16]) -> [UInt16] {
        let (o, u, m, n) = (
            UInt16(UInt8(ascii: "o")), UInt16(UInt8(ascii: "u")), UInt16(UInt8(ascii: "m")), UInt16(UInt8(ascii: "n"))
        )
        var result: [UInt16] = []
        for (index, letter) in letters.enumerated() {
            if let last = result.last, last == o && (letter == u || letter == o) || last == u && letter == u {
                continue
            }
            let next = index + 1 < letters.count ? letters[index + 1] : 0
            result.append(letter == m && nasalsBefore.contains(next) ? n : letter)
        }
        return result
    }

    private static func syllable(_ symbol: UInt16, then next: UInt16) -> [UInt8] {
        let plain = Array(sounds[Int(symbol - kana.lowerBound)].utf8)
        guard let vowel = smallVowels[next], let consonant = plain.dropLast().first else { return plain }
        // きゃ is kya, しゃ is sha, ティ is ti.
        let isY = vowel.count == 2
        let palatal = plain.last == UInt8(ascii: "i")
        let stem = Array(plain.dropLast())
        if isY, palatal, stem == Array("sh".utf8) || stem == Array("ch".utf8) || consonant == UInt8(ascii: "j") {
            return stem + vowel.dropFirst()
        }
        return stem + vowel
    }

    private static let kana: ClosedRange<UInt16> = 0x3041...0x3096
    private static let smallTsu: UInt16 = 0x3063
    private static let nasalsBefore = Set("bmp".utf16)
    private static let smallVowels: [UInt16: [UInt8]] = [
        0x3083: Array("ya".utf8), 0x3085: Array("yu".utf8), 0x3087: Array("yo".utf8), 0x3041: Array("a".utf8),
        0x3043: Array("i".utf8), 0x3045: Array("u".utf8), 0x3047: Array("e".utf8), 0x3049: Array("o".utf8),
    ]
    /// From ぁ (U+3041) to ゖ (U+3096).
    private static let sounds: [String] =
        """
        a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji - tsu zu te de to do \
        na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa i \
        e o n vu ka ke
        """.split(separator: " ").map(String.init)
}
