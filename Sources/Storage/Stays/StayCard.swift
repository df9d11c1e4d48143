import Domain

/// What a card in a list shows of a stay. What it costs comes from the search index.
public struct StayCard: Equatable, Sendable {
    public var id: Stay.ID
    public var origin: Stay.Origin
    public var originKey: String
    public var name: String
    public var kind: StayKind
    public var share: StayShare
    public var position: Coordinate
    public var area: String
    public var country: String
    public var capacity: Int
    public var bedrooms: Int
    public var beds: Int
    /// Hundredths of a star; nil without a review.
    public var rating: Int?
    public var reviewCount: Int
    /// nil when no price is known.
    public var currency: Currency?
}

extension StayCard {
    /// The columns of `stays` and `tariffs` that make a card, in the order in which `init` reads them.
    static let columns = """
        stays.id, stays.origin, stays.origin_key, stays.name, stays.kind, stays.share, stays.latitude, stays.longitude,
        stays.area, stays.country, stays.capacity, stays.bedrooms, stays.beds, stays.rating, stays.review_count,
        tariffs.currency
        """

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        id = Stay.ID(try next.number())
        origin = try next.origin()
        originKey = try next.text()
        name = try next.text()
        kind = try next.kind()
        share = try next.share()
        position = try next.position()
        area = try next.text()
        country = try next.text()
        capacity = try next.number()
        bedrooms = try next.number()
        beds = try next.number()
        rating = try next.optionalNumber()
        reviewCount = try next.number()
        currency = try next.optionalCurrency()
    }
}
