/// The database, whichever engine it is. Stores are written over it once.
///
/// No call blocks a thread of Swift's own: work runs on the queue of the connection it is lent.
///
///     let names = try await database.read { connection throws(StorageFault) in
///         try connection.run("SELECT name FROM stays WHERE id = $1", [.number(7)])
///     }
public final class Database: Sendable {
    public let dialect: SQLDialect
    private let readers: Pool
    private let writers: Pool
    private let bell: Bell
    private let sharedCommit: SharedCommit

    /// - Parameters:
    ///   - readers: may be the same pool as `writers`.
    ///   - bell: rung after each commit.
    public init(dialect: SQLDialect, readers: Pool, writers: Pool, bell: Bell) {
        self.dialect = dialect
        self.readers = readers
        self.writers = writers
        self.bell = bell
        sharedCommit = SharedCommit(writers: writers)
    }

    /// One statement, or several that need not agree.
    public func read<Answer: Sendable>(
        _ work: @Sendable (any Connection) throws(StorageFault) -> Answer
    ) async throws(StorageFault) -> Answer {
        try await readers.use(work)
    }

    /// Several statements that all see the same moment.
    public func readTogether<Answer: Sendable>(
        _ work: @Sendable (any Connection) throws(StorageFault) -> Answer
    ) async throws(StorageFault) -> Answer {
        try await readers.use { connection throws(StorageFault) in
            try connection.snapshot(work)
        }
    }

    /// Writes everything in it or nothing; when it returns, it is on the disk.
    ///
    /// The work may run a second time if the first was undone, so it must not do anything beyond the database.
    @discardableResult
    public func write<Answer: Sendable>(
        _ work: @Sendable (any Connection) throws(StorageFault) -> Answer
    ) async throws(StorageFault) -> Answer {
        let answer = try await writers.use { connection throws(StorageFault) in
            try Database.writing(work, on: connection, attemptsLeft: 3)
        }
        bell.ring()
        return answer
    }

    /// The same for writes of which many come at once: those under way together share one sync to disk. One that fails
    /// leaves the others alone.
    ///
    /// SQLite writes them one after the other in one transaction. PostgreSQL's own group commit does it for transactions
    /// side by side.
    public func writeSharing<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws(StorageFault) -> Answer
    ) async throws(StorageFault) -> Answer {
        switch dialect {
        case .postgres: return try await write(work)
        case .sqlite:
            let answer = try await sharedCommit.run(work)
            bell.ring()
            return answer
        }
    }

    private static func writing<Answer>(
        _ work: (any Connection) throws(StorageFault) -> Answer, on connection: any Connection, attemptsLeft: Int
    ) throws(StorageFault) -> Answer {
        do {
            return try connection.transaction(work)
        } catch {
            guard error == .contended, attemptsLeft > 1 else { throw error }
            return try writing(work, on: connection, attemptsLeft: attemptsLeft - 1)
        }
    }

    /// Brings the schema up to date. Safe when several processes start at once.
    public func migrate(_ migrations: [Migration]) async throws(MigrationFault) {
        let outcome: Result<Void, MigrationFault>
        do {
            outcome = try await writers.use { connection throws(StorageFault) in
                do throws(MigrationFault) {
                    return .success(try connection.apply(migrations))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw .storage(error)
        }
        try outcome.get()
    }

    /// Something may have been written, here or on another node: look at the outbox.
    ///
    /// Comes within about 50 ms of a commit where the engine can tell, and at least once a second in any case, since a
    /// notice can be lost. Several unheard signals are one. Ends when the task that listens is cancelled.
    public func signals() -> AsyncStream<Void> {
        bell.listen()
    }
}
