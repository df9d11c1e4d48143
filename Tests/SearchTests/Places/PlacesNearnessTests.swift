import Domain
import Search
import Testing

@Suite("Places by nearness")
struct PlacesNearnessTests {
    let index: PlaceIndex

    init() throws {
        index = try ShippedPlaces.index.get()
    }

    private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
    }

    @Test("S1-1.4 around Seoul the nearby destinations are 인천, 수원, 춘천, 강릉, 가평, each with its distance")
    func aroundSeoul() throws {
        let nearby = index.popular(near: seoul, limit: 12)
        let names = nearby.map(\.place.names.korean)
        for name in ["인천", "수원", "춘천", "강릉", "가평", "속초"] {
            #expect(names.contains(name))
        }
        #expect(!names.contains("서울"), "one is already there")
        #expect(!names.contains("부천"), "a suburb without travellers")
        for entry in nearby {
            #expect(entry.distance == seoul.meters(to: entry.place.center))
        }
        let suwon = try #require(nearby.first { $0.place.names.korean == "수원" })
        #expect((28_000...36_000).contains(suwon.distance))
    }

    @Test("S1-4.1 popular destinations elsewhere are near and known, and none comes twice")
    func elsewhere() throws {
        let tokyo = index.popular(near: try point(35.68, 139.76), limit: 10).map(\.place.names.japanese)
        #expect(tokyo.contains("横浜") && tokyo.contains("鎌倉") && tokyo.contains("箱根"))
        let jeju = index.popular(near: try point(33.5, 126.53), limit: 10).map(\.place.names.korean)
        #expect(jeju.contains("서귀포") && jeju.contains("애월읍"))
        #expect(Set(jeju).count == jeju.count)
    }

    @Test("S1-4.1 in the middle of an ocean there is still something to pick, and the limit holds")
    func ocean() throws {
        let pacific = try point(-20, -175)
        #expect(!index.popular(near: pacific, limit: 8).isEmpty)
        #expect(index.popular(near: seoul, limit: 0).isEmpty)
        #expect(index.popular(near: seoul, limit: -1).isEmpty)
        #expect(index.popular(near: seoul, limit: .max).count == PlaceIndex.longestAnswer)
    }

    @Test(
        "The nearest city tells country and time zone",
        arguments: [
            (37.55, 126.98, "KR", "Asia/Seoul"), (33.45, 126.5, "KR", "Asia/Seoul"),
            (35.01, 135.77, "JP", "Asia/Tokyo"),
            (48.86, 2.29, "FR", "Europe/Paris"), (40.75, -73.99, "US", "America/New_York"),
            (21.28, -157.83, "US", "Pacific/Honolulu"), (-33.87, 151.2, "AU", "Australia/Sydney"),
            (1.3, 103.85, "SG", "Asia/Singapore"), (64.15, -21.95, "IS", "Atlantic/Reykjavik"),
        ])
    func countryAndZone(latitude: Double, longitude: Double, country: String, zone: String) throws {
        let place = index.nearest(to: try point(latitude, longitude))
        #expect(place.country == country)
        #expect(place.zone == zone)
        #expect(place.kind == .city)
    }

    @Test(
        "One is in the largest city that reaches there",
        arguments: [
            (35.681, 139.767, "도쿄"), (35.73, 139.711, "도쿄"), (37.566, 126.978, "서울"), (35.18, 129.075, "부산"),
        ])
    func cityAround(latitude: Double, longitude: Double, name: String) throws {
        #expect(index.city(around: try point(latitude, longitude)).names[.korean] == name)
    }

    @Test("The nearest city is what a plain scan finds, poles and antimeridian included")
    func sameAsScan() throws {
        var random = SeededLetters(seed: 7)
        let cities = index.places.filter { $0.kind == .city }
        var points = [try point(90, 0), try point(-90, 0), try point(-17, 180), try point(-17, -180), try point(0, 0)]
        for _ in 0..<60 {
            let latitude = Double(random.next(below: 180_000) - 90_000) / 1000
            points.append(try point(latitude, Double(random.next(below: 360_000) - 180_000) / 1000))
        }
        for point in points {
            let found = index.nearest(to: point).center.meters(to: point)
            let scanned = try #require(cities.map { $0.center.meters(to: point) }.min())
            #expect(found - scanned <= 2, "seed 7, \(point)")
        }
    }
}
