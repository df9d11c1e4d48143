import Domain

/// The rows of one wishlist within a transaction that lets nobody else change it.
struct WishRows {
    private let table: String
    private let column: String
    /// The number of the account or of the visitor.
    let owner: Int64

    /// Lets no other change of this wishlist happen until the transaction ends. A visitor who is not known yet becomes so.
    /// - Returns: nil where there is no such account.
    static func locked(
        _ owner: WishOwner, _ connection: any Connection, at now: Int64
    ) throws(StorageFault) -> WishRows? {
        switch owner {
        case .account(let id):
            guard try Accounts.lock(id, connection) else { return nil }
            return WishRows(table: "wishes", column: "account", owner: id.number)
        case .visitor(let digest):
            // Writing the row is what locks it.
            guard let row = try connection.run(seenSentence, [.blob(digest), .number(now)]).first else {
                throw .corrupt("a visitor gave no row")
            }
            var next = RowReader(row)
            return WishRows(table: "visitor_wishes", column: "visitor", owner: try next.number())
        }
    }

    func holds(_ wish: Wish, _ connection: any Connection) throws(StorageFault) -> Bool {
        try !connection.run("SELECT 1 FROM \(table) WHERE \(isThis)", values(wish)).isEmpty
    }

    func count(_ connection: any Connection) throws(StorageFault) -> Int {
        guard let row = try connection.run("SELECT count(*) FROM \(table) WHERE \(column) = $1", [.number(owner)]).first
        else { return 0 }
        var next = RowReader(row)
        return try next.number()
    }

    func add(_ wish: Wish, _ connection: any Connection, at now: Int64) throws(StorageFault) {
        _ = try connection.run(
            "INSERT INTO \(table) (\(column), kind, number, wished_at) VALUES ($1, $2, $3, $4)",
            values(wish) + [.number(now)])
    }

    func remove(_ wish: Wish, _ connection: any Connection) throws(StorageFault) -> Bool {
        try !connection.run("DELETE FROM \(table) WHERE \(isThis) RETURNING id", values(wish)).isEmpty
    }

    private var isThis: String { "\(column) = $1 AND kind = $2 AND number = $3" }

    private func values(_ wish: Wish) -> [SQLValue] {
        [.number(owner), .number(wish.kind.rawValue), .number(wish.number)]
    }

    static let visitorSentence = "SELECT 1 FROM visitors WHERE digest = $1"

    private static let seenSentence = """
        INSERT INTO visitors (digest, seen_at) VALUES ($1, $2)
        ON CONFLICT (digest) DO UPDATE SET seen_at = excluded.seen_at RETURNING id
        """
}
