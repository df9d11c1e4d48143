import Domain

/// What a price row can't say: prices of single nights; amounts too large or too odd for it; a currency beyond the rate table.
struct OwnPrice {
    /// nil where the row has them.
    let amounts: Amounts?
    /// The number of the season list in the segment; nil without seasons.
    var seasons: Int32?
    let nightCount: Int32
    /// In order of the night; `deallocate()`d by the segment that holds the price.
    let nights: UnsafeMutablePointer<PackedNight>?
    /// Bit d mod 64 is set for each night d with a price of its own: most periods need not look into the list.
    let nightBits: UInt64

    struct Amounts {
        /// In minor units.
        let weekday: UInt32
        let weekend: UInt32
        let cleaning: UInt32
        let extraGuest: UInt32
        /// Millionths of a reference minor unit for one minor unit.
        let micros: Int64
    }

    init(_ terms: OwnTerms) {
        amounts = terms.amounts
        seasons = terms.seasons.map { Int32(clamping: $0) }
        nightCount = Int32(clamping: terms.nights.count)
        nightBits = terms.nights.reduce(0) { $0 | 1 << UInt64($1.night & 63) }
        guard !terms.nights.isEmpty else {
            nights = nil
            return
        }
        let nights = UnsafeMutablePointer<PackedNight>.allocate(capacity: terms.nights.count)
        nights.initialize(from: terms.nights, count: terms.nights.count)
        self.nights = nights
    }

    func release() { nights?.deallocate() }

    var nightList: UnsafeBufferPointer<PackedNight> { UnsafeBufferPointer(start: nights, count: Int(nightCount)) }

    var bytes: Int { MemoryLayout<OwnPrice>.stride + Int(nightCount) * MemoryLayout<PackedNight>.stride }
}

struct PackedNight {
    var night: Int32
    var price: UInt32
}

/// An own price on its way into a segment.
struct OwnTerms {
    var amounts: OwnPrice.Amounts?
    var seasons: Int?
    var nights: [PackedNight] = []

    /// Where the price row isn't enough.
    var stretches: Stretches {
        amounts == nil && seasons == nil ? Stretches(nights.lazy.map { Int($0.night) }) : .all
    }
}
