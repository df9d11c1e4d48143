import Synchronization

/// Tells those who listen that something may have been written.
public final class Bell: Sendable {
    private let listeners = Mutex<[UInt64: AsyncStream<Void>.Continuation]>([:])
    private let lastNumber = Atomic<UInt64>(0)
    private let tellOthers: @Sendable () -> Void
    private let heartbeat: Duration

    /// - Parameters:
    ///   - heartbeat: listeners hear the bell at least this often.
    ///   - tellOthers: passes a ring on to other nodes; it must return at once.
    public init(heartbeat: Duration = .seconds(1), tellOthers: @escaping @Sendable () -> Void = {}) {
        self.heartbeat = heartbeat
        self.tellOthers = tellOthers
    }

    /// After a commit of this process.
    public func ring() {
        ringHere()
        tellOthers()
    }

    /// After a commit of another process, or when one may have been missed.
    public func ringHere() {
        for listener in listeners.withLock({ Array($0.values) }) {
            listener.yield()
        }
    }

    func listen() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
        listeners.withLock { $0[number] = listener }
        let heart = Task { [heartbeat] in
            while !Task.isCancelled {
                try? await Task.sleep(for: heartbeat)
                listener.yield()
            }
        }
        listener.onTermination = { [weak self] _ in
            heart.cancel()
            self?.listeners.withLock { $0[number] = nil }
        }
        return stream
    }
}
