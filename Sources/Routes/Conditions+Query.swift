import Domain

extension Conditions {
    /// The query fields, without leading question mark; empty when nothing is asked.
    public var query: Query {
        var query = Query()
        if let place { query.add("place", String(place)) }
        if let area { query.add("area", area.text) }
        if let period {
            query.add("check_in", period.checkIn.iso)
            query.add("check_out", period.checkOut.iso)
        }
        if party.adults > 0 { query.add("adults", String(party.adults)) }
        if party.children > 0 { query.add("children", String(party.children)) }
        if party.infants > 0 { query.add("infants", String(party.infants)) }
        if let lowestPrice { query.add("price_min", String(lowestPrice)) }
        if let highestPrice { query.add("price_max", String(highestPrice)) }
        if !amenities.isEmpty { query.add("amenities", Conditions.text(of: amenities)) }
        if order != .distance { query.add("sort", order.name) }
        if page > 1 { query.add("page", String(page)) }
        return query
    }

    /// The names of all fields whose value can't be empty.
    public static let fields = [
        "place", "area", "check_in", "check_out", "adults", "children", "infants", "price_min", "price_max", "sort",
        "page",
    ]

    /// Reads the fields it knows and ignores others; the first of a field that stands twice counts.
    public init(_ query: Query) throws(AddressFault) {
        self.init()
        place = try query.number("place", in: 1...Int64(Int32.max)).map { Int($0) }
        area = try Conditions.area(query)
        period = try Conditions.period(query)
        party = try Conditions.party(query)
        lowestPrice = try query.number("price_min", in: 0...1_000_000_000_000)
        highestPrice = try query.number("price_max", in: 0...1_000_000_000_000)
        if let lowestPrice, let highestPrice, lowestPrice > highestPrice {
            throw AddressFault(field: "price_max", reason: .contradictory)
        }
        amenities = try Conditions.amenities(query)
        if let name = query.first("sort") {
            guard let named = StaySearch.Order(name: name) else {
                throw AddressFault(field: "sort", reason: .malformed)
            }
            order = named
        }
        page = try query.number("page", in: 1...Int64(Conditions.lastPage)).map { Int($0) } ?? 1
    }

    private static func period(_ query: Query) throws(AddressFault) -> Period? {
        let checkIn = try query.day("check_in")
        let checkOut = try query.day("check_out")
        guard checkIn != nil || checkOut != nil else { return nil }
        guard let checkIn else { throw AddressFault(field: "check_in", reason: .missing) }
        guard let checkOut else { throw AddressFault(field: "check_out", reason: .missing) }
        guard let period = Period(checkIn: checkIn, checkOut: checkOut) else {
            throw AddressFault(field: "check_out", reason: checkOut < checkIn ? .contradictory : .outOfRange)
        }
        return period
    }

    private static func party(_ query: Query) throws(AddressFault) -> Party {
        let range = 0...Int64(Party.most)
        let adults = try query.number("adults", in: range) ?? 0
        let children = try query.number("children", in: range) ?? 0
        let infants = try query.number("infants", in: range) ?? 0
        guard let party = Party(adults: Int(adults), children: Int(children), infants: Int(infants)) else {
            throw AddressFault(field: "adults", reason: .contradictory)
        }
        return party
    }

    /// `south,west,north,east` in millionths of a degree.
    private static func area(_ query: Query) throws(AddressFault) -> Rectangle? {
        guard let text = query.first("area") else { return nil }
        guard WholeNumbers(text, count: 4) != nil else { throw AddressFault(field: "area", reason: .malformed) }
        guard let area = Rectangle(text) else {
            throw AddressFault(field: "area", reason: .outOfRange)
        }
        return area
    }

    /// Names separated by commas.
    private static func amenities(_ query: Query) throws(AddressFault) -> AmenitySet {
        guard let text = query.first("amenities"), !text.isEmpty else { return [] }
        var members: [Amenity] = []
        for piece in text.pieces(between: UInt8(ascii: ",")) {
            guard let amenity = Amenity.allCases.first(where: { $0.slug ~= Name(piece) }) else {
                throw AddressFault(field: "amenities", reason: .malformed)
            }
            members.append(amenity)
        }
        return AmenitySet(members)
    }

    private static func text(of amenities: AmenitySet) -> String {
        var text = ""
        for amenity in amenities.members {
            if !text.isEmpty { text += "," }
            text += amenity.slug.text
        }
        return text
    }
}

extension Rectangle {
    /// As it stands in addresses and tokens: `south,west,north,east` in millionths of a degree.
    public var text: String {
        String(south) + "," + String(west) + "," + String(north) + "," + String(east)
    }

    public init?(_ text: String) {
        guard let edges = WholeNumbers(text, count: 4) else { return nil }
        self.init(south: edges[0], west: edges[1], north: edges[2], east: edges[3])
    }
}

extension StaySearch.Order {
    public var name: String {
        switch self {
        case .distance: "distance"
        case .price: "price"
        case .rating: "rating"
        }
    }

    public init?(name: String) {
        guard let order = StaySearch.Order.allCases.first(where: { $0.name.hasBytes(of: name) }) else { return nil }
        self = order
    }
}
