import Engines
import Foundation
import Testing

@testable import Storage

@Suite struct MigrationTests {
    @Test("Both engines have the same migrations and end with the same tables and columns")
    func parity() async throws {
        let names = try SQLDialect.allCases.map { try MigrationFolder.shipped.migrations(for: $0).map(\.name) }
        #expect(names[0] == names[1])

        var columns: [[String]] = []
        for engine in Engine.allCases {
            try await engine.withDatabase { database in
                let schema = try await Schema(database)
                columns.append(schema.columns.flatMap { table, names in names.map { table + "." + $0 } }.sorted())
            }
        }
        #expect(columns[0] == columns[1])
        #expect(columns[0].contains("stays.origin_key"))
    }

    @Test("Many processes that start at once apply each migration once", arguments: Engine.allCases)
    func startAtOnce(engine: Engine) async throws {
        try await engine.withPlace { place in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask {
                        let database = try await place.open()
                        #expect(try await Stays(database).count() == 0)
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test("What is missing is applied, what is there is left alone", arguments: Engine.allCases)
    func growth(engine: Engine) async throws {
        try await withMigrations(engine) { place, folder in
            try folder.write(
                "2026-01-02-two.sql", "CREATE TABLE two (id integer NOT NULL); INSERT INTO two VALUES (1);")
            _ = try await place.open(migrations: folder.migrations)
            try folder.write("2026-01-03-three.sql", "INSERT INTO two VALUES (2);")
            // Comes from a branch merged late: older by name, and still wanted.
            try folder.write("2026-01-01-one.sql", "CREATE TABLE one (id integer NOT NULL);")

            let database = try await place.open(migrations: folder.migrations)

            let numbers = try await database.read { connection throws(StorageFault) in
                try connection.run("SELECT id FROM two ORDER BY id")
            }
            #expect(numbers == [SQLRow([.number(1)]), SQLRow([.number(2)])])
        }
    }

    @Test("A shipped migration that was altered is refused", arguments: Engine.allCases)
    func altered(engine: Engine) async throws {
        try await withMigrations(engine) { place, folder in
            try folder.write("2026-01-02-two.sql", "CREATE TABLE two (id integer NOT NULL);")
            _ = try await place.open(migrations: folder.migrations)
            try folder.write("2026-01-02-two.sql", "CREATE TABLE two (id integer NOT NULL) ;")

            await #expect(throws: MigrationFault.altered(name: "2026-01-02-two.sql")) {
                _ = try await place.open(migrations: folder.migrations)
            }
        }
    }

    @Test("A database of a newer program is refused", arguments: Engine.allCases)
    func newer(engine: Engine) async throws {
        try await withMigrations(engine) { place, folder in
            try folder.write("2026-01-02-two.sql", "CREATE TABLE two (id integer NOT NULL);")
            try folder.write("2026-01-03-three.sql", "CREATE TABLE three (id integer NOT NULL);")
            _ = try await place.open(migrations: folder.migrations)
            try folder.remove("2026-01-03-three.sql")

            await #expect(throws: MigrationFault.unknown(name: "2026-01-03-three.sql")) {
                _ = try await place.open(migrations: folder.migrations)
            }
        }
    }

    @Test("A migration that fails leaves nothing of itself, and can be mended", arguments: Engine.allCases)
    func failure(engine: Engine) async throws {
        try await withMigrations(engine) { place, folder in
            try folder.write("2026-01-01-one.sql", "CREATE TABLE one (id integer NOT NULL);")
            try folder.write(
                "2026-01-02-two.sql", "CREATE TABLE two (id integer NOT NULL); INSERT INTO nowhere VALUES (1);")
            let fault = await #expect(throws: MigrationFault.self) {
                _ = try await place.open(migrations: folder.migrations)
            }
            guard case .failed("2026-01-02-two.sql", .unknown) = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }

            try folder.write("2026-01-02-two.sql", "CREATE TABLE two (id integer NOT NULL);")
            let database = try await place.open(migrations: folder.migrations)
            let rows = try await database.read { connection throws(StorageFault) in
                try connection.run("SELECT id FROM two")
            }
            #expect(rows.isEmpty)
        }
    }

    @Test("Files that can't be migrations are refused by name")
    func badFiles() async throws {
        try await withTemporaryFolder { path in
            let folder = MigrationFiles(path: path)
            #expect(throws: MigrationFault.noFolder(path: path)) { try folder.migrations.migrations(for: .sqlite) }
            try folder.write("2026-1-2-two.sql", "SELECT 1")
            #expect(throws: MigrationFault.badName(path: path + "/2026-1-2-two.sql")) {
                try folder.migrations.migrations(for: .sqlite)
            }
            try folder.remove("2026-1-2-two.sql")
            try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: path + "/2026-01-02-two.sql"))
            #expect(throws: MigrationFault.unreadable(path: path + "/2026-01-02-two.sql")) {
                try folder.migrations.migrations(for: .sqlite)
            }
        }
    }

    @Test("The checksum is FNV-1a and so the same for ever")
    func checksum() {
        // From the reference tables of the algorithm's authors: "" and "foobar".
        #expect(Migration(name: "2026-01-01-a.sql", sql: "")?.checksum == "cbf29ce484222325")
        #expect(Migration(name: "2026-01-01-a.sql", sql: "foobar")?.checksum == "85944171f73967e8")
    }

    private func withMigrations(_ engine: Engine, _ work: (Place, MigrationFiles) async throws -> Void) async throws {
        try await withTemporaryFolder { path in
            try await engine.withPlace { place in try await work(place, MigrationFiles(path: path)) }
        }
    }
}

private struct MigrationFiles {
    let path: String

    var migrations: MigrationFolder { MigrationFolder(path: path) }

    func write(_ name: String, _ sql: String) throws {
        try sql.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }
}
