/// A point on the earth (WGS 84), in millionths of a degree.
public struct Coordinate: Hashable, Sendable {
    /// -90,000,000 … 90,000,000, north positive.
    public let latitude: Int32
    /// -180,000,000 … 180,000,000, east positive.
    public let longitude: Int32

    /// nil outside the ranges above.
    public init?(latitude: Int32, longitude: Int32) {
        guard abs(Int64(latitude)) <= 90_000_000, abs(Int64(longitude)) <= 180_000_000 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// From degrees, rounded to the nearest millionth; nil when out of range or not a number.
    public init?(latitudeDegrees: Double, longitudeDegrees: Double) {
        guard abs(latitudeDegrees) <= 90, abs(longitudeDegrees) <= 180 else { return nil }
        self.latitude = Int32((latitudeDegrees * 1_000_000).rounded())
        self.longitude = Int32((longitudeDegrees * 1_000_000).rounded())
    }

    /// In degrees, each with six decimals: 37.566500 and 126.978000.
    public var decimals: (latitude: String, longitude: String) {
        (Coordinate.decimals(latitude), Coordinate.decimals(longitude))
    }

    private static func decimals(_ millionths: Int32) -> String {
        let fraction = String(millionths.magnitude % 1_000_000)
        let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
        return (millionths < 0 ? "-" : "") + String(millionths.magnitude / 1_000_000) + "." + zeros + fraction
    }

    public var latitudeDegrees: Double { Double(latitude) / 1_000_000 }
    public var longitudeDegrees: Double { Double(longitude) / 1_000_000 }

    /// Great-circle distance in whole metres on a sphere of 6,371,008.8 m; the difference to the ellipsoid is below 0.6 %.
    public func meters(to other: Coordinate) -> Int {
        let radians = Double.pi / 180_000_000
        let latitudeHalf = Trigonometry.sine(Double(Int64(other.latitude) - Int64(latitude)) * radians / 2)
        let longitudeHalf = Trigonometry.sine(Double(Int64(other.longitude) - Int64(longitude)) * radians / 2)
        let cosines =
            Trigonometry.cosine(Double(latitude) * radians) * Trigonometry.cosine(Double(other.latitude) * radians)
        let haversine = latitudeHalf * latitudeHalf + cosines * longitudeHalf * longitudeHalf
        let chord = min(1, max(0, haversine)).squareRoot()
        return Int((2 * 6_371_008.8 * Trigonometry.arcSine(chord)).rounded())
    }
}

/// Sine and its kin without a C library, so that Domain imports nothing. Exact to about 10⁻¹².
public enum Trigonometry {
    public static func cosine(_ radians: Double) -> Double {
        sine(radians + Double.pi / 2)
    }

    /// Any finite angle up to some thousand turns.
    public static func sine(_ radians: Double) -> Double {
        var angle = radians.truncatingRemainder(dividingBy: 2 * Double.pi)
        if angle > Double.pi { angle -= 2 * Double.pi }
        if angle < -Double.pi { angle += 2 * Double.pi }
        if angle > Double.pi / 2 { angle = Double.pi - angle }
        if angle < -Double.pi / 2 { angle = -Double.pi - angle }
        let square = angle * angle
        var term = angle
        var sum = angle
        for step in 1...10 {
            let divisor = Double(2 * step * (2 * step + 1))
            term *= -square / divisor
            sum += term
        }
        return sum
    }

    /// For 0 … 1, in radians.
    public static func arcSine(_ value: Double) -> Double {
        // Newton's steps on sin(x) = value from a start that is already close; near 1 the half-angle form is steady.
        if value > 0.7 {
            let rest = ((1 - value) / 2).squareRoot()
            return Double.pi / 2 - 2 * arcSine(rest)
        }
        var angle = value * (1 + value * value / 6)
        for _ in 0..<5 {
            angle -= (sine(angle) - value) / cosine(angle)
        }
        return angle
    }
}
