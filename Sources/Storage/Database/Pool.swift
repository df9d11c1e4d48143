import Synchronization

/// A fixed number of connections, lent to one caller at a time, first come, first served.
public final class Pool: Sendable {
    private let state: Mutex<State>
    private let longestWait: Duration
    private let longestLine: Int

    private struct State {
        var idle: [Worker]
        /// Those who wait, the longest first.
        var line: [Caller] = []
        /// Whether someone already looks after those who have waited too long.
        var isWatched = false
    }

    private struct Caller {
        let continuation: CheckedContinuation<Worker?, Never>
        let deadline: ContinuousClock.Instant
    }

    /// - Parameters:
    ///   - size: how many connections, at least 1.
    ///   - longestWait: after this a caller in line hears `unavailable`.
    ///   - longestLine: a caller who finds so many before them hears it at once: they would only wait in vain.
    public init(
        label: String, size: Int, longestWait: Duration = .seconds(5), longestLine: Int = 2000,
        open: @escaping @Sendable () throws(StorageFault) -> any Connection
    ) {
        let workers = (0..<max(1, size)).map { Worker(label: "\(label).\($0)", open: open) }
        state = Mutex(State(idle: workers))
        self.longestWait = longestWait
        self.longestLine = longestLine
    }

    func use<Result: Sendable>(
        _ work: @Sendable (any Connection) throws(StorageFault) -> Result
    ) async throws(StorageFault) -> Result {
        guard let worker = await borrow() else { throw .unavailable(reason: "all connections are busy") }
        defer { giveBack(worker) }
        return try await worker.use(work)
    }

    /// nil when none came free in time.
    private func borrow() async -> Worker? {
        await withCheckedContinuation { continuation in
            let caller = Caller(continuation: continuation, deadline: .now + longestWait)
            switch state.withLock({ admit(caller, &$0) }) {
            case .served(let worker): continuation.resume(returning: worker)
            case .refused: continuation.resume(returning: nil)
            case .inLine(let isFirstToWatch): if isFirstToWatch { watch() }
            }
        }
    }

    private enum Admission {
        case served(Worker), refused, inLine(isFirstToWatch: Bool)
    }

    private func admit(_ caller: Caller, _ state: inout State) -> Admission {
        if let worker = state.idle.popLast() { return .served(worker) }
        guard state.line.count < longestLine else { return .refused }
        state.line.append(caller)
        defer { state.isWatched = true }
        return .inLine(isFirstToWatch: !state.isWatched)
    }

    private func giveBack(_ worker: Worker) {
        let next = state.withLock { state -> Caller? in
            guard !state.line.isEmpty else {
                state.idle.append(worker)
                return nil
            }
            return state.line.removeFirst()
        }
        next?.continuation.resume(returning: worker)
    }

    /// Sends away those who have waited too long, until nobody waits.
    private func watch() {
        Task {
            while let deadline = nextDeadline() {
                try? await Task.sleep(until: deadline, clock: .continuous)
                for caller in takeOverdue() { caller.continuation.resume(returning: nil) }
            }
        }
    }

    private func nextDeadline() -> ContinuousClock.Instant? {
        state.withLock { state in
            state.isWatched = !state.line.isEmpty
            return state.line.first?.deadline
        }
    }

    private func takeOverdue() -> ArraySlice<Caller> {
        let now = ContinuousClock.now
        return state.withLock { state in
            // All wait equally long, so the overdue stand in front.
            let overdue = state.line.prefix { $0.deadline <= now }
            state.line.removeFirst(overdue.count)
            return overdue
        }
    }
}
