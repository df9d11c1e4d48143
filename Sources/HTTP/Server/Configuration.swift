/// How a server listens and what it allows. Everything has a working default.
public struct Configuration: Sendable {
    /// Where it listens; 127.0.0.1 unless told otherwise.
    public var address: String
    /// 0 lets the system choose; `Server.port` then tells.
    public var port: UInt16
    /// Threads for ordinary requests, 1 or more. Handlers that wait hold none.
    public var threads: Int
    /// Ordinary connections at a time; further ones are closed at once.
    public var connectionLimit: Int
    /// Bytes of memory for one ordinary connection; a head larger than about this is refused.
    public var connectionMemory: Int
    /// Most bytes of a body, told from method and path before the body is read; 1 MiB unless told otherwise.
    public var bodyLimit: @Sendable (Method, String) -> Int
    public var deadlines: Deadlines
    public var streams: Streams
    /// Proxies whose X-Forwarded-For, -Proto, -Host and X-Request-Id are believed; none unless told otherwise.
    public var trustedProxies: [AddressRange]
    /// Scheme and host as the world knows them; nil to take them from each request.
    public var origin: Origin?
    /// Told of every answered request when it has ended, on a thread that must not be held up.
    public var observer: (@Sendable (ExchangeFacts) -> Void)?

    /// How long a client may take.
    public struct Deadlines: Sendable {
        /// From the first byte of a request to the end of its head.
        public var header: Duration = .seconds(10)
        /// For the body, and again for the reply, on top of what `slowest` allows for their bytes.
        public var body: Duration = .seconds(30)
        /// Bytes a second that a body or reply must keep up with.
        public var slowest = 16 * 1024
        /// Between requests on one connection.
        public var keepAlive: Duration = .seconds(60)

        public init() {}
    }

    /// Event streams, which live on connections and threads of their own.
    public struct Streams: Sendable {
        /// Paths, each with everything below it, that are answered by streams: `/events` also means `/events/42`.
        public var paths: [String] = ["/events"]
        public var threads = 1
        public var limit = 20_000
        /// Pushes wait so long in order to go out together; 20–50 ms is well.
        public var tick: Duration = .milliseconds(30)
        /// No stream is silent longer than this.
        public var heartbeat: Duration = .seconds(20)
        /// After a stream was asked for on a connection kept from ordinary requests, the browser comes back this soon.
        public var comeBack: Duration = .milliseconds(50)

        public init() {}
    }

    public init(
        address: String = "127.0.0.1", port: UInt16 = 8080, threads: Int = 2, connectionLimit: Int = 4096,
        connectionMemory: Int = 32 * 1024,
        bodyLimit: @escaping @Sendable (Method, String) -> Int = { _, _ in 1024 * 1024 },
        deadlines: Deadlines = Deadlines(), streams: Streams = Streams(), trustedProxies: [AddressRange] = [],
        origin: Origin? = nil, observer: (@Sendable (ExchangeFacts) -> Void)? = nil
    ) {
        self.address = address
        self.port = port
        self.threads = threads
        self.connectionLimit = connectionLimit
        self.connectionMemory = connectionMemory
        self.bodyLimit = bodyLimit
        self.deadlines = deadlines
        self.streams = streams
        self.trustedProxies = trustedProxies
        self.origin = origin
        self.observer = observer
    }
}
