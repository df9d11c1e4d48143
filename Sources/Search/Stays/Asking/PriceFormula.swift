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
    /// As `PriceException.nightBits`, of the period's nights.
    private let nightBits: UInt64
    private let guests: Int64
    /// Where the price row has the discount's percentage; nil where there is none.
    private let discountShift: UInt32?
    private let perNight: Reciprocal

    /// - Parameter guests: 1 … 1000.
    init(period: Period?, guests: Int) {
        self.guests = Int64(guests)
        guard let period else {
            (nights, weekdayNights, weekendNights) = (0, 1, 0)
            (firstNight, lastNight) = (0, -1)
            nightBits = 0
            discountShift = nil
            perNight = Reciprocal(1)
            return
        }
        nights = Int64(period.nights)
        firstNight = Int(period.checkIn.number)
        lastNight = firstNight + period.nights - 1
        nightBits = (0..<min(64, period.nights)).reduce(0) { $0 | 1 << UInt64((Int(period.checkIn.number) + $1) & 63) }
        weekendNights = Weekends.count(from: firstNight, through: lastNight)
        weekdayNights = nights - weekendNights
        discountShift = nights >= 28 ? PriceRow.monthlyShift : nights >= 7 ? PriceRow.weeklyShift : nil
        perNight = Reciprocal(UInt64(period.nights))
    }

    /// The nights at weekday and weekend prices.
    @inline(__always)
    func plainNights(_ price: PriceRow) -> Int64 {
        weekdayNights &* Int64(price.weekday) &+ weekendNights &* Int64(price.weekend)
    }

    /// Whether something is added to the plain nights, for which the side row is needed.
    @inline(__always)
    func needsSide(_ price: PriceRow) -> Bool {
        nights != 0 && (price.isException || guests > price.guestsIncluded) && price.isKnown
    }

    /// What exceptional nights and extra persons add to the plain nights, or take off.
    @inline(__always)
    func addition(_ price: PriceRow, _ side: SideRow, _ exceptions: UnsafePointer<PriceException>) -> Int64 {
        let extraPersons = max(0, guests &- price.guestsIncluded)
        let extra = extraPersons &* Int64(side.extraGuest) &* nights
        guard price.isException else { return extra }
        let exception = exceptions + Int(side.exception)
        let seasons = PriceFormula.seasonCorrection(price, exception, firstNight, lastNight)
        guard exception.pointee.nightBits & nightBits != 0 else { return extra &+ seasons }
        return extra &+ seasons &+ PriceFormula.singleNightCorrection(price, exception, firstNight, lastNight)
    }

    /// The total for the period, or the weekday price without one, in the stay's own currency.
    /// - Parameter base: the plain nights and what is added to them.
    @inline(__always)
    func total(_ price: PriceRow, base: Int64) -> Int64 {
        if nights == 0 { return base }
        let percent = discountShift.map { price.percent(at: $0) } ?? 0
        let discounted = base &- base &* percent / 100
        let service = discounted &* price.percent(at: PriceRow.serviceShift) / 100
        return discounted &+ Int64(price.cleaning) &+ service &+ service / 10
    }

    /// The total of a single stay.
    func total(_ row: Int, _ segment: Segment) -> Int64 {
        let price = segment.prices[row]
        let addition = needsSide(price) ? addition(price, segment.sides[row], segment.exceptions) : 0
        return total(price, base: plainNights(price) &+ addition)
    }

    /// All-in per night, in the stay's own currency.
    @inline(__always)
    func average(_ total: Int64) -> Int64 {
        Int64(bitPattern: perNight.quotient(UInt64(bitPattern: total)))
    }

    /// What the seasons add to the plain prices of their nights, or take off.
    @inline(never)
    private static func seasonCorrection(
        _ price: PriceRow, _ exception: UnsafePointer<PriceException>, _ firstNight: Int, _ lastNight: Int
    ) -> Int64 {
        var correction: Int64 = 0
        for season in UnsafeBufferPointer(start: exception.pointee.seasons, count: Int(exception.pointee.seasonCount)) {
            let first = max(firstNight, Int(season.first))
            let last = min(lastNight, Int(season.last))
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
    private static func singleNightCorrection(
        _ price: PriceRow, _ exception: UnsafePointer<PriceException>, _ firstNight: Int, _ lastNight: Int
    ) -> Int64 {
        let nights = UnsafeBufferPointer(
            start: exception.pointee.singleNights, count: Int(exception.pointee.singleNightCount))
        var low = 0
        var high = nights.count
        while low < high {
            let middle = (low + high) / 2
            if Int(nights[middle].night) < firstNight { low = middle + 1 } else { high = middle }
        }
        var correction: Int64 = 0
        while low < nights.count, Int(nights[low].night) <= lastNight {
            correction &+= Int64(nights[low].price) &- usualPrice(of: nights[low].night, price, exception)
            low += 1
        }
        return correction
    }

    private static func usualPrice(of night: Int32, _ price: PriceRow, _ exception: UnsafePointer<PriceException>)
        -> Int64
    {
        let usual = Int64(Weekends.isWeekend(Int(night)) ? price.weekend : price.weekday)
        for season in UnsafeBufferPointer(start: exception.pointee.seasons, count: Int(exception.pointee.seasonCount))
        where season.first <= night && night <= season.last {
            return usual &* Int64(season.percent) / 100
        }
        return usual
    }
}

extension ExchangeRates {
    /// The same as `scaled`, with a division by a constant wherever the product fits.
    @inline(__always)
    static func quicklyScaled(_ minor: Int64, byMicros micros: Int64) -> Int64 {
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
