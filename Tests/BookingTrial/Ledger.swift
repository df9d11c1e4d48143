import Domain

/// What one person was answered, and what they can't know because no answer came.
struct Ledger: Sendable {
    /// An order under its key.
    struct Order: Sendable {
        let key: String
        let house: Int
        let period: Period
    }

    struct Answer: Equatable, Sendable {
        let status: Int
        let body: [UInt8]
    }

    /// A booking that was acknowledged.
    struct Known: Sendable {
        /// More than one where a change was not answered.
        var periods: [Period]
        let house: Int
        /// nil where a cancellation was not answered.
        var isCancelled: Bool? = false
    }

    var bookings: [Booking.ID: Known] = [:]
    /// Not answered yet: to be asked again under the same key.
    var open: Order?
    /// The last that was, to be asked again too.
    var last: (order: Order, answer: Answer)?
    /// Keys that were given out.
    var keys = 0
    /// How often they heard 503.
    var unavailable = 0
    /// Answers that there may not be.
    var faults: [String] = []

    /// Those that surely stand, in a fixed order.
    var standing: [Booking.ID] { bookings.filter { $0.value.isCancelled == false }.keys.sorted() }

    /// What doesn't fit with the rows of this person.
    /// - Parameter rows: all that the database has.
    mutating func compare(_ rows: [BookingRow]) -> [String] {
        var faults = self.faults
        let found = Set(rows.map(\.id))
        for id in bookings.keys.sorted() where !found.contains(id) { faults.append("booking \(id.number) is lost") }
        for row in rows {
            guard let known = bookings[row.id] else {
                faults.append("booking \(row.id.number) was never acknowledged, though its key was asked again")
                continue
            }
            if !known.periods.contains(row.period) { faults.append("booking \(row.id.number) has other days") }
            if let isCancelled = known.isCancelled, isCancelled != row.isCancelled {
                faults.append("booking \(row.id.number) was \(isCancelled ? "" : "not ")cancelled")
            }
            bookings[row.id] = Known(periods: [row.period], house: known.house, isCancelled: row.isCancelled)
        }
        return faults
    }
}

/// A booking as the database has it.
struct BookingRow: Sendable {
    let id: Booking.ID
    let period: Period
    let isCancelled: Bool
}
