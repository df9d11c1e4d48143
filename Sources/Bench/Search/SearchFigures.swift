/// What the search bench found.
public struct SearchFigures: Equatable, Sendable {
    /// Microseconds for one search, and how many stays one matches on average.
    public struct Spread: Equatable, Sendable {
        public var p50 = 0.0
        public var p99 = 0.0
        public var matches = 0
    }

    public var stays: Int
    public var city = Spread()
    public var country = Spread()
    public var world = Spread()
    public var cityWithPins = Spread()
    public var countryWithPins = Spread()
    /// Two threads at once, each of whose steps is a booking one time in ten.
    public var cityWhileBooked = Spread()
    public var indexBytes = 0
    public var buildSeconds = 0.0
    /// Of 300 searches, how many a plain scan answers the same.
    public var checkedEqual = 0

    public init(stays: Int) {
        self.stays = stays
    }

    /// One JSON object: times in microseconds, sizes in MiB, seconds.
    public var json: String {
        let fields = [
            ("city_p50_us", decimal(city.p50)), ("city_p99_us", decimal(city.p99)),
            ("country_p50_us", decimal(country.p50)), ("country_p99_us", decimal(country.p99)),
            ("world_p50_us", decimal(world.p50)), ("mixed_p50_us", decimal(cityWhileBooked.p50)),
            ("mixed_p99_us", decimal(cityWhileBooked.p99)), ("index_mib", decimal(mebibytes)),
            ("build_s", decimal(buildSeconds)),
            ("checked_equal", String(checkedEqual)),
        ]
        return "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }

    /// The same for people, several lines.
    public var text: String {
        """
        \(stays) stays, index \(decimal(mebibytes)) MiB, built in \(decimal(buildSeconds)) s
        \(line("city", city))
        \(line("country", country))
        \(line("world", world))
        \(line("city with pins", cityWithPins))
        \(line("country with pins", countryWithPins))
        \(line("city while people book", cityWhileBooked))
        \(checkedEqual) of \(SearchBench.checked) searches answered as a plain scan answers them
        """
    }

    private var mebibytes: Double { Double(indexBytes) / 1_048_576 }

    private func line(_ name: String, _ spread: Spread) -> String {
        "\(name): p50 \(decimal(spread.p50)) µs, p99 \(decimal(spread.p99)) µs, \(spread.matches) matches on average"
    }

    /// Two digits after the point.
    private func decimal(_ value: Double) -> String {
        let hundredths = Int((max(0, min(value, 1e12)) * 100).rounded())
        let rest = String(hundredths % 100)
        return "\(hundredths / 100)." + (rest.utf8.count < 2 ? "0" : "") + rest
    }
}
