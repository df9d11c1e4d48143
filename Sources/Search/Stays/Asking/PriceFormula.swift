import Domain

/// What a stay costs for one period and party: `Tariff.quote`, to the last unit, from the columns of the index.
///
/// Seasons and single nights are corrections to the plain sum of weekdays and weekends, so that a stay without them, the usual
/// case, costs a few multiplications and no branch. The sums can't overflow: 730 nights at ten times the highest price, with a
/// share of 100 %, stay below 2⁵³.
struct PriceFormula {
    /// Without dates the weekday price stands for the price.
    let isDated: Bool
    let nights: UInt64
    let weekdayNights: UInt64
    let weekendNights: UInt64
    private let firstNight: Int
    private let lastNight: Int
    /// As `OwnPrice.nightBits`, of the period's nights.
    private let nightBits: UInt64
    let guests: Int64
    let discount: Discount
    /// Those of the period's nights.
    let stretches: Stretches
    private let perNight: Reciprocal

    /// Which of a tariff's discounts the length of the stay brings.
    enum Discount {
        case none, weekly, monthly
    }

    /// - Parameter guests: 1 … 1000.
    init(period: Period?, guests: Int) {
        self.guests = Int64(guests)
        isDated = period != nil
        let nights = period?.nights ?? 1
        self.nights = UInt64(nights)
        perNight = Reciprocal(UInt64(nights))
        guard let period else {
            (weekdayNights, weekendNights) = (1, 0)
            (firstNight, lastNight) = (0, -1)
            nightBits = 0
            // Other amounts than the row's count without dates too.
            stretches = .all
            discount = .none
            return
        }
        firstNight = Int(period.checkIn.number)
        lastNight = firstNight + nights - 1
        nightBits = (0..<min(64, nights)).reduce(0) { $0 | 1 << UInt64((Int(period.checkIn.number) + $1) & 63) }
        stretches = Stretches(firstNight...lastNight)
        weekendNights = Weekends.count(from: firstNight, through: lastNight)
        weekdayNights = UInt64(nights) - weekendNights
        discount = nights >= 28 ? .monthly : nights >= 7 ? .weekly : .none
    }

    /// Persons who pay extra, times nights.
    @inline(__always)
    func extraNights(guestsIncluded: Int64) -> UInt64 {
        UInt64(bitPattern: max(0, guests &- guestsIncluded)) &* nights
    }

    /// What is charged for the period.
    /// - Parameters:
    ///   - base: all nights, with extra persons, before the discount.
    ///   - discount, service: percentages.
    @inline(__always)
    static func total(base: UInt64, discount: UInt64, service: UInt64, cleaning: UInt64) -> UInt64 {
        let discounted = base &- base &* discount / 100
        let fee = discounted &* service / 100
        return discounted &+ cleaning &+ fee &+ fee / 10
    }

    /// All-in per night, in the currency of the total.
    @inline(__always)
    func average(_ total: UInt64) -> UInt64 { perNight.quotient(total) }
}

// MARK: Any price, seasons and single nights and all

extension PriceFormula {
    /// The total of a row for the period, or its weekday price without one, in the stay's own currency; nil when not known.
    func total(_ row: Int, _ segment: Segment) -> UInt64? {
        let price = segment.rows[row].price
        switch price.special {
        case .nothing: return total(price, Amounts(price), seasons: nil, nights: nil)
        case .unknown: return nil
        case .seasons(let list): return total(price, Amounts(price), seasons: segment.lists + list, nights: nil)
        case .own(let number, _): return total(price, own: segment.own(number, ofRow: row), segment)
        }
    }

    /// - Parameter own: the own price of the row.
    func total(_ price: PriceRow, own: UnsafePointer<OwnPrice>, _ segment: Segment) -> UInt64 {
        let amounts = own.pointee.amounts.map { Amounts($0) } ?? Amounts(price)
        let seasons = own.pointee.seasons.map { UnsafePointer(segment.lists + Int($0)) }
        return total(price, amounts, seasons: seasons, nights: hasSingleNights(own) ? own : nil)
    }

    /// Whether the row says all that counts for the period, in spite of its own price; wrong at times, but never when it says yes.
    @inline(__always)
    func isPlain(_ own: UnsafePointer<OwnPrice>) -> Bool {
        own.pointee.amounts == nil && own.pointee.seasons == nil && !hasSingleNights(own)
    }

    /// Whether the period may hold a single night of that price; wrong at times, but never when it says no.
    @inline(__always)
    func hasSingleNights(_ own: UnsafePointer<OwnPrice>) -> Bool { own.pointee.nightBits & nightBits != 0 }

    /// - Parameter price: says all but the amounts.
    func total(
        _ price: PriceRow, _ amounts: Amounts, seasons: UnsafePointer<SeasonList>?, nights own: UnsafePointer<OwnPrice>?
    ) -> UInt64 {
        guard isDated else { return amounts.weekday }
        let seasonal = SeasonalPrices(amounts, seasons)
        var correction = seasonal.correction(from: firstNight, through: lastNight)
        if let own { correction += seasonal.correction(own.pointee.nightList, from: firstNight, through: lastNight) }
        return total(price, amounts, correction: correction)
    }

    /// - Parameter correction: what the nights of the period cost more than by weekdays and weekends alone, or less.
    @inline(__always)
    func total(_ price: PriceRow, _ amounts: Amounts, correction: Int64) -> UInt64 {
        let nights = weekdayNights &* amounts.weekday &+ weekendNights &* amounts.weekend
        let extra = extraNights(guestsIncluded: price.guestsIncluded) &* amounts.extraGuest
        let percent: UInt64 =
            switch discount {
            case .none: 0
            case .weekly: price.weeklyPercent
            case .monthly: price.monthlyPercent
            }
        return PriceFormula.total(
            base: nights &+ UInt64(bitPattern: correction) &+ extra, discount: percent, service: price.servicePercent,
            cleaning: amounts.cleaning)
    }

    /// A tariff's amounts in minor units.
    struct Amounts {
        let weekday: UInt64
        let weekend: UInt64
        let cleaning: UInt64
        let extraGuest: UInt64

        init(_ row: PriceRow) {
            weekday = row.weekday &* row.unit
            weekend = row.weekend &* row.unit
            cleaning = row.cleaning &* row.unit
            extraGuest = row.extraGuest &* row.unit
        }

        init(_ own: OwnPrice.Amounts) {
            weekday = UInt64(own.weekday)
            weekend = UInt64(own.weekend)
            cleaning = UInt64(own.cleaning)
            extraGuest = UInt64(own.extraGuest)
        }
    }

    /// How a list of seasons bears on the period.
    func plan(_ list: UnsafePointer<SeasonList>) -> SeasonPlan {
        var plan = SeasonPlan()
        let seasons = UnsafeBufferPointer(start: list.pointee.seasons, count: list.pointee.count)
        // Those over before the period are counted rather than passed by, for where they end can't be foretold.
        let over = seasons.reduce(0) { $0 &+ (Int($1.last) < firstNight ? 1 : 0) }
        guard over < seasons.count else { return plan }
        let season = seasons[over]
        let first = max(firstNight, Int(season.first))
        let last = min(lastNight, Int(season.last))
        guard first <= last else { return plan }
        plan.weekends = Int32(truncatingIfNeeded: Weekends.count(from: first, through: last))
        plan.weekdays = Int32(truncatingIfNeeded: last - first + 1) - plan.weekends
        plan.percent = season.percent
        plan.meetsMore = over + 1 < seasons.count && Int(seasons[over + 1].first) <= lastNight
        return plan
    }
}
