import Domain

/// Prices that don't follow weekday and weekend. Stays of one host or region often share their seasons, and then this too.
struct PriceException {
    /// Seasons and single nights, packed; `deallocate()`d by the segment that holds the exception.
    var seasons: UnsafeMutablePointer<PackedSeason>?
    var singleNights: UnsafeMutablePointer<PackedNight>?
    /// Bit d mod 64 is set for each night d with a price of its own: most periods need not look into the list.
    var nightBits: UInt64
    var seasonCount: Int32
    var singleNightCount: Int32
    /// Used where the price row has `RateTable.uncommon` for its currency.
    var currency: Currency
    var micros: Int64
}

struct PackedSeason {
    var first: Int32
    var last: Int32
    var percent: Int32
}

struct PackedNight {
    var night: Int32
    var price: Int32
}

/// An exception as a value, by which equal ones are found and shared.
struct ExceptionTerms: Hashable {
    var seasons: [Season]
    var singleNights: [NightPrice]
    /// nil where the rate table has the currency.
    var currency: Currency?

    /// nil where the tariff has nothing out of the ordinary.
    /// - Parameter currency: the number of its currency in the rate table.
    init?(_ tariff: Tariff?, currency: UInt32) {
        guard let tariff else { return nil }
        let isUncommon = currency == RateTable.uncommon
        guard isUncommon || !tariff.seasons.isEmpty || !tariff.singleNights.isEmpty else { return nil }
        seasons = tariff.seasons
        singleNights = tariff.singleNights
        self.currency = isUncommon ? tariff.currency : nil
    }
}

extension PriceException {
    init(_ terms: ExceptionTerms, rates: ExchangeRates) {
        seasons = PriceException.copy(
            terms.seasons.map {
                PackedSeason(first: $0.first.number, last: $0.last.number, percent: Int32(clamping: $0.percent))
            })
        singleNights = PriceException.copy(
            terms.singleNights.map { PackedNight(night: $0.night.number, price: Int32(clamping: $0.price)) })
        nightBits = terms.singleNights.reduce(0) { $0 | 1 << UInt64($1.night.number & 63) }
        seasonCount = Int32(clamping: terms.seasons.count)
        singleNightCount = Int32(clamping: terms.singleNights.count)
        currency = terms.currency ?? rates.reference
        micros = rates.micros(of: currency)
    }

    /// The same with lists of its own.
    var copied: PriceException {
        var copy = self
        copy.seasons = PriceException.copy(Array(UnsafeBufferPointer(start: seasons, count: Int(seasonCount))))
        copy.singleNights = PriceException.copy(
            Array(UnsafeBufferPointer(start: singleNights, count: Int(singleNightCount))))
        return copy
    }

    func release() {
        seasons?.deallocate()
        singleNights?.deallocate()
    }

    /// With its lists.
    var bytes: Int {
        MemoryLayout<PriceException>.stride + Int(seasonCount) * MemoryLayout<PackedSeason>.stride
            + Int(singleNightCount) * MemoryLayout<PackedNight>.stride
    }

    private static func copy<Element>(_ list: [Element]) -> UnsafeMutablePointer<Element>? {
        guard !list.isEmpty else { return nil }
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: list.count)
        for (index, element) in list.enumerated() { (copy + index).initialize(to: element) }
        return copy
    }
}
