/// What a file of Inside Airbnb holds, told by its columns and never by its name or their order.
public enum FeedKind: Equatable, Hashable, Sendable {
    case listings(ListingLayout)
    case calendar
    case reviews
    /// Reviews without words: only which listing and when.
    case reviewDates
    case neighbourhoods
    case neighbourhoodShapes

    /// For the terminal.
    public var name: String {
        switch self {
        case .listings(let layout): "listings, \(layout.rawValue)"
        case .calendar: "calendar"
        case .reviews: "reviews"
        case .reviewDates: "review dates"
        case .neighbourhoods: "neighbourhoods"
        case .neighbourhoodShapes: "neighbourhood shapes"
        }
    }
}

public enum ListingLayout: String, Hashable, Sendable, CaseIterable {
    /// Until 2020: extra persons and cleaning fee named, `bathrooms` a number, ratings of 0–100.
    case old
    /// Until 2022: `bathrooms_text`.
    case middle
    /// Since 2022: `source` as well.
    case new
    /// Sixteen to eighteen columns without description, size or amenities.
    case summary
}

extension FeedKind {
    /// - Throws: `foreign` or `missing`.
    init(columns: Columns) throws(ImportFault.Reason) {
        if columns.has("listing_id"), columns.has("date") {
            if columns.has("available") {
                self = .calendar
            } else if columns.has("comments") {
                guard columns.has("id") else { throw .missing(columns: ["id"]) }
                self = .reviews
            } else {
                guard columns.count == 2 else { throw .missing(columns: ["available, or id and comments"]) }
                self = .reviewDates
            }
        } else if columns.has("neighbourhood"), columns.has("neighbourhood_group"), columns.count == 2 {
            self = .neighbourhoods
        } else {
            self = .listings(try ListingLayout(columns: columns))
        }
    }
}

extension ListingLayout {
    fileprivate init(columns: Columns) throws(ImportFault.Reason) {
        let known = Columns.ofListings.count(where: columns.has)
        let essential = ["id", "latitude", "longitude"]
        let missing = essential.filter { !columns.has($0) }
        guard known >= 3 else {
            if columns.has("listing_id") { throw .missing(columns: ["date"]) }
            throw .foreign(columns: columns.first)
        }
        guard missing.isEmpty else { throw .missing(columns: missing) }
        let isDetail = ["listing_url", "property_type", "accommodates", "amenities"].contains(where: columns.has)
        if !isDetail {
            self = .summary
        } else if columns.has("source") {
            self = .new
        } else {
            self = columns.has("bathrooms_text") ? .middle : .old
        }
    }
}
