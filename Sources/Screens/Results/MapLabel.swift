import Domain

/// A price on the map: of one stay, or of the cheapest of several that stand too close together for labels of their own.
public struct MapLabel: Equatable, Sendable {
    /// The stay, or the cheapest of several.
    public var id: Int
    public var count: Int
    /// Where the label stands. One that stands for several may have given way to others.
    public var position: Coordinate
    /// Where the stay itself is, the cheapest of several.
    public private(set) var home: Coordinate
    /// Of the one stay.
    public var name: String
    /// ISO 4217.
    public var currency: String
    /// Minor units: the total for the dates, or without dates the weekday price. nil when unknown.
    public var price: Int64?
    /// To tell what is the cheapest: all-in per night in the reference currency.
    var comparable: Int64?

    public var isCluster: Bool { count > 1 }

    init?(_ stay: StaySummary) {
        guard let position = stay.position else { return nil }
        self.init(
            id: stay.id, count: 1, position: position, name: stay.name, currency: stay.currency,
            price: stay.total ?? stay.averagePerNight, comparable: stay.averagePerNight)
    }

    init?(_ pin: PinSummary) {
        guard (1...MapLabel.most).contains(pin.count),
            let position = Coordinate(
                latitude: Int32(clamping: pin.latitude), longitude: Int32(clamping: pin.longitude))
        else { return nil }
        self.init(
            id: pin.id, count: pin.count, position: position, name: pin.name, currency: pin.currency, price: pin.price,
            comparable: pin.lowestPrice)
    }

    private init(
        id: Int, count: Int, position: Coordinate, name: String, currency: String, price: Int64?, comparable: Int64?
    ) {
        self.id = id
        self.count = count
        self.position = position
        home = position
        self.name = name
        self.currency = currency
        self.price = price
        self.comparable = comparable
    }

    /// Takes another label's stays in. The label stays where it is.
    mutating func take(_ other: MapLabel) {
        count = other.count > MapLabel.most - count ? MapLabel.most : count + other.count
        name = ""
        guard let theirs = other.comparable, theirs < comparable ?? .max else { return }
        id = other.id
        home = other.home
        currency = other.currency
        price = other.price
        comparable = theirs
    }

    /// How wide it is at most while it stands for one stay, in CSS pixels: about 8 a figure and 14 for the currency's sign,
    /// beside the padding.
    var width: Double {
        var figures = 1
        var rest = max(0, price ?? 0)
        while rest >= 10 {
            rest /= 10
            figures += 1
        }
        return Double(44 + figures * 8 + figures / 3 * 4)
    }

    /// No sum is larger, so that it fits into 32 bits.
    private static let most = 2_000_000_000
    /// What the count takes of several.
    static let countWidth = 42.0
    /// The button's height, and room for a finger between two of them.
    static let height = 44.0
}

extension StaySummary {
    public var position: Coordinate? {
        Coordinate(latitude: Int32(clamping: latitude), longitude: Int32(clamping: longitude))
    }
}
