import Domain
import SignIn
import Storage
import Testing
import Words

private let removal = "/settings/provider-links/removal"

@Suite("Linking another service", .onBothEngines)
struct ProviderLinkingTests {
    /// Jun has joined with a password and is signed in.
    private func withJun(
        _ services: ProviderStandIn.Service, _ test: (StorySite, StoryBrowser, ServedProvider) async throws -> Void
    ) async throws {
        try await withServices(services, origin: "https://nadri.test") { (site, services) async throws in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            try await test(site, browser, services[0])
        }
    }

    @Test(
        "A service is linked in the settings, signs in from then on, and is unlinked again",
        arguments: ProviderSignInTests.services)
    func linking(service: ProviderStandIn.Service) async throws {
        try await withJun(service) { (site, browser, service) async throws in
            let linked = try await browser.link(service, as: ServedProvider.jun)
            #expect(linked.status == 303 && linked["location"] == "/settings?news=linked#providers")
            #expect(browser.cookie("__Secure-identity") == nil)
            let told = try await browser.page("/settings?news=linked").id("providers")
            #expect(told?.first("p", class: "banner")?.text == Words(.korean).providerLinked)
            #expect(try await browser.get("/settings").text.contains("/removal\""))
            let phone = StoryBrowser(site)
            #expect(try await phone.signIn(with: service, as: ServedProvider.jun)["location"] == "/")
            #expect(try await phone.get("/settings").text.contains(Jun.handle))

            let unlinked = try await browser.submit([], to: removal, from: "/settings")
            #expect(unlinked.status == 303 && unlinked["location"] == "/settings?news=unlinked#providers")
            #expect(try await !browser.get("/settings").text.contains("/removal\""))
            let later = try await StoryBrowser(site).signIn(with: service, as: ServedProvider.jun)
            #expect(later["location"] == "/sign-in/\(service.slug)/joining")
        }
    }

