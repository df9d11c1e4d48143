import Storage

/// Opens a database on a PostgreSQL server, 15 or newer.
public enum PostgresDatabase {
    /// Opens a pool of connections and brings the schema up to date.
    ///
    /// A restart of the server is survived: calls are `unavailable` while it lasts, the next one after it works.
    ///
    /// - Parameters:
    ///   - address: `postgres://user:password@host:5432/name`, or anything else libpq takes.
    ///   - connections: how many at most, opened when needed.
    ///   - longestWait: how long a call waits for a free connection before it is `unavailable`.
    public static func open(
        address: String, migrations: MigrationFolder, connections: Int = 8, longestWait: Duration = .seconds(5)
    ) async throws(MigrationFault) -> Database {
        let pool = Pool(label: "nadri.postgres", size: connections, longestWait: longestWait) {
            () throws(StorageFault) in
            try PostgresConnection(address: address)
        }
        let database = Database(dialect: .postgres, readers: pool, writers: pool, bell: bell(address))
        try await database.migrate(migrations.migrations(for: .postgres))
        return database
    }

    private static func bell(_ address: String) -> Bell {
        let bell = LateBell()
        let listener = PostgresListener(address: address) { bell.ringHere() }
        return bell.cast { listener?.tell() }
    }
}
