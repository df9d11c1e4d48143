import CSQLite
import Storage

/// One connection to a SQLite file.
final class SQLiteConnection: Connection {
    enum Role {
        case writer, reader, memory
    }

    let dialect = SQLDialect.sqlite
    private(set) var isBroken = false

    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    init(file: String, role: Role, longestWait: Duration) throws(StorageFault) {
        var opened: OpaquePointer?
        // Its queue uses the connection from one thread at a time, so SQLite needs no lock of its own.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(file, &opened, flags, nil)
        guard let opened else { throw .unavailable(reason: "no memory for SQLite") }
        handle = opened
        guard code == SQLITE_OK else { throw .unavailable(reason: "\(file) can't be opened") }
        let milliseconds =
            longestWait.components.seconds * 1000
            + longestWait.components.attoseconds / 1_000_000_000_000_000
        sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
        try prepare(as: role)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    private func prepare(as role: Role) throws(StorageFault) {
        if role != .memory {
            let mode = try run("PRAGMA journal_mode = WAL")
            guard mode == [SQLRow([.text("wal")])] else {
                throw .unknown(code: "journal", message: "the file system does not allow write-ahead logging")
            }
        }
        try run("PRAGMA synchronous = FULL")
        try run("PRAGMA foreign_keys = ON")
        try run("PRAGMA trusted_schema = OFF")
        try run("PRAGMA temp_store = MEMORY")
        // What one very large import left behind is given back to the disk.
        try run("PRAGMA journal_size_limit = 67108864")
        if role == .reader { try run("PRAGMA query_only = ON") }
        // In KiB: what bookings read and write of a few thousand houses stays at hand, so that many in one commit don't fetch the
        // same pages from the system again and again.
        if role == .writer { try run("PRAGMA cache_size = -16384") }
    }

    func run(_ sql: String, _ values: [SQLValue]) throws(StorageFault) -> [SQLRow] {
        try statement(sql).run(values, fault)
    }

    func run(_ sql: String, forEach rows: [[SQLValue]]) throws(StorageFault) -> [SQLRow] {
        let statement = try statement(sql)
        var answers: [SQLRow] = []
        for values in rows {
            answers += try statement.run(values, fault)
        }
        return answers
    }

    func runScript(_ sql: String) throws(StorageFault) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw fault() }
    }

    private func statement(_ sql: String) throws(StorageFault) -> SQLiteStatement {
        if let known = statements[sql] { return known }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK else { throw fault() }
        guard let prepared else { throw .unknown(code: "empty", message: "a statement without content") }
        let statement = try SQLiteStatement(prepared)
        statements[sql] = statement
        return statement
    }

    /// What went wrong last on this connection.
    private func fault() -> StorageFault {
        let code = sqlite3_extended_errcode(handle)
        let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
        switch code & 0xFF {
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_CORRUPT, SQLITE_NOTADB: isBroken = true
        default: break
        }
        return StorageFault(sqlite: code, message: message)
    }
}
