import Domain

/// A key pair whose private half lies in somebody's phone or security key (WebAuthn).
public struct Passkey: Equatable, Sendable {
    /// Given by the database, from 1 on; for addresses, as the credential is long.
    public struct ID: Hashable, Comparable, Sendable {
        public let number: Int64

        public init(_ number: Int64) {
            self.number = number
        }

        public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
    }

    public var id: ID
    public var account: Account.ID
    /// The credential id that the authenticator chose, 1 … 1023 bytes. No two passkeys have the same.
    public var credential: [UInt8]
    /// A COSE key, 1 … 2048 bytes.
    public var publicKey: [UInt8]
    /// How often it has signed, as it says itself; stays 0 where it doesn't count.
    public var signCount: UInt32
    /// What its owner calls it, at most 80 code points; what is longer is cut.
    public var label: String
    /// Seconds since 1970.
    public var createdAt: Int64
    public var lastUsedAt: Int64

    public init(
        id: ID = ID(0), account: Account.ID, credential: [UInt8], publicKey: [UInt8], signCount: UInt32, label: String,
        createdAt: Int64, lastUsedAt: Int64
    ) {
        self.id = id
        self.account = account
        self.credential = credential
        self.publicKey = publicKey
        self.signCount = signCount
        self.label = label
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}

extension Passkey {
    static let columns = "id, account, credential, public_key, sign_count, label, created_at, last_used_at"

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        self.init(
            id: ID(try next.number()), account: Account.ID(try next.number()), credential: try next.bytes(),
            publicKey: try next.bytes(), signCount: try next.number(), label: try next.text(),
            createdAt: try next.number(), lastUsedAt: try next.number())
    }

    /// All but the id.
    var values: [SQLValue] {
        [
            .number(account.number), .blob(credential), .blob(publicKey), .number(signCount), .label(label),
            .number(createdAt), .number(lastUsedAt),
        ]
    }
}

extension SQLValue {
    /// What a device or a passkey is called, cut to the length that its column takes.
    static func label(_ text: String) -> SQLValue {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.prefix(80))
        return .text(String(scalars))
    }
}
