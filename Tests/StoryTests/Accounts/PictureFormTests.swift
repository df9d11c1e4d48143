import Domain
import Foundation
import Media
import Server
import SignIn
import Storage
import Testing

@Suite("A picture in a form, without scripts", .onBothEngines)
struct PictureFormTests {
    private static let profile = "/settings/profile"

    private static func picture(_ name: String = "turned.jpg") throws -> [UInt8] {
        try Story.bytes("Tests/MediaTests/Fixtures/" + name)
    }

    /// Says that it has more pixels than are taken in.
    private static func huge() throws -> [UInt8] {
        var png = try picture("half-clear.png")
        png.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
        return png
    }

    /// Fields of the profile as they stand.
    private static func fields(name: String = "준", avatar: String = "") -> [(String, String)] {
        [("name", name), ("introduction", "가요"), ("avatar", avatar)]
    }

    private func account(_ site: StorySite, _ handle: String = Jun.handle) async throws -> Account {
        try #require(try await Accounts(site.database).account(handle: handle))
    }

    private func send(
        _ bytes: [UInt8], _ browser: StoryBrowser, name: String = "준", avatar: String = ""
    ) async throws -> Reply {
        try await browser.submit(
            Self.fields(name: name, avatar: avatar), photo: bytes, to: Self.profile, from: Self.profile)
    }

    /// The files that the site has kept, and others that lie about.
    private func files(_ site: StorySite) throws -> (kept: Int, other: Int) {
        let folder = try #require(site.folder.withLock { $0 })
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        let paths = (all?.allObjects as? [URL] ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
        }
        let kept = paths.filter { $0.path().contains("/media/") }
        return (kept.count, paths.count - kept.count)
    }

