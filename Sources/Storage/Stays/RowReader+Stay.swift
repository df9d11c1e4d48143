import Domain

/// How the values of a stay stand in a row.
extension RowReader {
    mutating func origin() throws(StorageFault) -> Stay.Origin {
        try named(Stay.Origin.init(rawValue:))
    }

    mutating func kind() throws(StorageFault) -> StayKind {
        try named { StayKind.bySlug[$0] }
    }

    mutating func share() throws(StorageFault) -> StayShare {
        try named { StayShare.bySlug[$0] }
    }

    /// Latitude, then longitude.
    mutating func position() throws(StorageFault) -> Coordinate {
        let latitude = try number(as: Int32.self)
        let longitude = try number(as: Int32.self)
        guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
            throw unexpected("a place on the earth")
        }
        return position
    }

    mutating func day() throws(StorageFault) -> Day {
        Day(number: try number())
    }

    mutating func optionalCurrency() throws(StorageFault) -> Currency? {
        guard let code = try optionalText() else { return nil }
        guard let currency = Currency(code: code) else { throw unexpected("a currency") }
        return currency
    }

    /// First night and bits.
    mutating func optionalOpenNights() throws(StorageFault) -> OpenNights? {
        let first = try optionalNumber(as: Int32.self)
        guard let bytes = try optionalBytes() else { return nil }
        guard let first, let nights = OpenNights(first: Day(number: first), packed: bytes) else {
            throw unexpected("a calendar")
        }
        return nights
    }

    /// The columns of `Tariff.columns`.
    mutating func optionalTariff(seasons: [Season]) throws(StorageFault) -> Tariff? {
        guard let currency = try optionalCurrency() else {
            for _ in 1..<Tariff.columnCount { skip() }
            return nil
        }
        return Tariff(
            currency: currency, weekday: try number(), weekend: try number(as: Int64.self),
            guestsIncluded: try number(), extraGuest: try number(), cleaning: try number(),
            servicePercent: try number(), weeklyDiscountPercent: try number(), monthlyDiscountPercent: try number(),
            seasons: seasons, singleNights: try singleNights())
    }

    private mutating func singleNights() throws(StorageFault) -> [NightPrice] {
        guard let bytes = try optionalBytes() else { return [] }
        guard let prices = PackedNightPrices.unpack(bytes) else { throw unexpected("prices of nights") }
        return prices
    }
}

extension Tariff {
    static let columns = """
        tariffs.currency, tariffs.weekday, tariffs.weekend, tariffs.guests_included, tariffs.extra_guest,
        tariffs.cleaning, tariffs.service_percent, tariffs.weekly_discount_percent, tariffs.monthly_discount_percent,
        tariffs.single_nights
        """
    static let columnCount = 10
}

extension StayKind {
    fileprivate static let bySlug = Dictionary(
        allCases.map { ($0.slug.description, $0) }, uniquingKeysWith: { first, _ in first })
}

extension StayShare {
    fileprivate static let bySlug = Dictionary(
        allCases.map { ($0.slug.description, $0) }, uniquingKeysWith: { first, _ in first })
}
