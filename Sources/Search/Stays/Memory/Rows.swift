import Domain
import Synchronization

/// Where a stay is and which it is: read only when its place matters, at the edge of the rectangle, for the order, for the pins.
struct Row {
    var latitude: Int32
    var longitude: Int32
    var id: Int32

    init(_ stay: IndexedStay) {
        latitude = stay.position.latitude
        longitude = stay.position.longitude
        id = stay.id.number
    }
}

/// A rating in hundredths, in a column of its own: the order by rating reads 32 stays a cache line.
enum Rating {
    /// Of a stay without a review.
    static let none: Int16 = -1

    static func of(_ stay: IndexedStay) -> Int16 { stay.rating.map { Int16(clamping: max(0, $0)) } ?? none }
}

/// The least and most nights of a stay and how long before one has to book; read only for lengths that have no line
/// (`Lines.commonLengths`), for stays with seasons, and at midnight.
struct LengthRow {
    private let least: UInt16
    private let most: UInt16
    /// So many nights from today on are closed, 0 … `BookingRules.longestNotice`.
    let notice: UInt16
    /// The number of its seasons in the index's `LengthBook`; 0 without any.
    private let seasons: UInt32

    /// Any length.
    init() {
        (least, most, notice, seasons) = (1, UInt16(Stay.longestStay), 0, 0)
    }

    init(_ stay: IndexedStay, _ book: LengthBook) {
        least = UInt16(clamping: min(max(stay.minimumNights, 1), Stay.longestStay))
        most = UInt16(clamping: min(max(stay.maximumNights, 1), Stay.longestStay))
        notice = UInt16(clamping: min(max(stay.rules.noticeDays, 0), BookingRules.longestNotice))
        seasons = book.number(of: stay.rules.seasons)
    }

    var isSeasonal: Bool { seasons != 0 }

    /// Where no season says otherwise.
    @inline(__always)
    func allows(nights: Int) -> Bool { nights >= Int(least) && nights <= Int(most) }

    /// - Parameter day: of arrival.
    @inline(__always)
    func allows(nights: Int, arrivingOn day: Day, _ book: LengthBook) -> Bool {
        guard seasons != 0, let season = book.season(seasons, on: day) else { return allows(nights: nights) }
        return nights >= season.leastNights && nights <= season.mostNights
    }
}

/// The lists of seasons with lengths of their own; equal ones are kept once. It only grows, as hosts' lists are few.
final class LengthBook: Sendable {
    private struct State {
        var numbers: [[SeasonLength]: UInt32] = [:]
        /// The list of number n stands at n - 1.
        var lists: [[SeasonLength]] = []
    }

    private let state = Mutex(State())

    /// 0 for no seasons.
    func number(of seasons: [SeasonLength]) -> UInt32 {
        guard !seasons.isEmpty else { return 0 }
        return state.withLock { state in
            if let known = state.numbers[seasons] { return known }
            state.lists.append(seasons)
            let number = UInt32(state.lists.count)
            state.numbers[seasons] = number
            return number
        }
    }

    func season(_ number: UInt32, on day: Day) -> SeasonLength? {
        state.withLock { $0.lists[Int(number) - 1].first { $0.first <= day && day <= $0.last } }
    }
}
