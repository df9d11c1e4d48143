import Domain

extension StayIndex {
    /// Sorts new and changed stays in at once, on the caller's thread. The index does so by itself, in the background, when enough
    /// have come: this is for whoever has just brought many and wants the next searches fast. Takes seconds for a million stays.
    ///
    /// Returns without doing anything while a merge is under way.
    public func merge() {
        let segments = writer.withLock { beginMerge(&$0) }
        if let segments { finishMerge(of: segments) }
    }

    /// Begins a merge when the tails have grown long; the segments it's of, or nil when it's not time.
    func beginMergeIfDue(_ writer: inout Writer) -> [Segment]? {
        writer.tailLength >= Writer.longestTail ? beginMerge(&writer) : nil
    }

    func mergeInBackground(_ segments: [Segment]) {
        Task.detached(priority: .utility) { self.finishMerge(of: segments) }
    }

    /// From here on new rows go to a tail of their own, and changes to old ones are noted.
    private func beginMerge(_ writer: inout Writer) -> [Segment]? {
        guard writer.changesSinceMergeBegan == nil, writer.tailLength > 0 else { return nil }
        writer.changesSinceMergeBegan = []
        let merging = writer.segments
        writer.segments.append(Segment(tailOf: Writer.tailSize))
        show(writer.segments)
        return merging
    }

    private func finishMerge(of merging: [Segment]) {
        var intake = Intake(capacity: merging.reduce(0) { $0 + $1.rowCount })
        for segment in merging { intake.add(segment) }
        let merged = Segment(intake)
        writer.withLock { writer in
            for change in writer.changesSinceMergeBegan ?? [] { merged.repeat(change) }
            writer.changesSinceMergeBegan = nil
            writer.segments.replaceSubrange(..<merging.count, with: [merged])
            show(writer.segments)
        }
    }
}

extension Segment {
    /// Makes a change that came after the segment's rows were read, or before: the last one decides either way.
    fileprivate func `repeat`(_ change: Writer.Change) {
        switch change {
        case .removed(let id):
            if let row = liveRow(of: id) { kill(row) }
        case .nights(let id, let slots, let open):
            if let row = liveRow(of: id) { set(nights: slots, ofRow: row, open: open) }
        case .moved(let move):
            close(move)
        }
    }
}
