import Domain
import Seeded
import Testing

@Suite("A point on the earth")
struct CoordinateTests {
    private static func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
    }

    @Test(
        "known distances come out",
        arguments: [
            // Seoul–Busan, Seoul–Tokyo, Tokyo–Singapore, London–Paris: great circles between the city halls.
            (37.5665, 126.9780, 35.1796, 129.0756, 325_000, 2000),
            (37.5665, 126.9780, 35.6895, 139.6917, 1_155_000, 6000),
            (35.6895, 139.6917, 1.2903, 103.8520, 5_314_000, 10_000),
            (51.5074, -0.1278, 48.8566, 2.3522, 343_500, 1000),
            // Half way round: antipodes on the equator, slanted, and from pole to pole.
            (0, 0, 0, 180, 20_015_115, 2), (45, 30, -45, -150, 20_015_115, 2), (90, 0, -90, 0, 20_015_115, 2),
            // A degree of latitude, and the short way over the antimeridian.
            (10, 10, 11, 10, 111_195, 1), (0, 179.5, 0, -179.5, 111_195, 1),
            (37, 127, 37, 127, 0, 0), (90, 0, 90, 123, 0, 0),
        ] as [(Double, Double, Double, Double, Int, Int)])
    func distances(
        latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, meters: Int, within: Int
    ) throws {
        let one = try Self.point(latitude, longitude)
        let other = try Self.point(otherLatitude, otherLongitude)
        #expect(abs(one.meters(to: other) - meters) <= within)
        #expect(one.meters(to: other) == other.meters(to: one))
    }

    @Test("near and far, it is the same distance as by the vectors of the points", arguments: [1, 2, 3] as [UInt64])
    func likeVectors(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<500 {
            let one = try Self.point(.random(in: -90...90, using: &numbers), .random(in: -180...180, using: &numbers))
            let other = try Self.point(.random(in: -90...90, using: &numbers), .random(in: -180...180, using: &numbers))
            let (first, second) = (Self.vector(one), Self.vector(other))
            let chord = ((first - second) * (first - second)).sum().squareRoot()
            // The angle from the chord, found by bisection: no sine of ours run backwards.
            var (low, high) = (0.0, Double.pi)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if 2 * Trigonometry.sine(middle / 2) < chord { low = middle } else { high = middle }
            }
            #expect(abs(Double(one.meters(to: other)) - low * 6_371_008.8) < 2, "seed \(seed)")
        }
    }

    private static func vector(_ point: Coordinate) -> SIMD4<Double> {
        let north = point.latitudeDegrees * Double.pi / 180
        let east = point.longitudeDegrees * Double.pi / 180
        let level = Trigonometry.cosine(north)
        return [level * Trigonometry.cosine(east), level * Trigonometry.sine(east), Trigonometry.sine(north), 0]
    }

    @Test("the edges of the map are on it, a step beyond is not")
    func bounds() {
        #expect(Coordinate(latitude: 90_000_000, longitude: 180_000_000) != nil)
        #expect(Coordinate(latitude: -90_000_000, longitude: -180_000_000) != nil)
        for (latitude, longitude) in [
            (90_000_001, 0), (-90_000_001, 0), (0, 180_000_001), (0, -180_000_001), (.min, 0), (0, .min), (.max, .max),
        ] as [(Int32, Int32)] {
            #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
        }
    }

    @Test(
        "degrees that are no numbers or off the map are no point",
        arguments: [
            Double.nan, .infinity, -.infinity, 90.000001, 1e300,
        ])
    func senselessDegrees(latitude: Double) {
        #expect(Coordinate(latitudeDegrees: latitude, longitudeDegrees: 0) == nil)
        #expect(Coordinate(latitudeDegrees: 0, longitudeDegrees: latitude * 2) == nil)
    }

    @Test("degrees are kept to the nearest millionth")
    func rounding() throws {
        let point = try Self.point(37.5665004, -126.9779996)
        #expect(point.latitude == 37_566_500)
        #expect(point.longitude == -126_978_000)
        #expect(abs(point.latitudeDegrees - 37.5665) < 1e-9)
    }

    @Test("sine and its kin are exact to 10⁻¹¹ at angles whose value is known")
    func trigonometry() {
        let root = 2.0.squareRoot() / 2
        for (angle, sine) in [
            (0, 0), (Double.pi / 6, 0.5), (Double.pi / 4, root), (Double.pi / 2, 1), (Double.pi, 0),
            (-Double.pi / 4, -root), (7 * Double.pi / 6, -0.5), (100 * Double.pi + Double.pi / 6, 0.5),
        ] as [(Double, Double)] {
            #expect(abs(Trigonometry.sine(angle) - sine) < 1e-11)
            #expect(abs(Trigonometry.cosine(angle - Double.pi / 2) - sine) < 1e-11)
        }
        for step in 0...1000 {
            let value = Double(step) / 1000
            #expect(abs(Trigonometry.sine(Trigonometry.arcSine(value)) - value) < 1e-11)
        }
        #expect(abs(Trigonometry.arcSine(1) - Double.pi / 2) < 1e-11)
    }

    @Test("ranking by nearness puts points in the order of their distance", arguments: [5, 6] as [UInt64])
    func nearness(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let centre = try Self.point(.random(in: -89...89, using: &numbers), .random(in: -180...180, using: &numbers))
        let nearness = Nearness(to: centre)
        let ranked = (0..<400).map { _ -> (rank: Double, meters: Int) in
            let latitude = Int32.random(in: -90_000_000...90_000_000, using: &numbers)
            let longitude = Int32.random(in: -180_000_000...180_000_000, using: &numbers)
            let point = Coordinate(latitude: latitude, longitude: longitude) ?? .null
            return (nearness.rank(latitude: latitude, longitude: longitude), centre.meters(to: point))
        }.sorted { $0.rank < $1.rank }
        for (near, far) in zip(ranked, ranked.dropFirst()) { #expect(near.meters <= far.meters + 1, "seed \(seed)") }
        #expect(nearness.rank(latitude: centre.latitude, longitude: centre.longitude) == 0)
    }
}
