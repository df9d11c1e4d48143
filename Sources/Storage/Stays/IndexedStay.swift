import Domain

/// What the search index holds of a stay.
public struct IndexedStay: Equatable, Sendable {
    public var id: Stay.ID
    public var position: Coordinate
    /// IANA name of the zone whose midnight ends the stay's day.
    public var zone: String
    public var capacity: Int
    public var amenities: AmenitySet
    public var minimumNights: Int
    public var maximumNights: Int
    /// Hundredths of a star; nil without a review.
    public var rating: Int?
    /// nil when the price is not known.
    public var tariff: Tariff?
    /// nil when nothing was ever said: no night can be booked.
    public var openNights: OpenNights?
}

extension IndexedStay {
    static let columns = """
        stays.id, stays.latitude, stays.longitude, stays.zone, stays.capacity, stays.amenities, stays.minimum_nights,
        stays.maximum_nights, stays.rating, \(Tariff.columns), calendars.first_night, calendars.open_nights
        """

    init(_ row: SQLRow, seasons: [Season]) throws(StorageFault) {
        var next = RowReader(row)
        id = Stay.ID(try next.number())
        position = try next.position()
        zone = try next.text()
        capacity = try next.number()
        amenities = AmenitySet(rawValue: try next.number())
        minimumNights = try next.number()
        maximumNights = try next.number()
        rating = try next.optionalNumber()
        tariff = try next.optionalTariff(seasons: seasons)
        openNights = try next.optionalOpenNights()
    }
}
