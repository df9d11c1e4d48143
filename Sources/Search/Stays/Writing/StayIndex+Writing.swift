import Domain
import Synchronization

extension StayIndex {
    /// Takes in a new stay, or a changed one in place of what was known of it.
    public func update(_ stay: IndexedStay) {
        let mergeIsDue = writer.withLock { writer in
            write(stay, &writer)
            return beginMergeIfDue(&writer)
        }
        if let mergeIsDue { mergeInBackground(mergeIsDue) }
    }

    /// Takes a stay out of every answer. Nothing happens where it's unknown.
    public func remove(_ id: Stay.ID) {
        writer.withLock { writer in
            guard let (segment, row) = writer.find(id) else { return }
            whole { segment.kill(row) }
            writer.liveCount -= 1
            writer.note(.removed(id.number))
        }
    }

    /// Closes nights of a stay, as a booking does. Nights outside its calendar are passed over.
    public func close(_ nights: Period, of id: Stay.ID) {
        set(nights, of: id, open: false)
    }

    /// Opens nights of a stay. Nights that are past in its zone, too soon to be booked, or 730 days or more ahead, stay closed.
    public func open(_ nights: Period, of id: Stay.ID) {
        set(nights, of: id, open: true)
    }

    /// Midnight in a zone: the nights before `day` leave the calendars of its stays, and as many come at their end, closed.
    ///
    /// Days don't go back. Zones more than two days behind are taken along, since no two zones on earth are further apart.
    public func roll(to day: Day, zone: String) {
        writer.withLock { writer in
            move(writer.zones.roll(zone, to: day), &writer)
        }
    }

    /// Takes in which nights of a stay can be booked now, all of them at once. Nothing happens where it's unknown.
    public func setNights(_ nights: OpenNights, of id: Stay.ID) {
        writer.withLock { writer in
            guard let (segment, row) = writer.find(id) else { return }
            let today = writer.zones.today[Int(segment.rows[row].zone)]
            var (open, closed): ([Int], [Int]) = ([], [])
            for index in 0..<OpenNights.capacity {
                let night = today.advanced(by: index)
                let isOpen = index >= segment.lengths[row].notice && nights[night]
                if isOpen {
                    open.append(NightRing.slot(of: Int(night.number)))
                } else {
                    closed.append(NightRing.slot(of: Int(night.number)))
                }
            }
            whole {
                segment.set(nights: open, ofRow: row, open: true)
                segment.set(nights: closed, ofRow: row, open: false)
            }
            writer.note(.nights(id.number, slots: open, open: true))
            writer.note(.nights(id.number, slots: closed, open: false))
        }
    }

    private func write(_ stay: IndexedStay, _ writer: inout Writer) {
        let (zone, moves) = writer.zones.number(of: stay.zone)
        move(moves, &writer)
        // A first zone moves no other, but brings the ring's first day.
        let today = writer.zones.today[Int(zone)]
        let length = LengthRow(stay, lengths)
        var bits = [UInt64](repeating: 0, count: StayBits.wordCount)
        bits.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            StayBits.lay(stay, length, tariff: stay.usableTariff, today: today, into: base)
        }
        let old = writer.find(stay.id)
        let tail = tailWithRoom(&writer)
        let row = tail.append(stay, zone: zone, rates: rates, length: length, bits: bits)
        whole {
            if let old { old.segment.kill(old.row) }
            tail.enliven(row, bits: bits)
            firstDay.store(writer.zones.firstDay?.number ?? 0, ordering: .relaxed)
        }
        if old != nil { writer.note(.removed(stay.id.number)) } else { writer.liveCount += 1 }
    }

    private func tailWithRoom(_ writer: inout Writer) -> Segment {
        if writer.segments.count > 1, let tail = writer.segments.last, tail.rowCount < tail.capacity { return tail }
        let tail = Segment(tailOf: Writer.tailSize)
        writer.segments.append(tail)
        show(writer.segments)
        return tail
    }

    private func set(_ nights: Period, of id: Stay.ID, open: Bool) {
        writer.withLock { writer in
            guard let (segment, row) = writer.find(id) else { return }
            let today = Int(writer.zones.today[Int(segment.rows[row].zone)].number)
            let first = max(Int(nights.checkIn.number), today + segment.lengths[row].notice)
            let days = first..<max(first, min(Int(nights.checkIn.number) + nights.nights, today + OpenNights.capacity))
            let slots = days.map { NightRing.slot(of: $0) }
            segment.set(nights: slots, ofRow: row, open: open)
            writer.note(.nights(id.number, slots: slots, open: open))
        }
    }

    private func move(_ moves: [Zones.Move], _ writer: inout Writer) {
        guard !moves.isEmpty else { return }
        whole {
            for move in moves {
                for segment in writer.segments { segment.close(move) }
            }
            firstDay.store(writer.zones.firstDay?.number ?? 0, ordering: .relaxed)
        }
        for move in moves { writer.note(.moved(move)) }
    }

    /// Makes a change that a search sees whole or not at all: one that meets it asks again.
    func whole(_ change: () -> Void) {
        gate.withLock { _ in
            changes.wrappingAdd(1, ordering: .sequentiallyConsistent)
            change()
            changes.wrappingAdd(1, ordering: .sequentiallyConsistent)
        }
    }

    func show(_ list: [Segment]) {
        segments.withLock { $0 = list }
    }
}

extension Segment {
    func set(nights slots: [Int], ofRow row: Int, open: Bool) {
        for slot in slots {
            if open { set(Lines.nights + slot, ofRow: row) } else { clear(Lines.nights + slot, ofRow: row) }
        }
    }
}
