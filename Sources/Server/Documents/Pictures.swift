import Demo
import Domain
import HTTP
import Routes
import Storage
import Synchronization

/// Drawn pictures: a stay's, its host's, a place's, the first screen's.
enum Pictures {
    /// `/pictures/stays/42/0.svg`
    @Sendable
    static func stay(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let view = try number(call.parameters.last, in: 0..<Scene.viewCount)
        guard let card = site.catalogue.shown(try call.stayID())?.card else { throw .notFound }
        return drawn(
            Scene.svg(
                kind: card.kind, region: Scene.Region(at: card.position), view: view, seed: Scene.seed(card.originKey)))
    }

    /// `/pictures/hosts/42.svg`: the host of that stay.
    @Sendable
    static func host(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let id = Stay.ID(Int32(try number(call.parameters.first, in: 1..<Int(Int32.max))))
        let stay: Stay?
        do {
            stay = try await site.stays.stay(id)
        } catch {
            throw .storage(error)
        }
        guard let stay else { throw .notFound }
        return drawn(Avatar.svg(seed: Scene.seed(stay.host.key)))
    }

    /// `/pictures/places/1835848.svg`: what the place is like, as far as a drawing can tell.
    @Sendable
    static func place(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        let id = Place.ID(Int32(try number(call.parameters.first, in: 1..<Int(Int32.max))))
        guard let place = site.places.place(id) else { throw .notFound }
        let kinds = kinds(of: place)
        let kind = kinds[Int(Scene.seed(place.names.english) % UInt64(kinds.count))]
        return drawn(
            Scene.svg(kind: kind, region: Scene.Region(at: place.center), view: 0, seed: UInt64(id.number)))
    }

    /// Houses that fit: towers in large cities, hanok only in Korea, ryokan only in Japan.
    private static func kinds(of place: Place) -> [StayKind] {
        let country: [StayKind] = place.country == "KR" ? [.hanok] : place.country == "JP" ? [.ryokan] : [.house]
        return place.population > 500_000
            ? [.residence, .hotel, .guesthouse, .apartment] + country
            : [.pension, .lodge, .poolVilla, .house, .campsite, .guesthouse] + country
    }

    /// `/pictures/themes/hanok.svg`
    @Sendable
    static func theme(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        switch call.parameters.first {
        case "hanok.svg": drawn(Scene.svg(kind: .hanok, region: .seoul, view: 0, seed: 11))
        case "seaside.svg": drawn(Scene.svg(kind: .pension, region: .busan, view: 0, seed: 3))
        case "pets.svg": drawn(Scene.svg(kind: .house, region: .jeju, view: 0, seed: 5))
        case "long-stay.svg": drawn(Scene.svg(kind: .apartment, region: .tokyo, view: 1, seed: 8))
        default: throw .notFound
        }
    }

    @Sendable
    static func hero(_ site: Site, _ call: Call) async throws(Refusal) -> Response {
        drawn(HeroScene.svg())
    }

    private static func number(_ text: String?, in range: Range<Int>) throws(Refusal) -> Int {
        // Written one way only, so that no picture has two addresses.
        guard let text, text.hasSuffix(".svg"), let number = Int(text.dropLast(4)), range.contains(number),
            String(number) == text.dropLast(4)
        else { throw .notFound }
        return number
    }

    private static func drawn(_ svg: [UInt8]) -> Response {
        Response.bytes(svg, type: "image/svg+xml").with("Cache-Control", "public, max-age=86400").tagged()
    }
}
