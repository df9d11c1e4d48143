import Foundation
import Screens
import Testing
import Wire

/// Somebody who is signed in and books.
struct Booker: Sendable {
    let browser: StoryBrowser

    /// Jun, or somebody else with another handle, on a site of one's own.
    init(_ site: StorySite, handle: String = Jun.handle) async throws {
        browser = StoryBrowser(site)
        let joined = try await browser.send("POST", "/api/v1/accounts", json: Jun.order(handle: handle))
        try #require(joined.status == 201, "\(joined.text)")
        let signedIn = try await browser.send("POST", "/api/v1/sessions", json: Jun.session(id: handle))
        try #require(signedIn.status == 204, "\(signedIn.text)")
    }

    /// The fields of an order for two nights in Hana's house; 35,310 yen from 12 to 14 March.
    static func order(
        stay: String = "1", _ checkIn: String = "2027-03-12", _ checkOut: String = "2027-03-14", total: Int64 = 35_310,
        adults: Int = 2
    ) -> String {
        #"{"stay":\#(stay),"check_in":"\#(checkIn)","check_out":"\#(checkOut)","adults":\#(adults),"total":\#(total),"#
            + #""currency":"JPY"}"#
    }

    func book(_ json: String = Booker.order(), key: String = UUID().uuidString) async throws -> Reply {
        try await browser.send("POST", "/api/v1/bookings", json: json, ["Idempotency-Key": key])
    }

    /// The same, which must succeed.
    func booked(_ json: String = Booker.order()) async throws -> BookingDetail {
        let reply = try await book(json)
        try #require(reply.status == 201, "\(reply.text)")
        return try #require(BookingDetail(json: reply.body))
    }

    func change(
        _ id: Int64, _ checkIn: String, _ checkOut: String, total: Int64, currency: String = "JPY"
    ) async throws -> Reply {
        let json =
            #"{"check_in":"\#(checkIn)","check_out":"\#(checkOut)","total":\#(total),"currency":"\#(currency)"}"#
        return try await browser.send("PATCH", "/api/v1/bookings/\(id)", json: json)
    }

    func cancel(_ id: Int64) async throws -> Reply {
        try await browser.send("POST", "/api/v1/bookings/\(id)/cancellation")
    }

    /// Days pass, and the browser gets a new access, as its page sees to.
    func wait(days: Int64) async throws {
        browser.site.clock.advance(by: days * 86_400)
        let renewed = try await browser.send("POST", "/session/renewal")
        try #require(renewed.status == 204, "\(renewed.text)")
    }

    func one(_ id: Int64) async throws -> BookingDetail {
        let reply = try await browser.get("/api/v1/bookings/\(id)")
        try #require(reply.status == 200, "\(reply.text)")
        return try #require(BookingDetail(json: reply.body))
    }

    func list(_ query: String = "") async throws -> BookingPage {
        let reply = try await browser.get("/api/v1/bookings" + query)
        try #require(reply.status == 200, "\(reply.text)")
        return try #require(BookingPage(json: reply.body))
    }
}

extension Reply {
    /// What it says went wrong with a booking.
    var problem: BookingProblem? {
        self["content-type"]?.hasPrefix("application/problem+json") == true ? BookingProblem(json: body) : nil
    }
}
