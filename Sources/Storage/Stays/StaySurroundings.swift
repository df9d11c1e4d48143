import Domain

/// What belongs to some stays and stands in tables with several rows a stay.
struct StaySurroundings {
    private var seasons: [Int32: [Season]] = [:]
    private var lengths: [Int32: [SeasonLength]] = [:]
    private var taken: [Int32: TakenNights] = [:]

    /// Of the stays whose ids lie in this range: three looks along an index.
    init(from first: Int32, through last: Int32, _ connection: any Connection) throws(StorageFault) {
        try self.init(answers: connection.run(StaySurroundings.statements(from: first, through: last))[...])
    }

    /// What to ask, so that `init(answers:)` can make something of it.
    static func statements(from first: Int32, through last: Int32) -> [SQLStatement] {
        [seasonsSentence, lengthsSentence, nightsSentence].map { SQLStatement($0, [.number(first), .number(last)]) }
    }

    /// - Parameter answers: to `statements`.
    init(answers: ArraySlice<[SQLRow]>) throws(StorageFault) {
        guard answers.count == 3 else { throw .corrupt("\(answers.count) answers to three questions") }
        for row in answers[answers.startIndex] {
            var next = RowReader(row)
            let stay = try next.number(as: Int32.self)
            let season = Season(first: try next.day(), last: try next.day(), percent: try next.number())
            seasons[stay, default: []].append(season)
        }
        for row in answers[answers.startIndex + 1] {
            var next = RowReader(row)
            let stay = try next.number(as: Int32.self)
            let season = SeasonLength(
                first: try next.day(), last: try next.day(), leastNights: try next.number(),
                mostNights: try next.number())
            lengths[stay, default: []].append(season)
        }
        for row in answers[answers.startIndex + 2] {
            var next = RowReader(row)
            let stay = try next.number(as: Int32.self)
            let night = try next.day()
            taken[stay, default: TakenNights()].add(night, isPreparation: try next.number(as: Int.self) != 0)
        }
    }

    func seasons(of stay: Stay.ID) -> [Season] { seasons[stay.number] ?? [] }
    func lengths(of stay: Stay.ID) -> [SeasonLength] { lengths[stay.number] ?? [] }
    func taken(of stay: Stay.ID) -> TakenNights { taken[stay.number] ?? TakenNights() }

    /// As if nothing was booked.
    var withoutTaken: StaySurroundings {
        var others = self
        others.taken = [:]
        return others
    }

    static let seasonsSentence = """
        SELECT stay, first_night, last_night, percent FROM seasons
        WHERE stay BETWEEN $1 AND $2 ORDER BY stay, first_night
        """

    static let lengthsSentence = """
        SELECT stay, first_day, last_day, least_nights, most_nights FROM season_lengths
        WHERE stay BETWEEN $1 AND $2 ORDER BY stay, first_day
        """

    /// Nights long past are dropped by and by (`Bookings.tidy`), so that this stays short.
    static let nightsSentence = """
        SELECT stay, night_date, is_preparation FROM booked_nights
        WHERE stay BETWEEN $1 AND $2 ORDER BY stay, night_date
        """
}

extension TakenNights {
    mutating func add(_ night: Day, isPreparation: Bool) {
        if isPreparation { preparation.append(night) } else { slept.append(night) }
    }
}

extension BookingRules {
    static let columns = """
        stays.cancellation, stays.preparation_days, stays.notice_days, stays.arrival_hour, stays.departure_hour
        """
}

extension RowReader {
    /// The columns of `BookingRules.columns`.
    mutating func rules(seasons: [SeasonLength]) throws(StorageFault) -> BookingRules {
        BookingRules(
            cancellation: try cancellationRule(), preparationDays: try number(), noticeDays: try number(),
            arrivalHour: try number(), departureHour: try number(), seasons: seasons)
    }

    mutating func cancellationRule() throws(StorageFault) -> CancellationRule {
        try named { name in CancellationRule.allCases.first { $0.slug.description == name } }
    }
}
