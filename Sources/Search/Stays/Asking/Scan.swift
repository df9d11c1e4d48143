import Domain
import Synchronization

/// Answers one question from the segments, in two phases that take turns.
///
/// The first ANDs the lines of every group the rectangle touches and lists the groups with a stay left: reads that don't depend on
/// each other, so the processor waits for many of them at once. The second goes through the listed groups block by block: cuts
/// them at the rectangle, prices them, counts, ranks. Generic over the order so that the row loop has no switch.
struct Scan<Order: StayOrder> {
    /// By address, so that no part of the row loop copies it.
    private let question: UnsafePointer<Question>
    private let scratch: ScanScratch
    /// The rates of the currencies, by their numbers.
    private let micros: UnsafePointer<Int64>
    private var listed = 0
    private var count = 0
    private var ranking: Ranking
    private var batch: PriceBatch
    private let formula: UnsafePointer<PriceFormula>
    private var pieces: [Box]
    /// Stays that stand on the page, so that no pin stands for them.
    private var onPage: [BlockStays] = []

    static func answer(_ question: Question, _ segments: [Segment], _ rates: RateTable) -> StayMatches {
        let scratch = ScanScratch(pins: question.grid != nil)
        defer { scratch.release() }
        return withUnsafePointer(to: question) { pointer in
            withUnsafePointer(to: question.price) { formula in
                var scan = Scan(pointer, formula, scratch, rates.micros)
                scan.lookEverywhere(segments)
                return scan.matches(segments)
            }
        }
    }

    private init(
        _ question: UnsafePointer<Question>, _ formula: UnsafePointer<PriceFormula>, _ scratch: ScanScratch,
        _ micros: UnsafePointer<Int64>
    ) {
        self.question = question
        self.formula = formula
        self.scratch = scratch
        pieces = question.pointee.pieces
        self.micros = micros
        batch = PriceBatch(memory: scratch.batch)
        ranking = Ranking(
            offset: question.pointee.offset, limit: question.pointee.limit, memory: scratch.candidates)
    }

    private mutating func lookEverywhere(_ segments: [Segment]) {
        for piece in pieces {
            for (number, segment) in segments.enumerated() { look(in: segment, number, piece: piece) }
        }
    }

    // MARK: First phase: groups

    private mutating func look(in segment: Segment, _ number: Int, piece: Box) {
        let rowCount = segment.rowCount
        question.pointee.lineOffsets.withUnsafeBufferPointer { offsets in
            for index in 0..<segment.superCount where segment.superBoxes[index].touches(piece) {
                let first = index &* Segment.supergroup
                for group in first..<min(first &+ Segment.supergroup, segment.groupCount)
                where segment.groupBoxes[group].touches(piece) {
                    list(group, of: segment, rowCount: rowCount, offsets)
                }
                if listed > ScanScratch.groups - Segment.supergroup { drain(segment, number, piece) }
            }
        }
        drain(segment, number, piece)
    }

    @inline(__always)
    private mutating func list(
        _ group: Int, of segment: Segment, rowCount: Int, _ offsets: UnsafeBufferPointer<Int>
    ) {
        var mask = GroupMask.all
        let start = segment.line(0, ofGroup: group)
        for offset in offsets { mask.formIntersection(start + offset) }
        // Rows that a writer adds meanwhile aren't there yet for this search.
        let rows = rowCount &- group &* Lines.groupSize
        if rows < Lines.groupSize { mask.keep(first: rows) }
        if mask.isEmpty { return }
        mask.write(to: scratch.masks + listed &* Lines.wordCount)
        scratch.groups[listed] = group
        listed &+= 1
    }

    // MARK: Second phase: blocks

