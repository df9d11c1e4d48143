import Domain
import Synchronization

/// All that a search reads of a stay it has found, in 32 bytes that never straddle a cache line.
///
/// The stays found are so far apart that each costs a line of every column it is read from. Price, place and rating therefore lie
/// together: once a stay is priced, its key is at hand.
struct Row {
    var price: PriceRow
    let latitude: Int32
    let longitude: Int32
    let id: Int32
    let rating: Int16
    /// Which of the index's zones; see `Zones`.
    let zone: UInt16

    init(_ stay: IndexedStay, _ price: PriceRow, zone: UInt16) {
        self.price = price
        latitude = stay.position.latitude
        longitude = stay.position.longitude
        id = stay.id.number
        rating = Rating.of(stay)
        self.zone = zone
    }
}

/// A rating in hundredths.
enum Rating {
    /// Of a stay without a review.
    static let none: Int16 = -1

    static func of(_ stay: IndexedStay) -> Int16 { stay.rating.map { Int16(clamping: max(0, $0)) } ?? none }
}

/// The least and most nights of a stay and how long before one has to book; read only for lengths that have no line
/// (`Lines.commonLengths`), for stays with seasons, and at midnight.
struct LengthRow {
    /// From the lowest bit: least (11), most (11), notice (10).
    private let terms: UInt32
    /// The number of its seasons in the index's `LengthBook`; 0 without any.
    private let seasons: UInt32

    init(_ stay: IndexedStay, _ book: LengthBook) {
        let least = UInt32(min(max(stay.minimumNights, 1), Stay.longestStay))
        let most = UInt32(min(max(stay.maximumNights, 1), Stay.longestStay))
        let notice = UInt32(min(max(stay.rules.noticeDays, 0), BookingRules.longestNotice))
        terms = least | most << 11 | notice << 22
        seasons = book.number(of: stay.rules.seasons)
    }

    private var least: Int { Int(terms & 2047) }
    private var most: Int { Int(terms >> 11 & 2047) }
    /// So many nights from today on are closed, 0 … `BookingRules.longestNotice`.
    var notice: Int { Int(terms >> 22) }

    var isSeasonal: Bool { seasons != 0 }

    /// Where no season says otherwise.
    @inline(__always)
    func allows(nights: Int) -> Bool { nights >= least && nights <= most }

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
