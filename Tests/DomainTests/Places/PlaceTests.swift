import Domain
import Testing

@Suite("What is a part of a city")
struct PlaceTests {
    private let none: [Place] = []

    private func place(
        _ number: Int32, kind: Place.Kind = .city, country: String = "JP", latitude: Int32, radius: Int
    ) throws -> Place {
        Place(
            id: Place.ID(number), kind: kind, names: Place.Names(korean: "", english: "", japanese: ""),
            country: country, zone: "Asia/Tokyo",
            center: try #require(Coordinate(latitude: latitude, longitude: 139_692_000)), radius: radius)
    }

    @Test("It lies wholly on the city's ground; of an area the centre is enough; another country's is none")
    func ground() throws {
        let city = try place(1, latitude: 35_690_000, radius: 20_000)
        // A degree of latitude is 111 km: this one is 16.7 km away.
        let latitude: Int32 = 35_840_000
        #expect(try place(2, latitude: latitude, radius: 3000).isPart(of: city, ancestors: none))
        #expect(try !place(2, latitude: latitude, radius: 4000).isPart(of: city, ancestors: none))
        #expect(try place(2, kind: .area, latitude: latitude, radius: 4000).isPart(of: city, ancestors: none))
        #expect(try !place(2, country: "KR", latitude: latitude, radius: 3000).isPart(of: city, ancestors: none))
    }

    @Test("What is said to be a part is one, wherever it lies")
    func ancestors() throws {
        let city = try place(1, latitude: 35_690_000, radius: 20_000)
        let island = try place(2, kind: .district, latitude: 27_000_000, radius: 9000)
        #expect(island.isPart(of: city, ancestors: [city]))
        #expect(!island.isPart(of: city, ancestors: none))
    }
}
