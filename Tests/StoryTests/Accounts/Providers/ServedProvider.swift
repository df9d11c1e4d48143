import HTTP
import Outbound
import Server
import Synchronization
import Testing

@testable import SignIn

/// A service played by its stand-in, behind a server of its own on a free port. It also carries what our server asks it, so that
/// a test may spoil an answer.
final class ServedProvider: ProviderTransport {
    let provider: Provider
    let origin: String
    private let server: HTTP.Server
    private let port: UInt16
    private let spoiling = Mutex<Spoil?>(nil)
    private let client = OutboundClient(.operatorsOwn)
    private let desk = StandInDesk()

    /// What comes in place of the service's answer; nil lets the request through.
    typealias Spoil = @Sendable (ProviderRequest) throws(ProviderSilence) -> ProviderResponse?

    /// Hana tells everything, Jun what he must.
    static let hana = "1001"
    static let jun = "1002"
    private static let people = [
        StandInPerson(id: hana, firstName: "Hana", lastName: "Sato", email: "hana@example.com"),
        StandInPerson(id: jun, firstName: "Jun", lastName: "Park"),
    ]
    /// Made once for all.
    private static let key = PrivateKey(new: .es256)
    private static let keyOfApple = PrivateKey(new: .es256)

    /// - Parameter site: the origin that people come back to.
    init(_ service: ProviderStandIn.Service, for site: String = "http://nadri.test") throws {
        let desk = desk
        server = HTTP.Server(Configuration(port: 0, threads: 1)) { request in await desk.response(request) }
        try server.start()
        port = try #require(server.port)
        origin = "http://127.0.0.1:\(port)"
        let slug = service == .openID ? "village" : service.rawValue
        let redirects = [site + "/sign-in/\(slug)/callback"]
        let secret = Secret("a secret: with % and é")
        let apple = try #require(AppleKey(team: "TEAM123456", id: "KEY1234567", key: Self.keyOfApple))
        let known =
            service == .apple
            ? StandInClient(id: "nadri", key: apple, redirects: redirects)
            : StandInClient(id: "nadri", secret: secret, redirects: redirects)
        let standIn = ProviderStandIn(service, origin: origin, client: known, people: Self.people, key: Self.key)
        desk.standIn.withLock { $0 = standIn }
        provider =
            switch service {
            case .github: .github(clientID: "nadri", secret: secret, at: standIn.endpoints)
            case .apple: .apple(clientID: "nadri", key: apple, at: standIn.endpoints)
            case .kakao: .kakao(clientID: "nadri", secret: secret, at: standIn.endpoints)
            case .facebook: .facebook(clientID: "nadri", secret: secret, at: standIn.endpoints)
            case .openID: .openID(slug: slug, label: "Village", issuer: origin, clientID: "nadri", secret: secret)
            }
    }

    var slug: String { provider.slug }

    /// From then on it has the site's time.
    func follow(_ clock: WallClock) { desk.clock.withLock { $0 = clock } }

    func spoil(_ spoil: Spoil?) { spoiling.withLock { $0 = spoil } }

    /// The answer to requests for tokens is this one instead.
    func answerTokens(_ body: String, status: Int = 200) {
        spoil { (request) throws(ProviderSilence) in
            guard request.method == .post else { return nil }
            return ProviderResponse(status: status, contentType: "application/json", body: Array(body.utf8))
        }
    }

    func send(_ request: ProviderRequest) async throws(ProviderSilence) -> ProviderResponse {
        if let spoil = spoiling.withLock({ $0 }), let answer = try spoil(request) { return answer }
        return try await client.send(request)
    }

    func close() async { await server.stop(grace: .zero) }

    // MARK: What a person does there

    /// Agrees as that person, or says no.
    /// - Parameter address: to which our server has sent the browser.
    /// - Returns: what the browser brings home: a query, or what a form posts.
    func consent(at address: String, as person: String?) async throws -> Way {
        try #require(address.hasPrefix(origin + "/"))
        let target = String(address.dropFirst(origin.utf8.count))
        let page = try await Reply.to("GET", target, [:], port: port)
        try #require(page.status == 200, "\(page.text)")
        let choice = person.map { ("person", $0) } ?? ("refusal", "1")
        let type = ["Content-Type": "application/x-www-form-urlencoded"]
        let path = String(target.prefix { $0 != "?" })
        let body = FormFields([("request", page.text), choice]).encoded
        let answer = try await Reply.to("POST", path, type, body: Array(body.utf8), port: port)
        if let home = answer["location"] {
            return .link(String(home.drop { $0 != "?" }.dropFirst()))
        }
        return .form(try #require(FormFields(encoded: answer.body)).fields.map { ($0.name, $0.value) })
    }

    enum Way {
        /// The query of the address that the browser is sent to.
        case link(String)
        case form([(String, String)])
    }
}

/// Answers for a stand-in, whose pages are plain texts here.
private final class StandInDesk: Sendable {
    let standIn = Mutex<ProviderStandIn?>(nil)
    let clock = Mutex(Story.clock)

