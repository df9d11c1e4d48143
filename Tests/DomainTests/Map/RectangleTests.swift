import Domain
import Seeded
import Testing

@Suite("A part of the map")
struct RectangleTests {
    private static func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
    }

    @Test(
        "around any point it holds the point and all that is near, the poles and the antimeridian included",
        arguments: [1, 2, 3, 4] as [UInt64])
    func holdsWhatIsNear(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let latitudes = [0, 37.5, -90, 90, 89.999, -89.5, 60]
        let longitudes = [0, 127, 180, -180, 179.99, -179.99]
        for latitude in latitudes {
            for longitude in longitudes {
                let centre = try Self.point(latitude, longitude)
                let meters = Int.random(in: 100...400_000, using: &numbers)
                let rectangle = Rectangle(around: centre, meters: meters)
                #expect(rectangle.contains(centre))
                for _ in 0..<60 {
                    let near = try Self.point(
                        min(90, max(-90, latitude + .random(in: -5...5, using: &numbers))),
                        Self.wrapped(longitude + .random(in: -9...9, using: &numbers)))
                    // Within 80°, where the square's sides are whole; nearer the poles it is cut to a narrower one.
                    guard abs(latitude) <= 80, centre.meters(to: near) <= meters * 99 / 100 else { continue }
                    #expect(rectangle.contains(near), "seed \(seed): \(near) is near \(centre)")
                }
            }
        }
    }

    private static func wrapped(_ longitude: Double) -> Double {
        longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
    }

    @Test("at a pole it is cut at the pole, and reaches all around once it is wide enough")
    func poles() throws {
        let north = Rectangle(around: try Self.point(90, 0), meters: 50_000)
        #expect(north.north == 90_000_000)
        #expect(north.south < 89_600_000 && north.south > 89_500_000)
        let wide = Rectangle(around: try Self.point(-89.9, 20), meters: 400_000)
        #expect(wide.south == -90_000_000)
        #expect(wide.west == -180_000_000 && wide.east == 180_000_000)
    }

    @Test("over the antimeridian it has two pieces that together hold the same")
    func antimeridian() throws {
        let rectangle = Rectangle(around: try Self.point(-17, 179.9), meters: 50_000)
        #expect(rectangle.crossesAntimeridian)
        #expect(rectangle.pieces.count == 2)
        #expect(rectangle.pieces.allSatisfy { !$0.crossesAntimeridian })
        for longitude in [179.5, 179.7, 180, -180, -179.9, -179.7, -179.5, 0, 179.3] {
            let point = try Self.point(-17, longitude)
            #expect(rectangle.contains(point) == rectangle.pieces.contains { $0.contains(point) })
        }
        #expect(rectangle.contains(try Self.point(-17, -179.8)))
        #expect(!rectangle.contains(try Self.point(-17, 0)))
        #expect(rectangle.center.meters(to: try Self.point(-17, 179.9)) < 2)
    }

    @Test("elsewhere it is one piece, itself")
    func onePiece() throws {
        let rectangle = Rectangle(around: try Self.point(37.5, 127), meters: 5000)
        #expect(rectangle.pieces == [rectangle])
        #expect(!rectangle.crossesAntimeridian)
        #expect(rectangle.center.meters(to: try Self.point(37.5, 127)) < 2)
    }

    @Test("its edges belong to it")
    func edges() throws {
        let rectangle = try #require(Rectangle(south: 10, west: 20, north: 30, east: 40))
        for (latitude, longitude) in [(10, 20), (30, 40), (10, 40), (20, 30)] as [(Int32, Int32)] {
            #expect(rectangle.contains(try #require(Coordinate(latitude: latitude, longitude: longitude))))
        }
        for (latitude, longitude) in [(9, 30), (31, 30), (20, 19), (20, 41)] as [(Int32, Int32)] {
            #expect(!rectangle.contains(try #require(Coordinate(latitude: latitude, longitude: longitude))))
        }
    }

    @Test("the world holds everything")
    func world() throws {
        for (latitude, longitude) in [(90, 180), (-90, -180), (0, 0), (90, -180)] as [(Double, Double)] {
            #expect(Rectangle.world.contains(try Self.point(latitude, longitude)))
        }
        #expect(Rectangle.world.pieces.count == 1)
        #expect(Rectangle.world.center == .null)
    }

    @Test(
        "south above north, or a number off the map, is none",
        arguments: [
            (10, 0, 9, 0), (-90_000_001, 0, 0, 0), (0, 0, 90_000_001, 0), (0, -180_000_001, 0, 0),
            (0, 0, 0, 180_000_001),
            (.min, .min, .max, .max),
        ] as [(Int32, Int32, Int32, Int32)])
    func refused(south: Int32, west: Int32, north: Int32, east: Int32) {
        #expect(Rectangle(south: south, west: west, north: north, east: east) == nil)
    }

    @Test("any number of metres makes one", arguments: [.min, -1, 0, 1, 20_000_000, .max] as [Int])
    func anyReach(meters: Int) throws {
        for (latitude, longitude) in [(90, 180), (-90, -180), (0, 0), (37.5, 127)] as [(Double, Double)] {
            let centre = try Self.point(latitude, longitude)
            #expect(Rectangle(around: centre, meters: meters).contains(centre))
        }
    }

    @Test("widened it keeps its centre, is so many times as large, and never larger than the world")
    func widened() throws {
        let seoul = try #require(Rectangle(south: 37_400_000, west: 126_800_000, north: 37_700_000, east: 127_200_000))
        let wider = seoul.widened(by: 4)
        #expect(wider.center == seoul.center)
        #expect(wider.north - wider.south == 4 * (seoul.north - seoul.south))
        #expect(wider.east - wider.west == 4 * (seoul.east - seoul.west))
        #expect(Rectangle.world.widened(by: 8) == .world)
        let fiji = try #require(
            Rectangle(south: -20_000_000, west: 179_000_000, north: -15_000_000, east: -179_000_000))
        #expect(fiji.widened(by: 2).crossesAntimeridian)
        #expect(fiji.widened(by: 2).center == fiji.center)
        let pole = try #require(Rectangle(south: 85_000_000, west: 0, north: 90_000_000, east: 10_000_000))
        #expect(pole.widened(by: 8).north == 90_000_000)
    }
}
