import Domain
import Screens
import Storage
import Testing
import Wire

/// Jun books Hana's house, by the API.
@Suite("Booking by the API", .onBothEngines)
struct BookingAPITests {
    @Test("S1-10.3 what was booked stands among the bookings, with its price, its rules and its stay")
    func booking() async throws {
        try await withSite([Hana.house { $0.rules.cancellation = .moderate }.alwaysOpen]) { site in
            let jun = try await Booker(site)
            let reply = try await jun.book()
            #expect(reply.status == 201)
            let detail = try #require(BookingDetail(json: reply.body))
            #expect(reply["location"] == "/api/v1/bookings/\(detail.id)")
            #expect(reply["cache-control"] == "no-store")
            #expect(detail.phase == .coming && detail.mayCancel && detail.mayChange)
            #expect(detail.quote.total == 35_310 && detail.lodging.map(\.amount) == [30_000])
            #expect(detail.lodging.first?.kind == .weekend)
            #expect(detail.cancellation.steps.map(\.percent) == [100, 50])
            #expect(detail.cancellation.steps.map(\.until) == [Story.march(7), Story.march(11)])
            #expect(detail.stay.name == "봄바람 마치야" && detail.stay.hostName == "하나" && detail.stay.arrivalHour == 15)
            #expect(detail.stay.pictures.count == 8 && detail.stay.isOffered)
            #expect(try await jun.list().bookings == [detail])
            let one = try await jun.browser.get("/api/v1/bookings/\(detail.id)")
            #expect(BookingDetail(json: one.body) == detail)
        }
    }

