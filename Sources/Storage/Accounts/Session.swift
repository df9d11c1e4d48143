import Domain

/// Somebody being signed in on one device.
public struct Session: Equatable, Sendable {
    /// Given by the database, from 1 on, and never given again.
    public struct ID: Hashable, Comparable, Sendable {
        public let number: Int64

        public init(_ number: Int64) {
            self.number = number
        }

        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    public var id: ID
    public var account: Account.ID
    /// What the device is called, at most 80 code points.
    public var label: String
    /// Seconds since 1970.
    public var createdAt: Int64
    public var lastUsedAt: Int64
    /// From this second on it can't be renewed any more.
    public var expiresAt: Int64

    public init(
        id: ID, account: Account.ID, label: String, createdAt: Int64, lastUsedAt: Int64, expiresAt: Int64
    ) {
        self.id = id
        self.account = account
        self.label = label
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.expiresAt = expiresAt
    }
}

extension Session {
    static let columns = "id, account, label, created_at, last_used_at, expires_at"

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        try self.init(&next)
    }

    init(_ next: inout RowReader) throws(StorageFault) {
        self.init(
            id: ID(try next.number()), account: Account.ID(try next.number()), label: try next.text(),
            createdAt: try next.number(), lastUsedAt: try next.number(), expiresAt: try next.number())
    }
}

/// What is kept of a renewal token. The token has two halves of random bytes: one stays the same as long as the session
/// lasts and finds it, the other is new with each renewal. So any token of a family that was ever given out is known
/// for one, although only the digests of two are kept.
public struct TokenDigests: Hashable, Sendable {
    /// Of the half that stays, 32 bytes.
    public var family: [UInt8]
    /// Of the half that changes, 32 bytes.
    public var secret: [UInt8]

    public init(family: [UInt8], secret: [UInt8]) {
        self.family = family
        self.secret = secret
    }
}
