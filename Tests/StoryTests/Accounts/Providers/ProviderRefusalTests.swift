import Domain
import Server
import SignIn
import Testing
import Words

@Suite("Why another service signs nobody in", .onBothEngines)
struct ProviderRefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let status: Int
        let told: @Sendable (Words) -> String
        var person: String? = ServedProvider.hana
        var spoil: @Sendable (ServedProvider) -> Void = { _ in }
        var query: @Sendable (String) -> String = { $0 }
        var wait: Int64 = 0
        var hasCookie = true
    }

    static let cases = [
        Case(testDescription: "cancelled", status: 200, told: { $0.providerCancelled("GitHub") }, person: nil),
        Case(
            testDescription: "ended by the service", status: 422, told: { $0.providerRefused("GitHub") },
            query: { $0.replacing("code=", with: "error=server_error&was=") }),
        Case(
            testDescription: "a code refused", status: 422, told: { $0.providerRefused("GitHub") },
            spoil: { $0.answerTokens(#"{"error":"bad_verification_code"}"#) }),
        Case(
            testDescription: "set up wrongly", status: 422, told: { $0.providerMisconfigured("GitHub") },
            spoil: { $0.answerTokens(#"{"error":"incorrect_client_credentials"}"#) }),
        Case(
            testDescription: "slow", status: 422, told: { $0.providerSlow("GitHub") },
            spoil: { $0.spoil { (_) throws(ProviderSilence) in throw .slow } }),
        Case(
            testDescription: "out of reach", status: 422, told: { $0.providerUnreachable("GitHub") },
            spoil: { $0.spoil { (_) throws(ProviderSilence) in throw .unreachable } }),
        Case(
            testDescription: "broken", status: 422, told: { $0.providerUnreachable("GitHub") },
            spoil: { $0.answerTokens("<h1>Unicorn</h1>", status: 503) }),
        Case(
            testDescription: "nonsense", status: 422, told: { $0.providerNonsense("GitHub") },
            spoil: { $0.answerTokens("{") }),
        Case(
            testDescription: "a callback without a code", status: 422, told: { $0.providerNonsense("GitHub") },
            query: { $0.replacing("code=", with: "cod=") }),
        Case(testDescription: "too late", status: 400, told: { $0.providerExpired }, wait: 600),
        Case(
            testDescription: "another state", status: 400, told: { $0.providerMismatch },
            query: { $0.replacing("state=", with: "state=x") }),
        Case(testDescription: "no cookie", status: 400, told: { $0.providerNoAttempt }, hasCookie: false),
        Case(
            testDescription: "another issuer", status: 422, told: { $0.providerUnverified("GitHub") },
            query: { $0.replacing("iss=", with: "iss=x") }),
    ]

    @Test(
        "Each is told plainly in three languages, with the way to try again, and nobody is signed in", arguments: cases)
    func refusal(_ example: Case) async throws {
        try await withServices(.github) { (site, services) async throws in
            for language in Language.allCases {
                let browser = StoryBrowser(site)
                browser.setCookie("lang", language.rawValue)
                let address = try await browser.setOut(to: services[0], back: "/stays/destination")
                guard case .link(let query) = try await services[0].consent(at: address, as: example.person) else {
                    Issue.record("GitHub comes home by a link.")
                    return
                }
                if !example.hasCookie { browser.setCookie("attempt", nil) }
                site.clock.advance(by: example.wait)
                example.spoil(services[0])
                let reply = try await browser.get("/sign-in/github/callback?" + example.query(query))
                services[0].spoil(nil)
                #expect(reply.status == example.status && reply["cache-control"] == "no-store")
                let page = try #require(Page(reply.text))
                let notice = try #require(page.id("notice"))
                #expect(notice.all("span").first?.text == example.told(Words(language)))
                let back = example.hasCookie ? "?back=%2Fstays%2Fdestination" : ""
                #expect(notice.all("a").first?["href"] == "/sign-in/github" + back)
                #expect(browser.cookie("attempt") == nil)
                #expect(browser.cookie("access") == nil && browser.cookie("identity") == nil)
            }
        }
    }

    @Test("An issuer that can't be found doesn't even let one set out, and that is told too")
    func settingOut() async throws {
        try await withServices(.openID) { (site, services) async throws in
            services[0].spoil { (_) throws(ProviderSilence) in throw .unreachable }
            let reply = try await StoryBrowser(site).get("/sign-in/village?back=/stays/destination&lang=en")
            #expect(reply.status == 422)
            #expect(
                Page(reply.text)?.id("notice")?.text.contains(Words(.english).providerUnreachable("Village")) == true)
        }
    }

    @Test("An identity token for another attempt is not believed")
    func anotherAttemptsToken() async throws {
        try await withServices(.openID) { (site, services) async throws in
            let browser = StoryBrowser(site)
            let way = try await services[0].consent(at: browser.setOut(to: services[0]), as: ServedProvider.hana)
            services[0].answerTokens(#"{"access_token":"a","token_type":"Bearer","id_token":"a.b.c"}"#)
            let reply = try await browser.comeHome(way, from: services[0])
            #expect(reply.status == 422)
            #expect(Page(reply.text)?.id("notice")?.text.contains(Words(.korean).providerUnverified("Village")) == true)
        }
    }

    @Test("Too often to a service and home is told when to come again")
    func tooOften() async throws {
        try await withServices(.github, limits: .init(providers: .init(1, inSeconds: 60))) {
            (site, services) async throws in
            let browser = StoryBrowser(site)
            _ = try await browser.setOut(to: services[0])
            let reply = try await browser.get("/sign-in/github")
            #expect(reply.status == 429 && reply["retry-after"] == "60")
        }
    }

    @Test("S2-9.6: who joins where too many have joined keeps what was typed, and hears when to try again")
    func tooManyJoined() async throws {
        try await withServices(.github, limits: .init(signUps: .init(1, inSeconds: 60))) {
            (site, services) async throws in
            #expect(try await StoryBrowser(site).submit(Jun.fields, to: "/sign-up", from: "/sign-up").status == 201)
            let browser = StoryBrowser(site)
            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            let joining = "/sign-in/\(services[0].slug)/joining"
            let reply = try await browser.submit(Newcomer.fields(), to: joining, from: joining)
            #expect(reply.status == 429 && reply["retry-after"] == "60")
            let page = try #require(Page(reply.text))
            #expect(page.id("joining-said")?.text == Words(.korean).joinFailed)
            #expect(page.id("handle")?["value"] == "hana_k")
        }
    }
}
