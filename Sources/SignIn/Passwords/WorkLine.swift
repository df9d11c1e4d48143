import Foundation
import Synchronization

/// Long work on threads of its own: so much at once, so much waiting, and no more.
///
/// On Linux, concurrent queues of Dispatch share their threads with Swift's tasks, which would all stand still meanwhile.
final class WorkLine: Sendable {
    private typealias Job = @Sendable () -> Void

    private struct State {
        var running = 0
        /// What waits, the longest first.
        var waiting: [Job] = []
    }

    private let state = Mutex(State())
    private let atOnce: Int
    private let longestLine: Int

    init(atOnce: Int, longestLine: Int) {
        self.atOnce = max(1, atOnce)
        self.longestLine = max(0, longestLine)
    }

    /// nil at once when the line is full.
    func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result? {
        await withCheckedContinuation { (continuation: CheckedContinuation<Result?, Never>) in
            enter {
                continuation.resume(returning: work())
            } otherwise: {
                continuation.resume(returning: nil)
            }
        }
    }

    /// How many threads are at work.
    var running: Int { state.withLock { $0.running } }

    /// How many jobs wait for one.
    var waiting: Int { state.withLock { $0.waiting.count } }

    private enum Admission {
        case begun, inLine, refused
    }

    private func enter(_ job: @escaping Job, otherwise refuse: () -> Void) {
        let admission = state.withLock { state -> Admission in
            if state.running < atOnce {
                state.running += 1
                return .begun
            }
            guard state.waiting.count < longestLine else { return .refused }
            state.waiting.append(job)
            return .inLine
        }
        switch admission {
        case .begun: Thread.detachNewThread { [self] in work(job) }
        case .inLine: break
        case .refused: refuse()
        }
    }

    /// A thread that has begun goes on with those who wait, until nobody does.
    private func work(_ first: Job) {
        first()
        while let job = next() { job() }
    }

    private func next() -> Job? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.running -= 1
            return nil
        }
    }
}
