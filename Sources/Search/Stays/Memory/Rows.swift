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

    init(_ stay: IndexedStay, zone: UInt16) {
        latitude = stay.position.latitude
        longitude = stay.position.longitude
        id = stay.id.number
        rating = stay.rating.map { Int16(clamping: max(0, $0)) } ?? Row.unrated
        self.zone = zone
    }
}

/// What is read of every stay that fits, for its price: 16 bytes, so that four share a cache line.
///
/// Prices need 30 bits (`Tariff.highestPrice`), which leaves room for a mark.
struct PriceRow {
    private var weekdayAndMark: UInt32
    private(set) var weekend: UInt32
    private(set) var cleaning: UInt32
    /// From the lowest bit: guests included less one (4), service (7), weekly (7) and monthly (7) percent, currency (7).
    private var shares: UInt32

    private static let mark: UInt32 = 1 << 31
    static let serviceShift: UInt32 = 4
    static let weeklyShift: UInt32 = 11
    static let monthlyShift: UInt32 = 18
    static let currencyShift: UInt32 = 25

    /// - Parameters:
    ///   - tariff: a valid one, or nil.
    ///   - currency: its number in the rate table.
    ///   - isException: whether the stay's side row names an exception.
    init(_ tariff: Tariff?, currency: UInt32, isException: Bool) {
        guard let tariff else {
            (weekdayAndMark, weekend, cleaning, shares) = (0, 0, 0, 0)
            return
        }
        weekdayAndMark = UInt32(clamping: tariff.weekday) | (isException ? PriceRow.mark : 0)
        weekend = UInt32(clamping: tariff.weekend)
        cleaning = UInt32(clamping: tariff.cleaning)
        shares = UInt32(clamping: tariff.guestsIncluded - 1)
        shares |= UInt32(clamping: tariff.servicePercent) << PriceRow.serviceShift
        shares |= UInt32(clamping: tariff.weeklyDiscountPercent) << PriceRow.weeklyShift
        shares |= UInt32(clamping: tariff.monthlyDiscountPercent) << PriceRow.monthlyShift
        shares |= currency << PriceRow.currencyShift
    }

    /// In minor units; 0 when the price is unknown.
    @inline(__always) var weekday: UInt32 { weekdayAndMark & ~PriceRow.mark }
    @inline(__always) var isKnown: Bool { weekdayAndMark != 0 }
    @inline(__always) var isException: Bool { weekdayAndMark & PriceRow.mark != 0 }
    @inline(__always) var guestsIncluded: Int64 { Int64(shares & 15) &+ 1 }
    @inline(__always) var currency: Int { Int(shares &>> PriceRow.currencyShift) }

    /// A percentage, 0 … 100, by the place of its lowest bit.
    @inline(__always)
    func percent(at shift: UInt32) -> Int64 { Int64(shares &>> shift & 127) }
}

/// What is read of few stays: where guests pay extra, where seasons or single nights have their price, where stays are long.
struct SideRow {
    /// Per person and night.
    var extraGuest: UInt32
    /// Index of the stay's `PriceException` in its segment; any where its price row isn't marked.
    var exception: UInt32
    var minimumNights: UInt16
    var maximumNights: UInt16

    /// - Parameter tariff: a valid one, or nil.
    init(_ stay: IndexedStay, tariff: Tariff?, exception: UInt32) {
        extraGuest = UInt32(clamping: tariff?.extraGuest ?? 0)
        self.exception = exception
        minimumNights = UInt16(clamping: min(max(stay.minimumNights, 1), Stay.longestStay))
        maximumNights = UInt16(clamping: min(max(stay.maximumNights, 1), Stay.longestStay))
    }

    @inline(__always)
    func allows(nights: Int) -> Bool { nights >= Int(minimumNights) && nights <= Int(maximumNights) }
}
