import Domain
import Engines
import Storage
import Testing

@Suite struct RecoveryCodesTests {
    @Test("A code works once, for its owner only", arguments: Engine.allCases)
    func use(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let codes = RecoveryCodes(database)
            let jun = try await Accounts(database).create(.sample(codes: 10))
            let mira = try await Accounts(database).create(.sample(handle: "mira", codes: 2))

            #expect(try await !codes.use(.digest(5), of: mira), "mira has the codes 0 and 1")
            #expect(try await codes.use(.digest(5), of: jun))
            #expect(try await !codes.use(.digest(5), of: jun))
            #expect(try await !codes.use([], of: jun))
            #expect(try await codes.use(.digest(1), of: mira), "equal codes of two people are two codes")

            #expect(try await codes.count(of: jun) == 9)
            #expect(try await codes.count(of: mira) == 1)
        }
    }

    @Test("A code tried 20 times at once works once", arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let codes = RecoveryCodes(database)
            let jun = try await Accounts(database).create(.sample(codes: 10))

            let outcomes = try await atOnce(20) { _ in try await codes.use(.digest(3), of: jun) }

            #expect(outcomes.count(of: true) == 1)
            #expect(try await codes.count(of: jun) == 9)
        }
    }

    @Test("New codes take the place of all old ones, or of none", arguments: Engine.allCases)
    func replace(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let codes = RecoveryCodes(database)
            let jun = try await Accounts(database).create(.sample(codes: 10))
            let mira = try await Accounts(database).create(.sample(handle: "mira", codes: 4))
            let session = try await Sessions(database).opened(for: jun).id
            let hers = try await Sessions(database).opened(for: mira, family: 1).id
            _ = try await codes.use(.digest(0), of: jun)

            await #expect(throws: StorageFault.conflict(constraint: "recovery_codes_digest_check")) {
                _ = try await codes.replace(with: [.digest(100), [1]], of: jun, askedIn: session, at: startOfDecember)
            }
            #expect(try await codes.count(of: jun) == 9)

            #expect(try await !codes.replace(with: [.digest(1)], of: jun, askedIn: hers, at: startOfDecember))
            #expect(
                try await codes.replace(
                    with: (100..<110).map { .digest($0) }, of: jun, askedIn: session, at: startOfDecember))
            #expect(try await codes.count(of: jun) == 10)
            #expect(try await !codes.use(.digest(1), of: jun))
            #expect(try await codes.use(.digest(109), of: jun))
            #expect(
                try await !codes.replace(with: [.digest(1)], of: Account.ID(99), askedIn: session, at: startOfDecember))
            #expect(try await codes.count(of: mira) == 4)
            let end = startOfDecember + Sessions.lifetime
            #expect(try await !codes.replace(with: [.digest(1)], of: jun, askedIn: session, at: end))

            _ = try await Sessions(database).end(session, of: jun)
            #expect(
                try await !codes.replace(with: [.digest(1)], of: jun, askedIn: session, at: startOfDecember),
                "signed out meanwhile")
            #expect(try await codes.count(of: jun) == 9)
        }
    }

    @Test("Two replacements at once leave the codes of one of them", arguments: Engine.allCases)
    func replaceRace(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let codes = RecoveryCodes(database)
            let jun = try await Accounts(database).create(.sample(codes: 10))
            let session = try await Sessions(database).opened(for: jun).id

            _ = try await atOnce(6) { number in
                try await codes.replace(
                    with: (0..<10).map { .digest(number * 100 + $0) }, of: jun, askedIn: session, at: startOfDecember)
            }

            #expect(try await codes.count(of: jun) == 10)
        }
    }
}
