import Domain
import Search

/// How fast is a search, how large is the index, and is every answer right? Answers with made-up stays, the same every time.
public enum SearchBench {
    /// Searches whose answers are compared with the plain scan's.
    static let checked = 300

    /// Builds an index of that many stays, compares answers with a plain scan, and measures. A minute for a million stays.
    public static func run(stays count: Int) async -> SearchFigures {
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
        // Last, as it changes calendars.
        figures.cityWhileBooked = await MixedLoad.measure(index, searches.city, stays: count)
        return figures
    }

    /// The percentiles over the medians of all of them.
    private static func measure(_ searches: [StaySearch], _ index: StayIndex, pins: Bool) -> SearchFigures.Spread {
        let medians = medians(of: searches, index, pins: pins).sorted()
        let matches = searches.reduce(0) { $0 + index.search($1).count }
        return SearchFigures.Spread(
            p50: percentile(medians, 0.5), p99: percentile(medians, 0.99), matches: matches / max(1, searches.count))
    }

    /// How many microseconds each search takes: the median of eight, so that a disturbance from outside doesn't count.
    static func medians(of searches: [StaySearch], _ index: StayIndex, pins: Bool) -> [Double] {
        let clock = ContinuousClock()
        var times = [[Double]](repeating: [], count: searches.count)
        for round in 0..<9 {
            for (number, search) in searches.enumerated() {
                let begun = clock.now
                _ = index.search(search, pins: pins ? .beyondPage : .none)
                let time = seconds(clock.now - begun) * 1_000_000
                if round > 0 { times[number].append(time) }
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }

    /// How many of the searches are answered as the plain scan answers them, pins, prices and all.
    private static func check(_ index: StayIndex, _ world: SyntheticStays, _ searches: SyntheticSearches) -> Int {
        let plain = PlainScan(stays: world.stays, rates: SyntheticStays.rates) { _ in SyntheticStays.today }
        let mixed = searches.city.prefix(200) + searches.country.prefix(90) + searches.world.prefix(10)
        return mixed.prefix(checked).count { search in
            index.search(search, pins: .beyondPage) == plain.search(search, pins: .beyondPage)
        }
    }

    private static func percentile(_ sorted: [Double], _ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
