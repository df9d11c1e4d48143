import Synchronization

/// All open streams, and the two clocks that move them: the tick in which pushes go out together, and the heartbeat.
///
/// Together, because the library looks through all sleeping connections of a daemon at every wake-up: a thousand
/// pushes in one tick cost one such look, not a thousand.
final class StreamTicks: Sendable {
    private struct State: Sendable {
        var open: [ObjectIdentifier: EventStream] = [:]
        var marked: [EventStream] = []
        var isTickDue = false
        var isClosing = false
    }

    private let tick: Duration
    private let state = Mutex(State())

    init(tick: Duration) {
        self.tick = tick
    }

    var count: Int { state.withLock { $0.open.count } }

    func add(_ stream: EventStream) {
        let isClosing = state.withLock { state in
            state.open[ObjectIdentifier(stream)] = stream
            return state.isClosing
        }
        if isClosing { stream.end() }
    }

    func remove(_ stream: EventStream) {
        state.withLock { _ = $0.open.removeValue(forKey: ObjectIdentifier(stream)) }
    }

    /// Lets the stream's bytes go out in the next tick, which is set if none is.
    func mark(_ stream: EventStream) {
        let isFirst = state.withLock { state in
            state.marked.append(stream)
            defer { state.isTickDue = true }
            return !state.isTickDue
        }
        guard isFirst else { return }
        Task { [tick] in
            // Cut short only when the task is cancelled, and then flushing at once is right.
            try? await Task.sleep(for: tick)
            flush()
        }
    }

    /// Sends a comment on every stream that was silent for three quarters of the interval, until cancelled: looked at
    /// every quarter, so that a silence lasts at most one interval.
    func beat(every interval: Duration) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: interval / 4)
            let now = Milliseconds.now()
            for stream in state.withLock({ Array($0.open.values) }) {
                stream.beat(now: now, idle: Milliseconds(interval) * 3 / 4)
            }
        }
    }

    /// Ends all streams, and every one that is still to come.
    func close() {
        let streams = state.withLock { state in
            state.isClosing = true
            return Array(state.open.values)
        }
        for stream in streams { stream.end() }
    }

    private func flush() {
        let marked = state.withLock { state in
            state.isTickDue = false
            defer { state.marked = [] }
            return state.marked
        }
        for stream in marked { stream.flush() }
    }
}
