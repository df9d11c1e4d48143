import Domain
import Screens
import Testing
import Views
import Words

@Suite("Language and brightness", .onBothEngines)
struct LanguageTests {
    @Test(
        "the page speaks the language that the browser prefers, Korean where it names none of ours",
        arguments: [
            ("ko-KR,ko;q=0.9,en;q=0.8", Language.korean), ("en-US,en;q=0.9", .english), ("ja,en;q=0.5", .japanese),
            ("fr,ja;q=0.2", .japanese), ("fr-FR", .korean), ("", .korean), ("en;q=0", .korean),
        ])
    func byHeader(header: String, language: Language) async throws {
        let site = try await StorySite.demo.value
        for address in [
            "/", "/stays/destination", "/stays/conditions?place=1835848", "/stays/search?place=1835848", "/stays/1",
            "/offline", "/components",
        ] {
            let page = try await site.page(address, ["Accept-Language": header])
            #expect(page.language == language.rawValue)
            #expect(page.title.hasSuffix(" · " + Words(language).product))
            #expect(page.first("a", class: "skip")?.text == Words(language).skipToContent)
        }
    }

    @Test("a page depends on language and cookies, and says so to caches")
    func vary() async throws {
        let site = try await StorySite.demo.value
        for address in [
            "/", "/stays/destination", "/stays/search", "/stays/1", "/offline", "/nowhere", "/stays/1?page=0",
        ] {
            let vary = try #require(try await site.get(address)["vary"], "\(address)")
            #expect(vary.contains("Accept-Language") && vary.contains("Cookie"), "\(address)")
            #expect(vary.contains("Accept-Encoding"), "\(address)")
        }
    }

    @Test(
        "an answer of the API that names things, or says what is wrong, depends on the language, and says so to caches",
        arguments: [
            "/api/v1/places?q=seoul", "/api/v1/places/popular?latitude=37566000&longitude=126978000",
            "/api/v1/stays?page=0", "/api/v1/stays/999999", "/api/v1/nothing",
        ])
    func apiVary(address: String) async throws {
        let site = try await StorySite.demo.value
        let korean = try await site.get(address, ["Accept-Language": "ko"])
        let english = try await site.get(address, ["Accept-Language": "en"])
        #expect(korean.body != english.body)
        for reply in [korean, english] {
            let vary = try #require(reply["vary"])
            #expect(vary.contains("Accept-Language") && vary.contains("Cookie"))
        }
    }

    @Test(
        "what doesn't depend on the language is not told apart by it", arguments: ["/api/v1/stays", "/api/v1/stays/1"])
    func apiWithoutLanguage(address: String) async throws {
        let site = try await StorySite.demo.value
        let korean = try await site.get(address, ["Accept-Language": "ko"])
        let english = try await site.get(address, ["Accept-Language": "en"])
        #expect(korean.body == english.body)
        #expect(korean["vary"]?.contains("Accept-Language") != true)
    }

    @Test(
        "a language in the address that we don't speak is passed over: the cookie decides, then the browser",
        arguments: ["xx", "", "KO", "ko-KR"])
    func unknownLanguageInAddress(asked: String) async throws {
        let site = try await StorySite.demo.value
        let address = "/stays/search?lang=" + asked
        let english = ["Accept-Language": "en"]
        #expect(try await site.page(address, english.merging(["Cookie": "lang=ja"]) { $1 }).language == "ja")
        #expect(try await site.page(address, english.merging(["Cookie": "lang=xx"]) { $1 }).language == "en")
        #expect(try await site.page(address, english).language == "en")
        #expect(try await site.page("/stays/search?lang=ko", english).language == "ko")
    }

