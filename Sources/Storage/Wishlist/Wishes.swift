import Domain

/// Whose wishlist it is.
public enum WishOwner: Equatable, Sendable {
    case account(Account.ID)
    /// A browser without an account, known by the SHA-256 digest of its cookie.
    case visitor(digest: [UInt8])
}

/// What came of wishing.
public enum WishAddition: Equatable, Sendable {
    case added
    /// It was wished for before. Nothing was changed.
    case known
    /// The wishlist is full. Nothing was changed.
    case full
    case noAccount
}

/// The wishlists of people with an account and of browsers without one.
public struct Wishes: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// The newest first. A look by an index; nothing for an owner who is not known.
    public func list(of owner: WishOwner) async throws(StorageFault) -> [Wish] {
        let (sentence, value) = owner.list
        return try await database.read { connection throws(StorageFault) in
            var wishes: [Wish] = []
            for row in try connection.run(sentence, [value]) {
                // A newer node may know a kind that this program doesn't.
                if let wish = try Wish(row) { wishes.append(wish) }
            }
            return wishes
        }
    }

    /// - Parameter now: seconds since 1970.
    public func add(_ wish: Wish, to owner: WishOwner, at now: Int64) async throws(StorageFault) -> WishAddition {
        try await database.write { connection throws(StorageFault) in
            guard let list = try WishRows.locked(owner, connection, at: now) else { return .noAccount }
            guard try !list.holds(wish, connection) else { return .known }
            guard try list.count(connection) < Wishlist.most else { return .full }
            try list.add(wish, connection, at: now)
            return .added
        }
    }

    /// - Returns: false where it was not wished for.
    @discardableResult
    public func remove(_ wish: Wish, from owner: WishOwner, at now: Int64) async throws(StorageFault) -> Bool {
        try await database.write { connection throws(StorageFault) in
            // Nobody is noted for having wished for nothing.
            if case .visitor(let digest) = owner,
                try connection.run(WishRows.visitorSentence, [.blob(digest)]).isEmpty
            {
                return false
            }
            guard let list = try WishRows.locked(owner, connection, at: now) else { return false }
            return try list.remove(wish, connection)
        }
    }

    /// Brings what a browser has wished for to the account of whoever signs in there, and forgets the browser. What the
    /// account wishes for already stays as it is; where not all fits, the newest wishes do. Twice does no harm.
    public func merge(visitor digest: [UInt8], into account: Account.ID, at now: Int64) async throws(StorageFault) {
        try await database.write { connection throws(StorageFault) in
            guard try !connection.run(WishRows.visitorSentence, [.blob(digest)]).isEmpty,
                let mine = try WishRows.locked(.account(account), connection, at: now),
                let visitor = try WishRows.locked(.visitor(digest: digest), connection, at: now)
            else { return }
            let room = Wishlist.most - (try mine.count(connection))
            _ = try connection.run(
                Wishes.mergeSentence,
                [.number(account.number), .number(visitor.owner), .number(max(0, room))])
            _ = try connection.run(Wishes.forgetSentence, [.number(visitor.owner)])
        }
    }

    /// Forgets browsers that have changed nothing for longer than their cookie lives, the oldest first.
    /// - Parameter limit: at most so many at once.
    /// - Returns: how many were forgotten.
    @discardableResult
    public func prune(at now: Int64, limit: Int = 1000) async throws(StorageFault) -> Int {
        let values: [SQLValue] = [.number(now - Wishlist.visitorLifetime), .number(min(max(limit, 1), 10_000))]
        return try await database.write { connection throws(StorageFault) in
            try connection.run(Wishes.pruneSentence, values).count
        }
    }
}

extension Wishes {
    static let ofAccountSentence = "SELECT kind, number FROM wishes WHERE account = $1 ORDER BY id DESC"

    static let ofVisitorSentence = """
        SELECT kind, number FROM visitor_wishes
        WHERE visitor = (SELECT id FROM visitors WHERE digest = $1) ORDER BY id DESC
        """

    /// The newest that the account hasn't yet, added in the order in which they were wished for.
    static let mergeSentence = """
        INSERT INTO wishes (account, kind, number, wished_at)
        SELECT $1, kind, number, wished_at FROM visitor_wishes WHERE visitor = $2 AND id IN (
            SELECT id FROM visitor_wishes AS theirs WHERE visitor = $2 AND NOT EXISTS (
                SELECT 1 FROM wishes WHERE account = $1 AND kind = theirs.kind AND number = theirs.number
            )
            ORDER BY id DESC LIMIT $3
        ) ORDER BY id
        """

    static let forgetSentence = "DELETE FROM visitors WHERE id = $1"

    static let pruneSentence = """
        DELETE FROM visitors WHERE id IN (
            SELECT id FROM visitors WHERE seen_at < $1 ORDER BY seen_at LIMIT $2
        ) AND seen_at < $1 RETURNING id
        """
}

extension WishOwner {
    fileprivate var list: (sentence: String, value: SQLValue) {
        switch self {
        case .account(let id): (Wishes.ofAccountSentence, .number(id.number))
        case .visitor(let digest): (Wishes.ofVisitorSentence, .blob(digest))
        }
    }
}

extension Wish {
    /// nil for a kind that is not known here.
    fileprivate init?(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        let kind = Kind(rawValue: try next.number())
        let number: Int32 = try next.number()
        guard let kind else { return nil }
        self.init(kind: kind, number: number)
    }
}
