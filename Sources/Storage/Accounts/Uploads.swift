/// Pictures that lie in the store and in nobody's use: those that have just been sent, and those that have been let go. Whatever
/// happens, none is forgotten before it is out of the store, and none that is on its way out of it comes into use.
public struct Uploads: Sendable {
    private let database: Database

    /// The moment at which those were sent that nobody may claim any more.
    private static let letGo: Int64 = 0

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

    /// Lets go of those sent before that moment. Each is told again until it is forgotten.
    /// - Parameters:
    ///   - moment: seconds since 1970.
    ///   - limit: so many at a time.
    /// - Returns: those that are to be taken out of the store.
    public func letGo(before moment: Int64, limit: Int = 100) async throws(StorageFault) -> [String] {
        try await database.write { connection throws(StorageFault) in
            var unused: [String] = []
            for row in try connection.run(Uploads.oldSentence, [.number(moment), .number(limit)]) {
                var next = RowReader(row)
                let picture = try next.text()
                // Somebody may have taken it into use since it was listed.
                let isLetGo = try !connection.run(Uploads.letGoSentence, [.text(picture), .number(Uploads.letGo)])
                    .isEmpty
                if isLetGo {
                    unused.append(picture)
                } else {
                    _ = try connection.run(Uploads.usedSentence, [.text(picture)])
                }
            }
            return unused
        }
    }

    /// To be called when one that was let go is out of the store.
    public func forget(_ picture: String) async throws(StorageFault) {
        try await database.write { connection throws(StorageFault) in
            _ = try connection.run(Uploads.forgetSentence, [.text(picture), .number(Uploads.letGo)])
        }
    }

    /// Takes a picture into use, as part of a transaction.
    /// - Throws: the conflict of a picture that somebody else has, if it isn't there to be taken.
    static func claim(_ picture: String?, _ connection: any Connection) throws(StorageFault) {
        guard let picture else { return }
        guard let row = try connection.run(claimSentence, [.text(picture)]).first else {
            throw .conflict(constraint: Accounts.pictureKey)
        }
        var next = RowReader(row)
        // One on its way out of the store comes back to its line: the transaction ends here.
        guard try next.number() > letGo else { throw .conflict(constraint: Accounts.pictureKey) }
    }

    /// Takes a picture out of use, as part of a transaction.
    static func release(_ picture: String?, _ connection: any Connection) throws(StorageFault) {
        guard let picture else { return }
        _ = try connection.run(releaseSentence, [.text(picture), .number(letGo)])
    }

    private static let noteSentence = """
        INSERT INTO uploads (picture, sent_at) VALUES ($1, $2) ON CONFLICT (picture) DO NOTHING
        """
    private static let oldSentence = """
        SELECT picture FROM uploads WHERE sent_at < $1 ORDER BY sent_at, picture LIMIT $2
        """
    private static let letGoSentence = """
        UPDATE uploads SET sent_at = $2
        WHERE picture = $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE picture_key = $1) RETURNING picture
        """
    private static let usedSentence = """
        DELETE FROM uploads WHERE picture = $1 AND EXISTS (SELECT 1 FROM accounts WHERE picture_key = $1)
        """
    private static let claimSentence = "DELETE FROM uploads WHERE picture = $1 RETURNING sent_at"
    private static let releaseSentence = """
        INSERT INTO uploads (picture, sent_at) VALUES ($1, $2) ON CONFLICT (picture) DO UPDATE SET sent_at = $2
        """
    private static let forgetSentence = "DELETE FROM uploads WHERE picture = $1 AND sent_at = $2"
}
