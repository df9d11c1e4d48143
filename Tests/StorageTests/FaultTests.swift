import Dispatch
import Domain
import Engines
import Foundation
import Testing

@testable import Storage

/// What happens when the ground gives way: locks, restarts, a full disk, broken files.
@Suite struct FaultTests {
    @Test("While a writer holds the lock, others wait a bounded time, and readers read on", arguments: Engine.allCases)
    func locked(engine: Engine) async throws {
        try await engine.withPlace { place in
            let holder = try await place.open()
            let other = try await place.open(longestWait: .milliseconds(200))
            let id = try await Stays(holder).save([StayDraft(.sample())])[0]

            try await whileWriting(holder, id) {
                if engine == .sqlite {
                    // A second process.
                    await #expect(throws: StorageFault.unavailable(reason: "the database is locked")) {
                        _ = try await Stays(other).save([StayDraft(.sample(key: "new"))])
                    }
                }
                let readers = try await [Stays(other).stay(id), Stays(holder).stay(id)]
                #expect(readers.map { $0?.name } == ["북촌 한옥", "북촌 한옥"])
            }

            #expect(try await Stays(other).save([StayDraft(.sample(key: "new"))]).count == 1)
        }
    }

    @Test("When every connection is busy, a caller hears so after a bounded time", arguments: Engine.allCases)
    func busyPool(engine: Engine) async throws {
        try await engine.withPlace { place in
            let database = try await place.open(longestWait: .milliseconds(100))
            let mayEnd = DispatchSemaphore(value: 0)
            let started = AsyncStream<Void>.makeStream()
            let busy = (0..<4).map { _ in
                Task {
                    try await database.read { _ throws(StorageFault) in
                        started.continuation.yield()
                        mayEnd.wait()
                    }
                }
            }
            var running = started.stream.makeAsyncIterator()
            for _ in 0..<4 { await running.next() }

            await #expect(throws: StorageFault.unavailable(reason: "all connections are busy")) {
                _ = try await Stays(database).count()
            }
            for _ in busy { mayEnd.signal() }
            for task in busy { try await task.value }

            #expect(try await Stays(database).count() == 0)
        }
    }

    @Test("A full disk is told as such, loses nothing, and is over when there is room again")
    func diskFull() async throws {
        try await Engine.sqlite.withDatabase { database in
            let stays = Stays(database)
            let kept = try await stays.save([StayDraft(.sample(key: "kept"))])
            try await database.write { connection throws(StorageFault) in
                try connection.run("PRAGMA max_page_count = 80")
            }

            await #expect(throws: StorageFault.full) { _ = try await stays.save(.many(500)) }

            #expect(try await stays.count() == 1)
            try await database.write { connection throws(StorageFault) in
                try connection.run("PRAGMA max_page_count = 1000000")
            }
            _ = try await stays.save(.many(500))
            #expect(try await stays.count() == 501)
            #expect(try await stays.stay(kept[0]) != nil)
        }
    }

    @Test(
        "Each state of PostgreSQL is told as what it is",
        arguments: [
            ("53100", StorageFault.full), ("XX001", .corrupt("said")), ("40P01", .contended), ("40001", .contended),
            ("57014", .unavailable(reason: "the statement took too long")), ("53300", .unavailable(reason: "said")),
            ("22003", .conflict(constraint: ConstraintName.numberOutOfRange)),
            ("42P01", .unknown(code: "42P01", message: "said")), ("57P01", .unavailable(reason: "said")),
        ])
    func states(state: String, fault: StorageFault) async throws {
        try await Engine.postgres.withDatabase { database in
            await #expect(throws: fault) {
                try await database.write { connection throws(StorageFault) in
                    _ = try connection.run("DO $$ BEGIN RAISE EXCEPTION 'said' USING ERRCODE = '\(state)'; END $$")
                }
            }
            // The connection is of use again, or another takes its place.
            let count = try await Stays(database).count()
            #expect(count == 0)
        }
    }

    @Test("A file that is no database, or a broken one, is told as such")
    func brokenFile() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/nadri.sqlite"
            try Data(repeating: 0x4E, count: 8192).write(to: URL(fileURLWithPath: file))
            let fault = await #expect(throws: MigrationFault.self) { _ = try await Place.sqlite(file: file).open() }
            guard case .storage(.corrupt) = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
        }
    }

    @Test("A row that makes no sense is corrupt, not a crash", arguments: Engine.allCases)
    func brokenRow(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let id = try await stays.save([StayDraft(.sample())])[0]
            for (sentence, values) in [
                ("UPDATE tariffs SET single_nights = $1", [SQLValue.blob([1, 0xFF])]),
                ("UPDATE stays SET kind = $1", [.text("castle")]),
                ("UPDATE tariffs SET currency = $1", [.text("krw")]),
            ] {
                try await database.write { connection throws(StorageFault) in
                    _ = try connection.run(sentence, values)
                }
                let fault = await #expect(throws: StorageFault.self) { _ = try await stays.stay(id) }
                guard case .corrupt = fault else {
                    Issue.record("\(sentence): \(String(describing: fault))")
                    return
                }
            }
        }
    }

    @Test("A number larger than its column is a conflict on both engines", arguments: Engine.allCases)
    func largeNumber(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let fault = await #expect(throws: StorageFault.self) {
                _ = try await Stays(database).save([StayDraft(.sample(capacity: .max))])
            }
            guard case .conflict = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
        }
    }

    @Test("Constraints have the same names on both engines", arguments: Engine.allCases)
    func constraintNames(engine: Engine) async throws {
        try await engine.withPlace { place in
            try await withTemporaryFolder { folder in
                let sql = """
                    CREATE TABLE nights (
                        stay integer NOT NULL, night integer NOT NULL, key text NOT NULL UNIQUE,
                        PRIMARY KEY (stay, night), UNIQUE (key, night),
                        CONSTRAINT nights_night_check CHECK (night < 100)
                    );
                    """
                try sql.write(toFile: folder + "/2026-01-01-nights.sql", atomically: true, encoding: .utf8)
                let database = try await place.open(migrations: MigrationFolder(path: folder))
                func insert(_ values: String) async throws(StorageFault) {
                    try await database.write { connection throws(StorageFault) in
                        _ = try connection.run("INSERT INTO nights (stay, night, key) VALUES \(values)")
                    }
                }
                try await insert("(1, 2, 'a')")
                for (values, name) in [
                    ("(1, 2, 'b')", "nights_pkey"), ("(1, 3, 'a')", "nights_key_key"),
                    ("(NULL, 3, 'b')", "nights_stay_not_null"), ("(1, 100, 'b')", "nights_night_check"),
                ] {
                    await #expect(throws: StorageFault.conflict(constraint: name)) { try await insert(values) }
                }
            }
        }
    }

    @Test("Imports of the same stays in opposite orders at once all succeed", arguments: Engine.allCases)
    func crossing(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let drafts = (0..<20).map { StayDraft(.sample(key: String($0))) }
            _ = try await stays.save(drafts)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for round in 0..<6 {
                    group.addTask {
                        _ = try await stays.save(round.isMultiple(of: 2) ? drafts : drafts.reversed())
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await stays.count() == 20)
        }
    }

    /// Runs the work while a transaction that has written to the stay stays open.
    private func whileWriting(_ database: Database, _ id: Stay.ID, _ work: () async throws -> Void) async throws {
        let hasWritten = AsyncStream<Void>.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        let writing = Task {
            try await database.write { connection throws(StorageFault) in
                _ = try connection.run("UPDATE stays SET name = 'x' WHERE id = $1", [.number(id.number)])
                hasWritten.continuation.finish()
                mayEnd.wait()
            }
        }
        for await _ in hasWritten.stream {}
        do {
            try await work()
        } catch {
            mayEnd.signal()
            throw error
        }
        mayEnd.signal()
        try await writing.value
    }
}
