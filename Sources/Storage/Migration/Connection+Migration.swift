extension Connection {
    /// Applies what is missing, each migration in its own transaction, under a lock that every other process waits for.
    ///
    /// Two processes may start at once: the second finds everything done.
    public func apply(_ migrations: [Migration]) throws(MigrationFault) {
        try asking { connection throws(StorageFault) in
            try connection.lockMigrations()
            try connection.run(Sentences.createTable)
        }
        defer { _ = try? unlockMigrations() }
        let applied = try asking { connection throws(StorageFault) in try connection.appliedMigrations() }
        try refuse(applied, notAmong: migrations)
        for migration in migrations where applied[migration.name] == nil {
            try apply(migration)
        }
    }

    private func refuse(_ applied: [String: String], notAmong migrations: [Migration]) throws(MigrationFault) {
        let names = Set(migrations.map(\.name))
        if let stranger = applied.keys.sorted().first(where: { !names.contains($0) }) {
            throw .unknown(name: stranger)
        }
        for migration in migrations {
            if let checksum = applied[migration.name], checksum != migration.checksum {
                throw .altered(name: migration.name)
            }
        }
    }

    private func apply(_ migration: Migration) throws(MigrationFault) {
        do {
            try transaction { connection throws(StorageFault) in
                // Where the lock is the transaction's own (SQLite), another process may have been faster.
                guard try connection.appliedMigrations()[migration.name] == nil else { return }
                try connection.runScript(migration.sql)
                _ = try connection.run(Sentences.record, [.text(migration.name), .text(migration.checksum)])
            }
        } catch {
            throw .failed(name: migration.name, error)
        }
    }

    private func appliedMigrations() throws(StorageFault) -> [String: String] {
        var applied: [String: String] = [:]
        for row in try run(Sentences.applied) {
            var next = RowReader(row)
            let name = try next.text()
            applied[name] = try next.text()
        }
        return applied
    }

    /// Waits for a process that is migrating, and lifts the limits that would end a long migration.
    private func lockMigrations() throws(StorageFault) {
        guard dialect == .postgres else { return }
        try runScript(
            """
            SET statement_timeout = 0;
            SET lock_timeout = 0;
            SELECT pg_advisory_lock(\(Sentences.lockNumber));
            """)
    }

    private func unlockMigrations() throws(StorageFault) {
        guard dialect == .postgres else { return }
        try runScript("SELECT pg_advisory_unlock(\(Sentences.lockNumber)); \(dialect.limits)")
    }

    private func asking<Result>(
        _ work: (any Connection) throws(StorageFault) -> Result
    ) throws(MigrationFault) -> Result {
        do {
            return try work(self)
        } catch {
            throw .storage(error)
        }
    }
}

private enum Sentences {
    /// "nadri" in letters; any number would do as long as every node takes the same.
    static let lockNumber = 0x6E61_6472_69

    static let createTable = """
        CREATE TABLE IF NOT EXISTS migrations (
            name text PRIMARY KEY NOT NULL,
            checksum text NOT NULL,
            applied_at text NOT NULL DEFAULT CURRENT_TIMESTAMP
        )
        """
    static let applied = "SELECT name, checksum FROM migrations"
    static let record = "INSERT INTO migrations (name, checksum) VALUES ($1, $2)"
}
