import Domain

/// Three thousand made-up cities, as unevenly spread and sized as real ones: some sixty regions, few huge cities, many small.
struct SyntheticCities {
    struct City {
        var latitude: Double
        var longitude: Double
        var population: Double
        var currency: Currency
    }

    let cities: [City]
    /// For each city the population of it and all before.
    private let populationUntil: [Double]

    static let count = 3000
    private static let regions = 60

    init(random: inout SplitMix) {
        let currencies: [(value: Currency, weight: Double)] = [
            (.krw, 0.35), (.jpy, 0.25), (.usd, 0.25), (SyntheticStays.euro, 0.15),
        ]
        let regions = (0..<SyntheticCities.regions).map { _ in
            City(
                latitude: random.between(-38, 58), longitude: random.between(-180, 180), population: 0,
                currency: random.pick(currencies))
        }
        var cities: [City] = []
        for rank in 0..<SyntheticCities.count {
            // Larger regions draw more cities: the square of a fraction favours the first ones.
            let draw = random.fraction()
            let region = regions[Int(draw * draw * Double(SyntheticCities.regions))]
            let longitude = region.longitude + random.normal() * 6
            cities.append(
                City(
                    latitude: min(70, max(-60, region.latitude + random.normal() * 4)),
                    longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
                    population: 24_000_000 / Double(rank + 1).squareRoot() / (1 + Double(rank) / 80),
                    currency: region.currency))
        }
        var sum = 0.0
        populationUntil = cities.map {
            sum += $0.population
            return sum
        }
        self.cities = cities
    }

    /// A city, the more likely the more people live there.
    func any(_ random: inout SplitMix) -> City {
        let place = random.fraction() * (populationUntil.last ?? 0)
        var low = 0
        var high = cities.count - 1
        while low < high {
            let middle = (low + high) / 2
            if populationUntil[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return cities[low]
    }
}
