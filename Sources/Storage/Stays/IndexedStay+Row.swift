import Domain

extension IndexedStay {
    static let columns = """
        stays.id, stays.latitude, stays.longitude, stays.zone, stays.capacity, stays.amenities, stays.minimum_nights,
        stays.maximum_nights, stays.rating, \(Tariff.columns), calendars.first_night, calendars.open_nights,
        \(BookingRules.columns)
        """

    init(_ row: SQLRow, _ surroundings: StaySurroundings) throws(StorageFault) {
        var next = RowReader(row)
        let id = Stay.ID(try next.number())
        let position = try next.position()
        let zone = try next.text()
        let capacity: Int = try next.number()
        let amenities = AmenitySet(rawValue: try next.number())
        let minimumNights: Int = try next.number()
        let maximumNights: Int = try next.number()
        let rating: Int? = try next.optionalNumber()
        let tariff = try next.optionalTariff(seasons: surroundings.seasons(of: id))
        let openNights = try next.optionalOpenNights() ?? .none
        let rules = try next.rules(seasons: surroundings.lengths(of: id))
        self.init(
            id: id, position: position, capacity: capacity, amenities: amenities, tariff: tariff,
            minimumNights: minimumNights, maximumNights: maximumNights, rules: rules, rating: rating, zone: zone,
            openNights: openNights.without(surroundings.taken(of: id), preparationDays: rules.preparationDays))
    }
}
