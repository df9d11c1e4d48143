import Domain
import Search

/// Answers searches the plain way: looks at every stay and asks Domain. Slow, and so simple that it can be seen to be right.
///
/// The index is measured and proved against it. They share nothing but Domain's rules.
public struct PlainScan {
    private var stays: [Stay.ID: IndexedStay] = [:]
    private var today: [String: Day] = [:]
    private let rates: ExchangeRates
    private let clock: (String) -> Day

    public init(stays: some Sequence<IndexedStay>, rates: ExchangeRates, today: @escaping (String) -> Day) {
        self.rates = rates
        clock = today
        for stay in stays { update(stay) }
    }

    public var ids: [Stay.ID] { stays.keys.sorted() }

    public mutating func update(_ stay: IndexedStay) {
        if today[stay.zone] == nil {
            today[stay.zone] = max(clock(stay.zone), today.values.max()?.advanced(by: -2) ?? clock(stay.zone))
            takeLaggingZonesAlong()
        }
        stays[stay.id] = stay
        recalendar(stay.id)
    }

    public mutating func remove(_ id: Stay.ID) {
        stays[id] = nil
    }

    public mutating func set(_ nights: Period, of id: Stay.ID, open: Bool) {
        for index in 0..<nights.nights { stays[id]?.openNights[nights.night(index)] = open }
    }

    public mutating func roll(to day: Day, zone: String) {
        guard let now = today[zone] else { return }
        today[zone] = max(now, day)
        takeLaggingZonesAlong()
        for id in stays.keys { recalendar(id) }
    }

    public func total(of id: Stay.ID, period: Period, guests: Int) -> Int64? {
        guard let tariff = stays[id]?.tariff, tariff.isValid else { return nil }
        return tariff.quote(for: period, guests: min(max(guests, 1), 1000)).total
    }

    public func search(_ search: StaySearch, pins: PinScope = .none, histogramTop: Int64 = 1_000_000) -> StayMatches {
        let priced = stays.values.filter { fits($0, search) }.map { price($0, search) }
        let matches = priced.filter { isInRange($0, search) }.sorted { precedes($0, $1, search.order) }
        let first = min(matches.count, max(0, search.offset))
        let page = matches[first..<min(matches.count, first + min(max(0, search.limit), StaySearch.largestPage))]
        return StayMatches(
            count: matches.count,
            stays: page.map {
                StayMatch(id: $0.stay.id, position: $0.stay.position, total: $0.total, average: $0.average)
            },
            histogram: histogram(priced, top: max(1, histogramTop)),
            pins: self.pins(pinned(matches, page, pins), search.area))
    }

    private struct PricedStay {
        var stay: IndexedStay
        var total: Int64?
        var average: Int64?
        var reference: Int64?
        var rank: Double
    }

    /// Everything but the price range.
    private func fits(_ stay: IndexedStay, _ search: StaySearch) -> Bool {
        guard search.area.contains(stay.position) else { return false }
        let capacity = min(max(stay.capacity, 1), Party.largestCapacity)
        guard capacity >= search.guests, stay.amenities.isSuperset(of: search.amenities) else { return false }
        let hasTariff = stay.tariff?.isValid == true
        guard let period = search.period else {
            return hasTariff || (search.lowestPrice == nil && search.highestPrice == nil)
        }
        let least = min(max(stay.minimumNights, 1), Stay.longestStay)
        let most = min(max(stay.maximumNights, 1), Stay.longestStay)
        let length = stay.rules.length(arriving: period.checkIn, usual: StayLength(least: least, most: most))
        let isInTime = (today[stay.zone] ?? period.checkIn).days(until: period.checkIn) >= stay.rules.noticeDays
        return hasTariff && period.nights >= length.least && period.nights <= length.most && isInTime
            && stay.openNights.isOpen(for: period)
    }

