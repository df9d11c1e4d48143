import Domain
import Foundation
import Storage
import Testing

private let parts = ["profile", "password", "recovery-codes", "devices", "deletion"].map { "/settings/" + $0 }

@Suite("The settings", .onBothEngines)
struct SettingsTests {
    @Test("S2-10.1, S2-10.2: what one has told of oneself, and every way to change it; the arrow leads back")
    func theScreen() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings?back=/stays/search?place=1")
            #expect(page.first("h1")?.text == "프로필과 설정")
            #expect(page.first("header")?.first("a")?["href"] == "/stays/search?place=1")
            #expect(page.first("h2")?.text == Jun.handle)
            let links = page.all("main").first?.all("a").compactMap { $0["href"] } ?? []
            for address in ["profile", "password", "recovery-codes", "devices", "export", "deletion"] {
                #expect(links.contains("/settings/" + address))
            }
            #expect(links.contains("/language/en?back=%2Fsettings%3Fback%3D%252Fstays%252Fsearch%253Fplace%253D1"))
            #expect(page.screen == nil && page.hasOnlyOurScripts, "it works without scripts")
        }
    }

    @Test("Each page of the settings has its way back, and is for nobody but its reader", arguments: parts)
    func pages(address: String) async throws {
        try await withJun { (site, browser) async throws in
            let reply = try await browser.get(address)
            #expect(reply.status == 200 && reply["cache-control"] == "private, no-cache")
            let page = try #require(Page(reply.text))
            #expect(page.first("header")?.first("a")?["href"] == "/settings")
            let stranger = try await StoryBrowser(site).get(address)
            let encoded = address.replacing("/", with: "%2F")
            #expect(stranger.status == 303 && stranger["location"] == "/sign-in?back=" + encoded)
        }
    }

    @Test("A way back that leads elsewhere is not taken, and news that nobody knows says nothing")
    func addresses() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings?back=//evil.example&news=You+have+won")
            #expect(page.first("header")?.first("a")?["href"] == "/")
            #expect(page.all("p", class: "banner").isEmpty && !page.root.text.contains("won"))
        }
    }

    @Test("Name and introduction are saved, told so, and shown; an emptied name shows the id")
    func profile() async throws {
        try await withJun { (site, browser) async throws in
            let reply = try await browser.submit(
                [("name", "  김 준 "), ("introduction", "섬이 좋아요.\r\n기차도요.")], to: "/settings/profile",
                from: "/settings/profile")
            #expect(reply.status == 303 && reply["location"] == "/settings?news=profile")
            let page = try await browser.page("/settings?news=profile")
            #expect(page.first("p", class: "banner")?.text == "프로필을 저장했어요.")
            #expect(page.first("h2")?.text == "김 준")
            #expect(page.first("p", class: "profile-text")?.text == "섬이 좋아요.\n기차도요.")
            _ = try await browser.submit([("name", " ")], to: "/settings/profile", from: "/settings/profile")
            #expect(try await browser.page("/settings").first("h2")?.text == Jun.handle)
        }
    }

    @Test("What is refused is said at its field, what was typed stays, and nothing is saved")
    func refusedProfile() async throws {
        try await withJun { (site, browser) async throws in
            let name = String(repeating: "준", count: 61)
            let reply = try await browser.submit(
                [("name", name), ("introduction", " ")], to: "/settings/profile", from: "/settings/profile")
            #expect(reply.status == 422 && reply["cache-control"] == "no-store")
            let page = try #require(Page(reply.text))
            #expect(page.id("name-said")?.text == "이름은 60자까지예요")
            #expect(page.id("introduction-said")?.text == "자기소개를 적어 주세요")
            #expect(page.id("name")?["value"] == name && page.id("name")?["aria-invalid"] == "true")
            let line = try await browser.submit(
                [("name", "김\n준"), ("introduction", "가요")], to: "/settings/profile", from: "/settings/profile")
            #expect(Page(line.text)?.id("name-said")?.text == "이름에 쓸 수 없는 문자가 있어요")
            #expect(try await browser.page("/settings").first("p", class: "profile-text")?.text == "기차로 다녀요.")
        }
    }

    @Test("Thousands of marks on a letter are refused as too long; a short name among many blanks is composed")
    func marks() async throws {
        try await withJun { (site, browser) async throws in
            let marks = "e" + String(repeating: "\u{301}", count: 2200)
            let reply = try await browser.submit(
                [("name", marks), ("introduction", "가요")], to: "/settings/profile", from: "/settings/profile")
            #expect(reply.status == 422 && Page(reply.text)?.id("name-said")?.text == "이름은 60자까지예요")
            let blanks = String(repeating: " ", count: 4100)
            let short = try await browser.submit(
                [("name", blanks + "e\u{301}"), ("introduction", "가요")], to: "/settings/profile",
                from: "/settings/profile")
            #expect(short.status == 303)
            let name = try await Accounts(site.database).account(handle: Jun.handle)?.name ?? ""
            #expect(Array(name.utf8) == Array("\u{E9}".utf8))
        }
    }

    @Test("S2-10.1: phone number and birth date stand in the form, are changed there, and are seen by nobody else")
    func phoneAndBirthDate() async throws {
        try await withJun { (site, browser) async throws in
            let form = try await browser.page("/settings/profile")
            let (phone, birth) = (try #require(form.id("phone")), try #require(form.id("birth")))
            #expect(phone["value"] == "01012345678" && phone["type"] == "tel" && phone["autocomplete"] == "tel")
            #expect(birth["value"] == "1996-02-29" && birth["type"] == "date" && birth["autocomplete"] == "bday")
            #expect(birth["min"] == "1900-01-01" && birth["max"] == "2013-03-01")
            #expect(form.id("phone-said")?.text == "다른 사람에게는 보이지 않아요.")
            let reply = try await browser.submit(
                [("name", ""), ("introduction", "가요"), ("phone", "+82 10-9876-5432"), ("birth", "1995-12-31")],
                to: "/settings/profile", from: "/settings/profile")
            #expect(reply.status == 303 && reply["location"] == "/settings?news=profile")
            let again = try await browser.page("/settings/profile")
            #expect(again.id("phone")?["value"] == "821098765432" && again.id("birth")?["value"] == "1995-12-31")
            // A form of an earlier version doesn't have them: what isn't sent stays.
            _ = try await browser.submit([("name", "준")], to: "/settings/profile", from: "/settings/profile")
            let account = try #require(try await Accounts(site.database).account(handle: Jun.handle))
            #expect(account.name == "준" && account.phone == "821098765432" && account.birthDate.iso == "1995-12-31")
        }
    }

    @Test(
        "S3-3.4: a phone number or birth date that the sign-up would refuse is refused here in the same words",
        arguments: [
            ("phone", "", "전화번호를 적어 주세요"), ("phone", "12345678", "전화번호는 9자리 이상이에요"),
            ("phone", "1234567890123456", "전화번호는 15자리까지예요"), ("phone", "010-abcd-5678", "숫자만 적어 주세요"),
            ("birth", "", "생년월일을 골라 주세요"), ("birth", "1999-02-29", "없는 날짜예요"),
            ("birth", "2013-03-03", "만 14세부터 가입할 수 있어요"), ("birth", "1899-12-31", "1900년부터 고를 수 있어요"),
        ])
    func refusedPhoneOrBirthDate(field: String, value: String, text: String) async throws {
        try await withJun { (site, browser) async throws in
            let reply = try await browser.submit(
                [("name", "준"), ("introduction", "가요"), (field, value)], to: "/settings/profile",
                from: "/settings/profile")
            #expect(reply.status == 422 && reply["cache-control"] == "no-store")
            let page = try #require(Page(reply.text))
            #expect(page.id(field + "-said")?.text == text)
            #expect(page.id(field)?["value"] == value && page.id(field)?["aria-invalid"] == "true")
            #expect(page.id("name")?["value"] == "준" && page.id("name")?["aria-invalid"] == nil)
            #expect(try await browser.page("/settings").first("h2")?.text == Jun.handle)
        }
    }

    @Test("Markup in a name or an introduction stays text, on the page and in the fields")
    func scripts() async throws {
        try await withJun { (site, browser) async throws in
            let attack = #""><script>alert(1)</script><img src=x onerror='alert(2)'>"#
            let name = #""><svg/onload=alert(1)>"#
            _ = try await browser.submit(
                [("name", name), ("introduction", attack)], to: "/settings/profile", from: "/settings/profile")
            let shown = try await browser.page("/settings")
            #expect(shown.first("h2")?.text == name && shown.first("p", class: "profile-text")?.text == attack)
            let form = try await browser.page("/settings/profile")
            #expect(form.id("name")?["value"] == name && form.id("introduction")?.text == attack)
            for page in [shown, form] {
                #expect(page.hasOnlyOurScripts && page.descendantsHandlingEvents.isEmpty)
            }
        }
    }

    @Test("A form names what it changes: whatever else is sent along is not looked at")
    func massAssignment() async throws {
        try await withJun { (site, browser) async throws in
            let before = try #require(try await Accounts(site.database).account(handle: Jun.handle))
            _ = try await browser.submit(
                [
                    ("name", "준"), ("introduction", "가요"), ("handle", "root"), ("id", "99"), ("birth_date", "0"),
                    ("language", "ja"), ("theme", "dark"), ("picture_key", "../x"), ("created_at", "0"),
                    ("password", "other one 1"),
                ], to: "/settings/profile", from: "/settings/profile")
            var expected = before
            expected.name = "준"
            expected.introduction = "가요"
            #expect(try await Accounts(site.database).account(handle: Jun.handle) == expected)
            try await browser.signInAsJun()
        }
    }

    @Test(
        "A form without its token, with a stranger's, or sent by another site changes nothing",
        arguments: [
            "profile", "password", "recovery-codes", "deletion", "devices/1/sign-out", "devices/others/sign-out",
        ])
    func forged(address: String) async throws {
        try await withJun { (site, browser) async throws in
            let target = "/settings/" + address
            let fields = [("proof", Jun.password), ("name", "x"), ("introduction", "x")]
            #expect(try await browser.post(fields, to: target).status == 403)
            let drawn = try await StoryBrowser(site).page("/sign-in")
            let stranger = drawn.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            #expect(try await browser.post([("form", stranger)] + fields, to: target).status == 403)
            let page = try await browser.page("/settings")
            let own = page.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let cross = try await browser.post([("form", own)] + fields, to: target, ["Sec-Fetch-Site": "cross-site"])
            #expect(cross.status == 403)
            #expect(try await browser.isSignedIn)
            #expect(try await browser.page("/settings").first("h2")?.text == Jun.handle)
        }
    }

    @Test("S5-5.1: a form sent after its access ran out is renewed on the way, and nothing that was typed is lost")
    func lateForm() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings/profile")
            let token = page.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let fields = [("form", token), ("name", "늦은 준"), ("introduction", "오래 썼어요.")]
            site.clock.advance(by: 900)
            let first = try await browser.post(fields, to: "/settings/profile")
            #expect(first.status == 307)
            // A browser sends the form again wherever a 307 leads it.
            let second = try await browser.post(fields, to: try #require(first["location"]))
            #expect(second.status == 307 && second["location"] == "/settings/profile")
            #expect(try await browser.post(fields, to: "/settings/profile").status == 303)
            #expect(try await browser.page("/settings").first("h2")?.text == "늦은 준")
        }
    }

    @Test("A form of a session that is over leads to the sign-in, and from there to the settings")
    func overForm() async throws {
        try await withJun { (site, browser) async throws in
            let late = browser.copy()
            _ = try await browser.send("DELETE", "/api/v1/sessions/current")
            site.clock.advance(by: 900)
            let first = try await late.post([("name", "x")], to: "/settings/profile")
            let second = try await late.post([("name", "x")], to: try #require(first["location"]))
            #expect(second.status == 303 && second["location"] == "/sign-in?back=%2Fsettings")
            #expect(
                try await late.post([("name", "x")], to: "/settings/profile")["location"] == "/sign-in?back=%2Fsettings"
            )
        }
    }
}

