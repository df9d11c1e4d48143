import Domain
import HTTP
import Search
import Server
import Storage

/// Answers until SIGTERM or Ctrl-C.
enum ServeCommand {
    static func run(_ settings: Settings) async throws {
        let signal = ShutdownSignal()
        let database = try await settings.openDatabase()
        let stays = Stays(database)
        let bookings = Bookings(database, clock: settings.clock.forBookings)
        let catalogue = try await Catalogue(
            stays: stays, outbox: Outbox(database), clock: settings.clock, rates: settings.rates)
        let figures = Figures()
        let membership = try settings.membership(database)
        let log = RequestLog(clock: settings.clock) { Terminal.say($0) }
        let site = Site(
            stays: stays, bookings: bookings, catalogue: catalogue, places: try settings.share.places(),
            countries: try settings.share.countries(), assets: try settings.share.assets(),
            map: MapSource(basemap: try settings.share.basemap(), style: settings.mapStyle),
            membership: membership, providers: settings.signInProviders(), clock: settings.clock, figures: figures,
            noteFault: { id, fault in log.note(fault, of: id) })

        var http = settings.http
        http.bodyLimit = Site.bodyLimit
        http.observer = { facts in
            figures.note(facts)
            if settings.logsRequests { log.note(facts) }
        }
        let server = HTTP.Server(http) { request in await site.answer(request) }
        figures.watch { server.counts }
        try server.start()
        announce(server, settings)

        let following = Task { await catalogue.follow(database) }
        let sessions = Task { await membership.live.follow(database) }
        let midnights = Task { await rollCalendars(catalogue, settings.clock) }
        let tidying = Task { await tidyUp(membership, bookings, settings.clock) }
        await signal.wait()
        Terminal.say("Stopping: what is under way is finished first.")
        following.cancel()
        sessions.cancel()
        tidying.cancel()
        midnights.cancel()
        await server.stop(grace: .seconds(10))
    }

    private static func announce(_ server: HTTP.Server, _ settings: Settings) {
        let host = settings.http.address.contains(":") ? "[\(settings.http.address)]" : settings.http.address
        let address = settings.http.origin?.description ?? "http://\(host):\(server.port ?? 0)"
        Terminal.say("Nadri answers at \(address)/ — Ctrl-C stops it.")
    }

    /// Looks every half minute whether a day has begun somewhere.
    private static func rollCalendars(_ catalogue: Catalogue, _ clock: WallClock) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(30))
            catalogue.roll(clock)
        }
    }

    /// Every quarter of an hour.
    private static func tidyUp(_ membership: Membership, _ bookings: Bookings, _ clock: WallClock) async {
        while !Task.isCancelled {
            await membership.tidy(at: clock.now())
            // If the database is away, the next round does it.
            try? await bookings.tidy()
            try? await Task.sleep(for: .seconds(900))
        }
    }
}
