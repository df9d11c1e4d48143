import Domain

/// Memory one search works in: one piece, asked for and given back once.
struct ScanScratch {
    /// How many groups the first phase lists before the second goes through them.
    static let groups = 64
    /// How many stays with costly keys are ranked together.
    static let ranked = 64

    private let memory: UnsafeMutableRawPointer
    let masks: UnsafeMutablePointer<UInt64>
    let groups: UnsafeMutablePointer<Int>
    /// For each group, which of its blocks lie on the edge of the rectangle.
    let edges: UnsafeMutablePointer<UInt64>
    /// Which of the stays that are ranked together may be early enough.
    let early: UnsafeMutablePointer<Int>
    let candidates: UnsafeMutablePointer<Candidate>
    let batch: UnsafeMutableRawPointer
    let plans: UnsafeMutableRawPointer
    let histogram: UnsafeMutablePointer<Int32>
    let cells: UnsafeMutablePointer<PinCell>

    init(pins: Bool) {
        let maskBytes = ScanScratch.groups * Lines.wordCount * 8
        let groupBytes = ScanScratch.groups * 8
        let earlyBytes = ScanScratch.ranked * 8
        let candidateBytes = Ranking.capacity * MemoryLayout<Candidate>.stride
        let histogramBytes = 256
        let cellBytes = pins ? PinGrid.cellCount * MemoryLayout<PinCell>.stride : 0
        memory = .allocate(
            byteCount: maskBytes + 2 * groupBytes + earlyBytes + candidateBytes + PriceBatch.bytes + SeasonPlans.bytes
                + histogramBytes
                + cellBytes,
            alignment: 64)
        masks = memory.bindMemory(to: UInt64.self, capacity: maskBytes / 8)
        var next = memory + maskBytes
        groups = next.bindMemory(to: Int.self, capacity: ScanScratch.groups)
        next += groupBytes
        edges = next.bindMemory(to: UInt64.self, capacity: ScanScratch.groups)
        next += groupBytes
        early = next.bindMemory(to: Int.self, capacity: ScanScratch.ranked)
        next += earlyBytes
        candidates = next.bindMemory(to: Candidate.self, capacity: Ranking.capacity)
        next += candidateBytes
        batch = next
        next += PriceBatch.bytes
        plans = next
        next += SeasonPlans.bytes
        histogram = next.bindMemory(to: Int32.self, capacity: HistogramScale.unknown + 1)
        histogram.initialize(repeating: 0, count: HistogramScale.unknown + 1)
        next += histogramBytes
        cells = next.bindMemory(to: PinCell.self, capacity: pins ? PinGrid.cellCount : 0)
        if pins { cells.initialize(repeating: PinCell(), count: PinGrid.cellCount) }
    }

    func release() { memory.deallocate() }
}
