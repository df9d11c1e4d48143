import Storage
import StoragePostgres
import StorageSQLite

/// An empty database with the schema of today, made within a moment: in memory on SQLite, a copy of a finished one on
/// PostgreSQL. For tests that need many and don't ask how they came to be.
public struct FreshDatabase: Sendable {
    public let database: Database
    private let copy: String?

    public init(on engine: Engine) async throws {
        switch engine {
        case .sqlite:
            database = try await SQLiteDatabase.inMemory(migrations: .shipped)
            copy = nil
        case .postgres:
            let cluster = try await ThrowawayCluster.shared.value
            let name = try await cluster.makeDatabase(like: FreshDatabase.model.value)
            do {
                database = try await Place.postgres(address: cluster.address(database: name)).open()
            } catch {
                try await cluster.drop(name)
                throw error
            }
            copy = name
        }
    }

    /// Whoever still asks it is answered that it is gone.
    public func drop() async throws {
        guard let copy else { return }
        try await ThrowawayCluster.shared.value.drop(copy)
    }

    /// The one that is copied: nobody may be connected to it.
    private static let model = Task {
        let cluster = try await ThrowawayCluster.shared.value
        let name = "model"
        try await cluster.sql("CREATE DATABASE \(name)")
        _ = try await Place.postgres(address: cluster.address(database: name)).open()
        try await cluster.sql("ALTER DATABASE \(name) ALLOW_CONNECTIONS false")
        try await cluster.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'")
        return name
    }
}
