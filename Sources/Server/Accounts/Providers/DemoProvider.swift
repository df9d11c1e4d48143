import HTTP
import Routes
import SignIn
import Synchronization

/// Another service to try signing in with, played by this server itself: two people to choose from and no password. Off in
/// production, since anybody may say there who they are.
///
/// It is asked within this process and not over the network, so that a server with few threads can't wait for itself. Its issuer
/// and the address to come back to are the same wherever it is served, so that accounts stay whose they are; browsers are sent to
/// paths of the site that they are on.
public final class DemoProvider: Sendable {
    /// Nobody resolves it.
    private static let origin = "http://127.0.0.1"
    static let issuer = origin + "/demo-provider"
    /// Its name in addresses.
    public static let slug = "demo"
    static let label = "Nadri ID"

    let provider: Provider
    /// Where it sends people back, as it is told.
    let redirect = origin + ProviderAddress.callback(slug).text
    private let clock: WallClock
    private let standIn: Mutex<ProviderStandIn>

    public init(clock: WallClock, random: Randomness = .system) {
        let secret = Secret(Base64URL.encode(random.bytes(24)))
        provider = .openID(
            slug: Self.slug, label: Self.label, issuer: Self.issuer, clientID: "nadri", secret: secret)
        let client = StandInClient(id: "nadri", secret: secret, redirects: [redirect])
        self.clock = clock
        standIn = Mutex(
            ProviderStandIn(
                .openID, origin: Self.issuer, client: client, people: Self.people, key: PrivateKey(new: .es256),
                random: random))
    }

    /// The second hides what can be hidden.
    private static let people = [
        StandInPerson(id: "demo-hana", firstName: "Hana", lastName: "Sato", email: "hana@demo.example"),
        StandInPerson(id: "demo-jun", firstName: "Jun", lastName: "Park"),
    ]

    func answer(_ request: ProviderRequest) -> StandInAnswer {
        let now = clock.now()
        return standIn.withLock { $0.answer(request, now: now) }
    }

    /// The path on the site that a browser is on; nil for an address elsewhere.
    func pathOfOurs(_ address: String) -> String? {
        address.hasPrefix(Self.origin + "/") ? String(address.dropFirst(Self.origin.utf8.count)) : nil
    }
}

/// Asks the demo provider in this process and the others over the network.
struct DemoTransport: ProviderTransport {
    let demo: DemoProvider
    let others: any ProviderTransport

    func send(_ request: ProviderRequest) async throws(ProviderSilence) -> ProviderResponse {
        guard request.address.hasPrefix(DemoProvider.issuer + "/") else { return try await others.send(request) }
        guard case .reply(let reply) = demo.answer(request) else { throw .unreachable }
        return reply
    }
}
