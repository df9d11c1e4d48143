/// What the search index keeps of a stay: all that a search can ask about, and nothing that is only shown.
public struct IndexedStay: Equatable, Sendable {
    public var id: Stay.ID
    public var position: Coordinate
    /// Adults and children; read as 1 … `Party.largestCapacity`.
    public var capacity: Int
    public var amenities: AmenitySet
    /// nil when the price is unknown. A tariff that isn't valid (`Tariff.isValid`) is read as nil: it can't be charged.
    public var tariff: Tariff?
    /// Read as 1 … `Stay.longestStay`, both of them.
    public var minimumNights: Int
    public var maximumNights: Int
    public var rules: BookingRules
    /// Hundredths, 0 … 32,767; nil without a review.
    public var rating: Int?
    /// IANA name of the zone whose midnight ends the stay's day.
    public var zone: String
    /// Nights before the zone's today, and from 730 nights after it on, are left out; `.none` when nothing was ever said.
    public var openNights: OpenNights

    public init(
        id: Stay.ID, position: Coordinate, capacity: Int, amenities: AmenitySet = [], tariff: Tariff?,
        minimumNights: Int = 1, maximumNights: Int = Stay.longestStay, rules: BookingRules = BookingRules(),
        rating: Int? = nil, zone: String,
        openNights: OpenNights
    ) {
        self.id = id
        self.position = position
        self.capacity = capacity
        self.amenities = amenities
        self.tariff = tariff
        self.minimumNights = minimumNights
        self.maximumNights = maximumNights
        self.rules = rules
        self.rating = rating
        self.zone = zone
        self.openNights = openNights
    }

    public init(_ stay: Stay, openNights: OpenNights) {
        self.init(
            id: stay.id, position: stay.position, capacity: stay.capacity, amenities: stay.amenities,
            tariff: stay.tariff, minimumNights: stay.minimumNights, maximumNights: stay.maximumNights,
            rules: stay.rules, rating: stay.rating, zone: stay.zone, openNights: openNights)
    }
}
