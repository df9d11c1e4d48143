import Testing

@testable import Storage

/// Tries again until the condition holds; a failure after 20 seconds.
///
/// For what another process decides, such as when PostgreSQL's oldest transaction has ended: with other tests at work
/// in the same server that is soon, but not at once.
func eventually(
    _ condition: () async throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while try await !condition() {
        if ContinuousClock.now > deadline {
            Issue.record("it did not come to pass", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}

extension Outbox {
    /// Where the changes made so far end, once every follower is told of them. `latest()` may still stand before them, while
    /// another test's transaction is under way in the same server.
    static func settled(_ database: Database) async throws -> OutboxPosition {
        let newest = try await database.read { connection throws(StorageFault) in
            try connection.run("SELECT writer, sequence FROM outbox ORDER BY writer DESC, sequence DESC LIMIT 1")
        }
        guard let row = newest.first else { return .start }
        var next = RowReader(row)
        let end = OutboxPosition(writer: try next.number(), sequence: try next.number())
        try await eventually { try await Outbox(database).latest() >= end }
        return end
    }

    /// The changes after a position, once there are that many.
    func changes(after position: OutboxPosition, waitingFor count: Int) async throws -> OutboxPage {
        try await eventually { try await changes(after: position).changes.count >= count }
        return try await changes(after: position)
    }
}
