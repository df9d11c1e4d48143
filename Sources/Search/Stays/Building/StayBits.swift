import Domain

/// A stay as one row of bits: bit n is its bit in line n of its group.
enum StayBits {
    static let wordCount = (Lines.count + 63) / 64

    /// - Parameter bits: `wordCount` words, all zero before.
    static func lay(
        _ stay: IndexedStay, _ length: LengthRow, tariff: Tariff?, today: Day, into bits: UnsafeMutablePointer<UInt64>
    ) {
        func set(_ line: Int) { bits[line >> 6] |= 1 << UInt64(line & 63) }
        func clear(_ line: Int) { bits[line >> 6] &= ~(1 << UInt64(line & 63)) }
        let notice = min(max(stay.rules.noticeDays, 0), BookingRules.longestNotice)
        NightRing.lay(stay.openNights, today: today, into: bits)
        for night in 0..<notice { clear(NightRing.slot(of: Int(today.number) + night)) }
        for guests in 1...min(max(stay.capacity, 1), Party.largestCapacity) { set(Lines.guests(guests)) }
        for amenity in 0..<32 where stay.amenities.rawValue >> UInt32(amenity) & 1 != 0 {
            set(Lines.amenities + amenity)
        }
        guard tariff != nil else { return }
        set(Lines.priced)
        let isSeasonal = !stay.rules.seasons.isEmpty
        if isSeasonal { set(Lines.seasonal) }
        for (index, nights) in Lines.commonLengths.enumerated() where isSeasonal || length.allows(nights: nights) {
            set(Lines.lengths + index)
        }
    }
}

extension StayBits {
    static func isSet(_ line: Int, in words: [UInt64]) -> Bool {
        words[line >> 6] >> UInt64(line & 63) & 1 != 0
    }
}

extension IndexedStay {
    /// The tariff, unless it can't be charged.
    var usableTariff: Tariff? {
        guard let tariff, tariff.isValid else { return nil }
        return tariff
    }
}
