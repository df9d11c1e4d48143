/// The list of what changed, by which every process and node renews what it holds in memory.
///
/// Rows are written by the stores, in the transaction of the change itself. A follower remembers `latest()`, reads
/// everything, then asks for `changes` at every signal. It sees each change at least once, never before it is
/// committed and never misses one: PostgreSQL gives sequences before the commit, so a page ends before the oldest
/// transaction that is still running. A transaction left open therefore holds followers back (not writers).
public struct Outbox: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// Where a follower starts who then reads everything.
    public func latest() async throws(StorageFault) -> OutboxPosition {
        try await database.readTogether { connection throws(StorageFault) in
            // When all is pruned, the mark left behind is the latest.
            let pruned = try Outbox.pruned(connection)
            guard let row = try connection.run(Outbox.latestSentence(connection.dialect)).first else { return pruned }
            return max(try OutboxPosition(row), pruned)
        }
    }

    /// - Parameter limit: 1 … 10,000 changes.
    public func changes(
        after position: OutboxPosition, limit: Int = 1000
    ) async throws(StorageFault) -> OutboxPage {
        let values: [SQLValue] = [
            .number(position.writer), .number(position.sequence), .number(min(max(limit, 1), 10_000)),
        ]
        return try await database.readTogether { connection throws(StorageFault) in
            var changes: [OutboxChange] = []
            for row in try connection.run(Outbox.changesSentence(connection.dialect), values) {
                changes.append(try OutboxChange(row))
            }
            let pruned = try Outbox.pruned(connection)
            return OutboxPage(
                changes: changes, end: changes.last?.position ?? max(position, pruned), isTornOff: position < pruned)
        }
    }

    /// Drops all but the newest changes.
    /// - Returns: how many were dropped.
    @discardableResult
    public func prune(keeping kept: Int) async throws(StorageFault) -> Int {
        try await database.write { connection throws(StorageFault) in
            let oldest = try connection.run(
                Outbox.oldestPrunedSentence(connection.dialect), [.number(max(0, kept))])
            guard let row = oldest.first else { return 0 }
            let values = [row.values[0], row.values[1]]
            _ = try connection.run(Outbox.markPrunedSentence, values)
            return try connection.run(Outbox.pruneSentence, values).count
        }
    }

    private static func pruned(_ connection: any Connection) throws(StorageFault) -> OutboxPosition {
        guard let row = try connection.run(prunedSentence).first else { return .start }
        return try OutboxPosition(row)
    }
}

extension Outbox {
    /// Notes changes inside the transaction that makes them.
    static func append(
        _ noun: OutboxNoun, _ numbers: [Int64], to connection: any Connection
    ) throws(StorageFault) {
        _ = try connection.run(appendSentence, forEach: numbers.map { [.text(noun.rawValue), .number($0)] })
    }

    /// The same for one, among other statements of that transaction.
    static func statement(_ noun: OutboxNoun, _ number: Int64) -> SQLStatement {
        SQLStatement(appendSentence, [.text(noun.rawValue), .number(number)])
    }

    private static let appendSentence = "INSERT INTO outbox (noun, number) VALUES ($1, $2)"
}

extension Outbox {
    static func latestSentence(_ dialect: SQLDialect) -> String {
        """
        SELECT writer, sequence FROM outbox WHERE writer < \(dialect.settledWriters)
        ORDER BY writer DESC, sequence DESC LIMIT 1
        """
    }

    static func changesSentence(_ dialect: SQLDialect) -> String {
        """
        SELECT writer, sequence, noun, number FROM outbox
        WHERE (writer, sequence) > ($1, $2) AND writer < \(dialect.settledWriters)
        ORDER BY writer, sequence LIMIT $3
        """
    }

    private static let prunedSentence = "SELECT writer, sequence FROM outbox_pruned"

    private static func oldestPrunedSentence(_ dialect: SQLDialect) -> String {
        """
        SELECT writer, sequence FROM outbox WHERE writer < \(dialect.settledWriters)
        ORDER BY writer DESC, sequence DESC LIMIT 1 OFFSET $1
        """
    }

    private static let markPrunedSentence = """
        UPDATE outbox_pruned SET writer = $1, sequence = $2 WHERE (writer, sequence) < ($1, $2)
        """
    private static let pruneSentence = "DELETE FROM outbox WHERE (writer, sequence) <= ($1, $2) RETURNING 1"
}

extension OutboxPosition {
    fileprivate init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        self.init(writer: try next.number(), sequence: try next.number())
    }
}

extension OutboxChange {
    fileprivate init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        position = OutboxPosition(writer: try next.number(), sequence: try next.number())
        noun = OutboxNoun(rawValue: try next.text())
        number = try next.number()
    }
}
