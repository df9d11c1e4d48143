import Domain
import Engines
import Storage
import Testing

@Suite struct RenewalTests {
    @Test("S5-5.1 a token is renewed again and again, each time for 28 more days", arguments: Engine.allCases)
    func chain(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            var now = startOfDecember
            for number in 0..<5 {
                now += 27 * 86_400
                let renewal = try await sessions.renew(.sample(number), replacement: .digest(number + 1), at: now)
                var expected = opened
                expected.lastUsedAt = now
                expected.expiresAt = now + 28 * 86_400
                #expect(renewal == .renewed(expected))
            }
            #expect(try await sessions.list(of: opened.account, at: now).map(\.lastUsedAt) == [now])
        }
    }

    @Test("A token that isn't renewed within 28 days has expired", arguments: Engine.allCases)
    func expiry(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            let renewal = try await sessions.renew(.sample(), replacement: .digest(1), at: opened.expiresAt)
            #expect(renewal == .expired)
            let just = try await sessions.renew(.sample(), replacement: .digest(1), at: opened.expiresAt - 1)
            #expect(just != .expired)
        }
    }

    @Test(
        "The same token sent again within 10 s is answered, and the chain goes on from its replacement",
        arguments: Engine.allCases)
    func grace(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            let first = try await sessions.renew(.sample(0), replacement: .digest(1), at: startOfDecember)
            guard case .renewed(let session) = first else {
                Issue.record("\(first)")
                return
            }

            // Lost answer: the same replacement is made again and holds. Second tab of a server that makes another: it
            // doesn't.
            let again = try await sessions.renew(.sample(0), replacement: .digest(1), at: startOfDecember + 10)
            #expect(again == .repeated(session, replacementHolds: true))
            let other = try await sessions.renew(.sample(0), replacement: .digest(77), at: startOfDecember + 10)
            #expect(other == .repeated(session, replacementHolds: false))

            let next = try await sessions.renew(.sample(1), replacement: .digest(2), at: startOfDecember + 900)
            guard case .renewed = next else {
                Issue.record("\(next)")
                return
            }
            #expect(try await sessions.list(of: opened.account, at: startOfDecember + 900).count == 1)
        }
    }

    @Test("A replaced token after the grace ends the session, whoever holds the newer one", arguments: Engine.allCases)
    func reuse(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            _ = try await sessions.renew(.sample(0), replacement: .digest(1), at: startOfDecember)

            let reused = try await sessions.renew(.sample(0), replacement: .digest(9), at: startOfDecember + 11)

            #expect(reused == .reused(opened.account, opened.id))
            #expect(try await !sessions.isLive(opened.id, at: startOfDecember + 11))
            for number in 0...1 {
                let late = try await sessions.renew(.sample(number), replacement: .digest(9), at: startOfDecember + 11)
                #expect(late == .unknown)
            }
        }
    }

    @Test(
        "A token replaced many renewals ago is known as such, even within the grace of the last",
        arguments: Engine.allCases)
    func oldToken(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let sessions = Sessions(database)
            let jun = try await Accounts(database).create(.sample())
            let opened = try await sessions.opened(for: jun)
            let other = try await sessions.opened(for: jun, family: 1)
            for number in 0..<5 {
                _ = try await sessions.renew(
                    .sample(number), replacement: .digest(number + 1), at: startOfDecember + Int64(number) * 900)
            }
            let before = try await Outbox.settled(database)

            let reused = try await sessions.renew(
                .sample(2), replacement: .digest(9), at: startOfDecember + 4 * 900 + 1)

            #expect(reused == .reused(jun, opened.id))
            #expect(try await sessions.list(of: jun, at: startOfDecember) == [other])
            let changes = try await Outbox(database).changes(after: before, waitingFor: 1).changes
            #expect(changes.map(\.number) == [opened.id.number])
            #expect(changes.map(\.noun) == [.session])
        }
    }

    @Test("A token of no family is unknown and ends nothing", arguments: Engine.allCases)
    func unknown(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            for family in [[], .digest(0), [UInt8](repeating: 0, count: 5000)] as [[UInt8]] {
                let stranger = TokenDigests(family: family, secret: .digest(0))
                let renewal = try await sessions.renew(stranger, replacement: .digest(1), at: startOfDecember)
                #expect(renewal == .unknown)
            }
            #expect(try await sessions.isLive(opened.id, at: startOfDecember))
        }
    }

    @Test(
        "Of 20 renewals at once with one token exactly one renews, and the others have repeated it",
        arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            // In the first rounds connections are still being opened, which keeps the renewals apart.
            for round in 1...5 {
                let session = try await sessions.opened(for: opened.account, family: round)
                let outcomes = try await atOnce(20) { number in
                    try await sessions.renew(
                        .sample(family: round), replacement: .digest(100 + number), at: startOfDecember)
                }

                #expect(outcomes.count(of: .renewed(session)) == 1)
                #expect(outcomes.count(of: .repeated(session, replacementHolds: false)) == 19)
                #expect(try await sessions.isLive(session.id, at: startOfDecember))
            }
        }
    }

    @Test(
        "Of many that bring a stolen token at once one ends the session, and none gets in", arguments: Engine.allCases)
    func reuseRace(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            _ = try await sessions.renew(.sample(0), replacement: .digest(1), at: startOfDecember)

            let outcomes = try await atOnce(20) { number in
                try await sessions.renew(.sample(0), replacement: .digest(100 + number), at: startOfDecember + 60)
            }

            #expect(outcomes.count(of: .reused(opened.account, opened.id)) == 1)
            #expect(outcomes.count(of: .unknown) == 19)
        }
    }

    @Test("S5-5.1 signing out wins over renewals that run at the same time", arguments: Engine.allCases)
    func signOutRacesRenewal(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            _ = try await atOnce(20) { number in
                if number == 7 {
                    try await sessions.end(opened.id, of: opened.account)
                } else {
                    _ = try await sessions.renew(.sample(0), replacement: .digest(1), at: startOfDecember)
                }
            }

            #expect(try await !sessions.isLive(opened.id, at: startOfDecember))
            let after = try await sessions.renew(.sample(1), replacement: .digest(2), at: startOfDecember)
            #expect(after == .unknown)
        }
    }

    @Test("Instants and times at the ends of their range don't trap", arguments: Engine.allCases)
    func extremes(engine: Engine) async throws {
        try await withSession(engine) { sessions, opened in
            let renewal = try await sessions.renew(
                .sample(0), replacement: .digest(1), at: opened.expiresAt - 1, lifetime: .max)
            guard case .renewed(let session) = renewal else {
                Issue.record("\(renewal)")
                return
            }
            #expect(session.expiresAt == .max)
            let again = try await sessions.renew(.sample(0), replacement: .digest(1), at: .min, grace: .max)
            #expect(again == .repeated(session, replacementHolds: true))
        }
    }

    private func withSession(_ engine: Engine, _ work: (Sessions, Session) async throws -> Void) async throws {
        try await engine.withDatabase { database in
            let account = try await Accounts(database).create(.sample())
            let sessions = Sessions(database)
            try await work(sessions, sessions.opened(for: account))
        }
    }
}
