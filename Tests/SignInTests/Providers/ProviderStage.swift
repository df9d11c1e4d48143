import Seeded
import Synchronization
import Testing
import Wire

@testable import SignIn

/// Half past nine on 1 December 2026 in Seoul. Every test of providers begins then.
let setOut: Int64 = 1_796_085_000

/// Hana has everything. Jun hides what he can, and nobody has checked his address. Mira forwards her mail.
let cast = [
    StandInPerson(
        id: "1001", firstName: "Hana", lastName: "Sato", email: "hana@example.com",
        picture: "https://pictures.example.com/hana.jpg"),
    StandInPerson(id: "1002", firstName: "Jun", lastName: "Park", email: "jun@example.com", isEmailVerified: false),
    StandInPerson(
        id: "1003", firstName: "Mira", lastName: "Lee", email: "x7k@privaterelay.appleid.com", isEmailPrivate: true),
    StandInPerson(id: "1004", firstName: "Noor", lastName: "Haddad"),
]

/// Made once: an RSA key takes a while.
enum TestKey {
    static let rsa = PrivateKey(new: .rs256)
    static let otherRSA = PrivateKey(new: .rs256)
    static let elliptic = PrivateKey(new: .es256)
    static let otherElliptic = PrivateKey(new: .es256)
}

/// The same bytes in every run.
func seededRandomness(_ seed: UInt64) -> Randomness {
    let numbers = Mutex(SeededNumbers(seed: seed))
    return Randomness { count in
        numbers.withLock { numbers in (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) } }
    }
}

/// A provider's stand-in, our side of it, and the way between them, which a test may spoil.
final class ProviderStage: ProviderTransport {
    static let redirect = "https://nadri.example/sign-in/provider/callback"
    static let clientID = "nadri-client"
    static let secret = "a secret: with %, + and é"

    let standIn: Mutex<ProviderStandIn>
    let provider: Provider
    private let asked = Mutex<[ProviderRequest]>([])
    private let spoiling = Mutex<Spoil?>(nil)
    private let clock = Mutex(setOut)
    private let own = Mutex<ProviderSignIn?>(nil)

    /// What happens to a request in place of the stand-in's answer; nil lets it through.
    typealias Spoil = @Sendable (ProviderRequest) throws(ProviderSilence) -> ProviderResponse?

    /// - Parameter origin: where the stand-in seems to be; nil for a place at example.
    init(
        _ service: ProviderStandIn.Service, at origin: String? = nil, signingWith key: PrivateKey = TestKey.rsa,
        _ change: (inout ProviderStandIn) -> Void = { _ in }
    ) throws {
        let origin = origin ?? "https://\(service.rawValue.lowercased()).example"
        let apple = try #require(AppleKey(team: "TEAM123456", id: "KEY1234567", key: TestKey.elliptic))
        let client =
            service == .apple
            ? StandInClient(id: Self.clientID, key: apple, redirects: [Self.redirect])
            : StandInClient(id: Self.clientID, secret: Secret(Self.secret), redirects: [Self.redirect])
        var standIn = ProviderStandIn(
            service, origin: origin, client: client, people: cast, key: key, random: seededRandomness(7))
        change(&standIn)
        let secret = Secret(Self.secret)
        provider =
            switch service {
            case .github: .github(clientID: Self.clientID, secret: secret, at: standIn.endpoints)
            case .apple: .apple(clientID: Self.clientID, key: apple, at: standIn.endpoints)
            case .kakao: .kakao(clientID: Self.clientID, secret: secret, at: standIn.endpoints)
            case .facebook: .facebook(clientID: Self.clientID, secret: secret, at: standIn.endpoints)
            case .openID:
                .openID(slug: "demo", label: "Demo", issuer: origin, clientID: Self.clientID, secret: secret)
            }
        self.standIn = Mutex(standIn)
        let seal = AttemptSeal(secret: [UInt8](repeating: 9, count: 32))
        own.withLock { $0 = ProviderSignIn(transport: self, seal: seal, random: seededRandomness(8)) }
    }

    var signIn: ProviderSignIn {
        get throws { try #require(own.withLock { $0 }) }
    }

    var now: Int64 { clock.withLock { $0 } }
    var requests: [ProviderRequest] { asked.withLock { $0 } }

    func wait(_ seconds: Int64) { clock.withLock { $0 += seconds } }
    func spoil(_ spoil: Spoil?) { spoiling.withLock { $0 = spoil } }

    /// The answer to requests whose address ends so is this one instead.
    func answer(_ end: String, _ body: String, status: Int = 200, contentType: String = "application/json") {
        spoil { (request) throws(ProviderSilence) in
            let path = request.address.prefix { $0 != "?" }
            guard path.hasSuffix(end) else { return nil }
            return ProviderResponse(status: status, contentType: contentType, body: Array(body.utf8))
        }
    }

    func send(_ request: ProviderRequest) async throws(ProviderSilence) -> ProviderResponse {
        asked.withLock { $0.append(request) }
        if let spoil = spoiling.withLock({ $0 }), let answer = try spoil(request) { return answer }
        let now = now
        guard case .reply(let reply) = standIn.withLock({ $0.answer(request, now: now) }) else { throw .unreachable }
        return reply
    }

    // MARK: The way of a person

    func start(_ purpose: SignInPurpose = .signIn, back: String = "/stays/7") async throws -> ProviderSignIn.Start {
        try await signIn.start(provider, for: purpose, redirect: Self.redirect, back: back, now: now)
    }

    /// What the browser brings home after that person has agreed, or after a no.
    func consent(_ start: ProviderSignIn.Start, as person: String?) throws -> String {
        let now = now
        let asking = ProviderRequest(.get, start.address)
        guard case .consent(let page) = standIn.withLock({ $0.answer(asking, now: now) }) else {
            throw StageFault.noConsent
        }
        let choice = person.map { ("person", $0) } ?? ("refusal", "1")
        let decision = ProviderRequest(
            .post, start.address, body: Array(FormFields([("request", page.request), choice]).encoded.utf8))
        switch standIn.withLock({ $0.answer(decision, now: now) }) {
        case .redirect(let address):
            #expect(address.hasPrefix(Self.redirect + "?"))
            return String(address.dropFirst(Self.redirect.count + 1))
        case .form(let action, let fields):
            #expect(action == Self.redirect)
            return fields.encoded
        default: throw StageFault.noWayHome
        }
    }

    func finish(_ query: String, cookie: String?) async throws(ProviderRefusal) -> ProviderSignIn.Home {
        guard let signIn = own.withLock({ $0 }) else { throw .unreachable }
        return try await signIn.finish(provider, ProviderCallback(encoded: query.utf8), cookie: cookie, now: now)
    }

    /// The whole way.
    func go(as person: String, _ purpose: SignInPurpose = .signIn) async throws -> ProviderSignIn.Home {
        let start = try await start(purpose)
        return try await finish(consent(start, as: person), cookie: start.cookie)
    }

    /// Why Hana isn't signed in.
    func refusal(_ change: (String) -> String = { $0 }) async throws -> ProviderRefusal? {
        let start = try await start()
        let query = change(try consent(start, as: "1001"))
        do throws(ProviderRefusal) { _ = try await finish(query, cookie: start.cookie) } catch { return error }
        return nil
    }
}

enum StageFault: Error {
    case noConsent, noWayHome
}
