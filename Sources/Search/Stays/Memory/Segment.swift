import Domain
import Synchronization

/// A part of the index: the columns of a number of stays, in groups of 512 and blocks of 64.
///
/// The large first segment lies along a Hilbert curve, so that groups are small on the map; the small tails after it hold new and
/// changed stays in the order they came.
///
/// `@unchecked Sendable`: the segment alone owns the memory behind its pointers, from `init` to `deinit`. Beside readers, a writer
/// changes only atomic words: `lines`, which are `Atomic`, and `filled`, whose release makes the plain columns of a new row visible
/// before any reader may look at it. `table` and `exceptionCount` belong to the writer and are touched under its lock only.
final class Segment: @unchecked Sendable {
    let capacity: Int
    let groupCount: Int
    let superCount: Int

    let rows: UnsafeMutablePointer<Row>
    let prices: UnsafeMutablePointer<PriceRow>
    let sides: UnsafeMutablePointer<SideRow>
    let exceptions: UnsafeMutablePointer<PriceException>
    let lines: Line
    let blocks: UnsafeMutablePointer<BlockFacts>
    let groupBoxes: UnsafeMutablePointer<Box>
    /// Of eight groups each.
    let superBoxes: UnsafeMutablePointer<Box>
    /// The one zone of all stays of a group, or `mixedZones`.
    let groupZones: UnsafeMutablePointer<Int32>

    private(set) var exceptionCount = 0
    let table: RowTable
    private let filled = Atomic<Int>(0)

    static let supergroup = 8
    static let mixedZones: Int32 = -1
    static let wordsPerGroup = Lines.count * Lines.wordCount

    /// Memory for that many rows and exceptions, still empty.
    init(capacity: Int, exceptionCapacity: Int, table: RowTable) {
        self.capacity = capacity
        self.table = table
        groupCount = (capacity + Lines.groupSize - 1) / Lines.groupSize
        superCount = (groupCount + Segment.supergroup - 1) / Segment.supergroup
        let room = groupCount * Lines.groupSize
        rows = Memory.zeroed(Row.self, count: room)
        prices = Memory.zeroed(PriceRow.self, count: room)
        sides = Memory.zeroed(SideRow.self, count: room)
        exceptions = Memory.zeroed(PriceException.self, count: exceptionCapacity)
        lines = Memory.zeroed(Atomic<UInt64>.self, count: groupCount * Segment.wordsPerGroup)
        blocks = Memory.zeroed(BlockFacts.self, count: groupCount * Lines.wordCount)
        groupBoxes = Memory.zeroed(Box.self, count: groupCount)
        superBoxes = Memory.zeroed(Box.self, count: superCount)
        groupZones = Memory.zeroed(Int32.self, count: groupCount)
    }

    deinit {
        for index in 0..<exceptionCount { exceptions[index].release() }
        exceptions.deallocate()
        sides.deallocate()
        rows.deallocate()
        prices.deallocate()
        lines.deallocate()
        blocks.deallocate()
        groupBoxes.deallocate()
        superBoxes.deallocate()
        groupZones.deallocate()
    }

    /// How many rows are there to be read.
    var rowCount: Int { filled.load(ordering: .acquiring) }

    /// Shows the rows below that number to readers.
    func publish(rowCount: Int) { filled.store(rowCount, ordering: .releasing) }

    /// Takes the exception over, lists and all.
    func append(_ exception: PriceException) -> UInt32 {
        exceptions[exceptionCount] = exception
        exceptionCount += 1
        return UInt32(exceptionCount - 1)
    }

    /// Memory the segment holds, in bytes.
    var bytes: Int {
        let perRow = MemoryLayout<Row>.stride + MemoryLayout<PriceRow>.stride + MemoryLayout<SideRow>.stride
        let perGroup =
            Segment.wordsPerGroup * 8 + Lines.wordCount * MemoryLayout<BlockFacts>.stride + MemoryLayout<Box>.stride + 4
        let prices = (0..<exceptionCount).reduce(0) { $0 + exceptions[$1].bytes }
        return groupCount * Lines.groupSize * perRow + groupCount * perGroup + superCount * MemoryLayout<Box>.stride
            + prices + table.bytes
    }
}

extension Segment {
    @inline(__always)
    func line(_ number: Int, ofGroup group: Int) -> Line {
        lines + (group &* Segment.wordsPerGroup &+ number &* Lines.wordCount)
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
                for row in first..<max(first, min(first + Lines.groupSize, rowCount)) where rows[row].zone == zone {
                    for slot in slots { clear(Lines.nights + slot, ofRow: row) }
                }
            }
        }
    }
}
