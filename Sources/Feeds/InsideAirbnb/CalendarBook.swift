import Domain

/// The calendars of all listings, in whatever order their rows come: four bytes a night.
struct CalendarBook {
    private var calendars: [ListingCalendar?]

    init(listings: Int) {
        calendars = [ListingCalendar?](repeating: nil, count: listings)
    }

    /// The calendar of a listing; nil when no row was about it.
    subscript(listing: Int) -> ListingCalendar? {
        calendars.indices.contains(listing) ? calendars[listing] : nil
    }

    /// Writes a night down, over what was known of it.
    mutating func note(_ night: NightRow, of listing: Int) -> ListingCalendar.Outcome {
        guard calendars.indices.contains(listing) else { return .outside }
        if calendars[listing] == nil {
            calendars[listing] = ListingCalendar(night)
            return .new
        }
        return calendars[listing]?.note(night) ?? .outside
    }

    /// The first night of the edition: the earliest with which a listing begins, unless it lies more than a month before
    /// the night with which most begin. One row with a wrong year must not move everything.
    var begin: Day? {
        var counts: [Day: Int] = [:]
        for case let calendar? in calendars { counts[calendar.first, default: 0] += 1 }
        guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        return counts.keys.filter { $0.days(until: usual) <= 31 }.min()
    }
}

/// What one row of a calendar says.
struct NightRow: Equatable {
    var night: Day
    var isOpen: Bool
    /// In minor units; nil when unknown.
    var price: Int64?
    /// nil when the row doesn't say.
    var minimumNights: Int?
    var maximumNights: Int?
}

struct ListingCalendar: Equatable {
    enum Outcome: Equatable {
        case new, replaced
        /// The calendar would become longer than it can be.
        case outside
    }

    private(set) var first: Day
    /// The smallest minimum and largest maximum that a night asks for; nil when none does.
    private(set) var minimumNights: Int?
    private(set) var maximumNights: Int?
    /// One number a night: 0 without a row, price + 1 when open, -(price + 1) when closed; price 0 is an unknown one.
    private var nights: [Int32]

    init(_ row: NightRow) {
        first = row.night
        nights = []
        nights.reserveCapacity(372)
        nights.append(ListingCalendar.packed(row))
        noteBounds(row)
    }

    mutating func note(_ row: NightRow) -> Outcome {
        var index = first.days(until: row.night)
        guard index < OpenNights.capacity, index > -OpenNights.capacity else { return .outside }
        if index < 0 {
            guard nights.count - index <= OpenNights.capacity else { return .outside }
            nights.insert(contentsOf: repeatElement(0, count: -index), at: 0)
            first = row.night
            index = 0
        }
        while nights.count <= index { nights.append(0) }
        defer {
            nights[index] = ListingCalendar.packed(row)
            noteBounds(row)
        }
        return nights[index] == 0 ? .new : .replaced
    }

    /// Each night that has a row, in order; the price is nil when unknown.
    func forEach(_ visit: (_ night: Day, _ isOpen: Bool, _ price: Int64?) -> Void) {
        for (index, packed) in nights.enumerated() where packed != 0 {
            let price = Int64(packed.magnitude) - 1
            visit(first.advanced(by: index), packed > 0, price == 0 ? nil : price)
        }
    }

    private mutating func noteBounds(_ row: NightRow) {
        if let minimum = row.minimumNights { minimumNights = min(minimumNights ?? minimum, minimum) }
        if let maximum = row.maximumNights { maximumNights = max(maximumNights ?? maximum, maximum) }
    }

    /// `Tariff.highestPrice` + 1 fits into 31 bits.
    private static func packed(_ row: NightRow) -> Int32 {
        let value = Int32(clamping: (row.price ?? 0) + 1)
        return row.isOpen ? value : -value
    }
}
