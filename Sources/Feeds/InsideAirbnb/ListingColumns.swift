import Domain

/// Reads the rows of a listings file of any layout. A column the file lacks reads as empty, and empty has its default.
struct ListingColumns {
    private let columns: Columns
    /// Ratings count to 100 rather than to 5.
    private let ratingsCountToHundred: Bool
    private var amenityNames = AmenityNames()
    private var kinds: [Cell: StayKind] = [:]

    init(_ columns: Columns, ratingsCountToHundred: Bool) {
        self.columns = columns
        self.ratingsCountToHundred = ratingsCountToHundred
    }

    /// - Parameters:
    ///   - calendar: what the calendar says of this listing; nil when it has no row.
    ///   - shift: by how many days calendars are moved.
    mutating func stay(
        _ row: CSVRow, position: Coordinate, locality: Locality, calendar: ListingCalendar?, shift: Int
    ) -> Stay {
        let capacity = capacity(row)
        let amenities = amenityNames.amenities(in: cell(row, "amenities"))
        let area = area(row, locality)
        let (summary, details) = texts(row)
        let reviewCount = whole(row, "number_of_reviews", 0...10_000_000) ?? 0
        let minimumNights = whole(row, "minimum_nights") ?? calendar?.minimumNights ?? 1
        let maximumNights = whole(row, "maximum_nights") ?? calendar?.maximumNights ?? Stay.longestStay
        let bounded = min(max(1, minimumNights), Stay.longestStay)
        return Stay(
            id: Stay.ID(0), origin: .insideAirbnb, originKey: cell(row, "id").text, name: name(row, area: area),
            kind: kind(row, hasPool: amenities.contains(.pool)),
            share: StayShare(roomType: cell(row, "room_type")),
            host: Stay.Host(key: PlainText.line(cell(row, "host_id")), name: PlainText.line(cell(row, "host_name"))),
            position: position, area: area, country: locality.country, zone: locality.zone, capacity: capacity,
            bedrooms: bedrooms(row), beds: max(1, whole(row, "beds", 0...100) ?? 1), halfBaths: halfBaths(row),
            amenities: amenities,
            tariff: tariff(row, currency: locality.currency, calendar: calendar, shift: shift), minimumNights: bounded,
            // Zero is nobody's longest stay: the column was not filled in.
            maximumNights: maximumNights == 0 ? Stay.longestStay : min(max(bounded, maximumNights), Stay.longestStay),
            rules: BookingRules(cancellation: cancellation(row)),
            rating: reviewCount > 0 ? rating(row) : nil, reviewCount: reviewCount, summary: summary, details: details)
    }

    /// Editions until 2020 say it, in names like `strict_14_with_grace_period`.
    private func cancellation(_ row: CSVRow) -> CancellationRule {
        let policy = cell(row, "cancellation_policy").text.lowercased()
        if policy.contains("strict") { return .strict }
        return policy.hasPrefix("moderate") ? .moderate : .flexible
    }

    private func cell(_ row: CSVRow, _ column: String) -> Cell {
        row[columns[column]].trimmed
    }

    /// The number in that column, brought into the range; nil when there is none.
    private func whole(_ row: CSVRow, _ column: String, _ range: ClosedRange<Int> = 0...Int.max) -> Int? {
        cell(row, column).wholeNumber.map { min(max($0, range.lowerBound), range.upperBound) }
    }

    /// A home without a title is called by what it is and where.
    private func name(_ row: CSVRow, area: String) -> String {
        let title = PlainText.line(cell(row, "name"))
        if !title.isEmpty { return title }
        let type = PlainText.line(cell(row, "property_type"))
        let kind = type.isEmpty ? PlainText.line(cell(row, "room_type")) : type
        return kind.isEmpty ? area : "\(kind) · \(area)"
    }

    private func area(_ row: CSVRow, _ locality: Locality) -> String {
        for column in ["neighbourhood_cleansed", "neighbourhood", "neighbourhood_group"] {
            let area = PlainText.line(cell(row, column))
            if !area.isEmpty { return area }
        }
        return locality.place
    }

    /// A villa with a pool is a pool villa.
    private mutating func kind(_ row: CSVRow, hasPool: Bool) -> StayKind {
        let type = cell(row, "property_type")
        if hasPool, type.text.lowercased().hasSuffix("villa") { return .poolVilla }
        if let known = kinds[type] { return known }
        let kind = StayKind(propertyType: type)
        if kinds.count < 1000 { kinds[type] = kind }
        return kind
    }

    /// Summary files don't tell how many people fit: two, then, or one for each bed.
    private func capacity(_ row: CSVRow) -> Int {
        let told = whole(row, "accommodates", 0...Party.largestCapacity) ?? 0
        if told > 0 { return told }
        let beds = whole(row, "beds", 0...Party.largestCapacity) ?? 0
        return beds > 0 ? beds : 2
    }

    /// Without a number it is a studio, or the one room that is let.
    private func bedrooms(_ row: CSVRow) -> Int {
        if let told = whole(row, "bedrooms", 0...100) { return told }
        return StayShare(roomType: cell(row, "room_type")) == .entire ? 0 : 1
    }

    /// `bathrooms_text` ("1.5 shared baths", "Half-bath") before `bathrooms` ("1.5"); 0 when neither says.
    private func halfBaths(_ row: CSVRow) -> Int {
        let text = cell(row, "bathrooms_text")
        if let number = text.prefix(while: { !$0.isBlank }).number { return halves(number) }
        if PlainText.line(text).lowercased().contains("half-bath") { return 1 }
        return cell(row, "bathrooms").number.map(halves) ?? 0
    }

    private func halves(_ number: Double) -> Int {
        Int((min(max(number, 0), 100) * 2).rounded())
    }

    /// Hundredths of 5; a score of 0 is none, the lowest anybody can give is 1.
    private func rating(_ row: CSVRow) -> Int? {
        guard let score = cell(row, "review_scores_rating").number else { return nil }
        let hundredths = (ratingsCountToHundred ? score * 5 : score * 100).rounded()
        return (1...500).contains(hundredths) ? Int(hundredths) : nil
    }

    private func tariff(_ row: CSVRow, currency: Currency, calendar: ListingCalendar?, shift: Int) -> Tariff? {
        let decimals = currency.decimals
        func amount(_ column: String) -> Int64? { PriceText(cell(row, column))?.price(decimals: decimals) }
        let listed = amount("price")
        let fromListing = listed.map { NightPrices(weekday: $0, weekend: $0, singleNights: []) }
        let fromCalendar = calendar.flatMap { $0.prices(listed: listed, shiftedBy: shift) }
        guard let prices = fromCalendar ?? fromListing else { return nil }
        let included = whole(row, "guests_included", 1...Party.largestCapacity) ?? Party.largestCapacity
        return Tariff(
            currency: currency, weekday: prices.weekday, weekend: prices.weekend, guestsIncluded: included,
            extraGuest: amount("extra_people") ?? 0, cleaning: amount("cleaning_fee") ?? 0,
            singleNights: prices.singleNights)
    }

    private func texts(_ row: CSVRow) -> (summary: String, details: String) {
        ListingTexts.split(
            summary: PlainText.paragraphs(cell(row, "summary")), space: PlainText.paragraphs(cell(row, "space")),
            description: PlainText.paragraphs(cell(row, "description")),
            surroundings: PlainText.paragraphs(cell(row, "neighborhood_overview")))
    }
}
