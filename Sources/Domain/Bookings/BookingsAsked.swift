/// Which of somebody's bookings are asked for.
public enum BookingsAsked: String, CaseIterable, Sendable {
    case all, coming, past, cancelled

    public func holds(_ phase: BookingPhase) -> Bool {
        switch (self, phase) {
        case (.all, _), (.coming, .coming), (.coming, .staying), (.past, .past), (.cancelled, .cancelled): true
        default: false
        }
    }

    /// Those that are asked for: what is to come begins with what comes next, what is over with what was last.
    /// - Parameter bookings: those that begin last first.
    public func chosen<Item>(from bookings: [Item], phase: (Item) -> BookingPhase) -> [Item] {
        let chosen = bookings.filter { booking in holds(phase(booking)) }
        return self == .coming ? chosen.reversed() : chosen
    }
}

/// Somebody's bookings as they are listed (S1-11): what is to come, then what is over. What was cancelled isn't among them
/// (S1-12.5), though its page stays.
public struct BookingSchedule<Item> {
    /// What is to come stands before this index, what is over from it on.
    public let comingCount: Int
    public let all: [Item]

    /// - Parameter bookings: those that begin last first.
    public init(_ bookings: [Item], phase: (Item) -> BookingPhase) {
        let coming = BookingsAsked.coming.chosen(from: bookings, phase: phase)
        comingCount = coming.count
        all = coming + BookingsAsked.past.chosen(from: bookings, phase: phase)
    }

    /// One page of it, counted from 1; what is past the end is empty.
    public func page(_ number: Int) -> (coming: [Item], past: [Item]) {
        let size = BookingPaging.pageSize
        let first = (max(1, number) - 1) * size
        guard first < all.count else { return ([], []) }
        let last = min(all.count, first + size)
        let middle = min(max(comingCount, first), last)
        return (Array(all[first..<middle]), Array(all[middle..<last]))
    }

    /// At least one, though it be empty.
    public var pageCount: Int { max(1, (all.count + BookingPaging.pageSize - 1) / BookingPaging.pageSize) }

    /// The page on which the first of these stands; nil where there is none.
    public func page(where isMeant: (Item) -> Bool) -> Int? {
        guard let index = all.firstIndex(where: isMeant) else { return nil }
        return index / BookingPaging.pageSize + 1
    }
}

public enum BookingPaging {
    /// Bookings a page, on screen and in the API.
    public static let pageSize = 20
    /// So many are listed of one account, those that begin last; what is to come is always among them, as no night lies more than
    /// two years ahead and nobody needs so many at once.
    public static let mostListed = 1000
}
