import Domain
import Foundation
import Server
import Storage
import Testing

private let fresh = "새로 정한 긴 비밀번호"

@Suite("A forgotten password", .onBothEngines)
struct RecoveryTests {
    @Test("A recovery code sets a new one, once; every device is signed out, and the sign-in has the id filled in")
    func recovery() async throws {
        try await withCodes { (site, browser, codes) async throws in
            let reply = try await StoryBrowser(site).recover("Jun_2027 ", codes[0].lowercased(), fresh)
            #expect(reply.status == 303 && reply["location"] == "/sign-in?news=recovered&id=jun_2027")
            #expect(try await browser.send("GET", "/api/v1/me").status == 401)
            let page = try await StoryBrowser(site).page("/sign-in?news=recovered&id=jun_2027")
            #expect(page.id("sign-in-news")?.text.contains("새 비밀번호로 로그인하세요") == true)
            #expect(page.id("sign-in-handle")?["value"] == Jun.handle)
            let new = try await browser.send("POST", "/api/v1/sessions", json: Jun.session(password: fresh))
            #expect(new.status == 204)
            #expect(try await browser.page("/settings").root.text.contains("남은 코드 9개"))
            // The same code is worth nothing any more.
            #expect(try await StoryBrowser(site).recover(Jun.handle, codes[0], fresh + "2").status == 422)
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("An unknown id, a wrong code and one that can't be a code are refused in the same words, at the same cost")
    func sameWords() async throws {
        try await withCodes { (site, _, codes) async throws in
            let wrong = "0000-0000-0000-0000"
            for (id, code) in [("nobody_here", codes[0]), (Jun.handle, wrong), (Jun.handle, "?"), ("nobody_2", wrong)] {
                let runs = site.passwords.runs
                let reply = try await StoryBrowser(site).recover(id, code, fresh)
                #expect(reply.status == 422 && site.passwords.runs == runs + 1)
                let page = try #require(Page(reply.text))
                #expect(page.id("code-said")?.text == "아이디나 복구 코드가 맞지 않아요")
                #expect(page.id("id")?["value"] == id && page.id("code")?["value"] == code)
                #expect(!reply.text.contains(fresh))
            }
            try await StoryBrowser(site).signInAsJun()
        }
    }

    @Test("What is missing is said at its field before any work is done, and no code is used up")
    func missing() async throws {
        try await withCodes { (site, browser, codes) async throws in
            let runs = site.passwords.runs
            let empty = try await browser.submit([], to: "/recovery", from: "/recovery")
            let page = try #require(Page(empty.text))
            #expect(page.id("id-said")?.text == "아이디를 적어 주세요" && page.id("code-said")?.text == "복구 코드를 적어 주세요")
            let common = try await browser.recover(Jun.handle, codes[0], "password1")
            #expect(common.status == 422 && site.passwords.runs == runs)
            #expect(try await browser.recover(Jun.handle, codes[0], fresh).status == 303)
        }
    }

    @Test("Trying codes gets slow as guessing passwords does")
    func guessing() async throws {
        try await withCodes(limits: .init(signIns: .init(1000, inSeconds: 1))) { (site, _, codes) async throws in
            let thief = StoryBrowser(site)
            var statuses: [Int] = []
            for _ in 0..<5 { statuses.append(try await thief.recover(Jun.handle, "0000-0000-0000-0000", fresh).status) }
            #expect(statuses.prefix(3) == [422, 422, 422] && statuses.contains(429))
            let held = try await thief.recover(Jun.handle, codes[0], fresh)
            #expect(held.status == 429 && Int(held["retry-after"] ?? "") ?? 0 > 0)
        }
    }

    @Test("One code sent by three at once opens the account to one of them")
    func race() async throws {
        try await withCodes { (site, _, codes) async throws in
            let browser = StoryBrowser(site)
            let page = try await browser.page("/recovery")
            let token = page.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<3 {
                    group.addTask {
                        let password = fresh + String(number)
                        let fields = [
                            ("form", token), ("id", Jun.handle), ("code", codes[0]), ("password", password),
                            ("repetition", password),
                        ]
                        return try await browser.post(fields, to: "/recovery").status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [303, 422, 422])
        }
    }

    @Test("A form from elsewhere is refused")
    func forged() async throws {
        try await withCodes { (site, browser, codes) async throws in
            let fields = [("id", Jun.handle), ("code", codes[0]), ("password", fresh), ("repetition", fresh)]
            #expect(try await browser.post(fields, to: "/recovery").status == 403)
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("An id in the address of the sign-in is filled in only if it is one, and news says only what is known")
    func signInAddress() async throws {
        let site = try await StorySite.demo.value
        let page = try await site.page("/sign-in?id=%22%3E%3Cscript%3E&news=hello")
        #expect(page.id("sign-in-handle")?["value"] == "" && page.id("sign-in-news") == nil)
        #expect(page.screen == "sign-in")
    }
}

@Suite("A password by the operator", .onBothEngines)
struct PasswordResetTests {
    @Test("nadri reset makes a new one, which signs in, and ends every session")
    func reset() async throws {
        try await withJun { (site, browser) async throws in
            let membership = try #require(site.membership.withLock { $0 })
            let password = try await PasswordReset.reset(
                "Jun_2027", membership.accounts, membership.passwords, clock: site.clock.wall)
            // As a running server does when it hears of it.
            membership.live.forgetAll()
            #expect(password.count == 19)
            let id = try #require(try await Accounts(site.database).account(handle: Jun.handle)?.id)
            #expect(try await Sessions(site.database).list(of: id, at: site.clock.now).isEmpty)
            #expect(try await browser.send("GET", "/api/v1/me").status == 401)
            #expect(try await browser.send("POST", "/session/renewal").status == 401)
            let new = try await browser.send("POST", "/api/v1/sessions", json: Jun.session(password: password))
            #expect(new.status == 204)
            #expect(
                try await PasswordReset.reset(
                    Jun.handle, membership.accounts, membership.passwords, clock: site.clock.wall) != password)
            await #expect(throws: PasswordReset.Fault.self) {
                try await PasswordReset.reset(
                    "nobody_here", membership.accounts, membership.passwords, clock: site.clock.wall)
            }
        }
    }
}

/// A site on which Jun has joined and signed in, with the codes that he got.
private func withCodes(
    limits: MembershipLimits = MembershipLimits(), _ test: (StorySite, StoryBrowser, [String]) async throws -> Void
) async throws {
    try await withSite(limits: limits) { site in
        let browser = StoryBrowser(site)
        let joined = try await browser.send("POST", "/api/v1/accounts", json: Jun.order())
        let codes = joined.json?["recovery_codes"]?.elements?.compactMap(\.text) ?? []
        try #require(codes.count == 10)
        try await browser.signInAsJun()
        try await test(site, browser, codes)
    }
}
