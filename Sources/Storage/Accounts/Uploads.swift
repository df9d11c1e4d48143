/// Pictures that have been sent. Most are soon in use; the rest must not lie in the store for ever.
public struct Uploads: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// To be noted before the picture is put into the store, so that whatever happens then, it isn't forgotten.
    /// - Parameter now: seconds since 1970.
    public func note(_ picture: String, at now: Int64) async throws(StorageFault) {
        try await database.write { connection throws(StorageFault) in
            _ = try connection.run(Uploads.noteSentence, [.text(picture), .number(now)])
        }
    }

    /// Forgets those sent before that moment.
    /// - Parameters:
    ///   - moment: seconds since 1970.
    ///   - limit: so many at a time.
    /// - Returns: those in nobody's use, which may be taken out of the store.
    public func forget(before moment: Int64, limit: Int = 100) async throws(StorageFault) -> [String] {
        try await database.write { connection throws(StorageFault) in
            var unused: [String] = []
            for row in try connection.run(Uploads.oldSentence, [.number(moment), .number(limit)]) {
                var next = RowReader(row)
                let picture = try next.text()
                if try next.number() == 0 { unused.append(picture) }
                _ = try connection.run(Uploads.forgetSentence, [.text(picture)])
            }
            return unused
        }
    }

    private static let noteSentence = """
        INSERT INTO uploads (picture, sent_at) VALUES ($1, $2) ON CONFLICT (picture) DO NOTHING
        """
    private static let oldSentence = """
        SELECT picture, (SELECT count(*) FROM accounts WHERE picture_key = picture) FROM uploads
        WHERE sent_at < $1 ORDER BY sent_at, picture LIMIT $2
        """
    private static let forgetSentence = "DELETE FROM uploads WHERE picture = $1"
}
