/// Everything that decides what a stay costs. Amounts are in minor units of `currency`, shares in whole percent.
public struct Tariff: Equatable, Sendable {
    public var currency: Currency
    /// The nights of Sunday to Thursday; 1 … `highestPrice`.
    public var weekday: Int64
    /// The nights of Friday and Saturday; 1 … `highestPrice`.
    public var weekend: Int64
    /// How many adults and children the night's price holds; everyone beyond pays `extraGuest`.
    public var guestsIncluded: Int
    /// Per extra person and night.
    public var extraGuest: Int64
    /// Once a stay.
    public var cleaning: Int64
    public var servicePercent: Int
    /// Off the nights from 7 nights on.
    public var weeklyDiscountPercent: Int
    /// Off the nights from 28 nights on, in place of the weekly one.
    public var monthlyDiscountPercent: Int
    /// In order of their first day, without overlap.
    public var seasons: [Season]
    /// Prices of single nights, which win over seasons and weekends; in order of the night, each night once.
    public var singleNights: [NightPrice]

    /// The most that one night, an extra person or the cleaning may cost, in minor units.
    public static let highestPrice: Int64 = 1_000_000_000

    public init(
        currency: Currency, weekday: Int64, weekend: Int64? = nil, guestsIncluded: Int = 16, extraGuest: Int64 = 0,
        cleaning: Int64 = 0, servicePercent: Int = 7, weeklyDiscountPercent: Int = 4, monthlyDiscountPercent: Int = 7,
        seasons: [Season] = [], singleNights: [NightPrice] = []
    ) {
        self.currency = currency
        self.weekday = weekday
        self.weekend = weekend ?? weekday
        self.guestsIncluded = guestsIncluded
        self.extraGuest = extraGuest
        self.cleaning = cleaning
        self.servicePercent = servicePercent
        self.weeklyDiscountPercent = weeklyDiscountPercent
        self.monthlyDiscountPercent = monthlyDiscountPercent
        self.seasons = seasons
        self.singleNights = singleNights
    }

    /// Whether every number lies in its range and the lists are in order.
    public var isValid: Bool {
        areAmountsValid && areSharesValid
            && seasons.allSatisfy { $0.first <= $0.last && (1...1000).contains($0.percent) }
            && zip(seasons, seasons.dropFirst()).allSatisfy { $0.last < $1.first }
            && singleNights.allSatisfy { Tariff.isPrice($0.price) }
            && zip(singleNights, singleNights.dropFirst()).allSatisfy { $0.night < $1.night }
    }

    private var areAmountsValid: Bool {
        Tariff.isPrice(weekday) && Tariff.isPrice(weekend) && (0...Tariff.highestPrice).contains(extraGuest)
            && (0...Tariff.highestPrice).contains(cleaning)
    }

    private var areSharesValid: Bool {
        (0...100).contains(servicePercent) && (0...100).contains(weeklyDiscountPercent)
            && (0...100).contains(monthlyDiscountPercent) && (1...Party.largestCapacity).contains(guestsIncluded)
    }

    private static func isPrice(_ amount: Int64) -> Bool { (1...highestPrice).contains(amount) }
}

/// A run of nights in which the weekday and weekend prices are a percentage of the usual ones.
public struct Season: Equatable, Hashable, Sendable {
    public var first: Day
    /// The last night of the season, included.
    public var last: Day
    /// 1 … 1000; 130 makes ⌊100,000 × 130 / 100⌋ = 130,000.
    public var percent: Int

    public init(first: Day, last: Day, percent: Int) {
        self.first = first
        self.last = last
        self.percent = percent
    }
}

public struct NightPrice: Equatable, Hashable, Sendable {
    public var night: Day
    public var price: Int64

    public init(night: Day, price: Int64) {
        self.night = night
        self.price = price
    }
}

extension Tariff {
    /// What one night costs before anything is added or taken off.
    public func price(of night: Day) -> Int64 {
        if let single = singlePrice(of: night) { return single }
        let usual = night.weekday.isWeekendNight ? weekend : weekday
        for season in seasons where season.first <= night && night <= season.last {
            return usual * Int64(season.percent) / 100
        }
        return usual
    }

    /// Whether the night has a price of its own.
    func hasOwnPrice(_ night: Day) -> Bool { singlePrice(of: night) != nil }

    private func singlePrice(of night: Day) -> Int64? {
        var low = 0
        var high = singleNights.count
        while low < high {
            let middle = (low + high) / 2
            if singleNights[middle].night < night { low = middle + 1 } else { high = middle }
        }
        guard low < singleNights.count, singleNights[low].night == night else { return nil }
        return singleNights[low].price
    }
}
