import Domain

/// The smallest part of the map that holds some stays; never crosses the antimeridian.
///
/// A search compares thousands of boxes and points, and which way each comparison goes can't be foretold. All four are therefore
/// done by subtraction and looked at together: the sign of the OR is negative when one of them is. The differences fit an `Int32`,
/// for degrees reach 180,000,000 and `nothing` a thousand million.
struct Box {
    var south: Int32
    var west: Int32
    var north: Int32
    var east: Int32

    /// Touches nothing and holds nothing; any union with it is the other.
    static let nothing = Box(south: 1_000_000_000, west: 1_000_000_000, north: -1_000_000_000, east: -1_000_000_000)
    static let everything = Box(south: -90_000_000, west: -180_000_000, north: 90_000_000, east: 180_000_000)

    init(south: Int32, west: Int32, north: Int32, east: Int32) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// - Parameter piece: a rectangle that doesn't cross the antimeridian.
    init(_ piece: Rectangle) {
        self.init(south: piece.south, west: piece.west, north: piece.north, east: piece.east)
    }

    mutating func formUnion(latitude: Int32, longitude: Int32) {
        formUnion(Box(south: latitude, west: longitude, north: latitude, east: longitude))
    }

    mutating func formUnion(_ other: Box) {
        south = min(south, other.south)
        west = min(west, other.west)
        north = max(north, other.north)
        east = max(east, other.east)
    }

    @inline(__always)
    func touches(_ other: Box) -> Bool {
        (other.north &- south) | (north &- other.south) | (other.east &- west) | (east &- other.west) >= 0
    }

    @inline(__always)
    func contains(_ other: Box) -> Bool {
        (other.south &- south) | (north &- other.north) | (other.west &- west) | (east &- other.east) >= 0
    }

    @inline(__always)
    func contains(latitude: Int32, longitude: Int32) -> Bool {
        (latitude &- south) | (north &- latitude) | (longitude &- west) | (east &- longitude) >= 0
    }
}

/// What is known of a block of 64 stays without reading its rows.
struct BlockFacts {
    var box: Box
    /// How the block's `CoarsePlaces` lie in the box.
    var coarse: CoarsePlaces

    /// True of whatever rows may come.
    static let anything = BlockFacts(box: .everything, coarse: CoarsePlaces(.everything))
    static let nothing = BlockFacts(box: .nothing, coarse: CoarsePlaces(.nothing))
}
