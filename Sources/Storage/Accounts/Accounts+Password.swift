import Domain

extension Accounts {
    /// Whose password a sign-in has to fit; nil when nobody has that handle.
    public func credentials(handle: String) async throws(StorageFault) -> Credentials? {
        try await database.read { connection throws(StorageFault) in
            guard let row = try connection.run(Accounts.credentialsSentence, [.text(handle)]).first else { return nil }
            var next = RowReader(row)
            return Credentials(account: Account.ID(try next.number()), passwordHash: try next.optionalText())
        }
    }

    /// nil when the account has no password, or there is no such account.
    public func passwordHash(of id: Account.ID) async throws(StorageFault) -> String? {
        try await database.read { connection throws(StorageFault) in
            try Accounts.passwordHash(of: id, connection)
        }
    }

    /// Sets or changes the password and ends every other session, in one step.
    /// - Parameters:
    ///   - hash: with its parameters and salt, 1 … 255 characters.
    ///   - old: the stored hash that the password of now fitted, nil where there is none: who was the owner a moment
    ///     ago and isn't any more must not take the account back, and of two first passwords the second is none.
    ///   - kept: the session that asks; nil ends all. It must go on, and its proof be fresh.
    ///   - now: seconds since 1970.
    /// - Returns: false when there is no such account, its password is another than `old` by now, or the proof is over.
    public func setPassword(
        _ hash: String, of id: Account.ID, provedBy old: String?, endingSessionsExcept kept: Session.ID?,
        at now: Int64
    ) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(id, connection), try Accounts.passwordHash(of: id, connection) == old,
                try Sessions.isProofFresh(in: kept, of: id, at: now, connection)
            else { return false }
            try Accounts.writePassword(hash, of: id, at: now, connection)
            try Sessions.endAll(of: id, except: kept, connection)
            return true
        }
    }

    /// Sets the password by the operator's hand, whatever it was, and ends all sessions.
    /// - Returns: false when there is no such account.
    public func resetPassword(_ hash: String, of id: Account.ID, at now: Int64) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(id, connection) else { return false }
            try Accounts.writePassword(hash, of: id, at: now, connection)
            try Sessions.endAll(of: id, except: nil, connection)
            return true
        }
    }

    /// Sets a forgotten password in exchange for a recovery code and ends all sessions: the code is used if and only if
    /// the password was changed.
    /// - Returns: false when the account has no such code (any more).
    public func setPassword(
        _ hash: String, of id: Account.ID, spending code: [UInt8], at now: Int64
    ) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(id, connection), try RecoveryCodes.use(code, of: id, connection) else {
                return false
            }
            try Accounts.writePassword(hash, of: id, at: now, connection)
            try Sessions.endAll(of: id, except: nil, connection)
            return true
        }
    }

    /// Writes the same password hashed anew, after the parameters of the hash were raised. Sessions go on.
    /// - Returns: false when the password is not the one any more that was seen as `old`; nothing was written then.
    public func rehashPassword(
        of id: Account.ID, from old: String, to new: String
    ) async throws(StorageFault) -> Bool {
        let values: [SQLValue] = [.number(id.number), .text(old), .text(new)]
        return try await database.write { connection throws(StorageFault) in
            try !connection.run(Accounts.rehashSentence, values).isEmpty
        }
    }

    private static func passwordHash(
        of id: Account.ID, _ connection: any Connection
    ) throws(StorageFault) -> String? {
        guard let row = try connection.run(passwordSentence, [.number(id.number)]).first else { return nil }
        var next = RowReader(row)
        return try next.text()
    }

    static func writePassword(
        _ hash: String, of id: Account.ID, at now: Int64, _ connection: any Connection
    ) throws(StorageFault) {
        _ = try connection.run(setPasswordSentence, [.number(id.number), .text(hash), .number(now)])
    }
}

extension Accounts {
    static let credentialsSentence = """
        SELECT accounts.id, passwords.hash FROM accounts LEFT JOIN passwords ON passwords.account = accounts.id
        WHERE accounts.handle = $1
        """

    static let passwordSentence = "SELECT hash FROM passwords WHERE account = $1"

    private static let setPasswordSentence = """
        INSERT INTO passwords (account, hash, changed_at) VALUES ($1, $2, $3)
        ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, changed_at = excluded.changed_at
        """

    private static let rehashSentence =
        "UPDATE passwords SET hash = $3 WHERE account = $1 AND hash = $2 RETURNING account"
}
