import Domain
import Engines
import Storage
import Testing

@Suite struct SessionsTests {
    @Test("S1-3.2 somebody stays signed in on each device until its time is over", arguments: Engine.allCases)
    func openAndList(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let sessions = Sessions(database)
            let jun = try await Accounts(database).create(.sample())
            let phone = try await sessions.opened(for: jun, family: 0, label: "iPhone", at: startOfDecember)
            let laptop = try await sessions.opened(for: jun, family: 1, label: "Firefox", at: startOfDecember + 60)

            #expect(phone.account == jun)
            #expect(phone.label == "iPhone")
            #expect(phone.createdAt == startOfDecember && phone.lastUsedAt == startOfDecember)
            #expect(phone.expiresAt == startOfDecember + 28 * 86_400)
            #expect(try await sessions.list(of: jun, at: startOfDecember + 60) == [laptop, phone])
            #expect(try await sessions.list(of: jun, at: phone.expiresAt) == [laptop])
            #expect(try await sessions.isLive(phone.id, at: phone.expiresAt - 1))
            #expect(try await !sessions.isLive(phone.id, at: phone.expiresAt))
            #expect(try await !sessions.isLive(Session.ID(99), at: startOfDecember))
        }
    }

    @Test(
        "A session knows when its owner last showed who they are, and tells it of that account alone",
        arguments: Engine.allCases)
    func proof(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let sessions = Sessions(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))
            let phone = try await sessions.opened(for: jun, family: 0).id
            let laptop = try await sessions.opened(for: jun, family: 1, at: startOfDecember + 5).id
            #expect(try await sessions.provedAt(phone, of: jun, at: startOfDecember) == startOfDecember)

            _ = try await sessions.renew(.sample(family: 0), replacement: .digest(1), at: startOfDecember + 900)
            let later = startOfDecember + 900
            #expect(
                try await sessions.provedAt(phone, of: jun, at: later) == startOfDecember, "a renewal proves nothing")
            #expect(try await sessions.prove(phone, of: jun, at: startOfDecember + 1000))
            let latest = startOfDecember + 2000
            #expect(try await sessions.provedAt(phone, of: jun, at: latest) == startOfDecember + 1000)
            #expect(try await sessions.provedAt(laptop, of: jun, at: latest) == startOfDecember + 5)

            #expect(try await !sessions.prove(phone, of: mira, at: latest))
            #expect(try await sessions.provedAt(phone, of: mira, at: latest) == nil)
            _ = try await sessions.end(phone, of: jun)
            #expect(try await !sessions.prove(phone, of: jun, at: latest))
            #expect(try await sessions.provedAt(phone, of: jun, at: latest) == nil)

            let end = startOfDecember + 5 + Sessions.lifetime
            #expect(try await sessions.provedAt(laptop, of: jun, at: end - 1) == startOfDecember + 5)
            #expect(try await sessions.provedAt(laptop, of: jun, at: end) == nil)
            #expect(try await !sessions.prove(laptop, of: jun, at: end))
        }
    }

    @Test("A session needs an account, and the password that was checked", arguments: Engine.allCases)
    func openingRefused(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let sessions = Sessions(database)
            let jun = try await accounts.create(.sample(passwordHash: "old"))
            let mira = try await accounts.create(.sample(handle: "mira", passwordHash: nil, identity: .sample()))
            func open(_ account: Account.ID, _ hash: String?, _ family: Int) async throws -> SessionOpening {
                try await sessions.open(
                    for: account, label: "", token: .sample(family: family), provedBy: hash, at: startOfDecember)
            }

            guard case .opened = try await open(jun, "old", 0) else {
                Issue.record("not opened")
                return
            }
            _ = try await accounts.resetPassword("new", of: jun, at: startOfDecember)

            #expect(try await open(jun, "old", 1) == .passwordChanged)
            #expect(try await open(mira, "old", 2) == .passwordChanged)
            #expect(try await open(Account.ID(99), nil, 3) == .noAccount)
            #expect(try await sessions.list(of: jun, at: startOfDecember).isEmpty)
        }
    }

    @Test("While the password is changed, no session slips in that the old one opened", arguments: Engine.allCases)
    func openingRacesChange(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let sessions = Sessions(database)
            let jun = try await accounts.create(.sample(passwordHash: "old"))

            let outcomes = try await atOnce(21) { number -> Bool in
                if number == 10 {
                    return try await accounts.resetPassword("new", of: jun, at: startOfDecember)
                }
                let opening = try await sessions.open(
                    for: jun, label: "", token: .sample(family: number), provedBy: "old", at: startOfDecember)
                if case .noAccount = opening { return false }
                return true
            }

            #expect(!outcomes.contains(false))
            #expect(try await sessions.list(of: jun, at: startOfDecember).isEmpty)
        }
    }

    @Test("A device is signed out by its owner only, and every node hears of it", arguments: Engine.allCases)
    func end(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let sessions = Sessions(database)
            let outbox = Outbox(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))
            let session = try await sessions.opened(for: jun)
            let before = try await Outbox.settled(database)

            #expect(try await !sessions.end(session.id, of: mira))
            #expect(try await sessions.isLive(session.id, at: startOfDecember))
            #expect(try await sessions.end(session.id, of: jun))
            #expect(try await !sessions.end(session.id, of: jun))

            #expect(try await !sessions.isLive(session.id, at: startOfDecember))
            let renewal = try await sessions.renew(.sample(), replacement: .digest(1), at: startOfDecember)
            #expect(renewal == .unknown)
            let changes = try await outbox.changes(after: before, waitingFor: 1).changes
            #expect(changes.map(\.noun) == [.session])
            #expect(changes.map(\.number) == [session.id.number])
        }
    }

    @Test("All devices of a person are signed out, or all but one", arguments: Engine.allCases)
    func endAll(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let sessions = Sessions(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))
            var open: [Session.ID] = []
            for family in 0..<4 { open.append(try await sessions.opened(for: jun, family: family).id) }
            let others = try await sessions.opened(for: mira, family: 9)

            let ended = try await sessions.endAll(of: jun, except: open[2])
            #expect(Set(ended) == [open[0], open[1], open[3]])
            #expect(try await sessions.list(of: jun, at: startOfDecember).map(\.id) == [open[2]])
            #expect(try await sessions.endAll(of: jun) == [open[2]])
            #expect(try await sessions.endAll(of: Account.ID(99)).isEmpty)
            #expect(try await sessions.list(of: mira, at: startOfDecember) == [others])
        }
    }

    @Test("Expired sessions are dropped in small portions, live ones are kept", arguments: Engine.allCases)
    func prune(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let sessions = Sessions(database)
            let jun = try await Accounts(database).create(.sample())
            for family in 0..<5 {
                _ = try await sessions.opened(for: jun, family: family, at: startOfDecember + Int64(family))
            }
            let fourEnd = startOfDecember + 3 + Sessions.lifetime

            #expect(try await sessions.prune(at: fourEnd, limit: 3) == 3)
            #expect(try await sessions.prune(at: fourEnd, limit: 3) == 1)
            #expect(try await sessions.prune(at: fourEnd, limit: 3) == 0)
            #expect(try await sessions.list(of: jun, at: startOfDecember).count == 1)
        }
    }

    @Test("A long name of a device is cut where the column ends", arguments: Engine.allCases)
    func longLabel(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let jun = try await Accounts(database).create(.sample())
            // One character of seven code points each.
            let long = String(repeating: "👨‍👩‍👧‍👦", count: 100)

            let session = try await Sessions(database).opened(for: jun, label: long)

            #expect(session.label.unicodeScalars.count == 80)
        }
    }
}
