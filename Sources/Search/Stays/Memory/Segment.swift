import CPrefetch
import Domain
import Synchronization

/// A part of the index: the columns of a number of stays, in groups of 512 and blocks of 64.
///
/// The large first segment lies along a Hilbert curve, so that groups are small on the map; the small tails after it hold new and
/// changed stays in the order they came.
///
/// `@unchecked Sendable`: the segment alone owns the memory behind its pointers, from `init` to `deinit`. Beside readers, a writer
/// changes only atomic words: `lines`, which are `Atomic`, and `filled`, whose release makes the plain columns of a new row visible
/// before any reader may look at it. `table` and `listCount` belong to the writer and are touched under its lock only.
final class Segment: @unchecked Sendable {
    let capacity: Int
    let groupCount: Int
    let superCount: Int

    let lines: Line
    let prices: UnsafeMutablePointer<PriceRow>
    let rows: UnsafeMutablePointer<Row>
    /// `CoarsePlaces.bytes` a block.
    let coarsePlaces: UnsafeMutablePointer<UInt8>
    let ratings: UnsafeMutablePointer<Int16>
    let lengths: UnsafeMutablePointer<LengthRow>
    /// Which of the index's zones; see `Zones`.
    let zones: UnsafeMutablePointer<UInt16>

    let lists: UnsafeMutablePointer<SeasonList>
    let owns: UnsafeMutablePointer<OwnPrice>
    /// Where the own prices of each group begin.
    let ownStarts: UnsafeMutablePointer<Int32>

    let blocks: UnsafeMutablePointer<BlockFacts>
    let groupBoxes: UnsafeMutablePointer<Box>
    /// Of eight groups each.
    let superBoxes: UnsafeMutablePointer<Box>
    /// The one zone of all stays of a group, or `mixedZones`.
    let groupZones: UnsafeMutablePointer<Int32>

    private let listCapacity: Int
    private(set) var listCount = 0
    let table: RowTable
    private let filled = Atomic<Int>(0)

    static let supergroup = 8
    static let mixedZones: Int32 = -1
    static let wordsPerGroup = Lines.count * Lines.wordCount

    /// Memory for that many rows, lists of seasons and own prices, still empty.
    init(capacity: Int, lists listCapacity: Int, owns ownCapacity: Int, table: RowTable) {
        self.capacity = capacity
        self.listCapacity = listCapacity
        self.table = table
        groupCount = (capacity + Lines.groupSize - 1) / Lines.groupSize
        superCount = (groupCount + Segment.supergroup - 1) / Segment.supergroup
        let room = groupCount * Lines.groupSize
        lines = Memory.zeroed(Atomic<UInt64>.self, count: groupCount * Segment.wordsPerGroup)
        prices = Memory.zeroed(PriceRow.self, count: room)
        rows = Memory.zeroed(Row.self, count: room)
        coarsePlaces = Memory.zeroed(UInt8.self, count: groupCount * Lines.wordCount * CoarsePlaces.bytes)
        ratings = Memory.zeroed(Int16.self, count: room)
        lengths = Memory.zeroed(LengthRow.self, count: room)
        zones = Memory.zeroed(UInt16.self, count: room)
        lists = Memory.zeroed(SeasonList.self, count: listCapacity)
        owns = Memory.zeroed(OwnPrice.self, count: ownCapacity)
        ownStarts = Memory.zeroed(Int32.self, count: groupCount)
        blocks = Memory.zeroed(BlockFacts.self, count: groupCount * Lines.wordCount)
        groupBoxes = Memory.zeroed(Box.self, count: groupCount)
        superBoxes = Memory.zeroed(Box.self, count: superCount)
        groupZones = Memory.zeroed(Int32.self, count: groupCount)
    }

    deinit {
        for list in 0..<listCount { lists[list].release() }
        forEachOwnPrice { $0.release() }
        lines.deallocate()
        prices.deallocate()
        rows.deallocate()
        coarsePlaces.deallocate()
        ratings.deallocate()
        lengths.deallocate()
        zones.deallocate()
        lists.deallocate()
        owns.deallocate()
        ownStarts.deallocate()
        blocks.deallocate()
        groupBoxes.deallocate()
        superBoxes.deallocate()
        groupZones.deallocate()
    }

    /// How many rows are there to be read.
    var rowCount: Int { filled.load(ordering: .acquiring) }

    /// Shows the rows below that number to readers.
    func publish(rowCount: Int) { filled.store(rowCount, ordering: .releasing) }

    /// Takes a list over and returns its number.
    func append(_ list: SeasonList) -> Int {
        precondition(listCount < listCapacity, "a list for which no memory was asked")
        lists[listCount] = list
        listCount += 1
        return listCount - 1
    }

