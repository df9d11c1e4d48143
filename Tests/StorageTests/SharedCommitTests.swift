import Domain
import Engines
import Synchronization
import Testing

@testable import Storage

/// Many writes in one transaction of SQLite.
@Suite struct SharedCommitTests {
    @Test("Each write has its own answer, and one that fails leaves the others alone", arguments: Engine.allCases)
    func apart(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stages = try await atOnce(60) { number in
                do throws(StorageFault) {
                    return try await database.writeSharing { connection throws(StorageFault) in
                        try Outbox.append(.stay, [Int64(number)], to: connection)
                        if number % 3 == 0 { throw .conflict(constraint: "\(number)") }
                        return number
                    }
                } catch {
                    #expect(error == .conflict(constraint: "\(number)"))
                    return -1
                }
            }
            let expected = (0..<60).filter { $0 % 3 != 0 }
            let done = stages.filter { $0 != -1 }.sorted()
            #expect(done == expected)
            let rows = try await database.read { connection throws(StorageFault) in
                try connection.run("SELECT number FROM outbox ORDER BY number")
            }
            #expect(rows == expected.map { SQLRow([.number($0)]) })
        }
    }

    @Test("Writes that come while another is under way share one commit")
    func together() async throws {
        let counting = CountingConnection()
        let pool = Pool(label: "counting", size: 1) { () throws(StorageFault) -> any Connection in counting }
        let database = Database(dialect: .sqlite, readers: pool, writers: pool, bell: Bell())
        _ = try await atOnce(300) { _ in
            try await database.writeSharing { connection throws(StorageFault) in _ = try connection.run("SELECT 1") }
        }
        #expect(counting.count("SELECT 1") == 300)
        #expect(counting.count("COMMIT") == counting.count("BEGIN IMMEDIATE"))
        #expect(counting.count("COMMIT") < 300, "each write had a commit of its own")
    }

    @Test("Nobody is told of success before the commit, and all hear when it fails")
    func failingCommit() async throws {
        let failing = CountingConnection(failing: "COMMIT", with: .full)
        let pool = Pool(label: "failing", size: 1) { () throws(StorageFault) -> any Connection in failing }
        let database = Database(dialect: .sqlite, readers: pool, writers: pool, bell: Bell())
        let faults = try await atOnce(20) { _ -> StorageFault? in
            do throws(StorageFault) {
                try await database.writeSharing { connection throws(StorageFault) in
                    _ = try connection.run("SELECT 1")
                }
                return nil
            } catch {
                return error
            }
        }
        #expect(faults.allSatisfy { $0 == .full })
        #expect(failing.count("ROLLBACK") == failing.count("COMMIT"))
    }

    @Test("A savepoint that can't be undone fails all that share the transaction")
    func spoiled() async throws {
        let failing = CountingConnection(failing: "ROLLBACK TO job", with: .unavailable(reason: "gone"))
        let pool = Pool(label: "spoiled", size: 1) { () throws(StorageFault) -> any Connection in failing }
        let database = Database(dialect: .sqlite, readers: pool, writers: pool, bell: Bell())
        await #expect(throws: StorageFault.full) { () async throws in
            try await database.writeSharing { (_: any Connection) throws(StorageFault) -> Void in throw .full }
        }
        #expect(failing.count("COMMIT") == 0)
    }

    @Test("Who follows hears of it at the commit, not at the next heartbeat")
    func bell() async throws {
        let counting = CountingConnection()
        let pool = Pool(label: "heard", size: 1) { () throws(StorageFault) -> any Connection in counting }
        let bell = Bell(heartbeat: .seconds(86_400))
        let database = Database(dialect: .sqlite, readers: pool, writers: pool, bell: bell)
        let signals = database.signals()
        try await database.writeSharing { connection throws(StorageFault) in _ = try connection.run("SELECT 1") }
        for await _ in signals { break }
        #expect(counting.count("COMMIT") == 1)
    }

    @Test("SQLite syncs every commit to the disk")
    func synchronous() async throws {
        try await Engine.sqlite.withDatabase { database in
            let modes = try await database.writeSharing { connection throws(StorageFault) in
                try connection.run("PRAGMA synchronous") + connection.run("PRAGMA journal_mode")
            }
            #expect(modes == [SQLRow([.integer(2)]), SQLRow([.text("wal")])])
        }
    }
}

/// Counts statements and does nothing. Used from one queue only, as every connection.
private final class CountingConnection: Connection, Sendable {
    let dialect = SQLDialect.sqlite
    let isBroken = false
    private let failing: String
    private let fault: StorageFault
    private let counts = Counts()

    init(failing: String = "", with fault: StorageFault = .full) {
        self.failing = failing
        self.fault = fault
    }

    func count(_ sql: String) -> Int { counts.of(sql) }

    func run(_ sql: String, _ values: [SQLValue]) throws(StorageFault) -> [SQLRow] {
        counts.note(sql)
        if sql == failing { throw fault }
        return []
    }

    func run(_ sql: String, forEach rows: [[SQLValue]]) throws(StorageFault) -> [SQLRow] { [] }
    func runScript(_ sql: String) throws(StorageFault) {}
}

private final class Counts: Sendable {
    private let numbers = Mutex<[String: Int]>([:])

    func note(_ sql: String) { numbers.withLock { $0[sql, default: 0] += 1 } }
    func of(_ sql: String) -> Int { numbers.withLock { $0[sql] ?? 0 } }
}