    private mutating func drain(_ segment: Segment, _ number: Int, _ piece: Box) {
        for index in 0..<listed {
            let group = scratch.groups[index]
            let masks = scratch.masks + index &* Lines.wordCount
            let isInside = piece.contains(segment.groupBoxes[group])
            for word in 0..<Lines.wordCount where masks[word] != 0 {
                let block = group &* Lines.wordCount &+ word
                var mask = masks[word]
                if !isInside { mask = cut(mask, block, segment, piece) }
                if question.pointee.uncommonLength != nil { mask = keepAllowedLengths(mask, block, segment) }
                if mask == 0 { continue }
                if !batch.hasRoom { takeBatch(segment, number) }
                batch.add(mask, block: block, segment)
            }
        }
        takeBatch(segment, number)
        listed = 0
    }

    @inline(never)
    private mutating func takeBatch(_ segment: Segment, _ number: Int) {
        batch.price(formula, segment, micros: micros)
        for index in 0..<batch.blockCount { take(batch.blocks[index], segment, number) }
        batch.removeAll()
    }

    /// Leaves out the stays beyond the edge of the rectangle.
    @inline(__always)
    private func cut(_ mask: UInt64, _ block: Int, _ segment: Segment, _ piece: Box) -> UInt64 {
        let box = segment.blocks[block].box
        guard piece.touches(box) else { return 0 }
        if piece.contains(box) { return mask }
        let rows = segment.rows + block &* Lines.blockSize
        var kept: UInt64 = 0
        var rest = mask
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let isInside = piece.contains(latitude: rows[bit].latitude, longitude: rows[bit].longitude)
            kept |= (isInside ? 1 : 0) &<< UInt64(bit)
        }
        return kept
    }

    @inline(never)
    private func keepAllowedLengths(_ mask: UInt64, _ block: Int, _ segment: Segment) -> UInt64 {
        guard let nights = question.pointee.uncommonLength else { return mask }
        var kept = mask
        for bit in 0..<Lines.blockSize where mask >> UInt64(bit) & 1 != 0 {
            if !segment.sides[block * Lines.blockSize + bit].allows(nights: nights) { kept &= ~(1 << UInt64(bit)) }
        }
        return kept
    }

    /// Counts the stays of a block, which answer all but perhaps the price range.
    @inline(__always)
    private mutating func take(_ block: PriceBatch.Block, _ segment: Segment, _ number: Int) {
        let mask = keepPrices(block)
        if mask == 0 { return }
        count &+= mask.nonzeroBitCount
        if !ranking.wantsNothing {
            let earliest = Order.earliestKey(in: segment.blocks + block.number, question.pointee.nearness)
            if earliest <= ranking.worstKey { rank(mask, block.number, segment, number) }
        }
        if let grid = question.pointee.grid { pin(mask, block.number, segment, number, grid) }
    }

    /// Counts the averages of a block in the histogram and leaves out the stays beyond the price range.
    @inline(__always)
    private func keepPrices(_ block: PriceBatch.Block) -> UInt64 {
        let lowest = question.pointee.lowestPrice
        let highest = question.pointee.highestPrice
        var average = batch.averages + block.start
        var kept: UInt64 = 0
        var rest = block.mask
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let price = average.pointee
            average += 1
            scratch.averages[bit] = price
            if price >= 0 { scratch.histogram[question.pointee.histogram.step(of: price)] &+= 1 }
            // A price range has left out the unknown ones before.
            let isInRange = price < 0 || (price >= lowest && price <= highest)
            kept |= (isInRange ? 1 : 0) &<< UInt64(bit)
        }
        return kept
    }

    @inline(__always)
    private mutating func rank(_ mask: UInt64, _ block: Int, _ segment: Segment, _ number: Int) {
        let first = block &* Lines.blockSize
        var rest = mask
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let row = segment.rows + (first &+ bit)
            let key = Order.key(row, average: scratch.averages[bit], question.pointee.nearness)
            if key <= ranking.worstKey {
                ranking.offer(
                    Candidate(
                        key: key, id: row.pointee.id, segment: Int32(truncatingIfNeeded: number), row: first &+ bit))
            }
        }
    }

    @inline(never)
    private func pin(_ mask: UInt64, _ block: Int, _ segment: Segment, _ number: Int, _ grid: PinGrid) {
        let rows = segment.rows + block &* Lines.blockSize
        let whole = wholeCell(of: segment.blocks[block].box, grid)
        let first = block &* Lines.blockSize
        var rest = mask
        for stays in onPage where stays.block == block && stays.segment == number { rest &= ~stays.mask }
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let average = scratch.averages[bit]
            let row = rows + bit
            if let whole {
                // The rows needn't be read for a stay that the cell wouldn't show.
                if scratch.cells[whole].mayShow(average: average) {
                    scratch.cells[whole].add(row, at: first &+ bit, ofSegment: number, average: average)
                } else {
                    scratch.cells[whole].addHidden()
                }
            } else {
                let cell = grid.cell(latitude: row.pointee.latitude, longitude: row.pointee.longitude)
                scratch.cells[cell].add(row, at: first &+ bit, ofSegment: number, average: average)
            }
        }
    }

    /// The one cell in which all stays of a block lie; nil when the block reaches beyond a cell or the rectangle.
    private func wholeCell(of box: Box, _ grid: PinGrid) -> Int? {
        for piece in pieces where piece.contains(box) { return grid.cell(of: box) }
        return nil
    }

    // MARK: The answer

    private mutating func matches(_ segments: [Segment]) -> StayMatches {
        let page = ranking.page()
        let stays = page.compactMap { match(row: $0.row, segments[Int($0.segment)]) }
        let histogram = (0..<StayMatches.histogramSteps).map { scratch.histogram[$0] }
        let count = count
        var pins: [StayPin] = []
        if let grid = question.pointee.grid {
            takePageOffPins(page, segments, grid)
            pins = (0..<PinGrid.cellCount).compactMap { pin(scratch.cells[$0], segments) }
        }
        return StayMatches(count: count, stays: stays, histogram: histogram, pins: pins)
    }

    /// Goes once more through the cells in which stays of the page stand, this time without those stays: who else is
    /// the cheapest there isn't known from the first time. What this counts besides is not used.
    private mutating func takePageOffPins(_ page: [Candidate], _ segments: [Segment], _ grid: PinGrid) {
        var cells: Set<Int> = []
        for stay in page {
            let row = segments[Int(stay.segment)].rows[stay.row]
            cells.insert(grid.cell(latitude: row.latitude, longitude: row.longitude))
            onPage.append(BlockStays(stay))
        }
        for cell in cells { scratch.cells[cell] = PinCell() }
        pieces = cells.flatMap { grid.boxes(ofCell: $0) }
        ranking = Ranking(offset: 0, limit: 0, memory: scratch.candidates)
        lookEverywhere(segments)
    }

    private func pin(_ cell: PinCell, _ segments: [Segment]) -> StayPin? {
        guard cell.count > 0, let shown = match(row: cell.row, segments[Int(cell.segment)]) else { return nil }
        return StayPin(
            id: shown.id, position: shown.position, count: cell.count, lowestPrice: cell.lowestPrice,
            total: shown.total)
    }

    private func match(row number: Int, _ segment: Segment) -> StayMatch? {
        let row = segment.rows[number]
        guard let position = Coordinate(latitude: row.latitude, longitude: row.longitude) else { return nil }
        let price = segment.prices[number]
        guard price.isKnown else {
            return StayMatch(id: Stay.ID(row.id), position: position, total: nil, average: nil)
        }
        let total = formula.pointee.total(number, segment)
        return StayMatch(
            id: Stay.ID(row.id), position: position, total: total, average: formula.pointee.average(total))
    }
}

/// Some stays of one block.
private struct BlockStays {
    let segment: Int
    let block: Int
    let mask: UInt64

    init(_ stay: Candidate) {
        segment = Int(stay.segment)
        block = stay.row / Lines.blockSize
        mask = 1 << UInt64(stay.row % Lines.blockSize)
    }
}
