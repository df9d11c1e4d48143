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
}
