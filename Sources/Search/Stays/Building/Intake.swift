import Domain

/// Stays on their way into a segment, in compact columns and in the order they came.
struct Intake {
    private(set) var rows: [Row] = []
    /// By the place of the row.
    private(set) var owns: [Int: OwnTerms] = [:]
    private(set) var lengths: [LengthRow] = []
    /// `StayBits.wordCount` words a row.
    private(set) var bits: [UInt64] = []
    private(set) var book = SeasonBook()
    private(set) var table: RowTable

    init(capacity: Int) {
        table = RowTable(capacity: capacity)
        rows.reserveCapacity(capacity)
        lengths.reserveCapacity(capacity)
        bits.reserveCapacity(capacity * StayBits.wordCount)
    }

    /// A stay that came before under the same id is replaced.
    mutating func add(_ stay: IndexedStay, zone: UInt16, today: Day, rates: RateTable, lengths lengthBook: LengthBook) {
        let tariff = stay.usableTariff
        let seasons = tariff.flatMap { $0.seasons.isEmpty ? nil : book.number(of: $0.seasons.map(PackedSeason.init)) }
        let price = NewPrice(tariff, seasons: seasons, rates: rates)
        let length = LengthRow(stay, lengthBook)
        let place = take(Row(stay, price.row, zone: zone), price.own, length)
        bits.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            StayBits.lay(stay, length, tariff: tariff, today: today, into: base + place * StayBits.wordCount)
        }
    }

    /// Closes the nights that are past for the stays of a zone that have come so far, or too soon to be booked.
    mutating func close(_ move: Zones.Move) {
        let slots = move.slots
        for row in rows.indices where rows[row].zone == move.zone {
            for slot in lengths[row].notice == 0 ? slots : slots + move.slots(notice: lengths[row].notice) {
                bits[row * StayBits.wordCount + (slot >> 6)] &= ~(1 << UInt64(slot & 63))
            }
        }
    }

    /// Takes over the live rows of a segment, beside its writer.
    mutating func add(_ segment: Segment) {
        var numbers: [Int: Int] = [:]
        let rowCount = segment.rowCount
        var square = [UInt64](repeating: 0, count: StayBits.wordCount * Lines.blockSize)
        for first in stride(from: 0, to: rowCount, by: Lines.blockSize) {
            segment.readBits(ofBlock: first / Lines.blockSize, into: &square)
            for row in first..<min(first + Lines.blockSize, rowCount) {
                guard square[(Lines.guests >> 6) * 64 + row - first] >> UInt64(Lines.guests & 63) & 1 != 0 else {
                    continue
                }
                let price = NewPrice(row, of: segment) { list in
                    let number = numbers[list] ?? book.number(of: segment.lists[list].list)
                    numbers[list] = number
                    return number
                }
                var copy = segment.rows[row]
                copy.price = price.row
                let place = take(copy, price.own, segment.lengths[row])
                for word in 0..<StayBits.wordCount {
                    bits[place * StayBits.wordCount + word] = square[word * 64 + row - first]
                }
            }
        }
    }

    /// Returns where the stay comes to lie; its bits are zero there and wait to be written.
    private mutating func take(_ row: Row, _ own: OwnTerms?, _ length: LengthRow) -> Int {
        if let place = table.row(of: row.id, idOf: { rows[$0].id }) {
            if own != nil || rows[place].price.isOwn { owns[place] = own }
            rows[place] = row
            lengths[place] = length
            for word in 0..<StayBits.wordCount { bits[place * StayBits.wordCount + word] = 0 }
            return place
        }
        if let own { owns[rows.count] = own }
        rows.append(row)
        lengths.append(length)
        bits.append(contentsOf: repeatElement(0, count: StayBits.wordCount))
        table = table.grown(toHold: rows.count, idOf: { rows[$0].id })
        table.set(rows.count - 1, for: row.id, idOf: { rows[$0].id })
        return rows.count - 1
    }
}
