/// What single nights cost by their weekday and season, and how that differs from the plain prices.
struct SeasonalPrices {
    private let weekday: Int64
    private let weekend: Int64
    private let seasons: UnsafeBufferPointer<PackedSeason>

    init(_ amounts: PriceFormula.Amounts, _ list: UnsafePointer<SeasonList>?) {
        weekday = Int64(amounts.weekday)
        weekend = Int64(amounts.weekend)
        seasons = UnsafeBufferPointer(start: list?.pointee.seasons, count: list?.pointee.count ?? 0)
    }

    /// What the seasons add to the plain prices of their nights, or take off.
    func correction(from firstNight: Int, through lastNight: Int) -> Int64 {
        var correction: Int64 = 0
        for season in seasons {
            let first = max(firstNight, Int(season.first))
            let last = min(lastNight, Int(season.last))
            guard first <= last else { continue }
            let weekends = Int64(Weekends.count(from: first, through: last))
            let weekdays = Int64(last - first + 1) - weekends
            correction &+= weekdays &* (weekday &* Int64(season.percent) / 100 &- weekday)
            correction &+= weekends &* (weekend &* Int64(season.percent) / 100 &- weekend)
        }
        return correction
    }

    /// What prices of single nights add to what those nights would cost by season, or take off.
    func correction(
        _ nights: UnsafeBufferPointer<PackedNight>, from firstNight: Int, through lastNight: Int
    ) -> Int64 {
        var low = 0
        var high = nights.count
        while low < high {
            let middle = (low + high) / 2
            if Int(nights[middle].night) < firstNight { low = middle + 1 } else { high = middle }
        }
        var correction: Int64 = 0
        while low < nights.count, Int(nights[low].night) <= lastNight {
            correction &+= Int64(nights[low].price) &- price(of: nights[low].night)
            low += 1
        }
        return correction
    }

    private func price(of night: Int32) -> Int64 {
        let usual = Weekends.isWeekend(Int(night)) ? weekend : weekday
        for season in seasons where season.first <= night && night <= season.last {
            return usual &* Int64(season.percent) / 100
        }
        return usual
    }
}
