import Domain

extension Accounts {
    /// Makes an account with its ways to sign in and its recovery codes: everything or nothing.
    ///
    /// Of many who choose one handle at once exactly one gets it: the unique key decides, not a look before.
    public func create(_ draft: AccountDraft) async throws(CreateFault) -> Account.ID {
        guard draft.passwordHash != nil || draft.identity != nil else { throw .noWayIn }
        do {
            return try await database.write { connection throws(StorageFault) in
                try Accounts.write(draft, connection)
            }
        } catch .conflict(Accounts.handleKey) {
            throw .taken
        } catch .conflict(Accounts.pictureKey) {
            throw .pictureTaken
        } catch .conflict(ProviderLinks.identityKey) {
            throw .identityTaken
        } catch {
            throw .storage(error)
        }
    }

    private static func write(
        _ draft: AccountDraft, _ connection: any Connection
    ) throws(StorageFault) -> Account.ID {
        guard let row = try connection.run(createSentence, draft.account.values).first else {
            throw .corrupt("a new account gave no id")
        }
        var next = RowReader(row)
        let id = Account.ID(try next.number())
        let now = draft.account.createdAt
        try Uploads.claim(draft.account.pictureKey, connection)
        if let hash = draft.passwordHash { try writePassword(hash, of: id, at: now, connection) }
        if let identity = draft.identity {
            _ = try connection.run(ProviderLinks.createSentence, identity.values(account: id, at: now))
        }
        try RecoveryCodes.write(draft.recoveryCodes, of: id, connection)
        return id
    }

    /// The fault of a change to a picture that isn't there to be taken into use.
    public static let pictureIsElsewhere = StorageFault.conflict(constraint: pictureKey)

    static let pictureKey = ConstraintName.unique("accounts", ["picture_key"])
    private static let handleKey = ConstraintName.unique("accounts", ["handle"])

    private static let createSentence = """
        INSERT INTO accounts (
            handle, name, introduction, phone, birth_date, language, theme, picture_key, avatar_seed, created_at
        ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id
        """
}

extension Account {
    fileprivate var values: [SQLValue] {
        [
            .text(handle), .text(name), .text(introduction), .text(phone), .number(birthDate.number),
            .text(language?.rawValue), .text(theme), .text(pictureKey), .number(avatarSeed), .number(createdAt),
        ]
    }
}
