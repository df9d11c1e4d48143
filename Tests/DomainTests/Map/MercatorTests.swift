import Domain
import Foundation
import Testing

struct MercatorTests {
    @Test func theWorldIsAsWideAsTheZoomSays() {
        #expect(Mercator(zoomHundredths: 0).worldWidth == 512)
        for zoom in stride(from: 0, through: 1800, by: 7) {
            let expected = 512 * pow(2, Double(zoom) / 100)
            #expect(abs(Mercator(zoomHundredths: zoom).worldWidth / expected - 1) < 1e-12)
        }
    }

    @Test func placesLieWhereTheFormulaOfTheCLibraryPutsThem() throws {
        let map = Mercator(zoomHundredths: 1250)
        for latitude in stride(from: -85, through: 85, by: 2.5) {
            for longitude in stride(from: -180, through: 180, by: 45.0) {
                let place = try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
                let radians = latitude * .pi / 180
                let x = (longitude + 180) / 360 * map.worldWidth
                let y = (0.5 - asinh(tan(radians)) / (2 * .pi)) * map.worldWidth
                #expect(abs(map.point(place).x - x) < 1e-3 && abs(map.point(place).y - y) < 1e-3)
                let back = map.place(at: map.point(place))
                #expect(abs(back.latitude - place.latitude) <= 1 && abs(back.longitude - place.longitude) <= 1)
            }
        }
    }

    @Test func beyondTheEdgesTheMapEnds() throws {
        let map = Mercator(zoomHundredths: 0)
        let pole = try #require(Coordinate(latitude: 90_000_000, longitude: 0))
        #expect(abs(map.point(pole).y) < 1e-3)
    }

    @Test(arguments: [-1e300, -5, 0, 600, 1e300, .infinity])
    func everyPointHasAPlace(number: Double) {
        let place = Mercator(zoomHundredths: 0).place(at: Mercator.Point(x: number, y: number))
        #expect(abs(place.latitude) <= 85_051_129 && abs(place.longitude) <= 180_000_000)
    }

    @Test func aCameraStaysWithinItsZooms() throws {
        #expect(Camera(center: .null, zoomHundredths: -1) == nil)
        #expect(Camera(center: .null, zoomHundredths: 1801) == nil)
        let camera = try #require(Camera(center: .null, zoomHundredths: 1700))
        #expect(camera.zoomed(by: 200).zoomHundredths == 1800)
        #expect(camera.zoomed(by: -5000).zoomHundredths == 0)
    }
}
