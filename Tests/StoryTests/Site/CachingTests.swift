import Testing

@Suite("How answers travel", .onBothEngines)
struct CachingTests {
    static let addresses = [
        "/", "/stays/destination", "/stays/conditions?place=1835848", "/stays/search?place=1835848",
        "/stays/1?check_in=2027-03-10&check_out=2027-03-12",
        "/api/v1/places?q=seoul", "/api/v1/places/popular?latitude=37566000&longitude=126978000", "/api/v1/stays",
        "/api/v1/stays/1", "/api/v1/wishes", "/wishlist", "/stays/1/code.svg", "/api/openapi.json",
        "/pictures/stays/1/0.svg", "/pictures/hosts/1.svg",
        "/pictures/places/1835848.svg", "/pictures/hero.svg", "/pictures/themes/hanok.svg",
    ]

    @Test("what the browser holds already isn't sent again", arguments: addresses)
    func notModified(address: String) async throws {
        let site = try await StorySite.demo.value
        let first = try await site.get(address)
        let tag = try #require(first["etag"])
        for held in [tag, "\"other\", \(tag)", "*", String(tag.dropFirst(2))] {
            let again = try await site.get(address, ["If-None-Match": held])
            #expect(again.status == 304, "\(held)")
            #expect(again.body.isEmpty)
            #expect(again["etag"] == tag)
        }
        let other = try await site.get(address, ["If-None-Match": "W/\"0\""])
        #expect(other.status == 200)
        #expect(other.body == first.body)
    }

    @Test("a tag tells languages, brightness and questions apart")
    func tagsDiffer() async throws {
        let site = try await StorySite.demo.value
        let tags = [
            try await site.get("/")["etag"], try await site.get("/", ["Accept-Language": "en"])["etag"],
            try await site.get("/", ["Cookie": "theme=dark"])["etag"], try await site.get("/stays/search")["etag"],
            try await site.get("/api/v1/stays")["etag"], try await site.get("/api/v1/stays?page=2")["etag"],
            try await site.get("/pictures/stays/1/0.svg")["etag"],
            try await site.get("/pictures/stays/1/1.svg")["etag"],
        ]
        #expect(!tags.contains(nil))
        #expect(Set(tags).count == tags.count)
    }

    @Test(
        "HEAD gives the head of GET and no body",
        arguments: addresses + ["/nowhere", "/healthz", "/stays/search?page=0"])
    func head(address: String) async throws {
        let site = try await StorySite.demo.value
        let whole = try await site.get(address)
        let head = try await site.ask("HEAD", address)
        func kept(_ reply: Reply) -> [String] {
            reply.headers.filter { !["date", "x-request-id"].contains($0.name.lowercased()) }
                .map { "\($0.name): \($0.value)" }.sorted()
        }
        #expect(head.status == whole.status)
        #expect(head.body.isEmpty)
        // A problem document holds the number of its request, a text of one length.
        #expect(kept(head) == kept(whole))
        #expect(head["content-length"] == String(whole.body.count))
    }

