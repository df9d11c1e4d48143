/// Places on the flat map that browsers draw (Web Mercator), in CSS pixels at one zoom. Without a C library, like `Trigonometry`.
public struct Mercator: Sendable {
    /// The whole world's width.
    public let worldWidth: Double

    public struct Point: Equatable, Sendable {
        /// From the meridian opposite Greenwich eastwards, from the northern edge southwards.
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public init(zoomHundredths: Int) {
        let whole = zoomHundredths / 100
        let rest = Double(zoomHundredths % 100) / 100
        worldWidth =
            512 * Mercator.exponential(rest * Mercator.naturalLogarithmOf2) * Double(1 << min(max(0, whole), 30))
    }

    public func point(_ place: Coordinate) -> Point {
        // Beyond 85 degrees the map ends.
        let latitude = min(max(place.latitudeDegrees, -85.051129), 85.051129)
        let sine = Trigonometry.sine(latitude * Double.pi / 180)
        let north = Mercator.naturalLogarithm((1 + sine) / (1 - sine)) / 2
        return Point(
            x: (place.longitudeDegrees + 180) / 360 * worldWidth, y: (0.5 - north / (2 * Double.pi)) * worldWidth)
    }

    /// The place at a point; beyond the edges the nearest within them.
    public func place(at point: Point) -> Coordinate {
        let north = min(max(0.5 - point.y / worldWidth, -0.5), 0.5) * 2 * Double.pi
        let grown = Mercator.exponential(2 * north)
        let sine = (grown - 1) / (grown + 1)
        let radians = sine < 0 ? -Trigonometry.arcSine(-sine) : Trigonometry.arcSine(sine)
        let longitude = min(max(point.x / worldWidth * 360 - 180, -180), 180)
        return Coordinate(latitudeDegrees: radians * 180 / Double.pi, longitudeDegrees: longitude) ?? .null
    }

    static let naturalLogarithmOf2 = 0.693147180559945309

    /// For -8 … 8; exact to 10⁻¹³ of its value: the series of an eighth, three times squared.
    static func exponential(_ value: Double) -> Double {
        var sum = 1.0
        var term = 1.0
        for step in 1...18 {
            term *= value / 8 / Double(step)
            sum += term
        }
        let square = sum * sum
        return square * square * square * square
    }

    /// Of a number above 0, exact to 10⁻¹³: ln(m · 2ᵉ) = ln m + e · ln 2, and ln m by the series of artanh.
    static func naturalLogarithm(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return 0 }
        let ratio = (value.significand - 1) / (value.significand + 1)
        let square = ratio * ratio
        var power = ratio
        var sum = 0.0
        for step in 0..<16 {
            sum += power / Double(2 * step + 1)
            power *= square
        }
        return 2 * sum + Double(value.exponent) * naturalLogarithmOf2
    }
}
