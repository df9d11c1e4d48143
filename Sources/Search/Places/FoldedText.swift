/// A text as the search compares it: one symbol per letter or syllable, and where each stands in the text.
struct FoldedText {
    /// Lower-case Latin letters without marks, hiragana for all kana, composed Korean syllables, lone Korean consonants.
    private(set) var symbols: [UInt16] = []
    /// The symbol's bytes in the text's UTF-8.
    private(set) var ranges: [Range<Int>] = []
    /// Whether a word begins with the symbol.
    private(set) var beginsWord: [Bool] = []

    private var wordEnded = true
    private var hasLoneLetters = false

    /// More of a text isn't looked at: no name is so long.
    static let longest = 64

    init(_ text: String = "") {
        fold(text)
    }

    /// Forgets the text before; whoever folds many saves the memory being fetched anew.
    mutating func fold(_ text: String) {
        symbols.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
        beginsWord.removeAll(keepingCapacity: true)
        wordEnded = true
        hasLoneLetters = false
        var offset = 0
        // Marks come one after the other without end in hostile text, so what is read has its own bound.
        for scalar in text.unicodeScalars.prefix(FoldedText.longest * 4) {
            let length = UTF8.width(scalar)
            append(scalar.value, at: offset..<offset + length)
            offset += length
            if symbols.count >= FoldedText.longest { break }
        }
        if hasLoneLetters { composeLetters() }
    }

    /// Whether the Latin name had any. Afterwards the ranges no longer tell where a symbol stands.
    mutating func dropLongVowels() -> Bool {
        let short = KanaReading.withoutLongVowels(symbols)
        guard short != symbols else { return false }
        symbols = short
        ranges.removeLast(ranges.count - short.count)
        beginsWord = short.indices.map { $0 == 0 }
        return true
    }

    private mutating func append(_ scalar: UInt32, at range: Range<Int>) {
        switch scalar {
        case 0x1100...0x1112: push(Hangul.consonant(ofInitial: Int(scalar - 0x1100)), range)
        case 0x1161...0x1175: joinVowel(Int(scalar - 0x1161), range)
        case 0x11A8...0x11C2: joinFinal(Int(scalar - 0x11A7), range)
        case 0x3099, 0x309A, 0xFF9E, 0xFF9F: joinKanaMark(half: scalar == 0x309A || scalar == 0xFF9F, range)
        default:
            switch LetterFolding.fold(scalar) {
            case .symbol(let symbol): push(symbol, range)
            case .symbols(let first, let second):
                push(first, range)
                push(second, range)
            case .separator: wordEnded = true
            case .nothing: extendLast(to: range.upperBound)
            }
        }
    }

    private mutating func push(_ symbol: UInt16, _ range: Range<Int>) {
        guard symbols.count < FoldedText.longest else { return }
        symbols.append(symbol)
        ranges.append(range)
        beginsWord.append(wordEnded)
        wordEnded = false
        if Hangul.consonants.contains(symbol) || Hangul.vowels.contains(symbol) { hasLoneLetters = true }
    }

    /// A decomposed vowel makes a syllable of the initial before it.
    private mutating func joinVowel(_ vowel: Int, _ range: Range<Int>) {
        guard let last = symbols.last, !wordEnded, let initial = Hangul.initial(of: last) else {
            push(Hangul.vowels.lowerBound + UInt16(vowel), range)
            return
        }
        replaceLast(by: Hangul.Syllable(initial: initial, vowel: vowel).symbol, upTo: range.upperBound)
    }

    private mutating func joinFinal(_ final: Int, _ range: Range<Int>) {
        guard let last = symbols.last, !wordEnded, var syllable = Hangul.Syllable(last), syllable.final == 0 else {
            return
        }
        syllable.final = final
        replaceLast(by: syllable.symbol, upTo: range.upperBound)
    }

    /// か and ゛ are が, は and ゜ are ぱ: in Unicode's order the marked kana follow the plain one.
    private mutating func joinKanaMark(half: Bool, _ range: Range<Int>) {
        guard let last = symbols.last, !wordEnded else { return }
        let step: UInt16 = half ? 2 : 1
        let bare = half ? FoldedText.kanaWithRing : FoldedText.kanaWithMark
        let marked = last == 0x3046 && !half ? 0x3094 : bare.contains(last) ? last + step : last
        replaceLast(by: marked, upTo: range.upperBound)
    }

    private static let kanaWithMark = Set("かきくけこさしすせそたちつてとはひふへほ".utf16)
    private static let kanaWithRing = Set("はひふへほ".utf16)

    private mutating func replaceLast(by symbol: UInt16, upTo end: Int) {
        guard let index = symbols.indices.last else { return }
        symbols[index] = symbol
        extendLast(to: end)
    }

    private mutating func extendLast(to end: Int) {
        guard let index = ranges.indices.last, !wordEnded else { return }
        ranges[index] = ranges[index].lowerBound..<end
    }

    // MARK: Lone letters

    /// Where letters come one by one (ㅅㅓㅇㅜㄹ), the syllables they make; pairs that only finals know come apart (ㄳ as ㄱㅅ).
    private mutating func composeLetters() {
        let (letters, places, begins) = (symbols, ranges, beginsWord)
        symbols.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
        beginsWord.removeAll(keepingCapacity: true)
        var index = 0
        while index < letters.count {
            let start = index
            for (part, symbol) in FoldedText.nextSymbols(letters, &index).enumerated() {
                symbols.append(symbol)
                ranges.append(places[start].lowerBound..<places[index - 1].upperBound)
                beginsWord.append(begins[start] && part == 0)
            }
        }
    }

    /// Reads one syllable or symbol and moves the index behind it.
    private static func nextSymbols(_ letters: [UInt16], _ index: inout Int) -> [UInt16] {
        let letter = letters[index]
        index += 1
        guard let initial = Hangul.initial(of: letter) else {
            guard let final = Hangul.final(of: letter), let parts = Hangul.split(final: final), parts.stays > 0,
                let stays = Hangul.split(final: parts.stays)
            else { return [letter] }
            return [Hangul.consonant(ofInitial: stays.moves), Hangul.consonant(ofInitial: parts.moves)]
        }
        guard var vowel = vowel(letters, index) else { return [letter] }
        index += 1
        if let second = self.vowel(letters, index), let whole = Hangul.pair(vowel: vowel, vowel: second) {
            vowel = whole
            index += 1
        }
        var final = 0
        if let closing = closingFinal(letters, index) {
            final = closing
            index += 1
            if let second = closingFinal(letters, index), let parts = Hangul.split(final: second), parts.stays == 0,
                let whole = Hangul.pair(final: final, initial: parts.moves)
            {
                final = whole
                index += 1
            }
        }
        return [Hangul.Syllable(initial: initial, vowel: vowel, final: final).symbol]
    }

    private static func vowel(_ letters: [UInt16], _ index: Int) -> Int? {
        guard index < letters.count, Hangul.vowels.contains(letters[index]) else { return nil }
        return Int(letters[index] - Hangul.vowels.lowerBound)
    }

    /// The consonant closes the syllable unless a vowel follows, which it then begins with.
    private static func closingFinal(_ letters: [UInt16], _ index: Int) -> Int? {
        guard index < letters.count, let final = Hangul.final(of: letters[index]), vowel(letters, index + 1) == nil
        else { return nil }
        return final
    }
}
