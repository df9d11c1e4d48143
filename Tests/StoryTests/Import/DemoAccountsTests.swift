import Server
import Storage
import Testing

@Suite("Demo accounts", .onBothEngines)
struct DemoAccountsTests {
    @Test("Two people can be signed in as, and a second run leaves what they have changed")
    func signingIn() async throws {
        try await withSite { (site) async throws in
            let accounts = Accounts(site.database)
            try await DemoAccounts.run(accounts, site.passwords, clock: Story.clock)
            for one in DemoAccounts.all {
                let session = Jun.session(id: one.handle, password: one.password)
                #expect(try await StoryBrowser(site).send("POST", "/api/v1/sessions", json: session).status == 204)
            }
            let runs = site.passwords.runs
            try await DemoAccounts.run(accounts, site.passwords, clock: Story.clock)
            #expect(site.passwords.runs == runs)
        }
    }

    @Test("They aren't there unless asked for")
    func unlessAsked() async throws {
        try await withSite { (site) async throws in
            for one in DemoAccounts.all {
                let session = Jun.session(id: one.handle, password: one.password)
                #expect(try await StoryBrowser(site).send("POST", "/api/v1/sessions", json: session).status == 422)
            }
        }
    }
}
