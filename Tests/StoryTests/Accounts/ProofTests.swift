import Domain
import SignIn
import Storage
import Testing
import Words

@Suite("Who one is, shown once more", .onBothEngines)
struct ProofTests {
    private let codes = "/settings/recovery-codes"

    private func code(_ reply: Reply) -> String { reply.json?["code"]?.text ?? "\(reply.status)" }

    /// Jun has joined with a password, is signed in, and has the service linked; ten minutes have gone by.
    private func withJunLater(
        _ service: ProviderStandIn.Service = .github,
        _ test: (StorySite, StoryBrowser, ServedProvider) async throws -> Void
    ) async throws {
        try await withServices(service, origin: "https://nadri.test") { (site, services) async throws in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            #expect(try await browser.link(services[0], as: ServedProvider.jun).status == 303)
            site.clock.advance(by: 601)
            try await test(site, browser, services[0])
        }
    }

    /// Sets out to show it at the service.
    private func setOut(
        _ browser: StoryBrowser, _ service: ServedProvider, for aim: String
    ) async throws -> String {
        let reply = try await browser.submit(
            [], to: "/settings/proof/providers/" + service.slug, from: "/settings/proof?for=" + aim)
        let refresh = try #require(reply["refresh"], "\(reply.status)")
        return String(refresh.dropFirst(7))
    }

