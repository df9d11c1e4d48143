import Domain

/// The stays: what their hosts say of them, what they cost and which nights are open.
public struct Stays: Sendable {
    let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// Everything of one stay; nil when there is none or it was withdrawn.
    public func stay(_ id: Stay.ID) async throws(StorageFault) -> Stay? {
        try await database.readTogether { connection throws(StorageFault) in
            guard let row = try connection.run(Stays.oneSentence, [.number(id.number)]).first else { return nil }
            return try Stay(row, StaySurroundings(from: id.number, through: id.number, connection))
        }
    }

    /// The cards of these stays in the given order, without those that are gone.
    public func cards(_ ids: [Stay.ID]) async throws(StorageFault) -> [StayCard] {
        guard !ids.isEmpty else { return [] }
        return try await database.read { connection throws(StorageFault) in
            var cards: [StayCard] = []
            cards.reserveCapacity(ids.count)
            for row in try connection.run(Stays.cardsSentence(connection.dialect), [.list(ids)]) {
                cards.append(try StayCard(row))
            }
            return cards
        }
    }

    /// By how many days an import moved the stay's calendar; 0 where it was not moved or there is none.
    public func calendarShift(of id: Stay.ID) async throws(StorageFault) -> Int {
        try await database.read { connection throws(StorageFault) in
            guard let row = try connection.run(Stays.shiftSentence, [.number(id.number)]).first else { return 0 }
            var next = RowReader(row)
            return try next.number()
        }
    }

    /// How many stays are offered.
    public func count() async throws(StorageFault) -> Int {
        try await database.read { connection throws(StorageFault) in
            guard let row = try connection.run(Stays.countSentence).first else { return 0 }
            var next = RowReader(row)
            return try next.number()
        }
    }

    /// The origins of all stays offered, for the credits.
    public func origins() async throws(StorageFault) -> [Stay.Origin] {
        try await database.read { connection throws(StorageFault) in
            // One look into the index for each known origin, however many stays there are.
            var present: [Stay.Origin] = []
            for origin in Stay.Origin.allCases
            where try !connection.run(Stays.originSentence, [.text(origin.rawValue)]).isEmpty {
                present.append(origin)
            }
            return present
        }
    }

    /// Takes a stay off the lists and the map. Saving it again brings it back under the same id.
    /// - Returns: false when it was not offered anyway.
    @discardableResult
    public func withdraw(_ id: Stay.ID) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            guard try !connection.run(Stays.withdrawSentence, [.number(id.number)]).isEmpty else { return false }
            try Outbox.append(.stay, [Int64(id.number)], to: connection)
            return true
        }
    }

    /// Takes all stays of an origin off the lists and the map and deletes their reviews; other origins are left alone.
    /// - Returns: how many stays were offered before.
    @discardableResult
    public func withdrawAll(of origin: Stay.Origin) async throws(StorageFault) -> Int {
        try await database.write { connection throws(StorageFault) in
            var ids: [Int64] = []
            for row in try connection.run(Stays.withdrawAllSentence, [.text(origin.rawValue)]) {
                var next = RowReader(row)
                ids.append(Int64(try next.number(as: Int32.self)))
            }
            _ = try connection.run(Stays.dropReviewsSentence, [.text(origin.rawValue)])
            try Outbox.append(.stay, ids, to: connection)
            return ids.count
        }
    }
}

extension Stays {
    static let oneSentence = """
        SELECT \(Stay.columns)
        FROM stays
        JOIN hosts ON hosts.origin = stays.origin AND hosts.key = stays.host_key
        JOIN stay_texts ON stay_texts.stay = stays.id
        LEFT JOIN tariffs ON tariffs.stay = stays.id
        WHERE stays.id = $1 AND stays.withdrawn = 0
        """

    static func cardsSentence(_ dialect: SQLDialect) -> String {
        """
        SELECT \(StayCard.columns)
        FROM \(dialect.list("$1", as: "wanted"))
        JOIN stays ON stays.id = CAST(wanted.value AS integer) AND stays.withdrawn = 0
        LEFT JOIN tariffs ON tariffs.stay = stays.id
        ORDER BY wanted.key
        """
    }

    static let shiftSentence = "SELECT shift_days FROM calendars WHERE stay = $1"
    static let countSentence = "SELECT count(*) FROM stays WHERE withdrawn = 0"
    static let originSentence = "SELECT 1 FROM stays WHERE origin = $1 AND withdrawn = 0 LIMIT 1"
    static let withdrawSentence = "UPDATE stays SET withdrawn = 1 WHERE id = $1 AND withdrawn = 0 RETURNING id"
    static let withdrawAllSentence = "UPDATE stays SET withdrawn = 1 WHERE origin = $1 AND withdrawn = 0 RETURNING id"
    static let dropReviewsSentence = "DELETE FROM reviews WHERE origin = $1"
}

extension SQLValue {
    /// The ids as a JSON array, for `SQLDialect.list`.
    static func list(_ ids: [Stay.ID]) -> SQLValue {
        .text("[" + ids.map { String($0.number) }.joined(separator: ",") + "]")
    }
}

extension Stay {
    static let columns = """
        stays.id, stays.origin, stays.origin_key, stays.name, stays.kind, stays.share, hosts.key, hosts.name,
        stays.latitude, stays.longitude, stays.area, stays.country, stays.zone, stays.capacity, stays.bedrooms,
        stays.beds, stays.half_baths, stays.amenities, \(Tariff.columns), stays.minimum_nights, stays.maximum_nights,
        \(BookingRules.columns), stays.rating, stays.review_count, stay_texts.summary, stay_texts.details
        """

    init(_ row: SQLRow, _ surroundings: StaySurroundings) throws(StorageFault) {
        var next = RowReader(row)
        let id = ID(try next.number())
        self.init(
            id: id, origin: try next.origin(), originKey: try next.text(), name: try next.text(),
            kind: try next.kind(), share: try next.share(),
            host: Host(key: try next.text(), name: try next.text()), position: try next.position(),
            area: try next.text(), country: try next.text(), zone: try next.text(), capacity: try next.number(),
            bedrooms: try next.number(), beds: try next.number(), halfBaths: try next.number(),
            amenities: AmenitySet(rawValue: try next.number()),
            tariff: try next.optionalTariff(seasons: surroundings.seasons(of: id)), minimumNights: try next.number(),
            maximumNights: try next.number(), rules: try next.rules(seasons: surroundings.lengths(of: id)),
            rating: try next.optionalNumber(),
            reviewCount: try next.number(), summary: try next.text(), details: try next.text())
    }
}
