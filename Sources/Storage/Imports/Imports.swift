import Domain

/// One finished import: whose data it was, how old, and what became of it.
public struct ImportRecord: Equatable, Sendable {
    public var origin: Stay.Origin
    /// The name of the folder it was read from.
    public var folder: String
    /// The day the data was taken.
    public var dataDate: Day
    /// By how many days its calendar was moved to lie ahead of today; whole weeks keep the weekdays.
    public var shiftDays: Int
    /// Seconds since 1970-01-01 UTC.
    public var importedAt: Int64
    public var stayCount: Int
    public var reviewCount: Int
    /// Rows that were left out because they made no sense.
    public var refusedCount: Int

    public init(
        origin: Stay.Origin, folder: String, dataDate: Day, shiftDays: Int, importedAt: Int64, stayCount: Int,
        reviewCount: Int, refusedCount: Int
    ) {
        self.origin = origin
        self.folder = folder
        self.dataDate = dataDate
        self.shiftDays = shiftDays
        self.importedAt = importedAt
        self.stayCount = stayCount
        self.reviewCount = reviewCount
        self.refusedCount = refusedCount
    }
}

/// The record of imports.
public struct Imports: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func record(_ done: ImportRecord) async throws(StorageFault) {
        try await database.write { connection throws(StorageFault) in
            _ = try connection.run(Imports.recordSentence, done.values)
        }
    }

    /// The newest import of an origin, if there was one.
    public func latest(of origin: Stay.Origin) async throws(StorageFault) -> ImportRecord? {
        try await database.read { connection throws(StorageFault) in
            let row = try connection.run(Imports.latestSentence, [.text(origin.rawValue)]).first
            return try row.map { row throws(StorageFault) in try ImportRecord(row) }
        }
    }

    private static let recordSentence = """
        INSERT INTO imports (
            origin, folder, data_date, shift_days, imported_at, stay_count, review_count, refused_count
        ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        """

    static let latestSentence = """
        SELECT origin, folder, data_date, shift_days, imported_at, stay_count, review_count, refused_count
        FROM imports WHERE origin = $1 ORDER BY id DESC LIMIT 1
        """
}

extension ImportRecord {
    fileprivate var values: [SQLValue] {
        [
            .text(origin.rawValue), .text(folder), .number(dataDate.number), .number(shiftDays),
            .number(importedAt), .number(stayCount), .number(reviewCount), .number(refusedCount),
        ]
    }

    fileprivate init(_ row: SQLRow) throws(StorageFault) {
        var next = RowReader(row)
        self.init(
            origin: try next.origin(), folder: try next.text(), dataDate: try next.day(),
            shiftDays: try next.number(), importedAt: try next.number(), stayCount: try next.number(),
            reviewCount: try next.number(), refusedCount: try next.number())
    }
}
