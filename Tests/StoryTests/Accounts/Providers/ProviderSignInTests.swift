import Domain
import SignIn
import Testing
import Words

@Suite("Signing in with another service", .onBothEngines)
struct ProviderSignInTests {
    static let services: [ProviderStandIn.Service] = [.github, .apple, .kakao, .facebook, .openID]

    @Test(
        "S1-3.1, S2-9.1, S2-9.2, S2-9.3, S2-9.5, S2-9.6: somebody new joins first, without a password, and then is signed in by it",
        arguments: services)
    func theWholeWay(service: ProviderStandIn.Service) async throws {
        // What Apple posts brings a cookie along over TLS only.
        try await withServices(service, origin: "https://nadri.test") { (site, services) async throws in
            let browser = StoryBrowser(site)
            let home = try await browser.signIn(with: services[0], as: ServedProvider.hana, back: "/stays/destination")
            let joining = "/sign-in/\(services[0].slug)/joining"
            #expect(home.status == 303 && home["location"] == joining)
            #expect(browser.cookie("__Secure-attempt") == nil)
            let page = try #require(Page(try await browser.get(joining).text))
            let names =
                page.root.all("input").map { $0["name"] ?? "" } + page.root.all("textarea").map { $0["name"] ?? "" }
            for name in ["name", "handle", "introduction", "phone", "birth", "avatar", "terms", "privacy"] {
                #expect(names.contains(name), "\(name)")
            }
            #expect(!names.contains("password"))
            #expect(page.id("name")?["value"] == "Hana Sato")

            let joined = try await browser.submit(Newcomer.fields(), to: joining, from: joining)
            #expect(joined.status == 201 && joined["cache-control"] == "no-store")
            let welcome = try #require(Page(joined.text))
            #expect(welcome.root.all("li").filter { $0.text.count == 19 && $0.text.contains("-") }.count == 10)
            #expect(welcome.id("go-on")?["href"] == "/stays/destination")
            #expect(browser.cookie("__Secure-identity") == nil)
            #expect(try await browser.get("/settings").text.contains("Hana Sato"))

            let phone = StoryBrowser(site)
            let again = try await phone.signIn(with: services[0], as: ServedProvider.hana, back: "/stays/destination")
            #expect(again.status == 303 && again["location"] == "/stays/destination")
            #expect(try await phone.get("/settings").text.contains("hana_k"))
            // Without a place where one was it leads home.
            #expect(try await phone.signIn(with: services[0], as: ServedProvider.hana)["location"] == "/")
        }
    }

    @Test(
        "S2-9: the sign-in shows the services that are configured, in the order of the settings, and nothing for none")
    func whatShows() async throws {
        try await withServices(.apple, .kakao, .github) { (site, _) async throws in
            let page = try await site.page("/sign-in?back=/stays/destination&lang=en")
            let links = page.first("ul", class: "social")?.all("a") ?? []
            #expect(links.map(\.text) == ["Apple", "Kakao", "GitHub"])
            #expect(links.first?["href"] == "/sign-in/apple?back=%2Fstays%2Fdestination")
        }
        try await withServices { (site, _) async throws in
            #expect(try await site.page("/sign-in").first("ul", class: "social") == nil)
            #expect(try await site.get("/sign-in/github").status == 404)
            #expect(try await site.get("/sign-in/github/callback?code=x&state=y").status == 404)
            #expect(try await site.get("/sign-in/github/joining").status == 404)
        }
    }

    @Test(
        "The attempt is bound to the browser by a cookie that no script reads, and only the one for Apple comes from elsewhere"
    )
    func theAttemptsCookie() async throws {
        try await withServices(.github, .apple, origin: "https://nadri.test") { (site, services) async throws in
            for (service, sameSite) in zip(services, ["SameSite=Lax", "SameSite=None"]) {
                let browser = StoryBrowser(site)
                _ = try await browser.setOut(to: service)
                let cookie = try #require(browser.cookies["__Secure-attempt"])
                #expect(cookie.path == "/sign-in")
                for attribute in ["HttpOnly", "Secure", "Max-Age=600", sameSite] {
                    #expect(cookie.attributes.contains(attribute), "\(attribute)")
                }
            }
        }
        try await withServices(.apple) { (site, services) async throws in
            let browser = StoryBrowser(site)
            _ = try await browser.setOut(to: services[0])
            // Browsers would drop None without Secure.
            #expect(browser.cookies["attempt"]?.attributes.contains("SameSite=Lax") == true)
        }
    }

    @Test("S2-9.6: what a rule refuses is told at its field, nothing is written, and what was typed stays")
    func refusalsWhileJoining() async throws {
        let cases = [
            ("handle", "Hana", "bad_character"), ("handle", "", "missing"), ("handle", Jun.handle, "taken"),
            ("introduction", " ", "missing"), ("phone", "123", "too_short"), ("birth", "2015-01-01", "too_young"),
            ("terms", "", "missing"), ("privacy", "", "missing"),
        ]
        try await withServices(.kakao) { (site, services) async throws in
            try await StoryBrowser(site).joinAsJun()
            let browser = StoryBrowser(site)
            _ = try await browser.signIn(with: services[0], as: ServedProvider.jun)
            for (field, value, code) in cases {
                let joining = "/sign-in/kakao/joining"
                let reply = try await browser.submit(Newcomer.fields((field, value)), to: joining, from: joining)
                #expect(reply.status == 422, "\(field) \(code)")
                let said = Page(reply.text)?.id(field + "-said")
                #expect(said?.classes.contains("error") == true, "\(field) \(code)")
                #expect(reply.text.contains("Hana Sato"))
                #expect(try await !browser.isSignedIn)
            }
        }
    }

    @Test("An equal mail address neither links nor opens another account")
    func equalMailAddress() async throws {
        try await withServices(.github, .facebook) { (site, services) async throws in
            let owner = StoryBrowser(site)
            #expect(try await owner.join(with: services[0], as: ServedProvider.hana, handle: "hana_k").status == 201)
            let other = StoryBrowser(site)
            let home = try await other.signIn(with: services[1], as: ServedProvider.hana)
            #expect(home["location"] == "/sign-in/facebook/joining")
            #expect(try await !other.isSignedIn)
            let taken = try await other.submit(
                Newcomer.fields(), to: "/sign-in/facebook/joining", from: "/sign-in/facebook/joining")
            #expect(taken.status == 422)
            #expect(try await other.join(with: services[1], as: ServedProvider.hana, handle: "hana_two").status == 201)
            #expect(try await other.get("/settings").text.contains("hana_two"))
            #expect(try await owner.get("/settings").text.contains("hana_k"))
        }
    }

    @Test("A recovery code lets in who has lost the service, with a password set by it")
    func recovery() async throws {
        try await withServices(.github) { (site, services) async throws in
            let joined = try await StoryBrowser(site).join(
                with: services[0], as: ServedProvider.hana, handle: "hana_k")
            let codes = try #require(Page(joined.text)).root.all("li").map(\.text).filter { $0.count == 19 }
            let password = "새로 정한 긴 비밀번호"
            let fields = [
                ("id", "hana_k"), ("code", try #require(codes.first)), ("password", password),
                ("repetition", password),
            ]
            let browser = StoryBrowser(site)
            #expect(try await browser.submit(fields, to: "/recovery", from: "/recovery").status == 303)
            let session = Jun.session(id: "hana_k", password: password)
            #expect(try await browser.send("POST", "/api/v1/sessions", json: session).status == 204)
        }
    }
}
