/// One row of an answer, its values in the order of the SELECT list.
public struct SQLRow: Equatable, Sendable {
    public var values: [SQLValue]

    public init(_ values: [SQLValue]) {
        self.values = values
    }
}

/// Takes the values of a row one after the other.
///
///     var next = RowReader(row)
///     let id = Stay.ID(try next.number())
///     let name = try next.text()
///
/// Whatever is not of the kind asked for is `StorageFault.corrupt`.
public struct RowReader {
    private let values: [SQLValue]
    private var index = 0

    public init(_ row: SQLRow) {
        values = row.values
    }

    /// An integer that fits the type asked for.
    public mutating func number<Number: FixedWidthInteger>(
        as type: Number.Type = Number.self
    ) throws(StorageFault) -> Number {
        guard let number = try optionalNumber(as: type) else { throw unexpected("a number") }
        return number
    }

    public mutating func optionalNumber<Number: FixedWidthInteger>(
        as type: Number.Type = Number.self
    ) throws(StorageFault) -> Number? {
        switch try value() {
        case .null: return nil
        case .integer(let stored):
            guard let number = Number(exactly: stored) else { throw unexpected("a smaller number") }
            return number
        default: throw unexpected("a number")
        }
    }

    public mutating func text() throws(StorageFault) -> String {
        guard let text = try optionalText() else { throw unexpected("text") }
        return text
    }

    public mutating func optionalText() throws(StorageFault) -> String? {
        switch try value() {
        case .null: return nil
        case .text(let text): return text
        default: throw unexpected("text")
        }
    }

    public mutating func bytes() throws(StorageFault) -> [UInt8] {
        guard let bytes = try optionalBytes() else { throw unexpected("bytes") }
        return bytes
    }

    public mutating func optionalBytes() throws(StorageFault) -> [UInt8]? {
        switch try value() {
        case .null: return nil
        case .blob(let bytes): return bytes
        default: throw unexpected("bytes")
        }
    }

    /// Reads a text and makes of it what it stands for, such as a currency or a kind of stay.
    public mutating func named<Named>(_ make: (String) -> Named?) throws(StorageFault) -> Named {
        let text = try text()
        guard let named = make(text) else { throw unexpected("a known name instead of \(text)") }
        return named
    }

    /// Passes over one value.
    public mutating func skip() {
        index += 1
    }

    /// The fault to throw when the value read last makes no sense.
    public func unexpected(_ wanted: String) -> StorageFault {
        .corrupt("column \(index) should hold \(wanted)")
    }

    private mutating func value() throws(StorageFault) -> SQLValue {
        guard index < values.count else { throw .corrupt("a row has only \(values.count) columns") }
        index += 1
        return values[index - 1]
    }
}
