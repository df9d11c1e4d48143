import Domain

/// A city, an island or a stretch of country that holds a few dozen stays of the demo world.
public struct Destination: Equatable, Hashable, Sendable {
    /// Latin, small letters; never changes.
    public let slug: String
    public let korean: String
    public let english: String
    public let japanese: String
    /// ISO 3166-1 alpha-2, capital letters.
    public let country: String
    /// IANA name of the zone.
    public let zone: String
    public let currency: Currency
    public let center: Coordinate
    /// Metres from the centre to the sides of the square that holds its stays.
    public let reach: Int
    /// How it looks in drawn pictures.
    public let region: Scene.Region

    /// The part of the map that holds its stays.
    public var rectangle: Rectangle {
        Rectangle(around: center, meters: reach)
    }

    init(
        slug: String, korean: String, english: String, japanese: String, country: String, zone: String,
        currency: String, latitude: Double, longitude: Double, reach: Int, region: Scene.Region
    ) {
        self.slug = slug
        self.korean = korean
        self.english = english
        self.japanese = japanese
        self.country = country
        self.zone = zone
        self.currency = Currency(code: currency) ?? .usd
        self.center = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude) ?? .null
        self.reach = reach
        self.region = region
    }
}
