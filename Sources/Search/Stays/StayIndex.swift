import Domain
import Synchronization

/// Every stay that can be searched, in memory. Answers are exact: the number, the order, the prices, the histogram.
///
/// Any number of threads may search at once, beside one writer at a time; writers wait for each other inside. A search shows what
/// was written before it began. Costs about 150 bytes a stay; `nadri bench search` tells how long a search takes here.
///
///     let index = StayIndex(stays: stays, rates: rates) { zone in clock.today(in: zone) }
///     let matches = index.search(StaySearch(area: seoul, period: weekend, guests: 2), pins: .beyondPage)
public final class StayIndex: Sendable {
    /// The segments as of now. Readers take the list and keep what it names alive.
    let segments: Mutex<[Segment]>
    /// The earliest today of all zones, as a day number: the first night of the ring.
    let firstDay: Atomic<Int32>
    /// Odd while a change is under way that a search must see whole or not at all.
    let changes = Atomic<UInt64>(0)
    /// Held by such a change, and by a search that has met several of them in a row.
    let gate = Mutex<Void>(())
    let writer: Mutex<Writer>
    let rates: RateTable
    let lengths: LengthBook

    /// Takes the stays in; of several with one id the last counts.
    ///
    /// - Parameters:
    ///   - rates: make prices of different currencies comparable.
    ///   - today: the day in a zone, by its IANA name. Called once for each zone, when its first stay comes; from then on the zone's
    ///     day changes by `roll(to:zone:)` only.
    public init(
        stays: some Sequence<IndexedStay>, rates: ExchangeRates, today: @escaping @Sendable (String) -> Day
    ) {
        var zones = Zones(clock: today)
        let rateTable = RateTable(rates)
        let lengths = LengthBook()
        var intake = Intake(capacity: stays.underestimatedCount)
        for stay in stays {
            let (zone, moves) = zones.number(of: stay.zone)
            for move in moves { intake.close(move) }
            intake.add(stay, zone: zone, today: zones.today[Int(zone)], rates: rateTable, lengths: lengths)
        }
        let first = [Segment(intake)]
        segments = Mutex(first)
        firstDay = Atomic(zones.firstDay?.number ?? 0)
        self.rates = rateTable
        self.lengths = lengths
        writer = Mutex(Writer(segments: first, zones: zones))
    }

    /// - Parameters:
    ///   - search: any values are answered: 1 is read for fewer guests, a limit is cut to 0 … `StaySearch.largestPage`, an offset to
    ///     0 and more.
    ///   - pins: for which stays to work out pins: takes about as long again for every stay, and longer beyond the page.
    ///   - histogramTop: where the last step of the histogram begins to be open, in minor units of the reference currency.
    public func search(_ search: StaySearch, pins: PinScope = .none, histogramTop: Int64 = 1_000_000) -> StayMatches {
        for _ in 0..<3 {
            let before = changes.load(ordering: .acquiring)
            guard before.isMultiple(of: 2) else { continue }
            let matches = answer(search, pins: pins, histogramTop: histogramTop)
            atomicMemoryFence(ordering: .acquiring)
            if changes.load(ordering: .relaxed) == before { return matches }
        }
        return gate.withLock { _ in answer(search, pins: pins, histogramTop: histogramTop) }
    }

    private func answer(_ search: StaySearch, pins: PinScope, histogramTop: Int64) -> StayMatches {
        let first = Day(number: firstDay.load(ordering: .relaxed))
        guard let question = Question(search, pins: pins, histogramTop: histogramTop, firstDay: first) else {
            let histogram = [Int32](repeating: 0, count: StayMatches.histogramSteps)
            return StayMatches(count: 0, stays: [], histogram: histogram, pins: [])
        }
        let segments = segments.withLock { $0 }
        return switch question.order {
        case .distance: Scan<ByDistance>.answer(question, segments, rates, lengths)
        case .price: Scan<ByPrice>.answer(question, segments, rates, lengths)
        case .rating: Scan<ByRating>.answer(question, segments, rates, lengths)
        }
    }

    /// What a stay costs in all, free or not, in minor units of its own currency; nil where it or its price is unknown.
    /// - Parameter guests: adults and children, read as 1 … 1000.
    public func total(of id: Stay.ID, period: Period, guests: Int) -> Int64? {
        let formula = PriceFormula(period: period, guests: min(max(guests, 1), 1000))
        return writer.withLock { writer in
            guard let (segment, row) = writer.find(id) else { return nil }
            return formula.total(row, segment).map { Int64($0) }
        }
    }

    /// How many stays it holds.
    public var count: Int { writer.withLock { $0.liveCount } }

    /// How much memory it holds, in bytes.
    public var bytes: Int { writer.withLock { $0.segments.reduce(0) { $0 + $1.bytes } } }
}