    @Test(
        "choosing a language at the foot keeps it in a cookie, returns to the page, and wins over the browser",
        arguments: Language.allCases)
    func choosing(language: Language) async throws {
        let site = try await StorySite.demo.value
        let home = try await site.page("/", ["Accept-Language": "en"])
        let links = try #require(home.id("preferences")).all("a")
        let link = try #require(links.first { $0["hreflang"] == language.rawValue })
        #expect(link.text == Words.ownName(of: language))

        let choice = try await site.get(link["href"] ?? "")

        let cookie = try #require(choice["set-cookie"])
        #expect(choice.status == 303)
        #expect(choice["location"] == "/")
        #expect(choice["cache-control"] == "no-store")
        for part in ["Path=/", "Max-Age=31536000", "SameSite=Lax", "HttpOnly"] { #expect(cookie.contains(part)) }
        let kept = String(cookie.prefix { $0 != ";" })
        let page = try await site.page("/", ["Cookie": kept, "Accept-Language": "fr"])
        #expect(page.language == language.rawValue)
    }

    @Test("the way back keeps the whole address, query and all")
    func wayBack() async throws {
        let site = try await StorySite.demo.value
        let back = "/stays/search?place=1835848&adults=2"
        let choice = try await site.get("/language/en?back=%2Fstays%2Fsearch%3Fplace%3D1835848%26adults%3D2")
        #expect(choice["location"] == back)
    }

    @Test(
        "the way back leads to this site alone",
        arguments: [
            "https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "evil.example",
            "%5C%5Cevil.example",
            "javascript%3Aalert(1)", "%20%2F%2Fevil.example", "%2F%09%2Fevil.example", "%2F%0D%0ASet-Cookie%3A%20a%3Db",
            "",
            "%2F%ED%95%9C%EA%B8%80", "http%3A%2Fstays", "%09%2F%2Fevil.example",
        ])
    func openRedirect(back: String) async throws {
        let site = try await StorySite.demo.value
        for door in ["/language/ja", "/theme/dark"] {
            let reply = try await site.get(door + "?back=" + back)
            // Either the address is refused as a whole, or the way leads home.
            #expect(reply.status == 400 || (reply.status == 303 && reply["location"] == "/"))
            #expect(reply.headers.filter { $0.name == "Set-Cookie" }.count <= 1)
        }
    }

    @Test(
        "a language or a brightness that doesn't exist is no address",
        arguments: [
            "/language/fr", "/language/KO", "/language/", "/theme/blue", "/theme/Dark",
        ])
    func unknownChoice(address: String) async throws {
        let site = try await StorySite.demo.value
        let reply = try await site.get(address)
        #expect(reply.status == 404)
        #expect(reply["set-cookie"] == nil)
    }

    @Test(
        "a chosen brightness stands on every page; the system's choice, and nonsense, set none",
        arguments: [
            ("light", "light"), ("dark", "dark"), ("system", nil), ("\"><script>", nil), ("", nil),
        ] as [(String, String?)])
    func theme(cookie: String, expected: String?) async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/stays/search", ["Cookie": "theme=\(cookie)"])
        #expect(page.first("html")?["data-theme"] == expected)
        // The bars around the page follow the choice, not the system.
        let bars = page.all("meta").filter { $0["name"] == "theme-color" }.map { $0["media"] }
        #expect(expected == nil ? bars.count == 2 && !bars.contains("all") : bars == ["all"])
        if let expected {
            let choice = try await site.get("/theme/\(expected)?back=/stays/search")
            #expect(choice["set-cookie"]?.hasPrefix("theme=\(expected);") == true)
        }
    }

    @Test(
        "the API speaks the language asked for, and names places in it",
        arguments: [
            ("ko", "서울"), ("en", "Seoul"), ("ja", "ソウル"),
        ])
    func api(language: String, name: String) async throws {
        let site = try await StorySite.demo.value
        for reply in [
            try await site.get("/api/v1/places?q=seoul&lang=\(language)", ["Accept-Language": "fr"]),
            try await site.get("/api/v1/places?q=seoul", ["Accept-Language": language]),
        ] {
            #expect(reply.json?["places"]?.elements?.first?["name"]?.text == name)
        }
    }

    @Test(
        "every page is one that the browser app can take over with the same result",
        arguments: [
            "/", "/stays/destination?q=%E3%85%85%E3%85%87",
            "/stays/search?place=1835848&check_in=2027-03-10&check_out=2027-03-12",
            "/stays/1?check_in=2027-03-10&check_out=2027-03-12&adults=2",
        ], Language.allCases)
    func takenOver(address: String, language: Language) async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page(address, ["Accept-Language": language.rawValue])
        let screen = try #require(
            MountedScreen.named(page.screen ?? "", state: page.state, information: UserInformation()))
        #expect(screen.state() == page.state)
    }
}
