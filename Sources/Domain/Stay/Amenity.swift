/// What a stay offers. The raw value is its bit in `AmenitySet`, kept in databases: never renumber.
public enum Amenity: Int, CaseIterable, Sendable {
    case wifi, kitchen, parking, airConditioning, heating, washer, dryer, desk, tv, hairDryer, iron, elevator, pool
    case hotTub, gym, breakfast, pets, smoking, selfCheckIn, crib, barbecue, garden, balcony, view, fireplace
    case bathtub, refrigerator, microwave, accessible, smokeAlarm, firstAid, beach

    public var slug: StaticString {
        switch self {
        case .wifi: "wifi"
        case .kitchen: "kitchen"
        case .parking: "parking"
        case .airConditioning: "air-conditioning"
        case .heating: "heating"
        case .washer: "washer"
        case .dryer: "dryer"
        case .desk: "desk"
        case .tv: "tv"
        case .hairDryer: "hair-dryer"
        case .iron: "iron"
        case .elevator: "elevator"
        case .pool: "pool"
        case .hotTub: "hot-tub"
        case .gym: "gym"
        case .breakfast: "breakfast"
        case .pets: "pets"
        case .smoking: "smoking"
        case .selfCheckIn: "self-check-in"
        case .crib: "crib"
        case .barbecue: "barbecue"
        case .garden: "garden"
        case .balcony: "balcony"
        case .view: "view"
        case .fireplace: "fireplace"
        case .bathtub: "bathtub"
        case .refrigerator: "refrigerator"
        case .microwave: "microwave"
        case .accessible: "accessible"
        case .smokeAlarm: "smoke-alarm"
        case .firstAid: "first-aid"
        case .beach: "beach"
        }
    }
}

public struct AmenitySet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init(_ amenities: [Amenity]) {
        self.init(rawValue: amenities.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    }

    public func contains(_ amenity: Amenity) -> Bool {
        rawValue & 1 << UInt32(amenity.rawValue) != 0
    }

    public var members: [Amenity] {
        Amenity.allCases.filter { contains($0) }
    }
}
