import Domain
import Media
import Server
import SignIn
import Storage
import Testing
import Words

@Suite("A picture of somebody new in a form, without scripts", .onBothEngines)
struct NewcomersPictureTests {
    @Test("S2-9.6, S3-2.2: by a ticket that isn't ours no account is made, nor one with a drawing in its place")
    func ticketsOfNewcomers() async throws {
        try await withServices(.github) { (site, services) async throws in
            let browser = StoryBrowser(site)
            let ticket = [("picture", "nobody.knows")]
            let signUp = try await browser.submit(
                Jun.fields(("avatar", "")) + ticket, to: "/sign-up", from: "/sign-up")
            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            let joining = "/sign-in/\(services[0].slug)/joining"
            let newcomer = try await browser.submit(
                Newcomer.fields(("avatar", "")) + ticket, to: joining, from: joining)
            for reply in [signUp, newcomer] {
                let page = try #require(Page(reply.text))
                #expect(reply.status == 422 && page.id("picture-said")?.text == "읽을 수 없는 사진이에요")
                #expect(!page.all("input").contains { $0["name"] == "picture" })
            }
            for handle in [Jun.handle, "hana_k"] {
                #expect(try await Accounts(site.database).account(handle: handle) == nil)
            }
        }
    }

    @Test("Who signs up or joins while no picture is taken in keeps what was typed, and hears when to try again")
    func notNow() async throws {
        try await withServices(
            .github, limits: MembershipLimits(uploads: .init(2, inSeconds: 3600))
        ) { (site, services) async throws in
            let browser = StoryBrowser(site)
            _ = try await browser.signIn(with: services[0], as: ServedProvider.hana)
            let joining = "/sign-in/\(services[0].slug)/joining"
            let store = try #require(site.store.withLock { $0 })
            store.fault.withLock { $0 = .unavailable }
            let picture = try Story.bytes("Tests/MediaTests/Fixtures/turned.jpg")
            for status in [503, 429] {
                let signUp = try await browser.submit(
                    Jun.fields, photo: picture, to: "/sign-up", from: "/sign-up")
                #expect(signUp.status == status && signUp["retry-after"] != nil)
                let page = try #require(Page(signUp.text))
                #expect(page.id("sign-up-said")?.text == Words(.korean).joinFailed)
                #expect(page.id("handle")?["value"] == Jun.handle)
                let newcomer = try await browser.submit(
                    Newcomer.fields(), photo: picture, to: joining, from: joining)
                #expect(newcomer.status == status && newcomer["retry-after"] != nil)
                #expect(Page(newcomer.text)?.id("handle")?["value"] == "hana_k")
            }
            for handle in [Jun.handle, "hana_k"] {
                #expect(try await Accounts(site.database).account(handle: handle) == nil)
            }
        }
    }
}
