import Domain
import Synchronization

/// One condition for one group of 512 stays: eight words, one bit a stay, one cache line.
typealias Line = UnsafeMutablePointer<Atomic<UInt64>>

/// Which lines a group has, and in which order.
///
/// A search takes the few lines it asks for and ANDs them: three nights, the guests, two amenities and the length are seven
/// cache lines for 512 stays.
enum Lines {
    /// How many stays a group holds, and a block of one word.
    static let groupSize = 512
    static let blockSize = 64
    static let wordCount = groupSize / blockSize

    /// A line for each night of the ring: bit set when open.
    static let nights = 0
    /// For g guests, 1 … 16: whether the stay holds them. The first is also what makes a row live.
    static let guests = nights + NightRing.size
    static let amenities = guests + Party.largestCapacity
    /// For stays of a common length: whether price, least and most nights allow a booking of so many nights, in some season.
    static let lengths = amenities + 32
    /// Other lengths are checked row by row.
    static let commonLengths = Array(1...14) + [28, 30]
    /// Whether the price is known.
    static let priced = lengths + 16
    /// Whether the stay has seasons with lengths of their own: then its row is asked, whatever the line of the length says.
    static let seasonal = priced + 1
    static let count = seasonal + 1

    static func guests(_ number: Int) -> Int { guests + number - 1 }
    static func areGuests(_ line: Int) -> Bool { line >= guests && line < amenities }
    static func length(_ nights: Int) -> Int? { commonLengths.firstIndex(of: nights).map { lengths + $0 } }
}

/// The nights of the calendar as they lie in the lines: a night's line is its day number modulo the ring's size.
///
/// A zone's calendar is 730 nights from its today on. No two zones on earth are more than two days apart (UTC−12 and UTC+14), so
/// 732 lines hold the calendars of all zones at once, and no night shares a line with another that may be open. Every other bit
/// is closed: a past night, or one beyond 730, can't match.
enum NightRing {
    static let widestSpread = 2
    static let size = OpenNights.capacity + widestSpread
    static let wordCount = (size + 63) / 64

    @inline(__always)
    static func slot(of day: Int) -> Int {
        let rest = day % size
        return rest < 0 ? rest + size : rest
    }

    /// Lays a calendar out by slots, its nights outside today … today + 729 left out.
    /// - Parameter ring: `wordCount` words, all zero before.
    static func lay(_ nights: OpenNights, today: Day, into ring: UnsafeMutablePointer<UInt64>) {
        let skipped = nights.first.days(until: today)
        let first = max(0, skipped)
        let stored = min(OpenNights.capacity, nights.words.count * 64)
        let last = min(stored, skipped + OpenNights.capacity)
        guard first < last else { return }
        let slot = NightRing.slot(of: Int(nights.first.number) + first)
        let untilWrap = min(last - first, size - slot)
        nights.words.withUnsafeBufferPointer { words in
            guard let source = words.baseAddress else { return }
            Bits.or(source, from: first, count: untilWrap, into: ring, at: slot)
            Bits.or(source, from: first + untilWrap, count: last - first - untilWrap, into: ring, at: 0)
        }
    }
}
