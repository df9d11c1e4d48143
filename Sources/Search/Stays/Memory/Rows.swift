import Domain

/// What is read of a stay only when its place matters: at the edge of the rectangle, for the order, for the pins.
struct Row {
    var latitude: Int32
    var longitude: Int32
    var id: Int32
    /// Hundredths; `Row.unrated` without a review.
    var rating: Int16
    /// Which of the index's zones; see `Zones`.
    var zone: UInt16

    static let unrated: Int16 = -1
}

/// What is read of every stay that fits, for its price: 16 bytes, so that four share a cache line.
struct PriceRow {
    /// In minor units of the rule's currency; 0 when the price is unknown.
    var weekday: UInt32
    var weekend: UInt32
    var cleaning: UInt32
    /// Index of the stay's `Rule` in its segment.
    var rule: UInt32
}

/// The part of a tariff that many stays have in common. There are few different ones, so they stay in the cache.
struct Rule {
    var currency: Currency
    var extraGuest: Int32
    /// Millionths of a minor unit of the reference currency for one minor unit of `currency`.
    var micros: Int64
    var seasons: UnsafeMutablePointer<Season>?
    var singleNights: UnsafeMutablePointer<NightPrice>?
    var seasonCount: Int32
    var singleNightCount: Int32
    var minimumNights: UInt16
    var maximumNights: UInt16
    var guestsIncluded: UInt8
    var servicePercent: UInt8
    var weeklyDiscountPercent: UInt8
    var monthlyDiscountPercent: UInt8
}

/// A rule as a value, by which equal ones are found and shared.
struct RuleTerms: Hashable {
    var currency = Currency.krw
    var extraGuest: Int64 = 0
    var guestsIncluded = 1
    var servicePercent = 0
    var weeklyDiscountPercent = 0
    var monthlyDiscountPercent = 0
    var minimumNights: Int
    var maximumNights: Int
    var seasons: [Season] = []
    var singleNights: [NightPrice] = []

    /// - Parameter tariff: a valid one, or nil.
    init(tariff: Tariff?, minimumNights: Int, maximumNights: Int) {
        self.minimumNights = min(max(minimumNights, 1), Stay.longestStay)
        self.maximumNights = min(max(maximumNights, 1), Stay.longestStay)
        guard let tariff else { return }
        currency = tariff.currency
        extraGuest = tariff.extraGuest
        guestsIncluded = tariff.guestsIncluded
        servicePercent = tariff.servicePercent
        weeklyDiscountPercent = tariff.weeklyDiscountPercent
        monthlyDiscountPercent = tariff.monthlyDiscountPercent
        seasons = tariff.seasons
        singleNights = tariff.singleNights
    }

    init(_ rule: Rule) {
        currency = rule.currency
        extraGuest = Int64(rule.extraGuest)
        guestsIncluded = Int(rule.guestsIncluded)
        servicePercent = Int(rule.servicePercent)
        weeklyDiscountPercent = Int(rule.weeklyDiscountPercent)
        monthlyDiscountPercent = Int(rule.monthlyDiscountPercent)
        minimumNights = Int(rule.minimumNights)
        maximumNights = Int(rule.maximumNights)
        seasons = Array(UnsafeBufferPointer(start: rule.seasons, count: Int(rule.seasonCount)))
        singleNights = Array(UnsafeBufferPointer(start: rule.singleNights, count: Int(rule.singleNightCount)))
    }
}

extension Rule {
    /// Its lists are copies of their own, given back by `release()`.
    init(_ terms: RuleTerms, rates: ExchangeRates) {
        currency = terms.currency
        extraGuest = Int32(clamping: terms.extraGuest)
        micros = rates.micros(of: terms.currency)
        seasons = Rule.copy(terms.seasons)
        singleNights = Rule.copy(terms.singleNights)
        seasonCount = Int32(clamping: terms.seasons.count)
        singleNightCount = Int32(clamping: terms.singleNights.count)
        minimumNights = UInt16(clamping: terms.minimumNights)
        maximumNights = UInt16(clamping: terms.maximumNights)
        guestsIncluded = UInt8(clamping: terms.guestsIncluded)
        servicePercent = UInt8(clamping: terms.servicePercent)
        weeklyDiscountPercent = UInt8(clamping: terms.weeklyDiscountPercent)
        monthlyDiscountPercent = UInt8(clamping: terms.monthlyDiscountPercent)
    }

    func release() {
        seasons?.deallocate()
        singleNights?.deallocate()
    }

    /// How much memory its lists take, in bytes.
    var listBytes: Int {
        Int(seasonCount) * MemoryLayout<Season>.stride + Int(singleNightCount) * MemoryLayout<NightPrice>.stride
    }

    private static func copy<Element>(_ list: [Element]) -> UnsafeMutablePointer<Element>? {
        guard !list.isEmpty else { return nil }
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: list.count)
        for (index, element) in list.enumerated() { (copy + index).initialize(to: element) }
        return copy
    }
}
