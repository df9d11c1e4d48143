import Domain
import Routes

/// Which bookings are asked for, and which page of them.
package struct BookingsQuery: Equatable {
    package let when: BookingsAsked
    /// From 1 on.
    package let page: Int

    package init(_ query: Routes.Query) throws(AddressFault) {
        if let text = query.first("when") {
            guard let when = BookingsAsked(rawValue: text) else {
                throw AddressFault(field: "when", reason: .malformed)
            }
            self.when = when
        } else {
            when = .all
        }
        if query.first("page") == "" { throw AddressFault(field: "page", reason: .malformed) }
        page = try query.number("page", in: 1...Int64(Conditions.lastPage)).map { Int($0) } ?? 1
    }
}

/// The days of a calendar that are asked for, both ends included; an absent one is open.
package struct CalendarDays: Equatable {
    package let first: Day?
    package let last: Day?

    package init(_ query: Routes.Query) throws(AddressFault) {
        for name in ["from", "to"] where query.first(name) == "" {
            throw AddressFault(field: name, reason: .malformed)
        }
        first = try query.day("from")
        last = try query.day("to")
        if let first, let last, last < first { throw AddressFault(field: "to", reason: .contradictory) }
    }

    func holds(_ day: Day) -> Bool {
        first.map { day >= $0 } ?? true && last.map { day <= $0 } ?? true
    }
}
