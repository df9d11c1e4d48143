import Storage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Opens a database in one file: one connection writes, several read beside it.
public enum SQLiteDatabase {
    /// Opens the file, makes it and its folder if need be, and brings its schema up to date.
    ///
    /// - Parameters:
    ///   - readers: how many may read at the same time.
    ///   - longestWait: how long a call waits for the lock or for a free connection before it is `unavailable`.
    public static func open(
        file: String, migrations: MigrationFolder, readers: Int = 4, longestWait: Duration = .seconds(5)
    ) async throws(MigrationFault) -> Database {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .storage(.unavailable(reason: "the folder \(folder.path) can't be made"))
        }
        let writer = Pool(label: "nadri.sqlite.write", size: 1, longestWait: longestWait) {
            () throws(StorageFault) in
            try SQLiteConnection(file: file, role: .writer, longestWait: longestWait)
        }
        let reading = Pool(label: "nadri.sqlite.read", size: readers, longestWait: longestWait) {
            () throws(StorageFault) in
            try SQLiteConnection(file: file, role: .reader, longestWait: longestWait)
        }
        let database = Database(dialect: .sqlite, readers: reading, writers: writer, bell: Bell())
        try await database.migrate(migrations.migrations(for: .sqlite))
        return database
    }

    /// A database that lives in memory and goes with the last reference to it. For tests.
    public static func inMemory(migrations: MigrationFolder) async throws(MigrationFault) -> Database {
        let pool = Pool(label: "nadri.sqlite.memory", size: 1) { () throws(StorageFault) in
            try SQLiteConnection(file: ":memory:", role: .memory, longestWait: .zero)
        }
        let database = Database(dialect: .sqlite, readers: pool, writers: pool, bell: Bell())
        try await database.migrate(migrations.migrations(for: .sqlite))
        return database
    }
}
