import Domain
import Outbound
import Server
import SignIn
import Testing
import Words

@Suite("The demo provider", .onBothEngines)
struct DemoProviderTests {
    private func withDemo(_ test: (StorySite) async throws -> Void) async throws {
        let services = Providers([], asking: OutboundClient(.operatorsOwn), demo: DemoProvider(clock: Story.clock))
        try await withSite(services: services, test)
    }

    /// The page of consent, as a browser comes to it.
    private func consent(_ browser: StoryBrowser, back: String = "") async throws -> Page {
        let reply = try await browser.visit("/sign-in/demo" + (back.isEmpty ? "" : "?back=" + back))
        try #require(reply.status == 200, "\(reply.text)")
        return try #require(Page(reply.text))
    }

    private func decide(_ browser: StoryBrowser, _ page: Page, _ choice: (String, String)) async throws -> Reply {
        let request = page.id("consent")?.all("input").first { $0["name"] == "request" }?["value"] ?? ""
        let reply = try await browser.post([("request", request), choice], to: "/demo-provider/authorization")
        guard reply.status == 303, let home = reply["location"] else { return reply }
        return try await browser.get(home)
    }

    @Test("S2-9.4: it shows as what it is, in every language, and lets one of two people join and sign in")
    func theWholeWay() async throws {
        try await withDemo { (site) async throws in
            for (language, mark) in [("ko", "체험용"), ("en", "demo provider"), ("ja", "お試し用")] {
                let page = try await site.page("/sign-in?lang=" + language)
                let link = try #require(page.first("ul", class: "social")?.all("a").first)
                #expect(link["href"] == "/sign-in/demo" && link.text.contains(mark))
            }
            let browser = StoryBrowser(site)
            let page = try await consent(browser, back: "/stays/destination")
            #expect(page.first("h1")?.text == Words(.korean).demoConsentTitle)
            #expect(page.first("main")?.text.contains(Words(.korean).demoConsentText) == true)
            let people = page.all("button").filter { $0["name"] == "person" }.map { $0["value"] ?? "" }
            #expect(people.count == 2)
            let home = try await decide(browser, page, ("person", people[0]))
            #expect(home.status == 303 && home["location"] == "/sign-in/demo/joining")
            let joined = try await browser.submit(
                Newcomer.fields(), to: "/sign-in/demo/joining", from: "/sign-in/demo/joining")
            #expect(joined.status == 201)

            let phone = StoryBrowser(site)
            let again = try await decide(phone, consent(phone, back: "/stays/destination"), ("person", people[0]))
            #expect(again.status == 303 && again["location"] == "/stays/destination")
            #expect(try await phone.isSignedIn)
        }
    }

    @Test("A no there is told here")
    func cancelling() async throws {
        try await withDemo { (site) async throws in
            let browser = StoryBrowser(site)
            let reply = try await decide(browser, consent(browser), ("refusal", "1"))
            #expect(reply.status == 200)
            #expect(Page(reply.text)?.id("notice")?.text.contains(Words(.korean).providerCancelled("Nadri ID")) == true)
        }
    }

    @Test("What it isn't asked properly it refuses, and sends nobody elsewhere")
    func nonsense() async throws {
        try await withDemo { (site) async throws in
            let browser = StoryBrowser(site)
            #expect(try await browser.get("/demo-provider/authorization").status == 400)
            let elsewhere = "/demo-provider/authorization?client_id=nadri&redirect_uri=https%3A%2F%2Fevil.example%2F"
            #expect(try await browser.get(elsewhere).status == 400)
            #expect(try await browser.post([("person", "demo-hana")], to: "/demo-provider/authorization").status == 400)
            let page = try await consent(browser)
            #expect(try await decide(browser, page, ("person", "nobody")).status == 400)
        }
    }

    @Test("Switched off it isn't there")
    func switchedOff() async throws {
        try await withSite { (site) async throws in
            #expect(try await site.get("/sign-in/demo").status == 404)
            #expect(try await site.get("/demo-provider/authorization").status == 404)
            let browser = StoryBrowser(site)
            #expect(try await browser.post([("person", "demo-hana")], to: "/demo-provider/authorization").status == 404)
        }
    }
}
