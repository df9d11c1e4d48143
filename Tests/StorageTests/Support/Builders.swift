import Domain
import Seeded
import Storage

/// Stays with defaults for everything, so that what a test writes is what matters to it.
extension Stay {
    static func sample(
        key: String = "hanok-1", origin: Origin = .demo, name: String = "북촌 한옥", kind: StayKind = .hanok,
        host: Host = Host(key: "hana", name: "Hana"), position: Coordinate = .seoul, country: String = "KR",
        capacity: Int = 4, amenities: AmenitySet = AmenitySet([.wifi, .beach]), tariff: Tariff? = .sample(),
        minimumNights: Int = 1, rating: Int? = 492, summary: String = "마당이 있는 한옥", details: String = "긴 이야기"
    ) -> Stay {
        Stay(
            id: ID(0), origin: origin, originKey: key, name: name, kind: kind, share: .entire, host: host,
            position: position, area: "종로구 가회동", country: country, zone: "Asia/Seoul", capacity: capacity, bedrooms: 2,
            beds: 3, halfBaths: 3, amenities: amenities, tariff: tariff, minimumNights: minimumNights,
            maximumNights: 60, rating: rating, reviewCount: rating == nil ? 0 : 12, summary: summary, details: details)
    }

    /// The same stay under the id the database gave it.
    func known(as id: ID) -> Stay {
        var known = self
        known.id = id
        return known
    }
}

extension Tariff {
    static func sample(
        weekday: Int64 = 120_000, weekend: Int64 = 150_000, seasons: [Season] = [], singleNights: [NightPrice] = []
    ) -> Tariff {
        Tariff(
            currency: .krw, weekday: weekday, weekend: weekend, guestsIncluded: 2, extraGuest: 20_000, cleaning: 30_000,
            servicePercent: 8, weeklyDiscountPercent: 5, monthlyDiscountPercent: 11, seasons: seasons,
            singleNights: singleNights)
    }
}

extension Coordinate {
    static let seoul = Coordinate(latitude: 37_579_617, longitude: 126_977_041) ?? .null
}

extension Day {
    /// 2026-12-01, a Tuesday.
    static let start = Day(number: 20_788)
}

extension OpenNights {
    /// Open on these nights, counted from `first`.
    static func sample(first: Day = .start, open: [Int]) -> OpenNights {
        var nights = OpenNights(first: first)
        for index in open { nights[first.advanced(by: index)] = true }
        return nights
    }
}

extension [StayDraft] {
    /// Many stays of one import, with seasons, a year of single prices and two years of calendar.
    ///
    /// - Parameters:
    ///   - range: which of them; all when not given.
    ///   - seed: the same seed makes the same stays.
    static func many(_ count: Int, range: Range<Int>? = nil, seed: UInt64 = 1) -> [StayDraft] {
        (range ?? 0..<count).map { index in
            var random = SeededNumbers(seed: seed &+ UInt64(index))
            return one(index, &random)
        }
    }

    private static func one(_ index: Int, _ random: inout SeededNumbers) -> StayDraft {
        let prices = (0..<365).map { night in
            NightPrice(night: Day.start.advanced(by: night), price: Int64.random(in: 40_000...300_000, using: &random))
        }
        let season = Season(first: .start, last: Day.start.advanced(by: 30), percent: 130)
        let stay = Stay.sample(
            key: String(index), origin: .insideAirbnb, host: Stay.Host(key: String(index / 3), name: "Host"),
            tariff: .sample(seasons: [season], singleNights: prices), details: String(repeating: "이야기 ", count: 100))
        var open = OpenNights(first: .start)
        for night in 0..<OpenNights.capacity { open[Day.start.advanced(by: night)] = Bool.random(using: &random) }
        return StayDraft(stay, openNights: open)
    }
}
