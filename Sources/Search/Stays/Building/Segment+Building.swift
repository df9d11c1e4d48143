import Domain
import Synchronization

extension Segment {
    /// The stays of an intake along the Hilbert curve, ready to be searched.
    convenience init(_ intake: Intake) {
        let count = intake.rows.count
        self.init(capacity: count, lists: intake.book.lists.count, owns: intake.owns.count, table: intake.table)
        let order = HilbertCurve.order(of: intake.rows)
        var places = [Int32](repeating: 0, count: count)
        for (row, source) in order.enumerated() {
            let source = Int(source)
            places[source] = Int32(row)
            rows[row] = intake.rows[source]
            lengths[row] = intake.lengths[source]
            note(lengths[row])
        }
        table.renumber(places)
        for list in intake.book.lists { _ = append(SeasonList(list)) }
        takeOwnPrices(intake.owns, order: order)
        fillLines(from: intake.bits, order: order)
        summarise(rowCount: count)
        publish(rowCount: count)
    }

    /// An empty segment for new and changed stays; what is known of its blocks holds for any stay.
    convenience init(tailOf capacity: Int) {
        let room = (capacity + Lines.groupSize - 1) / Lines.groupSize * Lines.groupSize
        self.init(capacity: capacity, lists: capacity, owns: room, table: RowTable(capacity: capacity))
        for group in 0..<groupCount {
            groupBoxes[group] = .everything
            groupZones[group] = Segment.mixedZones
            ownStarts[group] = Int32(group * Lines.groupSize)
        }
        for block in 0..<groupCount * Lines.wordCount { blocks[block] = .anything }
        for index in 0..<superCount { superBoxes[index] = .everything }
        for index in 0..<regionCount { regionBoxes[index] = .everything }
    }

    /// Adds a row that no search finds yet. The writer's alone, and only while there is room.
    func append(_ stay: IndexedStay, zone: UInt16, rates: RateTable, length: LengthRow, bits: [UInt64]) -> Int {
        let place = rowCount
        let tariff = stay.usableTariff
        let seasons = tariff.flatMap {
            $0.seasons.isEmpty ? nil : append(SeasonList($0.seasons.map(PackedSeason.init)))
        }
        let price = NewPrice(tariff, seasons: seasons, rates: rates)
        rows[place] = Row(stay, price.row, zone: zone)
        // In a tail there is room for an own price of every row.
        if let own = price.own { set(own, place % Lines.groupSize, ofRow: place) }
        setCoarsePlace(ofRow: place)
        lengths[place] = length
        note(length)
        table.set(place, for: rows[place].id, idOf: { rows[$0].id })
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

    /// Lays the own prices out in the order of their rows, lists and all: neighbours on the map are priced together.
    private func takeOwnPrices(_ terms: [Int: OwnTerms], order: [Int32]) {
        var end = 0
        for group in 0..<groupCount {
            ownStarts[group] = Int32(end)
            let first = group * Lines.groupSize
            for row in first..<min(first + Lines.groupSize, order.count) {
                guard rows[row].price.isOwn, let own = terms[Int(order[row])] else { continue }
                set(own, end - Int(ownStarts[group]), ofRow: row)
                end += 1
            }
        }
    }

    private func set(_ terms: OwnTerms, _ number: Int, ofRow row: Int) {
        rows[row].price.special = .own(number, terms.stretches)
        own(number, ofRow: row).initialize(to: OwnPrice(terms))
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

    /// Boxes and zones, from the rows.
    private func summarise(rowCount: Int) {
        for index in 0..<superCount { superBoxes[index] = .nothing }
        for index in 0..<regionCount { regionBoxes[index] = .nothing }
        for group in 0..<groupCount {
            var groupBox = Box.nothing
            for block in group * Lines.wordCount..<(group + 1) * Lines.wordCount {
                let first = block * Lines.blockSize
                let range = first..<max(first, min(first + Lines.blockSize, rowCount))
                blocks[block] = facts(of: range)
                for row in range { setCoarsePlace(ofRow: row) }
                groupBox.formUnion(blocks[block].box)
            }
            groupBoxes[group] = groupBox
            superBoxes[group / Segment.supergroup].formUnion(groupBox)
            regionBoxes[group / Segment.supergroup / Segment.region].formUnion(groupBox)
            let first = group * Lines.groupSize
            let found = Set((first..<min(first + Lines.groupSize, rowCount)).map { rows[$0].zone })
            groupZones[group] = found.count == 1 ? Int32(found.first ?? 0) : Segment.mixedZones
        }
    }

    private func facts(of range: Range<Int>) -> BlockFacts {
        var facts = BlockFacts.nothing
        for row in range {
            facts.box.formUnion(latitude: rows[row].latitude, longitude: rows[row].longitude)
        }
        facts.coarse = CoarsePlaces(facts.box)
        return facts
    }
}
