/// The order in which stays lie in memory: along a curve on which neighbours are mostly neighbours on the map too.
package enum HilbertCurve {
    /// The place on a curve of order 24 over the whole map, 0 … 2⁴⁸ − 1; a cell is about two metres wide.
    package static func place(latitude: Int32, longitude: Int32) -> UInt64 {
        let side: Int64 = 1 << 24
        var x = UInt32(clamping: (Int64(longitude) + 180_000_000) * (side - 1) / 360_000_000)
        var y = UInt32(clamping: (Int64(latitude) + 90_000_000) * (side - 1) / 180_000_000)
        var place: UInt64 = 0
        var half: UInt32 = 1 << 23
        while half > 0 {
            let right: UInt64 = x & half == 0 ? 0 : 1
            let upper: UInt64 = y & half == 0 ? 0 : 1
            place = place << 2 | (3 * right ^ upper)
            if upper == 0 {
                if right == 1 {
                    x = UInt32(side - 1) &- x
                    y = UInt32(side - 1) &- y
                }
                swap(&x, &y)
            }
            half >>= 1
        }
        return place
    }

    /// The indices of rows in the order of their places; of equal places, the one that came first.
    ///
    /// Sorts by the places' digits of 12 bits, the last digit first: four passes over the keys, whatever their number.
    static func order(of rows: [Row]) -> [Int32] {
        var keys = rows.enumerated().map { index, row in
            Key(place: place(latitude: row.latitude, longitude: row.longitude), index: Int32(index))
        }
        var sorted = keys
        for shift in stride(from: 0, to: placeBits, by: digitBits) {
            sort(keys, by: UInt64(shift), into: &sorted)
            swap(&keys, &sorted)
        }
        return keys.map { $0.index }
    }

    private struct Key {
        var place: UInt64
        var index: Int32
    }

    private static let placeBits = 48
    private static let digitBits = 12

    /// Keeps the order of keys with the same digit.
    private static func sort(_ keys: [Key], by shift: UInt64, into sorted: inout [Key]) {
        let mask: UInt64 = 1 << UInt64(digitBits) - 1
        var starts = [Int](repeating: 0, count: 1 << digitBits + 1)
        for key in keys { starts[Int(key.place >> shift & mask) + 1] += 1 }
        for digit in 1..<starts.count { starts[digit] += starts[digit - 1] }
        for key in keys {
            let digit = Int(key.place >> shift & mask)
            sorted[starts[digit]] = key
            starts[digit] += 1
        }
    }
}
