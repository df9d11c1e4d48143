import CPrefetch
import Domain
import Synchronization

/// Answers one question from the segments, in three phases that take turns.
///
/// The first lists the groups the rectangle touches and ANDs their lines: reads that don't depend on each other, so the processor
/// waits for many of them at once (a line that no cache holds takes 140 ns here, the next 5 ns more). The second goes through the groups with a stay left block by block, cuts
/// them at the rectangle and gathers the stays in a batch. The third prices the batch, counts it and ranks it, one after the other
/// for all of its stays. Generic over the order so that the row loop has no switch.
struct Scan<Order: StayOrder> {
    /// By address, so that no part of the row loop copies it.
    private let question: UnsafePointer<Question>
    private let scratch: ScanScratch
    private let rates: RateTable
    private var listed = 0
    private var count = 0
    private var ranking: Ranking
    private var batch: PriceBatch
    private let plans: SeasonPlans
    private var pieces: [Box]
    /// Stays that stand on the page, so that no pin stands for them.
    private var onPage: [RowOnPage] = []

    static func answer(_ question: Question, _ segments: [Segment], _ rates: RateTable) -> StayMatches {
        let scratch = ScanScratch(pins: question.grid != nil)
        defer { scratch.release() }
        return withUnsafePointer(to: question) { pointer in
            var scan = Scan(pointer, scratch, rates)
            scan.lookEverywhere(segments)
            return scan.matches(segments)
        }
    }

