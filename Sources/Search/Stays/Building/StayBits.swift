import Domain

/// A stay as one row of bits: bit n is its bit in line n of its group.
enum StayBits {
    static let wordCount = (Lines.count + 63) / 64

    /// - Parameter bits: `wordCount` words, all zero before.
    static func lay(_ stay: IndexedStay, tariff: Tariff?, today: Day, into bits: UnsafeMutablePointer<UInt64>) {
        func set(_ line: Int) { bits[line >> 6] |= 1 << UInt64(line & 63) }
        NightRing.lay(stay.openNights, today: today, into: bits)
        for guests in 1...min(max(stay.capacity, 1), Party.largestCapacity) { set(Lines.guests(guests)) }
        for amenity in 0..<32 where stay.amenities.rawValue >> UInt32(amenity) & 1 != 0 {
            set(Lines.amenities + amenity)
        }
        guard tariff != nil else { return }
        set(Lines.priced)
        let least = max(stay.minimumNights, 1)
        let most = min(max(stay.maximumNights, 1), Lines.longestLength)
        guard least <= most else { return }
        for nights in least...most { set(Lines.length(nights)) }
    }
}

extension StayBits {
    static func isSet(_ line: Int, in words: [UInt64]) -> Bool {
        words[line >> 6] >> UInt64(line & 63) & 1 != 0
    }

    static func isLive(_ words: [UInt64]) -> Bool { isSet(Lines.guests, in: words) }
}

extension IndexedStay {
    /// The tariff, unless it can't be charged.
    var usableTariff: Tariff? {
        guard let tariff, tariff.isValid else { return nil }
        return tariff
    }
}

extension Row {
    init(_ stay: IndexedStay, zone: UInt16) {
        self.init(
            latitude: stay.position.latitude, longitude: stay.position.longitude, id: stay.id.number,
            rating: stay.rating.map { Int16(clamping: max(0, $0)) } ?? Row.unrated, zone: zone)
    }
}

extension PriceRow {
    /// - Parameter tariff: a valid one, or nil.
    init(_ tariff: Tariff?, rule: UInt32) {
        self.init(
            weekday: UInt32(clamping: tariff?.weekday ?? 0), weekend: UInt32(clamping: tariff?.weekend ?? 0),
            cleaning: UInt32(clamping: tariff?.cleaning ?? 0), rule: rule)
    }
}
