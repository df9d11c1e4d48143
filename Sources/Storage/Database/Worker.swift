/// Holds one connection on a queue of its own, opens it when first needed and again after it broke.
actor Worker {
    typealias Opening = @Sendable () throws(StorageFault) -> any Connection

    private let executor: QueueExecutor
    private let open: Opening
    private var connection: (any Connection)?

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    init(label: String, open: @escaping Opening) {
        executor = QueueExecutor(label: label)
        self.open = open
    }

    /// Runs the work, and once more on a new connection when the old one turned out dead before anything was committed.
    func use<Result: Sendable>(
        _ work: @Sendable (any Connection) throws(StorageFault) -> Result
    ) throws(StorageFault) -> Result {
        let isReused = connection != nil
        do {
            return try attempt(work)
        } catch .unavailable where isReused && connection == nil {
            // The server went and perhaps came back while this connection was idle. A new one tells.
            return try attempt(work)
        }
    }

    func close() {
        connection = nil
    }

    private func attempt<Result: Sendable>(
        _ work: @Sendable (any Connection) throws(StorageFault) -> Result
    ) throws(StorageFault) -> Result {
        let current = try opened()
        defer { if current.isBroken { connection = nil } }
        return try work(current)
    }

    private func opened() throws(StorageFault) -> any Connection {
        if let connection { return connection }
        let new = try open()
        connection = new
        return new
    }
}
