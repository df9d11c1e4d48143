import Domain
import Search

/// Searches while people book: of a hundred steps ninety look at a city and ten close three nights of a stay, or open them again.
enum MixedLoad {
    /// How long the searches among the steps take while two threads take their steps at once.
    static func measure(_ index: StayIndex, _ searches: [StaySearch], stays: Int) async -> SearchFigures.Spread {
        await withTaskGroup(of: [Double].self) { group in
            for seed: UInt64 in 1...2 {
                group.addTask { walk(index, searches, stays: stays, seed: seed) }
            }
            let times = await group.reduce(into: []) { $0 += $1 }.sorted()
            return SearchFigures.Spread(
                p50: times[times.count / 2], p99: times[times.count * 99 / 100],
                matches: searches.reduce(0) { $0 + index.search($1).count } / max(1, searches.count))
        }
    }

    private static let steps = 20_000

    /// The microseconds of every search on the way.
    private static func walk(_ index: StayIndex, _ searches: [StaySearch], stays: Int, seed: UInt64) -> [Double] {
        var random = SplitMix(seed: seed)
        let clock = ContinuousClock()
        var times: [Double] = []
        for step in 0..<steps {
            if step % 10 == 9 {
                flip(index, stays: stays, &random)
            } else {
                let search = searches[Int.random(in: 0..<searches.count, using: &random)]
                let begun = clock.now
                _ = index.search(search)
                times.append(Double((clock.now - begun).components.attoseconds) * 1e-12)
            }
        }
        return times
    }

    private static func flip(_ index: StayIndex, stays: Int, _ random: inout SplitMix) {
        let id = Stay.ID(Int32.random(in: 1...Int32(clamping: max(1, stays)), using: &random))
        let checkIn = SyntheticStays.today.advanced(by: Int.random(in: 0..<700, using: &random))
        guard let nights = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: 3)) else { return }
        if random.chance(0.5) { index.close(nights, of: id) } else { index.open(nights, of: id) }
    }
}
