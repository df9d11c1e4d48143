/// Why the database did not do what was asked. The same on both engines.
public enum StorageFault: Error, Equatable, Sendable {
    /// Restarting, locked for too long or out of reach; nothing was written. Answer 503 with Retry-After.
    case unavailable(reason: String)
    /// The connection broke while committing: the write holds, or it does not. Ask before doing it again.
    case uncertain
    /// A promise of the schema would have been broken; nothing was written. See `ConstraintName`.
    case conflict(constraint: String)
    /// The disk, or the room the database may take, is full; nothing was written.
    case full
    /// What is stored can't be read as what it should be.
    case corrupt(String)
    /// Anything else the engine says, with its own code. A mistake of ours until proved otherwise.
    case unknown(code: String, message: String)

    /// Two transactions waited for each other and this one was undone. `Database.write` tries again by itself.
    public static let contended = StorageFault.unavailable(reason: "others are writing the same")
}

extension StorageFault: CustomStringConvertible {
    /// In English, for whoever runs it.
    public var description: String {
        switch self {
        case .unavailable(let reason): "it is out of reach (\(reason))"
        case .uncertain: "the connection broke while it was writing, so that nobody knows whether it did"
        case .conflict(let constraint): "what was to be written breaks its rule \(constraint)"
        case .full: "there is no room left where it keeps its files"
        case .corrupt(let reason): "what it holds can't be read (\(reason))"
        case .unknown(let code, let message): "\(message) (code \(code))"
        }
    }
}

/// What constraints are called in `StorageFault.conflict`.
///
/// Both engines speak of them as PostgreSQL names them when left alone: `stays_origin_origin_key_key` for a unique key,
/// `reviews_pkey` for a primary one, `stays_name_not_null`. Checks carry the name the migration gives them.
public enum ConstraintName {
    /// SQLite does not say which foreign key it was, so PostgreSQL does not either.
    public static let foreignKey = "foreign_key"
    /// A number that does not fit its column.
    public static let numberOutOfRange = "number_out_of_range"
    /// Text with a NUL character, which PostgreSQL can't hold.
    public static let textWithNull = "text_with_null"
    /// A text or a blob longer than the engine takes.
    public static let tooLong = "too_long"

    public static func unique(_ table: String, _ columns: [String]) -> String {
        ([table] + columns + ["key"]).joined(separator: "_")
    }

    public static func primaryKey(_ table: String) -> String {
        table + "_pkey"
    }

    public static func notNull(_ table: String, _ column: String) -> String {
        table + "_" + column + "_not_null"
    }
}
