/// One value that goes into a statement or comes out of a row. Days and instants are integers, rules are in the stores.
public enum SQLValue: Equatable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])

    /// A whole number of any size; one that does not fit 64 bits becomes the nearest that does.
    public static func number(_ number: some BinaryInteger) -> SQLValue {
        .integer(Int64(clamping: number))
    }

    public static func number(_ number: Int?) -> SQLValue {
        number.map { .integer(Int64($0)) } ?? .null
    }

    public static func number(_ number: Int64?) -> SQLValue {
        number.map { .integer($0) } ?? .null
    }

    public static func text(_ text: String?) -> SQLValue {
        text.map { .text($0) } ?? .null
    }

    public static func blob(_ bytes: [UInt8]?) -> SQLValue {
        bytes.map { .blob($0) } ?? .null
    }

    /// Refused before it reaches an engine, so that both refuse the same: SQLite would keep a NUL in a text.
    public func checked() throws(StorageFault) -> SQLValue {
        if case .text(let text) = self, text.utf8.contains(0) {
            throw .conflict(constraint: ConstraintName.textWithNull)
        }
        return self
    }
}
