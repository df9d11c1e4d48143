import Domain
import HTTP
import Search
import Storage

/// Everything the handlers work with. Made once, by hand, in `App`.
public struct Site: Sendable {
    public let stays: Stays
    public let catalogue: Catalogue
    public let places: PlaceIndex
    public let countries: Countries
    public let assets: Assets
    public let map: MapSource
    public let clock: WallClock
    public let figures: Figures
    private let table: RouteTable

    public init(
        stays: Stays, catalogue: Catalogue, places: PlaceIndex, countries: Countries, assets: Assets,
        map: MapSource, clock: WallClock, figures: Figures
    ) {
        self.stays = stays
        self.catalogue = catalogue
        self.places = places
        self.countries = countries
        self.assets = assets
        self.map = map
        self.clock = clock
        self.figures = figures
        table = RouteTable(Pages.routes + API.routes + Upkeep.routes)
    }

    /// Answers a request, whatever it is.
    public func answer(_ request: Request) async -> Response {
        let call = Call(request)
        do throws(Refusal) {
            try call.checkLanguage()
            let route = try table.match(request)
            let response = try await route.handler(self, call.with(route.parameters))
            return response.settled(for: call)
        } catch {
            return error.response(site: self, call: call).settled(for: call)
        }
    }
}
