import Domain

/// Reads the rows of a file of reviews with their words.
struct ReviewColumns {
    private let id: Int?
    private let listingID: Int?
    private let date: Int?
    private let reviewerID: Int?
    private let reviewerName: Int?
    private let comments: Int?

    init(_ columns: Columns) {
        id = columns["id"]
        listingID = columns["listing_id"]
        date = columns["date"]
        reviewerID = columns["reviewer_id"]
        reviewerName = columns["reviewer_name"]
        comments = columns["comments"]
    }

    func key(_ row: CSVRow) -> Cell { row[id].trimmed }

    func listing(_ row: CSVRow) -> Cell { row[listingID].trimmed }

    func review(_ row: CSVRow) throws(SkipReason) -> ImportedReview {
        guard key(row).isKey, listing(row).isKey else { throw .badKey }
        guard let day = row[date].trimmed.day else { throw .badDate }
        let text = PlainText.paragraphs(row[comments])
        guard !text.isEmpty else { throw .wordless }
        let author = ImportedReview.Author(
            key: row[reviewerID].trimmed.text, name: PlainText.line(row[reviewerName]))
        return ImportedReview(key: key(row).text, stayKey: listing(row).text, author: author, day: day, text: text)
    }
}
