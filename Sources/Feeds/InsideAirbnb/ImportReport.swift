import Domain

/// What an edition brought, file by file.
public struct ImportReport: Equatable, Sendable {
    public var files: [FileReport]
    /// How many stays and reviews are handed out.
    public var stays: Int
    public var reviews: Int
    /// When the data were gathered: the latest `last_scraped`, or the date at the end of the folder's name.
    public var dataDate: Day?
    /// The night on which the calendars begin in the files.
    public var calendarBegin: Day?
    /// By how many days the calendars were moved: a whole number of weeks, 0 if they were not.
    public var shiftDays: Int
}

public struct FileReport: Equatable, Sendable {
    public var path: String
    public var kind: FeedKind
    /// Rows read, the header not counted.
    public var rows: Int
    /// Rows that count. In a file of neighbourhoods or review dates it is those that are well formed: they are only checked.
    public var taken: Int
    public var skipped: [SkipReason: SkippedRows]

    init(path: String, kind: FeedKind) {
        self.path = path
        self.kind = kind
        rows = 0
        taken = 0
        skipped = [:]
    }

    /// Takes back a row that counted, because another one counts in its place.
    mutating func replace(line: Int, reason: SkipReason) {
        taken -= 1
        skip(reason, line: line)
    }

    mutating func skip(_ reason: SkipReason, line: Int) {
        skipped[reason, default: SkippedRows()].note(line: line)
    }
}

/// How many rows were skipped for one reason, and where the first of them are.
public struct SkippedRows: Equatable, Sendable {
    public private(set) var count = 0
    /// Where they begin in the file, counted from 1; at most `SkippedRows.mostLines` of them.
    public private(set) var lines: [Int] = []

    public static let mostLines = 5

    mutating func note(line: Int) {
        count += 1
        if lines.count < SkippedRows.mostLines { lines.append(line) }
    }
}

/// Why a row is skipped.
public enum SkipReason: String, Error, Hashable, Sendable, CaseIterable {
    case wrongCellCount = "another number of cells than the header"
    case tooLong = "more than 1 MiB long"
    case strayText = "text behind a closing quote"
    case badKey = "no id made of digits"
    case badCoordinate = "no point on the earth"
    case nowhere = "no place nearby whose country is known"
    case replaced = "replaced by a later row with the same id"
    case inDetail = "told better by the detail file"
    case unknownListing = "about a listing that isn't here"
    case badDate = "no date"
    case badFlag = "neither available nor not"
    case replacedNight = "replaced by a later row for the same night"
    case outsideCalendar = "more than 730 nights from the others"
    case wordless = "a review without words"
}

/// A place as far as an import needs to know it.
public struct Locality: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, capital letters.
    public var country: String
    /// IANA name.
    public var zone: String
    public var currency: Currency
    /// The nearest city's name, which stands for the area where the file names none.
    public var place: String

    public init(country: String, zone: String, currency: Currency, place: String) {
        self.country = country
        self.zone = zone
        self.currency = currency
        self.place = place
    }
}

public struct ImportedStay: Equatable, Sendable {
    /// Complete but for its id, which the database gives: it is 0 here.
    public var stay: Stay
    /// nil when the edition has no calendar. With a calendar, nights without a row are closed.
    public var openNights: OpenNights?
}

public struct ImportedReview: Equatable, Sendable {
    /// The review's id at the origin, digits only.
    public var key: String
    /// `Stay.originKey` of the stay it is about, which was handed out before.
    public var stayKey: String
    public var author: Author
    public var day: Day
    /// Plain text with LF line ends, never empty.
    public var text: String

    public struct Author: Hashable, Sendable {
        /// The id at the origin; empty when unknown.
        public var key: String
        public var name: String
    }
}

/// Some stays or some reviews of an edition; stays come before reviews.
public enum ImportBatch: Equatable, Sendable {
    case stays([ImportedStay])
    case reviews([ImportedReview])

    public static let size = 256
}
