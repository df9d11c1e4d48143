import Domain
import Engines
import Foundation
import HTTP
import Media
import Outbound
import Server
import SignIn
import Synchronization
import Testing

@testable import Storage

/// The whole service as `nadri serve` wires it, on a free port, over a database of its own.
final class StorySite: Sendable {
    let database: Database
    private let fresh: FreshDatabase
    let stays: Stays
    let imports: Imports
    let catalogue: Catalogue
    let log = Mutex<[String]>([])
    let clock = StoryClock()
    let membership = Mutex<Membership?>(nil)
    /// Where pictures are kept and come in.
    let folder = Mutex<URL?>(nil)
    /// The same, to make it fail.
    let store = Mutex<TroubledStore?>(nil)
    /// How often argon2 has been run.
    let passwords = Passwords(cost: .cheap)
    private let server = Mutex<HTTP.Server?>(nil)

    /// With these stays in the database, in this order: their ids count from 1.
    ///
    /// - Parameters:
    ///   - handlersDatabase: another database for what handlers ask, to see what they do when it fails.
    ///   - mapStyle: a provider's map in place of the embedded one.
    ///   - services: the other services to sign in with.
    init(
        _ drafts: [StayDraft] = [], on engine: Engine, withDemoWorld: Bool = false,
        handlersDatabase: Database? = nil, mapStyle: ProviderStyle? = nil,
        limits: MembershipLimits = MembershipLimits(),
        origin: String? = nil, services: Providers = Providers([], asking: OutboundClient(.operatorsOwn))
    ) async throws {
        fresh = try await FreshDatabase(on: engine)
        database = fresh.database
        stays = Stays(database)
        imports = Imports(database)
        _ = try await stays.save(drafts)
        if withDemoWorld { _ = try await DemoImport.run(stays, .small, clock: Story.clock) }
        catalogue = try await Catalogue(
            stays: stays, outbox: Outbox(database), clock: Story.clock, rates: Story.rates)
        try serve(handlersDatabase ?? database, mapStyle, limits, origin, services)
    }

    /// The small demo world, for all tests that only look at it.
    static var demo: Task<StorySite, any Error> {
        get throws { try #require(demos[Engine.theStorys()]) }
    }

    private static let demos = Dictionary(
        uniqueKeysWithValues: Engine.allCases.map { engine in
            (engine, Task { try await StorySite(on: engine, withDemoWorld: true) })
        })

    private func serve(
        _ database: Database, _ mapStyle: ProviderStyle?, _ limits: MembershipLimits, _ origin: String?,
        _ services: Providers
    ) throws {
        let keys = TokenKeys(.system)
        let membership = Membership(
            database: database, passwords: passwords, commonPasswords: try Story.commonPasswords(), keys: keys,
            tokens: AccessTokens(keys: keys), portraits: try portraits(database), limits: limits)
        self.membership.withLock { $0 = membership }
        let figures = Figures()
        let requestLog = RequestLog(clock: Story.clock) { [weak self] line in self?.log.withLock { $0.append(line) } }
        let site = Site(
            stays: Stays(database), bookings: Bookings(database, clock: clock.wall.forBookings), catalogue: catalogue,
            places: try Story.places(),
            countries: try Story.countries(), assets: try Story.assets(),
            map: MapSource(basemap: try Story.basemap(), style: mapStyle), membership: membership, providers: services,
            clock: clock.wall, figures: figures, noteFault: { id, fault in requestLog.note(fault, of: id) })
        var configuration = HTTP.Configuration(port: 0, threads: 1, bodyLimit: Site.bodyLimit)
        configuration.origin = try origin.map { try Origin($0) }
        configuration.observer = { facts in
            figures.note(facts)
            requestLog.note(facts)
        }
        let server = HTTP.Server(configuration) { request in await site.answer(request) }
        figures.watch { [weak server] in server?.counts }
        try server.start()
        self.server.withLock { $0 = server }
    }

    private func portraits(_ database: Database) throws -> Portraits {
        let folder = try Story.newFolder()
        self.folder.withLock { $0 = folder }
        let path = folder.path()
        let store = TroubledStore(try DiskStore(folder: path + "/media"))
        self.store.withLock { $0 = store }
        return Portraits(
            intake: try PictureIntake(folder: path + "/work", command: Story.pictureWorker),
            store: store, database: database, folder: path)
    }

    var port: UInt16 { server.withLock { $0?.port } ?? 0 }

    /// Sends one request over a connection of its own.
    func ask(
        _ method: String, _ target: String, _ headers: [String: String] = [:], body: [UInt8]? = nil
    ) async throws -> Reply {
        try await Reply.to(method, target, headers, body: body, port: port)
    }

    func get(_ target: String, _ headers: [String: String] = [:]) async throws -> Reply {
        try await ask("GET", target, headers)
    }

    /// The page at that address, which must be there.
    func page(_ target: String, _ headers: [String: String] = [:]) async throws -> Page {
        let reply = try await get(target, headers)
        try #require(reply.status == 200, "\(target) answers \(reply.status).")
        return try #require(Page(reply.text), "\(target) is no well-formed page.")
    }

    /// The catalogue takes in all that has been written.
    func catchUp() async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while try await hasUnsettledChanges() {
            guard ContinuousClock.now < deadline else { throw Reply.Failure(description: "changes don't settle") }
            await Task.yield()
        }
        try await catalogue.catchUp()
    }

    /// PostgreSQL lets followers see a change once every transaction has ended that began before it, also those of
    /// other tests, as they are in the same server.
    private func hasUnsettledChanges() async throws -> Bool {
        try await database.read { connection throws(StorageFault) in
            let settled = connection.dialect.settledWriters
            return try !connection.run("SELECT 1 FROM outbox WHERE writer >= \(settled) LIMIT 1").isEmpty
        }
    }

    /// A second time does nothing.
    func close() async throws {
        guard let server = server.withLock({ $0.take() }) else { return }
        if let folder = folder.withLock({ $0.take() }) { try? FileManager.default.removeItem(at: folder) }
        await server.stop(grace: .seconds(5))
        try await fresh.drop()
    }
}

/// A site of its own for the time of one test, on the engine that the story is told on.
func withSite<Answer>(
    _ drafts: [StayDraft] = [], handlersDatabase: Database? = nil, mapStyle: ProviderStyle? = nil,
    limits: MembershipLimits = MembershipLimits(), origin: String? = nil,
    services: Providers = Providers([], asking: OutboundClient(.operatorsOwn)),
    _ test: (StorySite) async throws -> Answer
) async throws -> Answer {
    let site = try await StorySite(
        drafts, on: Engine.theStorys(), handlersDatabase: handlersDatabase, mapStyle: mapStyle, limits: limits,
        origin: origin, services: services)
    let answer: Answer
    do {
        answer = try await test(site)
    } catch {
        try? await site.close()
        throw error
    }
    try await site.close()
    return answer
}
