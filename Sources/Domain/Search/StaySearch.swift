/// The question of every search: which stays in this part of the map are free, fit, and cost this much?
public struct StaySearch: Equatable, Sendable {
    public enum Order: Int, CaseIterable, Sendable {
        case distance, price, rating
    }

    public var area: Rectangle
    /// Distances count from here.
    public var center: Coordinate
    /// Without dates nothing is asked of the calendar, and the weekday price stands for the price.
    public var period: Period?
    /// Adults and children; at least 1.
    public var guests: Int
    public var amenities: AmenitySet
    /// The all-in average per night in minor units of the reference currency, both ends included; nil is open.
    public var lowestPrice: Int64?
    public var highestPrice: Int64?
    public var order: Order
    public var offset: Int
    public var limit: Int

    /// The most stays one answer carries.
    public static let largestPage = 100

    public init(
        area: Rectangle, center: Coordinate? = nil, period: Period? = nil, guests: Int = 1,
        amenities: AmenitySet = [], lowestPrice: Int64? = nil, highestPrice: Int64? = nil,
        order: Order = .distance, offset: Int = 0, limit: Int = 20
    ) {
        self.area = area
        self.center = center ?? area.center
        self.period = period
        self.guests = max(1, guests)
        self.amenities = amenities
        self.lowestPrice = lowestPrice
        self.highestPrice = highestPrice
        self.order = order
        self.offset = offset
        self.limit = limit
    }
}

/// One stay that answers a search.
public struct StayMatch: Equatable, Sendable {
    public var id: Stay.ID
    public var position: Coordinate
    /// In the stay's own currency: the total for the period, or the weekday price when there is none; nil if unknown.
    public var total: Int64?
    /// All-in per night, in the stay's own currency; nil if unknown.
    public var average: Int64?

    public init(id: Stay.ID, position: Coordinate, total: Int64?, average: Int64?) {
        self.id = id
        self.position = position
        self.total = total
        self.average = average
    }
}

/// A place on the map where one stay or several answer a search.
public struct StayPin: Equatable, Sendable {
    /// The one stay, or the cheapest of several (ties by id).
    public var id: Stay.ID
    public var position: Coordinate
    public var count: Int
    /// The lowest all-in average per night in the reference currency; nil when no price is known.
    public var lowestPrice: Int64?
    /// What that stay costs in its own currency, as in `StayMatch.total`.
    public var total: Int64?

    public init(id: Stay.ID, position: Coordinate, count: Int, lowestPrice: Int64?, total: Int64?) {
        self.id = id
        self.position = position
        self.count = count
        self.lowestPrice = lowestPrice
        self.total = total
    }
}

/// The exact answer to a search.
public struct StayMatches: Equatable, Sendable {
    /// How many match in all, not only on this page.
    public var count: Int
    public var stays: [StayMatch]
    /// How many of them have their average per night in each of 50 steps of the reference currency; the last is open.
    /// It counts under every condition but the price range.
    public var histogram: [Int32]
    /// For the stays that were asked for. Those for all but the stays of this page are `count` together with these.
    public var pins: [StayPin]

    public init(count: Int, stays: [StayMatch], histogram: [Int32], pins: [StayPin]) {
        self.count = count
        self.stays = stays
        self.histogram = histogram
        self.pins = pins
    }

    public static let histogramSteps = 50
}
