import Domain

/// A city or island that the home screen can offer.
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

    static let seoul = Destination(
        slug: "seoul", korean: "서울", english: "Seoul", japanese: "ソウル", country: "KR", zone: "Asia/Seoul",
        currency: .krw, latitude: 37.5500, longitude: 126.9900, reach: 14_000, region: .seoul)
    static let busan = Destination(
        slug: "busan", korean: "부산", english: "Busan", japanese: "釜山", country: "KR", zone: "Asia/Seoul",
        currency: .krw, latitude: 35.1600, longitude: 129.1300, reach: 16_000, region: .busan)
    static let jeju = Destination(
        slug: "jeju", korean: "제주", english: "Jeju", japanese: "済州", country: "KR", zone: "Asia/Seoul",
        currency: .krw, latitude: 33.3800, longitude: 126.5600, reach: 38_000, region: .jeju)
    static let tokyo = Destination(
        slug: "tokyo", korean: "도쿄", english: "Tokyo", japanese: "東京", country: "JP", zone: "Asia/Tokyo",
        currency: .jpy, latitude: 35.6830, longitude: 139.7350, reach: 14_000, region: .tokyo)
    static let singapore = Destination(
        slug: "singapore", korean: "싱가포르", english: "Singapore", japanese: "シンガポール", country: "SG",
        zone: "Asia/Singapore", currency: Currency(code: "SGD") ?? .usd, latitude: 1.3000, longitude: 103.8550,
        reach: 12_000, region: .singapore)

    private init(
        slug: String, korean: String, english: String, japanese: String, country: String, zone: String,
        currency: Currency, latitude: Double, longitude: Double, reach: Int, region: Scene.Region
    ) {
        self.slug = slug
        self.korean = korean
        self.english = english
        self.japanese = japanese
        self.country = country
        self.zone = zone
        self.currency = currency
        self.center = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude) ?? .null
        self.reach = reach
        self.region = region
    }
}
