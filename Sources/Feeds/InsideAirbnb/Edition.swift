/// The files of Inside Airbnb that lie in one folder and belong together: one city at one time.
public struct Edition: Equatable, Sendable {
    public struct File: Equatable, Sendable {
        public var path: String
        public var kind: FeedKind
        /// As it lies on disk.
        public var bytes: Int
    }

    /// The folder.
    public var folder: String
    public var files: [File]

    /// How many bytes a survey and its delivery read together, for a progress bar.
    public var work: Int {
        files.reduce(0) { $0 + $1.bytes * ($1.kind.isReadTwice ? 2 : 1) }
    }

    /// Finds the editions in files and folders, folders in folders included.
    ///
    /// A folder's files count when their names end in .csv, .csv.gz, .geojson or .geojson.gz; a file named by itself counts
    /// whatever it is called. Only the beginning of each file is read.
    ///
    /// - Throws: `unreadable`, `noFiles`, or what the header of a file reveals: `foreign`, `missing`, `empty`, `bytes`.
    public static func find(at paths: [String], limits: ImportLimits = ImportLimits()) throws(ImportFault) -> [Edition]
    {
        var editions: [Edition] = []
        var seen: Set<String> = []
        for path in paths {
            let found = try FeedFolder.files(at: path)
            guard !found.isEmpty else { throw ImportFault(path: path, reason: .noFiles) }
            for file in found where seen.insert(file.path).inserted {
                let kind = try kind(of: file.path, limits: limits)
                let entry = File(path: file.path, kind: kind, bytes: file.bytes)
                if let index = editions.firstIndex(where: { $0.folder == file.folder }) {
                    editions[index].files.append(entry)
                } else {
                    editions.append(Edition(folder: file.folder, files: [entry]))
                }
            }
        }
        for edition in editions { try edition.checkListings() }
        return editions
    }

    /// What listings there are must be known before anything can be said about them.
    private func checkListings() throws(ImportFault) {
        guard !files.contains(where: { $0.kind.isListings }) else { return }
        guard let orphan = files.first(where: { $0.kind.isAboutListings }) else { return }
        throw ImportFault(path: orphan.path, reason: .noListings)
    }

    private static func kind(of path: String, limits: ImportLimits) throws(ImportFault) -> FeedKind {
        if try ShapeFile.isShapes(path: path, limits: limits) { return .neighbourhoodShapes }
        return try FeedRows(path: path, limits: limits).kind
    }
}

extension FeedKind {
    var isListings: Bool {
        if case .listings = self { true } else { false }
    }

    /// Listings and reviews are checked first and handed out in a second reading.
    var isReadTwice: Bool {
        isListings || self == .reviews
    }

    fileprivate var isAboutListings: Bool {
        self == .calendar || self == .reviews || self == .reviewDates
    }
}
