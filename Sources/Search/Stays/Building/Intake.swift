import Domain

/// Stays on their way into a segment, in compact columns and in the order they came.
struct Intake {
    private(set) var rows: [Row] = []
    private(set) var prices: [PriceRow] = []
    private(set) var sides: [SideRow] = []
    /// `StayBits.wordCount` words a row.
    private(set) var bits: [UInt64] = []
    private(set) var book = ExceptionBook()
    private(set) var table: RowTable

    init(capacity: Int) {
        table = RowTable(capacity: capacity)
        rows.reserveCapacity(capacity)
        prices.reserveCapacity(capacity)
        sides.reserveCapacity(capacity)
        bits.reserveCapacity(capacity * StayBits.wordCount)
    }

    /// A stay that came before under the same id is replaced.
    mutating func add(_ stay: IndexedStay, zone: UInt16, today: Day, rates: RateTable) {
        let tariff = stay.usableTariff
        let currency = tariff.map { rates.number(of: $0.currency) } ?? 0
        let exception = ExceptionTerms(tariff, currency: currency).map { book.number(of: $0, rates: rates.rates) }
        let place = place(
            Row(stay, zone: zone), PriceRow(tariff, currency: currency, isException: exception != nil),
            SideRow(stay, tariff: tariff, exception: exception ?? 0))
        bits.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            StayBits.lay(stay, tariff: tariff, today: today, into: base + place * StayBits.wordCount)
        }
    }

    /// Closes nights of the stays of a zone that have come so far.
    mutating func close(slots: [Int], ofZone zone: UInt16) {
        for row in rows.indices where rows[row].zone == zone {
            for slot in slots { bits[row * StayBits.wordCount + (slot >> 6)] &= ~(1 << UInt64(slot & 63)) }
        }
    }

    /// Takes over the live rows of a segment, beside its writer.
    mutating func add(_ segment: Segment) {
        var numbers: [UInt32: UInt32] = [:]
        let rowCount = segment.rowCount
        var square = [UInt64](repeating: 0, count: StayBits.wordCount * Lines.blockSize)
        for first in stride(from: 0, to: rowCount, by: Lines.blockSize) {
            segment.readBits(ofBlock: first / Lines.blockSize, into: &square)
            for row in first..<min(first + Lines.blockSize, rowCount) {
                guard square[(Lines.guests >> 6) * 64 + row - first] >> UInt64(Lines.guests & 63) & 1 != 0 else {
                    continue
                }
                var side = segment.sides[row]
                if segment.prices[row].isException {
                    let old = side.exception
                    side.exception = numbers[old] ?? book.append(segment.exceptions[Int(old)].copied)
                    numbers[old] = side.exception
                }
                let place = place(segment.rows[row], segment.prices[row], side)
                for word in 0..<StayBits.wordCount {
                    bits[place * StayBits.wordCount + word] = square[word * 64 + row - first]
                }
            }
        }
    }

    /// Where the stay comes to lie; its bits are zero there.
    private mutating func place(_ row: Row, _ price: PriceRow, _ side: SideRow) -> Int {
        if let place = table.row(of: row.id, idOf: { rows[$0].id }) {
            (rows[place], prices[place], sides[place]) = (row, price, side)
            for word in 0..<StayBits.wordCount { bits[place * StayBits.wordCount + word] = 0 }
            return place
        }
        rows.append(row)
        prices.append(price)
        sides.append(side)
        bits.append(contentsOf: repeatElement(0, count: StayBits.wordCount))
        table = table.grown(toHold: rows.count, idOf: { rows[$0].id })
        table.set(rows.count - 1, for: row.id, idOf: { rows[$0].id })
        return rows.count - 1
    }
}
