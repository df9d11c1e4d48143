import Domain
import Search

/// How fast is a search, how large is the index, and is every answer right? Answers with made-up stays, the same every time.
public enum SearchBench {
    /// Searches whose answers are compared with the plain scan's.
    static let checked = 300

    /// Builds an index of that many stays, compares answers with a plain scan, and measures. A minute for a million stays.
    public static func run(stays count: Int) -> SearchFigures {
        let clock = ContinuousClock()
        let world = SyntheticStays(count: count)
        let searches = SyntheticSearches(cities: world.cities)
        let begun = clock.now
        let index = StayIndex(stays: world.stays, rates: SyntheticStays.rates) { _ in SyntheticStays.today }
        var figures = SearchFigures(stays: index.count)
        figures.buildSeconds = seconds(clock.now - begun)
        figures.indexBytes = index.bytes
        figures.city = measure(searches.city, index, pins: false)
        figures.country = measure(searches.country, index, pins: false)
        figures.world = measure(searches.world, index, pins: false)
        figures.cityWithPins = measure(searches.city, index, pins: true)
        figures.countryWithPins = measure(searches.country, index, pins: true)
        figures.checkedEqual = check(index, world, searches)
        return figures
    }

    /// Each search's median of eight, so that a disturbance from outside doesn't count; then the percentiles over all of them.
    private static func measure(_ searches: [StaySearch], _ index: StayIndex, pins: Bool) -> SearchFigures.Spread {
        let clock = ContinuousClock()
        var times = [[Double]](repeating: [], count: searches.count)
        // Found stays are summed up so that no search can be left out as unneeded.
        var matches = 0
        for round in 0..<9 {
            for (number, search) in searches.enumerated() {
                let begun = clock.now
                matches += index.search(search, pins: pins).count
                let time = seconds(clock.now - begun) * 1_000_000
                if round > 0 { times[number].append(time) }
            }
        }
        let medians = times.map { $0.sorted()[$0.count / 2] }.sorted()
        return SearchFigures.Spread(
            p50: percentile(medians, 0.5), p99: percentile(medians, 0.99), matches: matches / 9 / max(1, searches.count)
        )
    }

    /// How many of the searches are answered as the plain scan answers them, pins, prices and all.
    private static func check(_ index: StayIndex, _ world: SyntheticStays, _ searches: SyntheticSearches) -> Int {
        let plain = PlainScan(stays: world.stays, rates: SyntheticStays.rates) { _ in SyntheticStays.today }
        let mixed = searches.city.prefix(200) + searches.country.prefix(90) + searches.world.prefix(10)
        return mixed.prefix(checked).count { search in
            index.search(search, pins: true) == plain.search(search, pins: true)
        }
    }

    private static func percentile(_ sorted: [Double], _ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
