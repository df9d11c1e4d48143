import Bench
import Domain
import Search

/// Small worlds and questions for tests, the same for the same seed.
struct RandomWorld {
    var random: SplitMix

    static let today = Day(number: 20_791)
    static let zones = ["Asia/Seoul", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"]
    static let rates = ExchangeRates(
        reference: .krw, micros: [.jpy: 9_412_345, .usd: 13_871_234, Currency.kuwaitiDinar: 4_512_000])

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// Zones differ by up to two days, as they do on earth.
    @Sendable
    static func today(in zone: String) -> Day {
        switch zone {
        case "Pacific/Kiritimati": today.advanced(by: 1)
        case "Pacific/Pago_Pago": today.advanced(by: -1)
        default: today
        }
    }

    mutating func stays(_ count: Int) -> [IndexedStay] {
        (0..<count).map { _ in stay(id: Int.random(in: 1...max(1, count * 2), using: &random)) }
    }

    mutating func stay(id: Int) -> IndexedStay {
        let least = random.chance(0.7) ? 1 : Int.random(in: 1...40, using: &random)
        return IndexedStay(
            id: Stay.ID(Int32(id)), position: position(), capacity: Int.random(in: 0...17, using: &random),
            amenities: AmenitySet(rawValue: UInt32.random(in: 0...UInt32.max, using: &random) | 0xFF),
            tariff: random.chance(0.9) ? tariff() : nil, minimumNights: least,
            maximumNights: random.chance(0.6) ? Stay.longestStay : Int.random(in: 1...60, using: &random),
            rules: rules(),
            rating: random.chance(0.8) ? Int.random(in: 440...450, using: &random) : nil,
            zone: RandomWorld.zones[Int.random(in: 0..<RandomWorld.zones.count, using: &random)], openNights: nights())
    }

    mutating func rules() -> BookingRules {
        var rules = BookingRules()
        if random.chance(0.3) { rules.noticeDays = Int.random(in: 1...20, using: &random) }
        guard random.chance(0.3) else { return rules }
        var first = RandomWorld.today.advanced(by: Int.random(in: -10...10, using: &random))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let last = first.advanced(by: Int.random(in: 0...20, using: &random))
            let least = Int.random(in: 1...6, using: &random)
            rules.seasons.append(
                SeasonLength(
                    first: first, last: last, leastNights: least,
                    mostNights: random.chance(0.5)
                        ? Stay.longestStay : Int.random(in: least...least + 20, using: &random)))
            first = last.advanced(by: Int.random(in: 1...10, using: &random))
        }
        return rules
    }

    /// Most around a few towns, some at the edges of the map, some on the same spot.
    mutating func position() -> Coordinate {
        let spread = { (random: inout SplitMix) in Int32(random.normal() * 200_000) }
        return switch Int.random(in: 0..<10, using: &random) {
        case 0: coordinate(Int32.random(in: -90_000_000...90_000_000, using: &random), anyLongitude())
        case 1: coordinate(90_000_000, anyLongitude())
        case 2: coordinate(spread(&random), random.chance(0.5) ? 180_000_000 : -180_000_000)
        case 3: coordinate(-17_800_000 + spread(&random), 179_900_000 - abs(spread(&random)) / 4)
        case 4: coordinate(-17_800_000 + spread(&random), -179_900_000 + abs(spread(&random)) / 4)
        case 5: coordinate(37_550_000, 126_990_000)
        default: coordinate(37_550_000 + spread(&random), 126_990_000 + spread(&random))
        }
    }

    mutating func tariff() -> Tariff {
        let currencies = [.krw, .krw, .jpy, .usd, .kuwaitiDinar, Currency.euro]
        let weekday =
            random.chance(0.03) ? Tariff.highestPrice : Int64.random(in: 1...400, using: &random) * 997
        var tariff = Tariff(
            currency: currencies[Int.random(in: 0..<currencies.count, using: &random)], weekday: weekday,
            weekend: min(Tariff.highestPrice, weekday * 13 / 10 + 1),
            guestsIncluded: Int.random(in: 1...16, using: &random),
            extraGuest: random.chance(0.5) ? 0 : Int64.random(in: 0...30_000, using: &random),
            cleaning: random.chance(0.5) ? 0 : Int64.random(in: 0...50_000, using: &random),
            servicePercent: Int.random(in: 0...20, using: &random))
        if random.chance(0.3) {
            tariff.weeklyDiscountPercent = Int.random(in: 0...100, using: &random)
            tariff.monthlyDiscountPercent = Int.random(in: 0...100, using: &random)
        }
        if random.chance(0.4) { tariff.seasons = seasons() }
        if random.chance(0.3) { tariff.singleNights = singleNights() }
        if random.chance(0.02) { tariff.weekday = 0 }
        return tariff
    }

