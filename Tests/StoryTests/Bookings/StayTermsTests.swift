import Domain
import Screens
import Seeded
import Testing
import Wire

/// When a stay can be booked and for how much, as the API tells it.
@Suite("A stay's calendar and quotes", .onBothEngines)
struct StayTermsTests {
    private static func house() -> Stay {
        Hana.house {
            $0.minimumNights = 2
            $0.maximumNights = 9
            $0.rules = BookingRules(
                cancellation: .strict, preparationDays: 1, noticeDays: 2, arrivalHour: 16, departureHour: 10,
                seasons: [SeasonLength(first: Story.march(20), last: Story.march(25), leastNights: 4, mostNights: 5)])
        }
    }

    private func days(_ site: StorySite, _ query: String = "") async throws -> StayDays {
        let reply = try await site.get("/api/v1/stays/1/calendar" + query)
        try #require(reply.status == 200, "\(reply.text)")
        return try #require(StayDays(json: reply.body))
    }

    @Test("the calendar says of every day what its night is, what it costs, and why nobody can arrive")
    func calendar() async throws {
        try await withSite([Self.house().open(except: [Story.march(15)])]) { site in
            let jun = try await Booker(site)
            let quote = try await site.get("/api/v1/stays/1/quote?check_in=2027-03-08&check_out=2027-03-10")
            let total = try #require(StayQuote(json: quote.body)?.quote?.total)
            _ = try await jun.booked(Booker.order("2027-03-08", "2027-03-10", total: total))
            let days = try await days(site, "?from=2027-03-01&to=2027-03-16")
            #expect(days.days.map(\.date) == (1...16).map { Story.march($0) })
            #expect(days.today == Story.today && days.currency == "JPY")
            var nights = [NightState](repeating: .open, count: 16)
            (nights[7], nights[8], nights[6], nights[9], nights[14]) = (
                .taken, .taken, .preparation, .preparation, .closed
            )
            #expect(days.days.map(\.night) == nights)
            let reasons = days.days.map(\.noArrival)
            #expect(reasons[0] == "too_soon" && reasons[1] == "too_soon" && reasons[2] == nil)
            #expect(reasons[5] == "too_short", "one night before the host prepares")
            #expect(reasons[6...9] == ["preparation", "already_taken", "already_taken", "preparation"])
            #expect(reasons[13] == "too_short" && reasons[14] == "not_open" && reasons[15] == nil)
            #expect(days.days[11].price == 15_000 && days.days[10].price == 12_000)
            #expect(try await self.days(site).days.count == 730)
        }
    }

    @Test(
        "a screen that knows the calendar refuses what the server refuses, for the same reason",
        arguments: [1, 2, 3] as [UInt64])
    func same(seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed)
        let closed = (0..<60).filter { _ in numbers.oneIn(9) }.map { Story.today.advanced(by: $0) }
        try await withSite([Self.house().open(except: closed)]) { site in
            let calendar = try await days(site).calendar
            for step in 0..<60 {
                let checkIn = Story.today.advanced(by: .random(in: -2...45, using: &numbers))
                let checkOut = checkIn.advanced(by: .random(in: 0...10, using: &numbers))
                let period = try #require(Period(checkIn: checkIn, checkOut: checkOut))
                let reply = try await site.get(
                    "/api/v1/stays/1/quote?check_in=\(checkIn.iso)&check_out=\(checkOut.iso)&adults=2")
                let quote = try #require(StayQuote(json: reply.body))
                let refusal = calendar.refusal(of: period)
                #expect(quote.refusal?.code == refusal.map { "\($0.code)" }, "seed \(seed), step \(step)")
                let alternatives = refusal == nil ? [] : calendar.alternatives(to: period)
                #expect(quote.alternatives.map(\.period) == alternatives, "seed \(seed), step \(step)")
                let listed = try await site.get(
                    "/api/v1/stays?check_in=\(checkIn.iso)&check_out=\(checkOut.iso)&adults=2")
                #expect(StayPage(json: listed.body)?.count == (refusal == nil ? 1 : 0), "seed \(seed), step \(step)")
            }
        }
    }

    @Test("a quote tells the stay's rules, too")
    func rules() async throws {
        try await withSite([Self.house().alwaysOpen]) { site in
            let reply = try await site.get("/api/v1/stays/1/quote?check_in=2027-03-10&check_out=2027-03-12")
            let quote = try #require(StayQuote(json: reply.body))
            #expect(quote.arrivalHour == 16 && quote.departureHour == 10)
            #expect(quote.cancellation.rule == .strict)
            #expect(quote.cancellation.steps.map(\.until) == [Story.march(-4), Story.march(3)])
        }
    }

    @Test("without a known price there are no lines, and that is the reason")
    func noPrice() async throws {
        try await withSite([Hana.house { $0.tariff = nil }.alwaysOpen]) { site in
            let reply = try await site.get("/api/v1/stays/1/quote?check_in=2027-03-10&check_out=2027-03-12")
            let quote = try #require(StayQuote(json: reply.body))
            #expect(quote.quote == nil && quote.lodging.isEmpty && quote.refusal?.code == "price_unknown")
            #expect(try await days(site, "?to=2027-03-02").days.map(\.price) == [nil, nil])
        }
    }

    @Test(
        "wrong questions are refused with the field named",
        arguments: [
            ("/api/v1/stays/1/quote", 400, "check_in"), ("/api/v1/stays/1/quote?check_in=2027-03-10", 400, "check_out"),
            ("/api/v1/stays/1/quote?check_in=2027-03-10&check_out=2027-03-12&adults=9", 400, "adults"),
            ("/api/v1/stays/9/quote?check_in=2027-03-10&check_out=2027-03-12", 404, nil),
            ("/api/v1/stays/9/calendar", 404, nil), ("/api/v1/stays/1/calendar?from=soon", 400, "from"),
            ("/api/v1/stays/1/calendar?to=", 400, "to"),
            ("/api/v1/stays/1/calendar?from=2027-03-10&to=2027-03-09", 400, "to"),
        ] as [(String, Int, String?)])
    func wrong(address: String, status: Int, field: String?) async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let reply = try await site.get(address)
            #expect(reply.status == status)
            #expect(reply.json?["field"]?.text == field)
        }
    }
}
