import Domain
import Foundation
import Testing

@Suite("A picture of oneself", .onBothEngines)
struct PortraitTests {
    private static func picture(_ name: String) throws -> [UInt8] {
        try Story.bytes("Tests/MediaTests/Fixtures/" + name)
    }

    private static func send(_ bytes: [UInt8], _ browser: StoryBrowser) async throws -> Reply {
        let headers = ["Nadri-Request": "1", "Sec-Fetch-Site": "same-origin", "Content-Type": "image/jpeg"]
        return try await browser.ask("POST", "/api/v1/pictures", headers, body: bytes)
    }

    private static func order(picture: String) -> String {
        Jun.order().replacing("\"picture\":null", with: "\"picture\":\"\(picture)\"")
    }

    /// How many files the site has kept, and how many lie about besides.
    private static func files(_ site: StorySite) throws -> (kept: Int, other: Int) {
        let folder = try #require(site.folder.withLock { $0 })
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        let paths = (all?.allObjects as? [URL] ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
        let kept = paths.filter { $0.path().contains("/media/") }
        return (kept.count, paths.count - kept.count)
    }

    @Test("S3-2.2: a picture is sent, stands in the account, and is shown to everybody for a year")
    func sending() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let sent = try await Self.send(try Self.picture("turned.jpg"), browser)
            #expect(sent.status == 201)
            let ticket = try #require(sent.json?["key"]?.text)
            #expect(try await browser.send("POST", "/api/v1/accounts", json: Self.order(picture: ticket)).status == 201)
            let key = ticket.prefix { $0 != "." }
            for (size, format) in [(160, "webp"), (480, "jpeg"), (1200, "webp")] {
                let shown = try await StoryBrowser(site).get("/pictures/people/\(key)-\(size).\(format)")
                #expect(shown.status == 200 && shown["content-type"] == "image/" + format)
                #expect(shown["cache-control"] == "public, max-age=31536000, immutable")
            }
            let files = try Self.files(site)
            #expect(files.kept == 6)
            #expect(files.other == 0)
        }
    }

    @Test("The key in a picture's address gives no right to it, nor does a ticket serve twice")
    func tickets() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let ticket = try #require(try await Self.send(try Self.picture("grey.jpg"), browser).json?["key"]?.text)
            let key = String(ticket.prefix { $0 != "." })
            for false_ in [key, key + ".", key + ".AAAA", "x" + ticket] {
                let reply = try await browser.send("POST", "/api/v1/accounts", json: Self.order(picture: false_))
                #expect(reply.status == 422 && reply.json?["field"]?.text == "picture")
            }
            #expect(try await browser.send("POST", "/api/v1/accounts", json: Self.order(picture: ticket)).status == 201)
            let second = Self.order(picture: ticket).replacing(Jun.handle, with: "another_one")
            let again = try await browser.send("POST", "/api/v1/accounts", json: second)
            #expect(again.status == 422 && again.json?["field"]?.text == "picture", "\(again.text)")
        }
    }

    @Test("What is no picture, broken or too large is refused at the field and leaves nothing")
    func refusals() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let whole = try Self.picture("turned.jpg")
            let cases: [([UInt8], String)] = [
                (Array("<svg onload=alert(1)>".utf8), "unreadable"), ([], "unreadable"),
                (Array(whole.prefix(whole.count / 2)), "unreadable"), (try Self.picture("still.gif"), "unreadable"),
            ]
            for (bytes, code) in cases {
                let reply = try await Self.send(bytes, browser)
                #expect(
                    reply.status == 422 && reply.json?["refusals"]?.elements?.first?["code"]?.text == code,
                    "\(code): \(reply.status) \(reply.text)")
            }
            let large = try await Self.send([UInt8](repeating: 0xFF, count: 7 * 1024 * 1024 + 1), browser)
            #expect(large.status == 422 && large.json?["refusals"]?.elements?.first?["code"]?.text == "too_large")
            // Told by its length alone, before it is read.
            let endless = try await Self.send([UInt8](repeating: 0xFF, count: 32 * 1024 * 1024 + 1), browser)
            #expect(endless.status == 413)
            let files = try Self.files(site)
            #expect(files.kept == 0 && files.other == 0)
        }
    }

    @Test(
        "Addresses with anything else than a picture's name find nothing",
        arguments: [
            "..%2f..%2fnadri.sqlite", "aaaaaaaaaaaaaaaaaaaaaaaaaa-160.svg", "aaaaaaaaaaaaaaaaaaaaaaaaaa", "%2e%2e",
        ])
    func paths(file: String) async throws {
        let site = try await StorySite.demo.value
        #expect([400, 404].contains(try await site.get("/pictures/people/" + file).status))
    }

    @Test("A picture that is in nobody's use goes after two days; one in use stays")
    func tidying() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let used = try #require(try await Self.send(try Self.picture("grey.jpg"), browser).json?["key"]?.text)
            _ = try await Self.send(try Self.picture("grey.jpg"), browser)
            _ = try await browser.send("POST", "/api/v1/accounts", json: Self.order(picture: used))
            let membership = try #require(site.membership.withLock { $0 })
            await membership.tidy(at: site.clock.now + 2 * 86_400)
            #expect(try Self.files(site).kept == 12)
            await membership.tidy(at: site.clock.now + 2 * 86_400 + 1)
            #expect(try Self.files(site).kept == 6)
        }
    }
}
