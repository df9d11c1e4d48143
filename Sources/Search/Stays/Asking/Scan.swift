import CPrefetch
import Domain
import Synchronization

/// Answers one question from the segments, in three phases that take turns.
///
/// The first lists the groups the rectangle touches and ANDs their lines: reads that don't depend on each other, so the processor
/// waits for many of them at once (a line that no cache holds takes 140 ns here, the next 5 ns more). The second goes through the
/// groups block by block, cuts those on the rectangle's edge and gathers the stays in a batch. The third prices the batch, counts
/// it and ranks it, one after the other for all of its stays. Generic over the order so that the row loop has no switch.
struct Scan<Order: StayOrder> {
    /// By address, so that no part of the row loop copies it.
    private let question: UnsafePointer<Question>
    private let scratch: ScanScratch
    private let rates: RateTable
    private let lengths: LengthBook
    private var listed = 0
    private var count = 0
    private var ranking: Ranking
    private var batch: PriceBatch
    private let plans: SeasonPlans
    private var pieces: [Box]
    /// Stays that stand on the page, so that no pin stands for them.
    private var onPage: [UnsafePointer<Row>] = []

    static func answer(
        _ question: Question, _ segments: [Segment], _ rates: RateTable, _ lengths: LengthBook
    ) -> StayMatches {
        let scratch = ScanScratch(pins: question.grid != nil)
        defer { scratch.release() }
        return withUnsafePointer(to: question) { pointer in
            var scan = Scan(pointer, scratch, rates, lengths)
            scan.lookEverywhere(segments)
            return scan.matches(segments)
        }
    }

    private init(
        _ question: UnsafePointer<Question>, _ scratch: ScanScratch, _ rates: RateTable, _ lengths: LengthBook
    ) {
        self.question = question
        self.scratch = scratch
        self.rates = rates
        self.lengths = lengths
        pieces = question.pointee.pieces
        batch = PriceBatch(memory: scratch.batch)
        plans = SeasonPlans(memory: scratch.plans)
        ranking = Ranking(
            offset: question.pointee.offset, limit: question.pointee.limit, memory: scratch.candidates)
    }

    private mutating func lookEverywhere(_ segments: [Segment]) {
        for piece in pieces {
            for segment in segments { look(in: segment, piece: piece) }
        }
    }

    // MARK: First phase: groups

    private mutating func look(in segment: Segment, piece: Box) {
        let rowCount = segment.rowCount
        question.pointee.lineOffsets.withUnsafeBufferPointer { offsets in
            for region in 0..<segment.regionCount where segment.regionBoxes[region].touches(piece) {
                let first = region &* Segment.region
                for index in first..<min(first &+ Segment.region, segment.superCount)
                where segment.superBoxes[index].touches(piece) {
                    list(supergroup: index, segment, piece)
                    if listed > ScanScratch.groups - Segment.supergroup {
                        takeListed(segment, piece, rowCount, offsets)
                    }
                }
            }
            takeListed(segment, piece, rowCount, offsets)
        }
        takeBatch(segment)
        plans.forget()
    }

    @inline(__always)
    private mutating func list(supergroup: Int, _ segment: Segment, _ piece: Box) {
        let first = supergroup &* Segment.supergroup
        for group in first..<min(first &+ Segment.supergroup, segment.groupCount) {
            scratch.groups[listed] = group
            listed &+= segment.groupBoxes[group].touches(piece) ? 1 : 0
        }
    }

    private mutating func takeListed(
        _ segment: Segment, _ piece: Box, _ rowCount: Int, _ offsets: UnsafeBufferPointer<Int>
    ) {
        prefetchListed(segment, piece, offsets)
        intersectListed(segment, piece, rowCount, offsets)
        drain(segment, piece)
    }

    /// Asks for all that the next two steps will read of the listed groups, so that the waits for it overlap.
    @inline(__always)
    private func prefetchListed(_ segment: Segment, _ piece: Box, _ offsets: UnsafeBufferPointer<Int>) {
        let asksSeasons = asksSeasons(segment)
        for index in 0..<listed {
            let group = scratch.groups[index]
            let start = segment.line(0, ofGroup: group)
            for offset in offsets { prefetch(start + offset) }
            if asksSeasons { prefetch(start + Lines.seasonal &* Lines.wordCount) }
            if !piece.contains(segment.groupBoxes[group]) { segment.prefetchFacts(ofGroup: group) }
        }
    }

