import Domain

/// The people who have signed up. How they come in stands in `ProviderLinks`, `Passkeys`, `RecoveryCodes`; on which
/// devices they are, in `Sessions`.
///
/// Handles are compared byte by byte, as the database stores them: bring them into their one form before asking.
public struct Accounts: Sendable {
    let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func account(_ id: Account.ID) async throws(StorageFault) -> Account? {
        try await one(Accounts.oneSentence, .number(id.number))
    }

    public func account(handle: String) async throws(StorageFault) -> Account? {
        try await one(Accounts.byHandleSentence, .text(handle))
    }

    /// Whether a handle could not be chosen now. Only `create` decides.
    public func isTaken(_ handle: String) async throws(StorageFault) -> Bool {
        try await database.read { connection throws(StorageFault) in
            try !connection.run(Accounts.takenSentence, [.text(handle)]).isEmpty
        }
    }

    /// Deletes an account and everything that is the person's: a moment later nobody is signed in with it any more.
    ///
    /// Bookings stay with their stays, without the name; those still to come are cancelled, and their nights free again.
    /// The picture lies outside the database and is let go: the caller takes it out of the store.
    /// - Parameters:
    ///   - session: the one that asks, whose proof must be fresh; nil where none is asked for.
    ///   - clock: tells which bookings are still to come.
    /// - Returns: the account as it was; nil when there was none, or the proof is over: nothing was changed then.
    @discardableResult
    public func delete(
        _ id: Account.ID, askedIn session: Session.ID? = nil, clock: BookingClock
    ) async throws(StorageFault) -> Account? {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(id, connection),
                try Sessions.isProofFresh(in: session, of: id, at: clock.now(), connection)
            else { return nil }
            try Bookings.cancelComing(of: id, clock, connection)
            // The other tables go with the account. Sessions go first, so that every node hears which.
            try Sessions.endAll(of: id, except: nil, connection)
            guard let row = try connection.run(Accounts.deleteSentence, [.number(id.number)]).first else { return nil }
            try Outbox.append(.account, [id.number], to: connection)
            let account = try Account(row)
            try Uploads.release(account.pictureKey, connection)
            return account
        }
    }

    private func one(_ sentence: String, _ value: SQLValue) async throws(StorageFault) -> Account? {
        try await database.read { connection throws(StorageFault) in
            guard let row = try connection.run(sentence, [value]).first else { return nil }
            return try Account(row)
        }
    }
}

extension Accounts {
    /// Lets no other change of what belongs to the account happen until the transaction ends.
    /// - Returns: false when there is no such account.
    static func lock(_ id: Account.ID, _ connection: any Connection) throws(StorageFault) -> Bool {
        try !connection.run(lockSentence(connection.dialect), [.number(id.number)]).isEmpty
    }

    /// The same, if the stored hash of the password still is the one that somebody has proved to know.
    static func lock(
        _ id: Account.ID, _ connection: any Connection, provedBy hash: String?
    ) throws(StorageFault) -> Bool {
        guard try lock(id, connection) else { return false }
        guard let hash else { return true }
        return try connection.run(passwordSentence, [.number(id.number)]) == [SQLRow([.text(hash)])]
    }

    static let oneSentence = "SELECT \(Account.columns) FROM accounts WHERE id = $1"
    static let byHandleSentence = "SELECT \(Account.columns) FROM accounts WHERE handle = $1"
    static let takenSentence = "SELECT 1 FROM accounts WHERE handle = $1"
    static let deleteSentence = "DELETE FROM accounts WHERE id = $1 RETURNING \(Account.columns)"

    static func lockSentence(_ dialect: SQLDialect) -> String {
        "SELECT 1 FROM accounts WHERE id = $1 \(dialect.rowLock)"
    }
}

extension Account {
    static let columns = """
        id, handle, name, introduction, phone, birth_date, language, theme, picture_key, avatar_seed, created_at
        """

    init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        self.init(
            id: ID(try next.number()), handle: try next.text(), name: try next.text(), introduction: try next.text(),
            phone: try next.text(), birthDate: try next.day(), language: try next.optionalLanguage(),
            theme: try next.optionalText(), pictureKey: try next.optionalText(), avatarSeed: try next.number(),
            createdAt: try next.number())
    }
}

extension RowReader {
    fileprivate mutating func optionalLanguage() throws(StorageFault) -> Language? {
        guard let tag = try optionalText() else { return nil }
        guard let language = Language(rawValue: tag) else { throw unexpected("a language") }
        return language
    }
}
