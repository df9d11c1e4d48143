import Domain
import Foundation
import Server
import SignIn
import Storage
import Testing
import Wire

/// S1-2 with the whole service: scripts and apps by the API, browsers without scripts by forms.
@Suite("Hearts and the wishlist", .onBothEngines)
struct WishlistTests {
    private static let house = "/wishes/stay/1"

    private func withHouses(
        limits: MembershipLimits = MembershipLimits(), origin: String? = nil, count: Int = 2,
        _ test: (StorySite, StoryBrowser) async throws -> Void
    ) async throws {
        let houses = (1...count).map { number in
            Hana.house("house-\(number)") { if number > 1 { $0.name = "집 \(number)" } }.alwaysOpen
        }
        try await withSite(houses, limits: limits, origin: origin) { site in
            try await test(site, StoryBrowser(site))
        }
    }

    /// The ids in the browser's wishlist, as the API tells them.
    private func ids(_ browser: StoryBrowser, _ headers: [String: String] = [:]) async throws -> [Int64] {
        let reply = try await browser.get("/api/v1/wishes", headers)
        #expect(reply.status == 200)
        return reply.json?["wishes"]?.elements?.compactMap { $0["id"]?.integer } ?? []
    }

    // MARK: By script

    @Test("S1-2.3 S1-2.5 a heart is put on and taken off, and twice is once")
    func byScript() async throws {
        try await withHouses { (site, browser) async throws in
            for _ in 0..<2 { #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 204) }
            #expect(try await browser.send("PUT", "/api/v1/wishes/stay/2").status == 204)
            #expect(try await ids(browser) == [2, 1])
            for _ in 0..<2 { #expect(try await browser.send("DELETE", "/api/v1" + Self.house).status == 204) }
            #expect(try await ids(browser) == [2])
        }
    }

    @Test("S1-2.2 the list comes with what cards show, without dates the weekday price")
    func cards() async throws {
        try await withHouses { (site, browser) async throws in
            for id in [2, 1] { _ = try await browser.send("PUT", "/api/v1/wishes/stay/\(id)") }
            let page = try #require(try await browser.get("/api/v1/wishes?cards=1").json)
            #expect(page["stays"]?.elements?.map { $0["name"]?.text } == ["봄바람 마치야", "집 2"])
            #expect(page["stays"]?.elements?.first?["average_per_night"]?.integer == 12_000)
            #expect(page["wishes"]?.elements?.first?["kind"]?.text == "stay")
            #expect(try await browser.get("/api/v1/wishes").json?["stays"]?.elements?.isEmpty == true)
            let refused = try await browser.get("/api/v1/wishes?cards=yes")
            #expect(refused.status == 400 && refused.json?["field"]?.text == "cards")
        }
    }

    @Test(
        "What there is not can't be wished for",
        arguments: [
            "stay/3", "stay/0", "stay/-1", "stay/01", "stay/x", "stay/99999999999", "hotel/1", "course/1", "stays/1",
        ])
    func unknown(wish: String) async throws {
        try await withHouses { (site, browser) async throws in
            let reply = try await browser.send("PUT", "/api/v1/wishes/" + wish)
            #expect(reply.status == 404 && reply.json?["code"]?.text == "not_found")
            #expect(browser.cookie("visitor") == nil)
        }
    }

    @Test("A withdrawn stay leaves the list, can be taken off, and is back with its heart when it is offered again")
    func withdrawn() async throws {
        try await withHouses { (site, browser) async throws in
            for id in [1, 2] { _ = try await browser.send("PUT", "/api/v1/wishes/stay/\(id)") }
            try await site.stays.withdraw(Stay.ID(1))
            try await site.catchUp()
            #expect(try await browser.page("/wishlist").all("article").count == 1)
            #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 404)
            _ = try await site.stays.save([Hana.house("house-1").alwaysOpen])
            try await site.catchUp()
            #expect(try await browser.page("/wishlist").all("article").count == 2)
            try await site.stays.withdraw(Stay.ID(1))
            try await site.catchUp()
            #expect(try await browser.send("DELETE", "/api/v1" + Self.house).status == 204)
            #expect(try await ids(browser) == [2])
        }
    }

    @Test("A full list says so, and takes one more when one is gone")
    func full() async throws {
        try await withHouses { (site, browser) async throws in
            #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 204)
            let digest = Digest.sha256(try #require(browser.cookie("visitor").flatMap { Base64URL.decode($0) }))
            for number in 1000..<(999 + Wishlist.most) {
                _ = try await Wishes(site.database).add(
                    Wish(kind: .course, number: Int32(number)), to: .visitor(digest: digest), at: 0)
            }
            let refused = try await browser.send("PUT", "/api/v1/wishes/stay/2")
            #expect(refused.status == 409 && refused.json?["code"]?.text == "wishlist_full")
            let page = try await browser.post([("back", "/")], to: "/wishes/stay/2")
            #expect(page.status == 409 && page.text.contains("200곳까지"))
            #expect(try await browser.send("DELETE", "/api/v1" + Self.house).status == 204)
            #expect(try await browser.send("PUT", "/api/v1/wishes/stay/2").status == 204)
        }
    }

    @Test("Hearts are limited by address, first ones of new browsers more so")
    func limits() async throws {
        let limits = MembershipLimits(wishes: .init(5, inSeconds: 300), visitors: .init(2, inSeconds: 300))
        try await withHouses(limits: limits) { (site, browser) async throws in
            #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 204)
            #expect(try await StoryBrowser(site).send("PUT", "/api/v1" + Self.house).status == 204)
            let third = StoryBrowser(site)
            let refused = try await third.send("PUT", "/api/v1" + Self.house)
            #expect(refused.status == 429 && refused["retry-after"] != nil && third.cookie("visitor") == nil)
            #expect(try await browser.send("DELETE", "/api/v1" + Self.house).status == 204)
            #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 204)
            #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 429)
        }
    }

    // MARK: Whose they are

    @Test(
        "Before sign-in hearts belong to a cookie that only the server sets and reads, for a year, renewed at each change"
    )
    func cookie() async throws {
        try await withHouses(origin: "https://nadri.example") { (site, browser) async throws in
            _ = try await browser.get("/stays/1")
            #expect(browser.cookies.isEmpty)
            _ = try await browser.send("PUT", "/api/v1" + Self.house)
            let cookie = try #require(browser.cookies["__Host-visitor"])
            #expect(cookie.value.count == 22)
            #expect(
                Set(cookie.attributes) == ["Path=/", "Max-Age=31536000", "SameSite=Lax", "HttpOnly", "Secure"])
            let again = try await browser.send("PUT", "/api/v1/wishes/stay/2")
            #expect(again["set-cookie"]?.contains(cookie.value) == true)
            // The cookie itself is in no table.
            let key = try #require(Base64URL.decode(cookie.value))
            let digest = try await site.database.read { connection throws(StorageFault) in
                try connection.run("SELECT digest FROM visitors", [])
            }
            #expect(digest == [SQLRow([.blob(Digest.sha256(key))])])
        }
    }

    @Test("Another browser sees none of them, and a made-up cookie opens nothing")
    func strangers() async throws {
        try await withHouses { (site, browser) async throws in
            _ = try await browser.send("PUT", "/api/v1" + Self.house)
            let other = StoryBrowser(site)
            #expect(try await ids(other) == [])
            for text in ["", "x", "AAAAAAAAAAAAAAAAAAAAAA", "..", "1"] {
                other.setCookie("visitor", text)
                #expect(try await ids(other) == [])
            }
            // Taking off what one never had makes nobody known.
            other.setCookie("visitor", nil)
            #expect(try await other.send("DELETE", "/api/v1" + Self.house).status == 204)
            #expect(other.cookie("visitor") == nil)
            #expect(try await ids(browser) == [1])
        }
    }

    @Test("Signing in brings them along, once, and the browser is forgotten; other devices have them too")
    func merging() async throws {
        try await withHouses { (site, browser) async throws in
            try await browser.joinAsJun()
            _ = try await browser.send("PUT", "/api/v1" + Self.house)
            let tab = browser.copy()
            try await browser.signInAsJun()
            #expect(try await browser.page("/wishlist").all("article").count == 1)
            #expect(browser.cookie("visitor") == nil)
            #expect(try await ids(browser) == [1])

            // A tab that has kept the old cookie signs in too.
            _ = try await tab.send("PUT", "/api/v1/wishes/stay/2")
            try await tab.signInAsJun()
            #expect(try await ids(tab) == [2, 1])
            #expect(tab.cookie("visitor") == nil)
            #expect(try await ids(browser) == [2, 1])

            _ = try await browser.send("DELETE", "/api/v1/sessions/current")
            #expect(try await ids(browser) == [])
        }
    }

    @Test("A form that signs in leads to the wishlist with what was there before")
    func mergingByForm() async throws {
        try await withHouses { (site, browser) async throws in
            try await browser.joinAsJun()
            _ = try await browser.post([("back", "/")], to: Self.house)
            let reply = try await browser.submit(
                [("id", Jun.handle), ("password", Jun.password)], to: "/sign-in", from: "/sign-in?back=/wishlist")
            #expect(reply.status == 303 && reply["location"] == "/wishlist")
            let page = try await browser.page("/wishlist")
            #expect(page.all("article").count == 1 && !page.root.text.contains("로그인하면"))
        }
    }

    @Test("Of two on one device each has their own")
    func oneDevice() async throws {
        try await withHouses { (site, browser) async throws in
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            _ = try await browser.send("PUT", "/api/v1" + Self.house)
            _ = try await browser.send("DELETE", "/api/v1/sessions/current")
            _ = try await browser.send("POST", "/api/v1/accounts", json: Jun.order(handle: "mira"))
            _ = try await browser.send("PUT", "/api/v1/wishes/stay/2")
            _ = try await browser.send("POST", "/api/v1/sessions", json: Jun.session(id: "mira"))
            #expect(try await ids(browser) == [2])
            _ = try await browser.send("DELETE", "/api/v1/sessions/current")
            try await browser.signInAsJun()
            #expect(try await ids(browser) == [1])
        }
    }

    @Test("Whose access has run out is asked to renew it, and their heart doesn't go to the browser")
    func expired() async throws {
        try await withHouses { (site, browser) async throws in
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            site.clock.advance(by: 16 * 60)
            for method in ["PUT", "DELETE"] {
                #expect(try await browser.send(method, "/api/v1" + Self.house).status == 401)
            }
            #expect(try await browser.get("/api/v1/wishes").status == 401)
            #expect(browser.cookie("visitor") == nil)
            let form = try await browser.post([("back", "/")], to: Self.house)
            #expect(form.status == 307 && form["location"]?.hasPrefix("/session/renewal?back=") == true)
            _ = try await browser.send("POST", "/session/renewal")
            #expect(try await browser.send("PUT", "/api/v1" + Self.house).status == 204)
            #expect(try await ids(browser) == [1])
            let app = StoryBrowser(site)
            let refused = try await app.send("PUT", "/api/v1" + Self.house, ["Authorization": "Bearer x"])
            #expect(refused.status == 401)
        }
    }

    @Test("An app has the hearts of its account")
    func apps() async throws {
        try await withHouses { (site, browser) async throws in
            try await browser.joinAsJun()
            let tokens = try await browser.send("POST", "/api/v1/tokens", json: Jun.session())
            let bearer = ["Authorization": "Bearer " + (tokens.json?["access_token"]?.text ?? "")]
            #expect(try await StoryBrowser(site).ask("PUT", "/api/v1" + Self.house, bearer).status == 204)
            #expect(try await ids(StoryBrowser(site), bearer) == [1])
        }
    }

    @Test("Wishes are in the export, and go with the account")
    func exportAndDeletion() async throws {
        try await withHouses { (site, browser) async throws in
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            _ = try await browser.send("PUT", "/api/v1" + Self.house)
            let zip = try #require(Zip(try await browser.get("/settings/export").body))
            let table = try #require(zip.bytes(of: "wishes.json").flatMap { JSON($0) })
            let row = try #require(table["rows"]?.elements?.first)
            #expect(row["kind"]?.integer == 1 && row["number"]?.integer == 1)
            #expect(row["wished_at"]?.text == "2027-03-01T09:00:00Z")

            let account = try #require(try await Accounts(site.database).account(handle: Jun.handle))
            try await Accounts(site.database).delete(account.id, clock: site.clock.wall.forBookings)
            #expect(try await Wishes(site.database).list(of: .account(account.id)) == [])
        }
    }

    // MARK: Same site

    @Test("Another site's page changes nothing, neither by script nor by form")
    func crossSite() async throws {
        try await withHouses { (site, browser) async throws in
            _ = try await browser.send("PUT", "/api/v1/wishes/stay/2")
            let foreign = ["Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"]
            let type = ["Content-Type": "application/x-www-form-urlencoded"]
            for method in ["PUT", "DELETE"] {
                #expect(try await browser.send(method, "/api/v1/wishes/stay/2", foreign).status == 403)
                // The header that no other site can send is missing.
                #expect(try await browser.ask(method, "/api/v1/wishes/stay/2").status == 403)
            }
            for address in ["/wishes/stay/1", "/wishes/stay/2/removal"] {
                #expect(try await browser.ask("POST", address, type.merging(foreign) { $1 }, body: []).status == 403)
                let old = type.merging(["Origin": "https://elsewhere.example"]) { $1 }
                #expect(try await browser.ask("POST", address, old, body: []).status == 403)
                // Who says nothing of where it comes from isn't believed.
                #expect(try await browser.ask("POST", address, type, body: []).status == 403)
                #expect(try await browser.get(address).status == 405)
            }
            #expect(try await ids(browser) == [2])
        }
    }

    // MARK: Without scripts

    @Test("S1-2 without scripts hearts are forms, and lead back to the card")
    func withoutScripts() async throws {
        try await withHouses { (site, browser) async throws in
            let search = "/stays/search?place=\(Hana.kyotoNumber)"
            var page = try await browser.page(search)
            #expect(page.all("button", class: "heart").map { $0["aria-pressed"] } == ["false", "false"])
            let back = try #require(page.id("hearts")?.first("input")?["value"])
            #expect(back == search)

            // S1-2.3 on a result.
            let heart = try #require(page.all("button", class: "heart").first { $0["formaction"] == Self.house })
            let added = try await browser.post([("back", back)], to: try #require(heart["formaction"]))
            #expect(added.status == 303 && added["location"] == search + "#stay-1")
            page = try await browser.page(search)
            #expect(page.id("stay-1") != nil)
            let full = try #require(page.all("button", class: "heart").first { $0["aria-pressed"] == "true" })
            #expect(full["formaction"] == Self.house + "/removal")

            // S1-2.5 and off again there.
            _ = try await browser.post([("back", back)], to: Self.house + "/removal")
            page = try await browser.page(search)
            #expect(page.all("button", class: "heart").allSatisfy { $0["aria-pressed"] == "false" })

            // S1-2.4 S1-2.6 on the stay's page.
            #expect(try await browser.page("/stays/1").first("button", class: "heart")?["aria-pressed"] == "false")
            _ = try await browser.post([("back", "/stays/1")], to: Self.house)
            #expect(try await browser.page("/stays/1").first("button", class: "heart")?["aria-pressed"] == "true")

            // S1-2.1 S1-2.2 S1-2.8 the tab leads to the list, a card to the stay.
            let tab = try #require(try await browser.page("/").id("tabs")?.all("a").first { $0.text == "위시리스트" })
            page = try await browser.page(try #require(tab["href"]))
            #expect(page.all("article").count == 1 && page.screen == "wishlist")
            #expect(page.id("stay-1")?["href"] == "/stays/1")

            // S1-2.7 inside the wishlist.
            let removed = try await browser.post([("back", "/wishlist")], to: Self.house + "/removal")
            #expect(removed["location"] == "/wishlist#stay-1")
            page = try await browser.page("/wishlist")
            #expect(page.all("article").isEmpty && page.first("h1")?.text == "아직 저장한 숙소가 없어요")
        }
    }

    @Test(
        "A form leads nowhere else",
        arguments: ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", ""])
    func back(address: String) async throws {
        try await withHouses { (site, browser) async throws in
            #expect(try await browser.post([("back", address)], to: Self.house)["location"] == "/#stay-1")
        }
    }

    // MARK: What is kept of pages

    @Test("Pages with hearts are for nobody but the browser they were made for")
    func caching() async throws {
        try await withHouses { (site, browser) async throws in
            let addresses = ["/stays/search?place=\(Hana.kyotoNumber)", "/stays/1", "/wishlist"]
            var plain: [String: String] = [:]
            for address in addresses {
                let reply = try await browser.get(address)
                #expect(reply["cache-control"] == "no-cache" && reply["nadri-keep"] == nil)
                #expect(reply["vary"]?.contains("Cookie") == true)
                #expect(reply["etag"] != nil)
                plain[address] = reply["etag"]
            }
            _ = try await browser.send("PUT", "/api/v1" + Self.house)
            for address in addresses {
                let tag = try #require(plain[address])
                // What was there before is not said to be the same.
                let reply = try await browser.get(address, ["If-None-Match": tag])
                #expect(reply.status == 200 && reply["cache-control"] == "private, no-cache")
                #expect(reply["nadri-keep"] == "browser" && reply["nadri-shelf"] != nil)
                let mine = try #require(reply["etag"])
                let others = try await StoryBrowser(site).get(address, ["If-None-Match": mine])
                #expect(others.status == 200 && others["etag"] == tag)
                #expect(!others.text.contains("aria-pressed=\"true\" aria-label=\"봄바람 마치야"))
            }
            try await browser.joinAsJun()
            try await browser.signInAsJun()
            for address in addresses {
                let reply = try await browser.get(address)
                #expect(reply["cache-control"] == "private, no-cache" && reply["nadri-keep"] == nil)
            }
            let list = try await browser.get("/api/v1/wishes")
            #expect(list["cache-control"] == "private, no-cache")
        }
    }
}
