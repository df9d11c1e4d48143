import Storage

/// The tables of a database as the engine itself tells of them.
public struct Schema: Sendable {
    public struct ForeignKey: Hashable, Sendable {
        public let child: String
        public let parent: String
        /// `CASCADE`, `NO ACTION` …
        public let onDelete: String
    }

    public private(set) var keys: Set<ForeignKey> = []
    /// The columns of each table.
    public private(set) var columns: [String: Set<String>] = [:]

    public init(_ database: Database) async throws {
        let answers = try await database.read { connection throws(StorageFault) in
            let dialect = connection.dialect
            return (try connection.run(keysSentence(dialect)), try connection.run(columnsSentence(dialect)))
        }
        for row in answers.0 {
            var next = RowReader(row)
            keys.insert(ForeignKey(child: try next.text(), parent: try next.text(), onDelete: try next.text()))
        }
        for row in answers.1 {
            var next = RowReader(row)
            columns[try next.text(), default: []].insert(try next.text())
        }
    }

    /// The table itself and those that refer to it or to one of those, however far.
    public func owned(by table: String) -> Set<String> {
        var owned: Set = [table]
        while case let more = keys.filter({ owned.contains($0.parent) }).map(\.child), !owned.isSuperset(of: more) {
            owned.formUnion(more)
        }
        return owned
    }
}

private func keysSentence(_ dialect: SQLDialect) -> String {
    switch dialect {
    case .sqlite:
        """
        SELECT tables.name, keys."table", keys.on_delete
        FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'
        """
    case .postgres:
        """
        SELECT child.relname::text, parent.relname::text,
            CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END
        FROM pg_constraint
        JOIN pg_class AS child ON child.oid = conrelid
        JOIN pg_class AS parent ON parent.oid = confrelid
        WHERE contype = 'f'
        """
    }
}

private func columnsSentence(_ dialect: SQLDialect) -> String {
    switch dialect {
    case .sqlite:
        """
        SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
        """
    case .postgres:
        "SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = 'public'"
    }
}