    /// Works out the listed groups' masks, without a branch that would wait for a line.
    @inline(__always)
    private func intersectListed(
        _ segment: Segment, _ piece: Box, _ rowCount: Int, _ offsets: UnsafeBufferPointer<Int>
    ) {
        for index in 0..<listed {
            let group = scratch.groups[index]
            let start = segment.line(0, ofGroup: group)
            var mask = GroupMask.all
            for offset in offsets { mask.formIntersection(start + offset) }
            // Rows that a writer adds meanwhile aren't there yet for this search.
            let rows = rowCount &- group &* Lines.groupSize
            if rows < Lines.groupSize { mask.keep(first: rows) }
            let masks = scratch.masks + index &* Lines.wordCount
            mask.write(to: masks)
            let isInside = piece.contains(segment.groupBoxes[group])
            scratch.edges[index] = isInside ? 0 : findEdges(masks, group, segment, piece)
        }
    }

    /// Leaves out the blocks beyond the rectangle and returns which lie on its edge, having asked for what they need next.
    ///
    /// Where a block lies can't be foretold, so it is worked out for all eight without a branch.
    @inline(__always)
    private func findEdges(
        _ masks: UnsafeMutablePointer<UInt64>, _ group: Int, _ segment: Segment, _ piece: Box
    ) -> UInt64 {
        let first = group &* Lines.wordCount
        var edges: UInt64 = 0
        for word in 0..<Lines.wordCount {
            let box = segment.blocks[first &+ word].box
            masks[word] &= piece.touches(box) ? .max : 0
            edges |= (piece.contains(box) ? 0 : 1) &<< UInt64(word)
        }
        edges &= Bits.nonzero(masks)
        var rest = edges
        while rest != 0 {
            segment.prefetchPlaces(ofBlock: first &+ rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
        return edges
    }

    // MARK: Second phase: blocks

    @inline(__always)
    private mutating func drain(_ segment: Segment, _ piece: Box) {
        let asksSeasons = asksSeasons(segment)
        for index in 0..<listed {
            let group = scratch.groups[index]
            let masks = scratch.masks + index &* Lines.wordCount
            var edges = scratch.edges[index]
            while edges != 0 {
                let word = edges.trailingZeroBitCount
                edges &= edges &- 1
                masks[word] = cut(masks[word], group &* Lines.wordCount &+ word, segment, piece)
            }
            var words = Bits.nonzero(masks)
            while words != 0 {
                let word = words.trailingZeroBitCount
                words &= words &- 1
                let block = group &* Lines.wordCount &+ word
                var mask = masks[word]
                if question.pointee.uncommonLength != nil { mask = keepAllowedLengths(mask, block, segment) }
                if asksSeasons { mask = keepSeasons(mask, block, segment) }
                if mask == 0 { continue }
                if !batch.hasRoom { takeBatch(segment) }
                batch.add(mask, block: block)
            }
        }
        listed = 0
    }

    /// Leaves out a block's stays beyond the edge.
    @inline(__always)
    private func cut(_ mask: UInt64, _ block: Int, _ segment: Segment, _ piece: Box) -> UInt64 {
        let facts = segment.blocks + block
        var (kept, perhaps) = facts.pointee.coarse.sort(
            mask, facts.pointee.box, piece, segment.coarsePlaces + block &* CoarsePlaces.bytes)
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
            let row = block * Lines.blockSize + bit
            // Where seasons decide, they are asked afterwards.
            if segment.isSet(Lines.seasonal, ofRow: row) { continue }
            if !segment.lengths[row].allows(nights: nights) { kept &= ~(1 << UInt64(bit)) }
        }
        return kept
    }

    @inline(__always)
    private func asksSeasons(_ segment: Segment) -> Bool {
        question.pointee.period != nil && segment.hasSeasonalLengths
    }

    /// Leaves out stays whose season at the arrival asks for another length.
    @inline(__always)
    private func keepSeasons(_ mask: UInt64, _ block: Int, _ segment: Segment) -> UInt64 {
        let group = block / Lines.wordCount
        let seasonal = segment.line(Lines.seasonal, ofGroup: group)[block % Lines.wordCount].load(ordering: .relaxed)
        return mask & seasonal == 0 ? mask : keepSeasonalLengths(mask, seasonal, block, segment)
    }

    @inline(never)
    private func keepSeasonalLengths(
        _ mask: UInt64, _ seasonal: UInt64, _ block: Int, _ segment: Segment
    ) -> UInt64 {
        guard let period = question.pointee.period else { return mask }
        var kept = mask
        for bit in 0..<Lines.blockSize where (mask & seasonal) >> UInt64(bit) & 1 != 0 {
            let length = segment.lengths[block * Lines.blockSize + bit]
            if !length.allows(nights: period.nights, arrivingOn: period.checkIn, lengths) {
                kept &= ~(1 << UInt64(bit))
            }
        }
        return kept
    }

    // MARK: Third phase: the batch, which answers all but perhaps the price range

    @inline(never)
    private mutating func takeBatch(_ segment: Segment) {
        batch.price(question.pointee.price, segment, rates, plans)
        countSteps()
        if question.pointee.isPriceBounded {
            batch.keep(from: question.pointee.lowestPrice, through: question.pointee.highestPrice)
        }
        count &+= batch.count
        if !ranking.wantsNothing { rank(segment) }
        if let grid = question.pointee.grid { pin(segment, grid) }
        batch.removeAll()
    }

    /// Counts the averages in the histogram.
    private func countSteps() {
        let scale = question.pointee.histogram
        let histogram = scratch.histogram
        for stay in 0..<batch.count { histogram[scale.step(of: batch.averages[stay])] &+= 1 }
    }

    private mutating func rank(_ segment: Segment) {
        // Where keys are costly, a part of the batch at a time, so that soon there is a worst key to compare with.
        let step = Order.isCostly ? ScanScratch.ranked : PriceBatch.capacity
        for start in stride(from: 0, to: batch.count, by: step) {
            let stays = start..<min(start &+ step, batch.count)
            if Order.isCostly && ranking.isFull {
                rankEarly(stays, segment)
            } else {
                for stay in stays { offer(stay, segment) }
            }
            ranking.dropLate()
        }
    }

    @inline(__always)
    private mutating func rankEarly(_ stays: Range<Int>, _ segment: Segment) {
        var early = 0
        for stay in stays {
            scratch.early[early] = stay
            let row = UnsafePointer(segment.rows + batch.rows[stay])
            early &+= Order.mayBeEarly(row, ranking.worstKey, question) ? 1 : 0
        }
        for index in 0..<early { offer(scratch.early[index], segment) }
    }

    @inline(__always)
    private mutating func offer(_ stay: Int, _ segment: Segment) {
        let row = UnsafePointer(segment.rows + batch.rows[stay])
        ranking.offer(Candidate(key: Order.key(row, average: batch.averages[stay], question), row: row))
    }

    @inline(never)
    private func pin(_ segment: Segment, _ grid: PinGrid) {
        for index in 0..<batch.blockCount {
            let block = batch.blocks[index]
            let whole = wholeCell(of: segment.blocks[block.number].box, grid)
            for stay in block.start..<block.end {
                let average = batch.averages[stay]
                let row = UnsafePointer(segment.rows + batch.rows[stay])
                if !onPage.isEmpty, onPage.contains(row) { continue }
                if let whole {
                    scratch.cells[whole].add(row, average: average)
                } else {
                    let cell = grid.cell(latitude: row.pointee.latitude, longitude: row.pointee.longitude)
                    scratch.cells[cell].add(row, average: average)
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
        var stays: [StayMatch] = []
        stays.reserveCapacity(page.count)
        for candidate in page {
            if let match = match(candidate.row, segments) { stays.append(match) }
        }
        let histogram = (0..<StayMatches.histogramSteps).map { scratch.histogram[$0] }
        let count = count
        var pins: [StayPin] = []
        if let grid = question.pointee.grid {
            if question.pointee.pins == .beyondPage { takePageOffPins(page, segments, grid) }
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
            onPage.append(stay.row)
        }
        for cell in cells { scratch.cells[cell] = PinCell() }
        pieces = cells.flatMap { grid.boxes(ofCell: $0) }
        ranking = Ranking(offset: 0, limit: 0, memory: scratch.candidates)
        lookEverywhere(segments)
    }

    private func pin(_ cell: PinCell, _ segments: [Segment]) -> StayPin? {
        guard let row = cell.row, let shown = match(row, segments) else { return nil }
        return StayPin(
            id: shown.id, position: shown.position, count: cell.count, lowestPrice: cell.lowestPrice,
            total: shown.total)
    }

    private func match(_ row: UnsafePointer<Row>, _ segments: [Segment]) -> StayMatch? {
        guard
            let position = Coordinate(latitude: row.pointee.latitude, longitude: row.pointee.longitude),
            let segment = segments.first(where: { $0.holds(row) })
        else { return nil }
        let total = question.pointee.price.total(row - UnsafePointer(segment.rows), segment)
        return StayMatch(
            id: Stay.ID(row.pointee.id), position: position, total: total.map { Int64($0) },
            average: total.map { Int64(question.pointee.price.average($0)) })
    }
}
