import Domain
import Foundation
import Storage
import Testing
import Wire

@Suite("What one has told of oneself, by the API", .onBothEngines)
struct MeTests {
    /// An app that has got its access token, and no cookies.
    private struct App {
        let site: StorySite
        let access: String

        init(_ site: StorySite) async throws {
            self.site = site
            let reply = try await site.ask(
                "POST", "/api/v1/tokens", ["Nadri-Request": "1", "Content-Type": "application/json"],
                body: Array(Jun.session().utf8))
            access = try #require(reply.json?["access_token"]?.text)
        }

        func patch(_ json: String, type: String = "application/merge-patch+json") async throws -> Reply {
            let headers = ["Authorization": "Bearer " + access, "Content-Type": type]
            return try await site.ask("PATCH", "/api/v1/me", headers, body: Array(json.utf8))
        }

        func get() async throws -> Reply {
            try await site.get("/api/v1/me", ["Authorization": "Bearer " + access])
        }
    }

    /// What stands in the database of Jun.
    private func stored(_ site: StorySite) async throws -> Account {
        try #require(try await Accounts(site.database).account(handle: Jun.handle))
    }

    private func told(_ reply: Reply) -> [String] {
        (reply.json?["refusals"]?.elements ?? []).map { ($0["field"]?.text ?? "") + " " + ($0["code"]?.text ?? "") }
    }

