import Domain
import Testing

@Suite("Staying signed in", .onBothEngines)
struct SessionTests {
    @Test("S5-5.1: a page whose access has run out is renewed by a redirect there and back")
    func renewalOfAPage() async throws {
        try await withJun { (site, browser) async throws in
            let first = browser.cookie("refresh")
            site.clock.advance(by: 900)
            let reply = try await browser.get("/settings?from=menu")
            #expect(reply.status == 303 && reply["location"] == "/session/renewal?back=%2Fsettings%3Ffrom%3Dmenu")
            let there = try await browser.get("/session/renewal?back=%2Fsettings%3Ffrom%3Dmenu")
            #expect(there.status == 303 && there["location"] == "/settings?from=menu")
            #expect(there["cache-control"] == "no-store")
            #expect(browser.cookie("refresh") != first)
            #expect(try await browser.get("/settings?from=menu").status == 200)
        }
    }

    @Test("S5-5.1: a script is answered 401, renews, and asks again")
    func renewalByAScript() async throws {
        try await withJun { (site, browser) async throws in
            site.clock.advance(by: 900)
            #expect(try await browser.send("GET", "/api/v1/me").status == 401)
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            #expect(try await browser.send("GET", "/api/v1/me").json?["handle"]?.text == Jun.handle)
        }
    }

    @Test("S5-5.1: the same refresh sent twice within ten seconds is answered twice, and the session goes on")
    func sentTwice() async throws {
        try await withJun { (site, browser) async throws in
            let other = browser.copy()
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            site.clock.advance(by: 9)
            #expect(try await other.send("POST", "/session/renewal").status == 204)
            // The answer that was lost and the one that came brought the same token.
            #expect(other.cookie("refresh") == browser.cookie("refresh"))
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
        }
    }

    @Test("A refresh token used again later ends the session for everybody who has it")
    func reuse() async throws {
        try await withJun { (site, browser) async throws in
            let thief = browser.copy()
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            site.clock.advance(by: 60)
            #expect(try await thief.send("POST", "/session/renewal").status == 401)
            #expect(try await browser.send("POST", "/session/renewal").status == 401)
            #expect(try await browser.send("GET", "/api/v1/me").status == 401)
        }
    }

    @Test("S5-5.1: tabs that send one refresh token at the same moment are all answered, and the session goes on")
    func renewalsAtOnce() async throws {
        try await withJun { (site, browser) async throws in
            let tabs = (0..<8).map { _ in browser.copy() }
            #expect(try await renewedAtOnce(tabs) == Array(repeating: 204, count: 8))
            #expect(Set(tabs.map { $0.cookie("refresh") }).count == 1)
            #expect(try await tabs[7].send("POST", "/session/renewal").status == 204)
            #expect(try await tabs[0].get("/settings/devices").status == 200)
        }
    }

    @Test("A refresh token used again by several at once lets none of them in, nor anybody else from then on")
    func reuseAtOnce() async throws {
        try await withJun { (site, browser) async throws in
            let thieves = (0..<4).map { _ in browser.copy() }
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            site.clock.advance(by: 60)
            #expect(try await renewedAtOnce(thieves) == [401, 401, 401, 401])
            #expect(try await browser.send("POST", "/session/renewal").status == 401)
        }
    }

    @Test("A refresh token used again at the very moment when its owner renews ends the session all the same")
    func reuseDuringARenewal() async throws {
        try await withJun { (site, browser) async throws in
            let thief = browser.copy()
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            site.clock.advance(by: 60)
            #expect(try await renewedAtOnce([browser, thief]).contains(401))
            for one in [browser, thief] {
                #expect(try await one.send("GET", "/api/v1/me").status == 401)
                #expect(try await one.send("POST", "/session/renewal").status == 401)
            }
        }
    }

