import Domain
import Foundation
import Storage
import Testing

private let fresh = "새로 정한 긴 비밀번호"

@Suite("Changing the password", .onBothEngines)
struct PasswordChangeTests {
    @Test("The current password changes it; every other device is signed out, this one stays")
    func change() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            try await phone.signInAsJun()
            #expect(try await phone.isSignedIn)
            let reply = try await browser.changePassword(Jun.password, fresh)
            #expect(reply.status == 303 && reply["location"] == "/settings?news=password")
            #expect(try await browser.page("/settings?news=password").first("p", class: "banner") != nil)
            #expect(try await phone.send("GET", "/api/v1/me").status == 401)
            #expect(try await phone.send("POST", "/session/renewal").status == 401)
            #expect(try await browser.send("POST", "/api/v1/sessions", json: Jun.session()).status == 422)
            let new = try await browser.send("POST", "/api/v1/sessions", json: Jun.session(password: fresh))
            #expect(new.status == 204)
        }
    }

    @Test("A wrong current password changes nothing, is said at its field, and no password stands in the page")
    func wrong() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            try await phone.signInAsJun()
            let reply = try await browser.changePassword("not the one", fresh)
            #expect(reply.status == 422)
            let page = try #require(Page(reply.text))
            #expect(page.id("proof-said")?.text == "비밀번호가 맞지 않아요")
            #expect(!reply.text.contains(fresh) && !reply.text.contains("not the one"))
            #expect(try await phone.isSignedIn)
            try await browser.signInAsJun()
        }
    }

    @Test(
        "The new one is refused as when signing up, before any work is done",
        arguments: [
            ("", "", "password-said", "비밀번호를 적어 주세요"), ("짧아요", "짧아요", "password-said", "비밀번호는 8자 이상이에요"),
            ("password1", "password1", "password-said", "너무 흔한 비밀번호예요. 다른 것으로 해 주세요"),
            (fresh, "다른 비밀번호", "repetition-said", "두 비밀번호가 서로 달라요"),
        ])
    func rules(new: String, repetition: String, field: String, text: String) async throws {
        try await withJun { (site, browser) async throws in
            let runs = site.passwords.runs
            let reply = try await browser.changePassword(Jun.password, new, repetition)
            #expect(reply.status == 422 && Page(reply.text)?.id(field)?.text == text)
            #expect(site.passwords.runs == runs)
        }
    }

    @Test("Without the current password nothing is changed, whatever else the form leaves out")
    func missing() async throws {
        try await withJun { (site, browser) async throws in
            for fields in [[("password", fresh), ("repetition", fresh)], []] {
                let reply = try await browser.submit(fields, to: "/settings/password", from: "/settings/password")
                #expect(reply.status == 422 && Page(reply.text)?.id("proof-said")?.text == "지금 비밀번호를 적어 주세요")
            }
            try await browser.signInAsJun()
        }
    }

    @Test("Guessing the current password from a stolen session gets slow, and holds up no sign-in")
    func guessing() async throws {
        try await withJun { (site, browser) async throws in
            let thief = browser.copy()
            var statuses: [Int] = []
            for _ in 0..<5 { statuses.append(try await thief.changePassword("guess", fresh).status) }
            #expect(statuses.prefix(3) == [422, 422, 422] && statuses.contains(429))
            let late = try await thief.changePassword(Jun.password, fresh)
            #expect(late.status == 429 && Int(late["retry-after"] ?? "") ?? 0 > 0)
            #expect(Page(late.text)?.id("proof-said")?.text.contains("초 뒤에") == true)
            try await StoryBrowser(site).signInAsJun()
        }
    }

    @Test("Who came by another service sets a first password just after signing in, and not later")
    func firstPassword() async throws {
        try await withJun { (site, browser) async throws in
            let id = try await site.takePassword(of: Jun.handle)
            let page = try await browser.page("/settings/password")
            #expect(page.first("h1")?.text == "비밀번호 만들기" && page.id("proof") == nil)
            site.clock.advance(by: 601)
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let fields = [("form", token), ("password", fresh), ("repetition", fresh)]
            for late in [
                try await browser.post(fields, to: "/settings/password"), try await browser.get("/settings/password"),
            ] {
                #expect(late.status == 303 && late["location"] == "/settings/proof?for=password")
            }
            #expect(try await Accounts(site.database).passwordHash(of: id) == nil)
            site.clock.advance(by: -601)
            #expect(try await browser.changePassword(nil, fresh).status == 303)
            let new = try await browser.send("POST", "/api/v1/sessions", json: Jun.session(password: fresh))
            #expect(new.status == 204)
        }
    }

    @Test("Of two first passwords sent at once one is set; the other would need the old one by then")
    func firstPasswordTwice() async throws {
        try await withJun { (site, browser) async throws in
            _ = try await site.takePassword(of: Jun.handle)
            let page = try await browser.page("/settings/password")
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let passwords = (0..<4).map { fresh + " \($0)" }
            let replies = try await withThrowingTaskGroup(of: (String, Reply).self) { group in
                for password in passwords {
                    let tab = browser.copy()
                    let fields = [("form", token), ("password", password), ("repetition", password)]
                    group.addTask { (password, try await tab.post(fields, to: "/settings/password")) }
                }
                return try await group.reduce(into: [(String, Reply)]()) { $0.append($1) }
            }
            let winners = replies.filter { $0.1["location"] == "/settings?news=password" }.map(\.0)
            #expect(winners.count == 1)
            for (password, reply) in replies where password != winners.first {
                #expect(reply.status == 422 || reply["location"] == "/settings/proof?for=password")
            }
            let signedIn = try await StoryBrowser(site).send(
                "POST", "/api/v1/sessions", json: Jun.session(password: winners.first ?? ""))
            #expect(signedIn.status == 204)
        }
    }
}

