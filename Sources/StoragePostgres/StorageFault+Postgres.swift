import CPostgres
import Storage

extension StorageFault {
    /// What a failed result says, by its SQLSTATE (PostgreSQL documentation, appendix A).
    init(_ result: OpaquePointer) {
        func field(_ code: Character) -> String {
            guard let value = code.asciiValue else { return "" }
            return PQresultErrorField(result, Int32(value)).map { String(cString: $0) } ?? ""
        }
        let state = field("C")
        let message = field("M")
        switch state {
        case "23505", "23514", "23P01": self = .conflict(constraint: field("n"))
        case "23503": self = .conflict(constraint: ConstraintName.foreignKey)
        case "23502": self = .conflict(constraint: ConstraintName.notNull(field("t"), field("c")))
        case "22003": self = .conflict(constraint: ConstraintName.numberOutOfRange)
        case "22021": self = .conflict(constraint: ConstraintName.textWithNull)
        case "22001", "54000": self = .conflict(constraint: ConstraintName.tooLong)
        case "53100": self = .full
        case "40001", "40P01": self = .contended
        case "55P03": self = .unavailable(reason: "another transaction holds the lock")
        case "57014": self = .unavailable(reason: "the statement took too long")
        case "25006", "25P03", "53200", "53300", "53400": self = .unavailable(reason: message)
        case "XX001", "XX002": self = .corrupt(message)
        case _ where state.hasPrefix("08") || state.hasPrefix("57P"): self = .unavailable(reason: message)
        // Without a state it is libpq itself that speaks: the connection is gone.
        case "": self = .unavailable(reason: "the connection to the database server is lost")
        default: self = .unknown(code: state, message: message)
        }
    }
}
