import Domain

/// Which nights others have taken already: runs of a few nights, close together soon and rare later.
enum Occupancy {
    static func openNights(from today: Day, _ chance: inout Chance) -> OpenNights {
        var open = alwaysOpen(from: today)
        let popularity = chance.span(0.6, 1.5)
        var night = chance.integer(0...4)
        while night < OpenNights.capacity {
            let length = chance.pick([1, 2, 2, 2, 3, 3, 4, 5, 7])
            for taken in night..<(night + length) { open[today.advanced(by: taken)] = false }
            night += length + gap(after: night, popularity, &chance)
        }
        return open
    }

    static func alwaysOpen(from today: Day) -> OpenNights {
        var open = OpenNights(first: today)
        for night in 0..<OpenNights.capacity { open[today.advanced(by: night)] = true }
        return open
    }

    /// Free nights until the next guests: a few in the coming weeks, some forty a year from now.
    private static func gap(after night: Int, _ popularity: Double, _ chance: inout Chance) -> Int {
        let usual = (4 + Double(night) / 9) / popularity
        return max(1, Int(usual * chance.span(0.4, 1.6)))
    }
}
