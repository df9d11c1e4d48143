import Domain
import Engines
import Foundation
import Outbound
import Screens
import Storage

/// How many bookings a second over HTTP, and how long until the search knows of one: at the server that booked, and at another.
struct RateTrial {
    let program: String
    private static let people = 16
    private static let houses = 60
    private static let looks = 60

    func run() async throws {
        try await withTemporaryFolder { folder in
            try await run("sqlite", .sqlite(file: folder + "/data/nadri.sqlite"), in: folder, other: nil)
        }
        let cluster = try await ThrowawayCluster(isDurable: true)
        try await withTemporaryFolder { folder in
            try await withTemporaryFolder { other in
                try await run("postgres", .postgres(address: cluster.address()), in: folder, other: other)
            }
        }
    }

    private func run(_ name: String, _ place: Engines.Place, in folder: String, other: String?) async throws {
        let stage = try await Stage(
            program, place, in: folder, people: RateTrial.people, houseCount: RateTrial.houses, seed: 1)
        let here = try await stage.serve()
        defer { here.kill() }
        try await stage.join(here)
        let rate = try await rate(stage, here)
        say("{\"\(name)_http_bookings_per_s\": \(Int(rate))}")
        let delays = try await delays(stage, here, seenAt: here, from: 400)
        say("{\"\(name)_index_p50_ms\": \(delays.middle), \"\(name)_index_longest_ms\": \(delays.longest)}")
        guard let other else { return }
        let there = try await stage.serve(in: other)
        defer { there.kill() }
        let far = try await self.delays(stage, here, seenAt: there, from: 500)
        say("{\"other_index_p50_ms\": \(far.middle), \"other_index_longest_ms\": \(far.longest)}")
    }

    /// Everybody books one night after the other, in a few houses of their own.
    private func rate(_ stage: Stage, _ served: Served) async throws -> Double {
        let begun = ContinuousClock.now
        await withTaskGroup(of: Void.self) { group in
            for (number, guest) in stage.guests.enumerated() {
                group.addTask {
                    for round in 0..<150 {
                        let house = number * 3 + round % 3
                        _ = await guest.book(order("rate", number, round, house, night: 1 + round / 3), served.port)
                    }
                }
            }
        }
        let time = (ContinuousClock.now - begun).components
        return Double(stage.acknowledged) / (Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }

    /// Milliseconds from the answer to a booking until a search no longer finds the house.
    private func delays(
        _ stage: Stage, _ served: Served, seenAt: Served, from night: Int
    ) async throws -> (middle: Double, longest: Double) {
        var delays: [Double] = []
        for round in 0..<RateTrial.looks {
            let order = order("look \(night)", 0, round, 0, night: night + round)
            let before = try await count(order.period, stage, seenAt)
            _ = await stage.guests[0].book(order, served.port)
            let begun = ContinuousClock.now
            try await patiently("the search knows") { try await count(order.period, stage, seenAt) < before }
            let time = (ContinuousClock.now - begun).components
            delays.append(Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15)
        }
        delays.sort()
        func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
        return (rounded(delays[delays.count / 2]), rounded(delays[delays.count - 1]))
    }

    private func count(_ period: Period, _ stage: Stage, _ served: Served) async throws -> Int {
        let address =
            "http://127.0.0.1:\(served.port)/api/v1/stays?check_in=\(period.checkIn.iso)&check_out=\(period.checkOut.iso)"
        let answer = try await stage.client.send(OutboundRequest(.get, address))
        guard let page = StayPage(json: answer.body) else {
            throw Served.Fault(description: "a search is answered \(answer.status)")
        }
        return page.count
    }

    private func order(_ what: String, _ guest: Int, _ round: Int, _ house: Int, night: Int) -> Ledger.Order {
        let checkIn = Houses.today.advanced(by: night)
        let period = Period(checkIn: checkIn, checkOut: checkIn.advanced(by: 1)) ?? Houses.oneDay
        return Ledger.Order(key: "\(what)-\(guest)-\(round)".replacing(" ", with: "-"), house: house, period: period)
    }
}
