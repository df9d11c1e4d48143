/// Nights of one price, as a line of the receipt: 3 × 120,000.
public struct LodgingLine: Equatable, Hashable, Sendable {
    /// Why the nights cost what they do.
    public enum Kind: Int, CaseIterable, Sendable {
        case weekday, weekend, season
        /// The host has given the night a price of its own.
        case single

        public var slug: StaticString {
            switch self {
            case .weekday: "weekday"
            case .weekend: "weekend"
            case .season: "season"
            case .single: "single"
            }
        }
    }

    public var kind: Kind
    public var nights: Int
    /// Of one night, in minor units.
    public var price: Int64

    public init(kind: Kind, nights: Int, price: Int64) {
        self.kind = kind
        self.nights = nights
        self.price = price
    }

    public var amount: Int64 { price * Int64(nights) }
}

extension Tariff {
    /// The nights of a period by what they cost, in the order in which they come first. They add up to the quote's `lodging`.
    public func lodgingLines(for period: Period) -> [LodgingLine] {
        var lines: [LodgingLine] = []
        for index in 0..<period.nights {
            let night = period.night(index)
            let (kind, price) = (kind(of: night), price(of: night))
            if let line = lines.firstIndex(where: { $0.kind == kind && $0.price == price }) {
                lines[line].nights += 1
            } else {
                lines.append(LodgingLine(kind: kind, nights: 1, price: price))
            }
        }
        return lines
    }

    private func kind(of night: Day) -> LodgingLine.Kind {
        if hasOwnPrice(night) { return .single }
        if seasons.contains(where: { $0.first <= night && night <= $0.last }) { return .season }
        return night.weekday.isWeekendNight ? .weekend : .weekday
    }
}
