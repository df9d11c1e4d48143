/// The few places where the SQL of the two engines differs.
public enum SQLDialect: String, CaseIterable, Sendable {
    case sqlite, postgres

    var beginWrite: String {
        switch self {
        // Takes the write lock at once: a transaction that first reads could otherwise fail half way.
        case .sqlite: "BEGIN IMMEDIATE"
        case .postgres: "BEGIN"
        }
    }

    var beginSnapshot: String {
        switch self {
        case .sqlite: "BEGIN"
        case .postgres: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        }
    }

    /// How long a statement may run, wait for a lock, or leave a transaction open, on a new connection; and that nobody is
    /// answered before the disk has it, even where the server was set up to be faster than that.
    ///
    /// SQLite's wait for its one lock is set when the file is opened.
    public var limits: String {
        switch self {
        case .sqlite: ""
        case .postgres:
            """
            SET statement_timeout = 10000;
            SET lock_timeout = 5000;
            SET idle_in_transaction_session_timeout = 15000;
            SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
            """
        }
    }

    /// A table made of one parameter that holds a JSON array: columns `key` (the place in the array) and `value`.
    func list(_ parameter: String, as name: String) -> String {
        switch self {
        case .sqlite: "json_each(\(parameter)) AS \(name)"
        case .postgres: "json_array_elements_text(\(parameter)::json) WITH ORDINALITY AS \(name)(value, key)"
        }
    }

    /// The next id of a table whose ids the database gives.
    func nextID(of table: String) -> String {
        switch self {
        case .sqlite: "NULL"
        case .postgres: "nextval('\(table)_id_seq')"
        }
    }

    /// At the end of a SELECT in a transaction that writes: no other such transaction gets past these rows until it
    /// ends.
    ///
    /// SQLite has one writer at a time anyway.
    var rowLock: String {
        switch self {
        case .sqlite: ""
        // Rows that only refer to these may still be written.
        case .postgres: "FOR NO KEY UPDATE"
        }
    }

    /// Outbox rows by writers below this number have all been committed or never will be.
    ///
    /// PostgreSQL: the oldest transaction still running. SQLite has one writer at a time, all its rows carry writer 0.
    var settledWriters: String {
        switch self {
        case .sqlite: "1"
        case .postgres: "pg_snapshot_xmin(pg_current_snapshot())::text::bigint"
        }
    }
}
