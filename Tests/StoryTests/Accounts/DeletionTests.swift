import Domain
import Foundation
import Storage
import Testing

@Suite("Deleting an account", .onBothEngines)
struct DeletionTests {
    @Test("The page says what goes; the password deletes it, signs out everywhere, and the id is free again")
    func deletion() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            try await phone.signInAsJun()
            #expect(try await phone.isSignedIn)
            let page = try await browser.page("/settings/deletion")
            #expect(page.section(headed: "함께 지워지는 것")?.all("li").count == 6)
            let reply = try await browser.deleteAccount([("proof", Jun.password)])
            #expect(reply.status == 303 && reply["location"] == "/sign-in?news=deleted")
            #expect(browser.cookie("access") == nil && browser.cookie("refresh") == nil)
            let told = try await browser.page("/sign-in?news=deleted")
            #expect(told.id("sign-in-news")?.text == "계정과 내 데이터를 모두 삭제했어요.")
            #expect(try await phone.send("GET", "/api/v1/me").status == 401)
            #expect(try await phone.send("POST", "/session/renewal").status == 401)
            #expect(try await browser.send("POST", "/api/v1/sessions", json: Jun.session()).status == 422)
            try await browser.joinAsJun()
        }
    }

    @Test("A wrong or missing password deletes nothing")
    func refused() async throws {
        try await withJun { (site, browser) async throws in
            for (fields, text) in [
                ([("proof", "wrong")], "비밀번호가 맞지 않아요"), ([], "지금 비밀번호를 적어 주세요"),
                ([("handle", Jun.handle)], "지금 비밀번호를 적어 주세요"),
            ] {
                let reply = try await browser.deleteAccount(fields)
                #expect(reply.status == 422 && Page(reply.text)?.id("proof-said")?.text == text)
            }
            #expect(try await browser.isSignedIn)
        }
    }

    @Test("Who has no password shows in another way who they are, and then goes on")
    func proofWithoutPassword() async throws {
        try await withJun { (site, browser) async throws in
            var device = Device()
            #expect(try await device.add(browser).status == 201)
            _ = try await site.takePassword(of: Jun.handle)
            let page = try await browser.page("/settings/deletion")
            let token = page.root.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            site.clock.advance(by: 601)
            let fields = [("form", token), ("handle", Jun.handle)]
            for late in [
                try await browser.post(fields, to: "/settings/deletion"), try await browser.get("/settings/deletion"),
            ] {
                #expect(late.status == 303 && late["location"] == "/settings/proof?for=deletion")
            }
            #expect(try await Accounts(site.database).account(handle: Jun.handle) != nil)

            let proof = try await browser.page("/settings/proof?for=deletion")
            let button = proof.all("button").first { $0["data-passkey"] == "prove" }
            #expect(button?["data-next"] == "/settings/deletion?news=proved")
            #expect(try await device.prove(browser).status == 204)
            let back = try await browser.page("/settings/deletion?news=proved")
            #expect(back.first("p", class: "banner") != nil && back.id("proof") == nil)
            #expect(try await browser.deleteAccount([("handle", Jun.handle)])["location"] == "/sign-in?news=deleted")
            #expect(try await Accounts(site.database).account(handle: Jun.handle) == nil)
        }
    }

    @Test("Who has no password types the id again")
    func withoutPassword() async throws {
        try await withJun { (site, browser) async throws in
            _ = try await site.takePassword(of: Jun.handle)
            let wrong = try await browser.deleteAccount([("handle", "jun_2028"), ("proof", Jun.password)])
            #expect(wrong.status == 422)
            #expect(Page(wrong.text)?.id("handle-said")?.text == "아이디가 달라요")
            #expect(Page(wrong.text)?.id("handle")?["value"] == "jun_2028")
            #expect(try await browser.deleteAccount([("handle", "Jun_2027 ")])["location"] == "/sign-in?news=deleted")
            #expect(try await Accounts(site.database).account(handle: Jun.handle) == nil)
        }
    }
}

extension StoryBrowser {
    /// By the form that the settings lead to.
    func deleteAccount(_ fields: [(String, String)]) async throws -> Reply {
        try await submit(fields, to: "/settings/deletion", from: "/settings/deletion")
    }
}
