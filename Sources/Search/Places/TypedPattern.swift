/// What someone has typed so far, to be laid over names.
///
/// Everything but the last unit is finished, so it must be there as it is; the last may still become more: 서 may become
/// 성, and the ㅇ of 성 may be the beginning of the next syllable (서우… on the way to 서울).
struct TypedPattern {
    private let units: [Unit]

    private enum Unit {
        case exactly(UInt16)
        /// Any syllable that begins so.
        case initial(Int)
        /// A syllable being typed.
        case open(Hangul.Syllable)
    }

    struct Hit: Equatable {
        /// How many symbols of the name it covers.
        var length: Int
        /// Whether the last unit had to be read as unfinished.
        var unfinished: Bool
    }

    /// nil when there is nothing to look for.
    init?(_ symbols: [UInt16]) {
        guard let last = symbols.last else { return nil }
        var units = symbols.map { symbol in
            Hangul.initial(of: symbol).map { Unit.initial($0) } ?? .exactly(symbol)
        }
        if let syllable = Hangul.Syllable(last) { units[units.count - 1] = .open(syllable) }
        self.units = units
    }

    var count: Int { units.count }

    /// A single consonant is the beginning of something, even where a place is called 소.
    var isOneInitial: Bool {
        guard units.count == 1, case .initial = units[0] else { return false }
        return true
    }

    /// The class of a unit in the index of pairs: see `SymbolClass`.
    func symbolClass(_ index: Int) -> Int {
        switch units[index] {
        case .exactly(let symbol): SymbolClass.of(symbol)
        case .initial(let initial): SymbolClass.ofInitial(initial)
        case .open(let syllable): SymbolClass.ofInitial(syllable.initial)
        }
    }

    /// Lays the pattern over a name from one of its symbols on; nil when it doesn't fit.
    func hit(_ symbols: ArraySlice<UInt16>, from start: Int) -> Hit? {
        var position = start
        for unit in units {
            guard position < symbols.endIndex else { return nil }
            let symbol = symbols[position]
            switch unit {
            case .exactly(let wanted):
                guard symbol == wanted else { return nil }
            case .initial(let initial):
                guard let syllable = Hangul.Syllable(symbol), syllable.initial == initial else { return nil }
            case .open(let typed):
                let next = position + 1 < symbols.endIndex ? Hangul.Syllable(symbols[position + 1]) : nil
                guard let syllable = Hangul.Syllable(symbol), let end = TypedPattern.end(typed, over: syllable, next)
                else { return nil }
                return Hit(length: position - start + end.length, unfinished: end.unfinished)
            }
            position += 1
        }
        return Hit(length: position - start, unfinished: false)
    }

    private static func end(
        _ typed: Hangul.Syllable, over syllable: Hangul.Syllable, _ next: Hangul.Syllable?
    ) -> Hit? {
        guard typed.initial == syllable.initial else { return nil }
        if typed == syllable { return Hit(length: 1, unfinished: false) }
        if typed.final == 0 {
            guard typed.vowel == syllable.vowel || Hangul.vowel(typed.vowel, begins: syllable.vowel) else { return nil }
            return Hit(length: 1, unfinished: true)
        }
        guard typed.vowel == syllable.vowel, let parts = Hangul.split(final: typed.final) else { return nil }
        // 달 on the way to 닭.
        if let whole = Hangul.split(final: syllable.final), whole.stays == typed.final {
            return Hit(length: 1, unfinished: true)
        }
        // 성 on the way to 서울, 앉 on the way to 안전.
        guard parts.stays == syllable.final, next?.initial == parts.moves else { return nil }
        return Hit(length: 2, unfinished: true)
    }
}

/// A coarse class for each symbol, 1 … 255; the index of pairs is by the classes of two neighbours.
enum SymbolClass {
    static let count = 256
    /// Behind the last symbol.
    static let end = 0

    static func ofInitial(_ initial: Int) -> Int { 1 + initial }

    static func of(_ symbol: UInt16) -> Int {
        switch symbol {
        case Hangul.syllables: 1 + Int(symbol - 0xAC00) / 588
        case 0x61...0x7A: 20 + Int(symbol - 0x61)
        case 0x30...0x39: 46
        case 0x3041...0x3096: 47 + Int(symbol - 0x3041)
        default: 133 + Int(symbol) % 122
        }
    }
}
