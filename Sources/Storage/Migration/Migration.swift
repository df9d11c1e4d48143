/// One dated step of the schema, as plain SQL: `2026-11-30-stays.sql`.
public struct Migration: Equatable, Sendable {
    /// The file's name; migrations are applied in its order.
    public let name: String
    public let sql: String

    /// What is remembered of the text once it was applied, as 16 hexadecimal digits.
    ///
    /// FNV-1a of 64 bits: it is to notice an edit, not an attack; who can change these files can change the program.
    public var checksum: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in sql.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// nil unless the name is a date, words and `.sql`.
    public init?(name: String, sql: String) {
        guard Migration.isName(name) else { return nil }
        self.name = name
        self.sql = sql
    }

    private static func isName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard bytes.count > 15, name.hasSuffix(".sql") else { return false }
        for (index, byte) in bytes.prefix(11).enumerated() {
            let isDash = index == 4 || index == 7 || index == 10
            guard isDash ? byte == UInt8(ascii: "-") : (48...57).contains(byte) else { return false }
        }
        return true
    }
}

/// Why the schema could not be brought up to date. Each says what to do.
public enum MigrationFault: Error, Equatable, Sendable, CustomStringConvertible {
    case noFolder(path: String)
    case unreadable(path: String)
    case badName(path: String)
    /// The file was changed after it had been applied.
    case altered(name: String)
    /// Applied by a newer program than this one.
    case unknown(name: String)
    case failed(name: String, StorageFault)
    /// The database could not be asked at all.
    case storage(StorageFault)

    public var description: String {
        switch self {
        case .noFolder(let path): "The folder of migrations \(path) does not exist or holds no migration."
        case .unreadable(let path): "The migration \(path) can't be read as UTF-8 text."
        case .badName(let path): "The migration \(path) is not named like 2026-11-30-what-it-does.sql."
        case .altered(let name):
            "The migration \(name) was applied with another text. Restore the file and write what is new in a new one."
        case .unknown(let name):
            "The database holds the migration \(name), which this program does not have. Start the newer program."
        case .failed(let name, let fault): "The migration \(name) failed and was undone: \(fault)"
        case .storage(let fault): "The database can't be brought up to date: \(fault)"
        }
    }
}
