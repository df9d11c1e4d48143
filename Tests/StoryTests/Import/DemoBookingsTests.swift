import Domain
import Engines
import Server
import Storage
import Testing

@Suite("What the demo world's traveller has booked", .onBothEngines)
struct DemoBookingsTests {
    @Test("Some nights to come and a cancelled one, once, and a second run changes nothing")
    func made() async throws {
        let site = try await StorySite(on: Engine.theStorys(), withDemoWorld: true)
        let accounts = Accounts(site.database)
        let bookings = Bookings(site.database, clock: Story.clock.forBookings)
        #expect(try await DemoBookings.run(bookings, accounts, site.stays) == 0, "nobody is there yet")
        try await DemoAccounts.run(accounts, site.passwords, clock: Story.clock)
        #expect(try await DemoBookings.run(bookings, accounts, site.stays) == 4)
        #expect(try await DemoBookings.run(bookings, accounts, site.stays) == 0)
        let guest = try #require(await accounts.account(handle: "guest"))
        let records = try await bookings.list(of: guest.id)
        #expect(records.count == 4 && records.count { $0.booking.cancelled != nil } == 1)
        #expect(Set(records.map(\.booking.stay)).count == 4)
        let browser = StoryBrowser(site)
        let session = Jun.session(id: "guest", password: DemoAccounts.all[0].password)
        #expect(try await browser.send("POST", "/api/v1/sessions", json: session).status == 204)
        #expect(try await browser.get("/api/v1/bookings?when=coming").json?["count"]?.integer == 3)
        try await site.close()
    }
}
