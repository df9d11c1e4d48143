import Dispatch
import Storage
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Passes the news that something was written between the nodes, over LISTEN and NOTIFY.
///
/// One connection on its own thread. All commits of this node within a tick make one NOTIFY, sent after them: inside a
/// writing transaction it would make every commit of the whole database wait for the one before. The loop ends with
/// the last reference to the listener.
final class PostgresListener: Sendable {
    private let pipe: WakePipe
    private let isStopped = Stop()

    /// - Parameter onNotice: called when another node wrote, and after a connection was made, as one may have.
    init?(address: String, onNotice: @escaping @Sendable () -> Void) {
        guard let pipe = WakePipe() else { return nil }
        self.pipe = pipe
        let loop = ListenLoop(address: address, pipe: pipe, stop: isStopped, onNotice: onNotice)
        DispatchQueue(label: "nadri.postgres.listen").async { loop.run() }
    }

    deinit {
        isStopped.flag.store(true, ordering: .releasing)
        pipe.wake()
    }

    /// This node has written. Returns at once.
    func tell() {
        pipe.wake()
    }
}

/// Set once by the listener, read by its loop.
private final class Stop: Sendable {
    let flag = Atomic<Bool>(false)
}

private struct ListenLoop: Sendable {
    let address: String
    let pipe: WakePipe
    let stop: Stop
    let onNotice: @Sendable () -> Void

    private static let tick = Duration.milliseconds(30)
    private static let retry = Duration.milliseconds(500)

    func run() {
        while !isStopped {
            guard let connection = connect() else {
                // What was to be told meanwhile is not lost: followers look once a second.
                _ = SocketWait.readable([pipe.reading], for: ListenLoop.retry)
                pipe.drain()
                continue
            }
            onNotice()
            follow(connection)
        }
    }

    private var isStopped: Bool { stop.flag.load(ordering: .acquiring) }

    private func connect() -> PostgresConnection? {
        guard let connection = try? PostgresConnection(address: address),
            (try? connection.runScript("LISTEN nadri_outbox")) != nil
        else { return nil }
        return connection
    }

    /// Until the connection breaks or the listener goes.
    private func follow(_ connection: PostgresConnection) {
        var due: ContinuousClock.Instant?
        while !isStopped, !connection.isBroken {
            let wait = due.map { ContinuousClock.now.duration(to: $0) } ?? .seconds(60)
            let ready = SocketWait.readable([connection.socket, pipe.reading], for: wait)
            if ready.contains(pipe.reading) {
                pipe.drain()
                due = due ?? .now + ListenLoop.tick
            }
            if let time = due, time <= .now {
                due = nil
                _ = try? connection.runScript("NOTIFY nadri_outbox")
            }
            if (try? connection.takeNotices()) == true { onNotice() }
        }
    }
}

/// Wakes a thread that waits in `poll`.
private final class WakePipe: Sendable {
    let reading: Int32
    private let writing: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        reading = ends[0]
        writing = ends[1]
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// A full pipe has woken the reader already.
    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    func drain() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
