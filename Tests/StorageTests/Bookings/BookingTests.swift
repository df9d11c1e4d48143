import Domain
import Engines
import Testing

@testable import Storage

/// S1-10.3 booking, on both engines.
@Suite struct BookingTests {
    @Test("A booking holds its nights, and keeps what was agreed on", arguments: Engine.allCases)
    func booking(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database) {
                $0.rules = BookingRules(cancellation: .strict, preparationDays: 1, arrivalHour: 16)
            }
            let period = stage.nights(10, 8)

            let booked = try await stage.booked(period)

            let record = try #require(await stage.bookings.one(booked.id, of: stage.jun))
            #expect(record.booking == booked)
            #expect(booked.period == period && booked.party == .two && booked.guest == stage.jun)
            #expect(booked.price == Tariff.sample().price(for: period, guests: 2))
            #expect(booked.price.lodging.count == 2)
            #expect(booked.cancellation == .strict && booked.bookedAt == startOfDecember && booked.cancelled == nil)
            #expect(record.stay.name == "북촌 한옥" && record.stay.hostName == "Hana" && record.stay.arrivalHour == 16)
            #expect(try await nightFaults(database, preparationDays: 1) == [])
            #expect(try await stage.bookings.list(of: stage.jun) == [record])
            let indexed = try #require(await Stays(database).forIndex([stage.house]).first)
            let held = (0..<30).filter { !indexed.openNights[Day.start.advanced(by: $0)] }
            #expect(held == Array(9...18))
        }
    }

    @Test("Nights that are taken are refused with days that can be had instead", arguments: Engine.allCases)
    func taken(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 2)
            _ = try await stage.booked(stage.nights(10, 3))

            let outcome = try await stage.book(stage.nights(12, 2), by: stage.people[1])

            #expect(
                outcome
                    == .refused(
                        .taken, alternatives: [stage.nights(13, 2), stage.nights(14, 2), stage.nights(15, 2)]))
            #expect(try await stage.bookings.list(of: stage.people[1]).isEmpty)
            guard case .booked = try await stage.book(stage.nights(13), by: stage.people[1]) else {
                Issue.record("the day one leaves another can't arrive")
                return
            }
            guard case .booked = try await stage.book(stage.nights(8), by: stage.people[1]) else {
                Issue.record("the day one arrives another can't leave")
                return
            }
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test("Every rule of the calendar is asked again behind the stay's lock", arguments: Engine.allCases)
    func rules(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database) {
                $0.minimumNights = 2
                $0.maximumNights = 9
                $0.rules.noticeDays = 2
                $0.rules.seasons = [
                    SeasonLength(first: .start.advanced(by: 40), last: .start.advanced(by: 50), leastNights: 4)
                ]
            }
            for (period, refusal) in [
                (stage.nights(-1), .alreadyPast), (stage.nights(1), .tooSoon(days: 2)),
                (stage.nights(5, 1), .tooShort(least: 2)), (stage.nights(5, 10), .tooLong(most: 9)),
                (stage.nights(45, 3), .tooShort(least: 4)), (stage.nights(729), .tooFarAhead),
            ] as [(Period, StayRefusal)] {
                guard case .refused(refusal, _) = try await stage.book(period) else {
                    Issue.record("\(refusal)")
                    continue
                }
            }
            guard case .refused(.tooManyGuests(most: 4), []) = try await outcome(stage, adults: 5) else {
                Issue.record("too many guests came")
                return
            }
            try await Stays(database).withdraw(stage.house)
            #expect(try await stage.book(stage.nights(10)) == .noStay)
        }
    }

    @Test("Another total than was shown books nothing, and says what it costs now", arguments: Engine.allCases)
    func price(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database)
            let period = stage.nights(10)
            let price = Tariff.sample().price(for: period, guests: 2)

            let shown = Money(minor: price.total.minor - 1, currency: .krw)
            #expect(try await stage.book(period, total: shown) == .priceChanged(price))
            let otherCurrency = Money(minor: price.total.minor, currency: .jpy)
            #expect(try await stage.book(period, total: otherCurrency) == .priceChanged(price))

            let booked = try await stage.booked(period)
            var dearer = Stay.sample()
            dearer.tariff?.weekday = 999_000
            _ = try await Stays(database).save([StayDraft(dearer)])
            #expect(try await stage.bookings.one(booked.id, of: stage.jun)?.booking == booked)
        }
    }

    @Test("One key, one answer: for the same question again, for another none", arguments: Engine.allCases)
    func keys(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 2)
            func ask(_ first: Int, key: String, by guest: Account.ID) async throws -> KeyedAnswer {
                let order = stage.order(stage.nights(first))
                return try await stage.bookings.book(order, by: guest, key: .sample(key, "\(first)")) { KeptAnswer($0) }
            }
            let first = try await ask(10, key: "a", by: stage.jun)
            let refused = try await ask(11, key: "b", by: stage.jun)
            #expect(try await ask(10, key: "a", by: stage.jun) == first)
            #expect(try await ask(11, key: "a", by: stage.jun) == .otherQuestion)
            let id = try #require(await stage.bookings.list(of: stage.jun).first?.booking.id)
            _ = try await stage.bookings.cancel(id, of: stage.jun)

            #expect(try await ask(11, key: "b", by: stage.jun) == refused, "a refusal stays one, whatever came since")
            #expect(try await ask(10, key: "a", by: stage.jun) == first)
            #expect(try await stage.bookings.list(of: stage.jun).count == 1)
            guard case .answered(let other) = try await ask(10, key: "a", by: stage.people[1]) else {
                Issue.record("another's key stands in the way")
                return
            }
            #expect(other.status == 201)

            stage.clock.advance(days: 1)
            guard case .answered(let late) = try await ask(20, key: "b", by: stage.jun) else {
                Issue.record("a key of yesterday still holds")
                return
            }
            #expect(late.status == 201)
            try await stage.bookings.tidy()
            let kept = try await database.read { connection throws(StorageFault) in
                try connection.run("SELECT key FROM booking_answers")
            }
            #expect(kept == [SQLRow([.text("b")])])
        }
    }

    @Test("The same key many times at once books once, and all hear the same", arguments: Engine.allCases)
    func keyRace(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database)
            let order = stage.order(stage.nights(10))

            let answers = try await atOnce(40) { _ in
                try await stage.bookings.book(order, by: stage.jun, key: .sample()) { KeptAnswer($0) }
            }

            #expect(Set(answers.map { "\($0)" }).count == 1)
            #expect(try await stage.bookings.list(of: stage.jun).count == 1)
        }
    }

    @Test("The key itself refuses a night that somebody else has", arguments: Engine.allCases)
    func uniqueKey(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database)
            let booked = try await stage.booked(stage.nights(3))
            await #expect(throws: StorageFault.conflict(constraint: Bookings.nightKey)) { () async throws in
                try await database.write { connection throws(StorageFault) in
                    _ = try connection.run(
                        Bookings.hold(stage.nights(4), of: stage.house, for: booked.id, preparationDays: 0))
                }
            }
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test("Somebody without an account books nothing", arguments: Engine.allCases)
    func noAccount(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database)
            let answer = try await stage.bookings.book(
                stage.order(stage.nights(3)), by: Account.ID(99), key: .sample()
            ) { KeptAnswer($0) }
            #expect(answer == .noAccount)
        }
    }

    private func outcome(_ stage: BookingStage, adults: Int) async throws -> BookingOutcome? {
        let terms = try #require(await stage.bookings.terms(of: stage.house))
        return terms.refusal(of: stage.nights(10), guests: adults).map { .refused($0.0, alternatives: $0.alternatives) }
    }
}
