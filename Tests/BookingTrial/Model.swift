import Domain
import Seeded

/// What the kernel should do, as simply as it can be said: a list of bookings for each house.
struct Model {
    struct Entry {
        let id: Booking.ID
        let house: Int
        let guest: Int
        var period: Period
        var isCancelled = false
    }

    enum Verdict: Equatable {
        case done, nightsGone, past
    }

    var today = Houses.today
    private(set) var entries: [Booking.ID: Entry] = [:]
    /// Those that stand, of each house.
    private var standing: [[Booking.ID]]

    init(houses: Int) {
        standing = [[Booking.ID]](repeating: [], count: houses)
    }

    /// Any that stands or, one time in ten, any at all.
    func anyone(_ numbers: inout SeededNumbers) -> Booking.ID? {
        if numbers.oneIn(10) { return entries.keys.sorted().randomElement(using: &numbers) }
        return standing.randomElement(using: &numbers)?.randomElement(using: &numbers)
    }

    /// - Parameter own: of a booking that is to be moved: it doesn't stand in its own way.
    func verdict(_ house: Int, _ period: Period, except own: Booking.ID? = nil) -> Verdict {
        if period.checkIn < today { return .past }
        let gap = Houses.preparationDays(of: house)
        let isFree = standing[house].allSatisfy { id in
            guard id != own, let other = entries[id]?.period else { return true }
            return period.end.advanced(by: gap) <= other.checkIn || other.end.advanced(by: gap) <= period.checkIn
        }
        return isFree ? .done : .nightsGone
    }

    mutating func book(_ id: Booking.ID, _ house: Int, _ guest: Int, _ period: Period) {
        entries[id] = Entry(id: id, house: house, guest: guest, period: period)
        standing[house].append(id)
    }

    mutating func move(_ id: Booking.ID, to period: Period) {
        entries[id]?.period = period
    }

    mutating func cancel(_ id: Booking.ID) {
        guard let entry = entries[id] else { return }
        entries[id]?.isCancelled = true
        standing[entry.house].removeAll { $0 == id }
    }

    /// A day goes by, and what is long over is of no more interest.
    mutating func turnDay() {
        today = today.advanced(by: 1)
        let past = entries.values.filter { $0.period.end.advanced(by: 60) < today }.map(\.id)
        for id in past { entries[id] = nil }
        for house in standing.indices { standing[house].removeAll { entries[$0] == nil } }
    }

    func mayCancel(_ entry: Entry) -> Bool { today <= entry.period.checkIn }
}

extension Period {
    /// The day after the last night.
    fileprivate var end: Day { checkIn.advanced(by: nights) }
}
