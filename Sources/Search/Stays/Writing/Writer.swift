import Domain

/// What only the writer knows, under its lock.
struct Writer {
    /// The same list as the readers', newest last.
    var segments: [Segment]
    var zones: Zones
    var liveCount: Int
    /// What was changed since a merge began, in order; nil when none is under way.
    var changesSinceMergeBegan: [Change]?

    /// Rows of a tail segment.
    static let tailSize = 1024
    /// So many rows in tails are worth sorting them in.
    static let longestTail = 4096

    /// A change to a row that a merge may have read already.
    enum Change {
        case removed(Int32)
        case nights(Int32, slots: [Int], open: Bool)
        case moved(Zones.Move)
    }

    init(segments: [Segment], zones: Zones) {
        self.segments = segments
        self.zones = zones
        liveCount = segments.reduce(0) { $0 + $1.rowCount }
    }

    /// The segment and row where a stay lives.
    func find(_ id: Stay.ID) -> (segment: Segment, row: Int)? {
        for segment in segments.reversed() {
            if let row = segment.liveRow(of: id.number) { return (segment, row) }
        }
        return nil
    }

    var tailLength: Int { segments.dropFirst().reduce(0) { $0 + $1.rowCount } }

    mutating func note(_ change: Change) {
        changesSinceMergeBegan?.append(change)
    }
}
