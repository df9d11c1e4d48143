import Domain
import SignIn
import Testing
import Words

@Suite("Attacks by way of other services", .onBothEngines)
struct ProviderAttackTests {
    @Test("What another browser brought home is worth nothing in this one")
    func anotherBrowsersCallback() async throws {
        try await withServices(.github) { (site, services) async throws in
            let thief = StoryBrowser(site)
            let victim = StoryBrowser(site)
            let way = try await services[0].consent(at: thief.setOut(to: services[0]), as: ServedProvider.jun)
            _ = try await victim.setOut(to: services[0])
            let reply = try await victim.comeHome(way, from: services[0])
            #expect(reply.status == 400 && reply.text.contains(Words(.korean).providerMismatch))
            #expect(victim.cookie("identity") == nil && victim.cookie("access") == nil)
            // Nor without an attempt of its own.
            let bystander = StoryBrowser(site)
            #expect(try await bystander.comeHome(way, from: services[0]).status == 400)
            #expect(bystander.cookie("identity") == nil)
        }
    }

    @Test("A callback works once")
    func replay() async throws {
        try await withServices(.github) { (site, services) async throws in
            let browser = StoryBrowser(site)
            let address = try await browser.setOut(to: services[0])
            let attempt = browser.cookie("attempt")
            let way = try await services[0].consent(at: address, as: ServedProvider.hana)
            #expect(try await browser.comeHome(way, from: services[0]).status == 303)
            #expect(try await browser.comeHome(way, from: services[0]).status == 400)
            browser.setCookie("attempt", attempt, path: "/sign-in")
            #expect(try await browser.comeHome(way, from: services[0]).status == 422)
        }
    }

    @Test("The attempt with one service is none with another")
    func mixUp() async throws {
        try await withServices(.github, .facebook) { (site, services) async throws in
            let browser = StoryBrowser(site)
            let way = try await services[0].consent(at: browser.setOut(to: services[0]), as: ServedProvider.hana)
            let reply = try await browser.comeHome(way, from: services[1])
            #expect(reply.status == 400 && reply.text.contains(Words(.korean).providerMismatch))
        }
    }

    @Test(
        "The way back stays within the site",
        arguments: ["//evil.example", "/%5Cevil.example", "https://evil.example", "javascript:alert(1)", "/a%20b"])
    func openRedirect(back: String) async throws {
        try await withServices(.github) { (site, services) async throws in
            let first = StoryBrowser(site)
            #expect(try await first.join(with: services[0], as: ServedProvider.hana, handle: "hana_k").status == 201)
            let browser = StoryBrowser(site)
            let reply = try await browser.signIn(with: services[0], as: ServedProvider.hana, back: back)
            #expect(reply.status == 303 && reply["location"] == "/")
        }
    }

    @Test("Only Apple's way home may be posted to from elsewhere")
    func postsFromElsewhere() async throws {
        try await withServices(.github, .apple, origin: "https://nadri.test") { (site, services) async throws in
            let browser = StoryBrowser(site)
            let fields = [("code", "x"), ("state", "y")]
            #expect(try await browser.postFromElsewhere(fields, to: "/sign-in/github/callback").status == 405)
            #expect(try await browser.postFromElsewhere(fields, to: "/sign-in/nobody/callback").status == 404)
            let apple = try await browser.postFromElsewhere(fields, to: "/sign-in/apple/callback")
            #expect(apple.status == 400 && apple.text.contains(Words(.korean).providerNoAttempt))
            for address in [
                "/sign-in", "/sign-in/apple/joining", "/settings/providers/apple", "/settings/provider-links/removal",
                "/settings/proof",
                "/settings/proof/providers/apple",
                "/demo-provider/authorization",
            ] {
                #expect(try await browser.postFromElsewhere(fields, to: address).status == 403, "\(address)")
            }
        }
    }

    @Test("Who came home can be neither changed nor made up, holds for 15 minutes, and makes one account")
    func theIdentitysCookie() async throws {
        try await withServices(.github, .kakao) { (site, services) async throws in
            let joining = "/sign-in/github/joining"
            let browser = StoryBrowser(site)
            #expect(try await browser.get(joining).status == 400)
            _ = try await browser.setOut(to: services[0])
            let attempt = browser.cookie("attempt")
            browser.setCookie("identity", attempt, path: "/sign-in")
            #expect(try await browser.get(joining).status == 400)

            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            let sealed = try #require(browser.cookie("identity"))
            #expect(browser.cookies["identity"]?.attributes.contains("Max-Age=900") == true)
            for place in [0, 30, sealed.utf8.count - 1] {
                var letters = Array(sealed)
                letters[place] = letters[place] == "A" ? "B" : "A"
                let thief = browser.copy()
                thief.setCookie("identity", String(letters), path: "/sign-in")
                #expect(try await thief.get(joining).status == 400, "\(place)")
            }
            // It is not another service's.
            #expect(try await browser.copy().get("/sign-in/kakao/joining").status == 400)

            let late = browser.copy()
            let second = browser.copy()
            #expect(try await browser.submit(Newcomer.fields(), to: joining, from: joining).status == 201)
            let again = try await second.submit(Newcomer.fields(("handle", "hana_two")), to: joining, from: joining)
            #expect(again.status == 409 && again.text.contains(Words(.korean).providerAlreadyJoined("GitHub")))
            #expect(try await !second.isSignedIn)
            site.clock.advance(by: 900)
            let reply = try await late.get(joining)
            #expect(reply.status == 400 && reply.text.contains(Words(.korean).providerExpired))
        }
    }

    @Test("The form of joining holds nothing of who came home, and what else is sent with it isn't looked at")
    func massAssignment() async throws {
        try await withServices(.github) { (site, services) async throws in
            let joining = "/sign-in/github/joining"
            let browser = StoryBrowser(site)
            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            let form = try #require(Page(try await browser.get(joining).text)?.id("portrait-form"))
            #expect(form.all("input").filter { $0["type"] == "hidden" }.map { $0["name"] } == ["form"])
            let more = [("subject", ServedProvider.jun), ("issuer", "x"), ("account", "1"), ("password", "p")]
            #expect(try await browser.submit(Newcomer.fields() + more, to: joining, from: joining).status == 201)
            let hana = StoryBrowser(site)
            #expect(try await hana.signIn(with: services[0], as: ServedProvider.hana)["location"] == "/")
            let jun = StoryBrowser(site)
            #expect(try await jun.signIn(with: services[0], as: ServedProvider.jun)["location"] == joining)
        }
    }

    @Test("A form of joining without its token is refused")
    func formToken() async throws {
        try await withServices(.github) { (site, services) async throws in
            let browser = StoryBrowser(site)
            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            #expect(try await browser.post(Newcomer.fields(), to: "/sign-in/github/joining").status == 403)
        }
    }
}
