import Domain
import Search

/// The deterministic million as tables, and the searches with our answers, for other engines to be measured beside ours.
///
/// Tab-separated lines, `\N` for nothing, as PostgreSQL's COPY reads them; `scripts/peers` says what the columns are called.
public struct PeerTables {
    /// Takes the next bytes of the table of that name.
    public typealias Sink = (_ table: String, _ bytes: [UInt8]) throws -> Void

    private let world: SyntheticStays
    private let sink: Sink

    public init(_ world: SyntheticStays, sink: @escaping Sink) {
        self.world = world
        self.sink = sink
    }

    public func write() throws {
        var profiles: [[Season]: Int] = [:]
        var stays = TabbedText()
        var singles = TabbedText()
        for stay in world.stays {
            guard let tariff = stay.tariff else { continue }
            let profile = tariff.seasons.isEmpty ? nil : profiles[tariff.seasons, default: profiles.count]
            if let profile { profiles[tariff.seasons] = profile }
            stays.line(of: stay, tariff: tariff, profile: profile)
            for single in tariff.singleNights {
                singles.line([Int(stay.id.number), offset(single.night), Int(single.price)])
            }
            if stays.bytes.count > 1 << 20 { try pour(&stays, into: "stays") }
        }
        try pour(&stays, into: "stays")
        try pour(&singles, into: "singles")
        try write(profiles)
        try writeNights()
        try writeSearches()
    }

    /// Each search with what the index answers and how long that takes: kind, question, answer, microseconds.
    private func writeSearches() throws {
        let index = StayIndex(stays: world.stays, rates: SyntheticStays.rates) { _ in SyntheticStays.today }
        let searches = SyntheticSearches(cities: world.cities)
        var text = TabbedText()
        for (kind, list) in [("city", searches.city), ("country", searches.country), ("world", searches.world)] {
            let times = SearchBench.medians(of: list, index, pins: false)
            for (search, microseconds) in zip(list, times) {
                text.line(kind, search, of: search.period, answer: index.search(search), microseconds)
            }
        }
        try pour(&text, into: "searches")
    }

    /// For each profile the nights that have a percentage of their own.
    private func write(_ profiles: [[Season]: Int]) throws {
        var text = TabbedText()
        for (seasons, profile) in profiles.sorted(by: { $0.value < $1.value }) {
            for season in seasons {
                for night in offset(season.first)...offset(season.last) { text.line([profile, night, season.percent]) }
            }
        }
        try pour(&text, into: "seasons")
    }

    private func writeNights() throws {
        var text = TabbedText()
        for night in 0..<OpenNights.capacity {
            let isWeekend = SyntheticStays.today.advanced(by: night).weekday.isWeekendNight
            text.line([night, isWeekend ? 1 : 0])
        }
        try pour(&text, into: "nights")
    }

    private func offset(_ day: Day) -> Int { SyntheticStays.today.days(until: day) }

    private func pour(_ text: inout TabbedText, into table: String) throws {
        try sink(table, text.bytes)
        text.bytes.removeAll(keepingCapacity: true)
    }
}

extension TabbedText {
    fileprivate mutating func line(of stay: IndexedStay, tariff: Tariff, profile: Int?) {
        let position = stay.position
        cell(Int(HilbertCurve.place(latitude: position.latitude, longitude: position.longitude)))
        for number in [stay.id.number, position.latitude, position.longitude] { cell(Int(number)) }
        cell(min(max(stay.capacity, 1), Party.largestCapacity))
        cell(Int(Int32(bitPattern: stay.amenities.rawValue)))
        cell(Int(SyntheticStays.rates.micros(of: tariff.currency)))
        for amount in [tariff.weekday, tariff.weekend, tariff.extraGuest, tariff.cleaning] { cell(Int(amount)) }
        for number in [
            tariff.guestsIncluded, tariff.servicePercent, tariff.weeklyDiscountPercent, tariff.monthlyDiscountPercent,
        ] { cell(number) }
        cell(profile)
        cell(profile != nil || !tariff.singleNights.isEmpty ? 1 : 0)
        for number in [stay.minimumNights, stay.maximumNights, stay.rating ?? -1] { cell(number) }
        for word in 0..<OpenNights.wordCount {
            cell(word < stay.openNights.words.count ? Int(Int64(bitPattern: stay.openNights.words[word])) : 0)
        }
        endLine()
    }
}

extension TabbedText {
    fileprivate mutating func line(
        _ kind: String, _ search: StaySearch, of period: Period?, answer: StayMatches, _ microseconds: Double
    ) {
        guard let period else { return }
        let area = search.area
        let weekends = (0..<period.nights).count { period.night($0).weekday.isWeekendNight }
        cell(kind)
        for edge in [area.south, area.west, area.north, area.east] { cell(Int(edge)) }
        for number in [SyntheticStays.today.days(until: period.checkIn), period.nights, weekends, search.guests] {
            cell(number)
        }
        cell(search.lowestPrice.map { Int($0) })
        cell(search.highestPrice.map { Int($0) })
        for number in [Int32(bitPattern: search.amenities.rawValue), search.center.latitude, search.center.longitude] {
            cell(Int(number))
        }
        cell(search.order.rawValue)
        cell(answer.count)
        cell(answer.stays.map { String($0.id.number) }.joined(separator: ","))
        cell(answer.histogram.map { String($0) }.joined(separator: ","))
        cell(String(microseconds))
        endLine()
    }
}

/// Lines of numbers between tabs.
struct TabbedText {
    var bytes: [UInt8] = []

    mutating func cell(_ number: Int?) {
        bytes.append(contentsOf: number.map { $0.description.utf8 } ?? "\\N".utf8)
        bytes.append(UInt8(ascii: "\t"))
    }

    mutating func cell(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\t"))
    }

    /// The last cell's tab becomes the line's end.
    mutating func endLine() {
        bytes[bytes.count - 1] = UInt8(ascii: "\n")
    }

    mutating func line(_ numbers: [Int]) {
        for number in numbers { cell(number) }
        endLine()
    }
}
