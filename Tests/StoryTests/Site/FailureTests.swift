import Domain
import Engines
import Storage
import Synchronization
import Testing
import Wire
import Words

@Suite("When the database fails", .onBothEngines)
struct FailureTests {
    /// A site whose search index is whole, and whose database then can't be reached.
    private func withFailing(
        _ fault: StorageFault, _ test: (StorySite) async throws -> Void
    ) async throws {
        let pool = Pool(label: "nadri.story.failing", size: 1) {
            () throws(StorageFault) -> any Connection in throw fault
        }
        let dialect = try Engine.theStorys().dialect
        let failing = Database(dialect: dialect, readers: pool, writers: pool, bell: Bell())
        try await withSite([Hana.house().alwaysOpen], handlersDatabase: failing, test)
    }

    @Test("the API answers 503, says when to come back, and tells no more than that", arguments: Language.allCases)
    func api(language: Language) async throws {
        try await withFailing(.unavailable(reason: "secret-host refused")) { site in
            let reply = try await site.get("/api/v1/stays/1", ["Accept-Language": language.rawValue])
            let problem = try #require(reply.json)
            #expect(reply.status == 503)
            #expect(reply["retry-after"] == "2")
            #expect(reply["content-type"] == "application/problem+json")
            #expect(problem["code"]?.text == "unavailable")
            #expect(problem["status"]?.integer == 503)
            #expect(problem["title"]?.text == Words(language).failureTitle)
            #expect(problem["detail"]?.text == Words(language).unavailableText)
            #expect(!reply.text.contains("secret"))
            #expect(reply["etag"] == nil)
        }
    }

    @Test(
        "a full disk, and a write of which nobody knows whether it holds, are to be tried again as well: 503",
        arguments: [StorageFault.full, .uncertain])
    func passing(fault: StorageFault) async throws {
        try await withFailing(fault) { site in
            let reply = try await site.get("/api/v1/stays/1", ["Accept-Language": "en"])
            #expect(reply.status == 503 && reply["retry-after"] == "2")
            #expect(reply.json?["code"]?.text == "unavailable")
            #expect(reply.json?["detail"]?.text == Words(.english).failureText)
            let page = try await site.get("/stays/1")
            #expect(page.status == 503 && page["retry-after"] == "2")
        }
    }

    @Test("results stand without hearts, and pressing one is refused")
    func hearts() async throws {
        try await withFailing(.unavailable(reason: "restarting")) { site in
            let browser = StoryBrowser(site)
            browser.setCookie("visitor", "AAAAAAAAAAAAAAAAAAAAAA")
            let results = try await browser.page("/stays/search?place=\(Hana.kyotoNumber)")
            #expect(results.all("button", class: "heart").map { $0["aria-pressed"] } == ["false"])
            #expect(try await browser.send("PUT", "/api/v1/wishes/stay/1").status == 503)
            #expect(try await browser.get("/api/v1/wishes").status == 503)
            #expect(try await browser.get("/wishlist").status == 503)
        }
    }

    @Test("the log says what the database said, by the number of the request")
    func log() async throws {
        try await withFailing(.unknown(code: "10", message: "disk I/O \"error\"")) { site in
            let reply = try await site.get("/api/v1/stays/1")
            #expect(reply.status == 500)
            let number = try #require(reply.json?["request_id"]?.text)
            let line = try #require(site.log.withLock { $0.first { $0.contains("fault") } })
            let noted = try #require(JSON(Array(line.utf8)))
            #expect(noted["id"]?.text == number)
            #expect(noted["fault"]?.text == "disk I/O ?error? (code 10)")
        }
    }

    @Test("the page says it in the reader's language, and the answer isn't kept", arguments: Language.allCases)
    func page(language: Language) async throws {
        try await withFailing(.unavailable(reason: "secret-host refused")) { site in
            let reply = try await site.get("/stays/1", ["Accept-Language": language.rawValue])
            let page = try #require(Page(reply.text))
            #expect(reply.status == 503)
            #expect(reply["retry-after"] == "2")
            #expect(page.first("h1")?.text == Words(language).failureTitle)
            #expect(page.text.contains(Words(language).unavailableText))
            #expect(!reply.text.contains("secret"))
        }
    }

    @Test("it isn't ready then, but alive, and searching goes on from memory")
    func readiness() async throws {
        try await withFailing(.unavailable(reason: "down")) { site in
            let ready = try await site.get("/readyz")
            #expect(ready.status == 503)
            #expect(ready["retry-after"] == "2")
            #expect(try await site.get("/healthz").status == 200)
            #expect(try await site.page("/stays/search").all("article").count == 1)
            #expect(try await site.get("/pictures/stays/1/0.svg").status == 200)
            #expect(try await site.get("/pictures/hosts/1.svg").status == 503)
        }
    }

    @Test(
        "what is stored wrongly is our fault: 500 with a number to ask about, and nothing of the inside",
        arguments: [
            StorageFault.corrupt("secret bytes"), .unknown(code: "XX000", message: "secret words"),
        ])
    func corrupt(fault: StorageFault) async throws {
        try await withFailing(fault) { site in
            let reply = try await site.get("/api/v1/stays/1")
            #expect(reply.status == 500)
            #expect(reply.json?["code"]?.text == "internal")
            #expect(reply.json?["request_id"]?.text == reply["x-request-id"])
            #expect(reply["retry-after"] == nil)
            let page = try await site.get("/stays/1")
            #expect(page.status == 500)
            #expect(Page(page.text)?.text.contains(page["x-request-id"] ?? "?") == true)
            for text in [reply.text, page.text] { #expect(!text.contains("secret") && !text.contains("XX000")) }
        }
    }
}
