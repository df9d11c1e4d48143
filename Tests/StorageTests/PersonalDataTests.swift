import Domain
import Engines
import Testing

@testable import Storage

/// S2-10.1 everything of a person can be taken along and can be deleted, also what later migrations add.
@Suite struct PersonalDataTests {
    @Test("Every table that belongs to accounts is in the export, with every column", arguments: Engine.allCases)
    func complete(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let schema = try await Schema(database)

            #expect(schema.owned(by: "accounts") == Set(PersonalTable.all.map(\.name)))
            for table in PersonalTable.all {
                #expect(schema.columns[table.name] == Set(table.columns + table.secrets), "\(table.name)")
                #expect(Set(table.columns).isDisjoint(with: table.secrets), "\(table.name)")
            }
        }
    }

    @Test("Every table that belongs to accounts goes with its account", arguments: Engine.allCases)
    func cascades(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let schema = try await Schema(database)
            let owned = schema.owned(by: "accounts")
            let keys = schema.keys.filter { owned.contains($0.parent) }

            #expect(keys.count >= PersonalTable.all.count - 1)
            let kept = Set(PersonalTable.all.filter(\.staysWithoutName).map(\.name))
            #expect(kept == ["bookings"])
            for key in keys { #expect(key.onDelete == (kept.contains(key.child) ? "SET NULL" : "CASCADE"), "\(key)") }
        }
    }

    @Test(
        "A table that somebody adds and forgets is found, also one that belongs by another", arguments: Engine.allCases)
    func forgotten(engine: Engine) async throws {
        try await engine.withDatabase { database in
            try await database.write { connection throws(StorageFault) in
                try connection.runScript(
                    """
                    CREATE TABLE letters (id bigint PRIMARY KEY NOT NULL, writer bigint REFERENCES accounts (id));
                    CREATE TABLE pages (letter bigint NOT NULL REFERENCES letters (id) ON DELETE CASCADE);
                    CREATE TABLE stamps (stay integer NOT NULL REFERENCES stays (id));
                    """)
            }
            let schema = try await Schema(database)

            let owned = schema.owned(by: "accounts")

            #expect(owned.subtracting(PersonalTable.all.map(\.name)) == ["letters", "pages"])
            let loose = schema.keys.filter { owned.contains($0.parent) && $0.onDelete != "CASCADE" }
            // A booking stays with the stay, without the name.
            #expect(Set(loose.map(\.child)) == ["bookings", "letters"])
        }
    }

    @Test("A person gets all of theirs, nothing of others, and no secrets", arguments: Engine.allCases)
    func export(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let jun = try await fill(database, handle: "jun_1", number: 1)
            _ = try await fill(database, handle: "mira", number: 2)

            let export = try #require(await PersonalData(database).export(of: jun))

            #expect(export.map(\.table) == PersonalTable.all.map(\.name))
            for table in export {
                let expected = ["recovery_codes": 3, "booked_nights": 2][table.table] ?? 1
                #expect(table.rows.count == expected, "\(table.table)")
                for row in table.rows {
                    #expect(row.count == table.columns.count)
                    let owner = table.columns.firstIndex(of: table.table == "accounts" ? "id" : "account")
                    // Nights belong to whom the booking belongs to.
                    let isNights = table.table == "booked_nights"
                    #expect(owner.map { row[$0] == .number(jun.number) } ?? isNights, "\(table.table)")
                    #expect(!row.contains(.text("hash 1")))
                    for value in row { #expect(!isDigest(value), "\(table.table)") }
                }
            }
            let account = try #require(export.first)
            #expect(account.columns[1] == "handle" && account.rows[0][1] == .text("jun_1"))
            #expect(export.flatMap(\.withheld).contains("hash"))
            #expect(try await PersonalData(database).export(of: Account.ID(99)) == nil)
        }
    }

    @Test("A deleted account leaves nothing, and others keep everything", arguments: Engine.allCases)
    func deletion(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let jun = try await fill(database, handle: "jun_1", number: 1)
            let mira = try await fill(database, handle: "mira", number: 2)
            let sessions = try await Sessions(database).list(of: jun, at: startOfDecember).map(\.id.number)
            let kept = try await PersonalData(database).export(of: mira)
            let before = try await Outbox.settled(database)

            let deleted = try await accounts.delete(jun)

            #expect(deleted?.handle == "jun_1")
            #expect(deleted?.pictureKey == "pictures/1")
            #expect(try await accounts.delete(jun) == nil)
            #expect(try await PersonalData(database).export(of: jun) == nil)
            for table in PersonalTable.all {
                let rows = try await database.read { connection throws(StorageFault) in
                    try connection.run(table.sentence, [.number(jun.number)])
                }
                #expect(rows.isEmpty, "\(table.name)")
            }
            #expect(try await PersonalData(database).export(of: mira) == kept)
            let changes = try await Outbox(database).changes(after: before, waitingFor: 3).changes
            #expect(changes.map(\.noun) == [.nights, .session, .account])
            #expect(changes.dropFirst().map(\.number) == sessions + [jun.number])
        }
    }

    @Test("The number of a deleted account or an ended session is never given again", arguments: Engine.allCases)
    func numbers(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let accounts = Accounts(database)
            let jun = try await accounts.create(.sample())
            let session = try await Sessions(database).opened(for: jun)
            try await accounts.delete(jun)

            let again = try await accounts.create(.sample())

            #expect(again > jun)
            #expect(try await Sessions(database).opened(for: again).id > session.id)
        }
    }

    @Test("An account that is deleted while others write to it leaves nothing", arguments: Engine.allCases)
    func deletionRace(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let jun = try await fill(database, handle: "jun_1", number: 1)
            let session = try await Sessions(database).opened(for: jun, family: 200).id

            _ = try await atOnce(25) { number in
                switch number % 5 {
                case 0 where number == 10: try await Accounts(database).delete(jun)
                case 1:
                    _ = try await Sessions(database).open(
                        for: jun, label: "", token: .sample(family: 100 + number), at: startOfDecember)
                case 2:
                    _ = try await ProviderLinks(database).link(.sample("\(number)"), to: jun, at: startOfDecember)
                case 3:
                    _ = try await RecoveryCodes(database).replace(
                        with: [.digest(number)], of: jun, askedIn: session, at: startOfDecember)
                case 4 where number == 14:
                    _ = try await Wishes(database).add(
                        Wish(kind: .stay, number: 99), to: .account(jun), at: startOfDecember)
                default: _ = try await Passkeys(database).add(.sample(of: jun, credential: [UInt8(number)]))
                }
            }

            for table in PersonalTable.all {
                let rows = try await database.read { connection throws(StorageFault) in
                    try connection.run(table.sentence, [.number(jun.number)])
                }
                #expect(rows.isEmpty, "\(table.name)")
            }
        }
    }

    private func isDigest(_ value: SQLValue) -> Bool {
        if case .blob(let bytes) = value { bytes.count == 32 } else { false }
    }

    /// Somebody with a row in every table there is for people.
    private func fill(_ database: Database, handle: String, number: Int) async throws -> Account.ID {
        let draft = AccountDraft(
            .sample(handle: handle, pictureKey: "pictures/\(number)"), passwordHash: "hash \(number)",
            identity: .sample("\(number)"), recoveryCodes: (0..<3).map { .digest(number * 10 + $0) })
        try await Uploads(database).note("pictures/\(number)", at: 1)
        let id = try await Accounts(database).create(draft)
        _ = try await Passkeys(database).add(.sample(of: id, credential: [UInt8(number)]))
        _ = try await Sessions(database).opened(for: id, family: number)
        try await book(database, by: id, number)
        _ = try await Wishes(database).add(
            Wish(kind: .stay, number: Int32(number)), to: .account(id), at: startOfDecember)
        return id
    }

    /// Two nights of the one house there is, other ones for each number.
    private func book(_ database: Database, by guest: Account.ID, _ number: Int) async throws {
        let open = OpenNights.sample(open: Array(0..<60))
        let house = try await Stays(database).save([StayDraft(.sample(), openNights: open)])[0]
        let checkIn = Day.start.advanced(by: 5 * number)
        let period = try #require(Period(checkIn: checkIn, checkOut: checkIn.advanced(by: 2)))
        let order = BookingOrder(
            stay: house, period: period, party: .two, total: Tariff.sample().price(for: period, guests: 2).total)
        let answer = try await Bookings(database, clock: .december).book(order, by: guest, key: .sample()) {
            KeptAnswer($0)
        }
        guard case .answered(let kept) = answer, kept.status == 201 else {
            Issue.record("\(answer)")
            return
        }
    }
}