    @Test("Ten minutes after signing in, nothing that opens the account another way is done without it")
    func refused() async throws {
        try await withJunLater { (site, browser, service) async throws in
            let link = "/settings/providers/github"
            #expect(
                try await browser.submit([], to: "/settings/provider-links/removal", from: "/settings").status == 303)
            let linking = try await browser.submit([], to: link, from: "/settings")
            #expect(linking.status == 303 && linking["location"] == "/settings/proof?for=link")
            let passkey = try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")
            #expect(passkey.status == 403 && code(passkey) == "proof_needed")
            #expect(
                passkey.json?["detail"]?.text == Words(.korean).proofText && browser.cookie("__Host-passkey") == nil)
            let renewal = try await browser.submit([], to: codes, from: "/sign-in")
            #expect(renewal.status == 403, "without its token")
            let page = try #require(Page(try await browser.get(codes).text))
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let bare = try await browser.post([("form", token)], to: codes)
            #expect(bare.status == 303 && bare["location"] == "/settings/proof?for=recovery-codes")
        }
    }

    @Test("The password shows it, on this device alone and for ten minutes, and one goes on where one was")
    func password() async throws {
        try await withJunLater { (site, browser, service) async throws in
            let other = StoryBrowser(site)
            try await other.signInAsJun()
            site.clock.advance(by: 601)
            _ = try await browser.visit("/settings")
            for (aim, next) in [
                ("passkey", "/settings?news=proved-for-passkey#passkeys"),
                ("link", "/settings?news=proved-for-link#providers"),
                ("recovery-codes", "/settings/recovery-codes?news=proved"),
                ("password", "/settings/password?news=proved"), ("deletion", "/settings/deletion?news=proved"),
            ] {
                let address = "/settings/proof?for=" + aim
                let page = try await browser.page(address)
                #expect(page.first("h1")?.text == "본인 확인" && page.hasOnlyOurScripts)
                let reply = try await browser.submit([("proof", Jun.password)], to: "/settings/proof", from: address)
                #expect(reply.status == 303 && reply["location"] == next)
                #expect(try await browser.page(String(next.prefix { $0 != "#" })).first("p", class: "banner") != nil)
            }
            _ = try await browser.submit([], to: "/settings/provider-links/removal", from: "/settings")
            #expect(try await browser.setOutToLink(service).hasPrefix(service.origin))
            #expect(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}").status == 200)
            #expect(code(try await other.send("POST", "/api/v1/passkeys/options", json: "{}")) == "proof_needed")
            site.clock.advance(by: 600)
            #expect(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}").status == 200)
            site.clock.advance(by: 1)
            #expect(code(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")) == "proof_needed")
        }
    }

    @Test("A wrong password shows nothing, is said at its field, and guessing gets slow")
    func wrongPassword() async throws {
        try await withJunLater { (site, browser, service) async throws in
            for (proof, text) in [("", "지금 비밀번호를 적어 주세요"), ("wrong", "비밀번호가 맞지 않아요")] {
                let reply = try await browser.submit(
                    [("proof", proof)], to: "/settings/proof", from: "/settings/proof?for=passkey")
                #expect(reply.status == 422 && Page(reply.text)?.id("proof-said")?.text == text)
                #expect(!reply.text.contains("wrong"))
            }
            #expect(code(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")) == "proof_needed")
            var statuses: [Int] = []
            for _ in 0..<5 {
                statuses.append(try await browser.send("POST", "/api/v1/proofs", json: #"{"password":"guess"}"#).status)
            }
            #expect(statuses.contains(429))
        }
    }

    @Test("Where one goes on is one of a few places of ours, whatever an address or a form says")
    func aims() async throws {
        try await withJunLater { (site, browser, service) async throws in
            for aim in ["", "nothing", "https://evil.example", "//evil.example"] {
                #expect(try await browser.get("/settings/proof?for=" + aim).status == 404)
            }
            #expect(try await browser.get("/settings/proof").status == 404)
            let page = try await browser.page("/settings/proof?for=link")
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let fields = [("form", token), ("proof", Jun.password), ("for", "//evil.example")]
            #expect(try await browser.post(fields, to: "/settings/proof").status == 404)
            #expect(try await browser.post(fields, to: "/settings/proof/providers/github").status == 404)
            let stranger = try await StoryBrowser(site).get("/settings/proof?for=link")
            #expect(stranger.status == 303 && stranger["location"]?.hasPrefix("/sign-in?back=") == true)
            #expect(
                try await browser.post([("proof", Jun.password), ("for", "link")], to: "/settings/proof").status == 403)
        }
    }

    @Test("A linked service shows it", arguments: ProviderSignInTests.services)
    func service(_ service: ProviderStandIn.Service) async throws {
        try await withJunLater(service) { (site, browser, service) async throws in
            let way = try await service.consent(
                at: setOut(browser, service, for: "recovery-codes"), as: ServedProvider.jun)
            let home = try await browser.comeHome(way, from: service)
            #expect(home.status == 303 && home["location"] == "/sign-in/\(service.slug)/proof")
            let proved = try await browser.get("/sign-in/\(service.slug)/proof")
            #expect(proved.status == 303 && proved["location"] == "/settings/recovery-codes?news=proved")
            #expect(browser.cookie("__Secure-identity") == nil)
            #expect(try await browser.submit([], to: codes, from: codes).status == 201)
        }
    }

    @Test("Somebody else at the service shows nothing, and a no is told")
    func anotherAtTheService() async throws {
        try await withJunLater { (site, browser, service) async throws in
            let way = try await service.consent(at: setOut(browser, service, for: "link"), as: ServedProvider.hana)
            _ = try await browser.comeHome(way, from: service)
            let reply = try await browser.get("/sign-in/github/proof")
            #expect(reply.status == 403 && reply.text.contains(Words(.korean).providerNotLinked("GitHub")))
            let cancelled = try await browser.comeHome(
                service.consent(at: setOut(browser, service, for: "link"), as: nil), from: service)
            #expect(cancelled.status == 200 && cancelled.text.contains(Words(.korean).providerCancelled("GitHub")))
            #expect(code(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")) == "proof_needed")
        }
    }

    @Test(
        "What somebody went to a service for is what comes of it: nobody joins or links by a proof, nor proves by a link"
    )
    func purposes() async throws {
        try await withJunLater { (site, browser, service) async throws in
            let way = try await service.consent(at: setOut(browser, service, for: "link"), as: ServedProvider.hana)
            _ = try await browser.comeHome(way, from: service)
            for other in ["linking", "joining"] {
                let reply = try await browser.copy().get("/sign-in/github/" + other)
                #expect(reply.status == 400 && reply.text.contains(Words(.korean).providerMismatch))
            }
            #expect(try await ProviderLinks(site.database).list(of: site.jun).count == 1)

            _ = try await browser.submit(
                [("proof", Jun.password)], to: "/settings/proof", from: "/settings/proof?for=link")
            _ = try await browser.submit([], to: "/settings/provider-links/removal", from: "/settings")
            let linking = try await service.consent(at: browser.setOutToLink(service), as: ServedProvider.jun)
            _ = try await browser.comeHome(linking, from: service)
            site.clock.advance(by: 601)
            _ = try await browser.visit("/settings")
            #expect(try await browser.copy().get("/sign-in/github/proof").status == 400)
            #expect(code(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")) == "proof_needed")
        }
    }

    @Test("Who was signed out meanwhile, or is somebody else now, shows nothing")
    func signedOutMeanwhile() async throws {
        try await withJunLater { (site, browser, service) async throws in
            let way = try await service.consent(at: setOut(browser, service, for: "link"), as: ServedProvider.jun)
            _ = try await browser.comeHome(way, from: service)
            let other = browser.copy()
            _ = try await browser.submit([], to: "/sign-out", from: "/settings")
            let refused = try await browser.get("/sign-in/github/proof")
            #expect(refused.status == 403 && refused.text.contains(Words(.korean).providerSignedOut))
            _ = try await other.send("POST", "/api/v1/accounts", json: Jun.order(handle: "hana_k"))
            _ = try await other.send("POST", "/api/v1/sessions", json: Jun.session(id: "hana_k"))
            let another = try await other.get("/sign-in/github/proof")
            #expect(another.status == 403 && another.text.contains(Words(.korean).providerAnotherAccount))
        }
    }

    @Test("A passkey of the account shows it, once; another account's doesn't, nor what was signed to sign in")
    func passkey() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            #expect(try await device.add(browser).status == 201)
            let hana = StoryBrowser(site)
            _ = try await hana.send("POST", "/api/v1/accounts", json: Jun.order(handle: "hana_kim"))
            _ = try await hana.send("POST", "/api/v1/sessions", json: Jun.session(id: "hana_kim"))
            var hers = Device(2)
            #expect(try await hers.add(hana).status == 201)
            site.clock.advance(by: 601)
            #expect(code(try await Device(3).prove(browser)) == "passkey_invalid")
            #expect(code(try await hers.prove(browser)) == "passkey_invalid")
            let options = try #require(
                try await browser.send("POST", "/api/v1/sessions/passkey/options", json: "{}").json)
            let signed = Device.body(try Device.assertion(device.authenticator, options))
            #expect(code(try await browser.send("POST", "/api/v1/proofs", json: signed)) == "passkey_expired")
            #expect(code(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")) == "proof_needed")

            let asked = try #require(try await browser.send("POST", "/api/v1/proofs/options", json: "{}").json)
            let thief = browser.copy()
            let answer = Device.body(try Device.assertion(device.authenticator, asked))
            #expect(try await browser.send("POST", "/api/v1/proofs", json: answer).status == 204)
            #expect(code(try await thief.send("POST", "/api/v1/proofs", json: answer)) == "passkey_expired")
            #expect(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}").status == 200)
            let page = try await browser.page("/settings/proof?for=passkey")
            let button = page.all("button").first { $0["data-passkey"] == "prove" }
            #expect(button?["data-next"] == "/settings?news=proved-for-passkey#passkeys")
            #expect(page.first("p", class: "without-passkeys") == nil)
            try await site.database.write { connection throws(StorageFault) in
                _ = try connection.run("DELETE FROM passwords")
            }
            // Where the browser has no passkeys there is nothing to press then, and this says why.
            let only = try await browser.page("/settings/proof?for=passkey")
            #expect(only.first("p", class: "without-passkeys")?.text == Words(.korean).proofNeedsPasskeys)
        }
    }

    @Test("By the API it needs somebody signed in and our own page, and the password does it too")
    func api() async throws {
        try await withJun { (site, browser) async throws in
            for address in ["/api/v1/proofs/options", "/api/v1/proofs"] {
                #expect(code(try await StoryBrowser(site).send("POST", address, json: "{}")) == "not_signed_in")
                let foreign = try await browser.send("POST", address, json: "{}", ["Sec-Fetch-Site": "cross-site"])
                #expect(code(foreign) == "cross_site")
            }
            site.clock.advance(by: 601)
            #expect(code(try await browser.send("POST", "/api/v1/proofs", json: "{}")) == "passkey_invalid")
            let wrong = try await browser.send("POST", "/api/v1/proofs", json: #"{"password":"wrong"}"#)
            #expect(code(wrong) == "wrong_credentials")
            let right = #"{"password":"\#(Jun.password)"}"#
            #expect(try await browser.send("POST", "/api/v1/proofs", json: right).status == 204)
            #expect(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}").status == 200)
        }
    }

    @Test("Only ways that the account has and that work here are offered")
    func offered() async throws {
        try await withJunLater { (site, browser, service) async throws in
            let page = try await browser.page("/settings/proof?for=link")
            #expect(page.id("proof") != nil)
            #expect(page.all("form").contains { $0["action"] == "/settings/proof/providers/github" })
            #expect(!page.all("button").contains { $0["data-passkey"] != nil })
            try await site.database.write { connection throws(StorageFault) in
                _ = try connection.run("DELETE FROM passwords")
                _ = try connection.run("UPDATE provider_links SET issuer = 'https://gone.example'")
            }
            let bare = try await browser.page("/settings/proof?for=link")
            #expect(bare.id("proof") == nil && bare.first("main")?.all("form").isEmpty == true)
            #expect(bare.first("main")?.text.contains(Words(.korean).noProof) == true)
        }
    }
}

extension StorySite {
    fileprivate var jun: Account.ID {
        get async throws { try #require(try await Accounts(database).account(handle: Jun.handle)?.id) }
    }
}