@Suite("Language and brightness of an account", .onBothEngines)
struct KeptPreferenceTests {
    private static let ownLink = ["Sec-Fetch-Site": "same-origin"]

    @Test("A choice goes along to a device on which one signs in later")
    func newDevice() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings")
            let links = page.all("a").compactMap { $0["href"] }
            #expect(links.contains("/language/ja?back=%2Fsettings") && links.contains("/theme/dark?back=%2Fsettings"))
            _ = try await browser.get("/language/ja?back=%2Fsettings", Self.ownLink)
            _ = try await browser.get("/theme/dark?back=%2Fsettings", Self.ownLink)
            let phone = StoryBrowser(site)
            phone.setCookie("lang", "en")
            let reply = try await phone.submit(
                [("id", Jun.handle), ("password", Jun.password)], to: "/sign-in", from: "/sign-in")
            #expect(reply.status == 303)
            let root = try await phone.page("/settings").first("html")
            #expect(root?["lang"] == "ja" && root?["data-theme"] == "dark")
        }
    }

    @Test("Who has chosen nothing keeps what the device has")
    func nothingChosen() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            phone.setCookie("lang", "en")
            try await phone.signInAsJun()
            #expect(phone.cookie("lang") == "en" && phone.cookie("theme") == nil)
        }
    }

    @Test("A link from elsewhere changes this browser's choice at most, never the account's")
    func foreignLink() async throws {
        try await withJun { (site, browser) async throws in
            for headers in [["Sec-Fetch-Site": "cross-site"], [:]] {
                _ = try await browser.get("/language/ja", headers)
                _ = try await browser.get("/theme/dark", headers)
            }
            let account = try #require(try await Accounts(site.database).account(handle: Jun.handle))
            #expect(account.language == nil && account.theme == nil)
        }
    }
}

extension Page {
    /// Elements with a script in an attribute.
    fileprivate var descendantsHandlingEvents: [Element] {
        root.descendants.filter { $0.attributes.keys.contains { $0.hasPrefix("on") } }
    }
}

extension StoryBrowser {
    /// The page at that address, which must be there.
    func page(_ target: String) async throws -> Page {
        let reply = try await get(target)
        try #require(reply.status == 200, "\(target) answers \(reply.status).")
        return try #require(Page(reply.text), "\(target) is no well-formed page.")
    }
}

extension Page {
    /// No script but that which passkeys need and the one that runs a screen, and none within the page but the screen's state.
    var hasOnlyOurScripts: Bool {
        all("script").allSatisfy { script in
            guard let source = script["src"] else {
                return script["type"] == "application/json" && script["id"] == "state" && screen != nil
            }
            return source.hasPrefix("/assets/") && script.text.isEmpty
                && ["passkeys.js", "host.js"].contains { source.hasSuffix("/" + $0) }
        }
    }
}
