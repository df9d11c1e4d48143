import Domain

/// Reads the rows of a calendar file, old or new.
struct CalendarColumns {
    private let listing: Int?
    private let date: Int?
    private let available: Int?
    private let price: Int?
    private let adjustedPrice: Int?
    private let minimumNights: Int?
    private let maximumNights: Int?

    init(_ columns: Columns) {
        listing = columns["listing_id"]
        date = columns["date"]
        available = columns["available"]
        price = columns["price"]
        adjustedPrice = columns["adjusted_price"]
        minimumNights = columns["minimum_nights"]
        maximumNights = columns["maximum_nights"]
    }

    func key(_ row: CSVRow) -> Cell {
        row[listing].trimmed
    }

    /// - Parameter decimals: those of the listing's currency.
    func night(_ row: CSVRow, decimals: Int) throws(SkipReason) -> NightRow {
        guard let night = row[date].trimmed.day else { throw .badDate }
        let flag = row[available].trimmed
        guard let isOpen = flag.isEmpty ? false : flag.flag else { throw .badFlag }
        let amount = PriceText(row[adjustedPrice]) ?? PriceText(row[price])
        return NightRow(
            night: night, isOpen: isOpen, price: amount?.price(decimals: decimals),
            minimumNights: row[minimumNights].wholeNumber, maximumNights: row[maximumNights].wholeNumber)
    }
}
