/// What kind of house it is.
public enum StayKind: Int, CaseIterable, Sendable {
    case apartment, residence, house, guesthouse, hotel, hanok, pension, poolVilla, lodge, campsite, ryokan

    /// The name in addresses, files and the API.
    public var slug: StaticString {
        switch self {
        case .apartment: "apartment"
        case .residence: "residence"
        case .house: "house"
        case .guesthouse: "guesthouse"
        case .hotel: "hotel"
        case .hanok: "hanok"
        case .pension: "pension"
        case .poolVilla: "pool-villa"
        case .lodge: "lodge"
        case .campsite: "campsite"
        case .ryokan: "ryokan"
        }
    }
}

/// How much of the house a guest has for themselves.
public enum StayShare: Int, CaseIterable, Sendable {
    case entire, privateRoom, sharedRoom, hotelRoom

    public var slug: StaticString {
        switch self {
        case .entire: "entire"
        case .privateRoom: "private-room"
        case .sharedRoom: "shared-room"
        case .hotelRoom: "hotel-room"
        }
    }
}
