/// Where the stays of a block are within its box, coarsely: two bytes a stay, so that a block's are two cache lines.
///
/// At the edge of the rectangle nearly every stay can be told to be inside or outside by them; only those in the very step the edge
/// runs through need their rows, of which each would be a cache line of its own.
struct CoarsePlaces {
    /// So many bits of the distance from the box's southern and western edge are left out.
    private(set) var northShift: UInt8
    private(set) var eastShift: UInt8

    /// Bytes a block: the steps northwards of its stays, then those eastwards.
    static let bytes = 2 * Lines.blockSize

    /// As fine as eight bits allow for places in the box.
    init(_ box: Box) {
        northShift = CoarsePlaces.shift(Int64(box.north) - Int64(box.south))
        eastShift = CoarsePlaces.shift(Int64(box.east) - Int64(box.west))
    }

    private static func shift(_ width: Int64) -> UInt8 {
        UInt8(max(0, 56 - max(0, width).leadingZeroBitCount))
    }

    /// Notes a place in the box for a stay of the block.
    func set(_ stay: Int, latitude: Int32, longitude: Int32, _ box: Box, in bytes: UnsafeMutablePointer<UInt8>) {
        bytes[stay] = UInt8(truncatingIfNeeded: (latitude - box.south) >> Int32(northShift))
        bytes[Lines.blockSize + stay] = UInt8(truncatingIfNeeded: (longitude - box.west) >> Int32(eastShift))
    }

    /// Which stays of the mask are certainly in the rectangle, and which perhaps, for the edge runs through their step.
    @inline(__always)
    func sort(
        _ mask: UInt64, _ box: Box, _ piece: Box, _ bytes: UnsafePointer<UInt8>
    ) -> (inside: UInt64, perhaps: UInt64) {
        // The steps the edges run through, negative or above 255 where an edge passes the box by.
        let south = (piece.south &- box.south) &>> Int32(northShift)
        let north = (piece.north &- box.south) &>> Int32(northShift)
        let west = (piece.west &- box.west) &>> Int32(eastShift)
        let east = (piece.east &- box.west) &>> Int32(eastShift)
        var inside: UInt64 = 0
        var possible: UInt64 = 0
        var rest = mask
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            rest &= rest &- 1
            let up = Int32(bytes[bit])
            let right = Int32(bytes[Lines.blockSize &+ bit])
            // Negative where one of the four is: see `Box`. The step on the edge itself is possible, but not certain.
            let possibly = (up &- south) | (north &- up) | (right &- west) | (east &- right)
            let certainly = (up &- south &- 1) | (north &- up &- 1) | (right &- west &- 1) | (east &- right &- 1)
            possible |= UInt64(possibly < 0 ? 0 : 1) &<< UInt64(bit)
            inside |= UInt64(certainly < 0 ? 0 : 1) &<< UInt64(bit)
        }
        return (inside, possible & ~inside)
    }
}
