import Bench
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

/// Measures.
enum BenchCommand {
    static func run(_ arguments: [String]) throws {
        guard arguments.first == "search" else { throw UsageMistake(description: "bench knows only \"search\".") }
        var stays = 1_000_000
        var asJSON = false
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": asJSON = true
            case "--stays":
                guard let text = rest.popFirst(), let number = Int(text), (1...10_000_000).contains(number) else {
                    throw UsageMistake(description: "--stays takes a number from 1 to 10,000,000.")
                }
                stays = number
            default: throw UsageMistake(description: "bench search does not know \"\(argument)\".")
            }
        }
        let result = SearchBench.run(stays: stays)
        Terminal.say(asJSON ? result.json : result.text)
    }
}
