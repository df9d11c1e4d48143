import Domain
import HTTP
import Search
import SignIn
import Storage

/// Everything the handlers work with. Made once, by hand, in `App`.
public struct Site: Sendable {
    /// Told what the database said when a request could not be answered for it.
    public typealias FaultNote = @Sendable (RequestID, StorageFault) -> Void

    public let stays: Stays
    public let bookings: Bookings
    public let catalogue: Catalogue
    public let places: PlaceIndex
    public let countries: Countries
    public let assets: Assets
    public let map: MapSource
    public let membership: Membership
    public let providers: Providers
    public let clock: WallClock
    public let figures: Figures
    let seoul: Place
    let tokyo: Place
    let providerSignIn: ProviderSignIn
    let apiDocument: [UInt8]
    private let noteFault: FaultNote

    public init(
        stays: Stays, bookings: Bookings, catalogue: Catalogue, places: PlaceIndex, countries: Countries,
        assets: Assets,
        map: MapSource, membership: Membership, providers: Providers, clock: WallClock, figures: Figures,
        noteFault: @escaping FaultNote = { _, _ in }
    ) {
        self.stays = stays
        self.bookings = bookings
        self.catalogue = catalogue
        self.places = places
        self.countries = countries
        self.assets = assets
        self.map = map
        self.membership = membership
        self.providers = providers
        providerSignIn = ProviderSignIn(
            transport: providers.transport, seal: AttemptSeal(secret: membership.secrets.attempt),
            random: membership.randomness)
        self.clock = clock
        self.figures = figures
        self.noteFault = noteFault
        apiDocument = Array(OpenAPI.text(membership.limits).utf8)
        seoul = places.city(around: Coordinate(latitude: 37_566_000, longitude: 126_978_000) ?? .null)
        tokyo = places.city(around: Coordinate(latitude: 35_681_000, longitude: 139_767_000) ?? .null)
    }

    private static let routes = Pages.routes + API.routes + Upkeep.routes
    private static let table = RouteTable(routes)

    /// Most bytes of a body, for the server that reads it.
    public static func bodyLimit(_ method: HTTP.Method, _ path: String) -> Int {
        table.bodyLimit(method, path.split(separator: "/").map(String.init))
    }

    /// A path as the log may hold it: without what would tell of a person.
    static func loggable(_ path: String) -> String { table.loggable(path) }

    /// What the API can be asked, as its routes have it: `GET /api/v1/stays/:id`.
    package static var questions: [String] {
        routes.filter { $0.pieces.starts(with: ["api", "v1"]) }
            .map { $0.method.rawValue + " /" + $0.pieces.joined(separator: "/") }
    }

    /// Answers a request, whatever it is.
    public func answer(_ request: Request) async -> Response {
        var call = Call(request)
        do throws(Refusal) {
            try call.checkLanguage()
            let route = try Site.table.match(request)
            call = call.with(route.parameters)
            if !route.isFromElsewhere { try SameSite.check(call) }
            call.person = try await person(call)
            if route.isPage, call.person == nil, call.mayRenew { throw .renewFirst }
            let merged = route.isPage || call.isForPrograms ? await mergeWishes(call) : nil
            var response = try await route.handler(self, call)
            if let merged { response.headers.append(merged) }
            return response.settled(for: call)
        } catch {
            if case .storage(let fault) = error { noteFault(request.id, fault) }
            return error.response(site: self, call: call).settled(for: call)
        }
    }
}
