import CPostgres
import Storage

/// One connection to a PostgreSQL server. libpq never blocks here: every wait has an end.
final class PostgresConnection: Connection {
    let dialect = SQLDialect.postgres
    private(set) var isBroken = false

    private let handle: OpaquePointer
    /// The name under which the server knows a statement.
    private var names: [String: String] = [:]

    /// A server that has not answered by then, longer than `SQLDialect.limits` let a statement run, is taken for gone.
    private static let answerLimit = Duration.seconds(15)
    private static let connectLimit = Duration.seconds(3)

    /// How many statements are sent before their answers are read.
    private static let pipelineLength = 256

    init(address: String) throws(StorageFault) {
        guard let handle = PostgresConnection.start(address) else { throw .unavailable(reason: "no memory for libpq") }
        self.handle = handle
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        try connect()
        guard PQsetnonblocking(handle, 1) == 0 else { throw lost() }
        try runScript(dialect.limits)
    }

    deinit {
        PQfinish(handle)
    }

    // MARK: Connecting

    private static func start(_ address: String) -> OpaquePointer? {
        // Later words win over the same words in the address.
        let words = ["dbname": address, "application_name": "nadri", "client_encoding": "UTF8"]
        let ordered = ["dbname", "application_name", "client_encoding"]
        return withCStrings(ordered) { keys in
            withCStrings(ordered.map { words[$0] ?? "" }) { values in
                PQconnectStartParams(keys, values, 1)
            }
        }
    }

    private func connect() throws(StorageFault) {
        guard PQstatus(handle) != CONNECTION_BAD else { throw lost() }
        let deadline = ContinuousClock.now + PostgresConnection.connectLimit
        // Before the first poll, libpq wants to be treated as if it had asked to write.
        var wanted: SocketWait.Direction = .write
        while true {
            guard SocketWait.wait(for: wanted, on: PQsocket(handle), until: deadline) else {
                throw .unavailable(reason: "the database server does not answer")
            }
            switch PQconnectPoll(handle) {
            case PGRES_POLLING_OK: return
            case PGRES_POLLING_READING: wanted = .read
            case PGRES_POLLING_WRITING: wanted = .write
            default: throw lost()
            }
        }
    }

    // MARK: Statements

    func run(_ sql: String, _ values: [SQLValue]) throws(StorageFault) -> [SQLRow] {
        let name = try prepared(sql)
        try send(name, values)
        return try answers()
    }

    func run(_ sql: String, forEach rows: [[SQLValue]]) throws(StorageFault) -> [SQLRow] {
        guard rows.count > 1 else {
            guard let only = rows.first else { return [] }
            return try run(sql, only)
        }
        let name = try prepared(sql)
        guard PQenterPipelineMode(handle) == 1 else { throw lost() }
        var answers: [SQLRow] = []
        var start = 0
        while start < rows.count {
            let end = min(start + PostgresConnection.pipelineLength, rows.count)
            answers += try runPipeline(rows[start..<end].map { (name: name, values: $0) }).joined()
            start = end
        }
        guard PQexitPipelineMode(handle) == 1 else { throw lost() }
        return answers
    }

    func run(_ statements: [SQLStatement]) throws(StorageFault) -> [[SQLRow]] {
        var calls: [(name: String, values: [SQLValue])] = []
        for statement in statements { calls.append((name: try prepared(statement.sql), values: statement.values)) }
        guard PQenterPipelineMode(handle) == 1 else { throw lost() }
        let answers = try runPipeline(calls)
        guard PQexitPipelineMode(handle) == 1 else { throw lost() }
        return answers
    }

    func runScript(_ sql: String) throws(StorageFault) {
        guard PQsendQuery(handle, sql) == 1 else { throw lost() }
        // A migration takes as long as it takes.
        _ = try answers(limit: .seconds(24 * 3600))
    }

    private func prepared(_ sql: String) throws(StorageFault) -> String {
        if let name = names[sql] { return name }
        let name = "nadri_\(names.count + 1)"
        guard PQsendPrepare(handle, name, sql, 0, nil) == 1 else { throw lost() }
        _ = try answers()
        names[sql] = name
        return name
    }

