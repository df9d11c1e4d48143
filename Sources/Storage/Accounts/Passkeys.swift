import Domain

/// What came of adding a passkey.
public enum PasskeyAddition: Equatable, Sendable {
    case added(Passkey.ID)
    /// The credential is known, with this account or another. Nothing was changed.
    case known
    /// The account has `Passkeys.most` already. Nothing was changed.
    case tooMany
    /// They are signed in there no more, or showed too long ago who they are. Nothing was changed.
    case proofOver
    case noAccount
}

/// What came of a signature's counter (Web Authentication Level 2, section 7.2, step 21).
public enum SignCounting: Equatable, Sendable {
    case counted
    /// It has not grown: somebody may hold a copy of the key. Nothing was changed; the sign-in is to be refused.
    case notGrown
    /// The passkey was removed.
    case unknown
}

/// The passkeys of all accounts.
public struct Passkeys: Sendable {
    /// An account may have so many: a person has a few devices.
    public static let most = 20

    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// - Parameters:
    ///   - passkey: its id is not looked at.
    ///   - session: the one that asks, whose proof must be fresh; nil where none is asked for.
    ///   - way: so many seconds ago they may have begun, which is when it had to be.
    public func add(
        _ passkey: Passkey, askedIn session: Session.ID? = nil, way: Int64 = 0
    ) async throws(StorageFault) -> PasskeyAddition {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(passkey.account, connection) else { return .noAccount }
            guard
                try Sessions.isProofFresh(in: session, of: passkey.account, at: passkey.createdAt, way: way, connection)
            else { return .proofOver }
            guard try Passkeys.count(of: passkey.account, connection) < Passkeys.most else { return .tooMany }
            guard let row = try connection.run(Passkeys.addSentence, passkey.values).first else { return .known }
            var next = RowReader(row)
            return .added(Passkey.ID(try next.number()))
        }
    }

    private static func count(of account: Account.ID, _ connection: any Connection) throws(StorageFault) -> Int {
        guard let row = try connection.run(countSentence, [.number(account.number)]).first else { return 0 }
        var next = RowReader(row)
        return try next.number()
    }

    /// The passkey to which a credential id belongs.
    public func passkey(credential: [UInt8]) async throws(StorageFault) -> Passkey? {
        try await database.read { connection throws(StorageFault) in
            guard let row = try connection.run(Passkeys.findSentence, [.blob(credential)]).first else { return nil }
            return try Passkey(row)
        }
    }

    /// Notes a sign-in whose signature was right. The counter must have grown, unless it was and is 0.
    ///
    /// Two signatures with the same count can't both pass, however close together they come.
    /// - Parameter now: seconds since 1970.
    public func recordUse(
        of id: Passkey.ID, signCount: UInt32, at now: Int64
    ) async throws(StorageFault) -> SignCounting {
        let values: [SQLValue] = [.number(id.number), .number(signCount), .number(now)]
        return try await database.write { connection throws(StorageFault) in
            guard try connection.run(Passkeys.useSentence, values).isEmpty else { return .counted }
            return try connection.run(Passkeys.existsSentence, [.number(id.number)]).isEmpty ? .unknown : .notGrown
        }
    }

    /// The oldest first.
    public func list(of account: Account.ID) async throws(StorageFault) -> [Passkey] {
        try await database.read { connection throws(StorageFault) in
            var passkeys: [Passkey] = []
            for row in try connection.run(Passkeys.listSentence, [.number(account.number)]) {
                passkeys.append(try Passkey(row))
            }
            return passkeys
        }
    }

    /// Takes a passkey from its account, unless nothing else would be left to sign in with.
    /// - Parameter offered: the issuers of the providers with which one can sign in now.
    public func remove(
        _ id: Passkey.ID, of account: Account.ID, offered: Set<String>
    ) async throws(StorageFault) -> Removal {
        try await database.write { connection throws(StorageFault) in
            try WaysIn.remove(
                "passkeys WHERE account = $1 AND id = $2", [.number(id.number)], of: account, opens: true,
                offered: offered,
                connection)
        }
    }
}

extension Passkeys {
    private static let addSentence = """
        INSERT INTO passkeys (account, credential, public_key, sign_count, label, created_at, last_used_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential) DO NOTHING RETURNING id
        """

    static let countSentence = "SELECT count(*) FROM passkeys WHERE account = $1"

    static let findSentence = "SELECT \(Passkey.columns) FROM passkeys WHERE credential = $1"

    static let useSentence = """
        UPDATE passkeys SET sign_count = $2, last_used_at = $3
        WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING id
        """

    private static let existsSentence = "SELECT 1 FROM passkeys WHERE id = $1"

    static let listSentence = "SELECT \(Passkey.columns) FROM passkeys WHERE account = $1 ORDER BY id"
}
