import Domain

/// What a guest wrote about a stay.
public struct Review: Equatable, Sendable {
    /// The review's key at the origin of the stay; together they are unique.
    public var key: String
    public var author: String
    public var date: Day
    public var text: String

    public init(key: String, author: String, date: Day, text: String) {
        self.key = key
        self.author = author
        self.date = date
        self.text = text
    }
}

/// A review as an import gives it.
public struct ReviewDraft: Equatable, Sendable {
    public var stay: Stay.ID
    public var origin: Stay.Origin
    public var review: Review

    public init(_ review: Review, of stay: Stay.ID, origin: Stay.Origin) {
        self.stay = stay
        self.origin = origin
        self.review = review
    }
}

extension Stays {
    /// Writes reviews; one that is known by its origin and key is renewed. All or nothing, at best 500 at a time.
    /// - Throws: `conflict` when there is no such stay.
    public func saveReviews(_ drafts: [ReviewDraft]) async throws(StorageFault) {
        guard !drafts.isEmpty else { return }
        try await database.write { connection throws(StorageFault) in
            _ = try connection.run(Stays.saveReviewSentence, forEach: drafts.map(\.values))
        }
    }

    /// The newest reviews of a stay, newest first.
    /// - Parameter limit: 1 … 1000.
    public func reviews(of id: Stay.ID, limit: Int) async throws(StorageFault) -> [Review] {
        let values: [SQLValue] = [.number(id.number), .number(min(max(limit, 1), 1000))]
        return try await database.read { connection throws(StorageFault) in
            var reviews: [Review] = []
            for row in try connection.run(Stays.reviewsSentence, values) {
                var next = RowReader(row)
                reviews.append(
                    Review(key: try next.text(), author: try next.text(), date: try next.day(), text: try next.text()))
            }
            return reviews
        }
    }

    private static let saveReviewSentence = """
        INSERT INTO reviews (origin, key, stay, author, written_on, body) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (origin, key) DO UPDATE SET
            stay = excluded.stay, author = excluded.author, written_on = excluded.written_on, body = excluded.body
        """

    static let reviewsSentence = """
        SELECT key, author, written_on, body FROM reviews WHERE stay = $1
        ORDER BY written_on DESC, key DESC LIMIT $2
        """
}

extension ReviewDraft {
    fileprivate var values: [SQLValue] {
        [
            .text(origin.rawValue), .text(review.key), .number(stay.number), .text(review.author),
            .number(review.date.number), .text(review.text),
        ]
    }
}
