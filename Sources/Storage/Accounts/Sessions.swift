import Domain

/// What came of a sign-in whose proof was right.
public enum SessionOpening: Equatable, Sendable {
    case opened(Session)
    /// The password was changed after it had been checked.
    case passwordChanged
    case noAccount
}

/// Who is signed in where. A session that is over has no row.
///
/// Whenever one is ended before its time, the outbox names it (`OutboxNoun.session`). So a node may remember which are
/// live: it asks `isLive` once, forgets what the outbox names, and forgets everything when it was torn off. An answer
/// counts only if the outbox has not named the session since before it was asked for.
public struct Sessions: Sendable {
    let database: Database

    /// How long a session lasts after its last renewal: 28 days, in seconds.
    public static let lifetime: Int64 = 28 * 86_400
    /// For so many seconds after a renewal the token it replaced is still answered.
    public static let grace: Int64 = 10

    public init(_ database: Database) {
        self.database = database
    }

    /// Signs somebody in on a device.
    /// - Parameters:
    ///   - label: what the device is called; cut after 80 code points.
    ///   - token: no other session may ever have had the same family.
    ///   - passwordHash: the stored hash that the password fitted; nil when it wasn't a password that proved who they
    ///     are. If it isn't the account's any more there is no session, or one could slip in while a change of the
    ///     password ends all.
    ///   - now: seconds since 1970.
    public func open(
        for account: Account.ID, label: String, token: TokenDigests, provedBy passwordHash: String? = nil,
        at now: Int64,
        lifetime: Int64 = Sessions.lifetime
    ) async throws(StorageFault) -> SessionOpening {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(account, connection) else { return .noAccount }
            if let passwordHash {
                let stored = try connection.run(Accounts.passwordSentence, [.number(account.number)])
                guard stored == [SQLRow([.text(passwordHash)])] else { return .passwordChanged }
            }
            let values: [SQLValue] = [
                .number(account.number), .label(label), .number(now), .number(Sessions.end(of: lifetime, from: now)),
                .blob(token.family), .blob(token.secret),
            ]
            guard let row = try connection.run(Sessions.openSentence, values).first else {
                throw .corrupt("a new session gave no row")
            }
            return .opened(try Session(row))
        }
    }

    /// Whether somebody is still signed in there: one look by the primary key.
    public func isLive(_ id: Session.ID, at now: Int64) async throws(StorageFault) -> Bool {
        try await database.read { connection throws(StorageFault) in
            try !connection.run(Sessions.liveSentence, [.number(id.number), .number(now)]).isEmpty
        }
    }

    /// The sessions of an account that can still be renewed, the one used last first.
    public func list(of account: Account.ID, at now: Int64) async throws(StorageFault) -> [Session] {
        try await database.read { connection throws(StorageFault) in
            var sessions: [Session] = []
            for row in try connection.run(Sessions.listSentence, [.number(account.number), .number(now)]) {
                sessions.append(try Session(row))
            }
            return sessions
        }
    }

    /// When somebody last showed on that device who they are, in seconds since 1970; nil when they are signed in there no
    /// more.
    public func provedAt(
        _ id: Session.ID, of account: Account.ID, at now: Int64
    ) async throws(StorageFault) -> Int64? {
        try await database.read { connection throws(StorageFault) in
            try Sessions.provedAt(id, of: account, at: now, connection)
        }
    }

    /// Notes that somebody has shown once more who they are.
    /// - Parameter passwordHash: as for `open`.
    /// - Returns: false when they are signed in there no more, or the password is another by now; nothing was noted then.
    public func prove(
        _ id: Session.ID, of account: Account.ID, provedBy passwordHash: String? = nil, at now: Int64
    ) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(account, connection, provedBy: passwordHash) else { return false }
            let values: [SQLValue] = [.number(account.number), .number(id.number), .number(now)]
            return try !connection.run(Sessions.proveSentence, values).isEmpty
        }
    }

    /// Signs out one device of an account. A renewal that runs at the same time does not bring it back.
    /// - Returns: false when the account has no such session.
    @discardableResult
    public func end(_ id: Session.ID, of account: Account.ID) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            let values: [SQLValue] = [.number(account.number), .number(id.number)]
            return try !Sessions.drop(Sessions.endSentence, values, connection).isEmpty
        }
    }

    /// Signs out all devices of an account, or all but one.
    /// - Returns: which were ended.
    @discardableResult
    public func endAll(of account: Account.ID, except kept: Session.ID? = nil) async throws(StorageFault) -> [Session
        .ID]
    {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(account, connection) else { return [] }
            return try Sessions.endAll(of: account, except: kept, connection)
        }
    }

    /// Drops sessions that have expired, the oldest first. No node needs to hear of it: their time was known.
    /// - Parameter limit: at most so many at once, 1 … 10,000, so that the write lock is not held for long.
    /// - Returns: how many were dropped.
    @discardableResult
    public func prune(at now: Int64, limit: Int = 1000) async throws(StorageFault) -> Int {
        let values: [SQLValue] = [.number(now), .number(min(max(limit, 1), 10_000))]
        return try await database.write { connection throws(StorageFault) in
            try connection.run(Sessions.pruneSentence, values).count
        }
    }
}

