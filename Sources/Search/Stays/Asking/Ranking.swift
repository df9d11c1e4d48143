import Domain

/// A stay that may stand on the page asked for.
struct Candidate {
    /// The smaller, the earlier; by distance, price or rating.
    var key: UInt64
    /// Read only between equal keys: the lower id is first.
    var row: UnsafePointer<Row>
    /// Where that row stands.
    var number: Int32
    var segment: Int32

    @inline(__always)
    static func < (one: Candidate, other: Candidate) -> Bool {
        one.key < other.key || (one.key == other.key && one.row.pointee.id < other.row.pointee.id)
    }
}

/// The best stays seen so far.
///
/// For the first pages they are kept in order, the worst falling out as better ones come; for pages further on every stay is kept
/// and the page is picked out at the end.
struct Ranking {
    private let offset: Int
    private let limit: Int
    /// The best, in order, on a first page.
    private let best: UnsafeMutablePointer<Candidate>
    private var count = 0
    /// All of them, on a page further on.
    private var all: [Candidate] = []
    private let isDeep: Bool
    /// No stay with a larger key has a place any more.
    private(set) var worstKey = lastKey

    /// The key of a stay that has no place at all, and the last of all others.
    static let never = UInt64.max
    static let lastKey = never - 1

    /// How many are kept in order; beyond, inserting would cost more than picking out.
    static let keptInOrder = 128

    /// - Parameter memory: room for `keptInOrder` candidates.
    init(offset: Int, limit: Int, memory: UnsafeMutablePointer<Candidate>) {
        self.offset = offset
        self.limit = limit
        best = memory
        isDeep = offset + limit > Ranking.keptInOrder
    }

    /// Whether a key has become too late.
    var isFull: Bool { worstKey != Ranking.lastKey }
    var wantsNothing: Bool { limit == 0 }

    @inline(__always)
    mutating func offer(_ candidate: Candidate) {
        if candidate.key <= worstKey { insert(candidate) }
    }

    @inline(never)
    private mutating func insert(_ candidate: Candidate) {
        guard !isDeep else { return all.append(candidate) }
        if count == offset + limit {
            guard candidate < best[count - 1] else { return }
            count -= 1
        }
        var place = count
        while place > 0, candidate < best[place - 1] {
            best[place] = best[place - 1]
            place -= 1
        }
        best[place] = candidate
        count += 1
        if count == offset + limit { worstKey = best[count - 1].key }
    }

    /// The stays of the page, in order.
    mutating func page() -> [Candidate] {
        let found = isDeep ? all.count : count
        guard offset < found, limit > 0 else { return [] }
        let range = offset..<min(found, offset + limit)
        if !isDeep { return range.map { best[$0] } }
        Selection.bring(range.lowerBound, to: &all, in: 0..<found)
        Selection.bring(range.upperBound - 1, to: &all, in: range.lowerBound..<found)
        return all[range].sorted { $0 < $1 }
    }
}

/// Picks out an element by its place in the order, without sorting the rest.
enum Selection {
    /// Moves elements so that the one at `place` is where sorting would put it, and none before it is greater.
    static func bring(_ place: Int, to list: inout [Candidate], in range: Range<Int>) {
        var low = range.lowerBound
        var high = range.upperBound - 1
        while low < high {
            let pivot = median(list[low], list[(low + high) / 2], list[high])
            var left = low
            var right = high
            while left <= right {
                while list[left] < pivot { left += 1 }
                while pivot < list[right] { right -= 1 }
                if left <= right {
                    list.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if place <= right { high = right } else if place >= left { low = left } else { return }
        }
    }

    private static func median(_ one: Candidate, _ two: Candidate, _ three: Candidate) -> Candidate {
        if one < two { return two < three ? two : (one < three ? three : one) }
        return one < three ? one : (two < three ? three : two)
    }
}
