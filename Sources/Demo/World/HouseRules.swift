import Domain

/// What hosts of the demo world ask of whoever books: most little, some a day's notice, a day between guests, or longer stays in
/// the summer holidays.
enum HouseRules {
    static func rules(of key: String, _ kind: StayKind, today: Day) -> BookingRules {
        // A chance of its own, so that everything else of the stay is as it would be without.
        var chance = Chance("rules/\(key)")
        var rules = BookingRules(
            cancellation: chance.pick([.flexible, .flexible, .moderate, .moderate, .strict]),
            preparationDays: chance.pick(kind == .poolVilla ? [0, 1, 1] : [0, 0, 0, 0, 0, 1]),
            noticeDays: chance.pick([0, 0, 0, 0, 0, 0, 1, 1, 2]),
            arrivalHour: chance.pick([14, 15, 15, 15, 16]), departureHour: chance.pick([10, 11, 11, 11, 12]))
        if chance.integer(0...7) == 0 { rules.seasons = holidays(from: today) }
        return rules
    }

    /// From 20 July to 15 August of this year and the next two: two nights at least.
    private static func holidays(from today: Day) -> [SeasonLength] {
        (0...2).compactMap { years in
            guard let first = Day(year: today.parts.year + years, month: 7, day: 20),
                let last = Day(year: today.parts.year + years, month: 8, day: 15)
            else { return nil }
            return SeasonLength(first: first, last: last, leastNights: 2)
        }
    }
}
