import Domain
import Seeded

/// The requirements' rule on the price, worked out a second time and as plainly as it reads there.
///
/// It shares nothing with `Tariff.quote`: weekdays are found by Sakamoto's method instead of from the day's number, the
/// special nights are looked for one by one, and all sums are made in 128 bits.
struct PlainPrice {
    let lines: [Int128]
    let total: Int128
    let average: Int128

    init(_ tariff: Tariff, _ period: Period, guests: Int) {
        let nights = period.checkIn == period.checkOut ? 1 : period.checkIn.days(until: period.checkOut)
        var lodging: Int128 = 0
        for index in 0..<nights { lodging += PlainPrice.night(period.checkIn.advanced(by: index), tariff) }
        var extra: Int128 = 0
        if guests > tariff.guestsIncluded {
            extra = Int128(guests - tariff.guestsIncluded) * Int128(tariff.extraGuest) * Int128(nights)
        }
        let percent =
            nights >= 28 ? tariff.monthlyDiscountPercent : nights >= 7 ? tariff.weeklyDiscountPercent : 0
        let discount = (lodging + extra) * Int128(percent) / 100
        let service = (lodging + extra - discount) * Int128(tariff.servicePercent) / 100
        let tax = service / 10
        let cleaning = Int128(tariff.cleaning)
        lines = [lodging, extra, -discount, cleaning, service, tax]
        total = lodging + extra - discount + cleaning + service + tax
        average = total / Int128(nights)
    }

    private static func night(_ night: Day, _ tariff: Tariff) -> Int128 {
        for single in tariff.singleNights where single.night == night { return Int128(single.price) }
        var price = Int128(isWeekend(night) ? tariff.weekend : tariff.weekday)
        for season in tariff.seasons where night >= season.first && night <= season.last {
            price = price * Int128(season.percent) / 100
        }
        return price
    }

    /// Friday or Saturday.
    private static func isWeekend(_ night: Day) -> Bool {
        let (year, month, day) = night.parts
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let years = month < 3 ? year - 1 : year
        let weekday = (years + years / 4 - years / 100 + years / 400 + shifts[month - 1] + day) % 7
        return weekday == 5 || weekday == 6
    }
}

extension Tariff {
    /// Some valid tariff, with whole seasons and single nights around that day.
    static func random(around day: Day, using numbers: inout SeededNumbers) -> Tariff {
        func price() -> Int64 {
            // Small, usual and the very highest prices alike.
            let tops: [Int64] = [9, 1000, 250_000, Tariff.highestPrice]
            let top = tops.randomElement(using: &numbers) ?? 9
            return Int64.random(in: 1...top, using: &numbers)
        }
        var tariff = Tariff(
            currency: .krw, weekday: price(), weekend: price(), guestsIncluded: Int.random(in: 1...16, using: &numbers),
            extraGuest: Bool.random(using: &numbers) ? 0 : price(),
            cleaning: Bool.random(using: &numbers) ? 0 : price(),
            servicePercent: Int.random(in: 0...100, using: &numbers),
            weeklyDiscountPercent: Int.random(in: 0...100, using: &numbers),
            monthlyDiscountPercent: Int.random(in: 0...100, using: &numbers))
        var next = day.advanced(by: Int.random(in: -20...5, using: &numbers))
        for _ in 0..<Int.random(in: 0...4, using: &numbers) {
            let last = next.advanced(by: Int.random(in: 0...40, using: &numbers))
            tariff.seasons.append(
                Season(first: next, last: last, percent: Int.random(in: 1...1000, using: &numbers)))
            next = last.advanced(by: Int.random(in: 1...30, using: &numbers))
        }
        let singles = Set(
            (0..<Int.random(in: 0...12, using: &numbers)).map { _ in Int.random(in: -5...60, using: &numbers) })
        for offset in singles.sorted() {
            tariff.singleNights.append(NightPrice(night: day.advanced(by: offset), price: price()))
        }
        return tariff
    }
}
