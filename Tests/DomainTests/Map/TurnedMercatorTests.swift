import Domain
import Testing

struct TurnedMercatorTests {
    private func point(_ latitude: Double, _ longitude: Double, bearing: Int) throws -> Mercator.Point {
        let place = try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
        return TurnedMercator(zoomHundredths: 1000, bearing: bearing).point(place)
    }

    @Test func whatLiesInTheDirectionOfTheBearingLiesUp() throws {
        let seoul = (37.5, 127.0)
        // Towards it lies up: north, east, south and west of Seoul.
        for (bearing, north, east) in [(0, 0.1, 0.0), (90, 0, 0.1), (180, -0.1, 0), (270, 0, -0.1)] {
            let here = try point(seoul.0, seoul.1, bearing: bearing)
            let there = try point(seoul.0 + north, seoul.1 + east, bearing: bearing)
            #expect(abs(there.x - here.x) < 1e-3, "\(bearing)")
            #expect(there.y < here.y - 50, "\(bearing)")
        }
    }

    @Test func northUpItIsTheFlatMapItself() throws {
        let place = try #require(Coordinate(latitude: 37_566_000, longitude: 126_978_000))
        #expect(
            TurnedMercator(zoomHundredths: 1234, bearing: 0).point(place) == Mercator(zoomHundredths: 1234).point(place)
        )
    }

    @Test func turningKeepsDistancesAndLeadsBack() throws {
        let one = try #require(Coordinate(latitude: 37_566_000, longitude: 126_978_000))
        let other = try #require(Coordinate(latitude: 35_180_000, longitude: 129_076_000))
        func distance(_ bearing: Int) -> Double {
            let map = TurnedMercator(zoomHundredths: 900, bearing: bearing)
            let (a, b) = (map.point(one), map.point(other))
            return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        }
        for bearing in 0..<360 {
            #expect(abs(distance(bearing) - distance(0)) < 1e-3)
            let map = TurnedMercator(zoomHundredths: 900, bearing: bearing)
            let back = map.place(at: map.point(one))
            #expect(abs(back.latitude - one.latitude) <= 1 && abs(back.longitude - one.longitude) <= 1)
        }
    }
}