    private init(_ question: UnsafePointer<Question>, _ scratch: ScanScratch, _ rates: RateTable) {
        self.question = question
        self.scratch = scratch
        self.rates = rates
        pieces = question.pointee.pieces
        batch = PriceBatch(memory: scratch.batch)
        plans = SeasonPlans(memory: scratch.plans)
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
                for group in first..<min(first &+ Segment.supergroup, segment.groupCount) {
                    scratch.groups[listed] = group
                    listed &+= segment.groupBoxes[group].touches(piece) ? 1 : 0
                }
                if listed > ScanScratch.groups - Segment.supergroup {
                    takeListed(segment, number, piece, rowCount, offsets)
                }
            }
            takeListed(segment, number, piece, rowCount, offsets)
        }
        takeBatch(segment, number)
        plans.forget()
    }

    private mutating func takeListed(
        _ segment: Segment, _ number: Int, _ piece: Box, _ rowCount: Int, _ offsets: UnsafeBufferPointer<Int>
    ) {
        prefetchListed(segment, piece, offsets)
        intersectListed(segment, rowCount, offsets)
        drain(segment, number, piece)
    }

    /// Asks for all that the next two steps will read of the listed groups, so that the waits for it overlap.
    @inline(__always)
    private func prefetchListed(_ segment: Segment, _ piece: Box, _ offsets: UnsafeBufferPointer<Int>) {
        for index in 0..<listed {
            let group = scratch.groups[index]
            let start = segment.line(0, ofGroup: group)
            for offset in offsets { prefetch(start + offset) }
            if !piece.contains(segment.groupBoxes[group]) { segment.prefetchPlaces(ofGroup: group) }
        }
    }

    /// Works out the listed groups' masks, without a branch that would wait for a line.
    @inline(__always)
    private func intersectListed(_ segment: Segment, _ rowCount: Int, _ offsets: UnsafeBufferPointer<Int>) {
        for index in 0..<listed {
            let group = scratch.groups[index]
            let start = segment.line(0, ofGroup: group)
            var mask = GroupMask.all
            for offset in offsets { mask.formIntersection(start + offset) }
            // Rows that a writer adds meanwhile aren't there yet for this search.
            let rows = rowCount &- group &* Lines.groupSize
            if rows < Lines.groupSize { mask.keep(first: rows) }
            mask.write(to: scratch.masks + index &* Lines.wordCount)
        }
    }

    // MARK: Second phase: blocks

    @inline(__always)
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
                batch.add(mask, block: block)
            }
        }
        listed = 0
    }

    /// Leaves out the stays beyond the edge of the rectangle.
    @inline(__always)
    private func cut(_ mask: UInt64, _ block: Int, _ segment: Segment, _ piece: Box) -> UInt64 {
        let facts = segment.blocks + block
        let box = facts.pointee.box
        guard piece.touches(box) else { return 0 }
        if piece.contains(box) { return mask }
        var (kept, perhaps) = facts.pointee.coarse.sort(
            mask, box, piece, segment.coarsePlaces + block &* CoarsePlaces.bytes)
        let rows = segment.rows + block &* Lines.blockSize
        while perhaps != 0 {
            let bit = perhaps.trailingZeroBitCount
            perhaps &= perhaps &- 1
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
            if !segment.lengths[block * Lines.blockSize + bit].allows(nights: nights) { kept &= ~(1 << UInt64(bit)) }
        }
        return kept
    }

    // MARK: Third phase: the batch, which answers all but perhaps the price range

    @inline(never)
    private mutating func takeBatch(_ segment: Segment, _ number: Int) {
        batch.price(question.pointee.price, segment, rates, plans)
        countSteps()
        count &+= question.pointee.isPriceBounded ? dropPrices() : batch.count
        if !ranking.wantsNothing { rank(segment, number) }
        if let grid = question.pointee.grid { pin(segment, number, grid) }
        batch.removeAll()
    }

    /// Counts the averages in the histogram.
    private func countSteps() {
        let scale = question.pointee.histogram
        let histogram = scratch.histogram
        for stay in 0..<batch.count { histogram[scale.step(of: batch.averages[stay])] &+= 1 }
    }

    /// Marks the stays beyond the price range; returns how many are left. A price range has left out unknown prices before.
    private func dropPrices() -> Int {
        let lowest = question.pointee.lowestPrice
        let highest = question.pointee.highestPrice
        var left = 0
        for stay in 0..<batch.count {
            let price = batch.averages[stay]
            let isInRange = (price < lowest ? 0 : 1) & (price > highest ? 0 : 1)
            left &+= isInRange
            batch.averages[stay] = isInRange != 0 ? price : outOfRange
        }
        return left
    }

    private mutating func rank(_ segment: Segment, _ number: Int) {
        // Before the page is full no block can be passed over, and the batch is taken as one.
        guard ranking.isFull else { return rank(0..<batch.count, segment, number) }
        for index in 0..<batch.blockCount {
            let block = batch.blocks[index]
            let earliest = Order.earliestKey(in: segment.blocks + block.number, question.pointee.nearness)
            if earliest <= ranking.worstKey { rank(block.start..<block.end, segment, number) }
        }
    }

    /// The keys first, so that a stay's is worked out while another's row is still on its way; only then who is early enough.
    @inline(__always)
    private mutating func rank(_ stays: Range<Int>, _ segment: Segment, _ number: Int) {
        for stay in stays {
            let average = batch.averages[stay]
            let row = batch.rows[stay]
            if Order.tiesOften { prefetch(segment.rows + row) }
            let key = Order.key(row, segment, average: average, question.pointee.nearness)
            batch.keys[stay] = average == outOfRange ? Ranking.never : key
        }
        for stay in stays where batch.keys[stay] <= ranking.worstKey {
            let row = batch.rows[stay]
            // For the page, and for the id where two keys are equal.
            prefetch(segment.rows + row)
            ranking.offer(
                Candidate(
                    key: batch.keys[stay], row: segment.rows + row, number: Int32(truncatingIfNeeded: row),
                    segment: Int32(truncatingIfNeeded: number)))
        }
    }

    @inline(never)
    private func pin(_ segment: Segment, _ number: Int, _ grid: PinGrid) {
        for index in 0..<batch.blockCount {
            let block = batch.blocks[index]
            let whole = wholeCell(of: segment.blocks[block.number].box, grid)
            for stay in block.start..<block.end where batch.averages[stay] != outOfRange {
                let average = batch.averages[stay]
                let place = batch.rows[stay]
                if !onPage.isEmpty, onPage.contains(RowOnPage(segment: number, row: place)) { continue }
                let row = segment.rows + place
                if let whole {
                    // The rows needn't be read for a stay that the cell wouldn't show.
                    if scratch.cells[whole].mayShow(average: average) {
                        scratch.cells[whole].add(row, at: place, ofSegment: number, average: average)
                    } else {
                        scratch.cells[whole].addHidden()
                    }
                } else {
                    let cell = grid.cell(latitude: row.pointee.latitude, longitude: row.pointee.longitude)
                    scratch.cells[cell].add(row, at: place, ofSegment: number, average: average)
                }
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
        let stays = page.compactMap { match(row: Int($0.number), segments[Int($0.segment)]) }
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
            let row = stay.row.pointee
            cells.insert(grid.cell(latitude: row.latitude, longitude: row.longitude))
            onPage.append(RowOnPage(segment: Int(stay.segment), row: Int(stay.number)))
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
        let total = question.pointee.price.total(number, segment)
        return StayMatch(
            id: Stay.ID(row.id), position: position, total: total.map { Int64($0) },
            average: total.map { Int64(question.pointee.price.average($0)) })
    }
}

/// A stay on the page, by where it stands.
private struct RowOnPage: Equatable {
    let segment: Int
    let row: Int
}
