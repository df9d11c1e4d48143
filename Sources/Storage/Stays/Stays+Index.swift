import Domain

/// What the search index reads: everything at start, then what the outbox names.
extension Stays {
    /// The next stays by id, for building the index page by page. An empty page is the end.
    /// - Parameter limit: 1 … 10,000 stays.
    public func forIndex(
        after id: Stay.ID = Stay.ID(0), limit: Int = 1000
    ) async throws(StorageFault) -> [IndexedStay] {
        let values: [SQLValue] = [.number(id.number), .number(min(max(limit, 1), 10_000))]
        return try await database.readTogether { connection throws(StorageFault) in
            try Stays.indexed(connection.run(Stays.indexPageSentence, values), connection)
        }
    }

    /// These stays in order of their ids, without those that are gone: what is missing leaves the index.
    public func forIndex(_ ids: [Stay.ID]) async throws(StorageFault) -> [IndexedStay] {
        guard !ids.isEmpty else { return [] }
        return try await database.readTogether { connection throws(StorageFault) in
            var stays: [IndexedStay] = []
            for row in try connection.run(Stays.indexListSentence(connection.dialect), [.list(ids)]) {
                let id = try Stays.number(row)
                stays.append(try IndexedStay(row, StaySurroundings(from: id, through: id, connection)))
            }
            return stays
        }
    }

    private static func indexed(
        _ rows: [SQLRow], _ connection: any Connection
    ) throws(StorageFault) -> [IndexedStay] {
        guard let first = rows.first, let last = rows.last else { return [] }
        let surroundings = try StaySurroundings(from: number(first), through: number(last), connection)
        var stays: [IndexedStay] = []
        stays.reserveCapacity(rows.count)
        for row in rows {
            stays.append(try IndexedStay(row, surroundings))
        }
        return stays
    }

    private static func number(_ row: SQLRow) throws(StorageFault) -> Int32 {
        var next = RowReader(row)
        return try next.number()
    }
}

extension Stays {
    private static let indexTables = """
        LEFT JOIN tariffs ON tariffs.stay = stays.id
        LEFT JOIN calendars ON calendars.stay = stays.id
        """

    static let indexPageSentence = """
        SELECT \(IndexedStay.columns) FROM stays \(indexTables)
        WHERE stays.id > $1 AND stays.withdrawn = 0 ORDER BY stays.id LIMIT $2
        """

    static func indexListSentence(_ dialect: SQLDialect) -> String {
        """
        SELECT \(IndexedStay.columns)
        FROM \(dialect.list("$1", as: "wanted"))
        JOIN stays ON stays.id = CAST(wanted.value AS integer) AND stays.withdrawn = 0 \(indexTables)
        ORDER BY stays.id
        """
    }
}