    /// The own price of a row whose price is `.own(number, …)`.
    @inline(__always)
    func own(_ number: Int, ofRow row: Int) -> UnsafeMutablePointer<OwnPrice> {
        owns + (Int(ownStarts[row / Lines.groupSize]) &+ number)
    }

    /// Notes where a row is within its block's box.
    func setCoarsePlace(ofRow row: Int) {
        let block = row / Lines.blockSize
        blocks[block].coarse.set(
            row % Lines.blockSize, latitude: rows[row].latitude, longitude: rows[row].longitude, blocks[block].box,
            in: coarsePlaces + block * CoarsePlaces.bytes)
    }

    /// Memory the segment holds, in bytes.
    var bytes: Int {
        let perRow =
            MemoryLayout<PriceRow>.stride + MemoryLayout<Row>.stride + MemoryLayout<LengthRow>.stride
            + MemoryLayout<Int16>.stride + MemoryLayout<UInt16>.stride
        let perGroup =
            Segment.wordsPerGroup * 8 + Lines.wordCount * (MemoryLayout<BlockFacts>.stride + CoarsePlaces.bytes)
            + MemoryLayout<Box>.stride + 8
        var special = (0..<listCount).reduce(0) { $0 + lists[$1].bytes }
        forEachOwnPrice { special += $0.bytes }
        return groupCount * Lines.groupSize * perRow + groupCount * perGroup + superCount * MemoryLayout<Box>.stride
            + special + table.bytes
    }

    private func forEachOwnPrice(_ body: (OwnPrice) -> Void) {
        for row in 0..<rowCount {
            if case .own(let number, _) = prices[row].special { body(own(number, ofRow: row).pointee) }
        }
    }
}

extension Segment {
    @inline(__always)
    func line(_ number: Int, ofGroup group: Int) -> Line {
        lines + (group &* Segment.wordsPerGroup &+ number &* Lines.wordCount)
    }

    /// Asks for what tells where the stays of a group are.
    @inline(__always)
    func prefetchPlaces(ofGroup group: Int) {
        let block = group &* Lines.wordCount
        let facts = UnsafeRawPointer(blocks + block)
        for offset in stride(from: 0, to: Lines.wordCount &* MemoryLayout<BlockFacts>.stride, by: 64) {
            prefetch(facts + offset)
        }
        let coarse = coarsePlaces + block &* CoarsePlaces.bytes
        for offset in stride(from: 0, to: Lines.wordCount &* CoarsePlaces.bytes, by: 64) { prefetch(coarse + offset) }
    }

    /// The word of a line in which a row has its bit.
    @inline(__always)
    private func word(_ number: Int, ofRow row: Int) -> Line {
        line(number, ofGroup: row / Lines.groupSize) + (row % Lines.groupSize) / Lines.blockSize
    }

    func isSet(_ number: Int, ofRow row: Int) -> Bool {
        word(number, ofRow: row)[0].load(ordering: .relaxed) >> UInt64(row % Lines.blockSize) & 1 != 0
    }

    func set(_ number: Int, ofRow row: Int) {
        word(number, ofRow: row)[0].bitwiseOr(1 << UInt64(row % Lines.blockSize), ordering: .relaxed)
    }

    func clear(_ number: Int, ofRow row: Int) {
        word(number, ofRow: row)[0].bitwiseAnd(~(1 << UInt64(row % Lines.blockSize)), ordering: .relaxed)
    }

    /// Whether the row counts: it's neither removed nor replaced by a newer one.
    func isLive(_ row: Int) -> Bool { isSet(Lines.guests, ofRow: row) }

    /// The live row of that stay. The writer's alone.
    func liveRow(of id: Int32) -> Int? {
        guard let row = table.row(of: id, idOf: { rows[$0].id }), isLive(row) else { return nil }
        return row
    }

    /// Takes the row out of every answer.
    func kill(_ row: Int) {
        for guests in 1...Party.largestCapacity { clear(Lines.guests(guests), ofRow: row) }
    }

    /// Closes nights of every stay of a zone.
    func close(slots: [Int], ofZone zone: UInt16) {
        for group in 0..<groupCount {
            if groupZones[group] == Int32(zone) {
                for slot in slots {
                    let line = line(Lines.nights + slot, ofGroup: group)
                    for word in 0..<Lines.wordCount { line[word].store(0, ordering: .relaxed) }
                }
            } else if groupZones[group] == Segment.mixedZones {
                let first = group * Lines.groupSize
                for row in first..<max(first, min(first + Lines.groupSize, rowCount)) where zones[row] == zone {
                    for slot in slots { clear(Lines.nights + slot, ofRow: row) }
                }
            }
        }
    }
}
