import Testing
import Foundation
import Storage
import StorageSQLite

/// The two engines: every test of a store runs on both.
enum Engine: String, CaseIterable, CustomTestStringConvertible {
    case sqlite

    var testDescription: String { rawValue }

    /// An empty database with the schema of today, which is gone afterwards.
    func withDatabase(_ work: (Database) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try await work(SQLiteDatabase.open(file: folder + "/nadri.sqlite", migrations: .shipped))
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
