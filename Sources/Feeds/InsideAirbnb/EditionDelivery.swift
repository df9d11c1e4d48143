import Domain

/// The second reading of an edition: stays, then reviews, in batches.
public struct EditionDelivery {
    private let survey: EditionSurvey
    /// The files still to be handed out, by number, the current one first.
    private var pending: [Int]
    private var stays: StayRows?
    private var reviews: ReviewRows?
    private var delivered = 0

    init(of survey: EditionSurvey) {
        self.survey = survey
        let files = survey.edition.files.enumerated()
        pending = files.filter { $0.element.kind.isListings }.map(\.offset)
        pending += files.filter { $0.element.kind == .reviews }.map(\.offset)
    }

    /// The next batch, never empty; nil when everything was handed out.
    ///
    /// - Throws: when a file is not any more what the survey saw. What was handed out before must then be undone.
    public mutating func next() throws(ImportFault) -> ImportBatch? {
        while let file = pending.first {
            if let batch = try batch(of: file) { return batch }
            pending.removeFirst()
            stays = nil
            reviews = nil
            guard pending.isEmpty else { continue }
            let expected = survey.report.stays + survey.report.reviews
            guard delivered == expected else { throw ImportFault(path: survey.edition.folder, reason: .changed) }
        }
        return nil
    }

    /// nil when the file has no more.
    private mutating func batch(of file: Int) throws(ImportFault) -> ImportBatch? {
        if survey.edition.files[file].kind == .reviews {
            if reviews == nil { reviews = try ReviewRows(file, of: survey) }
            var batch: [ImportedReview] = []
            while batch.count < ImportBatch.size, let review = try reviews?.next() { batch.append(review) }
            delivered += batch.count
            return batch.isEmpty ? nil : .reviews(batch)
        }
        if stays == nil { stays = try StayRows(file, of: survey) }
        var batch: [ImportedStay] = []
        while batch.count < ImportBatch.size, let stay = try stays?.next() { batch.append(stay) }
        delivered += batch.count
        return batch.isEmpty ? nil : .stays(batch)
    }
}

/// The stays that a listings file tells best.
private struct StayRows {
    private let survey: EditionSurvey
    private let file: Int
    private let located: LocatedColumns
    private var columns: ListingColumns
    private var rows: FeedRows
    private var number = -1

    init(_ file: Int, of survey: EditionSurvey) throws(ImportFault) {
        self.survey = survey
        self.file = file
        rows = try FeedRows(
            path: survey.edition.files[file].path, limits: survey.options.limits, didRead: survey.progress)
        located = LocatedColumns(rows.columns)
        columns = ListingColumns(
            rows.columns, ratingsCountToHundred: survey.filesRatedToHundred.contains(file))
    }

    mutating func next() throws(ImportFault) -> ImportedStay? {
        while try rows.advance() {
            number += 1
            if let stay = stay(rows.row) { return stay }
        }
        return nil
    }

    private mutating func stay(_ row: CSVRow) -> ImportedStay? {
        guard let (key, position) = try? located.place(row),
            let listing = survey.catalogue.rows.number(of: key, countingFor: number, of: file),
            let locality = survey.catalogue.locality(of: listing)
        else { return nil }
        let calendar = survey.calendars?[listing]
        let shift = survey.report.shiftDays
        let stay = columns.stay(row, position: position, locality: locality, calendar: calendar, shift: shift)
        return ImportedStay(stay: stay, openNights: openNights(calendar))
    }

    /// A listing without a row in the edition's calendar is closed throughout.
    private func openNights(_ calendar: ListingCalendar?) -> OpenNights? {
        guard survey.calendars != nil else { return nil }
        let shift = survey.report.shiftDays
        if let calendar { return calendar.openNights(shiftedBy: shift) }
        return OpenNights(first: (survey.report.calendarBegin ?? survey.options.today).advanced(by: shift))
    }
}

private struct ReviewRows {
    private let survey: EditionSurvey
    private let file: Int
    private let columns: ReviewColumns
    private var rows: FeedRows
    private var number = -1

    init(_ file: Int, of survey: EditionSurvey) throws(ImportFault) {
        self.survey = survey
        self.file = file
        rows = try FeedRows(
            path: survey.edition.files[file].path, limits: survey.options.limits, didRead: survey.progress)
        columns = ReviewColumns(rows.columns)
    }

    mutating func next() throws(ImportFault) -> ImportedReview? {
        while try rows.advance() {
            number += 1
            let row = rows.row
            let counts = survey.reviews.number(of: columns.key(row), countingFor: number, of: file) != nil
            if counts, let review = try? columns.review(row) { return review }
        }
        return nil
    }
}
