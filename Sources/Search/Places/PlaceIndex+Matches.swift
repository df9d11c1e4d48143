import Domain

/// A place that what was typed may mean.
public struct PlaceMatch: Equatable, Sendable {
    public var place: Place
    /// The part of the shown name to mark, in bytes of its UTF-8, at the bounds of its characters; nil when another of the
    /// place's names matched (`seoul` finds 서울).
    public var marked: Range<Int>?

    public init(place: Place, marked: Range<Int>?) {
        self.place = place
        self.marked = marked
    }
}

extension PlaceIndex {
    /// The most places one answer carries.
    public static let longestAnswer = 50

    /// The places that what has been typed so far may mean, the likeliest first.
    ///
    /// Names in every language count, whole or from any letter on; Korean also by unfinished syllables and by initial
    /// consonants (ㅅㅇ → 서울), Japanese also by the kana of Latin names (とうきょう). Case, accents, spaces, widths and the
    /// kind of kana don't matter, nor whether the text is composed. What covers a whole name comes before what begins
    /// one, then what begins a word in it, then the rest; among these the larger and better-known first, the nearer ones
    /// preferred. Where nothing fits, the words are tried as a name and what it lies in: `용산 서울`, `Paris, Texas`.
    ///
    /// Any text is safe, and only its first 64 letters count.
    ///
    /// - Parameter language: of the names shown, for the part to mark.
    /// - Parameter near: prefers places near it.
    /// - Parameter limit: 0 … `longestAnswer`; more is read as that.
    public func matches(
        typed: String, language: Language, near: Coordinate? = nil, limit: Int = 10
    ) -> [PlaceMatch] {
        let limit = max(0, min(limit, PlaceIndex.longestAnswer))
        let text = FoldedText(typed)
        let patterns = PlaceIndex.patterns(text.symbols)
        guard limit > 0, !patterns.isEmpty else { return [] }
        let point = near.map(SpherePoint.init)
        var found = ranked(patterns, near: point, limit: limit)
        if found.isEmpty { found = rankedWithSurroundings(text, near: point, limit: limit) }
        return found.map { position in
            let place = places[position]
            return PlaceMatch(place: place, marked: PlaceIndex.marked(patterns, in: place.names[language]))
        }
    }

    /// What was typed, and where there is kana, its reading.
    private static func patterns(_ symbols: [UInt16]) -> [TypedPattern] {
        [TypedPattern(symbols), KanaReading.latin(symbols).flatMap(TypedPattern.init)].compactMap { $0 }
    }

    // MARK: Ranking

    private func ranked(
        _ patterns: [TypedPattern], near: SpherePoint?, limit: Int, where accepts: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        var scores = [Float](repeating: -.infinity, count: places.count)
        var touched: [Int] = []
        for wordStarts in [true, false] {
            // Places found at the beginning of a word stand before all others anyway; and one letter is in most names.
            if !wordStarts, touched.count >= limit { break }
            for pattern in patterns where wordStarts || pattern.count > 1 {
                collect(pattern, wordStarts: wordStarts, near: near, &scores, &touched)
            }
        }
        var best = Shortlist(limit: limit)
        for position in touched where accepts(position) { best.add(position, score: scores[position]) }
        return best.positions
    }

    private func collect(
        _ pattern: TypedPattern, wordStarts: Bool, near: SpherePoint?, _ scores: inout [Float], _ touched: inout [Int]
    ) {
        names.forEachSpot(pattern, wordStarts: wordStarts) { spot in
            let symbols = names.symbols(of: spot.name)
            guard let hit = pattern.hit(symbols, from: symbols.startIndex + spot.offset) else { return }
            let name = names.names[spot.name]
            let place = Int(name.place)
            let isWhole = hit.length == symbols.count && !hit.unfinished && !pattern.isOneInitial
            let quality = PlaceIndex.quality(
                spot, isWhole: isWhole, isUnfinished: hit.unfinished, isOther: name.isOther)
            let score = quality + weight(place, near: near)
            if scores[place] == -.infinity { touched.append(place) }
            if score > scores[place] { scores[place] = score }
        }
    }

