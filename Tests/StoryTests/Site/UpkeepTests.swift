import Testing
import Wire

@Suite("What those who run it ask", .onBothEngines)
struct UpkeepTests {
    @Test("it says that it is alive and ready, and nobody keeps that answer")
    func aliveAndReady() async throws {
        let site = try await StorySite.demo.value
        for (address, text) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
            let reply = try await site.get(address)
            #expect(reply.status == 200)
            #expect(reply.text == text)
            #expect(reply["content-type"] == "text/plain; charset=utf-8")
            #expect(reply["cache-control"] == "no-store")
        }
    }

    @Test("its figures are in Prometheus' format, and count stays, requests and searches")
    func metrics() async throws {
        try await withSite([Hana.house("one").alwaysOpen, Hana.house("two").alwaysOpen]) { site in
            for _ in 0..<3 { _ = try await site.get("/api/v1/stays") }
            _ = try await site.get("/nowhere")
            let reply = try await site.get("/metrics")
            #expect(reply["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            let figures = try Self.figures(reply.text)
            #expect(figures["nadri_stays"] == 2)
            #expect(figures["nadri_search_duration_seconds_count"] == 3)
            #expect(figures["nadri_search_duration_seconds_bucket{le=\"+Inf\"}"] == 3)
            #expect(try #require(figures["nadri_index_bytes"]) > 0)
            #expect(try #require(figures["nadri_connections"]) >= 1)
            #expect(try #require(figures["nadri_requests_in_flight"]) >= 1)
            // A request is counted at its very end, which may come just after its client has read the answer.
            var counted: Double = 0
            var asked = 0
            while counted < 3, asked < 100 {
                counted =
                    try Self.figures(try await site.get("/metrics").text)["nadri_requests_total{status=\"200\"}"] ?? 0
                asked += 1
            }
            #expect(counted >= 3)
        }
    }

    /// The figures by name and labels; each has a name that its TYPE line declared.
    private static func figures(_ text: String) throws -> [String: Double] {
        var figures: [String: Double] = [:]
        var types: [String: String] = [:]
        try #require(text.hasSuffix("\n"))
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if line.hasPrefix("#") {
                if words[1] == "TYPE" { types[String(words[2])] = String(words[3]) }
                continue
            }
            try #require(words.count == 2, "\(line)")
            let name = String(words[0].prefix { $0 != "{" })
            let family = name.replacing(/_(bucket|sum|count)$/, with: "")
            #expect(types[name] ?? types[family] != nil, "\(name) has no type.")
            let value: Double = try #require(Double(words[1]), "\(line)")
            figures[String(words[0])] = value
        }
        return figures
    }

    @Test("the log tells of each request, but neither what was asked for nor by whom")
    func log() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            _ = try await site.get("/stays/search?adults=7", ["Cookie": "secret=1", "User-Agent": "jun-browser"])
            _ = try await site.get("/%22%7D%0a?x")
            // Closing waits for what is under way, and then all has been noted.
            try await site.close()
            let lines = site.log.withLock { $0 }
            let line = try #require(lines.first { $0.contains("/stays/search") })
            #expect(line.contains("\"time\":\"2027-03-01T09:00:00Z\""))
            #expect(line.contains("\"status\":200"))
            for secret in ["adults", "secret", "jun-browser", "127.0.0.1"] { #expect(!line.contains(secret)) }
            #expect(lines.allSatisfy { JSONLine.isOne($0) })
        }
    }

    @Test("the log holds no id of a person: where one stands in the path, it has the pattern of such paths")
    func logOfPeople() async throws {
        try await withSite { site in
            let asked = [
                ("GET", "/api/v1/handles/hana_kim", "/api/v1/handles/:handle"),
                ("GET", "/api/v1/handles/h%61na_kim", "/api/v1/handles/:handle"),
                ("PUT", "/api/v1/handles/hana_kim", "/api/v1/handles/:handle"),
                ("GET", "/api/v1/handles/hana_kim/more", "/api/v1/handles/:handle"),
                ("GET", "/pictures/people/key-160.webp", "/pictures/people/:file"),
                ("POST", "/settings/devices/417/sign-out", "/settings/devices/:id/sign-out"),
                ("POST", "/settings/devices/others/sign-out", "/settings/devices/others/sign-out"),
                ("POST", "/settings/passkeys/417/removal", "/settings/passkeys/:id/removal"),
                ("GET", "/stays/417", "/stays/417"), ("GET", "/nowhere", "/nowhere"),
            ]
            for (method, address, _) in asked { _ = try await site.ask(method, address) }
            try await site.close()
            let lines = site.log.withLock { $0 }
            let paths = lines.compactMap { JSON(Array($0.utf8))?["path"]?.text }
            // A request is noted at its very end, which may come after the next has begun.
            #expect(paths.sorted() == asked.map { $0.2 }.sorted())
        }
    }

    @Test("the live stream opens as a stream of events that nobody keeps")
    func events() async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.ask("HEAD", "/events")
        #expect(reply.status == 200)
        #expect(reply["content-type"] == "text/event-stream")
        #expect(reply["cache-control"] == "no-store")
        #expect(reply["x-content-type-options"] == "nosniff")
    }
}
