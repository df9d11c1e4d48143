import Domain
import Engines
import Storage
import Testing

@Suite struct PasskeysTests {
    @Test("A passkey is found by its credential, with its key and its owner", arguments: Engine.allCases)
    func find(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let passkeys = Passkeys(database)
            let jun = try await Accounts(database).create(.sample())
            let long = Passkey.sample(
                of: jun, credential: [UInt8](repeating: 0, count: 1023), signCount: .max)

            let additions = [try await passkeys.add(.sample(of: jun)), try await passkeys.add(long)]

            guard case .added(let first) = additions[0], case .added(let second) = additions[1] else {
                Issue.record("\(additions)")
                return
            }
            #expect(try await passkeys.passkey(credential: [1, 2, 3]) == Passkey.sample(of: jun).known(as: first))
            #expect(try await passkeys.passkey(credential: [1, 2]) == nil)
            #expect(
                try await passkeys.list(of: jun)
                    == [Passkey.sample(of: jun).known(as: first), long.known(as: second)])
            #expect(try await passkeys.list(of: Account.ID(99)).isEmpty)
        }
    }

    @Test("A credential is known once, whoever brings it", arguments: Engine.allCases)
    func known(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let passkeys = Passkeys(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))
            _ = try await passkeys.add(.sample(of: jun))

            #expect(try await passkeys.add(.sample(of: jun)) == .known)
            #expect(try await passkeys.add(.sample(of: mira)) == .known)
            #expect(try await passkeys.add(.sample(of: Account.ID(99), credential: [4])) == .noAccount)
            #expect(try await passkeys.passkey(credential: [1, 2, 3])?.account == jun)
            for size in [0, 1024] {
                await #expect(throws: StorageFault.conflict(constraint: "passkeys_credential_check")) {
                    _ = try await passkeys.add(.sample(of: jun, credential: [UInt8](repeating: 1, count: size)))
                }
            }
        }
    }

    @Test("An account has at most twenty, however many come at once", arguments: Engine.allCases)
    func most(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let passkeys = Passkeys(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))
            for number in 1..<20 { _ = try await passkeys.add(.sample(of: jun, credential: [UInt8(number)])) }

            let outcomes = try await atOnce(10) { number in
                try await passkeys.add(.sample(of: jun, credential: [UInt8(100 + number)]))
            }

            #expect(outcomes.count(of: .tooMany) == 9)
            #expect(try await passkeys.list(of: jun).count == 20)
            guard case .added = try await passkeys.add(.sample(of: mira, credential: [200])) else {
                Issue.record("another account's count")
                return
            }
        }
    }

    @Test("A counter has to grow, unless the key doesn't count", arguments: Engine.allCases)
    func counter(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let passkeys = Passkeys(database)
            let jun = try await Accounts(database).create(.sample())
            for (number, example) in PasskeysTests.counts.enumerated() {
                let key = Passkey.sample(of: jun, credential: [UInt8(number)], signCount: example.stored)
                guard case .added(let id) = try await passkeys.add(key) else {
                    Issue.record("not added")
                    return
                }

                let outcome = try await passkeys.recordUse(of: id, signCount: example.said, at: startOfDecember + 60)

                #expect(outcome == example.outcome, "\(example)")
                let passkey = try await passkeys.passkey(credential: key.credential)
                let isCounted = example.outcome == .counted
                #expect(passkey?.signCount == (isCounted ? example.said : example.stored), "\(example)")
                #expect(passkey?.lastUsedAt == startOfDecember + (isCounted ? 60 : 0), "\(example)")
            }
            #expect(try await passkeys.recordUse(of: Passkey.ID(99), signCount: 9, at: startOfDecember) == .unknown)
        }
    }

    private static let counts: [(stored: UInt32, said: UInt32, outcome: SignCounting)] = [
        (0, 0, .counted), (0, 1, .counted), (5, 6, .counted), (5, .max, .counted), (5, 5, .notGrown),
        (5, 4, .notGrown), (5, 0, .notGrown), (.max, .max, .notGrown),
    ]

    @Test("Of two signatures with one count only one passes, even at once", arguments: Engine.allCases)
    func counterRace(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let passkeys = Passkeys(database)
            let jun = try await Accounts(database).create(.sample())
            guard case .added(let id) = try await passkeys.add(.sample(of: jun)) else {
                Issue.record("not added")
                return
            }

            let outcomes = try await atOnce(10) { _ in
                try await passkeys.recordUse(of: id, signCount: 1, at: startOfDecember)
            }

            #expect(outcomes.count(of: .counted) == 1)
            #expect(outcomes.count(of: .notGrown) == 9)
        }
    }
}