    @Test("S2-10.1: a picture is sent with the profile, another takes its place, and then a drawing; what was is gone")
    func changing() async throws {
        try await withJun { (site, browser) async throws in
            #expect(try await send(Self.picture(), browser, avatar: "9")["location"] == "/settings?news=profile")
            let first = try #require(try await account(site).pictureKey)
            #expect(try await account(site).name == "준")
            #expect(
                try await browser.page("/settings").all("img").map { $0["src"] } == [
                    "/pictures/people/\(first)-480.webp"
                ])
            #expect(try await browser.page(Self.profile).all("img").count == 1)

            // A field that nothing was chosen in is sent too, and changes nothing.
            let nothing = try await browser.submit(
                Self.fields(), photo: [], named: "", to: Self.profile, from: Self.profile)
            #expect(nothing.status == 303)
            #expect(try await account(site).pictureKey == first)

            #expect(try await send(Self.picture("grey.jpg"), browser).status == 303)
            let second = try #require(try await account(site).pictureKey)
            #expect(second != first)
            #expect(try await browser.get("/pictures/people/\(first)-480.webp").status == 404)
            #expect(try await browser.get("/pictures/people/\(second)-480.webp").status == 200)

            let drawn = try await browser.submit(Self.fields(avatar: "9"), to: Self.profile, from: Self.profile)
            #expect(drawn.status == 303)
            let after = try await account(site)
            #expect(after.pictureKey == nil && after.avatarSeed == 9)
            let files = try files(site)
            #expect(files.kept == 0 && files.other == 0)
        }
    }

    @Test("What is wrong with the picture is said at its field, and what was typed stays")
    func refused() async throws {
        try await withJun { (site, browser) async throws in
            let whole = try Self.picture()
            let cases: [([UInt8], String)] = [
                (Array("<svg onload=alert(1)>".utf8), "읽을 수 없는 사진이에요"),
                (Array(whole.prefix(whole.count / 2)), "읽을 수 없는 사진이에요"),
                (try Self.picture("still.gif"), "읽을 수 없는 사진이에요"), ([], "읽을 수 없는 사진이에요"),
                (try Self.huge(), "화소가 너무 많은 사진이에요. 크기를 줄여 주세요"),
                // As large as phones make them, and larger than is taken in.
                (whole + [UInt8](repeating: 0, count: 12_000_000), "사진이 너무 커요 (7 MB까지)"),
            ]
            for (bytes, said) in cases {
                let reply = try await send(bytes, browser, name: "하늘")
                let page = try #require(Page(reply.text), "\(reply.status)")
                #expect(reply.status == 422 && page.id("picture-said")?.text == said, "\(reply.status): \(said)")
                #expect(page.id("name")?["value"] == "하늘")
            }
            let account = try await account(site)
            #expect(account.name == "" && account.pictureKey == nil)
            let files = try files(site)
            #expect(files.kept == 0 && files.other == 0)
        }
    }

    @Test("A picture isn't lost when something else is refused: the form that comes back has it")
    func kept() async throws {
        try await withJun { (site, browser) async throws in
            let reply = try await send(Self.picture(), browser, name: String(repeating: "준", count: 61))
            let page = try #require(Page(reply.text))
            #expect(reply.status == 422 && page.id("picture-said")?.text == "")
            #expect(page.all("img").count == 1)
            #expect(page.all("input").filter { $0["checked"] != nil }.map { $0["value"] } == [""])
            let ticket = try #require(page.all("input").first { $0["name"] == "picture" }?["value"])
            #expect(try await account(site).pictureKey == nil)
            let again = try await browser.submit(
                Self.fields() + [("picture", ticket)], to: Self.profile, from: Self.profile)
            #expect(again.status == 303)
            #expect(try await account(site).pictureKey == String(ticket.prefix { $0 != "." }))
            // Once more, as after the browser's own back: nothing changes.
            let twice = try await browser.submit(
                Self.fields() + [("picture", ticket)], to: Self.profile, from: Self.profile)
            #expect(twice.status == 303)
            #expect(try files(site).kept == 6)
        }
    }

    @Test("Nobody gets another's picture, nor one that is gone, by its ticket")
    func tickets() async throws {
        try await withJun { (site, browser) async throws in
            let page = try #require(
                Page(try await send(Self.picture(), browser, name: String(repeating: "준", count: 61)).text))
            let ticket = try #require(page.all("input").first { $0["name"] == "picture" }?["value"])
            let mira = StoryBrowser(site)
            let order = Jun.order(handle: "mira_1").replacing("\"picture\":null", with: "\"picture\":\"\(ticket)\"")
            #expect(try await mira.send("POST", "/api/v1/accounts", json: order).status == 201)
            let key = String(ticket.prefix { $0 != "." })
            for text in [ticket, key, ticket + "x"] {
                let reply = try await browser.submit(
                    Self.fields() + [("picture", text)], to: Self.profile, from: Self.profile)
                let page = try #require(Page(reply.text))
                #expect(reply.status == 422 && page.id("picture-said")?.text == "읽을 수 없는 사진이에요")
                #expect(!page.all("input").contains { $0["name"] == "picture" })
            }
            let account = try await account(site)
            #expect(account.pictureKey == nil && account.name == "")
            #expect(try await browser.get("/pictures/people/\(key)-160.webp").status == 200)
        }
    }

    @Test(
        "While the store has no room or is away, nothing changes; once it is back, all goes on, and what was let go is gone"
    )
    func troubledStore() async throws {
        try await withJun { (site, browser) async throws in
            let store = try #require(site.store.withLock { $0 })
            for fault in [MediaFault.full, .unavailable, .refused] {
                store.fault.withLock { $0 = fault }
                let reply = try await send(Self.picture(), browser, name: "하늘")
                let page = try #require(Page(reply.text))
                #expect(reply.status == 503 && page.id("picture-said")?.text.isEmpty == false)
                #expect(reply["retry-after"] == "2")
                #expect(page.id("name")?["value"] == "하늘")
                let account = try await account(site)
                #expect(account.name == "" && account.pictureKey == nil)
            }
            store.fault.withLock { $0 = nil }
            #expect(try await send(Self.picture(), browser).status == 303)
            let key = try #require(try await account(site).pictureKey)

            // The change itself needs no store, so it isn't held up; the old picture is remembered.
            store.fault.withLock { $0 = .unavailable }
            let drawn = try await browser.submit(Self.fields(avatar: "9"), to: Self.profile, from: Self.profile)
            #expect(drawn.status == 303)
            let membership = try #require(site.membership.withLock { $0 })
            await membership.tidy(at: site.clock.now)
            store.fault.withLock { $0 = nil }
            #expect(try await browser.get("/pictures/people/\(key)-480.webp").status == 200)
            await membership.tidy(at: site.clock.now)
            #expect(try await browser.get("/pictures/people/\(key)-480.webp").status == 404)
            let files = try files(site)
            #expect(files.kept == 0 && files.other == 0)
        }
    }

    @Test("An account that goes while the store is away takes its picture along later")
    func deletedMeanwhile() async throws {
        try await withJun { (site, browser) async throws in
            #expect(try await send(Self.picture(), browser).status == 303)
            let store = try #require(site.store.withLock { $0 })
            store.fault.withLock { $0 = .unavailable }
            let reply = try await browser.submit(
                [("proof", Jun.password)], to: "/settings/deletion", from: "/settings/deletion")
            #expect(reply.status == 303)
            store.fault.withLock { $0 = nil }
            #expect(try files(site).kept == 6)
            try await #require(site.membership.withLock { $0 }).tidy(at: site.clock.now)
            #expect(try files(site).kept == 0)
        }
    }

    @Test("S2-9.6: who joins by another service sends a picture with the same form, natively")
    func newcomer() async throws {
        try await withServices(.github) { (site, services) async throws in
            let browser = StoryBrowser(site)
            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            let joining = "/sign-in/\(services[0].slug)/joining"
            let refused = try await browser.submit(
                Newcomer.fields(), photo: Array("no picture".utf8), to: joining, from: joining)
            let page = try #require(Page(refused.text))
            #expect(refused.status == 422 && page.id("picture-said")?.text == "읽을 수 없는 사진이에요")
            #expect(page.id("handle")?["value"] == "hana_k")
            #expect(page.screen == "portrait")

            // A picture is kept through what else is wrong.
            let early = try await browser.submit(
                Newcomer.fields(("terms", "")), photo: try Self.picture(), to: joining, from: joining)
            let kept = try #require(Page(early.text))
            #expect(early.status == 422 && kept.id("picture-said")?.text == "")
            let ticket = try #require(kept.all("input").first { $0["name"] == "picture" }?["value"])
            let joined = try await browser.submit(
                Newcomer.fields(("avatar", "")) + [("picture", ticket)], to: joining, from: joining)
            #expect(joined.status == 201, "\(joined.text)")
            #expect(try await account(site, "hana_k").pictureKey == String(ticket.prefix { $0 != "." }))
        }
    }

    @Test("S3-2.2: the sign-up takes a picture too where no script runs, and keeps it through a refusal")
    func signUp() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let refused = try await browser.submit(
                Jun.fields(("repetition", "x")), photo: try Self.picture(), to: "/sign-up", from: "/sign-up")
            let page = try #require(Page(refused.text))
            #expect(refused.status == 422)
            let ticket = try #require(page.all("input").first { $0["name"] == "picture" }?["value"])
            let joined = try await browser.submit(
                Jun.fields(("avatar", "")) + [("picture", ticket)], to: "/sign-up", from: "/sign-up")
            #expect(joined.status == 201)
            #expect(try await account(site).pictureKey == String(ticket.prefix { $0 != "." }))
            let unreadable = try await browser.submit(
                Jun.fields(("handle", "another_1")), photo: Array("GIF89a".utf8), to: "/sign-up", from: "/sign-up")
            #expect(unreadable.status == 422)
            #expect(Page(unreadable.text)?.id("picture-said")?.text == "읽을 수 없는 사진이에요")
        }
    }

    @Test("A form that isn't ours, is cut off, holds too much or nonsense changes nothing and leaves nothing")
    func nonsense() async throws {
        try await withJun { (site, browser) async throws in
            let photo = try Self.picture()
            #expect(try await browser.post(Self.fields(), photo: photo, to: Self.profile).status == 403)
            let token = try #require(
                try await browser.page(Self.profile).all("input").first { $0["name"] == "form" }?["value"])
            let form = [("form", token)]
            let long = form + Self.fields(name: String(repeating: "x", count: 40_000))
            #expect(try await browser.post(long, photo: photo, to: Self.profile).status == 413)
            let many = form + Array(repeating: ("", ""), count: 600)
            #expect(try await browser.post(many, photo: photo, to: Self.profile).status == 413)
            #expect(try await browser.post(form + [("name", "a\u{0}b")], photo: photo, to: Self.profile).status == 400)
            let headers = ["Content-Type": "multipart/form-data; boundary=cut", "Sec-Fetch-Site": "same-origin"]
            let cut = "--cut\r\nContent-Disposition: form-data; name=\"form\"\r\n\r\n\(token)\r\n--cut"
            for body in [cut, "", "--cut\r\nX: y\r\n\r\n\r\n--cut--"] {
                #expect(try await browser.ask("POST", Self.profile, headers, body: Array(body.utf8)).status == 400)
            }
            let stranger = StoryBrowser(site)
            #expect(
                try await stranger.post(form, photo: photo, to: Self.profile)["location"]?.hasPrefix("/sign-in") == true
            )
            let account = try await account(site)
            #expect(account.pictureKey == nil && account.name == "")
            let files = try files(site)
            #expect(files.kept == 0 && files.other == 0)
        }
    }

    @Test("While what comes in can't be written, that is told as ours and nothing changes; then it goes on")
    func unwritable() async throws {
        try await withJun { (site, browser) async throws in
            let folder = try #require(site.folder.withLock { $0 })
            let away = folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + "-away")
            try FileManager.default.moveItem(at: folder, to: away)
            let reply = try await send(Self.picture(), browser)
            #expect(reply.status == 503 && reply["retry-after"] == "2")
            let headers = ["Nadri-Request": "1", "Sec-Fetch-Site": "same-origin", "Content-Type": "image/jpeg"]
            #expect(try await browser.ask("POST", "/api/v1/pictures", headers, body: Self.picture()).status == 503)
            try FileManager.default.moveItem(at: away, to: folder)
            #expect(try await account(site).name == "")
            #expect(try await send(Self.picture(), browser).status == 303)
        }
    }

    @Test("Pictures in forms count with the other uploads")
    func limited() async throws {
        try await withSite(limits: MembershipLimits(uploads: .init(1, inSeconds: 3600))) { site in
            let browser = StoryBrowser(site)
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            #expect(try await send(Self.picture(), browser).status == 303)
            let second = try await send(Self.picture(), browser, name: "하늘")
            #expect(second.status == 429 && second["retry-after"] != nil)
            #expect(Page(second.text)?.id("name")?["value"] == "하늘")
            #expect(try await account(site).name == "준")
        }
    }

    @Test("S5-5.1: a large picture comes along where the access ran out while the form was filled in")
    func renewed() async throws {
        try await withJun { (site, browser) async throws in
            let token = try #require(
                try await browser.page(Self.profile).all("input").first { $0["name"] == "form" }?["value"])
            let fields = [("form", token)] + Self.fields()
            let photo = try Self.picture() + [UInt8](repeating: 0, count: 5_000_000)
            site.clock.advance(by: 901)
            let first = try await browser.post(fields, photo: photo, to: Self.profile)
            #expect(first.status == 307)
            let second = try await browser.post(fields, photo: photo, to: try #require(first["location"]))
            #expect(second.status == 307 && second["location"] == Self.profile)
            #expect(try await browser.post(fields, photo: photo, to: Self.profile).status == 303)
            #expect(try await account(site).pictureKey != nil)
        }
    }

    @Test("Of several files the first that is the picture counts, and nothing of the others comes into it")
    func otherFiles() async throws {
        try await withJun { (site, browser) async throws in
            let token = try #require(
                try await browser.page(Self.profile).all("input").first { $0["name"] == "form" }?["value"])
            // As large as is taken in, so that nothing fits behind it.
            let picture = try Self.picture()
            let photo = picture + [UInt8](repeating: 0, count: 7 * 1024 * 1024 - picture.count)
            var body: [UInt8] = []
            for (field, value) in [("form", token)] + Self.fields() {
                body += Array("--cut\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(value)\r\n".utf8)
            }
            let files: [(field: String, bytes: [UInt8])] = [
                ("other", Array("no picture".utf8)), ("photo", photo), ("photo", [0]), ("other", [0]),
            ]
            for (field, bytes) in files {
                let head = "--cut\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"a\"\r\n\r\n"
                body += Array(head.utf8) + bytes + Array("\r\n".utf8)
            }
            body += Array("--cut--\r\n".utf8)
            let headers = ["Content-Type": "multipart/form-data; boundary=cut", "Sec-Fetch-Site": "same-origin"]
            #expect(try await browser.ask("POST", Self.profile, headers, body: body).status == 303)
            #expect(try await account(site).pictureKey != nil)
        }
    }

    @Test("A phone's picture of 5 MB comes through the door, with the profile and on its own")
    func large() async throws {
        try await withJun { (site, browser) async throws in
            // What stands behind a JPEG's end is nobody's business.
            let photo = try Self.picture() + [UInt8](repeating: 0, count: 5_000_000)
            #expect(try await send(photo, browser).status == 303)
            let headers = ["Nadri-Request": "1", "Sec-Fetch-Site": "same-origin", "Content-Type": "image/jpeg"]
            #expect(try await browser.ask("POST", "/api/v1/pictures", headers, body: photo).status == 201)
        }
    }
}
