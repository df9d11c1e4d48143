import Domain
import Feeds
import Server
import Storage
import StoragePostgres
import StorageSQLite

extension Settings {
    /// Opens the database and brings its schema up to date.
    func openDatabase() async throws -> Database {
        switch storage.engine {
        case .sqlite(let file): try await SQLiteDatabase.open(file: file, migrations: share.migrations)
        case .postgres(let address): try await PostgresDatabase.open(address: address, migrations: share.migrations)
        }
    }
}

/// Brings the database's schema up to date; `serve` does it too.
enum MigrateCommand {
    static func run(_ settings: Settings) async throws {
        _ = try await settings.openDatabase()
        Terminal.say("The database is up to date.")
    }
}