    @Test(
        "S2-10.1: an app reads and changes name, introduction, language, phone and birth date, without a page's header")
    func changing() async throws {
        try await withJun { (site, _) async throws in
            let app = try await App(site)
            let before = try #require(try await app.get().json)
            #expect(before.members?.map(\.name) == ["handle", "name", "introduction", "phone", "birth", "language"])
            #expect(before["name"]?.isNull == true && before["language"]?.isNull == true)
            #expect(before["phone"]?.text == "01012345678" && before["birth"]?.text == "1996-02-29")
            let reply = try await app.patch(
                #"{"name":" 김 준 ","introduction":"섬이 좋아요.\r\n기차도요.","phone":"+82 10-9876-5432","#
                    + #""birth":"1995-12-31","language":"ja"}"#)
            #expect(reply.status == 200 && reply["cache-control"] == "no-store" && reply["set-cookie"] == nil)
            let after = try #require(reply.json)
            #expect(after["handle"]?.text == Jun.handle && after["name"]?.text == "김 준")
            #expect(after["introduction"]?.text == "섬이 좋아요.\n기차도요." && after["phone"]?.text == "821098765432")
            #expect(after["birth"]?.text == "1995-12-31" && after["language"]?.text == "ja")
            #expect(try await app.get().body == reply.body)
        }
    }

    @Test("A patch changes what it names and nothing else; null takes away what needn't be there")
    func mergePatch() async throws {
        try await withJun { (site, _) async throws in
            let app = try await App(site)
            var expected = try await stored(site)
            #expect(try await app.patch("{}").status == 200)
            #expect(try await stored(site) == expected)
            #expect(try await app.patch(#"{"name":"준","language":"en"}"#, type: "application/json").status == 200)
            (expected.name, expected.language) = ("준", .english)
            #expect(try await stored(site) == expected)
            #expect(try await app.patch(#"{"phone":"0212345678"}"#).status == 200)
            expected.phone = "0212345678"
            #expect(try await stored(site) == expected)
            let taken = try await app.patch(#"{"name":null,"language":null}"#)
            #expect(taken.json?["name"]?.isNull == true && taken.json?["language"]?.isNull == true)
            (expected.name, expected.language) = ("", nil)
            #expect(try await stored(site) == expected)
            let missing = try await app.patch(#"{"introduction":null,"phone":null,"birth":null}"#)
            #expect(missing.status == 422)
            #expect(told(missing) == ["introduction missing", "phone missing", "birth missing"])
            #expect(try await stored(site) == expected)
        }
    }

    @Test("The rules of the settings' page hold; all that is wrong is told at once, and nothing of it is done")
    func refusals() async throws {
        try await withJun { (site, _) async throws in
            let app = try await App(site)
            let before = try await stored(site)
            let name = String(repeating: "준", count: 61)
            let reply = try await app.patch(
                #"{"introduction":"잘 지내요","name":"\#(name)","phone":"12","birth":"2013-03-03","language":"fr"}"#)
            #expect(reply.status == 422 && reply["content-type"] == "application/problem+json")
            #expect(told(reply) == ["name too_long", "phone too_short", "birth too_young", "language unknown"])
            #expect(reply.json?["code"]?.text == "refused" && reply.json?["field"]?.text == "name")
            #expect(told(try await app.patch(#"{"introduction":"a\u0000b"}"#)) == ["introduction bad_character"])
            #expect(try await stored(site) == before)
        }
    }

    @Test("Only what may be changed can be named: all the rest is refused by its name, together with what was right")
    func massAssignment() async throws {
        let names = [
            "handle", "id", "account", "password", "passwordHash", "password_hash", "picture", "picture_key", "avatar",
            "avatar_seed", "avatarSeed", "theme", "created_at", "createdAt", "birth_date", "birthDate", "phoneNumber",
            "role", "isAdmin", "points", "sessions", "__proto__", "constructor", "Name", "name ", "", "n\u{0}ame",
        ]
        try await withJun { (site, _) async throws in
            let app = try await App(site)
            let before = try await stored(site)
            for name in names {
                let quoted = String(decoding: name.json, as: UTF8.self)
                let reply = try await app.patch(#"{"name":"Admin",\#(quoted):"1"}"#)
                #expect(reply.status == 422, "\(name)")
                #expect(reply.json?["field"]?.text == name)
                #expect(told(reply) == [name + (name == "handle" ? " read_only" : " unknown_field")])
            }
            let several = try await app.patch(#"{"role":"host","handle":"root","name":{"$ne":1},"phone":["1"]}"#)
            #expect(
                told(several) == ["role unknown_field", "handle read_only", "name wrong_type", "phone wrong_type"])
            #expect(told(try await app.patch(#"{"name":"a","name":"b"}"#)) == ["name repeated"])
            for value in ["1", "true", "1.5", "[]", "{}"] {
                #expect(told(try await app.patch(#"{"birth":\#(value)}"#)) == ["birth wrong_type"])
            }
            #expect(try await stored(site) == before)
        }
    }

    @Test(
        "What is refused is said in the reader's language with the field's name",
        arguments: [
            (Language.korean, "“handle” 항목은 바꿀 수 없어요."), (.english, "“handle” can't be changed."),
            (.japanese, "「handle」は変更できません。"),
        ])
    func words(language: Language, text: String) async throws {
        try await withJun { (site, _) async throws in
            let app = try await App(site)
            let headers = [
                "Authorization": "Bearer " + app.access, "Content-Type": "application/json",
                "Accept-Language": language.rawValue,
            ]
            let reply = try await site.ask("PATCH", "/api/v1/me", headers, body: Array(#"{"handle":"root"}"#.utf8))
            #expect(reply.json?["detail"]?.text == text)
        }
    }

    @Test("A body that is no object, no JSON, of another type or too long is refused, each in its way")
    func bodies() async throws {
        try await withJun { (site, _) async throws in
            let app = try await App(site)
            for body in ["", "null", "[]", "\"name\"", "1", "{\"name\":", "{\"name\":\"a\"}}", "{\"name\":\"\u{1}\"}"] {
                let reply = try await app.patch(body)
                #expect(reply.status == 400 && reply.json?["code"]?.text == "malformed", "\(body)")
            }
            let type = try await app.patch("{}", type: "application/json-patch+json")
            #expect(type.status == 415)
            #expect(type["accept-patch"] == "application/merge-patch+json, application/json")
            let long = try await app.patch(#"{"name":"\#(String(repeating: "x", count: 40_000))"}"#)
            #expect(long.status == 413)
        }
    }

    @Test("S1-3.2: a browser's cookies change nothing without the header of our scripts and our own page")
    func crossSite() async throws {
        try await withJun { (site, browser) async throws in
            let before = try await stored(site)
            let body = Array(#"{"name":"Eve"}"#.utf8)
            let type = ["Content-Type": "application/merge-patch+json"]
            let attempts: [[String: String]] = [
                [:], ["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "cross-site", "Nadri-Request": "1"],
                ["Sec-Fetch-Site": "same-site", "Nadri-Request": "1"],
                ["Origin": "https://evil.example", "Nadri-Request": "1"], ["Origin": "null", "Nadri-Request": "1"],
            ]
            for headers in attempts {
                let reply = try await browser.ask("PATCH", "/api/v1/me", type.merging(headers) { $1 }, body: body)
                #expect(reply.status == 403 && reply.json?["code"]?.text == "cross_site", "\(headers)")
            }
            // A header of credentials does away with the check, and then with the cookies too.
            for credentials in ["Basic anVuOmp1bg==", "Bearer", "Bearer ", "Bearer x", "bearer x", ""] {
                let headers = type.merging(["Authorization": credentials]) { $1 }
                let reply = try await browser.ask("PATCH", "/api/v1/me", headers, body: body)
                #expect(reply.status == 401, "\(credentials)")
                #expect(reply["www-authenticate"] == "Bearer" && reply.json?["code"]?.text == "not_signed_in")
            }
            #expect(try await stored(site) == before)
            let own = try await browser.send("PATCH", "/api/v1/me", json: #"{"name":"준"}"#)
            #expect(own.status == 200 && own.json?["name"]?.text == "준")
        }
    }

    @Test("In a browser the language that is chosen so holds for pages at once; taken away, the browser's own does")
    func language() async throws {
        try await withJun { (site, browser) async throws in
            _ = try await browser.send("PATCH", "/api/v1/me", json: #"{"language":"ja"}"#)
            #expect(try await browser.page("/settings").first("html")?["lang"] == "ja")
            let phone = StoryBrowser(site)
            try await phone.signInAsJun()
            #expect(phone.cookie("lang") == "ja", "it goes along to another device")
            _ = try await browser.send("PATCH", "/api/v1/me", json: #"{"name":"준"}"#)
            #expect(browser.cookie("lang") == "ja")
            _ = try await browser.send("PATCH", "/api/v1/me", json: #"{"language":null}"#)
            #expect(browser.cookie("lang") == nil)
            let reply = try await browser.get("/settings", ["Accept-Language": "en"])
            #expect(Page(reply.text)?.first("html")?["lang"] == "en")
        }
    }

    @Test("Nobody reads or changes anything whose access has run out or whose session has ended")
    func strangers() async throws {
        try await withJun { (site, browser) async throws in
            let app = try await App(site)
            for reply in [
                try await site.get("/api/v1/me"), try await StoryBrowser(site).send("PATCH", "/api/v1/me", json: "{}"),
            ] {
                #expect(reply.status == 401 && reply["www-authenticate"] == "Bearer")
            }
            site.clock.advance(by: 900)
            #expect(try await app.get().status == 401)
            #expect(try await app.patch("{}").status == 401)
            let fresh = try await App(site)
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            _ = try await browser.submit(
                [("proof", Jun.password)], to: "/settings/deletion", from: "/settings/deletion")
            #expect(try await fresh.patch(#"{"name":"준"}"#).status == 401)
        }
    }

    @Test("Markup in what was sent stays text on every page that shows it")
    func scripts() async throws {
        try await withJun { (site, browser) async throws in
            let attack = #""><script>alert(1)</script>"#
            let quoted = String(decoding: attack.json, as: UTF8.self)
            _ = try await browser.send("PATCH", "/api/v1/me", json: #"{"name":\#(quoted),"introduction":\#(quoted)}"#)
            let shown = try await browser.page("/settings")
            #expect(shown.first("h2")?.text == attack && shown.first("p", class: "profile-text")?.text == attack)
            #expect(shown.all("script").allSatisfy { $0.text.isEmpty })
        }
    }
}
