internal import CMicrohttpd
import Glibc
import Synchronization

/// Takes new connections, looks at their first bytes without taking them, and hands each to its daemon.
///
/// One thread with one epoll set for all: a client that connects and says nothing costs a few bytes until its
/// deadline, and no thread.
final class Acceptor: Sendable {
    private let listener: ListenSocket
    private let deliver: @Sendable (ListenSocket.Arrival, RequestLinePeek.Verdict) -> Void
    private let paths: [String]
    private let patience: Milliseconds
    /// Connections that have not said enough, at most.
    private let mostWaiting: Int

    private let epoll: Int32
    private let alarm: Int32
    private let waitingCount = Atomic<Int>(0)
    private let thread = Mutex<WorkingThread?>(nil)

    /// - Parameter deliver: given each connection with its verdict; called on the acceptor's thread.
    init(
        listener: ListenSocket, streamPaths: [String], patience: Milliseconds, mostWaiting: Int,
        deliver: @escaping @Sendable (ListenSocket.Arrival, RequestLinePeek.Verdict) -> Void
    ) throws(ServerFault) {
        self.listener = listener
        self.deliver = deliver
        paths = streamPaths
        self.patience = patience
        self.mostWaiting = mostWaiting
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        alarm = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard epoll >= 0, alarm >= 0, watch(listener.descriptor, EPOLLIN.rawValue), watch(alarm, EPOLLIN.rawValue)
        else { throw .outOfResources }
    }

    deinit {
        close(epoll)
        close(alarm)
    }

    /// Connections that have not yet said for which daemon they are.
    var waiting: Int { waitingCount.load(ordering: .relaxed) }

    func start() throws(ServerFault) {
        guard let started = WorkingThread({ [self] in run() }) else { throw .outOfResources }
        thread.withLock { $0 = started }
    }

    /// Stops listening, closes what still waits, and returns when the thread has ended.
    func stop() {
        var one: UInt64 = 1
        _ = write(alarm, &one, MemoryLayout<UInt64>.size)
        thread.withLock { $0.take() }?.join()
    }

    // MARK: The thread

    private struct Waiting {
        var arrival: ListenSocket.Arrival
        var deadline: Milliseconds
    }

    private func run() {
        var waiting: [Int32: Waiting] = [:]
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        var nextSweep: Milliseconds = 0
        while true {
            let count = epoll_wait(epoll, &events, Int32(events.count), waiting.isEmpty ? -1 : 100)
            for event in events.prefix(Int(max(0, count))) {
                let descriptor = event.data.fd
                if descriptor == alarm {
                    close(listener.descriptor)
                    for socket in waiting.keys { close(socket) }
                    return
                }
                if descriptor == listener.descriptor {
                    acceptAll(&waiting)
                } else if let arrived = waiting[descriptor]?.arrival, decide(arrived) {
                    waiting[descriptor] = nil
                }
            }
            let now = Milliseconds.now()
            if now >= nextSweep {
                nextSweep = now.after(100)
                sweep(&waiting, now: now)
            }
            waitingCount.store(waiting.count, ordering: .relaxed)
        }
    }

    private func acceptAll(_ waiting: inout [Int32: Waiting]) {
        // A bound, so that a flood of new connections does not keep the older ones from their turn.
        for _ in 0..<128 {
            let (arrival, number) = listener.accept()
            guard let arrival else {
                // Out of descriptors: resting a moment costs less than asking again without end.
                if number == EMFILE || number == ENFILE || number == ENOBUFS || number == ENOMEM { usleep(20_000) }
                if number == ECONNABORTED || number == EINTR { continue }
                return
            }
            if decide(arrival) { continue }
            let isWatched =
                waiting.count < mostWaiting
                && watch(arrival.socket, EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue)
            guard isWatched else {
                close(arrival.socket)
                continue
            }
            waiting[arrival.socket] = Waiting(arrival: arrival, deadline: Milliseconds.now().after(patience))
        }
    }

    /// Whether the connection left our hands: handed over, or closed because its client has.
    private func decide(_ arrival: ListenSocket.Arrival) -> Bool {
        let most = RequestLinePeek.length(paths: paths)
        return withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { buffer in
            let count = recv(arrival.socket, buffer.baseAddress, most, Int32(MSG_PEEK))
            if count < 0 && (errno == EAGAIN || errno == EINTR) { return false }
            guard count > 0 else {
                close(arrival.socket)
                return true
            }
            let verdict = RequestLinePeek.verdict(Array(buffer.prefix(count))[...], paths: paths)
            if verdict == .undecided { return false }
            // The library has an epoll set of its own.
            epoll_ctl(epoll, EPOLL_CTL_DEL, arrival.socket, nil)
            deliver(arrival, verdict)
            return true
        }
    }

    private func sweep(_ waiting: inout [Int32: Waiting], now: Milliseconds) {
        for (socket, entry) in waiting where entry.deadline < now {
            waiting[socket] = nil
            close(socket)
        }
    }

    private func watch(_ descriptor: Int32, _ interest: UInt32) -> Bool {
        var event = epoll_event()
        event.events = interest
        event.data.fd = descriptor
        return epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0
    }
}
