import Domain
import Search

/// Any number of made-up stays, the same every time: what the search is measured with.
public struct SyntheticStays {
    public let stays: [IndexedStay]
    let cities: SyntheticCities

    public static let today = Day(number: 20_787)
    static let euro = Currency(code: "EUR") ?? .usd
    public static let rates = ExchangeRates(
        reference: .krw, micros: [.jpy: 9_400_000, .usd: 13_800_000, euro: 15_900_000])

    public init(count: Int, seed: UInt64 = 20_261_130) {
        var random = SplitMix(seed: seed)
        let cities = SyntheticCities(random: &random)
        let seasons = (0..<40).map { _ in SyntheticStays.seasons(&random) }
        self.cities = cities
        stays = (0..<max(0, count)).map { index in
            SyntheticStays.stay(index + 1, in: cities.any(&random), seasons, &random)
        }
    }

    private static func stay(
        _ id: Int, in city: SyntheticCities.City, _ seasons: [[Season]], _ random: inout SplitMix
    ) -> IndexedStay {
        let capacity = random.pick(capacities)
        return IndexedStay(
            id: Stay.ID(Int32(clamping: id)), position: position(near: city, &random), capacity: capacity,
            amenities: amenities(&random), tariff: tariff(city.currency, capacity, seasons, &random),
            minimumNights: random.pick([(1, 0.6), (2, 0.25), (3, 0.1), (7, 0.05)]),
            maximumNights: random.pick([(Stay.longestStay, 0.7), (365, 0.2), (28, 0.1)]),
            rating: random.chance(0.9) ? rating(&random) : nil, zone: "Asia/Seoul", openNights: nights(&random))
    }

    private static let capacities: [(value: Int, weight: Double)] = [
        (2, 24), (4, 22), (6, 14), (3, 10), (5, 8), (8, 6), (1, 4), (7, 3), (10, 3), (9, 1.5), (12, 1.5), (16, 1.5),
        (11, 0.5), (14, 0.5), (13, 0.3), (15, 0.2),
    ]

    /// Larger cities reach further; an eighth of the stays lies in their surroundings.
    private static func position(near city: SyntheticCities.City, _ random: inout SplitMix) -> Coordinate {
        let reach = (0.03 + 0.00002 * city.population.squareRoot()) * (random.chance(0.12) ? 6 : 1)
        let latitude = min(80, max(-80, city.latitude + random.normal() * reach))
        let narrowing = max(0.3, Trigonometry.cosine(city.latitude * Double.pi / 180))
        let longitude = city.longitude + random.normal() * reach / narrowing
        let wrapped = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
        return Coordinate(latitudeDegrees: latitude, longitudeDegrees: wrapped) ?? .null
    }

    /// The first amenities nearly everywhere, the last ones rare.
    private static func amenities(_ random: inout SplitMix) -> AmenitySet {
        var bits: UInt32 = 0
        for word in 0..<4 {
            var bytes = random.next()
            for byte in 0..<8 {
                let amenity = word * 8 + byte
                if Int(bytes & 0xFF) < 243 - amenity * 7 { bits |= 1 << UInt32(amenity) }
                bytes >>= 8
            }
        }
        return AmenitySet(rawValue: bits)
    }

    private static func tariff(
        _ currency: Currency, _ capacity: Int, _ seasons: [[Season]], _ random: inout SplitMix
    ) -> Tariff {
        // Log-normal around 95,000 won, more for larger houses.
        let won = 95_000 * growth(random.normal() * 0.6) * (0.7 + 0.1 * Double(capacity))
        let micros = rates.micros(of: currency)
        func local(_ won: Double) -> Int64 { max(1, Int64(won / 100) * 100 * 1_000_000 / micros) }
        let weekday = local(min(3_000_000, max(10_000, won)))
        var tariff = Tariff(currency: currency, weekday: weekday)
        tariff.weekend = weekday * random.pick([(100, 0.25), (110, 0.25), (120, 0.25), (130, 0.15), (150, 0.1)]) / 100
        tariff.guestsIncluded = random.pick([(capacity, 0.6), (min(2, capacity), 0.3), (min(4, capacity), 0.1)])
        tariff.extraGuest = random.pick([(0, 0.5), (local(10_000), 0.2), (local(15_000), 0.2), (local(20_000), 0.1)])
        tariff.cleaning = random.pick([(0, 0.4), (local(20_000), 0.3), (local(30_000), 0.2), (local(50_000), 0.1)])
        tariff.servicePercent = random.pick([(7, 0.7), (5, 0.1), (10, 0.1), (12, 0.1)])
        tariff.weeklyDiscountPercent = random.pick([(4, 0.6), (0, 0.2), (10, 0.2)])
        tariff.monthlyDiscountPercent = random.pick([(7, 0.6), (0, 0.2), (20, 0.2)])
        if random.chance(0.1) { tariff.seasons = seasons[Int.random(in: 0..<seasons.count, using: &random)] }
        if random.chance(0.05) { tariff.singleNights = singleNights(weekday, &random) }
        return tariff
    }

    private static func seasons(_ random: inout SplitMix) -> [Season] {
        var first = today.advanced(by: Int.random(in: 0...60, using: &random))
        return (0..<8).map { _ in
            let last = first.advanced(by: Int.random(in: 6...45, using: &random))
            defer { first = last.advanced(by: Int.random(in: 20...60, using: &random)) }
            return Season(
                first: first, last: last, percent: random.pick([(80, 0.3), (120, 0.3), (150, 0.3), (200, 0.1)]))
        }
    }

    private static func singleNights(_ weekday: Int64, _ random: inout SplitMix) -> [NightPrice] {
        var night = today
        return (0..<Int.random(in: 1...10, using: &random)).map { _ in
            night = night.advanced(by: Int.random(in: 1...60, using: &random))
            return NightPrice(night: night, price: max(1, weekday * Int64.random(in: 50...300, using: &random) / 100))
        }
    }

    private static func rating(_ random: inout SplitMix) -> Int {
        let doubt = random.fraction()
        return max(100, Int(500 - abs(random.normal()) * 35 - doubt * doubt * 30))
    }

    /// Open 55 of 100 nights, in runs: an open night is followed by an open one seven times of eight.
    private static func nights(_ random: inout SplitMix) -> OpenNights {
        var nights = OpenNights(first: today)
        var isOpen = random.chance(0.55)
        var bytes: UInt64 = 0
        for index in 0..<OpenNights.capacity {
            if index & 7 == 0 { bytes = random.next() }
            let draw = bytes & 0xFF
            bytes >>= 8
            isOpen = isOpen ? draw >= 32 : draw < 39
            if isOpen { nights.words[index >> 6] |= 1 << UInt64(index & 63) }
        }
        return nights
    }

    /// eˣ, near enough and everywhere the same to the last bit.
    static func growth(_ exponent: Double) -> Double {
        var factor = 1 + exponent / 4096
        for _ in 0..<12 { factor *= factor }
        return factor
    }
}