extension Sessions {
    /// The account must be locked, or a session could be opened beside it.
    @discardableResult
    static func endAll(
        of account: Account.ID, except kept: Session.ID?, _ connection: any Connection
    ) throws(StorageFault) -> [Session.ID] {
        // No session has the number 0.
        try drop(endAllSentence, [.number(account.number), .number(kept?.number ?? 0)], connection)
    }

    /// Deletes sessions and notes which, for all nodes.
    static func drop(
        _ sentence: String, _ values: [SQLValue], _ connection: any Connection
    ) throws(StorageFault) -> [Session.ID] {
        var numbers: [Int64] = []
        for row in try connection.run(sentence, values) {
            var next = RowReader(row)
            numbers.append(try next.number())
        }
        try Outbox.append(.session, numbers, to: connection)
        return numbers.map { Session.ID($0) }
    }

    static func provedAt(
        _ id: Session.ID, of account: Account.ID, at now: Int64, _ connection: any Connection
    ) throws(StorageFault) -> Int64? {
        let values: [SQLValue] = [.number(account.number), .number(id.number), .number(now)]
        guard let row = try connection.run(provedSentence, values).first else { return nil }
        var next = RowReader(row)
        return try next.number()
    }

    /// Whether somebody is still signed in there and has shown a moment ago who they are. Asked within a write, with the account
    /// locked: whoever was signed out meanwhile, or waited too long, gets nothing done.
    /// - Parameters:
    ///   - id: nil where nobody's proof is asked for.
    ///   - way: so many seconds ago they may have begun with it, which is when the proof had to be fresh.
    static func isProofFresh(
        in id: Session.ID?, of account: Account.ID, at now: Int64, way: Int64 = 0, _ connection: any Connection
    ) throws(StorageFault) -> Bool {
        guard let id else { return true }
        guard let proved = try provedAt(id, of: account, at: now, connection) else { return false }
        return FreshProof.holds(provedAt: proved, now: now - way)
    }

    static func end(of lifetime: Int64, from now: Int64) -> Int64 {
        now.addingReportingOverflow(lifetime).overflow ? .max : now + lifetime
    }
}

extension Sessions {
    private static let openSentence = """
        INSERT INTO sessions
            (account, label, created_at, last_used_at, proved_at, expires_at, family_digest, token_digest)
        VALUES ($1, $2, $3, $3, $3, $4, $5, $6) RETURNING \(Session.columns)
        """

    static let liveSentence = "SELECT 1 FROM sessions WHERE id = $1 AND expires_at > $2"

    static let listSentence = """
        SELECT \(Session.columns) FROM sessions WHERE account = $1 AND expires_at > $2
        ORDER BY last_used_at DESC, id DESC
        """

    static let provedSentence =
        "SELECT proved_at FROM sessions WHERE account = $1 AND id = $2 AND expires_at > $3"
    static let proveSentence = """
        UPDATE sessions SET proved_at = $3 WHERE account = $1 AND id = $2 AND expires_at > $3 RETURNING id
        """

    static let endSentence = "DELETE FROM sessions WHERE account = $1 AND id = $2 RETURNING id"
    static let endAllSentence = "DELETE FROM sessions WHERE account = $1 AND id <> $2 RETURNING id"

    static let pruneSentence = """
        DELETE FROM sessions WHERE id IN (
            SELECT id FROM sessions WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2
        ) AND expires_at <= $1 RETURNING id
        """
}
