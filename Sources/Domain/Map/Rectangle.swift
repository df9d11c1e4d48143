/// A part of the map between two latitudes and two longitudes, in millionths of a degree, edges included.
///
/// Where `west` is greater than `east` it crosses the antimeridian.
public struct Rectangle: Hashable, Sendable {
    public let south: Int32
    public let west: Int32
    public let north: Int32
    public let east: Int32

    public static let world = Rectangle(
        unchecked: -90_000_000, west: -180_000_000, north: 90_000_000, east: 180_000_000)

    /// nil when a number is out of range or south lies above north.
    public init?(south: Int32, west: Int32, north: Int32, east: Int32) {
        guard south <= north, Coordinate(latitude: south, longitude: west) != nil,
            Coordinate(latitude: north, longitude: east) != nil
        else { return nil }
        self.init(unchecked: south, west: west, north: north, east: east)
    }

    /// The square around a point, that many metres to each side; cut at the poles, crossing the antimeridian if need be.
    public init(around center: Coordinate, meters: Int) {
        let perDegree = 111_195.0
        let reach = Double(max(0, min(meters, 20_000_000)))
        let tall = Int64(reach / perDegree * 1_000_000)
        let south = max(-90_000_000, Int64(center.latitude) - tall)
        let north = min(90_000_000, Int64(center.latitude) + tall)
        let cosine = max(0.01, Trigonometry.cosine(center.latitudeDegrees * Double.pi / 180))
        let wide = Int64(reach / perDegree / cosine * 1_000_000)
        guard wide < 180_000_000 else {
            self.init(unchecked: Int32(south), west: -180_000_000, north: Int32(north), east: 180_000_000)
            return
        }
        self.init(
            unchecked: Int32(south), west: Rectangle.wrapped(Int64(center.longitude) - wide), north: Int32(north),
            east: Rectangle.wrapped(Int64(center.longitude) + wide))
    }

    private init(unchecked south: Int32, west: Int32, north: Int32, east: Int32) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    public var crossesAntimeridian: Bool { west > east }

    /// One rectangle, or two where this one crosses the antimeridian; none of them crosses it.
    public var pieces: [Rectangle] {
        guard crossesAntimeridian else { return [self] }
        return [
            Rectangle(unchecked: south, west: west, north: north, east: 180_000_000),
            Rectangle(unchecked: south, west: -180_000_000, north: north, east: east),
        ]
    }

    public func contains(_ point: Coordinate) -> Bool {
        guard point.latitude >= south, point.latitude <= north else { return false }
        return crossesAntimeridian
            ? point.longitude >= west || point.longitude <= east : point.longitude >= west && point.longitude <= east
    }

    public var center: Coordinate {
        let latitude = Int32((Int64(south) + Int64(north)) / 2)
        let span = Int64(east) - Int64(west) + (crossesAntimeridian ? 360_000_000 : 0)
        let longitude = Rectangle.wrapped(Int64(west) + span / 2)
        return Coordinate(latitude: latitude, longitude: longitude) ?? Coordinate.null
    }

    private static func wrapped(_ longitude: Int64) -> Int32 {
        if longitude > 180_000_000 { return Int32(longitude - 360_000_000) }
        if longitude < -180_000_000 { return Int32(longitude + 360_000_000) }
        return Int32(longitude)
    }
}

extension Coordinate {
    /// Where the equator meets the prime meridian.
    public static let null = Coordinate(unchecked: 0, longitude: 0)

    private init(unchecked latitude: Int32, longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Rectangle {
    /// So many times as wide and as tall around the same centre; cut at the poles, all around the world at most.
    public func widened(by factor: Int) -> Rectangle {
        let center = center
        let tall = (Int64(north) - Int64(south)) * Int64(factor) / 2
        let span = Int64(east) - Int64(west) + (crossesAntimeridian ? 360_000_000 : 0)
        let wide = span * Int64(factor) / 2
        let isAllAround = wide >= 180_000_000
        return Rectangle(
            unchecked: Int32(max(-90_000_000, Int64(center.latitude) - tall)),
            west: isAllAround ? -180_000_000 : Rectangle.wrapped(Int64(center.longitude) - wide),
            north: Int32(min(90_000_000, Int64(center.latitude) + tall)),
            east: isAllAround ? 180_000_000 : Rectangle.wrapped(Int64(center.longitude) + wide))
    }
}
