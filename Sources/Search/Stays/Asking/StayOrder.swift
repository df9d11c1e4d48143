import Domain

/// How an order turns a stay into a key that is smaller for earlier stays. The scan is compiled once for each.
protocol StayOrder {
    /// Whether keys take so long to work out that it's worth while to ask for `mayBeEarly` first.
    static var isCostly: Bool { get }
    /// - Parameter average: in the reference currency; `unknownPrice` when not known.
    static func key(_ row: UnsafePointer<Row>, average: Int64, _ question: UnsafePointer<Question>) -> UInt64
    /// Whether the stay's key may be as small as that; quick, and wrong at times, but never when it says no.
    static func mayBeEarly(_ row: UnsafePointer<Row>, _ key: UInt64, _ question: UnsafePointer<Question>) -> Bool
}

extension StayOrder {
    static var isCostly: Bool { false }

    @inline(__always)
    static func mayBeEarly(_ row: UnsafePointer<Row>, _ key: UInt64, _ question: UnsafePointer<Question>) -> Bool {
        true
    }
}

/// Stands for the average of a stay without a tariff.
let unknownPrice: Int64 = -1

/// The nearest first.
enum ByDistance: StayOrder {
    static let isCostly = true

    @inline(__always)
    static func key(_ row: UnsafePointer<Row>, average: Int64, _ question: UnsafePointer<Question>) -> UInt64 {
        // Numbers that aren't negative order as their bits do.
        question.pointee.nearness.rank(latitude: row.pointee.latitude, longitude: row.pointee.longitude).bitPattern
    }

    @inline(__always)
    static func mayBeEarly(_ row: UnsafePointer<Row>, _ key: UInt64, _ question: UnsafePointer<Question>) -> Bool {
        let lowest = question.pointee.lowNearness.rank(
            latitude: row.pointee.latitude, longitude: row.pointee.longitude)
        return lowest.bitPattern <= key
    }
}

/// The cheapest first, unknown prices last.
enum ByPrice: StayOrder {
    @inline(__always)
    static func key(_ row: UnsafePointer<Row>, average: Int64, _ question: UnsafePointer<Question>) -> UInt64 {
        UInt64(bitPattern: average)
    }
}

/// The best rated first, unrated ones last. Many have the same rating: the lower half of the key is the id that decides then.
enum ByRating: StayOrder {
    @inline(__always)
    static func key(_ row: UnsafePointer<Row>, average: Int64, _ question: UnsafePointer<Question>) -> UInt64 {
        let rating = UInt64(bitPattern: Int64(Int16.max) &- Int64(row.pointee.rating))
        // With the sign turned round, ids order as their bits do.
        return rating &<< 32 | UInt64(UInt32(bitPattern: row.pointee.id) ^ 1 &<< 31)
    }
}

/// Ranks of places in an area that are never above those of `Nearness`, for a third of the work.
struct LowNearness {
    private let center: Coordinate
    /// The centre's, times the smallest of a latitude in the area.
    private let cosines: Double

    init(_ nearness: Nearness, in area: Rectangle) {
        center = nearness.center
        let furthest = Double(max(abs(area.south), abs(area.north))) * (Double.pi / 180_000_000)
        // Broken off here, the series stays below the cosine.
        let square = furthest * furthest
        cosines = nearness.cosine * max(0, 1 - square / 2 * (1 - square / 12 * (1 - square / 30)))
    }

    @inline(__always)
    func rank(latitude: Int32, longitude: Int32) -> Double {
        let north = LowNearness.sineOfHalf(latitude &- center.latitude)
        let east = LowNearness.sineOfHalf(Nearness.turn(from: center.longitude, to: longitude))
        return (north * north + cosines * (east * east)) * 0.999_999_999
    }

    /// For ± π/2, x − x³/6 is no further from 0 than the sine.
    @inline(__always)
    private static func sineOfHalf(_ angle: Int32) -> Double {
        let radians = Double(angle) * (Double.pi / 360_000_000)
        return radians - radians * radians * radians / 6
    }
}
