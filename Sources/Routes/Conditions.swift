import Domain

/// What a person asks of a stay, as it stands in an address. Everything is optional.
public struct Conditions: Equatable, Sendable {
    /// The place's number in the place index.
    public var place: Int?
    /// The part of the map on screen, where it differs from the place.
    public var area: Rectangle?
    public var period: Period?
    public var party: Party = .unnamed
    /// The all-in average per night in minor units of the reference currency, both ends included.
    public var lowestPrice: Int64?
    public var highestPrice: Int64?
    public var amenities: AmenitySet = []
    public var order: StaySearch.Order = .distance
    /// 1 is the first.
    public var page = 1

    public init() {}

    /// How many stays stand on a page.
    public static let pageSize = 20
    /// Far more pages than anyone turns; beyond it the address is refused.
    public static let lastPage = 100_000

    /// The same question without place, order and page: what is kept when another place is chosen.
    public var withoutPlace: Conditions {
        var kept = self
        kept.place = nil
        kept.area = nil
        kept.page = 1
        return kept
    }

    /// What a link to one stay tells others: place, dates and people, and nothing of how it was found.
    public var forOneStay: Conditions {
        var kept = Conditions()
        kept.place = place
        kept.period = period
        kept.party = party
        return kept
    }
}

/// Why an address was not understood. `field` is the name of the query field.
public struct AddressFault: Error, Equatable, Sendable {
    public enum Reason: String, Sendable {
        case malformed
        case outOfRange = "out_of_range"
        case missing
        case contradictory
    }

    public var field: String
    public var reason: Reason

    public init(field: String, reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
