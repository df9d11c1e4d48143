import Domain
import HTTP
import Routes
import Screens
import Wire

/// Finding places by what is typed, and those worth a trip nearby.
enum PlaceAPI {
    /// In Unicode scalars, as the API's document counts: far more than any place's name has.
    static let longestTyped = 100

    /// `GET /api/v1/places?q=ㅅㅇ&lang=ko`
    @Sendable
    static func search(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        guard let typed = call.request.query.first("q") else {
            throw .badField(AddressFault(field: "q", reason: .missing))
        }
        guard typed.unicodeScalars.count <= longestTyped else {
            throw .badField(AddressFault(field: "q", reason: .outOfRange))
        }
        return list(site.matches(typed: typed, call.language))
    }

    /// `GET /api/v1/places/popular?latitude=37566000&longitude=126978000`
    @Sendable
    static func popular(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let query = call.query
        do throws(AddressFault) {
            guard let latitude = try query.number("latitude", in: -90_000_000...90_000_000) else {
                throw AddressFault(field: "latitude", reason: .missing)
            }
            guard let longitude = try query.number("longitude", in: -180_000_000...180_000_000) else {
                throw AddressFault(field: "longitude", reason: .missing)
            }
            let point = Coordinate(latitude: Int32(clamping: latitude), longitude: Int32(clamping: longitude))
            return list(site.popular(near: point ?? .null, call.language, limit: 8))
        } catch {
            throw .badField(error)
        }
    }

    private static func list(_ places: [PlaceSummary]) -> Response {
        var list = PlaceList()
        list.places = places
        return Response.json(list.json).with("Cache-Control", "private, no-cache").inLanguageOfReader().tagged()
    }
}