    @Test("texts go packed to whoever takes gzip, and plain to others", arguments: addresses)
    func gzip(address: String) async throws {
        let site = try await StorySite.demo.value
        let plain = try await site.get(address)
        let packed = try await site.get(address, ["Accept-Encoding": "br;q=0, gzip"])
        let refused = try await site.get(address, ["Accept-Encoding": "gzip;q=0, identity"])
        #expect(plain["content-encoding"] == nil)
        #expect(refused["content-encoding"] == nil)
        #expect(refused.body == plain.body)
        guard plain.body.count >= 1024 else { return }
        #expect(packed["content-encoding"] == "gzip")
        #expect(plain["vary"]?.contains("Accept-Encoding") == true)
        #expect(packed.body.count < plain.body.count)
        // The trailer of gzip (RFC 1952) holds checksum and length of what was packed.
        #expect(packed.body.starts(with: [0x1F, 0x8B]))
        #expect(
            Array(packed.body.suffix(8)) == Self.littleEndian(Self.checksum(plain.body))
                + Self.littleEndian(UInt32(plain.body.count)))
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// CRC-32 as in RFC 1952.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var checksum: UInt32 = ~0
        for byte in bytes { checksum = steps[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)] ^ checksum >> 8 }
        return ~checksum
    }

    private static let steps: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }

    @Test("a page's files are kept for ever under their version, and for now under another")
    func assets() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/")
        let style = try #require(page.all("link").first { $0["rel"] == "stylesheet" }?["href"])
        let script = try #require(page.all("script").first { $0["type"] == "module" }?["src"])
        let kept = try await site.get(style)
        #expect(kept.status == 200)
        #expect(kept["content-type"] == "text/css; charset=utf-8")
        #expect(kept["cache-control"] == "public, max-age=31536000, immutable")
        #expect(try await site.get(script)["content-type"] == "text/javascript; charset=utf-8")
        let old = try await site.get("/assets/0/app.css")
        #expect(old.body == kept.body)
        #expect(old["cache-control"] == "no-cache")
        // A program of another version could not understand the page.
        for name in ["host.js", "screen.js", "stays.wasm"] {
            #expect(try await site.get(script.replacing("host.js", with: name)).status == 200)
            #expect(try await site.get("/assets/0/" + name).status == 404)
        }
        let packed = try await site.get(style, ["Accept-Encoding": "gzip"])
        #expect(packed["content-encoding"] == "gzip")
        #expect(packed.text == "packed")
        #expect(try await site.get("/sw.js")["cache-control"] == "no-cache")
    }

    static let pages = ["/", "/stays/destination", "/stays/search", "/stays/1", "/wishlist"]

    @Test("a page may be kept for anybody as long as nothing tells who asked; pictures are for all", arguments: pages)
    func cacheControl(address: String) async throws {
        let site = try await StorySite.demo.value
        for headers in [
            [:], ["Cookie": "lang=ja; theme=dark"], ["Cookie": "theme=nonsense"],
            ["Cookie": "form=1; device=1; refused=1"],
        ] {
            #expect(try await site.get(address, headers)["cache-control"] == "no-cache")
        }
        for headers in [
            ["Cookie": "access=1"], ["Cookie": "lang=ja; access=1"], ["Cookie": "lang=ja;x"], ["Cookie": "LANG=ja"],
            ["Cookie": "session=1; refused=1"], ["Authorization": "Bearer 1"],
        ] {
            #expect(try await site.get(address, headers)["cache-control"] == "private, no-cache", "\(headers)")
        }
        #expect(try await site.get("/api/v1/stays")["cache-control"] == "private, no-cache")
        #expect(try await site.get("/pictures/hero.svg")["cache-control"] == "public, max-age=86400")
    }

    @Test("the page that says there is no connection is the same for all, and no refusal is kept")
    func sameForAll() async throws {
        let site = try await StorySite.demo.value
        let signedIn = ["Cookie": "session=1"]
        #expect(try await site.get("/offline", signedIn)["cache-control"] == "no-cache")
        #expect(try await site.get("/nowhere")["cache-control"] == "private, no-cache")
        #expect(try await site.get("/stays/search?page=0")["cache-control"] == "private, no-cache")
        #expect(try await site.get("/api/v1/nothing")["cache-control"] == "no-store")
    }

    @Test("a page tells which kept pages it goes with: those of its version, language and brightness")
    func shelves() async throws {
        let site = try await StorySite.demo.value
        let korean = try #require(try await site.get("/")["nadri-shelf"])
        let version = try #require(korean.split(separator: ".").first)
        #expect(korean == "\(version).ko.system")
        #expect(try await site.get("/stays/1")["nadri-shelf"] == korean)
        #expect(try await site.get("/", ["Accept-Language": "en"])["nadri-shelf"] == "\(version).en.system")
        #expect(try await site.get("/", ["Cookie": "lang=ja; theme=dark"])["nadri-shelf"] == "\(version).ja.dark")
        // What the address alone asks for says nothing of the pages to come.
        #expect(try await site.get("/?lang=en")["nadri-shelf"] == nil)
        let style = try #require(try await site.page("/").all("link").first { $0["rel"] == "stylesheet" }?["href"])
        #expect(style == "/assets/\(version)/app.css")
    }

    @Test("the worker for when there is no connection knows its version, and every file that a page names")
    func serviceWorker() async throws {
        let site = try await StorySite.demo.value
        let worker = try await site.get("/sw.js")
        let lines = worker.text.split(separator: "\n")
        let shelf = try #require(try await site.get("/")["nadri-shelf"])
        #expect(lines[0] == "const version = \"\(shelf.prefix { $0 != "." })\";")
        #expect(worker["content-type"] == "text/javascript; charset=utf-8")
        #expect(lines.last == "/* sw.js */")
        let page = try await site.page("/")
        let named =
            page.all("link").filter { $0["rel"] != "apple-touch-icon" }.compactMap { $0["href"] }
            + page.all("script").compactMap { $0["src"] }
        #expect(named.count >= 7)
        for address in named where !address.contains("/icons/") {
            #expect(lines[1].contains("\"\(address)\"") == (try await site.get(address).status == 200), "\(address)")
        }
        #expect(!lines[1].contains("sw.js"))
    }

    @Test(
        "every answer carries what keeps others from misusing it",
        arguments: addresses + [
            "/nowhere", "/api/v1/nothing", "/stays/search?page=0", "/api/v1/stays?page=0", "/language/ko",
            "/theme/dark",
            "/sw.js", "/assets/0/app.css", "/healthz", "/readyz", "/metrics", "/offline", "/components",
        ])
    func securityHeaders(address: String) async throws {
        let site = try await StorySite.demo.value
        var replies = [
            try await site.get(address), try await site.ask("POST", address), try await site.ask("HEAD", address),
        ]
        if let tag = replies[0]["etag"] { replies.append(try await site.get(address, ["If-None-Match": tag])) }
        for reply in replies {
            let policy = try #require(reply["content-security-policy"], "\(reply.status)")
            #expect(policy.contains("default-src 'none'"))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(policy.contains("form-action 'self'"))
            #expect(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"))
            #expect(reply["x-content-type-options"] == "nosniff")
            #expect(reply["x-frame-options"] == "DENY")
            #expect(reply["referrer-policy"] == "strict-origin-when-cross-origin")
            #expect(reply["cross-origin-opener-policy"] == "same-origin")
            #expect(reply["permissions-policy"]?.contains("camera=()") == true)
            #expect(reply["x-request-id"]?.isEmpty == false)
            #expect(reply["server"] == nil)
        }
    }

    @Test("no page needs what its policy forbids: scripts and styles of its own")
    func nothingInline() async throws {
        let site = try await StorySite.demo.value
        for address in ["/", "/stays/destination", "/stays/search", "/stays/1", "/offline", "/components", "/nowhere"] {
            let page = try #require(Page(try await site.get(address).text))
            #expect(page.all("style").isEmpty)
            for element in page.root.descendants {
                #expect(element["style"] == nil)
                #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") }, "\(element.tag)")
            }
            for script in page.all("script") {
                // Data, which no browser runs.
                let isData = ["application/json", "application/ld+json"].contains(script["type"])
                #expect(script["src"] != nil || isData)
            }
        }
    }
}