    private func price(_ stay: IndexedStay, _ search: StaySearch) -> PricedStay {
        let rank = Nearness(to: search.center).rank(
            latitude: stay.position.latitude, longitude: stay.position.longitude)
        guard let tariff = stay.tariff, tariff.isValid else { return PricedStay(stay: stay, rank: rank) }
        let quote = search.period.map { tariff.quote(for: $0, guests: max(1, search.guests)) }
        let average = quote?.averagePerNight ?? tariff.weekday
        return PricedStay(
            stay: stay, total: quote?.total ?? tariff.weekday, average: average,
            reference: rates.reference(average, in: tariff.currency), rank: rank)
    }

    private func isInRange(_ stay: PricedStay, _ search: StaySearch) -> Bool {
        guard let price = stay.reference else { return true }
        return price >= search.lowestPrice ?? .min && price <= search.highestPrice ?? .max
    }

    private func precedes(_ one: PricedStay, _ other: PricedStay, _ order: StaySearch.Order) -> Bool {
        switch order {
        case .distance:
            if one.rank != other.rank { return one.rank < other.rank }
        case .price:
            if one.reference != other.reference {
                guard let price = one.reference else { return false }
                return other.reference.map { price < $0 } ?? true
            }
        case .rating:
            if one.stay.rating != other.stay.rating { return one.stay.rating ?? -1 > other.stay.rating ?? -1 }
        }
        return one.stay.id < other.stay.id
    }

    private func histogram(_ stays: [PricedStay], top: Int64) -> [Int32] {
        var histogram = [Int32](repeating: 0, count: StayMatches.histogramSteps)
        for price in stays.compactMap(\.reference) {
            // Above a top of 2⁵⁷ the product wouldn't fit; such a step is found the other way round.
            let step = price >= top ? 49 : top < 1 << 57 ? Int(price * 50 / top) : Int(Double(price) / Double(top) * 50)
            histogram[step] += 1
        }
        return histogram
    }

    private func pinned(_ all: [PricedStay], _ page: ArraySlice<PricedStay>, _ scope: PinScope) -> [PricedStay] {
        switch scope {
        case .none: []
        case .everyStay: all
        case .beyondPage: all.filter { stay in !page.contains { $0.stay.id == stay.stay.id } }
        }
    }

    private func pins(_ stays: [PricedStay], _ area: Rectangle) -> [StayPin] {
        let width = Int64(area.east) - Int64(area.west) + (area.crossesAntimeridian ? 360_000_000 : 0) + 1
        let height = Int64(area.north) - Int64(area.south) + 1
        var cells: [Int64: [PricedStay]] = [:]
        for stay in stays {
            var east = Int64(stay.stay.position.longitude) - Int64(area.west)
            if east < 0 { east += 360_000_000 }
            let north = Int64(stay.stay.position.latitude) - Int64(area.south)
            cells[north * 16 / height * 24 + east * 24 / width, default: []].append(stay)
        }
        return cells.sorted { $0.key < $1.key }.compactMap { _, stays in
            guard let shown = stays.min(by: { precedes($0, $1, .price) }) else { return nil }
            return StayPin(
                id: shown.stay.id, position: shown.stay.position, count: stays.count, lowestPrice: shown.reference,
                total: shown.total)
        }
    }

    private mutating func takeLaggingZonesAlong() {
        guard let latest = today.values.max() else { return }
        for (zone, day) in today where day < latest.advanced(by: -2) {
            today[zone] = latest.advanced(by: -2)
            for id in stays.keys where stays[id]?.zone == zone { recalendar(id) }
        }
    }

    /// Makes a stay's calendar begin with its today, so that `OpenNights` itself closes every night outside.
    private mutating func recalendar(_ id: Stay.ID) {
        guard let stay = stays[id], let first = today[stay.zone], stay.openNights.first != first else { return }
        var nights = OpenNights(first: first)
        for index in 0..<OpenNights.capacity {
            let night = first.advanced(by: index)
            nights[night] = stay.openNights[night]
        }
        stays[id]?.openNights = nights
    }
}
