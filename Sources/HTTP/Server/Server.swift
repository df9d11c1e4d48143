import Glibc
import Synchronization

/// Answers one request. Called on a thread of the server's; what it does before its first wait holds that thread.
public typealias Handler = @Sendable (Request) async -> Response

/// An HTTP/1.1 server on one port.
///
///     let server = Server(Configuration()) { request in .text("Hello, \(request.path)") }
///     try server.start()
///     await ShutdownSignal().wait()
///     await server.stop(grace: .seconds(10))
public final class Server: Sendable {
    private enum Phase: Sendable {
        case new
        case running(Machinery)
        case stopped
    }

    /// What runs between start and stop.
    private struct Machinery: Sendable {
        let acceptor: Acceptor
        let port: UInt16
        let daemons: [Daemon]
        let clocks: [Task<Void, Never>]
    }

    private let engine: Engine
    private let phase = Mutex(Phase.new)

    public init(_ configuration: Configuration, handler: @escaping Handler) {
        engine = Engine(configuration: configuration, handler: handler)
    }

    /// The port it listens on; nil unless it is running.
    public var port: UInt16? { machinery?.port }

    public var counts: ServerCounts {
        ServerCounts(
            openConnections: engine.connections.count + (machinery?.acceptor.waiting ?? 0),
            openStreams: engine.ticks.count, requestsInFlight: engine.requestsInFlight)
    }

    /// Listens and answers from now on. Also makes the process ignore SIGPIPE and raises its limit of open files.
    public func start() throws(ServerFault) {
        // A client that goes away while we write is an error of that write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        raiseOpenFileLimit()
        try phase.withLock { phase throws(ServerFault) in
            guard case .new = phase else { throw .alreadyStarted }
            phase = .running(try Server.machinery(engine))
        }
    }

    /// Ends gracefully: no new connections, streams end, requests in flight are answered, then all is closed.
    ///
    /// - Parameter grace: how long to wait for requests in flight. After it their handlers are cancelled and their
    ///   connections cut.
    public func stop(grace: Duration) async {
        let running = phase.withLock { phase -> Machinery? in
            guard case .running(let machinery) = phase else { return nil }
            phase = .stopped
            return machinery
        }
        guard let running else { return }

        engine.beginClosing()
        running.acceptor.stop()
        engine.ticks.close()
        await waitUntilIdle(atMost: grace)
        // The library aborts the process if a connection sleeps while its daemon stops.
        engine.abandonAll()
        await waitUntilIdle(atMost: .seconds(1))
        for daemon in running.daemons { daemon.stop() }
        for clock in running.clocks { clock.cancel() }
    }

    private var machinery: Machinery? {
        phase.withLock { phase in
            if case .running(let machinery) = phase { machinery } else { nil }
        }
    }

    /// Looks every few milliseconds: this happens once in a process's life, and counting waiters would cost every
    /// request.
    private func waitUntilIdle(atMost limit: Duration) async {
        let end = ContinuousClock.now + limit
        while engine.requestsInFlight > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}

extension Server {
    private static func machinery(_ engine: Engine) throws(ServerFault) -> Machinery {
        let configuration = engine.configuration
        let streams = configuration.streams
        let listener = try ListenSocket(address: configuration.address, port: configuration.port)
        let ordinary = Daemon(
            door: Door(engine: engine, isForStreams: false), threads: configuration.threads,
            memory: configuration.connectionMemory, connections: configuration.connectionLimit,
            inactivity: max(configuration.deadlines.keepAlive, configuration.deadlines.body))
        // A reader that takes nothing for three heartbeats is gone, or as good as gone.
        let eventful = Daemon(
            door: Door(engine: engine, isForStreams: true), threads: streams.threads, memory: 8 * 1024,
            connections: streams.limit, inactivity: streams.heartbeat * 3)
        guard let ordinary, let eventful else {
            ordinary?.stop()
            eventful?.stop()
            close(listener.descriptor)
            throw .outOfResources
        }
        do throws(ServerFault) {
            let acceptor = try Acceptor(
                listener: listener, streamPaths: streams.paths, patience: engine.limits.header,
                mostWaiting: configuration.connectionLimit
            ) { arrival, verdict in
                let daemon = verdict == .stream ? eventful : ordinary
                daemon.serve(arrival.socket, peer: arrival.peer, length: arrival.peerLength)
            }
            try acceptor.start()
            return Machinery(
                acceptor: acceptor, port: listener.port, daemons: [ordinary, eventful], clocks: clocks(engine))
        } catch {
            ordinary.stop()
            eventful.stop()
            close(listener.descriptor)
            throw error
        }
    }

    private static func clocks(_ engine: Engine) -> [Task<Void, Never>] {
        let heartbeat = engine.configuration.streams.heartbeat
        return [
            Task { await engine.ticks.beat(every: heartbeat) },
            Task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: engine.limits.sweepInterval)
                    engine.connections.sweep(now: .now())
                }
            },
        ]
    }
}
