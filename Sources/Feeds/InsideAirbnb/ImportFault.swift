/// Why an edition can't be taken. Nothing of it is handed out then, unless the file changed while it was being read.
public struct ImportFault: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Reason: Error, Equatable, Sendable {
        case bytes(ByteFault)
        case empty
        /// No column set of Inside Airbnb; these are the first columns it has.
        case foreign(columns: [String])
        /// Nearly one of Inside Airbnb's files, but without these columns.
        case missing(columns: [String])
        /// A folder without any CSV or GeoJSON file.
        case noFiles
        /// Calendars or reviews without the listings they belong to.
        case noListings
        /// The file is not what it was when it was checked. What was handed out of the edition must be undone.
        case changed
    }

    public var path: String
    /// Near which line, counted from 1, where one can be named.
    public var line: Int?
    public var reason: Reason

    public init(path: String, line: Int? = nil, reason: Reason) {
        self.path = path
        self.line = line
        self.reason = reason
    }

    /// One English sentence for the terminal.
    public var description: String {
        let place = line.map { "\(path), near line \($0)" } ?? path
        return "\(place): \(reason.sentence)"
    }
}

extension ImportFault.Reason {
    fileprivate var sentence: String {
        switch self {
        case .bytes(.unreadable(let why)): "can't be read (\(why))."
        case .bytes(.truncated): "is cut off before its end."
        case .bytes(.damaged): "is damaged: its compressed data are wrong."
        case .bytes(.trailingGarbage): "has something behind its compressed data that doesn't belong there."
        case .bytes(.tooLarge(let limit)): "holds more than \(limit) bytes when unpacked."
        case .empty: "is empty."
        case .foreign(let columns):
            "is no Inside Airbnb file; its first columns are: \(columns.joined(separator: ", "))."
        case .missing(let columns): "lacks what every row needs: \(columns.joined(separator: ", "))."
        case .noFiles: "holds no .csv, .csv.gz, .geojson or .geojson.gz file."
        case .noListings: "has a calendar or reviews, but no listings they belong to."
        case .changed: "changed while it was being read."
        }
    }
}
