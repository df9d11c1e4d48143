/// How a list of seasons bears on the period of a search: mostly not at all, or with one season.
struct SeasonPlan {
    /// Nights of the period in the season met first, 0 without one.
    var weekdays: Int32 = 0
    var weekends: Int32 = 0
    var percent: Int32 = 0
    /// Whether the period meets another season besides; the list must then be walked through.
    var meetsMore = false

    @inline(__always) var meetsNone: Bool { weekdays | weekends == 0 }

    /// What the one season adds to the plain prices of its nights, or takes off.
    @inline(__always)
    func correction(_ amounts: PriceFormula.Amounts) -> Int64 {
        let weekday = Int64(amounts.weekday &* UInt64(percent) / 100) &- Int64(amounts.weekday)
        let weekend = Int64(amounts.weekend &* UInt64(percent) / 100) &- Int64(amounts.weekend)
        return Int64(weekdays) &* weekday &+ Int64(weekends) &* weekend
    }
}

/// Remembers the plans of a search: lists of seasons are few, the stays that share them many.
struct SeasonPlans {
    /// Which list's plan a place remembers, plus one; 0 when none yet.
    private let names: UnsafeMutablePointer<Int32>
    private let plans: UnsafeMutablePointer<SeasonPlan>

    private static let count = 64
    static let bytes = count * (MemoryLayout<Int32>.stride + MemoryLayout<SeasonPlan>.stride)

    /// - Parameter memory: `bytes` of it.
    init(memory: UnsafeMutableRawPointer) {
        names = memory.bindMemory(to: Int32.self, capacity: SeasonPlans.count)
        plans = (memory + SeasonPlans.count * MemoryLayout<Int32>.stride)
            .bindMemory(to: SeasonPlan.self, capacity: SeasonPlans.count)
        forget()
    }

    /// Another segment has other lists.
    func forget() { names.initialize(repeating: 0, count: SeasonPlans.count) }

    /// The plan of a list of the segment, for a period.
    @inline(__always)
    func plan(_ list: Int, _ formula: PriceFormula, _ segment: Segment) -> UnsafePointer<SeasonPlan> {
        let place = list & (SeasonPlans.count &- 1)
        let name = Int32(truncatingIfNeeded: list &+ 1)
        if names[place] != name {
            names[place] = name
            plans[place] = formula.plan(segment.lists + list)
        }
        return UnsafePointer(plans + place)
    }
}
