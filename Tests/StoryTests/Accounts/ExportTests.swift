import Domain
import Foundation
import Storage
import Testing
import Wire

@Suite("Export of one's own data", .onBothEngines)
struct ExportTests {
    @Test("One archive with a file for each table, its reader's rows and nobody else's")
    func archive() async throws {
        try await withJun { (site, browser) async throws in
            let mira = StoryBrowser(site)
            _ = try await mira.send("POST", "/api/v1/accounts", json: Jun.order(handle: "mira_secret"))
            let reply = try await browser.get("/settings/export")
            #expect(reply.status == 200 && reply["content-type"] == "application/zip")
            #expect(reply["content-disposition"] == "attachment; filename=\"nadri-jun_2027-2027-03-01.zip\"")
            #expect(reply["cache-control"] == "no-store" && reply["x-content-type-options"] == "nosniff")
            let zip = try #require(Zip(reply.body))
            let tables = [
                "accounts", "passwords", "provider_links", "passkeys", "recovery_codes", "sessions", "bookings",
                "booked_nights", "booking_answers", "wishes",
            ]
            #expect(zip.files.map(\.name) == ["README.txt"] + tables.map { $0 + ".json" })
            #expect(!reply.text.contains("mira_secret"))
            let account = try #require(zip.rows(of: "accounts").first)
            #expect(account["handle"]?.text == Jun.handle && account["phone"]?.text == "01012345678")
            #expect(account["introduction"]?.text == "기차로 다녀요." && account["birth_date"]?.text == "1996-02-29")
            #expect(account["created_at"]?.text == "2027-03-01T09:00:00Z")
            #expect(zip.rows(of: "recovery_codes").count == 10 && zip.rows(of: "sessions").count == 1)
        }
    }

    @Test("What proves who somebody is isn't in it, and is named as left out")
    func withheld() async throws {
        try await withJun { (site, browser) async throws in
            let zip = try #require(Zip(try await browser.get("/settings/export").body))
            let passwords = try #require(zip.bytes(of: "passwords.json").flatMap { JSON($0) })
            #expect(passwords["withheld"]?.elements?.compactMap(\.text) == ["hash"])
            for file in zip.files {
                #expect(!String(decoding: file.bytes, as: UTF8.self).contains("$argon2id$"))
            }
        }
    }

    @Test("Any text and any bytes come out whole")
    func odd() async throws {
        try await withJun { (site, browser) async throws in
            let text = "\"}]\\ </script>\n\u{1F30A} 바다"
            let id = try #require(try await Accounts(site.database).account(handle: Jun.handle)?.id)
            try await Accounts(site.database).change(id, [.introduction(text)])
            let passkey = Passkey(
                account: id, credential: [0, 255, 62, 63], publicKey: [1], signCount: 3, label: "폰", createdAt: 0,
                lastUsedAt: -1)
            _ = try await Passkeys(site.database).add(passkey)
            let zip = try #require(Zip(try await browser.get("/settings/export").body))
            #expect(zip.rows(of: "accounts").first?["introduction"]?.text == text)
            let row = try #require(zip.rows(of: "passkeys").first)
            #expect(row["credential"]?.text == "AP8-Pw" && row["created_at"]?.text == "1970-01-01T00:00:00Z")
            #expect(row["last_used_at"]?.text == "1969-12-31T23:59:59Z")
        }
    }

    @Test("Nobody gets another's: not without signing in, not by naming one")
    func anothers() async throws {
        try await withJun { (site, browser) async throws in
            let stranger = StoryBrowser(site)
            #expect(try await stranger.get("/settings/export").status == 303)
            _ = try await stranger.send("POST", "/api/v1/accounts", json: Jun.order(handle: "mira"))
            _ = try await stranger.send("POST", "/api/v1/sessions", json: Jun.session(id: "mira"))
            let reply = try await stranger.get("/settings/export?account=1&id=1&handle=jun_2027&filename=a%0d%0ab")
            #expect(reply["content-disposition"] == "attachment; filename=\"nadri-mira-2027-03-01.zip\"")
            #expect(Zip(reply.body)?.rows(of: "accounts").compactMap { $0["handle"]?.text } == ["mira"])
            for address in ["/settings/export/1", "/settings/export/jun_2027", "/settings/../settings/export/1"] {
                #expect(try await stranger.get(address).status != 200)
            }
        }
    }
}

extension Zip {
    /// What stands in the file of that table.
    func rows(of table: String) -> [JSON] {
        bytes(of: table + ".json").flatMap { JSON($0) }?["rows"]?.elements ?? []
    }
}
