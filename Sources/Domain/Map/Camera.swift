/// Where a map stands: its centre, and how close.
public struct Camera: Hashable, Sendable {
    public let center: Coordinate
    /// Hundredths of a zoom level: at 0 the world is a square of 512 px, and 100 more show everything twice as large.
    public let zoomHundredths: Int

    public static let closest = 1800

    /// nil when the zoom is outside 0 … 1800.
    public init?(center: Coordinate, zoomHundredths: Int) {
        guard (0...Camera.closest).contains(zoomHundredths) else { return nil }
        self.center = center
        self.zoomHundredths = zoomHundredths
    }

    /// Closer or farther, as far as it goes.
    public func zoomed(by hundredths: Int) -> Camera {
        Camera(unchecked: center, zoom: min(max(0, zoomHundredths + hundredths), Camera.closest))
    }

    public func centered(on center: Coordinate) -> Camera {
        Camera(unchecked: center, zoom: zoomHundredths)
    }

    private init(unchecked center: Coordinate, zoom: Int) {
        self.center = center
        zoomHundredths = zoom
    }
}
