/// One connection to a database, used by one caller at a time and blocking it. Only a `Pool` hands it out.
///
/// Parameters are written `$1`, `$2` … on both engines; every value is bound.
public protocol Connection: AnyObject {
    var dialect: SQLDialect { get }

    /// True once the connection is of no more use. The pool then opens another.
    var isBroken: Bool { get }

    /// Runs one statement and gives its rows back.
    func run(_ sql: String, _ values: [SQLValue]) throws(StorageFault) -> [SQLRow]

    /// Runs one statement once for each list of values and gives all rows back in that order.
    ///
    /// PostgreSQL sends them without waiting in between, so 500 rows cost a few round trips. If one fails, those
    /// before it may stand: call it inside a transaction.
    func run(_ sql: String, forEach rows: [[SQLValue]]) throws(StorageFault) -> [SQLRow]

    /// Runs statements one after the other and gives the rows of each.
    ///
    /// PostgreSQL is sent all of them at once and sees each begin where the one before has ended, so that they cost one round
    /// trip. If one fails, those before it may stand: call it inside a transaction.
    func run(_ statements: [SQLStatement]) throws(StorageFault) -> [[SQLRow]]

    /// Runs several statements separated by semicolons, without parameters. For migrations.
    func runScript(_ sql: String) throws(StorageFault)
}

/// A statement with what is bound to it.
public struct SQLStatement: Sendable {
    public var sql: String
    public var values: [SQLValue]

    public init(_ sql: String, _ values: [SQLValue]) {
        self.sql = sql
        self.values = values
    }
}

extension Connection {
    public func run(_ statements: [SQLStatement]) throws(StorageFault) -> [[SQLRow]] {
        var answers: [[SQLRow]] = []
        answers.reserveCapacity(statements.count)
        for statement in statements { answers.append(try run(statement.sql, statement.values)) }
        return answers
    }

    @discardableResult
    public func run(_ sql: String) throws(StorageFault) -> [SQLRow] {
        try run(sql, [])
    }

    /// Everything in it is written or nothing.
    func transaction<Result>(
        _ work: (any Connection) throws(StorageFault) -> Result
    ) throws(StorageFault) -> Result {
        try within(dialect.beginWrite, work)
    }

    /// All reads in it see the same moment.
    func snapshot<Result>(
        _ work: (any Connection) throws(StorageFault) -> Result
    ) throws(StorageFault) -> Result {
        try within(dialect.beginSnapshot, work)
    }

    private func within<Result>(
        _ begin: String, _ work: (any Connection) throws(StorageFault) -> Result
    ) throws(StorageFault) -> Result {
        try run(begin)
        let result: Result
        do {
            result = try work(self)
        } catch {
            // The first fault is the one to tell; a connection that can't even roll back is broken and goes.
            if !isBroken { _ = try? run("ROLLBACK") }
            throw error
        }
        try commit()
        return result
    }

    private func commit() throws(StorageFault) {
        do {
            try run("COMMIT")
        } catch {
            if isBroken { throw .uncertain }
            // A commit refused for want of room or a lock leaves SQLite inside the transaction.
            _ = try? run("ROLLBACK")
            throw error
        }
    }
}
