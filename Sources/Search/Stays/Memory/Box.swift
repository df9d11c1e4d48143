import Domain

/// The smallest part of the map that holds some stays; never crosses the antimeridian.
struct Box {
    var south: Int32
    var west: Int32
    var north: Int32
    var east: Int32

    static let nothing = Box(south: .max, west: .max, north: .min, east: .min)
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
        south <= other.north && north >= other.south && west <= other.east && east >= other.west
    }

    @inline(__always)
    func contains(_ other: Box) -> Bool {
        south <= other.south && north >= other.north && west <= other.west && east >= other.east
    }

    @inline(__always)
    func contains(latitude: Int32, longitude: Int32) -> Bool {
        latitude >= south && latitude <= north && longitude >= west && longitude <= east
    }
}

/// What is known of a block of 64 stays without reading its rows.
struct BlockFacts {
    var box: Box
    /// The smallest cosine of a latitude in the box, never too large.
    var lowestCosine: Float
    /// `Row.unrated` when none has a rating.
    var highestRating: Int16

    /// True of whatever rows may come.
    static let anything = BlockFacts(box: .everything, lowestCosine: 0, highestRating: .max)
    static let nothing = BlockFacts(box: .nothing, lowestCosine: 0, highestRating: Row.unrated)
}
