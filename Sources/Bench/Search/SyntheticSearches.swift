import Domain

/// The searches that are measured: as people move the map, from a quarter of a city to the world.
struct SyntheticSearches {
    let city: [StaySearch]
    let country: [StaySearch]
    let world: [StaySearch]

    init(cities: SyntheticCities, seed: UInt64 = 77) {
        var random = SplitMix(seed: seed)
        city = (0..<300).map { _ in SyntheticSearches.search(SyntheticSearches.cityView(cities, &random), &random) }
        country = (0..<200).map { _ in SyntheticSearches.search(SyntheticSearches.countryView(cities, &random), &random)
        }
        world = (0..<40).map { _ in SyntheticSearches.search(SyntheticSearches.worldView, &random) }
    }

    /// A tenth to half a degree high.
    private static func cityView(_ cities: SyntheticCities, _ random: inout SplitMix) -> Rectangle {
        let city = cities.any(&random)
        let height = 0.1 * SyntheticStays.growth(random.fraction() * 1.609438)
        return view(
            latitude: city.latitude + random.between(-0.25, 0.25) * height,
            longitude: city.longitude + random.between(-0.25, 0.25) * height, height: height,
            width: height * random.between(1, 1.6))
    }

    /// Three to nine degrees high.
    private static func countryView(_ cities: SyntheticCities, _ random: inout SplitMix) -> Rectangle {
        let city = cities.any(&random)
        let height = random.between(3, 9)
        return view(
            latitude: city.latitude + random.between(-1, 1), longitude: city.longitude + random.between(-1, 1),
            height: height, width: height * random.between(1, 1.6))
    }

    private static let worldView = view(latitude: 0, longitude: 0, height: 170, width: 360)

    /// Cut at the antimeridian, as a map is that ends there.
    private static func view(latitude: Double, longitude: Double, height: Double, width: Double) -> Rectangle {
        func micro(_ degrees: Double, _ most: Double) -> Int32 { Int32(min(most, max(-most, degrees)) * 1_000_000) }
        return Rectangle(
            south: micro(latitude - height / 2, 90), west: micro(longitude - width / 2, 180),
            north: micro(latitude + height / 2, 90), east: micro(longitude + width / 2, 180)) ?? .world
    }

    private static func search(_ area: Rectangle, _ random: inout SplitMix) -> StaySearch {
        let nights = random.pick([
            (1, 0.14), (2, 0.24), (3, 0.2), (4, 0.12), (5, 0.08), (6, 0.05), (7, 0.08), (10, 0.04), (14, 0.04),
            (28, 0.01),
        ])
        let checkIn = SyntheticStays.today.advanced(by: Int.random(in: 0..<365, using: &random))
        var search = StaySearch(
            area: area, period: Period(checkIn: checkIn, checkOut: checkIn.advanced(by: nights)),
            guests: random.pick([
                (2, 0.42), (4, 0.2), (1, 0.1), (3, 0.1), (6, 0.07), (5, 0.05), (8, 0.04), (10, 0.02),
            ]))
        if random.chance(0.5) {
            search.lowestPrice = random.pick([(0, 1), (30_000, 1), (50_000, 1)])
            search.highestPrice = random.pick([(80_000, 1), (120_000, 1), (200_000, 1), (300_000, 1)])
        }
        for _ in 0..<random.pick([(0, 0.35), (1, 0.25), (2, 0.2), (3, 0.12), (4, 0.08)]) {
            search.amenities.insert(AmenitySet(rawValue: 1 << UInt32.random(in: 0..<20, using: &random)))
        }
        search.order = StaySearch.Order.allCases[Int.random(in: 0..<3, using: &random)]
        return search
    }
}
