import Domain
import Foundation
import Testing

@Suite("Signing in", .onBothEngines)
struct SignInTests {
    @Test("S3-1.1: a picture on top, id and password with placeholders, 로그인 and 회원가입 below")
    func theScreen() async throws {
        let page = try await StorySite.demo.value.page("/sign-in")
        let main = try #require(page.root.all("main").first)
        let order = main.descendants.compactMap { element -> String? in
            switch element.tag {
            case "img": "picture"
            case "input" where element["type"] != "hidden": element["placeholder"]
            case "button", "a": element.text.isEmpty ? nil : element.text
            default: nil
            }
        }
        #expect(order.prefix(5) == ["picture", "아이디", "비밀번호", "로그인", "회원가입"])
    }

    @Test("S3-1.3, S1-3.2: the plain form signs in, back to where one was, by cookies that no script reads")
    func signingInByThePlainForm() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            let reply = try await browser.submit(
                [("id", Jun.handle), ("password", Jun.password)], to: "/sign-in",
                from: "/sign-in?back=/stays/destination")
            #expect(reply.status == 303 && reply["location"] == "/stays/destination")
            for name in ["access", "refresh", "session"] {
                let cookie = try #require(browser.cookies[name])
                #expect(cookie.attributes.contains("HttpOnly") && cookie.attributes.contains("SameSite=Lax"))
            }
            #expect(browser.cookies["refresh"]?.path == "/session")
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("Over TLS the cookies are Secure and their names keep neighbours out")
    func cookiesOverTLS() async throws {
        try await withSite(origin: "https://nadri.test") { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            #expect(
                Set(browser.cookies.keys) == ["__Host-access", "__Secure-refresh", "__Host-session", "__Host-device"])
            for cookie in browser.cookies.values { #expect(cookie.attributes.contains("Secure")) }
            #expect(try await browser.isSignedIn)
            // What a neighbour could have set, without the prefix, is not looked at.
            let access = try #require(browser.cookie("__Host-access"))
            let other = StoryBrowser(site)
            other.setCookie("access", access)
            #expect(try await !other.isSignedIn)
        }
    }

    @Test("A wrong password and an unknown id are refused in the same words, with one look at a password each")
    func wrongCredentials() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            var told: [String] = []
            for id in [Jun.handle, "nobody_here"] {
                let before = site.passwords.runs
                let reply = try await browser.submit(
                    [("id", id), ("password", "not the one")], to: "/sign-in", from: "/sign-in")
                #expect(reply.status == 422)
                #expect(site.passwords.runs == before + 1)
                let page = try #require(Page(reply.text))
                #expect(page.root.all("input").first { $0["name"] == "id" }?["value"] == id)
                told.append(page.root.descendants.first { $0["id"] == "sign-in-password-said" }?.text ?? "-")
            }
            #expect(told[0] == told[1] && !told[0].isEmpty)
            #expect(browser.cookie("access") == nil)
        }
    }

    @Test("The id is taken as phones write it: with a capital and a space; the password in either Unicode form")
    func asPhonesWrite() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            let decomposed = Jun.password.decomposedStringWithCanonicalMapping
            #expect(Array(decomposed.utf8) != Array(Jun.password.utf8))
            let reply = try await browser.send(
                "POST", "/api/v1/sessions", json: Jun.session(id: "Jun_2027 ", password: decomposed))
            #expect(reply.status == 204)
        }
    }

    @Test(
        "An id that can be nobody's is refused like any other, whatever stands in it",
        arguments: ["a\\u0000b", "", "x"])
    func impossibleIDs(id: String) async throws {
        try await withSite { site in
            let before = site.passwords.runs
            let reply = try await StoryBrowser(site).send("POST", "/api/v1/tokens", json: Jun.session(id: id))
            #expect(reply.status == 422 && reply.json?["code"]?.text == "wrong_credentials")
            #expect(site.passwords.runs == before + 1)
        }
    }

    @Test("Guessing gets slower with each failure, and the owner's own browser is not held up by strangers")
    func guessing() async throws {
        try await withSite(limits: .init(signIns: .init(1000, inSeconds: 1))) { site in
            let owner = StoryBrowser(site)
            try await owner.joinAsJun()
            try await owner.signInAsJun()
            let thief = StoryBrowser(site)
            var statuses: [Int] = []
            for _ in 0..<6 {
                let reply = try await thief.send(
                    "POST", "/api/v1/sessions", json: Jun.session(password: "guess one two"))
                statuses.append(reply.status)
                if reply.status == 429 { #expect(Int(reply["retry-after"] ?? "") ?? 0 > 0) }
            }
            #expect(statuses.prefix(3) == [422, 422, 422] && statuses.contains(429))
            try await owner.signInAsJun()
        }
    }

    @Test("What others have put into the cookie of known devices is dropped, and hinders nobody from signing in")
    func foreignMarks() async throws {
        try await withJun { (site, browser) async throws in
            let mark = try #require(browser.cookie("device"))
            for value in ["a\tb", "\(mark).a\tb", "\(mark)\t.x", "..", "\"x\"", "\(mark)x"] {
                browser.setCookie("device", value)
                let reply = try await browser.send("POST", "/api/v1/sessions", json: Jun.session())
                #expect(reply.status == 204, "\(value)")
                #expect(browser.cookie("device") == mark, "\(value)")
            }
        }
    }

    @Test("Too many attempts of one address are told when to come again")
    func limitByAddress() async throws {
        try await withSite(limits: .init(signIns: .init(2, inSeconds: 60))) { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            try await browser.signInAsJun()
            let reply = try await browser.send("POST", "/api/v1/sessions", json: Jun.session())
            #expect(reply.status == 429 && reply["retry-after"] == "30")
            #expect(reply.json?["code"]?.text == "too_many_requests")
            site.clock.advance(by: 30)
            try await browser.signInAsJun()
        }
    }

    @Test(
        "The way back stays within the site",
        arguments: ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/a b"])
    func openRedirect(back: String) async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            let reply = try await browser.submit(
                [("id", Jun.handle), ("password", Jun.password), ("back", back)], to: "/sign-in", from: "/sign-in")
            #expect(reply.status == 303 && reply["location"] == "/")
        }
    }

    @Test("An app gets tokens as JSON, uses them without cookies, and renews them")
    func tokensForApps() async throws {
        try await withSite { site in
            let app = StoryBrowser(site)
            try await app.joinAsJun()
            let got = try await app.send("POST", "/api/v1/tokens", json: Jun.session())
            #expect(got.status == 200 && got["set-cookie"] == nil && got["cache-control"] == "no-store")
            let access = try #require(got.json?["access_token"]?.text)
            let refresh = try #require(got.json?["refresh_token"]?.text)
            #expect(try await app.get("/settings", ["Authorization": "Bearer " + access]).status == 200)
            site.clock.advance(by: 900)
            #expect(try await app.get("/settings", ["Authorization": "Bearer " + access]).status != 200)
            let again = try await app.send(
                "POST", "/api/v1/tokens/renewal", json: #"{"refresh_token":"\#(refresh)"}"#)
            let fresh = try #require(again.json?["access_token"]?.text)
            #expect(try await app.get("/settings", ["Authorization": "Bearer " + fresh]).status == 200)
        }
    }
}