    private mutating func seasons() -> [Season] {
        var first = RandomWorld.today.advanced(by: Int.random(in: -20...40, using: &random))
        return (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let last = first.advanced(by: Int.random(in: 0...30, using: &random))
            defer { first = last.advanced(by: Int.random(in: 1...10, using: &random)) }
            return Season(first: first, last: last, percent: Int.random(in: 1...300, using: &random))
        }
    }

    private mutating func singleNights() -> [NightPrice] {
        var night = RandomWorld.today
        return (0..<Int.random(in: 1...8, using: &random)).map { _ in
            night = night.advanced(by: Int.random(in: 1...12, using: &random))
            return NightPrice(night: night, price: Int64.random(in: 1...900_000, using: &random))
        }
    }

    mutating func nights() -> OpenNights {
        let start = RandomWorld.today.advanced(by: random.chance(0.8) ? 0 : Int.random(in: -800...800, using: &random))
        var nights = OpenNights(first: start)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: break
        case 1: nights.words = nights.words.map { _ in .max }
        default:
            let closed = random.between(0.01, 0.3)
            for index in 0..<OpenNights.capacity where !random.chance(closed) {
                nights[start.advanced(by: index)] = true
            }
        }
        return nights
    }

    mutating func search() -> StaySearch {
        var search = StaySearch(
            area: area(), period: random.chance(0.75) ? period() : nil,
            guests: random.chance(0.8) ? Int.random(in: 1...4, using: &random) : Int.random(in: 0...20, using: &random))
        if random.chance(0.3) { search.center = position() }
        if random.chance(0.4) {
            search.amenities = AmenitySet(rawValue: 1 << UInt32.random(in: 0..<32, using: &random) | 1)
        }
        if random.chance(0.3) { search.lowestPrice = Int64.random(in: 0...400_000, using: &random) }
        if random.chance(0.3) { search.highestPrice = Int64.random(in: 0...900_000, using: &random) }
        search.order = StaySearch.Order.allCases[Int.random(in: 0..<3, using: &random)]
        if random.chance(0.4) {
            search.offset = Int.random(in: -1...300, using: &random)
            search.limit = Int.random(in: -1...120, using: &random)
        }
        return search
    }

    mutating func period() -> Period {
        let start = RandomWorld.today.advanced(
            by: random.chance(0.85)
                ? Int.random(in: -3...60, using: &random) : Int.random(in: 690...740, using: &random))
        let nights =
            switch Int.random(in: 0..<10, using: &random) {
            case 0: 0
            case 1: Int.random(in: 25...45, using: &random)
            case 2: Int.random(in: 1...730, using: &random)
            default: Int.random(in: 1...9, using: &random)
            }
        return Period(checkIn: start, checkOut: start.advanced(by: nights)) ?? RandomWorld.oneNight
    }

    static let oneNight = Period(between: today, and: today.advanced(by: 1)) ?? unreachable("one day apart")

    mutating func area() -> Rectangle {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .world
        case 1: rectangle(-90_000_000, 170_000_000, 90_000_000, -170_000_000)
        case 2: rectangle(-20_000_000, 179_800_000, -15_000_000, -179_850_000)
        case 3: rectangle(60_000_000, -180_000_000, 90_000_000, 180_000_000)
        case 4: Rectangle(around: position(), meters: Int.random(in: 0...2_000_000, using: &random))
        default: Rectangle(around: position(), meters: Int.random(in: 0...60_000, using: &random))
        }
    }

    private mutating func anyLongitude() -> Int32 {
        Int32.random(in: -180_000_000...180_000_000, using: &random)
    }

    private func coordinate(_ latitude: Int32, _ longitude: Int32) -> Coordinate {
        Coordinate(latitude: latitude, longitude: longitude) ?? .null
    }

    private func rectangle(_ south: Int32, _ west: Int32, _ north: Int32, _ east: Int32) -> Rectangle {
        Rectangle(south: south, west: west, north: north, east: east) ?? .world
    }
}

extension Currency {
    static let kuwaitiDinar = Currency(code: "KWD") ?? .krw
    static let euro = Currency(code: "EUR") ?? .krw
}

/// For values that a test knows to exist.
func unreachable<Value>(_ why: String) -> Value {
    preconditionFailure(why)
}
