import Domain
import Engines
import Testing

@testable import Storage

/// An answer means that it's on the disk.
@Suite struct BookingDurabilityTests {
    @Test("Between the last byte that is written for a booking and its answer, SQLite syncs the file")
    func synced() async throws {
        try await withTemporaryFolder { folder in
            let log = folder + "/nadri.sqlite-wal"
            WatchedDisk.watch(log)
            defer { WatchedDisk.forget(log) }
            let stage = try await BookingStage(try await Place.sqlite(file: folder + "/nadri.sqlite").open(), people: 4)
            for first in 1...5 {
                _ = WatchedDisk.takeEvents(of: log)

                let booked = try await stage.booked(stage.nights(first, 1))

                let booking = WatchedDisk.takeEvents(of: log)
                #expect(booking.contains(.write) && booking.last == .sync)
                _ = try await stage.bookings.cancel(booked.id, of: stage.jun)
                let cancellation = WatchedDisk.takeEvents(of: log)
                #expect(cancellation.contains(.write) && cancellation.last == .sync)
            }
            _ = WatchedDisk.takeEvents(of: log)
            _ = try await atOnce(100) { number in
                try await stage.book(stage.nights(10 + number, 1), by: stage.people[number % 4])
            }
            let many = WatchedDisk.takeEvents(of: log)
            #expect(many.last == .sync && many.count { $0 == .sync } < 100, "those that came together shared a sync")
            #expect(try await nightFaults(stage.database) == [])
        }
    }

    @Test("A PostgreSQL that may answer before it has written is told not to")
    func synchronousCommit() async throws {
        try await Engine.postgres.withPlace { place in
            func setting() async throws -> [SQLRow] {
                try await place.open().read { connection throws(StorageFault) in
                    try connection.run("SHOW synchronous_commit")
                }
            }
            #expect(try await setting() == [SQLRow([.text("on")])])
            for (lenient, strict) in [("off", "on"), ("remote_apply", "remote_apply")] {
                try await place.open().write { connection throws(StorageFault) in
                    _ = try connection.run(
                        """
                        DO $$ BEGIN
                            EXECUTE format('ALTER DATABASE %I SET synchronous_commit = \(lenient)', current_database());
                        END $$
                        """)
                }
                #expect(try await setting() == [SQLRow([.text(strict)])], "\(lenient)")
            }
        }
    }
}
