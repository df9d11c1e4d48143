import Foundation
import Storage
import StoragePostgres
import StorageSQLite

/// The two engines: what stands on a database is tested on both.
public enum Engine: String, CaseIterable, Sendable, CustomStringConvertible {
    case sqlite, postgres

    public var description: String { rawValue }

    public var dialect: SQLDialect {
        switch self {
        case .sqlite: .sqlite
        case .postgres: .postgres
        }
    }

    /// An empty database with the schema of today, which is gone afterwards.
    public func withDatabase(_ work: (Database) async throws -> Void) async throws {
        try await withPlace { place in
            try await work(place.open())
        }
    }

    /// Somewhere to open a database, once or several times, as several processes would.
    public func withPlace(_ work: (Place) async throws -> Void) async throws {
        switch self {
        case .sqlite:
            try await withTemporaryFolder { try await work(.sqlite(file: $0 + "/nadri.sqlite")) }
        case .postgres:
            try await ThrowawayCluster.shared.value.withDatabase { try await work(.postgres(address: $0)) }
        }
    }
}

/// Where a database of a test lies.
public enum Place: Sendable {
    case sqlite(file: String)
    case postgres(address: String)

    public func open(
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
    public static let shipped = MigrationFolder(path: repositoryPath + "/Migrations")
}

public let repositoryPath = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// A folder of its own, removed afterwards even when the work fails.
public func withTemporaryFolder<Answer>(_ work: (String) async throws -> Answer) async throws -> Answer {
    let folder = NSTemporaryDirectory() + "nadri-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await work(folder)
}
