import Domain

/// What a stay costs for one period and party: `Tariff.quote`, to the last unit, from the columns of the index.
///
/// Seasons and single nights are corrections to the plain sum of weekdays and weekends, so that a stay without them, the usual
/// case, costs a few multiplications. The sums can't overflow: 730 nights at ten times the highest price, with a share of
/// 100 %, stay below 2⁵³.
struct PriceFormula {
    /// 0 without dates: the weekday price then stands for the price.
    let nights: Int64
    private let weekdayNights: Int64
    private let weekendNights: Int64
    private let firstNight: Int
    private let lastNight: Int
    private let guests: Int64
    private let discounts: Discounts
    private let perNight: Reciprocal

    private enum Discounts { case none, weekly, monthly }

    /// - Parameter guests: 1 … 1000.
    init(period: Period?, guests: Int) {
        self.guests = Int64(guests)
        guard let period else {
            (nights, weekdayNights, weekendNights) = (0, 1, 0)
            (firstNight, lastNight) = (0, -1)
            discounts = .none
            perNight = Reciprocal(1)
            return
        }
        nights = Int64(period.nights)
        firstNight = Int(period.checkIn.number)
        lastNight = firstNight + period.nights - 1
        weekendNights = Weekends.count(from: firstNight, through: lastNight)
        weekdayNights = nights - weekendNights
        discounts = nights >= 28 ? .monthly : nights >= 7 ? .weekly : .none
        perNight = Reciprocal(UInt64(period.nights))
    }

    /// The total for the period, or the weekday price without one, in the stay's own currency.
    @inline(__always)
    func total(_ price: PriceRow, _ rule: UnsafePointer<Rule>) -> Int64 {
        if nights == 0 { return Int64(price.weekday) }
        var lodging = weekdayNights &* Int64(price.weekday) &+ weekendNights &* Int64(price.weekend)
        if rule.pointee.seasonCount | rule.pointee.singleNightCount != 0 {
            lodging &+= seasonCorrection(price, rule) &+ singleNightCorrection(price, rule)
        }
        let extraPersons = max(0, guests &- Int64(rule.pointee.guestsIncluded))
        let base = lodging &+ extraPersons &* Int64(rule.pointee.extraGuest) &* nights
        let discounted = base &- discount(of: base, rule)
        let service = discounted &* Int64(rule.pointee.servicePercent) / 100
        return discounted &+ Int64(price.cleaning) &+ service &+ service / 10
    }

    /// All-in per night, in the stay's own currency.
    @inline(__always)
    func average(_ total: Int64) -> Int64 {
        Int64(bitPattern: perNight.quotient(UInt64(bitPattern: total)))
    }

    @inline(__always)
    private func discount(of base: Int64, _ rule: UnsafePointer<Rule>) -> Int64 {
        switch discounts {
        case .none: 0
        case .weekly: base &* Int64(rule.pointee.weeklyDiscountPercent) / 100
        case .monthly: base &* Int64(rule.pointee.monthlyDiscountPercent) / 100
        }
    }

    /// What the seasons add to the plain prices of their nights, or take off.
    @inline(never)
    private func seasonCorrection(_ price: PriceRow, _ rule: UnsafePointer<Rule>) -> Int64 {
        var correction: Int64 = 0
        for season in UnsafeBufferPointer(start: rule.pointee.seasons, count: Int(rule.pointee.seasonCount)) {
            let first = max(firstNight, Int(season.first.number))
            let last = min(lastNight, Int(season.last.number))
            guard first <= last else { continue }
            let weekends = Weekends.count(from: first, through: last)
            let weekdays = Int64(last - first + 1) - weekends
            let percent = Int64(season.percent)
            correction &+= weekdays &* (Int64(price.weekday) &* percent / 100 &- Int64(price.weekday))
            correction &+= weekends &* (Int64(price.weekend) &* percent / 100 &- Int64(price.weekend))
        }
        return correction
    }

    /// What prices of single nights add to what those nights would cost by season, or take off.
    @inline(never)
    private func singleNightCorrection(_ price: PriceRow, _ rule: UnsafePointer<Rule>) -> Int64 {
        let nights = UnsafeBufferPointer(start: rule.pointee.singleNights, count: Int(rule.pointee.singleNightCount))
        var low = 0
        var high = nights.count
        while low < high {
            let middle = (low + high) / 2
            if Int(nights[middle].night.number) < firstNight { low = middle + 1 } else { high = middle }
        }
        var correction: Int64 = 0
        while low < nights.count, Int(nights[low].night.number) <= lastNight {
            correction &+= nights[low].price &- usualPrice(of: nights[low].night, price, rule)
            low += 1
        }
        return correction
    }

    private func usualPrice(of night: Day, _ price: PriceRow, _ rule: UnsafePointer<Rule>) -> Int64 {
        let usual = Int64(Weekends.isWeekend(Int(night.number)) ? price.weekend : price.weekday)
        for season in UnsafeBufferPointer(start: rule.pointee.seasons, count: Int(rule.pointee.seasonCount))
        where season.first <= night && night <= season.last {
            return usual &* Int64(season.percent) / 100
        }
        return usual
    }
}

extension Rule {
    /// An amount in minor units of the reference currency, as `ExchangeRates.reference` has it.
    @inline(__always)
    static func reference(_ minor: Int64, _ micros: Int64) -> Int64 {
        if micros == 1_000_000 { return minor }
        let (product, overflow) = minor.multipliedReportingOverflow(by: micros)
        return overflow ? ExchangeRates.scaled(minor, byMicros: micros) : product / 1_000_000
    }
}

/// The nights of Friday and Saturday, counted without walking through the days.
enum Weekends {
    /// Between two day numbers, both included.
    static func count(from first: Int, through last: Int) -> Int64 {
        Int64(before(last + 1) - before(first))
    }

    static func isWeekend(_ day: Int) -> Bool { before(day + 1) != before(day) }

    /// Weekend nights from Sunday, 28 December 1969 (day −4), until before the day; below zero for earlier days.
    private static func before(_ day: Int) -> Int {
        let sinceSunday = day + 4
        let weekday = ((sinceSunday % 7) + 7) % 7
        return (sinceSunday - weekday) / 7 * 2 + max(0, weekday - 5)
    }
}
