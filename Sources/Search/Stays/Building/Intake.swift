import Domain

/// Stays on their way into a segment, in compact columns and in the order they came.
struct Intake {
    private(set) var rows: [Row] = []
    private(set) var prices: [PriceRow] = []
    /// `StayBits.wordCount` words a row.
    private(set) var bits: [UInt64] = []
    private(set) var ruleBook = RuleBook()
    private(set) var table: RowTable

    init(capacity: Int) {
        table = RowTable(capacity: capacity)
        rows.reserveCapacity(capacity)
        prices.reserveCapacity(capacity)
        bits.reserveCapacity(capacity * StayBits.wordCount)
    }

    /// A stay that came before under the same id is replaced.
    mutating func add(_ stay: IndexedStay, zone: UInt16, today: Day) {
        let tariff = stay.usableTariff
        let rule = ruleBook.number(
            of: RuleTerms(tariff: tariff, minimumNights: stay.minimumNights, maximumNights: stay.maximumNights))
        let row = reserveRow(for: stay.id.number)
        rows[row] = Row(stay, zone: zone)
        prices[row] = PriceRow(tariff, rule: rule)
        bits.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            StayBits.lay(stay, tariff: tariff, today: today, into: base + row * StayBits.wordCount)
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
                let words = (0..<StayBits.wordCount).map { square[$0 * Lines.blockSize + row - first] }
                guard StayBits.isLive(words) else { continue }
                let old = segment.prices[row].rule
                let rule = numbers[old] ?? ruleBook.number(of: RuleTerms(segment.rules[Int(old)]))
                numbers[old] = rule
                let place = reserveRow(for: segment.rows[row].id)
                rows[place] = segment.rows[row]
                prices[place] = segment.prices[row]
                prices[place].rule = rule
                bits.replaceSubrange(place * StayBits.wordCount..<(place + 1) * StayBits.wordCount, with: words)
            }
        }
    }

    private mutating func reserveRow(for id: Int32) -> Int {
        if let row = table.row(of: id, idOf: { rows[$0].id }) {
            for word in 0..<StayBits.wordCount { bits[row * StayBits.wordCount + word] = 0 }
            return row
        }
        let row = rows.count
        rows.append(Row(latitude: 0, longitude: 0, id: id, rating: Row.unrated, zone: 0))
        prices.append(PriceRow(weekday: 0, weekend: 0, cleaning: 0, rule: 0))
        bits.append(contentsOf: repeatElement(0, count: StayBits.wordCount))
        table = table.grown(toHold: rows.count, idOf: { rows[$0].id })
        table.set(row, for: id, idOf: { rows[$0].id })
        return row
    }
}
