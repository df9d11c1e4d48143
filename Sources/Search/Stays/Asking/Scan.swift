import Domain
import Synchronization

/// Answers one question from the segments, in two phases that take turns.
///
/// The first ANDs the lines of every group the rectangle touches and lists the groups with a stay left: reads that don't depend on
/// each other, so the processor waits for many of them at once. The second goes through the listed groups block by block: cuts
/// them at the rectangle, prices them, counts, ranks. Generic over the order so that the row loop has no switch.
struct Scan<Order: StayOrder> {
    private let question: Question
    private let scratch: ScanScratch
    private var listed = 0
    private var count = 0
    private var ranking: Ranking

    static func answer(_ question: Question, segments: [Segment]) -> StayMatches {
        let scratch = ScanScratch(pins: question.grid != nil)
        defer { scratch.release() }
        var scan = Scan(question: question, scratch: scratch)
        for piece in question.pieces {
            for (number, segment) in segments.enumerated() { scan.look(in: segment, number, piece: piece) }
        }
        return scan.matches(segments)
    }

    private init(question: Question, scratch: ScanScratch) {
        self.question = question
        self.scratch = scratch
        ranking = Ranking(offset: question.offset, limit: question.limit)
    }

    // MARK: First phase: groups

    private mutating func look(in segment: Segment, _ number: Int, piece: Box) {
        let rowCount = segment.rowCount
        question.lineOffsets.withUnsafeBufferPointer { offsets in
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
                if question.uncommonLength != nil { mask = keepAllowedLengths(mask, block, segment) }
                if mask != 0 { take(mask, block, segment, number) }
            }
        }
        listed = 0
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
        guard let nights = question.uncommonLength else { return mask }
        var kept = mask
        for bit in 0..<Lines.blockSize where mask >> UInt64(bit) & 1 != 0 {
            let rule = segment.rules[Int(segment.prices[block * Lines.blockSize + bit].rule)]
            let isAllowed = Int(rule.minimumNights) <= nights && nights <= Int(rule.maximumNights)
            if !isAllowed { kept &= ~(1 << UInt64(bit)) }
        }
        return kept
    }

    /// Counts the stays of a block that answer all but perhaps the price range.
    @inline(__always)
    private mutating func take(_ fitting: UInt64, _ block: Int, _ segment: Segment, _ number: Int) {
        let mask = price(fitting, block, segment)
        if mask == 0 { return }
        count &+= mask.nonzeroBitCount
        if !ranking.wantsNothing {
            let earliest = Order.earliestKey(in: segment.blocks + block, question.nearness)
            if earliest <= ranking.worstKey { rank(mask, block, segment, number) }
        }
        if let grid = question.grid { pin(mask, block, segment, grid) }
    }

    /// Works out the averages, counts them in the histogram and leaves out the stays beyond the price range.
    @inline(__always)
    private func price(_ mask: UInt64, _ block: Int, _ segment: Segment) -> UInt64 {
        let prices = segment.prices + block &* Lines.blockSize
        let rules = segment.rules
        let averages = scratch.averages
        var kept: UInt64 = 0
        var rest = mask
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let row = prices[bit]
            if row.weekday == 0 {
                averages[bit] = unknownPrice
                kept |= 1 &<< UInt64(bit)
                continue
            }
            let rule = rules + Int(row.rule)
            let average = Rule.reference(
                question.price.average(question.price.total(row, rule)), rule.pointee.micros)
            averages[bit] = average
            scratch.histogram[question.histogram.step(of: average)] &+= 1
            let isInRange = average >= question.lowestPrice && average <= question.highestPrice
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
            let key = Order.key(row, average: scratch.averages[bit], question.nearness)
            if key <= ranking.worstKey {
                ranking.offer(
                    Candidate(
                        key: key, id: row.pointee.id, segment: Int32(truncatingIfNeeded: number), row: first &+ bit))
            }
        }
    }

    @inline(never)
    private func pin(_ mask: UInt64, _ block: Int, _ segment: Segment, _ grid: PinGrid) {
        let rows = segment.rows + block &* Lines.blockSize
        let whole = wholeCell(of: segment.blocks[block].box, grid)
        var rest = mask
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let average = scratch.averages[bit]
            let row = rows + bit
            if let whole {
                // The rows needn't be read for a stay that the cell wouldn't show.
                if scratch.cells[whole].mayShow(average: average) {
                    scratch.cells[whole].add(row, average: average)
                } else {
                    scratch.cells[whole].addHidden()
                }
            } else {
                let cell = grid.cell(latitude: row.pointee.latitude, longitude: row.pointee.longitude)
                scratch.cells[cell].add(row, average: average)
            }
        }
    }

    /// The one cell in which all stays of a block lie; nil when the block reaches beyond a cell or the rectangle.
    private func wholeCell(of box: Box, _ grid: PinGrid) -> Int? {
        for piece in question.pieces where piece.contains(box) { return grid.cell(of: box) }
        return nil
    }

    // MARK: The answer

    private mutating func matches(_ segments: [Segment]) -> StayMatches {
        let stays = ranking.page().compactMap { match($0, segments[Int($0.segment)]) }
        let histogram = (0..<StayMatches.histogramSteps).map { scratch.histogram[$0] }
        let pins = question.grid == nil ? [] : (0..<PinGrid.cellCount).compactMap { scratch.cells[$0].pin }
        return StayMatches(count: count, stays: stays, histogram: histogram, pins: pins)
    }

    private func match(_ candidate: Candidate, _ segment: Segment) -> StayMatch? {
        let row = segment.rows[candidate.row]
        guard let position = Coordinate(latitude: row.latitude, longitude: row.longitude) else { return nil }
        let price = segment.prices[candidate.row]
        guard price.weekday != 0 else {
            return StayMatch(id: Stay.ID(row.id), position: position, total: nil, average: nil)
        }
        let total = question.price.total(price, segment.rules + Int(price.rule))
        return StayMatch(
            id: Stay.ID(row.id), position: position, total: total, average: question.price.average(total))
    }
}

