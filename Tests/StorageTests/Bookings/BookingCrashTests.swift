import Domain
import Engines
import Foundation
import Seeded
import Testing

@testable import Storage

/// Whatever was acknowledged is there, however the program or the server ends.
@Suite struct BookingCrashTests {
    @Test(
        "Killed at any moment, ten times: every acknowledged booking is there, no night twice, nothing half made",
        arguments: Engine.allCases)
    func killed(engine: Engine) async throws {
        try await withTemporaryFolder { folder in
            try await engine.withPlace { place in
                let stage = try await BookingStage(try await place.open(), people: 6)
                var told = Told()
                var numbers = SeededNumbers(seed: 3)
                for round in 0..<10 {
                    let file = folder + "/\(round)"
                    let worker = try Worker(place, stage, seed: UInt64(round), output: file)
                    try await worker.run(for: Int.random(in: 5...60, using: &numbers), of: file)
                    worker.end()
                    told.read(file)
                    try await told.check(try await place.open(), "round \(round)")
                }
                #expect(told.booked.count > 50)
            }
        }
    }

    @Test("A PostgreSQL server that loses its power under load keeps every acknowledged booking")
    func serverKilled() async throws {
        try await withTemporaryFolder { folder in
            let cluster = try await ThrowawayCluster(isDurable: true)
            let place = Engines.Place.postgres(address: cluster.address())
            let stage = try await BookingStage(try await place.open(), people: 6)
            var told = Told()
            for round in 0..<4 {
                let file = folder + "/\(round)"
                let worker = try Worker(place, stage, seed: UInt64(round), output: file)
                try await worker.run(for: 20 + 15 * round, of: file)
                try await cluster.stop("immediate")
                worker.end()
                try await cluster.start()
                told.read(file)
                try await told.check(try await place.open(), "round \(round)")
            }
        }
    }
}

/// A program that books and cancels until it's killed.
private struct Worker {
    private let process: pid_t

    init(_ place: Engines.Place, _ stage: BookingStage, seed: UInt64, output: String) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: "BookingWorker").path()
        let (engine, address) =
            switch place {
            case .sqlite(let file): ("sqlite", file)
            case .postgres(let address): ("postgres", address)
            }
        let arguments =
            [engine, address, repositoryPath + "/Migrations", "\(stage.house.number)", "\(seed)"]
            + stage.people.map { "\($0.number)" }
        process = try Command.launch(program, arguments, output: output)
    }

    /// Until it has said so many lines.
    func run(for lines: Int, of file: String) async throws {
        try await eventually { (FileManager.default.contents(atPath: file) ?? Data()).count { $0 == 10 } >= lines }
    }

    func end() {
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
    }
}

/// What the programs were told.
private struct Told {
    var booked: Set<Int64> = []
    /// Their cancellation was begun, and perhaps done.
    private var perhapsCancelled: Set<Int64> = []
    private var cancelled: Set<Int64> = []

    mutating func read(_ file: String) {
        let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        // What stands behind the last line's end was not said to its end.
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let words = line.split(separator: " ")
            guard words.count >= 2, let id = Int64(words[1]) else { continue }
            switch words[0] {
            case "+": booked.insert(id)
            case "?": perhapsCancelled.insert(id)
            case "-": cancelled.insert(id)
            default: Issue.record("\(line)")
            }
        }
    }

    func check(_ database: Database, _ round: Comment) async throws {
        let rows = try await database.read { connection throws(StorageFault) in
            try connection.run("SELECT id, cancelled_at FROM bookings")
        }
        var isCancelled: [Int64: Bool] = [:]
        for row in rows {
            var next = RowReader(row)
            isCancelled[try next.number()] = try next.optionalNumber(as: Int64.self) != nil
        }
        #expect(booked.allSatisfy { isCancelled[$0] != nil }, round)
        #expect(cancelled.allSatisfy { isCancelled[$0] == true }, round)
        let standing = booked.subtracting(perhapsCancelled)
        #expect(standing.allSatisfy { isCancelled[$0] == false }, round)
        #expect(try await nightFaults(database) == [], round)
    }
}
