import Domain
import Screens
import Testing

/// A booking in somebody's own calendar, read back as a strict program would.
@Suite("Bookings as entries of a calendar", .onBothEngines)
struct BookingCalendarTests {
    private func calendar(_ jun: Booker, _ id: Int64, _ query: String = "") async throws -> CalendarReader {
        let reply = try await jun.browser.get("/bookings/\(id).ics" + query)
        try #require(reply.status == 200 && reply["content-type"] == "text/calendar; charset=utf-8", "\(reply.text)")
        #expect(reply["content-disposition"] == "inline; filename=\"nadri-\(id).ics\"")
        return try CalendarReader(reply.body)
    }

    @Test("The entry has the stay's own days, whatever zone it is read in, and everything that one needs on the way")
    func entry() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let booked = try await jun.booked()
            let calendar = try await calendar(jun, booked.id)
            // Whole days without a zone; the end is the day after the last.
            #expect(calendar["DTSTART"] == "20270312" && calendar["DTEND"] == "20270315")
            #expect(calendar.event.allSatisfy { $0.parameters["TZID"] == nil })
            #expect(calendar["STATUS"] == "CONFIRMED" && calendar["SEQUENCE"] == "0")
            #expect(calendar["DTSTAMP"] == "20270301T090000Z" && calendar["TRANSP"] == "TRANSPARENT")
            #expect(try calendar.text("SUMMARY") == "봄바람 마치야 숙박")
            #expect(try calendar.text("LOCATION") == "봄바람 마치야, 京都 東山区")
            #expect(calendar["GEO"] == "35.021000;135.754000")
            let text = try #require(try calendar.text("DESCRIPTION"))
            #expect(text.contains("체크인: 2027년 3월 12일 금요일 15:00부터\n체크아웃: 2027년 3월 14일 일요일 11:00까지\n"))
            #expect(text.contains("호스트에게 치를 금액: 35,310엔") && text.hasSuffix("/bookings/\(booked.id)"))
            let english = try await self.calendar(jun, booked.id, "?lang=en")
            #expect(try english.text("SUMMARY") == "Stay: 봄바람 마치야" && english["UID"] == calendar["UID"])
        }
    }

    @Test("Changed and cancelled it is the same entry in a higher version")
    func versions() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let booked = try await jun.booked()
            let other = try await jun.booked(Booker.order("2027-04-16", "2027-04-18"))
            let first = try await calendar(jun, booked.id)
            site.clock.advance(by: 61)
            #expect(try await jun.change(booked.id, "2027-03-13", "2027-03-15", total: 32_079).status == 200)
            let moved = try await calendar(jun, booked.id)
            #expect(moved["UID"] == first["UID"] && moved["SEQUENCE"] == "1" && moved["STATUS"] == "CONFIRMED")
            #expect(moved["DTSTART"] == "20270313" && moved["DTEND"] == "20270316")
            #expect(moved["DTSTAMP"] == "20270301T090101Z" && moved["CREATED"] == "20270301T090000Z")
            // The same days again are no change.
            #expect(try await jun.change(booked.id, "2027-03-13", "2027-03-15", total: 32_079).status == 200)
            #expect(try await calendar(jun, booked.id)["SEQUENCE"] == "1")
            site.clock.advance(by: 60)
            for _ in 0..<2 { #expect(try await jun.cancel(booked.id).status == 200) }
            let gone = try await calendar(jun, booked.id)
            #expect(gone["UID"] == first["UID"] && gone["SEQUENCE"] == "2" && gone["STATUS"] == "CANCELLED")
            #expect(gone["LAST-MODIFIED"] == "20270301T090201Z")
            #expect(try await calendar(jun, other.id)["UID"] != first["UID"])
        }
    }

    @Test("A host's words break out of nothing")
    func hostile() async throws {
        let name = "집; , \\ \"1\"\r\nEND:VEVENT\r\nBEGIN:VALARM" + String(repeating: "한옥👩‍👩‍👧", count: 20)
        try await withSite([Hana.house { $0.name = name }.alwaysOpen]) { site in
            let jun = try await Booker(site)
            let booked = try await jun.booked()
            let calendar = try await calendar(jun, booked.id)
            let summary = try #require(try calendar.text("SUMMARY"))
            #expect(summary.contains("집; , \\ \"1\"") && summary.hasSuffix(" 숙박"))
            #expect(calendar.event.allSatisfy { $0.name != "BEGIN" && $0.name != "VALARM" })
        }
    }
}
