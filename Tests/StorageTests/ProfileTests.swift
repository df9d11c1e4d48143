import Domain
import Engines
import Storage
import Testing

@Suite struct ProfileTests {
    @Test("S2-10.1 what is changed is changed, what is not named stays", arguments: Engine.allCases)
    func change(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let outbox = Outbox(database)
            let id = try await accounts.create(.sample())
            let other = try await accounts.create(.sample(handle: "mira"))
            let before = try await Outbox.settled(database)
            var wanted = Account.sample(
                name: "준호", introduction: "", phone: "0312345678", birthDate: Day(number: 11_016), language: .english,
                theme: "light", pictureKey: "pictures/1", avatarSeed: 5
            ).known(as: id)

            try await Uploads(database).note("pictures/1", at: 1)
            let first = try await accounts.change(
                id,
                [
                    .name("준호"), .introduction(""), .phone("0312345678"), .birthDate(Day(number: 11_016)),
                    .language(.english), .theme("light"), .picture("pictures/1"), .avatar(seed: 5),
                ])
            #expect(first == Account.sample().known(as: id))
            #expect(try await accounts.account(id) == wanted)

            let second = try await accounts.change(id, [.picture(nil), .language(nil)])
            #expect(second?.pictureKey == "pictures/1", "so that the caller can take it out of the store")
            wanted.pictureKey = nil
            wanted.language = nil
            #expect(try await accounts.account(id) == wanted)
            #expect(try await accounts.account(other) == Account.sample(handle: "mira").known(as: other))

            let changes = try await outbox.changes(after: before, waitingFor: 2).changes
            #expect(changes.map(\.noun) == [.account, .account])
            #expect(changes.map(\.number) == [id.number, id.number])
        }
    }

    @Test("Several changes are one: if one is refused, none is made", arguments: Engine.allCases)
    func allOrNothing(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let id = try await accounts.create(.sample())

            await #expect(throws: StorageFault.conflict(constraint: "accounts_phone_check")) {
                _ = try await accounts.change(id, [.name("준호"), .phone("none")])
            }

            #expect(try await accounts.account(id)?.name == "준")
            #expect(try await accounts.change(Account.ID(99), [.name("x")]) == nil)
        }
    }

    @Test("Two devices that change different things at once both succeed", arguments: Engine.allCases)
    func changesAtOnce(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let id = try await accounts.create(.sample())

            _ = try await atOnce(10) { number in
                try await accounts.change(id, number.isMultiple(of: 2) ? [.name("준호")] : [.theme("dark")])
            }

            let account = try await accounts.account(id)
            #expect(account?.name == "준호")
            #expect(account?.theme == "dark")
        }
    }

    @Test("A language that the program doesn't know is corrupt, not a crash", arguments: Engine.allCases)
    func brokenRow(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let id = try await accounts.create(.sample())
            try await database.write { connection throws(StorageFault) in
                _ = try connection.run("UPDATE accounts SET language = 'fr'")
            }
            let fault = await #expect(throws: StorageFault.self) { _ = try await accounts.account(id) }
            guard case .corrupt = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
        }
    }
}
