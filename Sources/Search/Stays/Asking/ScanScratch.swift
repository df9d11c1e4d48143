import Domain

/// Memory one search works in: one piece, asked for and given back once.
struct ScanScratch {
    /// How many groups the first phase lists before the second goes through them.
    static let groups = 64

    private let memory: UnsafeMutableRawPointer
    let masks: UnsafeMutablePointer<UInt64>
    let groups: UnsafeMutablePointer<Int>
    let candidates: UnsafeMutablePointer<Candidate>
    let batch: UnsafeMutableRawPointer
    let plans: UnsafeMutableRawPointer
    let histogram: UnsafeMutablePointer<Int32>
    let cells: UnsafeMutablePointer<PinCell>

    init(pins: Bool) {
        let maskBytes = ScanScratch.groups * Lines.wordCount * 8
        let groupBytes = ScanScratch.groups * 8
        let candidateBytes = Ranking.keptInOrder * MemoryLayout<Candidate>.stride
        let histogramBytes = 256
        let cellBytes = pins ? PinGrid.cellCount * MemoryLayout<PinCell>.stride : 0
        memory = .allocate(
            byteCount: maskBytes + groupBytes + candidateBytes + PriceBatch.bytes + SeasonPlans.bytes + histogramBytes
                + cellBytes,
            alignment: 64)
        masks = memory.bindMemory(to: UInt64.self, capacity: maskBytes / 8)
        var next = memory + maskBytes
        groups = next.bindMemory(to: Int.self, capacity: ScanScratch.groups)
        next += groupBytes
        candidates = next.bindMemory(to: Candidate.self, capacity: Ranking.keptInOrder)
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
