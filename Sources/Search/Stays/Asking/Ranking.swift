import Domain

/// A stay that may stand on the page asked for.
struct Candidate {
    /// The smaller, the earlier; by distance, price or rating.
    var key: UInt64
    /// Read only between equal keys: the lower id is first.
    var row: UnsafePointer<Row>

    @inline(__always)
    static func < (one: Candidate, other: Candidate) -> Bool {
        one.key == other.key ? one.row.pointee.id < other.row.pointee.id : one.key < other.key
    }
}

/// The best stays seen so far.
///
/// For the first pages stays are noted as they come, and from time to time all but the best are dropped. Neither has a branch that
/// depends on two keys: which is the smaller can't be foretold, and a wrong guess costs as much as noting ten stays. For pages
/// further on all stays are kept.
struct Ranking {
    private let offset: Int
    private let limit: Int
    /// On a first page.
    private let noted: UnsafeMutablePointer<Candidate>
    private var count = 0
    /// All of them, on a page further on.
    private var all: [Candidate] = []
    private let isDeep: Bool
    /// No stay with a larger key has a place any more.
    private(set) var worstKey = lastKey

    /// No key is larger.
    static let lastKey = UInt64.max

    /// Where the first pages end.
    private static let firstStays = 128
    /// What is left by `dropLate` and all of a batch, the last of them perhaps in vain.
    static let capacity = 2 * firstStays + PriceBatch.capacity + 1

    /// - Parameter memory: room for `capacity` candidates.
    init(offset: Int, limit: Int, memory: UnsafeMutablePointer<Candidate>) {
        self.offset = offset
        self.limit = limit
        noted = memory
        isDeep = offset + limit > Ranking.firstStays
    }

    /// Whether a key has become too late.
    var isFull: Bool { worstKey != Ranking.lastKey }
    var wantsNothing: Bool { limit == 0 }

    /// Notes a stay, unless its key is too late.
    @inline(__always)
    mutating func offer(_ candidate: Candidate) {
        if isDeep { return keep(candidate) }
        noted[count] = candidate
        count &+= candidate.key <= worstKey ? 1 : 0
    }

    @inline(never)
    private mutating func keep(_ candidate: Candidate) {
        if candidate.key <= worstKey { all.append(candidate) }
    }

    /// Drops stays that others have pushed off the page, when there are many. To be called after each batch at the latest, for then
    /// there is room for another.
    @inline(__always)
    mutating func dropLate() {
        if isDeep { return }
        let wanted = offset + limit
        guard count > 2 * wanted else { return }
        // A few more may stay: to find exactly the last one takes about as long again.
        let last = Selection.bring(wanted - 1...wanted + wanted / 2, to: noted, in: 0..<count)
        count = last &+ 1
        worstKey = noted[last].key
    }

    /// The stays of the page, in order.
    mutating func page() -> [Candidate] {
        let found = isDeep ? all.count : count
        guard offset < found, limit > 0 else { return [] }
        let range = offset..<min(found, offset + limit)
        if !isDeep { return Ranking.page(range, of: UnsafeMutableBufferPointer(start: noted, count: count)) }
        return all.withUnsafeMutableBufferPointer { Ranking.page(range, of: $0) }
    }

    private static func page(
        _ range: Range<Int>, of found: UnsafeMutableBufferPointer<Candidate>
    ) -> [Candidate] {
        guard let list = found.baseAddress else { return [] }
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        Selection.bring(last...last, to: list, in: 0..<found.count)
        if first > 0 { Selection.bring(first...first, to: list, in: 0..<range.upperBound) }
        return found[range].sorted { $0 < $1 }
    }
}

/// Picks out elements by their place in the order, without sorting the rest.
enum Selection {
    /// Moves elements so that at one of those places, which is returned, stands what sorting would put there, and nothing greater
    /// before it.
    @discardableResult
    static func bring(
        _ places: ClosedRange<Int>, to list: UnsafeMutablePointer<Candidate>, in range: Range<Int>
    ) -> Int {
        var low = range.lowerBound
        var high = range.upperBound - 1
        while low < high {
            let middle = split(list, low, high)
            if places.contains(middle) { return middle }
            if middle > places.upperBound { high = middle - 1 } else { low = middle + 1 }
        }
        return low
    }

    /// Moves what comes before one of the elements before it, and the rest behind it; returns where it then is.
    @inline(__always)
    private static func split(_ list: UnsafeMutablePointer<Candidate>, _ low: Int, _ high: Int) -> Int {
        let pivot = takeOut(of: list, low, high)
        var middle = low
        for index in low..<high {
            let candidate = list[index]
            list[index] = list[middle]
            list[middle] = candidate
            var isBefore = candidate.key < pivot.key ? 1 : 0
            if candidate.key == pivot.key { isBefore = candidate < pivot ? 1 : 0 }
            middle &+= isBefore
        }
        list[high] = list[middle]
        list[middle] = pivot
        return middle
    }

    /// An element that is likely to be in the middle; the last takes its place.
    @inline(__always)
    private static func takeOut(of list: UnsafeMutablePointer<Candidate>, _ low: Int, _ high: Int) -> Candidate {
        let center = (low + high) / 2
        let (one, two, three) = (list[low].key, list[center].key, list[high].key)
        let median = max(min(one, two), min(max(one, two), three))
        // Where all are the same it is the one in the middle, as they lie in order then.
        let place = median == two ? center : median == one ? low : high
        let pivot = list[place]
        list[place] = list[high]
        return pivot
    }
}
