import Domain
import Glibc
import Seeded
import Storage
import StoragePostgres
import StorageSQLite

// Books and cancels until it's killed, and says of each what was acknowledged, for tests that look at what is there afterwards.
// Arguments: sqlite or postgres, where the database is, the migrations, the stay, the seed, the accounts.
//
// Lines: `+ 7 3` booking 7 of account 3 is acknowledged; `? 7` its cancellation begins; `- 7` it is acknowledged.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 6, let stay = Int32(arguments[3]), let seed = UInt64(arguments[4]) else { exit(64) }
let accounts = arguments.dropFirst(5).compactMap { Int64($0) }.map { Account.ID($0) }

let migrations = MigrationFolder(path: arguments[2])
let database =
    arguments[0] == "sqlite"
    ? try await SQLiteDatabase.open(file: arguments[1], migrations: migrations)
    : try await PostgresDatabase.open(address: arguments[1], migrations: migrations, connections: 4)
let load = Load(database, stay: Stay.ID(stay), seed: seed)
await withTaskGroup(of: Void.self) { group in
    for account in accounts { group.addTask { [load] in await load.run(account) } }
}
