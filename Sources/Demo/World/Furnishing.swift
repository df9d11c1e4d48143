import Domain

/// How big a stay of a kind is, who it is for and what it offers.
enum Furnishing {
    static func share(_ kind: StayKind, _ chance: inout Chance) -> StayShare {
        switch kind {
        case .hotel: .hotelRoom
        case .ryokan: .privateRoom
        case .guesthouse: chance.odds(0.25) ? .sharedRoom : .privateRoom
        case .hanok, .house: chance.odds(0.25) ? .privateRoom : .entire
        default: .entire
        }
    }

    static func capacity(_ kind: StayKind, _ share: StayShare, _ chance: inout Chance) -> Int {
        switch share {
        case .sharedRoom: return 1
        case .privateRoom, .hotelRoom: return chance.pick([2, 2, 2, 3, 4])
        case .entire: break
        }
        return switch kind {
        case .house: chance.integer(4...8)
        case .hanok: chance.integer(2...6)
        case .pension: chance.integer(3...8)
        case .poolVilla: chance.integer(4...10)
        case .lodge: chance.integer(2...6)
        case .campsite: chance.integer(2...4)
        case .residence: chance.integer(2...4)
        default: chance.integer(2...6)
        }
    }

    /// Bedrooms, beds and half baths for so many guests.
    static func rooms(
        _ kind: StayKind, _ share: StayShare, capacity: Int, _ chance: inout Chance
    ) -> (bedrooms: Int, beds: Int, halfBaths: Int) {
        guard share == .entire, kind != .campsite else {
            return (1, max(1, (capacity + 1) / 2), 2)
        }
        let bedrooms = max(1, capacity / 2 - (capacity > 3 && chance.odds(0.4) ? 1 : 0))
        let beds = max(bedrooms, (capacity + 1) / 2 + (chance.odds(0.3) ? 1 : 0))
        let halfBaths = bedrooms == 1 ? 2 : bedrooms + chance.integer(0...2)
        return (bedrooms, min(beds, capacity), max(2, halfBaths))
    }

    static func amenities(
        _ kind: StayKind, _ share: StayShare, _ neighbourhood: Neighbourhood, in destination: Destination,
        _ chance: inout Chance
    ) -> AmenitySet {
        var list: [Amenity] = [.wifi, .airConditioning, .hairDryer, .smokeAlarm, .refrigerator] + usual(kind)
        for amenity in possible(kind) where chance.odds(0.5) { list.append(amenity) }
        if !warm.contains(destination.country) { list.append(.heating) }
        if neighbourhood.setting == .sea { list.append(.beach) }
        if share == .entire || share == .privateRoom, chance.odds(0.55) { list.append(.selfCheckIn) }
        if chance.odds(0.4) { list.append(.firstAid) }
        return AmenitySet(list)
    }

    /// Where nobody heats.
    private static let warm: Set<String> = ["SG", "TH", "VN", "HK"]

    private static func usual(_ kind: StayKind) -> [Amenity] {
        switch kind {
        case .apartment: [.kitchen, .washer, .microwave, .elevator, .tv]
        case .residence: [.kitchen, .washer, .desk, .elevator, .tv, .microwave]
        case .house: [.kitchen, .washer, .microwave]
        case .guesthouse: [.breakfast]
        case .hotel: [.elevator, .tv, .desk]
        case .hanok: [.garden]
        case .pension: [.kitchen, .parking, .barbecue, .view]
        case .poolVilla: [.pool, .kitchen, .parking, .barbecue, .tv]
        case .lodge: [.fireplace, .kitchen, .parking, .barbecue]
        case .campsite: [.barbecue, .parking]
        case .ryokan: [.hotTub, .breakfast, .garden]
        }
    }

    private static func possible(_ kind: StayKind) -> [Amenity] {
        switch kind {
        case .apartment, .residence: [.desk, .balcony, .view, .dryer, .iron, .gym, .parking, .crib]
        case .house: [.garden, .parking, .pets, .crib, .dryer, .balcony, .desk, .tv]
        case .guesthouse: [.kitchen, .washer, .garden, .microwave]
        case .hotel: [.breakfast, .gym, .bathtub, .accessible, .iron, .parking, .view]
        case .hanok: [.kitchen, .breakfast, .bathtub, .desk, .view]
        case .pension: [.balcony, .pets, .washer, .microwave, .tv]
        case .poolVilla: [.hotTub, .balcony, .view, .washer, .dryer, .crib]
        case .lodge: [.hotTub, .pets, .view, .washer, .garden]
        case .campsite: [.pets, .fireplace, .view]
        case .ryokan: [.view, .bathtub, .tv]
        }
    }
}
