import CSQLite
import Storage

/// A prepared statement, kept for the next time.
final class SQLiteStatement {
    private let statement: OpaquePointer
    /// For each place SQLite counts, the number behind the `$` there.
    private let numbers: [Int]

    init(_ statement: OpaquePointer) throws(StorageFault) {
        self.statement = statement
        var numbers: [Int] = []
        for place in 0..<sqlite3_bind_parameter_count(statement) {
            // SQLite takes `$2` for a name and counts names as they come.
            guard let name = sqlite3_bind_parameter_name(statement, place + 1),
                let number = Int(String(cString: name).dropFirst()), number >= 1
            else {
                sqlite3_finalize(statement)
                throw .unknown(code: "parameter", message: "parameters are written $1, $2 …")
            }
            numbers.append(number)
        }
        self.numbers = numbers
    }

    deinit {
        sqlite3_finalize(statement)
    }

    /// - Parameter fault: tells what went wrong last on the connection.
    func run(_ values: [SQLValue], _ fault: () -> StorageFault) throws(StorageFault) -> [SQLRow] {
        guard values.count == numbers.max() ?? 0 else {
            throw .unknown(code: "parameter", message: "\(values.count) values for \(numbers.max() ?? 0) parameters")
        }
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (place, number) in numbers.enumerated() {
            let code = bind(try values[number - 1].checked(), at: Int32(place + 1))
            guard code == SQLITE_OK else { throw StorageFault(sqlite: code, message: "a value can't be bound") }
        }
        var rows: [SQLRow] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append(row())
            case SQLITE_DONE: return rows
            default: throw fault()
            }
        }
    }

    private func bind(_ value: SQLValue, at place: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(statement, place)
        case .integer(let number): return sqlite3_bind_int64(statement, place, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    sqlite3_bind_text64(
                        statement, place, characters.baseAddress, UInt64(characters.count),
                        nadri_sqlite_transient(), UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let bytes):
            guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, place, 0) }
            return bytes.withUnsafeBytes { buffer in
                sqlite3_bind_blob64(
                    statement, place, buffer.baseAddress, UInt64(buffer.count), nadri_sqlite_transient())
            }
        }
    }

    private func row() -> SQLRow {
        var values: [SQLValue] = []
        let count = sqlite3_column_count(statement)
        values.reserveCapacity(Int(count))
        for column in 0..<count {
            values.append(value(column))
        }
        return SQLRow(values)
    }

    private func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_TEXT, SQLITE_FLOAT:
            // Our tables are strict and hold no fractions; one that a query makes is read as its text.
            guard let text = sqlite3_column_text(statement, column) else { return .text("") }
            let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            guard let blob = sqlite3_column_blob(statement, column) else { return .blob([UInt8]()) }
            let count = Int(sqlite3_column_bytes(statement, column))
            return .blob([UInt8](UnsafeRawBufferPointer(start: blob, count: count)))
        default: return .null
        }
    }
}
