import Domain

/// The rows of one table that belong to a person.
public struct PersonalRows: Equatable, Sendable {
    public var table: String
    public var columns: [String]
    /// The values in the order of the columns. Instants are seconds since 1970 UTC, days the number of days since then.
    public var rows: [[SQLValue]]
    /// Columns that exist and are not told, since they prove who somebody is: digests of passwords, tokens and codes.
    public var withheld: [String]

    public init(table: String, columns: [String], rows: [[SQLValue]], withheld: [String]) {
        self.table = table
        self.columns = columns
        self.rows = rows
        self.withheld = withheld
    }
}

/// Everything that is kept of a person, for themselves. Its end is `Accounts.delete`.
public struct PersonalData: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// All rows of an account, table by table in a fixed order, those without rows too, as they were at one moment.
    ///
    /// Costs one look by an index for each table; the answer is held in memory, some kilobytes a person.
    /// - Returns: nil when there is no such account.
    public func export(of account: Account.ID) async throws(StorageFault) -> [PersonalRows]? {
        try await database.readTogether { connection throws(StorageFault) in
            let person: [SQLValue] = [.number(account.number)]
            guard try !connection.run(Accounts.oneSentence, person).isEmpty else { return nil }
            var export: [PersonalRows] = []
            for table in PersonalTable.all {
                let rows = try connection.run(table.sentence, person).map(\.values)
                export.append(
                    PersonalRows(table: table.name, columns: table.columns, rows: rows, withheld: table.secrets))
            }
            return export
        }
    }
}
