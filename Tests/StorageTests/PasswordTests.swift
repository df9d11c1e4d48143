import Domain
import Engines
import Storage
import Testing

@Suite struct PasswordTests {
    @Test("Changing the password ends every other device and no other person's", arguments: Engine.allCases)
    func change(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let sessions = Sessions(database)
            let outbox = Outbox(database)
            let jun = try await accounts.create(.sample())
            let mira = try await accounts.create(.sample(handle: "mira"))
            var open: [Session] = []
            for family in 0..<3 { open.append(try await sessions.opened(for: jun, family: family)) }
            let others = try await sessions.opened(for: mira, family: 3)
            let before = try await Outbox.settled(database)

            #expect(
                try await accounts.setPassword(
                    "new", of: jun, provedBy: "hash", endingSessionsExcept: open[1].id, at: startOfDecember + 5))

            #expect(try await accounts.passwordHash(of: jun) == "new")
            #expect(try await accounts.passwordHash(of: mira) == "hash")
            #expect(try await sessions.list(of: jun, at: startOfDecember) == [open[1]])
            #expect(try await sessions.list(of: mira, at: startOfDecember) == [others])
            let changes = try await outbox.changes(after: before, waitingFor: 2).changes
            #expect(changes.map(\.noun) == [.session, .session])
            #expect(Set(changes.map(\.number)) == [open[0].id.number, open[2].id.number])
        }
    }

    @Test(
        "An account that came by a provider may get a password; one that isn't there may not",
        arguments: Engine.allCases)
    func firstPassword(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let id = try await accounts.create(.sample(passwordHash: nil, identity: .sample()))

            #expect(
                try await accounts.setPassword(
                    "new", of: id, provedBy: nil, endingSessionsExcept: nil, at: startOfDecember))
            #expect(try await accounts.passwordHash(of: id) == "new")
            #expect(
                try await !accounts.setPassword(
                    "new", of: Account.ID(99), provedBy: nil, endingSessionsExcept: nil, at: startOfDecember))
        }
    }

    @Test("Of many first passwords at once one is set, and the others end no session", arguments: Engine.allCases)
    func firstPasswordsAtOnce(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let id = try await accounts.create(.sample(passwordHash: nil, identity: .sample()))

            let outcomes = try await atOnce(10) { number in
                try await accounts.setPassword(
                    "new \(number)", of: id, provedBy: nil, endingSessionsExcept: nil, at: startOfDecember)
                    ? number : nil
            }

            let winners = outcomes.compactMap(\.self)
            #expect(winners.count == 1)
            #expect(try await accounts.passwordHash(of: id) == "new \(winners[0])")
            let session = try await Sessions(database).opened(for: id)
            #expect(
                try await !accounts.setPassword(
                    "late", of: id, provedBy: nil, endingSessionsExcept: nil, at: startOfDecember))
            #expect(try await Sessions(database).isLive(session.id, at: startOfDecember))
        }
    }

    @Test("The operator resets a password, whatever it was, and ends all sessions", arguments: Engine.allCases)
    func reset(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            for hash in ["hash", nil] {
                let handle = hash == nil ? "mira" : "jun_1"
                let id = try await accounts.create(
                    .sample(handle: handle, passwordHash: hash, identity: .sample(handle)))
                let session = try await Sessions(database).opened(for: id, family: hash == nil ? 0 : 1)

                #expect(try await accounts.resetPassword("new", of: id, at: startOfDecember))

                #expect(try await accounts.passwordHash(of: id) == "new")
                #expect(try await !Sessions(database).isLive(session.id, at: startOfDecember))
            }
            #expect(try await !accounts.resetPassword("new", of: Account.ID(99), at: startOfDecember))
        }
    }

    @Test("Who proved a password that isn't the one any more changes nothing", arguments: Engine.allCases)
    func outdatedProof(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let sessions = Sessions(database)
            let id = try await accounts.create(.sample(passwordHash: "first"))
            let session = try await sessions.opened(for: id)
            func change(from old: String, to new: String) async throws -> Bool {
                try await accounts.setPassword(
                    new, of: id, provedBy: old, endingSessionsExcept: session.id, at: startOfDecember)
            }

            #expect(try await change(from: "first", to: "owner"))
            #expect(try await !change(from: "first", to: "thief"))
            let later = startOfDecember + 60
            #expect(try await !sessions.prove(session.id, of: id, provedBy: "first", at: later))
            #expect(try await sessions.provedAt(session.id, of: id, at: later) == startOfDecember)

            #expect(try await accounts.passwordHash(of: id) == "owner")
            #expect(try await sessions.prove(session.id, of: id, provedBy: "owner", at: later))
            #expect(try await sessions.provedAt(session.id, of: id, at: later) == later)
        }
    }

    @Test("A hash is renewed only in place of the one that was checked", arguments: Engine.allCases)
    func rehash(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let id = try await accounts.create(.sample(passwordHash: "cheap"))
            let session = try await Sessions(database).opened(for: id)

            #expect(try await accounts.rehashPassword(of: id, from: "cheap", to: "dear"))
            #expect(try await !accounts.rehashPassword(of: id, from: "cheap", to: "late"))

            #expect(try await accounts.passwordHash(of: id) == "dear")
            #expect(try await Sessions(database).isLive(session.id, at: startOfDecember))
        }
    }

    @Test(
        "A recovery code sets one new password, even when tried twice at once, and ends all sessions",
        arguments: Engine.allCases)
    func recovery(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let sessions = Sessions(database)
            let id = try await accounts.create(.sample(codes: 2))
            let session = try await sessions.opened(for: id)

            let outcomes = try await atOnce(10) { number in
                try await accounts.setPassword(
                    "new \(number)", of: id, spending: .digest(1), at: startOfDecember) ? number : nil
            }

            let winners = outcomes.compactMap(\.self)
            #expect(winners.count == 1)
            #expect(try await accounts.passwordHash(of: id) == "new \(winners[0])")
            #expect(try await RecoveryCodes(database).count(of: id) == 1)
            #expect(try await !sessions.isLive(session.id, at: startOfDecember))
            await #expect(throws: StorageFault.conflict(constraint: "passwords_hash_check")) {
                _ = try await accounts.setPassword("", of: id, spending: .digest(0), at: startOfDecember)
            }
            #expect(try await RecoveryCodes(database).count(of: id) == 1, "a code is not lost for nothing")
        }
    }
}
