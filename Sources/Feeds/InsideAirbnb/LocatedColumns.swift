import Domain

/// What every listing must have: its id and where it is.
struct LocatedColumns {
    /// What the survey looks at besides.
    let rating: Int?
    let scrape: Int?

    private let id: Int?
    private let latitude: Int?
    private let longitude: Int?

    init(_ columns: Columns) {
        id = columns["id"]
        latitude = columns["latitude"]
        longitude = columns["longitude"]
        rating = columns["review_scores_rating"]
        scrape = columns["last_scraped"]
    }

    func place(_ row: CSVRow) throws(SkipReason) -> (key: Cell, position: Coordinate) {
        let key = row[id].trimmed
        guard key.isKey else { throw .badKey }
        guard let latitude = row[latitude].trimmed.number, let longitude = row[longitude].trimmed.number,
            let position = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude)
        else { throw .badCoordinate }
        return (key, position)
    }
}

/// Whether a file rates to 5, as since 2021, or to 100.
///
/// The old layout rates to 100. The middle one began before the change, so the ratings themselves decide there: more than
/// half of them above 5. A single absurd one changes nothing.
struct RatingScale {
    private let isOld: Bool
    private var rated = 0
    private var aboveFive = 0

    init(isOld: Bool) {
        self.isOld = isOld
    }

    mutating func note(_ rating: Double?) {
        guard let rating else { return }
        rated += 1
        if rating > 5 { aboveFive += 1 }
    }

    var countToHundred: Bool { isOld || aboveFive * 2 > rated }
}
