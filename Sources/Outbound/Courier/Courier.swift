internal import CCurl
import Glibc
import Synchronization

/// Takes errands from any thread to the one that runs them.
final class Courier: Sendable {
    private enum Thread {
        case notYet, running, stopping
    }

    private struct State {
        var thread = Thread.notYet
        var lastNumber: UInt64 = 0
        /// In the order they came.
        var waiting: [Errand] = []
        /// What the thread runs now.
        var underWay: Set<UInt64> = []
        /// Of those under way.
        var cancelled: [UInt64] = []
        /// Cancelled before they came: a task may be cancelled before it has begun to wait.
        var cancelledEarly: Set<UInt64> = []
        /// Handed out and not yet come.
        var expected: Set<UInt64> = []
    }

    let configuration: OutboundConfiguration
    private let state = Mutex(State())
    /// libcurl's handle for many transfers; nil if there was no memory. The thread alone uses it; what others call is
    /// `curl_multi_wakeup`, which may be called from any thread, and only under the lock, so that it never outlives
    /// the handle.
    nonisolated(unsafe) let multi: UnsafeMutableRawPointer?

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    init(_ configuration: OutboundConfiguration) {
        self.configuration = configuration
        multi = Courier.isReady ? curl_multi_init() : nil
    }

    deinit {
        if let multi { curl_multi_cleanup(multi) }
    }

    /// A number for an errand that comes soon.
    func nextNumber() -> UInt64 {
        state.withLock { state in
            state.lastNumber += 1
            state.expected.insert(state.lastNumber)
            return state.lastNumber
        }
    }

    /// Puts an errand in line. Its asker is resumed now or later.
    func take(_ errand: Errand) {
        let refusal = state.withLock { state -> OutboundFault? in
            state.expected.remove(errand.number)
            if state.cancelledEarly.remove(errand.number) != nil { return .cancelled }
            guard state.waiting.count < configuration.waiting + freePlaces(state) else { return .busy }
            guard let multi, isRunning(&state) else { return .exhausted }
            state.waiting.append(errand)
            curl_multi_wakeup(multi)
            return nil
        }
        if let refusal { errand.asker.resume(returning: .failure(refusal)) }
    }

    /// Ends an errand, wherever it is.
    func cancel(_ number: UInt64) {
        let waiting = state.withLock { state -> Errand? in
            if state.expected.contains(number) {
                state.cancelledEarly.insert(number)
            } else if let position = state.waiting.firstIndex(where: { $0.number == number }) {
                return state.waiting.remove(at: position)
            } else if let multi, state.underWay.contains(number) {
                state.cancelled.append(number)
                curl_multi_wakeup(multi)
            }
            return nil
        }
        waiting?.asker.resume(returning: .failure(.cancelled))
    }

    /// Lets the thread end. Nobody waits any more: whoever asks holds the client, and its end calls this.
    func stop() {
        state.withLock { state in
            if let multi, state.thread == .running { curl_multi_wakeup(multi) }
            state.thread = .stopping
        }
    }

    private func freePlaces(_ state: borrowing State) -> Int {
        max(0, configuration.atOnce - state.underWay.count)
    }

    // MARK: The thread's side

    /// What there is to do.
    struct Orders {
        var begin: [Errand] = []
        var cancel: [UInt64] = []
        var overdue: [Errand] = []
        /// When the first of those that still wait in line is overdue.
        var nextDeadline: ContinuousClock.Instant?
        var isEnd = false
    }

    func orders(now: ContinuousClock.Instant) -> Orders {
        state.withLock { state in
            var orders = Orders()
            orders.isEnd = state.thread == .stopping
            orders.cancel = state.cancelled
            state.cancelled = []
            orders.overdue = state.waiting.filter { $0.deadline <= now }
            state.waiting.removeAll { $0.deadline <= now }
            let count = min(freePlaces(state), state.waiting.count)
            orders.begin = Array(state.waiting.prefix(count))
            state.waiting.removeFirst(count)
            state.underWay.formUnion(orders.begin.map(\.number))
            orders.nextDeadline = state.waiting.map(\.deadline).min()
            return orders
        }
    }

    func hasEnded(_ number: UInt64) {
        state.withLock { state in
            state.underWay.remove(number)
            state.cancelled.removeAll { $0 == number }
        }
    }

    /// Starts the thread with the first errand.
    private func isRunning(_ state: inout State) -> Bool {
        if state.thread == .notYet, startRound() { state.thread = .running }
        return state.thread == .running
    }

    private func startRound() -> Bool {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let result = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                let courier = Unmanaged<Courier>.fromOpaque(context).takeRetainedValue()
                // A peer that goes away while we write to it would end the process: OpenSSL writes without asking
                // for an error instead. The signal goes to the thread that writes.
                var pipe = sigset_t()
                sigemptyset(&pipe)
                sigaddset(&pipe, SIGPIPE)
                pthread_sigmask(SIG_BLOCK, &pipe, nil)
                if let multi = courier.multi {
                    var round = Round(courier, multi)
                    round.run()
                }
                return nil
            }, context.toOpaque())
        guard result == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}
