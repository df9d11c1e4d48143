import Domain
import Engines
import Storage
import Testing

@Suite struct ProviderLinksTests {
    @Test("S1-3.1 an account is found by issuer and subject together, and by nothing else", arguments: Engine.allCases)
    func find(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let links = ProviderLinks(database)
            let jun = try await Accounts(database).create(.sample())
            let kakao = ProviderIdentity(issuer: "kakao", subject: "1")

            #expect(try await links.link(kakao, to: jun, at: startOfDecember) == .linked)
            #expect(try await links.link(.sample("1"), to: jun, at: startOfDecember + 1) == .linked)

            #expect(try await links.account(kakao) == jun)
            #expect(try await links.account(ProviderIdentity(issuer: "kakao", subject: "01")) == nil)
            #expect(try await links.account(ProviderIdentity(issuer: "KAKAO", subject: "1")) == nil)
            #expect(
                try await links.list(of: jun) == [
                    ProviderLink(.sample("1"), linkedAt: startOfDecember + 1),
                    ProviderLink(kakao, linkedAt: startOfDecember),
                ])
        }
    }

    @Test("An identity belongs to one account, however it is asked for", arguments: Engine.allCases)
    func belongsToOne(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let links = ProviderLinks(database)
            let jun = try await Accounts(database).create(.sample())
            let mira = try await Accounts(database).create(.sample(handle: "mira"))

            #expect(try await links.link(.sample(), to: jun, at: startOfDecember) == .linked)
            #expect(try await links.link(.sample(), to: jun, at: startOfDecember + 9) == .alreadyYours)
            #expect(try await links.link(.sample(), to: mira, at: startOfDecember) == .anothers)
            #expect(try await links.link(.sample("2"), to: Account.ID(99), at: startOfDecember) == .noAccount)
            #expect(try await links.unlink(.sample(), of: mira, offered: ["github"]) == .unknown)

            #expect(try await links.list(of: jun) == [ProviderLink(.sample(), linkedAt: startOfDecember)])
            #expect(try await links.list(of: mira).isEmpty)
        }
    }

    @Test("Of many accounts that ask for one identity at once one gets it", arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            var people: [Account.ID] = []
            for number in 0..<8 { people.append(try await accounts.create(.sample(handle: "jun_\(number)"))) }

            let outcomes = try await atOnce(8) { [people] number in
                try await ProviderLinks(database).link(.sample(), to: people[number], at: startOfDecember)
            }

            #expect(outcomes.count(of: .linked) == 1)
            #expect(outcomes.count(of: .anothers) == 7)
        }
    }

    @Test("A provider is unlinked while there is another way in, the last one is not", arguments: Engine.allCases)
    func lastWayIn(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let links = ProviderLinks(database)
            let passkeys = Passkeys(database)
            // Recovery codes are no way in that lasts.
            let jun = try await accounts.create(.sample(passwordHash: nil, identity: .sample("1"), codes: 10))
            #expect(try await links.unlink(.sample("1"), of: jun, offered: ["github"]) == .lastWayIn)

            _ = try await links.link(.sample("2"), to: jun, at: startOfDecember)
            #expect(try await links.unlink(.sample("1"), of: jun, offered: ["github"]) == .removed)
            #expect(try await links.unlink(.sample("1"), of: jun, offered: ["github"]) == .unknown)
            #expect(try await links.unlink(.sample("2"), of: jun, offered: ["github"]) == .lastWayIn)

            guard case .added(let key) = try await passkeys.add(.sample(of: jun)) else {
                Issue.record("not added")
                return
            }
            #expect(try await links.unlink(.sample("2"), of: jun, offered: ["github"]) == .removed)
            #expect(try await passkeys.remove(key, of: jun, offered: ["github"]) == .lastWayIn)

            _ = try await accounts.resetPassword("new", of: jun, at: startOfDecember)
            #expect(try await passkeys.remove(key, of: jun, offered: ["github"]) == .removed)
            #expect(try await passkeys.remove(key, of: jun, offered: ["github"]) == .unknown)
            #expect(try await links.unlink(.sample("2"), of: Account.ID(99), offered: ["github"]) == .unknown)
        }
    }

    @Test(
        "A link with a provider that isn't offered any more opens nothing, so it is none of the ways in",
        arguments: Engine.allCases)
    func notOffered(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let links = ProviderLinks(database)
            let passkeys = Passkeys(database)
            let jun = try await accounts.create(.sample(passwordHash: nil, identity: .sample("1")))
            // It comes back with its provider, so what is left of the account stays reachable.
            #expect(try await links.unlink(.sample("1"), of: jun, offered: []) == .lastWayIn)

            guard case .added(let key) = try await passkeys.add(.sample(of: jun)) else {
                Issue.record("not added")
                return
            }
            #expect(try await passkeys.remove(key, of: jun, offered: ["kakao"]) == .lastWayIn)
            let kakao = ProviderIdentity(issuer: "kakao", subject: "1")
            _ = try await links.link(kakao, to: jun, at: startOfDecember)
            #expect(try await passkeys.remove(key, of: jun, offered: ["kakao"]) == .removed)
            #expect(try await links.unlink(kakao, of: jun, offered: ["kakao"]) == .lastWayIn)
            #expect(try await links.unlink(.sample("1"), of: jun, offered: ["kakao"]) == .removed)
            #expect(try await links.list(of: jun).map(\.identity) == [kakao])
        }
    }

    @Test("Two that remove the last two ways in at once don't remove both", arguments: Engine.allCases)
    func removalRace(engine: Engine) async throws {
        try await engine.withDatabase { database in
            for round in 0..<10 {
                let jun = try await Accounts(database).create(
                    .sample(handle: "jun_\(round)", passwordHash: nil, identity: .sample("\(round)")))
                let addition = try await Passkeys(database).add(.sample(of: jun, credential: [UInt8(round)]))
                guard case .added(let key) = addition else {
                    Issue.record("\(addition)")
                    return
                }

                let outcomes = try await atOnce(2) { number in
                    if number == 0 {
                        try await Passkeys(database).remove(key, of: jun, offered: ["github"])
                    } else {
                        try await ProviderLinks(database).unlink(.sample("\(round)"), of: jun, offered: ["github"])
                    }
                }

                #expect(outcomes.contains(.removed) && outcomes.contains(.lastWayIn), "the second finds one left")
            }
        }
    }
}
