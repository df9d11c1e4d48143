import Domain
import Engines
import Seeded
import Testing

@testable import Storage

/// Never one night twice, however many want it at once.
@Suite struct BookingRaceTests {
    @Test(
        "Of 200 who want one night at once exactly one gets it, and all others hear that it's taken",
        arguments: Engine.allCases)
    func oneNight(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 20)
            for round in 0..<20 {
                let period = stage.nights(10 + 3 * round, 3)
                let outcomes = try await atOnce(200) { number in
                    try await stage.book(period, by: stage.people[number % 20])
                }
                let booked = outcomes.count { if case .booked = $0 { true } else { false } }
                let taken = outcomes.count { if case .refused(.taken, _) = $0 { true } else { false } }
                #expect(booked == 1 && taken == 199, "round \(round)")
            }
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test(
        "Of many who want nights that overlap no two share one, and whoever is refused had reason",
        arguments: Engine.allCases)
    func overlapping(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stage = try await BookingStage(database, people: 20)
            for round in 0..<20 {
                // Three nights each, from 12 days on: four at most fit, whoever comes first.
                let outcomes = try await atOnce(60) { number in
                    try await stage.book(stage.nights(1 + 20 * round + number % 12, 3), by: stage.people[number % 20])
                }
                var held: [Period] = []
                for case .booked(let record)? in outcomes { held.append(record.booking.period) }
                let refused = outcomes.count { if case .refused(.taken, _) = $0 { true } else { false } }
                #expect(held.count + refused == 60 && (2...5).contains(held.count), "round \(round): \(held)")
                for first in 0..<12 {
                    let wanted = stage.nights(1 + 20 * round + first, 3)
                    #expect(
                        held.contains { $0.checkIn < wanted.checkOut && wanted.checkIn < $0.checkOut },
                        "round \(round): \(wanted) was refused though it was free")
                }
            }
            #expect(try await nightFaults(database) == [])
        }
    }

    @Test("Bookings, changes and cancellations at once, at two nodes, never share a night", arguments: Engine.allCases)
    func mixture(engine: Engine) async throws {
        try await engine.withPlace { place in
            let (here, there) = (try await place.open(), try await place.open())
            for seed in 0..<20 as Range<UInt64> {
                let preparation = Int(seed % 2)
                let stage = try await BookingStage(here, people: 0) { stay in
                    stay.originKey = "house \(seed)"
                    stay.rules.preparationDays = preparation
                }
                var people: [Account.ID] = []
                for number in 0..<6 {
                    people.append(try await Accounts(here).create(.sample(handle: "guest_\(seed)_\(number)")))
                }
                let nodes = [stage.bookings, Bookings(there, clock: stage.clock.forBookings)]
                try await run(stage, nodes, people, seed: seed)
                for person in people { try await cancelAll(stage.bookings, of: person) }
                #expect(try await nightFaults(here, preparationDays: preparation) == [], "seed \(seed)")
                let open = try await Stays(here).forIndex([stage.house]).first?.openNights
                #expect(open == .sample(open: Array(0..<730)), "all nights are free again")
            }
        }
    }

    private func run(_ stage: BookingStage, _ nodes: [Bookings], _ people: [Account.ID], seed: UInt64) async throws {
        let preparation = Int(seed % 2)
        _ = try await atOnce(12) { worker in
            var numbers = SeededNumbers(seed: seed * 100 + UInt64(worker))
            for step in 0..<6 {
                let person = people[worker % people.count]
                let node = nodes[Int.random(in: 0...1, using: &numbers)]
                let period = stage.nights(
                    .random(in: 1...30, using: &numbers), .random(in: 0...5, using: &numbers))
                let mine = try await node.list(of: person).filter { $0.booking.cancelled == nil }
                switch (Int.random(in: 0..<4, using: &numbers), mine.randomElement(using: &numbers)) {
                case (0, let record?): _ = try await node.cancel(record.booking.id, of: person)
                case (1, let record?):
                    _ = try await node.change(
                        record.booking.id, of: person, to: period, total: stage.price(period))
                default:
                    let key = BookingKey.sample("\(worker) \(step)", "\(period)")
                    _ = try await node.book(stage.order(period), by: person, key: key) { KeptAnswer($0) }
                }
            }
        }
        #expect(try await nightFaults(stage.database, preparationDays: preparation) == [], "seed \(seed)")
    }

    private func cancelAll(_ bookings: Bookings, of person: Account.ID) async throws {
        for record in try await bookings.list(of: person) {
            _ = try await bookings.cancel(record.booking.id, of: person)
        }
    }
}
