import Domain

/// Who somebody is at a provider. Only both together name a person: a mail address never does.
public struct ProviderIdentity: Hashable, Sendable {
    /// The provider's address or name, 1 … 255 characters: `https://appleid.apple.com`, `github`.
    public var issuer: String
    /// The provider's key of the person, 1 … 255 characters; never reused there.
    public var subject: String

    public init(issuer: String, subject: String) {
        self.issuer = issuer
        self.subject = subject
    }
}

/// A provider with which an account can sign in.
public struct ProviderLink: Equatable, Sendable {
    public var identity: ProviderIdentity
    /// Seconds since 1970.
    public var linkedAt: Int64

    public init(_ identity: ProviderIdentity, linkedAt: Int64) {
        self.identity = identity
        self.linkedAt = linkedAt
    }
}

/// What came of linking an account to an identity.
public enum Linking: Equatable, Sendable {
    case linked
    /// It was linked before.
    case alreadyYours
    /// Another account has it. Nothing was changed.
    case anothers
    /// They are signed in there no more, or showed too long ago who they are. Nothing was changed.
    case proofOver
    case noAccount
}

/// The identities with which accounts sign in at providers. Each belongs to one account at most.
public struct ProviderLinks: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// The account that signs in with this identity; nil when there is none yet.
    public func account(_ identity: ProviderIdentity) async throws(StorageFault) -> Account.ID? {
        try await database.read { connection throws(StorageFault) in
            try ProviderLinks.account(identity, connection)
        }
    }

    /// - Parameters:
    ///   - session: the one that asks, whose proof must be fresh; nil where none is asked for.
    ///   - way: so many seconds ago they may have begun, which is when it had to be.
    ///   - now: seconds since 1970.
    public func link(
        _ identity: ProviderIdentity, to account: Account.ID, askedIn session: Session.ID? = nil, way: Int64 = 0,
        at now: Int64
    ) async throws(StorageFault) -> Linking {
        try await database.write { connection throws(StorageFault) in
            guard try Accounts.lock(account, connection) else { return .noAccount }
            guard try Sessions.isProofFresh(in: session, of: account, at: now, way: way, connection) else {
                return .proofOver
            }
            let sentence = ProviderLinks.createSentence + " ON CONFLICT (issuer, subject) DO NOTHING RETURNING account"
            guard try connection.run(sentence, identity.values(account: account, at: now)).isEmpty else {
                return .linked
            }
            return try ProviderLinks.account(identity, connection) == account ? .alreadyYours : .anothers
        }
    }

    /// Takes an identity from its account, unless nothing else would be left to sign in with.
    /// - Parameter offered: the issuers of the providers with which one can sign in now.
    public func unlink(
        _ identity: ProviderIdentity, of account: Account.ID, offered: Set<String>
    ) async throws(StorageFault) -> Removal {
        try await database.write { connection throws(StorageFault) in
            try WaysIn.remove(
                "provider_links WHERE account = $1 AND issuer = $2 AND subject = $3",
                [.text(identity.issuer), .text(identity.subject)], of: account,
                opens: offered.contains(identity.issuer), offered: offered, connection)
        }
    }

    /// In order of issuer and subject.
    public func list(of account: Account.ID) async throws(StorageFault) -> [ProviderLink] {
        try await database.read { connection throws(StorageFault) in
            var links: [ProviderLink] = []
            for row in try connection.run(ProviderLinks.listSentence, [.number(account.number)]) {
                var next = RowReader(row)
                let identity = ProviderIdentity(issuer: try next.text(), subject: try next.text())
                links.append(ProviderLink(identity, linkedAt: try next.number()))
            }
            return links
        }
    }

    private static func account(
        _ identity: ProviderIdentity, _ connection: any Connection
    ) throws(StorageFault) -> Account.ID? {
        let values: [SQLValue] = [.text(identity.issuer), .text(identity.subject)]
        guard let row = try connection.run(findSentence, values).first else { return nil }
        var next = RowReader(row)
        return Account.ID(try next.number())
    }
}

extension ProviderLinks {
    static let identityKey = ConstraintName.primaryKey("provider_links")

    static let createSentence =
        "INSERT INTO provider_links (issuer, subject, account, linked_at) VALUES ($1, $2, $3, $4)"

    static let findSentence = "SELECT account FROM provider_links WHERE issuer = $1 AND subject = $2"

    static let listSentence = """
        SELECT issuer, subject, linked_at FROM provider_links WHERE account = $1 ORDER BY issuer, subject
        """
}

extension ProviderIdentity {
    func values(account: Account.ID, at now: Int64) -> [SQLValue] {
        [.text(issuer), .text(subject), .number(account.number), .number(now)]
    }
}