    /// A whole name, a beginning, a word's beginning, the rest: 64 apart, which is more than any place weighs.
    private static func quality(_ spot: NameTable.Spot, isWhole: Bool, isUnfinished: Bool, isOther: Bool) -> Float {
        let rank: Float =
            switch (spot.offset, spot.beginsWord) {
            case (0, _): isWhole ? 3 : 2
            case (_, true): 1
            default: 0
            }
        // 성 may mean 성남 or 서울: the finished reading counts as eight times as many people. An old or long name of a
        // place (성도 for 청두) counts as a sixteenth.
        return rank * 64 - (isUnfinished ? 3 : 0) - (isOther ? 4 : 0)
    }

    /// Importance, less 0.75 for each doubling of the distance from 20 km on.
    private func weight(_ place: Int, near: SpherePoint?) -> Float {
        guard let near else { return importance[place] }
        let distance = points[place].kilometers(to: near)
        return importance[place] - 0.75 * PlaceIndex.logarithm(1 + distance / 20)
    }

    // MARK: A name and what it lies in

    private func rankedWithSurroundings(_ text: FoldedText, near: SpherePoint?, limit: Int) -> [Int] {
        let words = PlaceIndex.words(text)
        guard words.count > 1 else { return [] }
        // In Korean and Japanese the place comes last, in English first.
        for name in [words.count - 1, 0] {
            let around = words.indices.filter { $0 != name }.compactMap { TypedPattern(words[$0]) }
            let found = ranked(PlaceIndex.patterns(words[name]), near: near, limit: limit) { position in
                let wider = surroundings(of: position)
                return around.allSatisfy { pattern in wider.contains { begins($0, with: pattern) } }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func words(_ text: FoldedText) -> [[UInt16]] {
        var words: [[UInt16]] = []
        for (symbol, begins) in zip(text.symbols, text.beginsWord) {
            if begins || words.isEmpty { words.append([]) }
            words[words.count - 1].append(symbol)
        }
        return words
    }

    private func surroundings(of position: Int) -> [Int] {
        var found: [Int] = []
        var next = places[position].parent
        while let id = next, let parent = PlaceFile.position(of: id, in: places) {
            found.append(parent)
            next = places[parent].parent
        }
        return found
    }

    private func begins(_ position: Int, with pattern: TypedPattern) -> Bool {
        names.names(of: position).contains { name in
            let symbols = names.symbols(of: name)
            return pattern.hit(symbols, from: symbols.startIndex) != nil
        }
    }

    // MARK: Marking

    /// Where a pattern lies in the name: at its beginning, else at a word's, else anywhere.
    private static func marked(_ patterns: [TypedPattern], in name: String) -> Range<Int>? {
        let text = FoldedText(name)
        let starts = text.symbols.indices.filter { text.beginsWord[$0] }
        let insides = text.symbols.indices.filter { !text.beginsWord[$0] }
        for pattern in patterns {
            for start in starts + insides {
                guard let hit = pattern.hit(text.symbols[...], from: start), hit.length > 0 else { continue }
                return text.ranges[start].lowerBound..<text.ranges[start + hit.length - 1].upperBound
            }
        }
        return nil
    }
}

/// The few best of many, in order. Of equal scores the one with the lower position comes first.
struct Shortlist {
    private var entries: [(position: Int, score: Float)] = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        entries.reserveCapacity(limit + 1)
    }

    var positions: [Int] { entries.map(\.position) }

    mutating func add(_ position: Int, score: Float) {
        if entries.count >= limit {
            guard let last = entries.last, Shortlist.isBetter((position, score), last) else { return }
            entries.removeLast()
        }
        var index = entries.count
        while index > 0, Shortlist.isBetter((position, score), entries[index - 1]) { index -= 1 }
        entries.insert((position, score), at: index)
    }

    private static func isBetter(_ one: (position: Int, score: Float), _ other: (position: Int, score: Float)) -> Bool {
        one.score == other.score ? one.position < other.position : one.score > other.score
    }
}
