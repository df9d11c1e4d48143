/// Places on the flat map as a browser shows it after somebody has turned it: in CSS pixels to the right and down from where the
/// map's north-western corner has been turned around itself.
public struct TurnedMercator: Sendable {
    private let map: Mercator
    private let sine: Double
    private let cosine: Double

    /// - Parameter bearing: which direction is up, in degrees clockwise from north.
    public init(zoomHundredths: Int, bearing: Int) {
        map = Mercator(zoomHundredths: zoomHundredths)
        let radians = Double(bearing % 360) * Double.pi / 180
        sine = bearing % 360 == 0 ? 0 : Trigonometry.sine(radians)
        cosine = bearing % 360 == 0 ? 1 : Trigonometry.cosine(radians)
    }

    public func point(_ place: Coordinate) -> Mercator.Point {
        let flat = map.point(place)
        return Mercator.Point(x: flat.x * cosine + flat.y * sine, y: flat.y * cosine - flat.x * sine)
    }

    /// The place at a point; beyond the edges of the world the nearest within them.
    public func place(at point: Mercator.Point) -> Coordinate {
        map.place(
            at: Mercator.Point(x: point.x * cosine - point.y * sine, y: point.y * cosine + point.x * sine))
    }
}
