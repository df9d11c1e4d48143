import Domain
import Synchronization

extension Segment {
    /// The stays of an intake along the Hilbert curve, ready to be searched.
    convenience init(_ intake: Intake) {
        let exceptions = intake.book.exceptions
        self.init(capacity: intake.rows.count, exceptionCapacity: exceptions.count, table: intake.table)
        let order = Segment.order(of: intake.rows)
        var places = [Int32](repeating: 0, count: order.count)
        for (row, source) in order.enumerated() {
            places[Int(source)] = Int32(row)
            rows[row] = intake.rows[Int(source)]
            prices[row] = intake.prices[Int(source)]
            sides[row] = intake.sides[Int(source)]
        }
        table.renumber(places)
        takeExceptions(exceptions)
        fillLines(from: intake.bits, order: order)
        summarise(rowCount: order.count)
        publish(rowCount: order.count)
    }

    /// An empty segment for new and changed stays; what is known of its blocks holds for any stay.
    convenience init(tailOf capacity: Int) {
        self.init(capacity: capacity, exceptionCapacity: capacity, table: RowTable(capacity: capacity))
        for group in 0..<groupCount {
            groupBoxes[group] = .everything
            groupZones[group] = Segment.mixedZones
        }
        for block in 0..<groupCount * Lines.wordCount { blocks[block] = .anything }
        for index in 0..<superCount { superBoxes[index] = .everything }
    }

    /// Adds a row that no search finds yet. The writer's alone, and only while there is room.
    func append(
        _ row: Row, _ price: PriceRow, _ side: SideRow, _ exception: PriceException?, bits: [UInt64]
    ) -> Int {
        let place = rowCount
        rows[place] = row
        prices[place] = price
        sides[place] = side
        if let exception { sides[place].exception = append(exception) }
        table.set(place, for: row.id, idOf: { rows[$0].id })
        for number in 0..<Lines.count where !Lines.areGuests(number) && StayBits.isSet(number, in: bits) {
            set(number, ofRow: place)
        }
        publish(rowCount: place + 1)
        return place
    }

    /// Lets searches find a row that was added.
    func enliven(_ row: Int, bits: [UInt64]) {
        for guests in 1...Party.largestCapacity where StayBits.isSet(Lines.guests(guests), in: bits) {
            set(Lines.guests(guests), ofRow: row)
        }
    }

    /// The bits of a block's stays, word by word: word w of its stay s is at 64 w + s.
    func readBits(ofBlock block: Int, into square: inout [UInt64]) {
        let group = block / Lines.wordCount
        for number in 0..<StayBits.wordCount * 64 {
            square[number] =
                number < Lines.count
                ? line(number, ofGroup: group)[block % Lines.wordCount].load(ordering: .relaxed) : 0
        }
        Segment.transpose(&square)
    }

    /// Lays the exceptions out in the order of the rows that name them, lists and all: neighbours on the map are priced together.
    private func takeExceptions(_ exceptions: [PriceException]) {
        var numbers = [UInt32?](repeating: nil, count: exceptions.count)
        for row in 0..<capacity where prices[row].isException {
            let old = Int(sides[row].exception)
            let number = numbers[old] ?? append(exceptions[old].copied)
            numbers[old] = number
            sides[row].exception = number
        }
        for exception in exceptions { exception.release() }
    }

    private static func order(of rows: [Row]) -> [Int32] {
        var keys = rows.enumerated().map { index, row in
            (place: HilbertCurve.place(latitude: row.latitude, longitude: row.longitude), index: Int32(index))
        }
        keys.sort { $0.place != $1.place ? $0.place < $1.place : $0.index < $1.index }
        return keys.map(\.index)
    }

    private func fillLines(from bits: [UInt64], order: [Int32]) {
        var square = [UInt64](repeating: 0, count: StayBits.wordCount * 64)
        for first in stride(from: 0, to: order.count, by: Lines.blockSize) {
            for index in square.indices { square[index] = 0 }
            for row in first..<min(first + Lines.blockSize, order.count) {
                let source = Int(order[row]) * StayBits.wordCount
                for word in 0..<StayBits.wordCount { square[word * 64 + row - first] = bits[source + word] }
            }
            Segment.transpose(&square)
            let start = line(0, ofGroup: first / Lines.groupSize) + first % Lines.groupSize / Lines.blockSize
            for number in 0..<Lines.count {
                start[number * Lines.wordCount].store(square[number], ordering: .relaxed)
            }
        }
    }

    private static func transpose(_ square: inout [UInt64]) {
        square.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for word in 0..<StayBits.wordCount { Bits.transpose(base + word * 64) }
        }
    }

    /// Boxes, best ratings and zones, from the rows.
    private func summarise(rowCount: Int) {
        for index in 0..<superCount { superBoxes[index] = .nothing }
        for group in 0..<groupCount {
            var groupBox = Box.nothing
            for block in group * Lines.wordCount..<(group + 1) * Lines.wordCount {
                let first = block * Lines.blockSize
                blocks[block] = facts(of: first..<max(first, min(first + Lines.blockSize, rowCount)))
                groupBox.formUnion(blocks[block].box)
            }
            groupBoxes[group] = groupBox
            superBoxes[group / Segment.supergroup].formUnion(groupBox)
            let first = group * Lines.groupSize
            let zones = Set((first..<min(first + Lines.groupSize, rowCount)).map { rows[$0].zone })
            groupZones[group] = zones.count == 1 ? Int32(zones.first ?? 0) : Segment.mixedZones
        }
    }

    private func facts(of range: Range<Int>) -> BlockFacts {
        var facts = BlockFacts.nothing
        for row in range {
            facts.box.formUnion(latitude: rows[row].latitude, longitude: rows[row].longitude)
            facts.highestRating = max(facts.highestRating, rows[row].rating)
        }
        if !range.isEmpty {
            let radians = Double.pi / 180_000_000
            let south = Trigonometry.cosine(Double(facts.box.south) * radians)
            let north = Trigonometry.cosine(Double(facts.box.north) * radians)
            // A little less than the cosine, for Float rounds to either side.
            facts.lowestCosine = max(0, Float(min(south, north)) - 1e-6)
        }
        return facts
    }
}
