/// Every name of every place, folded, and where to find which two symbols stand next to each other.
///
/// Two lists of spots are kept, each in the order of the pair of classes there: spots where a word begins, and the others.
/// A pattern looks only at the spots of its first pair. Both take four bytes a spot.
struct NameTable: Sendable {
    private(set) var symbols: [UInt16] = []
    /// In the order of their places.
    private(set) var names: [Name] = []
    private var firstName: [UInt32] = []
    /// By symbol, until the spots are sorted.
    private var beginsWord: [Bool] = []
    private var wordStarts = Spots()
    private var insides = Spots()

    struct Name: Sendable {
        /// Where its symbols begin.
        var start: UInt32
        var place: UInt32
        var count: UInt8
        /// Whether the place is called so only now and then: 동경 for 도쿄.
        var isOther: Bool
    }

    /// A symbol of a name.
    struct Spot: Sendable {
        var name: Int
        var offset: Int
        /// Whether a word begins with it.
        var beginsWord: Bool
    }

    /// To be called in the order of the places. A name without a letter is passed over.
    mutating func append(_ text: FoldedText, of place: Int, isOther: Bool = false) {
        while firstName.count <= place { firstName.append(UInt32(names.count)) }
        guard !text.symbols.isEmpty else { return }
        names.append(
            Name(
                start: UInt32(symbols.count), place: UInt32(place),
                count: UInt8(truncatingIfNeeded: text.symbols.count),
                isOther: isOther))
        symbols += text.symbols
        beginsWord += text.beginsWord
    }

    /// To be called once, behind the last name.
    mutating func sortSpots() {
        firstName.append(UInt32(names.count))
        var starting: [UInt32] = []
        var inside: [UInt32] = []
        inside.reserveCapacity(symbols.count)
        for (index, name) in names.enumerated() {
            for offset in 0..<Int(name.count) {
                let spot = UInt32(index) << NameTable.offsetBits | UInt32(offset)
                if beginsWord[Int(name.start) + offset] { starting.append(spot) } else { inside.append(spot) }
            }
        }
        beginsWord = []
        wordStarts = Spots(starting, class: pairClass)
        insides = Spots(inside, class: pairClass)
    }

    /// `FoldedText.longest` symbols at most, and room for 67 million names.
    private static let offsetBits: UInt32 = 6

    func symbols(of name: Int) -> ArraySlice<UInt16> {
        let start = Int(names[name].start)
        return symbols[start..<start + Int(names[name].count)]
    }

    /// The names of a place.
    func names(of place: Int) -> Range<Int> {
        Int(firstName[place])..<Int(firstName[place + 1])
    }

    /// The spots that the pattern's first two units allow.
    func forEachSpot(_ pattern: TypedPattern, wordStarts asked: Bool, _ body: (Spot) -> Void) {
        let spots = asked ? wordStarts : insides
        let first = pattern.symbolClass(0) * SymbolClass.count
        let range =
            pattern.count > 1
            ? spots.range(first + pattern.symbolClass(1)..<first + pattern.symbolClass(1) + 1)
            : spots.range(first..<first + SymbolClass.count)
        for index in range {
            let spot = spots.spots[index]
            body(
                Spot(
                    name: Int(spot >> NameTable.offsetBits), offset: Int(spot & (1 << NameTable.offsetBits - 1)),
                    beginsWord: asked))
        }
    }

    private func pairClass(_ spot: UInt32) -> Int {
        let name = names[Int(spot >> NameTable.offsetBits)]
        let offset = Int(spot & (1 << NameTable.offsetBits - 1))
        let position = Int(name.start) + offset
        let second = offset + 1 < Int(name.count) ? SymbolClass.of(symbols[position + 1]) : SymbolClass.end
        return SymbolClass.of(symbols[position]) * SymbolClass.count + second
    }
}

/// Spots in the order of their class, by counting.
private struct Spots: Sendable {
    var spots: [UInt32] = []
    private var firstOfClass: [UInt32] = []

    init() {}

    init(_ unordered: [UInt32], class classOf: (UInt32) -> Int) {
        let classes = unordered.map { UInt16(classOf($0)) }
        var next = [UInt32](repeating: 0, count: SymbolClass.count * SymbolClass.count + 1)
        for each in classes { next[Int(each) + 1] += 1 }
        for index in 1..<next.count { next[index] += next[index - 1] }
        firstOfClass = next
        spots = [UInt32](repeating: 0, count: unordered.count)
        for (spot, each) in zip(unordered, classes) {
            spots[Int(next[Int(each)])] = spot
            next[Int(each)] += 1
        }
    }

    func range(_ classes: Range<Int>) -> Range<Int> {
        guard classes.upperBound < firstOfClass.count else { return 0..<0 }
        return Int(firstOfClass[classes.lowerBound])..<Int(firstOfClass[classes.upperBound])
    }
}
