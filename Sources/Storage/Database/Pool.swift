import Synchronization

/// A fixed number of connections, lent to one caller at a time, first come, first served.
public final class Pool: Sendable {
    private let state: Mutex<State>
    private let longestWait: Duration
    private let longestLine: Int

    private struct State {
        var idle: [Worker]
        var line: [(ticket: UInt64, caller: CheckedContinuation<Worker?, Never>)] = []
        var nextTicket: UInt64 = 0
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
        await withCheckedContinuation { caller in
            let outcome = state.withLock { state -> (worker: Worker?, ticket: UInt64?) in
                if let worker = state.idle.popLast() { return (worker, nil) }
                guard state.line.count < longestLine else { return (nil, nil) }
                state.nextTicket += 1
                state.line.append((state.nextTicket, caller))
                return (nil, state.nextTicket)
            }
            if let ticket = outcome.ticket {
                giveUp(ticket, after: longestWait)
            } else {
                caller.resume(returning: outcome.worker)
            }
        }
    }

    private func giveBack(_ worker: Worker) {
        let next = state.withLock { state -> CheckedContinuation<Worker?, Never>? in
            guard !state.line.isEmpty else {
                state.idle.append(worker)
                return nil
            }
            return state.line.removeFirst().caller
        }
        next?.resume(returning: worker)
    }

    private func giveUp(_ ticket: UInt64, after wait: Duration) {
        Task {
            try? await Task.sleep(for: wait)
            let caller = state.withLock { state -> CheckedContinuation<Worker?, Never>? in
                guard let place = state.line.firstIndex(where: { $0.ticket == ticket }) else { return nil }
                return state.line.remove(at: place).caller
            }
            caller?.resume(returning: nil)
        }
    }
}
