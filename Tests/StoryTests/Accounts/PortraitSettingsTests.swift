import Domain
import Foundation
import Storage
import Testing

@Suite("The picture in the settings", .onBothEngines)
struct PortraitSettingsTests {
    @Test("A drawn picture is changed for another, and keeps as it is where nothing is chosen")
    func drawings() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings/profile")
            let choices = page.all("input").filter { $0["name"] == "avatar" }
            #expect(choices.map { $0["value"] } == ["", "8", "9", "10"])
            #expect(choices.filter { $0["checked"] != nil }.map { $0["value"] } == [""])
            func seed(choosing avatar: String) async throws -> Int64? {
                let fields = [("name", ""), ("introduction", "가요"), ("avatar", avatar)]
                _ = try await browser.submit(fields, to: "/settings/profile", from: "/settings/profile")
                return try await Accounts(site.database).account(handle: Jun.handle)?.avatarSeed
            }
            #expect(try await seed(choosing: "9") == 9)
            for nonsense in ["", "-1", "x", "9999999999999999999"] {
                #expect(try await seed(choosing: nonsense) == 9)
            }
        }
    }

    @Test("What was chosen stays chosen while something else is refused")
    func refused() async throws {
        try await withJun { (site, browser) async throws in
            let reply = try await browser.submit(
                [("name", ""), ("introduction", ""), ("avatar", "10")], to: "/settings/profile",
                from: "/settings/profile")
            let chosen = Page(reply.text)?.all("input").filter { $0["checked"] != nil }.map { $0["value"] }
            #expect(reply.status == 422 && chosen == ["10"])
            #expect(try await Accounts(site.database).account(handle: Jun.handle)?.avatarSeed == 7)
        }
    }

    @Test("A sent picture is shown and exported; it is gone once a drawing takes its place")
    func replaced() async throws {
        try await withPicture { (site, browser, key) async throws in
            let address = "/pictures/people/\(key)-480.webp"
            #expect(try await browser.page("/settings").all("img").map { $0["src"] } == [address])
            let zip = try #require(Zip(try await browser.get("/settings/export").body))
            #expect(zip.bytes(of: "picture.jpeg")?.prefix(2) == [0xFF, 0xD8])
            #expect(try await browser.get(address).status == 200)
            let fields = [("name", ""), ("introduction", "가요"), ("avatar", "7")]
            _ = try await browser.submit(fields, to: "/settings/profile", from: "/settings/profile")
            #expect(try await browser.page("/settings").all("img").isEmpty)
            #expect(try await browser.get(address).status == 404)
            #expect(Zip(try await browser.get("/settings/export").body)?.bytes(of: "picture.jpeg") == nil)
        }
    }

    @Test("A sent picture goes with its account")
    func deleted() async throws {
        try await withPicture { (site, browser, key) async throws in
            let address = "/pictures/people/\(key)-1200.jpeg"
            #expect(try await browser.get(address).status == 200)
            let reply = try await browser.submit(
                [("proof", Jun.password)], to: "/settings/deletion", from: "/settings/deletion")
            #expect(reply["location"] == "/sign-in?news=deleted")
            #expect(try await browser.get(address).status == 404)
        }
    }

    /// A site on which Jun has joined with a picture of his own, and signed in.
    private func withPicture(_ test: (StorySite, StoryBrowser, String) async throws -> Void) async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let sent = try await browser.ask(
                "POST", "/api/v1/pictures",
                ["Nadri-Request": "1", "Sec-Fetch-Site": "same-origin", "Content-Type": "image/jpeg"],
                body: try Story.bytes("Tests/MediaTests/Fixtures/turned.jpg"))
            let ticket = try #require(sent.json?["key"]?.text)
            let order = Jun.order().replacing("\"picture\":null", with: "\"picture\":\"\(ticket)\"")
            #expect(try await browser.send("POST", "/api/v1/accounts", json: order).status == 201)
            try await browser.signInAsJun()
            try await test(site, browser, String(ticket.prefix { $0 != "." }))
        }
    }
}
