import Domain

/// How an order turns a stay into a key that is smaller for earlier stays. The scan is compiled once for each.
protocol StayOrder {
    /// Whether keys are often equal, so that the ids, which the rows hold, decide.
    static var tiesOften: Bool { get }
    /// A key that no stay of the block comes before.
    static func earliestKey(in block: UnsafePointer<BlockFacts>, _ nearness: borrowing Nearness) -> UInt64
    /// At most `Ranking.lastKey`.
    /// - Parameter average: in the reference currency; `unknownPrice` when not known.
    static func key(_ row: Int, _ segment: Segment, average: Int64, _ nearness: borrowing Nearness) -> UInt64
}

/// Stands for the average of a stay without a tariff.
let unknownPrice: Int64 = -1
/// Stands for the average of a stay beyond the price range.
let outOfRange: Int64 = -2

/// The nearest first.
enum ByDistance: StayOrder {
    static let tiesOften = false

    @inline(__always)
    static func earliestKey(in block: UnsafePointer<BlockFacts>, _ nearness: borrowing Nearness) -> UInt64 {
        nearness.lowestRank(in: block).bitPattern
    }

    @inline(__always)
    static func key(_ row: Int, _ segment: Segment, average: Int64, _ nearness: borrowing Nearness) -> UInt64 {
        // Numbers that aren't negative order as their bits do.
        nearness.rank(latitude: segment.rows[row].latitude, longitude: segment.rows[row].longitude).bitPattern
    }
}

/// The cheapest first, unknown prices last.
enum ByPrice: StayOrder {
    static let tiesOften = false

    @inline(__always)
    static func earliestKey(in block: UnsafePointer<BlockFacts>, _ nearness: borrowing Nearness) -> UInt64 { 0 }

    @inline(__always)
    static func key(_ row: Int, _ segment: Segment, average: Int64, _ nearness: borrowing Nearness) -> UInt64 {
        min(UInt64(bitPattern: average), Ranking.lastKey)
    }
}

/// The best rated first, unrated ones last.
enum ByRating: StayOrder {
    static let tiesOften = true

    @inline(__always)
    static func earliestKey(in block: UnsafePointer<BlockFacts>, _ nearness: borrowing Nearness) -> UInt64 {
        key(rating: block.pointee.highestRating)
    }

    @inline(__always)
    static func key(_ row: Int, _ segment: Segment, average: Int64, _ nearness: borrowing Nearness) -> UInt64 {
        key(rating: segment.ratings[row])
    }

    @inline(__always)
    private static func key(rating: Int16) -> UInt64 {
        UInt64(bitPattern: Int64(Int16.max) &- Int64(rating))
    }
}

extension Nearness {
    /// A rank that no place in the block comes before; cheaper than one place's.
    ///
    /// Both terms of the rank are bounded apart, by the gaps between centre and box. For 0 … π/2, x − x³/6 is below the sine.
    @inline(__always)
    func lowestRank(in block: UnsafePointer<BlockFacts>) -> Double {
        let box = block.pointee.box
        let north = max(0, max(box.south &- center.latitude, center.latitude &- box.north))
        let west = Nearness.turn(from: center.longitude, to: box.west)
        let east = Nearness.turn(from: center.longitude, to: box.east)
        // The box holds the centre's meridian, or its opposite lies in it and the nearer edge counts all the same.
        let spans = box.west <= center.longitude && center.longitude <= box.east
        let turn = spans ? 0 : min(west.magnitude, east.magnitude)
        let northSine = Nearness.lowSineOfHalf(Double(north))
        let eastSine = Nearness.lowSineOfHalf(Double(turn))
        let rank = northSine * northSine + cosine * Double(block.pointee.lowestCosine) * eastSine * eastSine
        return rank * 0.999_999_999
    }

    @inline(__always)
    private static func lowSineOfHalf(_ angle: Double) -> Double {
        let radians = angle * (Double.pi / 360_000_000)
        return radians - radians * radians * radians / 6
    }
}
