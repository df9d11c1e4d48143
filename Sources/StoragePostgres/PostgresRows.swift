import CPostgres
import Storage

/// Reads results in PostgreSQL's binary format.
enum PostgresRows {
    /// - Throws: the fault the result stands for, if it is one.
    static func read(_ result: OpaquePointer) throws(StorageFault) -> [SQLRow] {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: return []
        case PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE: break
        case PGRES_PIPELINE_ABORTED: throw .unknown(code: "pipeline", message: "an earlier statement failed")
        default: throw StorageFault(result)
        }
        let columns = PQnfields(result)
        let kinds = (0..<columns).map { (type: PQftype(result, $0), isBinary: PQfformat(result, $0) == 1) }
        var rows: [SQLRow] = []
        rows.reserveCapacity(Int(PQntuples(result)))
        for row in 0..<PQntuples(result) {
            var values: [SQLValue] = []
            values.reserveCapacity(Int(columns))
            for column in 0..<columns {
                let bytes = PostgresRows.bytes(result, row, column)
                let kind = kinds[Int(column)]
                values.append(try value(bytes, type: kind.type, isBinary: kind.isBinary))
            }
            rows.append(SQLRow(values))
        }
        return rows
    }

    private static func bytes(_ result: OpaquePointer, _ row: Int32, _ column: Int32) -> UnsafeRawBufferPointer? {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
    }

    private static func value(
        _ bytes: UnsafeRawBufferPointer?, type: Oid, isBinary: Bool
    ) throws(StorageFault) -> SQLValue {
        guard let bytes else { return .null }
        // Scripts answer in text. Nobody reads those answers as numbers.
        guard isBinary else { return .text(String(decoding: bytes, as: UTF8.self)) }
        switch type {
        case TypeNumber.int2, TypeNumber.int4, TypeNumber.int8, TypeNumber.bool: return .integer(integer(bytes))
        case TypeNumber.text, TypeNumber.varchar, TypeNumber.name: return .text(String(decoding: bytes, as: UTF8.self))
        case TypeNumber.bytea: return .blob([UInt8](bytes))
        case TypeNumber.void: return .null
        default: throw .unknown(code: "type", message: "a column of PostgreSQL type \(type); cast it to bigint or text")
        }
    }

    /// Big-endian, of 1 to 8 bytes, signed.
    private static func integer(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        var number: Int64 = (bytes.first ?? 0) >= 0x80 && bytes.count > 1 ? -1 : 0
        for byte in bytes { number = number << 8 | Int64(byte) }
        return number
    }

    /// From PostgreSQL's `pg_type.dat`; these never change.
    private enum TypeNumber {
        static let bool: Oid = 16
        static let bytea: Oid = 17
        static let name: Oid = 19
        static let int8: Oid = 20
        static let int2: Oid = 21
        static let int4: Oid = 23
        static let text: Oid = 25
        static let varchar: Oid = 1043
        static let void: Oid = 2278
    }
}
