import Domain
import Engines
import Storage
import Testing
import Wire

@Suite("Everything of a person", .onBothEngines)
struct EverythingOfAPersonTests {
    @Test("S2-10.1: every table that the schema ties to accounts is in the archive, and nothing of it stays theirs")
    func everyTable() async throws {
        try await withJun { (site, browser) async throws in
            try await fill(site, browser)
            let tables = try await Schema(site.database).owned(by: "accounts")
            for table in tables { #expect(try await rows(of: table, site) > 0, "fill(_:) leaves out \(table)") }

            let zip = try #require(Zip(try await browser.get("/settings/export").body))
            #expect(Set(zip.files.map(\.name)) == Set(tables.map { $0 + ".json" } + ["README.txt"]))
            for table in tables { #expect(try await zip.rows(of: table).count == rows(of: table, site), "\(table)") }

            #expect(try await browser.deleteAccount([("proof", Jun.password)])["location"] == "/sign-in?news=deleted")
            for table in tables { #expect(try await rows(of: table, site) == 0, "\(table)") }
        }
    }

    /// What Jun has besides what everybody gets who joins with a password and signs in.
    private func fill(_ site: StorySite, _ browser: StoryBrowser) async throws {
        let jun = try #require(try await Accounts(site.database).account(handle: Jun.handle)?.id)
        let identity = ProviderIdentity(issuer: "github", subject: "583231")
        _ = try await ProviderLinks(site.database).link(identity, to: jun, at: site.clock.now)
        let passkey = Passkey(
            account: jun, credential: [1, 2, 3], publicKey: [9], signCount: 0, label: "전화기", createdAt: 0, lastUsedAt: 0
        )
        _ = try await Passkeys(site.database).add(passkey)
        _ = try await site.stays.save([Hana.house().alwaysOpen])
        let key = ["Idempotency-Key": "1"]
        let booked = try await browser.send("POST", "/api/v1/bookings", json: Booker.order(), key)
        #expect(booked.status == 201, "\(booked.text)")
        _ = try await Wishes(site.database).add(Wish(kind: .stay, number: 1), to: .account(jun), at: site.clock.now)
    }

    /// All of them: Jun is the only one here. Bookings stay with their stay, without the name.
    private func rows(of table: String, _ site: StorySite) async throws -> Int {
        let named = table == "bookings" ? " WHERE account IS NOT NULL" : ""
        return try await site.database.read { connection throws(StorageFault) in
            try connection.run("SELECT 1 FROM \(table)\(named)").count
        }
    }
}
