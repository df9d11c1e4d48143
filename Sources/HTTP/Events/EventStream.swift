import Synchronization

/// One reader's stream of events: made by a handler, returned in its response, fed from anywhere.
///
///     let stream = EventStream { hub.forget(id) }
///     hub.remember(id, stream)
///     return .events(stream)
///
/// What is sent goes out in the server's next tick (20–50 ms). A reader for whom more than 64 KiB wait is dropped;
/// its browser connects again and asks for what it missed.
public final class EventStream: Sendable {
    /// Bytes that may wait for a slow reader.
    public static let mostPending = 64 * 1024

    private struct State: Sendable {
        var pending: [UInt8] = []
        var isEnded = false
        var whenEnded: (@Sendable () -> Void)?
        var outlet: Outlet?
        /// Listed for the next tick.
        var isMarked = false
        /// The connection sleeps until somebody resumes it; whoever clears this flag does so, once.
        var isAsleep = false
        var lastWrite: Milliseconds = 0
    }

    /// Where the bytes go once the reply has begun.
    struct Outlet: Sendable {
        let connection: Connection
        let ticks: StreamTicks
    }

    private let state: Mutex<State>

    /// - Parameter whenEnded: called once, when nothing more can be sent: the reader left or was dropped, the stream
    ///   was ended, or the server stops.
    public init(whenEnded: (@Sendable () -> Void)? = nil) {
        state = Mutex(State(whenEnded: whenEnded))
    }

    /// Whether sending is in vain.
    public var isEnded: Bool { state.withLock { $0.isEnded } }

    /// Puts an event behind those that wait.
    ///
    /// - Returns: false if the stream has ended, or ends now because its reader is too slow.
    @discardableResult
    public func send(_ event: ServerEvent) -> Bool {
        enum Outcome { case ended, kept, marked(StreamTicks), overflow(Connection?) }
        let outcome = state.withLock { state -> Outcome in
            if state.isEnded { return .ended }
            guard state.pending.count + event.bytes.count <= EventStream.mostPending else {
                state.pending = []
                return .overflow(state.outlet?.connection)
            }
            state.pending += event.bytes
            guard let outlet = state.outlet, !state.isMarked else { return .kept }
            state.isMarked = true
            return .marked(outlet.ticks)
        }
        switch outcome {
        case .ended: return false
        case .kept: return true
        case .marked(let ticks):
            ticks.mark(self)
            return true
        case .overflow(let connection):
            // The reader's socket is full: only closing it lets the library notice that this is over.
            connection?.cut()
            end()
            return false
        }
    }

    /// Ends the stream after what waits has gone out.
    public func end() {
        let (whenEnded, sleeper) = state.withLock { state in
            state.isEnded = true
            return (state.whenEnded.take(), EventStream.wake(&state))
        }
        sleeper?.resume()
        whenEnded?()
    }

    // MARK: The connection's side

    /// From now on bytes go to this connection.
    func attach(_ outlet: Outlet, now: Milliseconds) {
        state.withLock { state in
            state.outlet = outlet
            state.lastWrite = now
        }
        outlet.ticks.add(self)
    }

    /// The connection is gone.
    func detach() {
        let ticks = state.withLock { state in
            state.pending = []
            return state.outlet.take()?.ticks
        }
        ticks?.remove(self)
        end()
    }

    enum Read {
        case bytes(Int), asleep, end
    }

    /// Moves what waits into the library's buffer; with nothing to move the connection is put to sleep.
    func read(into buffer: UnsafeMutableRawBufferPointer, now: Milliseconds) -> Read {
        state.withLock { state in
            if state.pending.isEmpty {
                if state.isEnded { return .end }
                guard let connection = state.outlet?.connection else { return .end }
                state.isAsleep = true
                connection.suspend()
                return .asleep
            }
            let count = min(buffer.count, state.pending.count)
            buffer.copyBytes(from: state.pending.prefix(count))
            // Given back whole, so that an idle stream keeps no buffer.
            if count == state.pending.count { state.pending = [] } else { state.pending.removeFirst(count) }
            state.lastWrite = now
            return .bytes(count)
        }
    }

    /// The tick: lets what waits go out.
    func flush() {
        let sleeper = state.withLock { state in
            state.isMarked = false
            return state.pending.isEmpty ? nil : EventStream.wake(&state)
        }
        sleeper?.resume()
    }

    /// Sends a comment if nothing was written for this long.
    func beat(now: Milliseconds, idle: Milliseconds) {
        let isDue = state.withLock { $0.pending.isEmpty && now >= $0.lastWrite + idle }
        if isDue { send(.heartbeat) }
    }

    private static func wake(_ state: inout State) -> Connection? {
        guard state.isAsleep else { return nil }
        state.isAsleep = false
        return state.outlet?.connection
    }
}