/// Memory one search works in: one piece, asked for and given back once.
struct ScanScratch {
    /// How many groups the first phase lists before the second goes through them.
    static let groups = 256

    private let memory: UnsafeMutableRawPointer
    let masks: UnsafeMutablePointer<UInt64>
    let groups: UnsafeMutablePointer<Int>
    /// Of the stays of the block at hand, in the reference currency.
    let averages: UnsafeMutablePointer<Int64>
    let histogram: UnsafeMutablePointer<Int32>
    let cells: UnsafeMutablePointer<PinCell>

    init(pins: Bool) {
        let maskBytes = ScanScratch.groups * Lines.wordCount * 8
        let groupBytes = ScanScratch.groups * 8
        let averageBytes = Lines.blockSize * 8
        let histogramBytes = 256
        let cellBytes = pins ? PinGrid.cellCount * MemoryLayout<PinCell>.stride : 0
        memory = .allocate(
            byteCount: maskBytes + groupBytes + averageBytes + histogramBytes + cellBytes, alignment: 64)
        masks = memory.bindMemory(to: UInt64.self, capacity: maskBytes / 8)
        var next = memory + maskBytes
        groups = next.bindMemory(to: Int.self, capacity: ScanScratch.groups)
        next += groupBytes
        averages = next.bindMemory(to: Int64.self, capacity: Lines.blockSize)
        next += averageBytes
        histogram = next.bindMemory(to: Int32.self, capacity: StayMatches.histogramSteps)
        histogram.initialize(repeating: 0, count: StayMatches.histogramSteps)
        next += histogramBytes
        cells = next.bindMemory(to: PinCell.self, capacity: pins ? PinGrid.cellCount : 0)
        if pins { cells.initialize(repeating: PinCell(), count: PinGrid.cellCount) }
    }

    func release() { memory.deallocate() }
}
