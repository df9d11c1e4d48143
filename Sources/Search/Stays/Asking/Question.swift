import Domain

/// A search, made ready for the lines: what to AND, where to look, how to price and rank.
struct Question {
    let pieces: [Box]
    /// Offsets, in words from a group's first, of the lines that all must hold.
    let lineOffsets: [Int]
    let price: PriceFormula
    let isPriceBounded: Bool
    /// Nights, where no line knows the length and each row must be asked.
    let uncommonLength: Int?
    /// Asked of stays whose lengths change with the season; nil without dates.
    let period: Period?
    /// In minor units of the reference currency.
    let lowestPrice: Int64
    let highestPrice: Int64
    let order: StaySearch.Order
    let nearness: Nearness
    let lowNearness: LowNearness
    let offset: Int
    let limit: Int
    let histogram: HistogramScale
    let grid: PinGrid?
    let pins: PinScope

    /// nil when no stay can answer: more guests than any stay holds, or nights outside the calendar.
    /// - Parameter firstDay: the earliest today of all zones.
    init?(_ search: StaySearch, pins: PinScope, histogramTop: Int64, firstDay: Day) {
        guard search.guests <= Party.largestCapacity else { return nil }
        let guests = max(1, search.guests)
        var lines: [Int] = []
        lines.reserveCapacity(40 + (search.period?.nights ?? 0))
        func ask(_ line: Int) { lines.append(line * Lines.wordCount) }
        ask(Lines.guests(guests))
        var amenities = search.amenities.rawValue
        while amenities != 0 {
            ask(Lines.amenities + amenities.trailingZeroBitCount)
            amenities &= amenities - 1
        }
        let bounded = search.lowestPrice != nil || search.highestPrice != nil
        var uncommonLength: Int?
        if let period = search.period {
            let ahead = firstDay.days(until: period.checkIn)
            guard ahead >= 0, ahead + period.nights <= NightRing.size else { return nil }
            if let line = Lines.length(period.nights) {
                ask(line)
            } else {
                ask(Lines.priced)
                uncommonLength = period.nights
            }
            var slot = NightRing.slot(of: Int(period.checkIn.number))
            for _ in 0..<period.nights {
                ask(Lines.nights + slot)
                slot = slot + 1 == NightRing.size ? 0 : slot + 1
            }
        } else if bounded {
            ask(Lines.priced)
        }
        pieces = search.area.pieces.map(Box.init)
        lineOffsets = lines
        price = PriceFormula(period: search.period, guests: guests)
        self.uncommonLength = uncommonLength
        period = search.period
        isPriceBounded = bounded
        lowestPrice = search.lowestPrice ?? .min
        highestPrice = search.highestPrice ?? .max
        order = search.order
        nearness = Nearness(to: search.center)
        lowNearness = LowNearness(nearness, in: search.area)
        limit = min(max(0, search.limit), StaySearch.largestPage)
        offset = min(max(0, search.offset), Int.max - StaySearch.largestPage)
        histogram = HistogramScale(top: histogramTop)
        self.pins = pins
        grid = pins == .none ? nil : PinGrid(search.area)
    }
}
