import Domain

/// How an edition is read.
public struct ImportOptions: Equatable, Sendable {
    /// The day on which a calendar that is moved begins, or up to six days later.
    public var today: Day
    /// Moves calendars by whole weeks, so that weekdays stay weekdays.
    public var shiftsCalendars: Bool
    public var limits: ImportLimits

    public init(today: Day, shiftsCalendars: Bool = false, limits: ImportLimits = ImportLimits()) {
        self.today = today
        self.shiftsCalendars = shiftsCalendars
        self.limits = limits
    }
}

/// The first reading of an edition: every file to its end, so that a fault anywhere shows before anything is handed out.
///
/// It keeps the calendars (four bytes a night), the ids, and for each id which row counts. Then:
///
///     let survey = try EditionSurvey(edition, options: options, locate: nearestCity)
///     var delivery = survey.delivery()
///     while let batch = try delivery.next() { try store(batch) }
public struct EditionSurvey {
    public let edition: Edition
    public private(set) var report: ImportReport

    let options: ImportOptions
    let progress: (Int) -> Void
    private(set) var catalogue = Catalogue()
    /// nil when the edition has no calendar.
    private(set) var calendars: CalendarBook?
    private(set) var reviews = KeyedRows()
    /// The files, by number, whose ratings count to 100.
    private(set) var filesRatedToHundred: Set<Int> = []

    private let locate: (Coordinate) -> Locality?
    private var reports: [FileReport?]
    private var latestScrape: Day?

    /// - Parameters:
    ///   - locate: the nearest city's country, zone and currency; nil where there is none, and the listing is skipped.
    ///   - progress: told how many bytes were read since the last time, up to `edition.work` with the delivery's.
    /// - Throws: why nothing of the edition can be taken.
    public init(
        _ edition: Edition, options: ImportOptions, progress: @escaping (Int) -> Void = { _ in },
        locate: @escaping (Coordinate) -> Locality?
    ) throws(ImportFault) {
        self.edition = edition
        self.options = options
        self.progress = progress
        self.locate = locate
        reports = [FileReport?](repeating: nil, count: edition.files.count)
        report = ImportReport(files: [], stays: 0, reviews: 0, dataDate: nil, calendarBegin: nil, shiftDays: 0)
        // The detail file is read last of the listings, so that it wins.
        try readFiles { $0 == .listings(.summary) }
        try readFiles { $0.isListings && $0 != .listings(.summary) }
        if edition.files.contains(where: { $0.kind == .calendar }) {
            calendars = CalendarBook(listings: catalogue.count)
        }
        try readFiles { !$0.isListings }
        finishReport()
    }

    /// The second reading, which hands out what counts.
    public func delivery() -> EditionDelivery {
        EditionDelivery(of: self)
    }

    private mutating func readFiles(where isDue: (FeedKind) -> Bool) throws(ImportFault) {
        for (number, file) in edition.files.enumerated() where isDue(file.kind) {
            if file.kind == .neighbourhoodShapes {
                reports[number] = try ShapeFile.check(path: file.path, limits: options.limits, didRead: progress)
                continue
            }
            var rows = try FeedRows(path: file.path, limits: options.limits, didRead: progress)
            guard rows.kind == file.kind else { throw ImportFault(path: file.path, reason: .changed) }
            switch file.kind {
            case .listings: try readListings(&rows, file: number)
            case .calendar: try readCalendar(&rows)
            case .reviews: try readReviews(&rows, file: number)
            case .reviewDates, .neighbourhoods, .neighbourhoodShapes:
                while try rows.advance() { rows.take() }
            }
            reports[number] = rows.report
        }
    }

    private mutating func readListings(_ rows: inout FeedRows, file: Int) throws(ImportFault) {
        let columns = LocatedColumns(rows.columns)
        var number = -1
        var ratings = RatingScale(isOld: rows.kind == .listings(.old))
        while try rows.advance() {
            number += 1
            let row = rows.row
            do throws(SkipReason) {
                let (key, position) = try columns.place(row)
                guard let locality = locate(position) else { throw .nowhere }
                rows.take()
                ratings.note(row[columns.rating].trimmed.number)
                if let scrape = row[columns.scrape].trimmed.day { latestScrape = max(latestScrape ?? scrape, scrape) }
                let mark = RowMark(file: file, row: number, line: row.line)
                if let replaced = catalogue.put(key, mark, in: locality) { forget(replaced, in: &rows, file: file) }
            } catch {
                rows.skip(error)
            }
        }
        if ratings.countToHundred { filesRatedToHundred.insert(file) }
    }

    /// Takes back what an earlier row counted for.
    private mutating func forget(_ mark: RowMark, in rows: inout FeedRows, file: Int) {
        if mark.file == file {
            rows.replace(line: mark.line, reason: .replaced)
        } else {
            let isSummary = edition.files[mark.file].kind == .listings(.summary)
            let isReplacedByDetail = isSummary && edition.files[file].kind != .listings(.summary)
            reports[mark.file]?.replace(line: mark.line, reason: isReplacedByDetail ? .inDetail : .replaced)
        }
    }

    private mutating func readCalendar(_ rows: inout FeedRows) throws(ImportFault) {
        let columns = CalendarColumns(rows.columns)
        // Rows of one listing usually follow each other.
        var lastKey: Cell = []
        var last: (listing: Int, decimals: Int)?
        while try rows.advance() {
            let row = rows.row
            let key = columns.key(row)
            if key != lastKey {
                lastKey = Cell(Array(key))
                last = catalogue.listing(key).flatMap { listing in
                    catalogue.locality(of: listing).map { (listing, $0.currency.decimals) }
                }
            }
            do throws(SkipReason) {
                guard let last else { throw .unknownListing }
                let night = try columns.night(row, decimals: last.decimals)
                switch calendars?.note(night, of: last.listing) ?? .outside {
                case .new: rows.take()
                case .replaced:
                    // The earlier row's line isn't kept for every night, so the later one's is told.
                    rows.skip(.replacedNight)
                case .outside: throw .outsideCalendar
                }
            } catch {
                rows.skip(error)
            }
        }
    }

    private mutating func readReviews(_ rows: inout FeedRows, file: Int) throws(ImportFault) {
        let columns = ReviewColumns(rows.columns)
        var number = -1
        while try rows.advance() {
            number += 1
            let row = rows.row
            do throws(SkipReason) {
                _ = try columns.review(row)
                guard catalogue.listing(columns.listing(row)) != nil else { throw .unknownListing }
                rows.take()
                let mark = RowMark(file: file, row: number, line: row.line)
                if let replaced = reviews.put(columns.key(row), mark).replaced {
                    forget(replaced, in: &rows, file: file)
                }
            } catch {
                rows.skip(error)
            }
        }
    }

    private mutating func finishReport() {
        report.files = reports.compactMap { $0 }
        report.stays = catalogue.count
        report.reviews = reviews.count
        report.calendarBegin = calendars?.begin
        report.dataDate = latestScrape ?? Cell(Array(edition.folder.utf8.suffix(10))).day
        if options.shiftsCalendars, let begin = report.calendarBegin {
            let days = begin.days(until: options.today)
            report.shiftDays = days - ((days % 7) + 7) % 7
        }
    }
}
