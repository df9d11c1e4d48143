import Domain
import Engines
import Testing

@testable import Storage

/// Other days for a booking, and its end (S1-12.5), on both engines.
@Suite struct BookingChangeTests {
    @Test("A booking moves to days that overlap its own, and frees what it leaves", arguments: Engine.allCases)
    func overlap(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 2) { $0.rules.preparationDays = 1 }
            let booked = try await stage.booked(stage.nights(10, 4))
            let period = stage.nights(12, 7)

            let change = try await stage.bookings.change(
                booked.id, of: stage.jun, to: period, total: stage.price(period))

            guard case .changed(let record) = change else {
                Issue.record("\(change)")
                return
            }
            #expect(record.booking.period == period && record.booking.id == booked.id)
            #expect(record.booking.price == Tariff.sample().price(for: period, guests: 2))
            #expect(try await nightFaults(database, preparationDays: 1) == [])
            _ = try await stage.booked(stage.nights(9), by: stage.people[1])
            #expect(
                try await stage.bookings.change(booked.id, of: stage.jun, to: period, total: stage.price(period))
                    == .changed(record))
        }
    }

    @Test("A booking that can't move keeps its days", arguments: Engine.allCases)
    func refused(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 2)
            let booked = try await stage.booked(stage.nights(10))
            _ = try await stage.booked(stage.nights(12), by: stage.people[1])
            func move(_ period: Period, total: Money? = nil, of guest: Account.ID? = nil) async throws -> BookingChange
            {
                try await stage.bookings.change(
                    booked.id, of: guest ?? stage.jun, to: period, total: total ?? stage.price(period))
            }

            guard case .refused(.taken, let others) = try await move(stage.nights(11)) else {
                Issue.record("it moved over another's nights")
                return
            }
            // Its own nights count as free among the alternatives.
            #expect(others.first == stage.nights(10))
            let price = Tariff.sample().price(for: stage.nights(20), guests: 2)
            #expect(try await move(stage.nights(20), total: Money(minor: 1, currency: .krw)) == .priceChanged(price))
            #expect(try await move(stage.nights(20), of: stage.people[1]) == .noBooking)
            try await Stays(database).withdraw(stage.house)
            #expect(try await move(stage.nights(20)) == .refused(.notOpen, alternatives: []))

            #expect(try await stage.bookings.one(booked.id, of: stage.jun)?.booking == booked)
            #expect(try await stage.bookings.one(booked.id, of: stage.jun)?.stay.isWithdrawn == true)
            stage.clock.advance(days: 11)
            #expect(try await move(stage.nights(20)) == .unchangeable(.alreadyBegun))
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test("S1-12.5 cancelling frees the nights at once; again does nothing", arguments: Engine.allCases)
    func cancelling(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 2) { $0.rules.cancellation = .moderate }
            let booked = try await stage.booked(stage.nights(10))
            #expect(try await stage.bookings.cancel(booked.id, of: stage.people[1]) == .noBooking)
            stage.clock.advance(days: 8)

            guard case .cancelled(let record) = try await stage.bookings.cancel(booked.id, of: stage.jun) else {
                Issue.record("not cancelled")
                return
            }

            let half = booked.price.quote.total / 2
            #expect(record.booking.cancelled == Booking.Cancelled(at: stage.clock.now, refund: half))
            _ = try await stage.booked(stage.nights(10), by: stage.people[1])
            stage.clock.advance(days: 9)
            #expect(try await stage.bookings.cancel(booked.id, of: stage.jun) == .cancelled(record))
            let days = stage.nights(30)
            #expect(
                try await stage.bookings.change(booked.id, of: stage.jun, to: days, total: stage.price(days))
                    == .unchangeable(.alreadyCancelled))
            let others = try #require(await stage.bookings.list(of: stage.people[1]).first?.booking.id)
            #expect(try await stage.bookings.cancel(others, of: stage.people[1]) == .refused(.alreadyBegun))
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test(
        "Whose account goes leaves the stay's record without the name, and frees what was to come",
        arguments: Engine.allCases)
    func deletion(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 2)
            let past = try await stage.booked(stage.nights(3))
            let coming = try await stage.booked(stage.nights(20))
            stage.clock.advance(days: 10)

            try await Accounts(database).delete(stage.jun, clock: stage.clock.forBookings)

            let rows = try await database.read { connection throws(StorageFault) in
                try connection.run(
                    "SELECT id, account, cancelled_at, check_in_date FROM bookings ORDER BY id")
            }
            #expect(
                rows.map(\.values) == [
                    [.number(past.id.number), .null, .null, .number(past.period.checkIn.number)],
                    [
                        .number(coming.id.number), .null, .number(stage.clock.now),
                        .number(coming.period.checkIn.number),
                    ],
                ])
            _ = try await stage.booked(stage.nights(20), by: stage.people[1])
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test("Every change of the nights is told to those who follow", arguments: Engine.allCases)
    func outbox(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database)
            let start = try await Outbox.settled(database)
            let booked = try await stage.booked(stage.nights(10))
            let days = stage.nights(20)
            _ = try await stage.bookings.change(booked.id, of: stage.jun, to: days, total: stage.price(days))
            _ = try await stage.bookings.cancel(booked.id, of: stage.jun)

            let changes = try await Outbox(database).changes(after: start, waitingFor: 4).changes

            #expect(changes.count >= 4 && changes.allSatisfy { $0.noun == .nights && $0.number == Int64(stage.house.number) })
        }
    }

    @Test("Nights long past are dropped, the bookings stay", arguments: Engine.allCases)
    func tidying(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database)
            let booked = try await stage.booked(stage.nights(3))
            stage.clock.advance(days: 46)
            try await stage.bookings.tidy()
            let left = try await database.read { connection throws(StorageFault) in
                try connection.run("SELECT night_date FROM booked_nights")
            }
            #expect(left == [])
            #expect(try await stage.bookings.one(booked.id, of: stage.jun)?.booking == booked)
        }
    }
}