    @Test("an app books with a bearer token, too")
    func bearer() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let tokens = try await jun.browser.send("POST", "/api/v1/tokens", json: Jun.session())
            let access = try #require(tokens.json?["access_token"]?.text)
            let reply = try await site.ask(
                "POST", "/api/v1/bookings",
                [
                    "Authorization": "Bearer " + access, "Content-Type": "application/json", "Idempotency-Key": "app",
                ],
                body: Array(Booker.order().utf8))
            #expect(reply.status == 201, "\(reply.text)")
        }
    }

    @Test("the first wins; the other hears that it's taken, and when it could be had")
    func taken() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let mira = try await Booker(site, handle: "mira_2027")
            _ = try await jun.booked()
            let reply = try await mira.book(Booker.order("2027-03-13", "2027-03-15", total: 1))
            #expect(reply.status == 409)
            let problem = try #require(reply.problem)
            #expect(problem.code == "already_taken" && problem.field == "check_in")
            #expect(problem.alternatives.first?.period == Period(checkIn: Story.march(14), checkOut: Story.march(16)))
            #expect(problem.alternatives.count == 3)
            #expect(try await mira.list().count == 0)
        }
    }

    @Test("a price that changed meanwhile books nothing and brings the new lines")
    func priceChanged() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let reply = try await jun.book(Booker.order(total: 35_309))
            #expect(reply.status == 409)
            let problem = try #require(reply.problem)
            #expect(problem.code == "price_changed" && problem.field == "total")
            #expect(problem.quote?.total == 35_310 && problem.lodging.count == 1)
            _ = try await jun.booked(Booker.order(total: problem.quote?.total ?? 0))
        }
    }

    @Test(
        "every rule has its own code, status and field",
        arguments: [
            ("2027-02-26", "2027-02-28", 2, 422, "already_past", "check_in"),
            ("2027-03-02", "2027-03-05", 2, 422, "too_soon", "check_in"),
            ("2029-03-05", "2029-03-08", 2, 422, "too_far_ahead", "check_in"),
            ("2029-02-20", "2029-03-02", 2, 422, "too_far_ahead", "check_out"),
            ("2027-03-10", "2027-03-11", 2, 422, "too_short", "check_out"),
            ("2027-03-10", "2027-03-25", 2, 422, "too_long", "check_out"),
            ("2027-07-10", "2027-07-13", 2, 422, "too_short", "check_out"),
            ("2027-03-10", "2027-03-12", 5, 422, "too_many_guests", "adults"),
            ("2027-03-20", "2027-03-22", 2, 409, "not_open", "check_in"),
            ("2027-03-06", "2027-03-08", 2, 409, "preparation", "check_in"),
            ("2027-03-08", "2027-03-10", 2, 409, "already_taken", "check_in"),
        ])
    func rules(
        checkIn: String, checkOut: String, adults: Int, status: Int, code: String, field: String
    ) async throws {
        let house = Hana.house {
            $0.minimumNights = 2
            $0.maximumNights = 14
            $0.rules = BookingRules(
                preparationDays: 1, noticeDays: 2,
                seasons: [SeasonLength(first: Story.march(123), last: Story.march(153), leastNights: 4)])
        }
        try await withSite([house.open(except: [Story.march(21)])]) { site in
            let jun = try await Booker(site)
            let quote = try await site.get("/api/v1/stays/1/quote?check_in=2027-03-08&check_out=2027-03-10&adults=2")
            let total = try #require(StayQuote(json: quote.body)?.quote?.total)
            _ = try await jun.booked(Booker.order("2027-03-08", "2027-03-10", total: total))
            let order = Booker.order(checkIn, checkOut, total: 1, adults: adults)
            let reply = try await jun.book(order)
            #expect(reply.status == status, "\(reply.text)")
            #expect(reply.problem?.code == code)
            // Both ends of a stay may lie too far ahead; the first that does is named.
            if code != "too_far_ahead" { #expect(reply.problem?.field == field) }
            let told = try await site.get(
                "/api/v1/stays/1/quote?check_in=\(checkIn)&check_out=\(checkOut)&adults=\(adults)")
            #expect(StayQuote(json: told.body)?.refusal?.code == code, "the quote says the same before")
            let listed = try await site.get("/api/v1/stays?check_in=\(checkIn)&check_out=\(checkOut)&adults=\(adults)")
            try await site.catchUp()
            let now = try await site.get("/api/v1/stays?check_in=\(checkIn)&check_out=\(checkOut)&adults=\(adults)")
            #expect(StayPage(json: now.body)?.count == 0, "the search doesn't list it")
            #expect(listed.status == 200)
        }
    }

    @Test(
        "what is missing or wrong in an order is named",
        arguments: [
            (#"{"#, 400, nil), (#"[]"#, 400, nil), (#"{}"#, 400, "stay"), (#"{"stay":"x"}"#, 400, "stay"),
            (#"{"stay":0}"#, 400, "stay"), (#"{"stay":1}"#, 400, "check_in"),
            (#"{"stay":1,"check_in":"2027-02-30"}"#, 400, "check_in"),
            (#"{"stay":1,"check_in":"2027-03-12"}"#, 400, "check_out"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-11"}"#, 400, "check_out"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2029-03-13"}"#, 400, "check_out"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14"}"#, 400, "adults"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":0}"#, 400, "adults"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":9}"#, 400, "adults"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1,"children":-1}"#, 400, "children"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1,"infants":9}"#, 400, "infants"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1}"#, 400, "total"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1,"total":-1}"#, 400, "total"),
            (#"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1,"total":1}"#, 400, "currency"),
            (
                #"{"stay":1,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1,"total":1,"currency":"yen"}"#,
                400, "currency"
            ),
            (
                #"{"stay":99,"check_in":"2027-03-12","check_out":"2027-03-14","adults":1,"total":1,"currency":"JPY"}"#,
                404, "stay"
            ),
        ] as [(String, Int, String?)])
    func fields(json: String, status: Int, field: String?) async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let reply = try await Booker(site).book(json)
            #expect(reply.status == status, "\(reply.text)")
            #expect(reply.json?["field"]?.text == field)
        }
    }

    @Test("without a key, or with one that can't be one, nothing is booked")
    func keys() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let without = try await jun.browser.send("POST", "/api/v1/bookings", json: Booker.order())
            #expect(without.status == 400 && without.json?["field"]?.text == "Idempotency-Key")
            for key in ["a b", String(repeating: "k", count: 256)] {
                let reply = try await jun.book(key: key)
                #expect(reply.status == 400 && reply.json?["code"]?.text == "malformed", "\(key)")
            }
            #expect(try await jun.list().count == 0)
        }
    }

    @Test("the same key and order get the first answer byte for byte; another order gets 422")
    func again() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let first = try await jun.book(key: "one")
            // Another order of the fields is no other question.
            let other =
                #"{"currency":"JPY","total":35310,"adults":2,"check_out":"2027-03-14","check_in":"2027-03-12","stay":1}"#
            let again = try await jun.book(other, key: "one")
            #expect(again.status == 201 && again.body == first.body && again["location"] == first["location"])
            let reused = try await jun.book(Booker.order("2027-03-20", "2027-03-22"), key: "one")
            #expect(reused.status == 422 && reused.problem?.code == "key_reused")
            #expect(reused.problem?.field == "Idempotency-Key")
            let refused = try await jun.book(key: "two")
            #expect(refused.status == 409)
            _ = try await jun.cancel(try #require(BookingDetail(json: first.body)).id)
            let still = try await jun.book(key: "two")
            #expect(still.status == 409 && still.body == refused.body)
            #expect(try await jun.list().count == 1)
        }
    }

    @Test("200 at once for the same nights: one booking and 199 clean refusals")
    func race() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<200 {
                    group.addTask { try await jun.book(key: "race-\(number)").status }
                }
                return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
            }
            #expect(statuses == [201: 1, 409: 199])
        }
    }

    @Test("nobody sees, changes or cancels what another has booked, and strangers are sent to sign in")
    func ownersOnly() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let mira = try await Booker(site, handle: "mira_2027")
            let id = try await jun.booked().id
            #expect(try await mira.browser.get("/api/v1/bookings/\(id)").status == 404)
            #expect(try await mira.change(id, "2027-03-20", "2027-03-22", total: 1).status == 404)
            #expect(try await mira.cancel(id).status == 404)
            let stranger = StoryBrowser(site)
            for (method, address) in [
                ("GET", "/api/v1/bookings"), ("GET", "/api/v1/bookings/\(id)"), ("POST", "/api/v1/bookings"),
                ("PATCH", "/api/v1/bookings/\(id)"), ("POST", "/api/v1/bookings/\(id)/cancellation"),
            ] {
                let reply = try await stranger.send(method, address, json: method == "GET" ? nil : Booker.order())
                #expect(reply.status == 401, "\(method) \(address)")
            }
            for odd in ["0", "-1", "01", "x", "99999999999999999999"] {
                #expect(try await jun.browser.get("/api/v1/bookings/\(odd)").status == 404)
            }
            let forged = try await jun.browser.ask(
                "POST", "/api/v1/bookings/\(id)/cancellation", ["Sec-Fetch-Site": "cross-site"])
            #expect(forged.status == 403)
            #expect(try await jun.list().bookings.map(\.id) == [id])
        }
    }

    @Test("other days are one step, and a booking never stands in its own way")
    func change() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let mira = try await Booker(site, handle: "mira_2027")
            let id = try await jun.booked().id
            // A Saturday and a Sunday night: 15,000 + 12,000 + 3,000 + 1,890 + 189.
            let moved = try await jun.change(id, "2027-03-13", "2027-03-15", total: 32_079)
            #expect(moved.status == 200, "\(moved.text)")
            #expect(BookingDetail(json: moved.body)?.quote.total == 32_079)
            _ = try await mira.booked(Booker.order("2027-03-10", "2027-03-13", total: 45_003))
            let back = try await jun.change(id, "2027-03-12", "2027-03-14", total: 35_310)
            #expect(back.status == 409 && back.problem?.code == "already_taken")
            let dear = try await jun.change(id, "2027-03-16", "2027-03-18", total: 1)
            #expect(dear.status == 409 && dear.problem?.code == "price_changed")
            let wrong = try await jun.browser.send(
                "PATCH", "/api/v1/bookings/\(id)", json: #"{"check_in":"2027-03-16","check_out":7}"#)
            #expect(wrong.status == 400 && wrong.json?["field"]?.text == "check_out")
            #expect(try await jun.list().bookings.map(\.checkIn) == [Story.march(13)])
        }
    }

    @Test("S1-12.5 cancelling says what comes back, frees the nights at once, and again is harmless")
    func cancel() async throws {
        try await withSite([Hana.house { $0.rules.cancellation = .strict }.alwaysOpen]) { site in
            let jun = try await Booker(site)
            let booked = try await jun.booked()
            #expect(booked.refund == 17_655, "half of it, eleven days before")
            let reply = try await jun.cancel(booked.id)
            let gone = try #require(BookingDetail(json: reply.body))
            #expect(reply.status == 200 && gone.phase == .cancelled && gone.refund == 17_655)
            #expect(gone.cancelledAt == site.clock.now && !gone.mayCancel && !gone.mayChange)
            try await jun.wait(days: 20)
            let again = try await jun.cancel(booked.id)
            #expect(again.status == 200 && BookingDetail(json: again.body) == gone)
            #expect(try await jun.list("?when=cancelled").bookings == [gone])
            #expect(try await jun.list("?when=coming").count == 0)
        }
    }

    @Test("what is to come stands apart from what is past, and what comes next stands first")
    func lists() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let later = try await jun.booked(Booker.order("2027-04-16", "2027-04-18"))
            let sooner = try await jun.booked()
            #expect(try await jun.list("?when=coming").bookings.map(\.id) == [sooner.id, later.id])
            try await jun.wait(days: 12)
            let staying = try #require(try await jun.list("?when=coming").bookings.first)
            #expect(staying.phase == .staying && !staying.mayCancel)
            #expect(try await jun.cancel(sooner.id).problem?.code == "already_begun")
            try await jun.wait(days: 5)
            #expect(try await jun.list("?when=past").bookings.map(\.id) == [sooner.id])
            #expect(try await jun.list("?when=coming").bookings.map(\.id) == [later.id])
            let beyond = try await jun.list("?page=2")
            #expect(beyond.bookings.isEmpty && beyond.count == 2 && beyond.page == 2)
            for (query, field) in [("when=soon", "when"), ("page=0", "page"), ("page=x", "page"), ("page=", "page")] {
                let reply = try await jun.browser.get("/api/v1/bookings?" + query)
                #expect(reply.status == 400 && reply.json?["field"]?.text == field, "\(query)")
            }
        }
    }

    @Test("a stay that is withdrawn keeps its bookings")
    func withdrawn() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let booked = try await jun.booked()
            _ = try await site.stays.withdraw(Stay.ID(1))
            let kept = try #require(try await jun.list().bookings.first)
            #expect(kept.id == booked.id && !kept.stay.isOffered && kept.quote == booked.quote)
            #expect(try await jun.cancel(booked.id).status == 200)
        }
    }

    @Test("the search knows of a booking and of its end as soon as it follows")
    func search() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let jun = try await Booker(site)
            let asked = "/api/v1/stays?check_in=2027-03-13&check_out=2027-03-14"
            func count() async throws -> Int? { StayPage(json: try await site.get(asked).body)?.count }
            let booked = try await jun.booked()
            try await site.catchUp()
            #expect(try await count() == 0)
            _ = try await jun.cancel(booked.id)
            try await site.catchUp()
            #expect(try await count() == 1)
        }
    }

    @Test("a search knows of it without being told to look")
    func following() async throws {
        try await withSite([Hana.house().alwaysOpen]) { site in
            let following = Task { await site.catalogue.follow(site.database) }
            defer { following.cancel() }
            let jun = try await Booker(site)
            func waits(for count: Int) async throws {
                let deadline = ContinuousClock.now + .seconds(20)
                let asked = "/api/v1/stays?check_in=2027-03-13&check_out=2027-03-14"
                while StayPage(json: try await site.get(asked).body)?.count != count {
                    try #require(ContinuousClock.now < deadline, "the search still doesn't find \(count)")
                }
            }
            let booked = try await jun.booked()
            try await waits(for: 0)
            _ = try await jun.cancel(booked.id)
            try await waits(for: 1)
        }
    }
}
