/// Somewhere to go: a city, one of its districts, a province, or a spot people travel to.
public struct Place: Equatable, Sendable {
    /// The GeoNames id of a city; from 1,000,000,000 on our own numbers for what GeoNames doesn't hold. Stable.
    public struct ID: Hashable, Comparable, Sendable {
        public let number: Int32

        public init(_ number: Int32) {
            self.number = number
        }

        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    public enum Kind: Int, CaseIterable, Sendable {
        /// 경기도, 北海道, California.
        case province
        /// A city or county: 서울, 가평, Paris.
        case city
        /// A part of a city with its own administration: 용산구.
        case district
        /// 읍, 면 and 동: 애월읍, 성수동.
        case neighbourhood
        /// An island, a mountain, a beach, a quarter known by name: 남이섬, 홍대, Santorini.
        case area
    }

    public var id: ID
    public var kind: Kind
    public var names: Names
    /// ISO 3166-1 alpha-2, capital letters.
    public var country: String
    /// IANA name of the time zone: Asia/Seoul.
    public var zone: String
    /// What it is a part of: the city of a district, the province of a city; nil right below the country.
    public var parent: ID?
    public var center: Coordinate
    /// Metres from the centre to each side of the rectangle to search.
    public var radius: Int
    /// About how many people live there, rounded to hundreds; 0 where unknown.
    public var population: Int
    /// How much travellers speak of it, 0 (most places) … 9 (서울, Paris).
    public var fame: Int

    public init(
        id: ID, kind: Kind, names: Names, country: String, zone: String, parent: ID? = nil, center: Coordinate,
        radius: Int, population: Int = 0, fame: Int = 0
    ) {
        self.id = id
        self.kind = kind
        self.names = names
        self.country = country
        self.zone = zone
        self.parent = parent
        self.center = center
        self.radius = radius
        self.population = population
        self.fame = fame
    }

    /// Where a search for this place looks.
    public var rectangle: Rectangle {
        Rectangle(around: center, meters: radius)
    }

    /// 浅草 is part of Tokyo, though the list of places has it as a city beside Tokyo: it lies wholly on Tokyo's ground. Of an
    /// area the centre is enough.
    ///
    /// - Parameter ancestors: all that this place is said to be a part of.
    public func isPart(of city: Place, ancestors: [Place]) -> Bool {
        if ancestors.contains(where: { $0.id == city.id }) { return true }
        guard country.hasBytes(of: city.country) else { return false }
        return center.meters(to: city.center) + (kind == .area ? 0 : radius) <= city.radius
    }
}

extension Place {
    /// The name in each language; where one has no name of its own it bears the English one.
    public struct Names: Equatable, Hashable, Sendable {
        public var korean: String
        public var english: String
        public var japanese: String

        public init(korean: String, english: String, japanese: String) {
            self.korean = korean
            self.english = english
            self.japanese = japanese
        }

        public subscript(language: Language) -> String {
            switch language {
            case .korean: korean
            case .english: english
            case .japanese: japanese
            }
        }
    }
}
