/// Where the data is kept.
public struct StorageConfiguration: Equatable, Sendable {
    public enum Engine: Equatable, Sendable {
        /// One file in the data folder.
        case sqlite(file: String)
        /// An address as libpq takes it: `postgres://user:password@host:5432/name`. It may hold a password: never log it.
        case postgres(address: String)
    }

    /// The folder for everything that is kept in files.
    public let folder: String
    public let engine: Engine

    public static let fileName = "nadri.sqlite"

    /// - Parameters:
    ///   - folder: `NADRI_DATA`; without it, `data` where the program was started.
    ///   - database: `NADRI_DATABASE`; without it, or with `sqlite`, a SQLite file in the folder.
    public init(folder: String?, database: String?) throws(StorageConfigurationFault) {
        let folder = folder ?? "data"
        guard !folder.isEmpty, !folder.utf8.contains(0) else { throw .badFolder }
        self.folder = folder
        switch database ?? "sqlite" {
        case "sqlite":
            engine = .sqlite(file: folder + (folder.hasSuffix("/") ? "" : "/") + StorageConfiguration.fileName)
        case let address where address.hasPrefix("postgres://") || address.hasPrefix("postgresql://"):
            guard !address.utf8.contains(0) else { throw .unknownDatabase }
            engine = .postgres(address: address)
        default:
            throw .unknownDatabase
        }
    }
}

public enum StorageConfigurationFault: Error, Equatable, Sendable, CustomStringConvertible {
    case badFolder
    case unknownDatabase

    /// Does not repeat what was given, because it may hold a password.
    public var description: String {
        switch self {
        case .badFolder: "NADRI_DATA must name a folder, for example /var/lib/nadri."
        case .unknownDatabase:
            "NADRI_DATABASE must be \"sqlite\" or an address that begins with postgres://, "
                + "for example postgres://nadri@localhost/nadri."
        }
    }
}
