import CSQLite
import Storage

extension StorageFault {
    /// - Parameter code: SQLite's extended result code.
    init(sqlite code: Int32, message: String) {
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .unavailable(reason: "the database is locked")
        case SQLITE_IOERR, SQLITE_CANTOPEN: self = .unavailable(reason: "the disk does not answer: \(message)")
        case SQLITE_NOMEM: self = .unavailable(reason: "no memory for SQLite")
        case SQLITE_FULL: self = .full
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(message)
        case SQLITE_TOOBIG: self = .conflict(constraint: ConstraintName.tooLong)
        case SQLITE_CONSTRAINT: self = .conflict(constraint: StorageFault.constraint(code, message))
        default: self = .unknown(code: String(code), message: message)
        }
    }

    /// The constraint as PostgreSQL would name it, from a message like `UNIQUE constraint failed: stays.origin, stays.key`.
    private static func constraint(_ code: Int32, _ message: String) -> String {
        let subject = message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? message
        if code == nadri_sqlite_foreign_key { return ConstraintName.foreignKey }
        let columns = subject.split(separator: ", ").map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
        guard let table = columns.first?.first, columns.allSatisfy({ $0.count == 2 }) else { return subject }
        let names = columns.map { $0[1] }
        switch code {
        case nadri_sqlite_primary_key, nadri_sqlite_row_id: return ConstraintName.primaryKey(table)
        case nadri_sqlite_unique: return ConstraintName.unique(table, names)
        case nadri_sqlite_not_null: return ConstraintName.notNull(table, names[0])
        default: return subject
        }
    }
}
