#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder `Migrations`: files for both engines on top, those of one engine in `sqlite` or `postgres`.
public struct MigrationFolder: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// What an engine's database needs, in order.
    public func migrations(for dialect: SQLDialect) throws(MigrationFault) -> [Migration] {
        let migrations = try files(in: path) + files(in: path + "/" + dialect.rawValue)
        guard !migrations.isEmpty else { throw .noFolder(path: path) }
        return migrations.sorted { $0.name < $1.name }
    }

    private func files(in folder: String) throws(MigrationFault) -> [Migration] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        var migrations: [Migration] = []
        for name in names where name.hasSuffix(".sql") {
            let file = folder + "/" + name
            guard let data = FileManager.default.contents(atPath: file),
                let sql = String(validating: data, as: UTF8.self)
            else { throw .unreadable(path: file) }
            guard let migration = Migration(name: name, sql: sql) else { throw .badName(path: file) }
            migrations.append(migration)
        }
        return migrations
    }
}