    @Test("What another member has linked is not linked twice, and that is said")
    func anothers() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            let hana = StoryBrowser(site)
            #expect(try await hana.join(with: service, as: ServedProvider.hana, handle: "hana_k").status == 201)
            let reply = try await browser.link(service, as: ServedProvider.hana)
            #expect(reply.status == 409 && reply.text.contains(Words(.korean).providerAnothers("GitHub")))
            #expect(try await StoryBrowser(site).signIn(with: service, as: ServedProvider.hana)["location"] == "/")
            #expect(try await !browser.get("/settings").text.contains("/removal\""))
        }
    }

    @Test("The last way in stays")
    func lastWayIn() async throws {
        try await withServices(.kakao, .github) { (site, services) async throws in
            let hana = StoryBrowser(site)
            #expect(try await hana.join(with: services[0], as: ServedProvider.hana, handle: "hana_k").status == 201)
            let refused = try await hana.submit([], to: removal, from: "/settings")
            #expect(refused.status == 409 && refused.text.contains(Words(.korean).providerLastWayIn("Kakao")))
            #expect(try await hana.link(services[1], as: ServedProvider.hana).status == 303)
            #expect(try await hana.submit([], to: removal, from: "/settings").status == 303)
            let last = try await hana.submit([], to: removal, from: "/settings")
            #expect(last.status == 409)
        }
    }

    @Test("A link with a service that isn't offered any more is shown by its name, is no way in, and can be taken away")
    func notOffered() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            let jun = try #require(try await Accounts(site.database).account(handle: Jun.handle)?.id)
            for (issuer, label) in [
                ("https://kauth.kakao.com", "Kakao"), ("https://www.facebook.com", "Facebook"),
                ("http://127.0.0.1/demo-provider", "Nadri ID"), ("https://id.example/people", "id.example"),
            ] {
                let identity = ProviderIdentity(issuer: issuer, subject: "7")
                _ = try await ProviderLinks(site.database).link(identity, to: jun, at: site.clock.now)
                let section = try #require(try await browser.page("/settings").id("providers"))
                let row = try #require(section.all("li").first { $0.first("b")?.text.contains(label) == true })
                #expect(row.text.contains(Words(.korean).providerNotOffered))
                #expect(row.first("form")?["action"] == removal)
                let reply = try await browser.submit([], to: removal, from: "/settings")
                #expect(reply["location"] == "/settings?news=unlinked#providers")
                #expect(try await ProviderLinks(site.database).list(of: jun).isEmpty)
            }
        }
        try await withServices(.github) { (site, services) async throws in
            let hana = StoryBrowser(site)
            #expect(try await hana.join(with: services[0], as: ServedProvider.hana, handle: "hana_k").status == 201)
            let id = try #require(try await Accounts(site.database).account(handle: "hana_k")?.id)
            let gone = ProviderIdentity(issuer: "https://kauth.kakao.com", subject: "7")
            _ = try await ProviderLinks(site.database).link(gone, to: id, at: site.clock.now)
            let token = try await hana.page("/settings").root.all("input").first { $0["name"] == "form" }?["value"]
            let github = [("issuer", services[0].provider.issuer), ("subject", ServedProvider.hana)]
            let refused = try await hana.post([("form", token ?? "")] + github, to: removal)
            #expect(refused.status == 409 && refused.text.contains(Words(.korean).providerLastWayIn("GitHub")))
            let others = [("issuer", gone.issuer), ("subject", gone.subject)]
            #expect(try await hana.post([("form", token ?? "")] + others, to: removal).status == 303)
            #expect(try await ProviderLinks(site.database).list(of: id).count == 1)
        }
    }

    @Test("Somebody else's link can't be taken away")
    func removingAnothers() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            let hana = StoryBrowser(site)
            #expect(try await hana.join(with: service, as: ServedProvider.hana, handle: "hana_k").status == 201)
            _ = try await browser.link(service, as: ServedProvider.jun)
            let page = try #require(Page(try await browser.get("/settings").text))
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let fields = [("form", token), ("issuer", service.provider.issuer), ("subject", ServedProvider.hana)]
            #expect(try await browser.post(fields, to: removal).status == 303)
            #expect(try await StoryBrowser(site).signIn(with: service, as: ServedProvider.hana)["location"] == "/")
        }
    }

    @Test("Nobody who isn't signed in sets out to link, nor without the form's token")
    func settingOut() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            let stranger = StoryBrowser(site)
            for address in ["/settings/providers/github", removal] {
                let reply = try await stranger.post([], to: address)
                #expect(reply.status == 303 && reply["location"] == "/sign-in?back=%2Fsettings")
                #expect(try await browser.post([], to: address).status == 403)
            }
            #expect(try await browser.post([], to: "/settings/providers/nobody").status == 404)
        }
    }

    @Test("Who was signed out meanwhile, or is somebody else now, links nothing")
    func signedOutMeanwhile() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            let way = try await service.consent(at: browser.setOutToLink(service), as: ServedProvider.jun)
            #expect(try await browser.comeHome(way, from: service).status == 303)
            let other = browser.copy()
            _ = try await browser.submit([], to: "/sign-out", from: "/settings")
            let refused = try await browser.get("/sign-in/github/linking")
            #expect(refused.status == 403 && refused.text.contains(Words(.korean).providerSignedOut))

            let hana = try await other.send("POST", "/api/v1/accounts", json: Jun.order(handle: "hana_k"))
            #expect(hana.status == 201)
            let session = try await other.send("POST", "/api/v1/sessions", json: Jun.session(id: "hana_k"))
            #expect(session.status == 204)
            let another = try await other.get("/sign-in/github/linking")
            #expect(another.status == 403 && another.text.contains(Words(.korean).providerAnotherAccount))
            #expect(
                try await StoryBrowser(site).signIn(with: service, as: ServedProvider.jun)["location"]
                    == "/sign-in/github/joining")
        }
    }

    @Test("An access that runs out on the way is renewed before the link is made")
    func renewalOnTheWay() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            site.clock.advance(by: 600)
            let address = try await browser.setOutToLink(service)
            site.clock.advance(by: 400)
            let way = try await service.consent(at: address, as: ServedProvider.jun)
            #expect(try await browser.comeHome(way, from: service).status == 303)
            #expect(try await browser.get("/sign-in/github/linking")["location"]?.hasPrefix("/session/renewal") == true)
            #expect(try await browser.visit("/sign-in/github/linking").status == 200)
            #expect(try await browser.get("/settings").text.contains("/removal\""))
        }
    }

    @Test("A link cancelled at Apple leads back to the settings too, though what Apple posts brings no session along")
    func cancellingAtApple() async throws {
        try await withJun(.apple) { (site, browser, service) async throws in
            let reply = try await browser.link(service, as: nil)
            #expect(reply.status == 200 && reply.text.contains(Words(.korean).providerCancelled("Apple")))
            #expect(Page(reply.text)?.all("a").contains { $0["href"] == "/settings" } == true)
        }
    }

    @Test("A cancelled link leads back to the settings, and who came to link doesn't join")
    func cancelling() async throws {
        try await withJun(.github) { (site, browser, service) async throws in
            let reply = try await browser.link(service, as: nil)
            #expect(reply.status == 200 && reply.text.contains(Words(.korean).providerCancelled("GitHub")))
            #expect(Page(reply.text)?.all("a").contains { $0["href"] == "/settings" } == true)
            let way = try await service.consent(at: browser.setOutToLink(service), as: ServedProvider.jun)
            _ = try await browser.comeHome(way, from: service)
            #expect(try await browser.get("/sign-in/github/joining").status == 400)
        }
    }
}
