/// A place to stay, as its host describes it.
public struct Stay: Equatable, Sendable {
    /// Given by the database, from 1 on.
    public struct ID: Hashable, Comparable, Sendable {
        public let number: Int32

        public init(_ number: Int32) {
            self.number = number
        }

        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    public var id: ID
    /// Where the description comes from, and its key there: together they are unique.
    public var origin: Origin
    public var originKey: String
    public var name: String
    public var kind: StayKind
    public var share: StayShare
    public var host: Host
    public var position: Coordinate
    /// The neighbourhood as people name it: 용산구 후암동.
    public var area: String
    /// ISO 3166-1 alpha-2, capital letters.
    public var country: String
    /// IANA name of the zone whose midnight ends the stay's day: Asia/Seoul.
    public var zone: String
    /// Adults and children, 1 … `Party.largestCapacity`.
    public var capacity: Int
    public var bedrooms: Int
    public var beds: Int
    /// Half baths: 3 is one and a half bathrooms.
    public var halfBaths: Int
    public var amenities: AmenitySet
    /// nil when the price is not known: it is shown as such, and the stay can't be booked.
    public var tariff: Tariff?
    /// 1 … 1125.
    public var minimumNights: Int
    public var maximumNights: Int
    public var rules: BookingRules
    /// Hundredths: 492 is 4.92. nil without a review.
    public var rating: Int?
    public var reviewCount: Int
    /// A few sentences.
    public var summary: String
    /// The long text behind 더보기; empty when the summary says it all.
    public var details: String

    public init(
        id: ID, origin: Origin, originKey: String, name: String, kind: StayKind, share: StayShare, host: Host,
        position: Coordinate, area: String, country: String, zone: String, capacity: Int, bedrooms: Int, beds: Int,
        halfBaths: Int, amenities: AmenitySet, tariff: Tariff?, minimumNights: Int = 1,
        maximumNights: Int = Stay.longestStay, rules: BookingRules = BookingRules(), rating: Int? = nil,
        reviewCount: Int = 0, summary: String = "",
        details: String = ""
    ) {
        self.id = id
        self.origin = origin
        self.originKey = originKey
        self.name = name
        self.kind = kind
        self.share = share
        self.host = host
        self.position = position
        self.area = area
        self.country = country
        self.zone = zone
        self.capacity = capacity
        self.bedrooms = bedrooms
        self.beds = beds
        self.halfBaths = halfBaths
        self.amenities = amenities
        self.tariff = tariff
        self.minimumNights = minimumNights
        self.maximumNights = maximumNights
        self.rules = rules
        self.rating = rating
        self.reviewCount = reviewCount
        self.summary = summary
        self.details = details
    }

    /// The most nights a stay may ask or allow; more is read as this.
    public static let longestStay = 1125

    public struct Host: Equatable, Hashable, Sendable {
        /// The host's key at the origin; the same host keeps it across stays.
        public var key: String
        public var name: String

        public init(key: String, name: String) {
            self.key = key
            self.name = name
        }
    }

    /// Who vouches for the data, and so which credit it needs.
    public enum Origin: String, CaseIterable, Sendable {
        case demo
        case insideAirbnb = "inside-airbnb"
    }
}
