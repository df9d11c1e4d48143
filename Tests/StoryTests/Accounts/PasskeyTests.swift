import Domain
import SignIn
import Storage
import Testing
import Wire

@Suite("Passkeys", .onBothEngines)
struct PasskeyTests {
    private func code(_ reply: Reply) -> String { reply.json?["code"]?.text ?? "\(reply.status)" }

    @Test("S1-3.2: a passkey is added in the settings and signs in without id and password")
    func addingAndSigningIn() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            let added = try await device.add(browser, label: "Jun의 아이폰")
            #expect(added.status == 201 && added.json?["label"]?.text == "Jun의 아이폰")
            #expect(browser.cookie("passkey") == nil, "the challenge is gone")
            let settings = try #require(Page(try await browser.get("/settings").text))
            let section = try #require(settings.id("passkeys"))
            #expect(section.text.contains("Jun의 아이폰") && section.text.contains("2027년 3월 1일부터"))

            let other = StoryBrowser(site)
            let reply = try await device.signIn(other)
            #expect(reply.status == 204 && reply["cache-control"] == "no-store")
            #expect(try await other.send("GET", "/api/v1/me").json?["handle"]?.text == Jun.handle)
            for name in ["access", "refresh", "session", "device"] {
                #expect(other.cookies[name]?.attributes.contains("HttpOnly") == true)
            }
        }
    }

    @Test("the device is asked for ES256, for a passkey found without an id, and for its owner")
    func options() async throws {
        try await withJun { (_, browser) async throws in
            let reply = try await browser.send("POST", "/api/v1/passkeys/options", json: "{}")
            #expect(reply["cache-control"] == "no-store")
            let options = try #require(reply.json)
            #expect(try Device.challenge(options).count == 32)
            #expect(options["rp"]?["id"]?.text == "nadri.test")
            #expect(options["user"]?["name"]?.text == Jun.handle)
            #expect(options["pubKeyCredParams"]?.elements?.map { $0["alg"]?.integer } == [-7])
            let selection = options["authenticatorSelection"]
            #expect(selection?["residentKey"]?.text == "required")
            #expect(selection?["userVerification"]?.text == "required")
            #expect(options["attestation"]?.text == "none")
            #expect(options["excludeCredentials"]?.elements?.isEmpty == true)
            let cookie = try #require(browser.cookies["passkey"])
            #expect(cookie.attributes.contains("HttpOnly") && cookie.attributes.contains("Max-Age=300"))

            var device = Device()
            #expect(try await device.add(browser).status == 201)
            let again = try await browser.send("POST", "/api/v1/passkeys/options", json: "{}").json
            let known = again?["excludeCredentials"]?.elements?.map { $0["id"]?.text }
            #expect(known == [Base64URL.encode(device.authenticator.credential)])

            let session = try await browser.send("POST", "/api/v1/sessions/passkey/options", json: "{}").json
            #expect(session?["rpId"]?.text == "nadri.test" && session?["userVerification"]?.text == "required")
            #expect(session?["allowCredentials"]?.elements?.isEmpty == true)
        }
    }

    @Test("behind TLS the site's own name counts, whatever the request calls it")
    func behindTLS() async throws {
        try await withSite(origin: "https://nadri.example") { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            var device = Device()
            #expect(code(try await device.add(browser)) == "passkey_invalid")
            device.authenticator.origin = "https://nadri.example"
            device.authenticator.party = "nadri.example"
            #expect(try await device.add(browser).status == 201)
            #expect(try await device.signIn(StoryBrowser(site)).status == 204)
        }
    }

    @Test("adding needs somebody signed in, the header of our scripts, and our own page")
    func whoMayAdd() async throws {
        try await withJun { (site, browser) async throws in
            for address in ["/api/v1/passkeys/options", "/api/v1/passkeys"] {
                #expect(code(try await StoryBrowser(site).send("POST", address, json: "{}")) == "not_signed_in")
            }
            for address in [
                "/api/v1/passkeys/options", "/api/v1/passkeys", "/api/v1/sessions/passkey/options",
                "/api/v1/sessions/passkey",
            ] {
                let foreign = try await browser.send("POST", address, json: "{}", ["Sec-Fetch-Site": "cross-site"])
                #expect(code(foreign) == "cross_site")
                let bare = try await browser.ask(
                    "POST", address, ["Content-Type": "application/json"], body: Array("{}".utf8))
                #expect(code(bare) == "cross_site")
            }
        }
    }

    @Test("a challenge is for its browser, its purpose, its session, and for five minutes")
    func challenges() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            #expect(try await device.add(browser).status == 201)

            // Nobody's challenge, and another browser's.
            let other = StoryBrowser(site)
            let options = try #require(
                try await browser.send("POST", "/api/v1/sessions/passkey/options", json: "{}").json)
            let assertion = try Device.assertion(device.authenticator, options)
            #expect(code(try await device.signIn(other, with: assertion)) == "passkey_expired")
            _ = try await other.send("POST", "/api/v1/sessions/passkey/options", json: "{}")
            #expect(code(try await device.signIn(other, with: assertion)) == "passkey_invalid")

            // What was given out for signing in adds nothing, and the other way round.
            let made = Device(2).registration(try Device.challenge(options))
            #expect(code(try await device.send(made, to: browser)) == "passkey_expired")
            let addition = try #require(try await browser.send("POST", "/api/v1/passkeys/options", json: "{}").json)
            let signed = try Device.assertion(device.authenticator, addition)
            #expect(code(try await device.signIn(browser, with: signed)) == "passkey_expired")

            // Another session of the same person.
            let forFirst = Device(3).registration(try Device.challenge(addition))
            try await browser.signInAsJun()
            #expect(code(try await device.send(forFirst, to: browser)) == "passkey_expired")

            let late = try #require(
                try await other.send("POST", "/api/v1/sessions/passkey/options", json: "{}").json)
            site.clock.advance(by: 300)
            let tooLate = try Device.assertion(device.authenticator, late)
            #expect(code(try await device.signIn(other, with: tooLate)) == "passkey_expired")
        }
    }

    @Test("what has signed in once signs nobody in again, with the same cookie or any other")
    func replay() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            #expect(try await device.add(browser).status == 201)
            let other = StoryBrowser(site)
            let options = try #require(
                try await other.send("POST", "/api/v1/sessions/passkey/options", json: "{}").json)
            let thief = other.copy()
            let assertion = try Device.assertion(device.authenticator, options)
            #expect(try await device.signIn(other, with: assertion).status == 204)
            #expect(code(try await device.signIn(thief, with: assertion)) == "passkey_expired")
            #expect(thief.cookie("access") == nil)
            _ = try await thief.send("POST", "/api/v1/sessions/passkey/options", json: "{}")
            #expect(code(try await device.signIn(thief, with: assertion)) == "passkey_invalid")
        }
    }

    @Test("of an authenticator that counts, a count that has not grown tells of a copy, and is refused")
    func counter() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            device.authenticator.signCount = 7
            #expect(try await device.add(browser).status == 201)
            for (count, status) in [(7, 422), (8, 204), (8, 422), (0, 422), (9, 204)] as [(UInt32, Int)] {
                device.authenticator.signCount = count
                #expect(try await device.signIn(StoryBrowser(site)).status == status, "\(count)")
            }
            // Those of phones don't count.
            var phone = Device(2)
            #expect(try await phone.add(browser).status == 201)
            for _ in 0..<2 { #expect(try await phone.signIn(StoryBrowser(site)).status == 204) }
        }
    }

    @Test("an unknown passkey, somebody else's signature and a wrong user are refused in the same words")
    func refusals() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            #expect(try await device.add(browser).status == 201)
            var unknown = device
            unknown.authenticator.credential = [UInt8](repeating: 200, count: 32)
            var otherKey = Device()
            otherKey.authenticator.user = device.authenticator.user
            var otherUser = device
            otherUser.authenticator.user = PasskeyCredential.user(account: 999)
            var told: Set<String> = []
            for wrong in [unknown, otherKey, otherUser] {
                let stranger = StoryBrowser(site)
                let reply = try await wrong.signIn(stranger)
                #expect(reply.status == 422 && code(reply) == "passkey_invalid")
                #expect(stranger.cookie("access") == nil)
                told.insert(reply.json?["detail"]?.text ?? "-")
            }
            #expect(told.count == 1)
        }
    }

    @Test("one passkey is one account's: nobody adds it again")
    func known() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            #expect(try await device.add(browser).status == 201)
            #expect(code(try await device.add(browser)) == "passkey_known")
            let hana = StoryBrowser(site)
            _ = try await hana.send("POST", "/api/v1/accounts", json: Jun.order(handle: "hana_kim"))
            _ = try await hana.send("POST", "/api/v1/sessions", json: Jun.session(id: "hana_kim"))
            #expect(code(try await device.add(hana)) == "passkey_known")
            let reply = try await Device(2).signIn(StoryBrowser(site))
            #expect(code(reply) == "passkey_invalid")
        }
    }

    @Test("an account has at most twenty")
    func atMostTwenty() async throws {
        try await withJun { (site, browser) async throws in
            let jun = try #require(try await Accounts(site.database).account(handle: Jun.handle))
            for number in 1...20 as ClosedRange<UInt8> {
                _ = try await Passkeys(site.database).add(
                    Passkey(
                        account: jun.id, credential: [number], publicKey: [1], signCount: 0, label: "\(number)",
                        createdAt: 1, lastUsedAt: 1))
            }
            var device = Device()
            #expect(code(try await device.add(browser)) == "passkey_limit")
        }
    }

    @Test("without a name a passkey is called as the browser is; a name is one line of at most 80 letters")
    func labels() async throws {
        let iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
        try await withJun { (_, browser) async throws in
            for (number, label, expected) in [
                (1, " \\n ", "–"), (2, " my \\t phone ", "my phone"),
                (3, String(repeating: "가", count: 200), String(repeating: "가", count: 80)),
                (4, "<b>x</b>", "<b>x</b>"),
                (5, String(repeating: "\u{1100}\u{1161}", count: 81), String(repeating: "가", count: 80)),
                (6, "x" + String(repeating: "\u{301}", count: 2500), "x" + String(repeating: "\u{301}", count: 79)),
            ] as [(UInt8, String, String)] {
                var device = Device(number)
                let text = try await device.add(browser, label: label).json?["label"]?.text ?? ""
                #expect(Array(text.utf8) == Array(expected.utf8))
            }
            var phone = Device(9)
            let named = try await phone.add(browser, ["User-Agent": iPhone])
            #expect(named.json?["label"]?.text == "Safari, iPhone")
            let page = try await browser.get("/settings").text
            #expect(page.contains("&lt;b&gt;x&lt;/b&gt;") && !page.contains("<b>x</b>"))
        }
    }

    @Test("a passkey is removed in the settings by its owner, and then opens nothing")
    func removal() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            let id = try #require(try await device.add(browser).json?["id"]?.integer)
            let address = "/settings/passkeys/\(id)/removal"
            let hana = StoryBrowser(site)
            _ = try await hana.send("POST", "/api/v1/accounts", json: Jun.order(handle: "hana_kim"))
            _ = try await hana.send("POST", "/api/v1/sessions", json: Jun.session(id: "hana_kim"))
            var hers = Device(2)
            let hersID = try #require(try await hers.add(hana).json?["id"]?.integer)
            let token = try #require(
                Page(try await hana.get("/settings").text)?.root.all("input").first { $0["name"] == "form" }?["value"])
            #expect(try await hana.post([("form", token)], to: address).status == 404)
            #expect(try await browser.post([], to: address).status == 403, "without the form's token")
            #expect(try await device.signIn(StoryBrowser(site)).status == 204)

            let reply = try await browser.submit([], to: address, from: "/settings")
            #expect(reply.status == 303 && reply["location"] == "/settings?news=passkey-removed#passkeys")
            #expect(code(try await device.signIn(StoryBrowser(site))) == "passkey_invalid")
            #expect(try await hers.signIn(StoryBrowser(site)).status == 204)
            #expect(hersID != id)
            let nobody = try await StoryBrowser(site).post([], to: address)
            #expect(nobody.status == 303 && nobody["location"]?.hasPrefix("/sign-in") == true)
        }
    }

    @Test("the last way in can't be removed")
    func lastWayIn() async throws {
        try await withSite { site in
            // Who came by a provider and has unlinked it since.
            let identity = ProviderIdentity(issuer: "https://id.example", subject: "mira")
            let account = Account(
                id: Account.ID(0), handle: "mira", introduction: "산", phone: "01000000000", birthDate: Story.today,
                avatarSeed: 1, createdAt: 1)
            let mira = try await Accounts(site.database).create(AccountDraft(account, identity: identity))
            var device = Device()
            device.authenticator.user = PasskeyCredential.user(account: mira.number)
            let added = try await Passkeys(site.database).add(
                Passkey(
                    account: mira, credential: device.authenticator.credential,
                    publicKey: device.authenticator.publicKey, signCount: 0, label: "열쇠", createdAt: 1, lastUsedAt: 1))
            guard case .added(let id) = added else {
                Issue.record("\(added)")
                return
            }
            #expect(
                try await ProviderLinks(site.database).unlink(
                    identity, of: mira, offered: [identity.issuer]) == .removed)
            let browser = StoryBrowser(site)
            #expect(try await device.signIn(browser).status == 204)
            let reply = try await browser.submit([], to: "/settings/passkeys/\(id.number)/removal", from: "/settings")
            #expect(reply.status == 422)
            #expect(Page(reply.text)?.first("main")?.text.contains("로그인할 방법이 이것뿐") == true)
            #expect(try await device.signIn(StoryBrowser(site)).status == 204)
        }
    }

    @Test("too many attempts of one address are told when to come again")
    func limits() async throws {
        try await withSite(limits: .init(signIns: .init(2, inSeconds: 60), passkeys: .init(2, inSeconds: 60))) { site in
            let browser = StoryBrowser(site)
            for address in ["/api/v1/sessions/passkey/options", "/api/v1/sessions/passkey"] {
                for _ in 0..<2 { #expect(try await browser.send("POST", address, json: "{}").status != 429) }
                let reply = try await browser.send("POST", address, json: "{}")
                #expect(reply.status == 429 && reply["retry-after"] == "30")
            }
        }
    }

    @Test("nonsense in any field is refused as such")
    func nonsense() async throws {
        try await withJun { (_, browser) async throws in
            for address in ["/api/v1/passkeys", "/api/v1/sessions/passkey"] {
                for body in [
                    "{}", #"{"credential":{}}"#, #"{"credential":{"id":"AA=="}}"#,
                    #"{"credential":{"id":"AA","type":"password","response":{}}}"#,
                ] {
                    #expect(code(try await browser.send("POST", address, json: body)) == "passkey_invalid")
                }
                for body in ["[]", "null", #"{"credential":[]}"#, #"{"credential":{"response":7}}"#] {
                    #expect(try await browser.send("POST", address, json: body).status == 400, "\(body)")
                }
            }
        }
    }

    @Test(
        "the button stands on both pages in three languages, with the script that works it, and no other page runs it")
    func buttons() async throws {
        try await withJun { (site, browser) async throws in
            for (language, add, signIn) in [
                ("ko", "패스키 추가", "패스키로 로그인"), ("en", "Add a passkey", "Sign in with a passkey"),
                ("ja", "パスキーを追加", "パスキーでログイン"),
            ] {
                let settings = try #require(Page(try await browser.get("/settings?lang=\(language)").text))
                let page = try await site.page("/sign-in?lang=\(language)")
                for (page, what, name) in [(settings, "add", add), (page, "sign-in", signIn)] {
                    #expect(page.all("button").first { $0["data-passkey"] == what }?.text == name)
                    #expect(page.all("script").contains { $0["src"]?.hasSuffix("/passkeys.js") == true })
                }
            }
            let home = try await site.page("/")
            #expect(!home.all("script").contains { $0["src"]?.hasSuffix("/passkeys.js") == true })
        }
    }
}
