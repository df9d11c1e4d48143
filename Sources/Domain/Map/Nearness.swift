/// Puts places in order by their distance from one point, without working the distance out.
///
/// The rank is the haversine, sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2), which grows with the great-circle distance. It needs
/// neither a root nor an arcsine, so a search can rank thousands of places in some microseconds. Whoever ranks by it gets
/// the same order to the last bit, and with it the same answer.
public struct Nearness: Sendable {
    public let center: Coordinate
    /// Sine and cosine of the centre's latitude.
    public let sine: Double
    public let cosine: Double

    public init(to center: Coordinate) {
        self.center = center
        let radians = center.latitudeDegrees * Double.pi / 180
        sine = Trigonometry.sine(radians)
        cosine = max(0, Trigonometry.cosine(radians))
    }

    /// 0 at the centre … 1 on the other side of the earth.
    @inlinable
    public func rank(latitude: Int32, longitude: Int32) -> Double {
        let north = Nearness.sineOfHalf(latitude &- center.latitude)
        let east = Nearness.sineOfHalf(Nearness.turn(from: center.longitude, to: longitude))
        let northSquare = north * north
        // cos φ₂ by the addition theorem, from the sine that is at hand: sin Δ = 2 s √(1 − s²), cos Δ = 1 − 2 s².
        let sineOfTurn = 2 * north * max(0, 1 - northSquare).squareRoot()
        let cosineThere = max(0, cosine * (1 - 2 * northSquare) - sine * sineOfTurn)
        return northSquare + cosine * cosineThere * (east * east)
    }

    /// How far east (or, below zero, west) in millionths of a degree, the shorter way round: -180,000,000 … 180,000,000.
    @inlinable
    public static func turn(from one: Int32, to other: Int32) -> Int32 {
        let turn = other &- one
        if turn > 180_000_000 { return turn &- 360_000_000 }
        return turn < -180_000_000 ? turn &+ 360_000_000 : turn
    }

    /// sin(angle / 2) of an angle in millionths of a degree within ± 180,000,000; exact to 10⁻¹³.
    @inlinable
    static func sineOfHalf(_ angle: Int32) -> Double {
        let radians = Double(angle) * (Double.pi / 360_000_000)
        let square = radians * radians
        // Taylor's series by Horner's scheme: 1/3!, 1/5! … 1/17!. For ± π/2 the rest is below 5 × 10⁻¹⁴.
        var sum = 2.811457254345521e-15
        sum = sum * square - 7.647163731819816e-13
        sum = sum * square + 1.6059043836821613e-10
        sum = sum * square - 2.505210838544172e-08
        sum = sum * square + 2.7557319223985893e-06
        sum = sum * square - 0.0001984126984126984
        sum = sum * square + 0.008333333333333333
        sum = sum * square - 0.16666666666666666
        return radians + radians * square * sum
    }
}
