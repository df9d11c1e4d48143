import Domain

/// The codes with which somebody comes in who has lost everything else. Only digests are kept, 32 bytes each.
public struct RecoveryCodes: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// Uses a code up. Of many who try the same at once exactly one succeeds.
    ///
    /// To set a password with it, use `Accounts.setPassword(_:of:spending:at:)`, which does both or neither.
    /// - Returns: false when the account has no such code (any more).
    public func use(_ digest: [UInt8], of account: Account.ID) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            try RecoveryCodes.use(digest, of: account, connection)
        }
    }

    /// Gives an account new codes; those it had are worth nothing from then on.
    /// - Parameters:
    ///   - session: the one that asks: whoever was signed out a moment ago must not get the codes.
    ///   - now: seconds since 1970.
    /// - Returns: false when there is no such account, or that session is over.
    public func replace(
        with digests: [[UInt8]], of account: Account.ID, askedIn session: Session.ID, at now: Int64
    ) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(account, connection),
                try Sessions.provedAt(session, of: account, at: now, connection) != nil
            else { return false }
            _ = try connection.run(RecoveryCodes.dropSentence, [.number(account.number)])
            try RecoveryCodes.write(digests, of: account, connection)
            return true
        }
    }

    /// How many codes are left.
    public func count(of account: Account.ID) async throws(StorageFault) -> Int {
        try await database.read { connection throws(StorageFault) in
            guard let row = try connection.run(RecoveryCodes.countSentence, [.number(account.number)]).first else {
                return 0
            }
            var next = RowReader(row)
            return try next.number()
        }
    }

    static func use(
        _ digest: [UInt8], of account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) -> Bool {
        try !connection.run(useSentence, [.number(account.number), .blob(digest)]).isEmpty
    }

    static func write(
        _ digests: [[UInt8]], of account: Account.ID, _ connection: any Connection
    ) throws(StorageFault) {
        _ = try connection.run(createSentence, forEach: digests.map { [.number(account.number), .blob($0)] })
    }
}

extension RecoveryCodes {
    static let useSentence = "DELETE FROM recovery_codes WHERE account = $1 AND digest = $2 RETURNING account"
    static let countSentence = "SELECT count(*) FROM recovery_codes WHERE account = $1"
    private static let dropSentence = "DELETE FROM recovery_codes WHERE account = $1"
    private static let createSentence =
        "INSERT INTO recovery_codes (account, digest) VALUES ($1, $2) ON CONFLICT (account, digest) DO NOTHING"
}