    func response(_ request: Request) async -> Response {
        guard let body = try? await request.body(limit: 65_536) else { return Response(status: .badRequest) }
        let query = FormFields(request.query.pairs.map { ($0.name, $0.value) }).encoded
        let asked = ProviderRequest(
            request.method == .post ? .post : .get, query.isEmpty ? request.path : request.path + "?" + query,
            headers: ["Accept", "Authorization", "Content-Type"].compactMap { name in
                request.headers[name].map { (name, $0) }
            }, body: body)
        let now = clock.withLock { $0.now() }
        switch standIn.withLock({ $0?.answer(asked, now: now) }) {
        case .reply(let reply):
            return .bytes(reply.body, type: reply.contentType, status: Status(rawValue: reply.status))
        case .consent(let consent): return .text(consent.request)
        case .form(_, let fields): return .text(fields.encoded)
        case .redirect(let address): return .redirect(to: address)
        case .problem(let text): return .text(text, status: .badRequest)
        case nil: return Response(status: .notFound)
        }
    }
}

/// A site with these services, for the time of one test.
func withServices(
    _ services: ProviderStandIn.Service..., origin: String? = nil, limits: MembershipLimits = MembershipLimits(),
    _ test: (StorySite, [ServedProvider]) async throws -> Void
) async throws {
    let served = try services.map { try ServedProvider($0, for: origin ?? "http://nadri.test") }
    let all = Providers(served.map(\.provider), asking: AllOfThem(served: served))
    try await withSite(limits: limits, origin: origin, services: all) { site in
        for one in served { one.follow(site.clock.wall) }
        try await test(site, served)
    }
    for one in served { await one.close() }
}

/// Each request goes to the service that it is for.
private struct AllOfThem: ProviderTransport {
    let served: [ServedProvider]

    func send(_ request: ProviderRequest) async throws(ProviderSilence) -> ProviderResponse {
        guard let one = served.first(where: { request.address.hasPrefix($0.origin + "/") }) else { throw .unreachable }
        return try await one.send(request)
    }
}

extension StoryBrowser {
    /// Out to the service.
    /// - Returns: the address there.
    func setOut(to service: ServedProvider, back: String = "") async throws -> String {
        let query = back.isEmpty ? "" : "?back=" + back
        let reply = try await get("/sign-in/" + service.slug + query)
        guard reply.status == 303, let address = reply["location"] else {
            throw Reply.Failure(description: "setting out: \(reply.status)")
        }
        return address
    }

    /// Home again, as the service sends people.
    func comeHome(_ way: ServedProvider.Way, from service: ServedProvider) async throws -> Reply {
        let callback = "/sign-in/" + service.slug + "/callback"
        switch way {
        case .link(let query): return try await get(callback + "?" + query, ["Sec-Fetch-Site": "cross-site"])
        case .form(let fields):
            let reply = try await postFromElsewhere(fields, to: callback)
            // Where it failed, the browser goes on to the page that tells it.
            guard let page = reply["location"], page.hasPrefix(callback + "?") else { return reply }
            return try await get(page, ["Sec-Fetch-Site": "cross-site"])
        }
    }

    /// Out and home.
    func signIn(with service: ServedProvider, as person: String?, back: String = "") async throws -> Reply {
        let way = try await service.consent(at: setOut(to: service, back: back), as: person)
        return try await comeHome(way, from: service)
    }

    /// Out, home, and joined.
    func join(with service: ServedProvider, as person: String, handle: String) async throws -> Reply {
        _ = try await signIn(with: service, as: person)
        let page = "/sign-in/" + service.slug + "/joining"
        return try await submit(Newcomer.fields(("handle", handle)), to: page, from: page)
    }

    /// From the settings out, to be linked, and home.
    func link(_ service: ServedProvider, as person: String?) async throws -> Reply {
        let way = try await service.consent(at: setOutToLink(service), as: person)
        let home = try await comeHome(way, from: service)
        guard home.status == 303, let next = home["location"] else { return home }
        return try await get(next)
    }

    /// - Returns: the address at the service.
    func setOutToLink(_ service: ServedProvider) async throws -> String {
        let reply = try await submit([], to: "/settings/providers/" + service.slug, from: "/settings")
        guard reply.status == 200, let refresh = reply["refresh"], refresh.hasPrefix("0; url=") else {
            throw Reply.Failure(description: "setting out to link: \(reply.status)")
        }
        return String(refresh.dropFirst(7))
    }
}

/// What somebody new fills in who has come by a service.
enum Newcomer {
    private static let all = [
        ("name", "Hana Sato"), ("handle", "hana_k"), ("introduction", "교토 골목을 걸어요."), ("phone", "010-1234-5678"),
        ("birth", "1990-04-05"), ("avatar", "7"), ("terms", "yes"), ("privacy", "yes"),
    ]

    static func fields(_ changed: (String, String)...) -> [(String, String)] {
        all.map { field in changed.first { $0.0 == field.0 } ?? field }
    }
}
