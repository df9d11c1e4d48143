import Foundation
import Storage
import StoragePostgres
import StorageSQLite
import Testing

/// The two engines: every test of a store runs on both.
enum Engine: String, CaseIterable, CustomTestStringConvertible {
    case sqlite, postgres

    var testDescription: String { rawValue }

    /// An empty database with the schema of today, which is gone afterwards.
    func withDatabase(_ work: (Database) async throws -> Void) async throws {
        try await withPlace { place in
            try await work(place.open())
        }
    }

    /// Somewhere to open a database, once or several times, as several processes would.
    func withPlace(_ work: (Place) async throws -> Void) async throws {
        switch self {
        case .sqlite:
            try await withTemporaryFolder { try await work(.sqlite(file: $0 + "/nadri.sqlite")) }
        case .postgres:
            try await ThrowawayCluster.shared.value.withDatabase { try await work(.postgres(address: $0)) }
        }
    }
}

/// Where a database of a test lies.
enum Place: Sendable {
    case sqlite(file: String)
    case postgres(address: String)

    func open(
        migrations: MigrationFolder = .shipped, longestWait: Duration = .seconds(60)
    ) async throws(MigrationFault) -> Database {
        switch self {
        case .sqlite(let file):
            try await SQLiteDatabase.open(file: file, migrations: migrations, longestWait: longestWait)
        case .postgres(let address):
            try await PostgresDatabase.open(
                address: address, migrations: migrations, connections: 4, longestWait: longestWait)
        }
    }
}

extension MigrationFolder {
    /// The migrations of this repository.
    static let shipped = MigrationFolder(path: repositoryPath + "/Migrations")
}

let repositoryPath = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path

/// A folder of its own, removed afterwards even when the work fails.
func withTemporaryFolder<Answer>(_ work: (String) async throws -> Answer) async throws -> Answer {
    let folder = NSTemporaryDirectory() + "nadri-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await work(folder)
}
