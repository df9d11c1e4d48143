import Domain

/// What a stay of a kind costs in its country's money, in round numbers.
enum Pricing {
    static func tariff(_ sketch: Sketch, in destination: Destination, today: Day, _ chance: inout Chance) -> Tariff {
        let band = band(sketch.kind, sketch.share)
        let perHead = sketch.share == .entire ? 1 + Double(max(0, sketch.capacity - 2)) * 0.16 : 1
        let weekdayWon = chance.span(band.lowerBound, band.upperBound) * perHead
        let weekendShare = chance.pick([1.0, 1.1, 1.15, 1.2, 1.25, 1.3, 1.4])
        let money = money(of: destination)
        let weekday = money.rounded(weekdayWon)
        let larger = sketch.share == .entire && sketch.capacity >= 4 && chance.odds(0.5)
        return Tariff(
            currency: destination.currency, weekday: weekday,
            weekend: max(weekday, money.rounded(weekdayWon * weekendShare)),
            guestsIncluded: larger ? max(2, sketch.capacity - chance.integer(1...2)) : sketch.capacity,
            extraGuest: larger ? money.rounded(chance.pick([15_000, 20_000, 30_000])) : 0,
            cleaning: cleaning(sketch, weekdayWon, money, &chance),
            weeklyDiscountPercent: chance.pick([0, 4, 4, 5, 10]), monthlyDiscountPercent: chance.pick([7, 7, 10, 20]),
            seasons: chance.odds(0.6) ? seasons(of: destination, from: today, percent: &chance) : [])
    }

    /// How one country rounds, and how dear it is: so many minor units for a won, in steps of so many.
    private struct LocalMoney {
        let minorPerWon: Double
        let step: Int64
        var level = 1.0

        func rounded(_ won: Double) -> Int64 {
            max(step, Int64((won * level * minorPerWon / Double(step)).rounded()) * step)
        }
    }

    private static func money(of destination: Destination) -> LocalMoney {
        switch destination.country {
        case "JP": LocalMoney(minorPerWon: 0.13, step: 500)
        case "SG": LocalMoney(minorPerWon: 0.14, step: 500)
        case "TW": LocalMoney(minorPerWon: 2.3, step: 10_000, level: 0.8)
        case "HK": LocalMoney(minorPerWon: 0.56, step: 1000, level: 1.2)
        case "TH": LocalMoney(minorPerWon: 2.4, step: 10_000, level: 0.6)
        case "VN": LocalMoney(minorPerWon: 19, step: 50_000, level: 0.5)
        case "FR": LocalMoney(minorPerWon: 0.0625, step: 500, level: 1.5)
        case "GB": LocalMoney(minorPerWon: 0.054, step: 500, level: 1.6)
        case "US": LocalMoney(minorPerWon: 0.072, step: 500, level: 1.8)
        default: LocalMoney(minorPerWon: 1, step: 5000)
        }
    }

    /// Won a night for two, on a weekday.
    private static func band(_ kind: StayKind, _ share: StayShare) -> ClosedRange<Double> {
        if share == .sharedRoom { return 22_000...38_000 }
        return switch kind {
        case .apartment: 70_000...140_000
        case .residence: 85_000...170_000
        case .house: share == .entire ? 110_000...210_000 : 48_000...85_000
        case .guesthouse: 42_000...75_000
        case .hotel: 95_000...240_000
        case .hanok: share == .entire ? 150_000...290_000 : 80_000...140_000
        case .pension: 90_000...170_000
        case .poolVilla: 240_000...480_000
        case .lodge: 100_000...180_000
        case .campsite: 60_000...130_000
        case .ryokan: 140_000...320_000
        }
    }

    private static func cleaning(_ sketch: Sketch, _ won: Double, _ money: LocalMoney, _ chance: inout Chance) -> Int64
    {
        guard sketch.share == .entire else { return 0 }
        return chance.odds(0.8) ? money.rounded(won * chance.pick([0.15, 0.2, 0.25])) : 0
    }

    /// The dear weeks of this year and the next two.
    private static func seasons(of destination: Destination, from today: Day, percent chance: inout Chance) -> [Season]
    {
        let percent = chance.pick([120, 130, 140, 150])
        let year = today.parts.year
        let seasons = (year - 1...year + 2).flatMap { year in
            DearWeeks.of(destination).compactMap { $0.season(from: year, percent) }
        }
        return seasons.filter { $0.last >= today }.sorted { $0.first < $1.first }
    }
}