    /// What each is answered, in no order.
    private func renewedAtOnce(_ browsers: [StoryBrowser]) async throws -> [Int] {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for browser in browsers {
                group.addTask { try await browser.send("POST", "/session/renewal").status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("A renewal that is refused wipes nothing: a newer session of the same browser stays")
    func refusedRenewalWipesNothing() async throws {
        try await withJun { (site, browser) async throws in
            let late = browser.copy()
            _ = try await browser.send("DELETE", "/api/v1/sessions/current")
            try await browser.signInAsJun()
            let refused = try await late.send("POST", "/session/renewal")
            #expect(refused.status == 401)
            // Only the number of the session that is over is noted.
            let set = refused.headers.filter { $0.name.lowercased() == "set-cookie" }.map(\.value)
            #expect(set.count == 1 && set[0].hasPrefix("refused="))
            browser.setCookie("refused", late.cookie("refused"))
            site.clock.advance(by: 900)
            #expect(try await browser.visit("/settings").status == 200)
            // Who is over is not sent in circles.
            #expect(try await late.visit("/").status == 200)
            #expect(try await late.get("/")["location"] == nil)
        }
    }

    @Test(
        "A page is never sent round in circles, whatever stands in the cookies",
        arguments: ["hana", "", "1", "-1", "9e9"])
    func nonsenseInCookies(session: String) async throws {
        let browser = StoryBrowser(try await StorySite.demo.value)
        browser.setCookie("session", session)
        #expect(try await browser.visit("/").status == 200)
    }

    @Test("Signing out ends the session here and at once, and wins over a renewal under way")
    func signingOut() async throws {
        try await withJun { (site, browser) async throws in
            let renewing = browser.copy()
            #expect(try await renewing.send("POST", "/session/renewal").status == 204)
            let reply = try await browser.submit([], to: "/sign-out", from: "/settings")
            #expect(reply.status == 303 && reply["location"] == "/")
            #expect(browser.cookie("access") == nil && browser.cookie("refresh") == nil)
            // The cookies of the renewal came after the sign-out; they are worth nothing.
            #expect(try await renewing.send("GET", "/api/v1/me").status == 401)
            #expect(try await renewing.send("POST", "/session/renewal").status == 401)
        }
    }

    @Test("S5-5.1: signing out after the access has run out ends the session as well: it is renewed on the way")
    func lateSignOut() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings")
            let token = page.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let other = browser.copy()
            site.clock.advance(by: 900)
            // A browser lets go of the cookie then.
            browser.setCookie("access", nil)
            let first = try await browser.post([("form", token)], to: "/sign-out")
            #expect(first.status == 307)
            let second = try await browser.post([("form", token)], to: try #require(first["location"]))
            #expect(second.status == 307 && second["location"] == "/sign-out")
            let last = try await browser.post([("form", token)], to: "/sign-out")
            #expect(last.status == 303 && last["location"] == "/")
            #expect(browser.cookie("session") == nil && browser.cookie("refresh") == nil)
            // Within ten seconds it would be answered as the renewal was, if the session went on.
            #expect(try await other.send("POST", "/session/renewal").status == 401)
        }
    }

    @Test("S5-5.1: a script that signs out after the access has run out is answered 401, renews, and asks again")
    func lateSignOutByAScript() async throws {
        try await withJun { (site, browser) async throws in
            let other = browser.copy()
            site.clock.advance(by: 900)
            for access in [browser.cookie("access"), nil] {
                browser.setCookie("access", access)
                let reply = try await browser.send("DELETE", "/api/v1/sessions/current")
                #expect(reply.status == 401 && reply.json?["code"]?.text == "not_signed_in")
                #expect(browser.cookie("session") != nil && browser.cookie("refresh") != nil)
            }
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            #expect(try await browser.send("DELETE", "/api/v1/sessions/current").status == 204)
            #expect(try await other.send("POST", "/session/renewal").status == 401)
        }
    }

    @Test("An app that signs out by a token that proves nothing is told so; who brings nothing is signed out already")
    func signingOutOfNothing() async throws {
        try await withJun { (site, browser) async throws in
            let tokens = try await browser.send("POST", "/api/v1/tokens", json: Jun.session())
            let access = try #require(tokens.json?["access_token"]?.text)
            site.clock.advance(by: 900)
            for credentials in ["Bearer \(access)", "Bearer x", "Basic x"] {
                let headers = ["Authorization": credentials]
                let reply = try await StoryBrowser(site).send("DELETE", "/api/v1/sessions/current", headers)
                #expect(reply.status == 401, "\(credentials)")
            }
            #expect(try await StoryBrowser(site).send("DELETE", "/api/v1/sessions/current").status == 204)
        }
    }

    @Test("After 28 days without a visit the session is over")
    func expiry() async throws {
        try await withJun { (site, browser) async throws in
            site.clock.advance(by: 28 * 86_400)
            #expect(try await browser.send("POST", "/session/renewal").status == 401)
            #expect(try await browser.visit("/settings").status == 200)
            #expect(try await browser.get("/settings")["location"]?.hasPrefix("/sign-in") == true)
        }
    }

    @Test("Every sign-in is a session of its own: a token that a stranger has set beforehand is not taken over")
    func fixation() async throws {
        try await withJun { (site, browser) async throws in
            let session = browser.cookie("session")
            let refresh = browser.cookie("refresh")
            try await browser.signInAsJun()
            #expect(browser.cookie("session") != session && browser.cookie("refresh") != refresh)
        }
    }

    @Test("A refresh token of another session than this browser's, as a neighbouring host could set it, renews nothing")
    func anothersRefreshToken() async throws {
        try await withJun { (site, browser) async throws in
            let neighbour = StoryBrowser(site)
            try await neighbour.signInAsJun()
            let other = browser.copy()
            other.setCookie("refresh", neighbour.cookie("refresh"), path: "/session")
            #expect(try await other.send("POST", "/session/renewal").status == 401)
            let page = try await other.get("/session/renewal?back=%2Fsettings")
            #expect(page.status == 303)
            #expect(other.cookie("access") == browser.cookie("access"))
            #expect(other.cookie("session") == browser.cookie("session"))
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
        }
    }

    @Test("Pages of somebody signed in are for nobody else, and are asked for again before they show")
    func privatePages() async throws {
        try await withJun { (site, browser) async throws in
            for address in ["/", "/settings", "/stays/destination"] {
                #expect(try await browser.get(address)["cache-control"] == "private, no-cache", "\(address)")
            }
            #expect(try await StoryBrowser(site).get("/")["cache-control"] == "no-cache")
        }
    }

    @Test("S1-1.3: the last tab reads 로그인, and 프로필 once signed in")
    func theTab() async throws {
        try await withJun { (site, browser) async throws in
            func tabs(_ browser: StoryBrowser) async throws -> [String] {
                let page = try #require(Page(try await browser.get("/").text))
                let bar = page.root.descendants.first { $0["id"] == "tabs" }
                return bar?.all("li").map(\.text) ?? []
            }
            #expect(try await tabs(StoryBrowser(site)).last == "로그인")
            #expect(try await tabs(browser).last == "프로필")
        }
    }
}

@Suite("Requests from elsewhere", .onBothEngines)
struct CrossSiteTests {
    @Test("Another site's page changes nothing", arguments: ["cross-site", "same-site", "none"])
    func byFetchMetadata(site value: String) async throws {
        try await withJun { (site, browser) async throws in
            let headers = ["Sec-Fetch-Site": value]
            #expect(try await browser.send("DELETE", "/api/v1/sessions/current", headers).status == 403)
            #expect(try await browser.post([], to: "/sign-out", headers).status == 403)
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("Nor does it in an older browser, which only tells the origin")
    func byOrigin() async throws {
        try await withJun { (site, browser) async throws in
            #expect(try await browser.post([], to: "/sign-out", ["Origin": "https://evil.example"]).status == 403)
            #expect(try await browser.post([], to: "/sign-out", ["Origin": "null"]).status == 403)
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("A form without its token, or with that of another browser, is refused in the reader's language")
    func formTokens() async throws {
        try await withJun { (site, browser) async throws in
            #expect(try await browser.post([], to: "/sign-out").status == 403)
            let stranger = StoryBrowser(site)
            let page = try #require(Page(try await stranger.get("/sign-in").text))
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            #expect(!token.isEmpty)
            let reply = try await browser.post([("form", token)], to: "/sign-out")
            #expect(reply.status == 403 && reply.text.contains("처리하지 못했어요"))
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("A script's request needs the header that no other site's page can add")
    func header() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let reply = try await browser.ask(
                "POST", "/api/v1/sessions", ["Content-Type": "application/json"], body: Array(Jun.session().utf8))
            #expect(reply.status == 403 && reply.json?["code"]?.text == "cross_site")
        }
    }

    @Test("Bodies that can't be read are refused, each in its way")
    func bodies() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let nonsense = try await browser.send("POST", "/api/v1/sessions", json: "{\"id\":")
            #expect(nonsense.status == 400)
            let type = try await browser.send("POST", "/api/v1/sessions", json: "{}", ["Content-Type": "text/plain"])
            #expect(type.status == 415)
            let large = try await browser.send(
                "POST", "/api/v1/sessions", json: #"{"id":"\#(String(repeating: "x", count: 40_000))"}"#)
            #expect(large.status == 413)
        }
    }
}

/// A site on which Jun has joined and signed in.
func withJun(_ test: (StorySite, StoryBrowser) async throws -> Void) async throws {
    try await withSite { site in
        let browser = StoryBrowser(site)
        try await browser.joinAsJun()
        try await browser.signInAsJun()
        try await test(site, browser)
    }
}