@Suite("Recovery codes in the settings", .onBothEngines)
struct RecoveryCodeSettingsTests {
    @Test("Ten new ones are shown once, for the password; the old ones are worth nothing")
    func renewal() async throws {
        try await withSite { site in
            let browser = StoryBrowser(site)
            let joined = try await browser.send("POST", "/api/v1/accounts", json: Jun.order())
            let old = try #require(joined.json?["recovery_codes"]?.elements?.first?.text)
            try await browser.signInAsJun()
            #expect(try await browser.page("/settings/recovery-codes").root.text.contains("남은 코드 10개"))
            let reply = try await browser.submit(
                [("proof", Jun.password)], to: "/settings/recovery-codes", from: "/settings/recovery-codes")
            #expect(reply.status == 201 && reply["cache-control"] == "no-store")
            let codes = Page(reply.text)?.first("ol")?.all("li").map(\.text) ?? []
            #expect(Set(codes).count == 10)
            let again = try await browser.get("/settings/recovery-codes")
            #expect(codes.allSatisfy { !again.text.contains($0) })
            #expect(try await browser.recover(Jun.handle, old, fresh).status == 422)
            #expect(try await browser.recover(Jun.handle, codes[3], fresh).status == 303)
        }
    }

    @Test("Without the password, or with a wrong one, none is made")
    func refused() async throws {
        try await withJun { (site, browser) async throws in
            site.clock.advance(by: 601)
            for (proof, text) in [("", "지금 비밀번호를 적어 주세요"), ("wrong", "비밀번호가 맞지 않아요")] {
                let reply = try await browser.submit(
                    [("proof", proof)], to: "/settings/recovery-codes", from: "/settings/recovery-codes")
                #expect(reply.status == 422 && Page(reply.text)?.id("proof-said")?.text == text)
                #expect(Page(reply.text)?.first("ol") == nil)
            }
            // Whatever the form leaves out.
            let bare = try await browser.submit([], to: "/settings/recovery-codes", from: "/settings/recovery-codes")
            #expect(bare.status == 303 && bare["location"] == "/settings/proof?for=recovery-codes")
        }
    }

    @Test("The password makes them at any time; who has just shown who they are isn't asked for it")
    func proofs() async throws {
        try await withJun { (site, browser) async throws in
            let address = "/settings/recovery-codes"
            #expect(try await browser.page(address).id("proof") == nil)
            #expect(try await browser.submit([], to: address, from: address).status == 201)
            site.clock.advance(by: 601)
            #expect(try await browser.page(address).id("proof") != nil)
            #expect(try await browser.submit([("proof", Jun.password)], to: address, from: address).status == 201)
            #expect(try await browser.submit([], to: address, from: address).status == 201, "it holds for a while")
        }
    }

    @Test("Who has no password shows in another way who they are")
    func withoutPassword() async throws {
        try await withJun { (site, browser) async throws in
            _ = try await site.takePassword(of: Jun.handle)
            let address = "/settings/recovery-codes"
            #expect(try await browser.submit([], to: address, from: address).status == 201)
            site.clock.advance(by: 601)
            #expect(try await browser.page(address).id("proof") == nil)
            let late = try await browser.submit([], to: address, from: address)
            #expect(late.status == 303 && late["location"] == "/settings/proof?for=recovery-codes")
        }
    }
}

extension StoryBrowser {
    /// - Parameter proof: nil leaves it out.
    fileprivate func changePassword(
        _ proof: String?, _ password: String, _ repetition: String? = nil
    ) async throws -> Reply {
        try await submit(
            (proof.map { [("proof", $0)] } ?? []) + [("password", password), ("repetition", repetition ?? password)],
            to: "/settings/password", from: "/settings/password")
    }

    func recover(_ id: String, _ code: String, _ password: String) async throws -> Reply {
        try await submit(
            [("id", id), ("code", code), ("password", password), ("repetition", password)], to: "/recovery",
            from: "/recovery")
    }
}

extension StorySite {
    /// From then on the account has only another service to sign in with.
    func takePassword(of handle: String) async throws -> Account.ID {
        let id = try #require(try await Accounts(database).account(handle: handle)?.id)
        let identity = ProviderIdentity(issuer: "github", subject: handle)
        #expect(try await ProviderLinks(database).link(identity, to: id, at: clock.now) == .linked)
        try await database.write { connection throws(StorageFault) in
            _ = try connection.run("DELETE FROM passwords WHERE account = $1", [.number(id.number)])
        }
        return id
    }
}
