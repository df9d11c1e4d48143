import Synchronization

/// One request from its line to the end of its reply.
///
/// The library's thread calls `admit`, `receive` and `finish`; the handler's task calls `answer`. Between the two the
/// connection sleeps (`isAsleep`): it is put to sleep under the lock and woken by whoever clears the flag, once.
final class Exchange: Sendable {
    enum Phase: Sendable {
        /// Head not yet seen.
        case fresh
        /// Admitted, handler not begun.
        case admitted
        case running
        case answered(Response)
        /// The reply is the library's.
        case replied
        /// The library has let go of the request; its connection may not be touched any more.
        case over
    }

    struct State: Sendable {
        var phase = Phase.fresh
        var isAsleep = false
        /// The server gave up on it: nothing of it may fall asleep again.
        var isAbandoned = false
        /// The handler was begun and has not returned.
        var isHandling = false
        var task: Task<Void, Never>?
        /// Until the handler has it. A stream may live for days, and then its request's bytes are not kept.
        var request: Request?
        var brief: Brief?
        var framing = RequestHead.Framing.none
        var received = 0
        var bodyLimit = 0
        var status: Status = 500
        var bytesOut = 0
        /// Set while it sleeps because the handler has enough to read; 0 otherwise.
        var fellAsleepAt: Milliseconds = 0
        var bodyBegan: Milliseconds = 0
        var hasBegun = false

        /// Whether the handler may still read.
        var isBodyWanted: Bool {
            switch phase {
            case .admitted, .running: true
            case .fresh, .answered, .replied, .over: false
            }
        }
    }

    /// What is still needed of the request after the handler has it.
    struct Brief: Sendable {
        var id: RequestID
        var method: Method
        var path: String
        var client: IPAddress?
        var body: RequestBody
    }

    let engine: Engine
    let connection: Connection
    let isOnStreamDaemon: Bool
    /// As it came on the wire.
    let target: [UInt8]
    let began = ContinuousClock.now
    let state: Mutex<State>

    init(engine: Engine, connection: Connection, isOnStreamDaemon: Bool, target: [UInt8]) {
        self.engine = engine
        self.connection = connection
        self.isOnStreamDaemon = isOnStreamDaemon
        self.target = target
        state = Mutex(State())
    }

    /// What the library's callback is to do next.
    enum Step: Sendable {
        case goOn
        case reply(Response)
        /// After this reply the connection ends.
        case lastReply(Response)
        /// No reply; the connection ends.
        case close
    }

    var isHead: Bool { state.withLock { $0.brief?.method == .head } }

    /// Whether `admit` or a refusal has dealt with the head.
    var isFresh: Bool {
        state.withLock { state in
            if case .fresh = state.phase { true } else { false }
        }
    }
}
