import Synchronization

/// What all requests of a server share.
final class Engine: Sendable {
    let configuration: Configuration
    let handler: Handler
    let forwarding: Forwarding
    let connections = ConnectionTable()
    let ticks: StreamTicks
    let limits: TimeLimits

    private let inFlight = Atomic<Int>(0)
    private let closing = Atomic<Bool>(false)
    private let over = Atomic<Bool>(false)

    init(configuration: Configuration, handler: @escaping Handler) {
        self.configuration = configuration
        self.handler = handler
        forwarding = Forwarding(trustedProxies: configuration.trustedProxies, origin: configuration.origin)
        ticks = StreamTicks(tick: configuration.streams.tick)
        limits = TimeLimits(configuration.deadlines)
    }

    /// Requests that are not over, or whose handlers still run.
    var requestsInFlight: Int { inFlight.load(ordering: .sequentiallyConsistent) }

    func requestBegan() {
        inFlight.add(1, ordering: .sequentiallyConsistent)
    }

    func requestEnded() {
        inFlight.subtract(1, ordering: .sequentiallyConsistent)
    }

    /// Once the grace is over, no request is let in any more: one that fell asleep now would abort the process.
    var isOver: Bool { over.load(ordering: .sequentiallyConsistent) }

    /// Gives up on every request that is still unanswered, and on all to come.
    func abandonAll() {
        over.store(true, ordering: .sequentiallyConsistent)
        connections.abandonAll()
    }

    /// Once stopping has begun, every reply also ends its connection.
    var isClosing: Bool { closing.load(ordering: .relaxed) }

    func beginClosing() {
        closing.store(true, ordering: .relaxed)
    }
}

/// The configured deadlines in the sweeper's unit.
struct TimeLimits: Sendable {
    let header: Milliseconds
    let keepAlive: Milliseconds
    private let body: Milliseconds
    private let bytesPerSecond: UInt64

    init(_ deadlines: Configuration.Deadlines) {
        header = Milliseconds(deadlines.header)
        keepAlive = Milliseconds(deadlines.keepAlive)
        body = Milliseconds(deadlines.body)
        bytesPerSecond = UInt64(max(1, deadlines.slowest))
    }

    /// How long this many bytes may take, in or out.
    func transfer(of bytes: Int) -> Milliseconds {
        body.after(UInt64(clamping: bytes) / bytesPerSecond * 1000)
    }

    /// How often the sweeper looks: often enough for the shortest deadline, and at most four times a second.
    var sweepInterval: Duration {
        .milliseconds(Int64(min(250, max(20, min(header, keepAlive, body) / 4))))
    }
}
