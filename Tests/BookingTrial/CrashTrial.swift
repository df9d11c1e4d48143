import Engines
import Foundation
import Seeded
import Storage

/// The server, PostgreSQL or both are killed at random moments while people book; every acknowledged booking is there, no night is
/// held twice, nothing is half made, and the server starts on what is left.
struct CrashTrial {
    let program: String
    let kills: Int
    let seed: UInt64

    func run() async throws {
        try await withTemporaryFolder { folder in
            try await run("SQLite", .sqlite(file: folder + "/data/nadri.sqlite"), in: folder, nil)
        }
        let cluster = try await ThrowawayCluster(isDurable: true)
        try await withTemporaryFolder { folder in
            try await run("PostgreSQL", .postgres(address: cluster.address()), in: folder, cluster)
        }
    }

    private enum Victim: Int {
        case server, database, both
    }

    private func run(_ name: String, _ place: Engines.Place, in folder: String, _ cluster: ThrowawayCluster?)
        async throws
    {
        let start = ContinuousClock.now
        var numbers = SeededNumbers(seed: seed)
        let stage = try await Stage(program, place, in: folder, people: 8, seed: seed)
        var served = try await stage.serve()
        try await stage.join(served)
        for round in 1...kills {
            let victim = cluster == nil ? Victim.server : Victim(rawValue: round % 3) ?? .server
            // Now in the middle of this, now of that.
            let pause = Duration.microseconds(Int.random(in: 0...3000, using: &numbers))
            await stage.live(served, until: .random(in: 1...300, using: &numbers)) { [served] in
                try? await Task.sleep(for: pause)
                if victim != .database { served.kill() }
                if victim != .server { cluster?.kill() }
            }
            if victim != .server { try await cluster?.startAgain() }
            if victim != .database { served = try await stage.serve() }
            let faults = try await stage.faults(served)
            guard faults.isEmpty else {
                served.kill()
                throw Broken(name: name, seed: seed, round: round, faults: faults)
            }
        }
        served.kill()
        let seconds = (ContinuousClock.now - start).components.seconds
        say("\(name): \(kills) kills, \(stage.acknowledged) bookings acknowledged and all there, \(seconds) s")
    }

    struct Broken: Error, CustomStringConvertible {
        let name: String
        let seed: UInt64
        let round: Int
        let faults: [String]

        var description: String {
            "\(name), seed \(seed), kill \(round):\n" + faults.map { "  \($0)" }.joined(separator: "\n")
        }
    }
}
