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
    let regionCount: Int

    let lines: Line
    let rows: UnsafeMutablePointer<Row>
    /// `CoarsePlaces.bytes` a block.
    let coarsePlaces: UnsafeMutablePointer<UInt8>
    let lengths: UnsafeMutablePointer<LengthRow>

    let lists: UnsafeMutablePointer<SeasonList>
    let owns: UnsafeMutablePointer<OwnPrice>
    /// Where the own prices of each group begin.
    let ownStarts: UnsafeMutablePointer<Int32>

    let blocks: UnsafeMutablePointer<BlockFacts>
    let groupBoxes: UnsafeMutablePointer<Box>
    /// Of eight groups each.
    let superBoxes: UnsafeMutablePointer<Box>
    /// Of sixteen supergroups each.
    let regionBoxes: UnsafeMutablePointer<Box>
    /// The one zone of all stays of a group, or `mixedZones`.
    let groupZones: UnsafeMutablePointer<Int32>

    private let listCapacity: Int
    private(set) var listCount = 0
    let table: RowTable
    private let filled = Atomic<Int>(0)
    private let seasonal = Atomic<Bool>(false)

    static let supergroup = 8
    static let region = 16
    static let mixedZones: Int32 = -1
    static let wordsPerGroup = Lines.count * Lines.wordCount

    /// Memory for that many rows, lists of seasons and own prices, still empty.
    init(capacity: Int, lists listCapacity: Int, owns ownCapacity: Int, table: RowTable) {
        self.capacity = capacity
        self.listCapacity = listCapacity
        self.table = table
        groupCount = (capacity + Lines.groupSize - 1) / Lines.groupSize
        superCount = (groupCount + Segment.supergroup - 1) / Segment.supergroup
        regionCount = (superCount + Segment.region - 1) / Segment.region
        let room = groupCount * Lines.groupSize
        lines = Memory.zeroed(Atomic<UInt64>.self, count: groupCount * Segment.wordsPerGroup)
        rows = Memory.zeroed(Row.self, count: room)
        coarsePlaces = Memory.zeroed(UInt8.self, count: groupCount * Lines.wordCount * CoarsePlaces.bytes)
        lengths = Memory.zeroed(LengthRow.self, count: room)
        lists = Memory.zeroed(SeasonList.self, count: listCapacity)
        owns = Memory.zeroed(OwnPrice.self, count: ownCapacity)
        ownStarts = Memory.zeroed(Int32.self, count: groupCount)
        blocks = Memory.zeroed(BlockFacts.self, count: groupCount * Lines.wordCount)
        groupBoxes = Memory.zeroed(Box.self, count: groupCount)
        superBoxes = Memory.zeroed(Box.self, count: superCount)
        regionBoxes = Memory.zeroed(Box.self, count: regionCount)
        groupZones = Memory.zeroed(Int32.self, count: groupCount)
    }

    deinit {
        for list in 0..<listCount { lists[list].release() }
        forEachOwnPrice { $0.release() }
        lines.deallocate()
        rows.deallocate()
        coarsePlaces.deallocate()
        lengths.deallocate()
        lists.deallocate()
        owns.deallocate()
        ownStarts.deallocate()
        blocks.deallocate()
        groupBoxes.deallocate()
        superBoxes.deallocate()
        regionBoxes.deallocate()
        groupZones.deallocate()
    }

    /// How many rows are there to be read.
    var rowCount: Int { filled.load(ordering: .acquiring) }

    /// Shows the rows below that number to readers.
    func publish(rowCount: Int) { filled.store(rowCount, ordering: .releasing) }

    /// Whether any stay has seasons with lengths of their own. Most segments have none, and needn't be asked row by row.
    var hasSeasonalLengths: Bool { seasonal.load(ordering: .relaxed) }

    func note(_ length: LengthRow) {
        if length.isSeasonal { seasonal.store(true, ordering: .relaxed) }
    }

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

    /// Whether the row is one of this segment's.
    func holds(_ row: UnsafePointer<Row>) -> Bool { row >= UnsafePointer(rows) && row < UnsafePointer(rows + capacity) }

    /// Notes where a row is within its block's box.
    func setCoarsePlace(ofRow row: Int) {
        let block = row / Lines.blockSize
        blocks[block].coarse.set(
            row % Lines.blockSize, latitude: rows[row].latitude, longitude: rows[row].longitude, blocks[block].box,
            in: coarsePlaces + block * CoarsePlaces.bytes)
    }

    /// Memory the segment holds, in bytes.
    var bytes: Int {
        let perRow = MemoryLayout<Row>.stride + MemoryLayout<LengthRow>.stride
        let perGroup =
            Segment.wordsPerGroup * 8 + Lines.wordCount * (MemoryLayout<BlockFacts>.stride + CoarsePlaces.bytes)
            + MemoryLayout<Box>.stride + 8
        var special = (0..<listCount).reduce(0) { $0 + lists[$1].bytes }
        forEachOwnPrice { special += $0.bytes }
        return groupCount * Lines.groupSize * perRow + groupCount * perGroup + (superCount + regionCount)
            * MemoryLayout<Box>.stride
            + special + table.bytes
    }

    private func forEachOwnPrice(_ body: (OwnPrice) -> Void) {
        for row in 0..<rowCount {
            if case .own(let number, _) = rows[row].price.special { body(own(number, ofRow: row).pointee) }
        }
    }
}

extension Segment {
    @inline(__always)
    func line(_ number: Int, ofGroup group: Int) -> Line {
        lines + (group &* Segment.wordsPerGroup &+ number &* Lines.wordCount)
    }

    /// Asks for what tells where the blocks of a group are.
    @inline(__always)
    func prefetchFacts(ofGroup group: Int) {
        let facts = UnsafeRawPointer(blocks + group &* Lines.wordCount)
        for offset in stride(from: 0, to: Lines.wordCount &* MemoryLayout<BlockFacts>.stride, by: 64) {
            prefetch(facts + offset)
        }
    }

    /// Asks for what tells where the stays of a block are.
    @inline(__always)
    func prefetchPlaces(ofBlock block: Int) {
        let places = coarsePlaces + block &* CoarsePlaces.bytes
        prefetch(places)
        prefetch(places + CoarsePlaces.bytes / 2)
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

    /// Closes the nights of every stay of a zone that are past or have come too near to be booked.
    func close(_ move: Zones.Move) {
        let zone = move.zone
        close(slots: move.slots, ofZone: zone)
        for row in 0..<rowCount where lengths[row].notice != 0 && rows[row].zone == zone {
            for slot in move.slots(notice: lengths[row].notice) { clear(Lines.nights + slot, ofRow: row) }
        }
    }

    private func close(slots: [Int], ofZone zone: UInt16) {
        for group in 0..<groupCount {
            if groupZones[group] == Int32(zone) {
                for slot in slots {
                    let line = line(Lines.nights + slot, ofGroup: group)
                    for word in 0..<Lines.wordCount { line[word].store(0, ordering: .relaxed) }
                }
            } else if groupZones[group] == Segment.mixedZones {
                let first = group * Lines.groupSize
                for row in first..<max(first, min(first + Lines.groupSize, rowCount)) where rows[row].zone == zone {
                    for slot in slots { clear(Lines.nights + slot, ofRow: row) }
                }
            }
        }
    }
}