    private func send(_ name: String, _ values: [SQLValue]) throws(StorageFault) {
        let parameters = try PostgresParameters(values)
        let isSent = parameters.withPointers { count, pointers, lengths, formats in
            PQsendQueryPrepared(handle, name, count, pointers, lengths, formats, 1) == 1
        }
        guard isSent else { throw lost() }
    }

    private func runPipeline(_ calls: [(name: String, values: [SQLValue])]) throws(StorageFault) -> [[SQLRow]] {
        var firstFault: StorageFault?
        var sent = 0
        do {
            for call in calls {
                try send(call.name, call.values)
                sent += 1
            }
        } catch {
            // A value that can't be sent: those before it are answered first, so that the connection stays usable.
            firstFault = error
        }
        guard !isBroken, PQpipelineSync(handle) == 1 else { throw lost() }
        var answers: [[SQLRow]] = []
        for _ in 0..<sent {
            do {
                answers.append(try self.answers())
            } catch {
                if firstFault == nil { firstFault = error }
                if isBroken { throw firstFault ?? error }
            }
        }
        try endPipeline()
        if let firstFault {
            _ = PQexitPipelineMode(handle)
            throw firstFault
        }
        return answers
    }

    private func endPipeline() throws(StorageFault) {
        guard let result = try nextResult(until: .now + PostgresConnection.answerLimit) else { throw lost() }
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_PIPELINE_SYNC else { throw lost() }
    }

    // MARK: Answers

    /// All rows of what was sent; the first fault if there was one.
    private func answers(limit: Duration = answerLimit) throws(StorageFault) -> [SQLRow] {
        let deadline = ContinuousClock.now + limit
        var rows: [SQLRow] = []
        var firstFault: StorageFault?
        while let result = try nextResult(until: deadline) {
            defer { PQclear(result) }
            do {
                rows += try PostgresRows.read(result)
            } catch {
                if firstFault == nil { firstFault = error }
                noteWhetherBroken(result)
            }
        }
        if PQstatus(handle) == CONNECTION_BAD { isBroken = true }
        if let firstFault { throw firstFault }
        return rows
    }

    private func nextResult(until deadline: ContinuousClock.Instant) throws(StorageFault) -> OpaquePointer? {
        while true {
            let unsent = PQflush(handle)
            guard unsent >= 0 else { throw lost() }
            if PQisBusy(handle) == 0 { return PQgetResult(handle) }
            let wanted: SocketWait.Direction = unsent > 0 ? .readOrWrite : .read
            guard SocketWait.wait(for: wanted, on: PQsocket(handle), until: deadline) else {
                isBroken = true
                throw .unavailable(reason: "the database server does not answer")
            }
            guard PQconsumeInput(handle) == 1 else { throw lost() }
        }
    }

    /// The server says farewell before it closes, or it has become a copy that can't be written to.
    private func noteWhetherBroken(_ result: OpaquePointer) {
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
        if state.hasPrefix("57P") || state == "25006" || state == "25P03" { isBroken = true }
    }

    private func lost() -> StorageFault {
        isBroken = true
        return .unavailable(reason: "the connection to the database server is lost")
    }

    // MARK: Listening

    var socket: Int32 { PQsocket(handle) }

    /// Reads what came in and tells whether another connection than this one sent a notice.
    func takeNotices() throws(StorageFault) -> Bool {
        guard PQconsumeInput(handle) == 1 else { throw lost() }
        var isFromOthers = false
        while let notice = PQnotifies(handle) {
            if notice.pointee.be_pid != PQbackendPID(handle) { isFromOthers = true }
            PQfreemem(notice)
        }
        return isFromOthers
    }
}

/// Calls with an array of C strings that ends in nil and lives until the call returns.
private func withCStrings<Answer>(
    _ texts: [String], _ work: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer
) -> Answer {
    let bytes = texts.flatMap { $0.utf8CString }
    return bytes.withUnsafeBufferPointer { buffer in
        var pointers: [UnsafePointer<CChar>?] = []
        var offset = 0
        for text in texts {
            pointers.append(buffer.baseAddress.map { $0 + offset })
            offset += text.utf8.count + 1
        }
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { list in
            // The list holds at least its nil, so it has a base.
            list.baseAddress.map(work) ?? withUnsafePointer(to: nil) { work($0) }
        }
    }
}
