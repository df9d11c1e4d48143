import Synchronization

/// Writes of many callers in one transaction, which costs one sync to disk however many they are.
///
/// For SQLite, which has one writer at a time: whoever comes while another write is under way joins the next transaction. Each
/// write is a savepoint of its own, so that one that fails leaves the others alone; and nobody is answered before the
/// transaction they share is on the disk.
final class SharedCommit: Sendable {
    /// One caller's write.
    private struct Job: Sendable {
        let work: @Sendable (any Connection) throws(StorageFault) -> Void
        /// Called once, after the commit or with what prevented it.
        let finish: @Sendable (StorageFault?) -> Void
    }

    private struct State {
        var waiting: [Job] = []
        /// Whether a task is on its way that will take those who wait along.
        var isUnderWay = false
    }

    private let state = Mutex(State())
    private let writers: Pool

    /// So many share a commit at most, so that nobody waits long for others.
    private static let most = 256
    /// A caller who finds so many before them hears it at once: they would only wait in vain.
    private static let longestLine = 2000

    init(writers: Pool) {
        self.writers = writers
    }

    func run<Answer: Sendable>(
        _ work: @escaping @Sendable (any Connection) throws(StorageFault) -> Answer
    ) async throws(StorageFault) -> Answer {
        let result: Result<Answer, StorageFault> = await withCheckedContinuation { continuation in
            let kept = Kept<Answer>()
            let job = Job { connection throws(StorageFault) in
                do throws(StorageFault) {
                    let value = try work(connection)
                    kept.answer.withLock { $0 = .success(value) }
                } catch {
                    kept.answer.withLock { $0 = .failure(error) }
                    throw error
                }
            } finish: { fault in
                let own = kept.answer.withLock { $0 }
                // Its own fault says more than what became of the others.
                if case .failure = own, let own { return continuation.resume(returning: own) }
                continuation.resume(
                    returning: fault.map { .failure($0) } ?? own ?? .failure(.unavailable(reason: "not run")))
            }
            add(job)
        }
        return try result.get()
    }

    /// What a job has come to, between its run and the commit.
    private final class Kept<Answer: Sendable>: Sendable {
        let answer = Mutex<Result<Answer, StorageFault>?>(nil)
    }

    private enum Admission { case leads, follows, refused }

    private func add(_ job: Job) {
        let admission = state.withLock { state -> Admission in
            guard state.waiting.count < SharedCommit.longestLine else { return .refused }
            state.waiting.append(job)
            if state.isUnderWay { return .follows }
            state.isUnderWay = true
            return .leads
        }
        switch admission {
        case .leads: Task { await lead() }
        case .follows: break
        case .refused: job.finish(.unavailable(reason: "too many write at this moment"))
        }
    }

    /// Commits until nobody waits.
    private func lead() async {
        while goesOn() {
            do {
                // Taken only once the connection is free: who comes until then comes along.
                let done = try await writers.use { connection throws(StorageFault) in
                    let jobs = self.take()
                    return (jobs, SharedCommit.commit(jobs, connection))
                }
                for job in done.0 { job.finish(done.1) }
            } catch {
                for job in take() { job.finish(error) }
            }
        }
    }

    private func goesOn() -> Bool {
        state.withLock { state in
            state.isUnderWay = !state.waiting.isEmpty
            return state.isUnderWay
        }
    }

    private func take() -> [Job] {
        state.withLock { state in
            let taken = Array(state.waiting.prefix(SharedCommit.most))
            state.waiting.removeFirst(taken.count)
            return taken
        }
    }

    /// - Returns: what prevented the commit; nil when everything is on the disk.
    private static func commit(_ jobs: [Job], _ connection: any Connection) -> StorageFault? {
        do {
            try connection.transaction { connection throws(StorageFault) in
                for job in jobs { try apart(job, connection) }
            }
            return nil
        } catch {
            return error
        }
    }

    /// Throws only what spoils the whole transaction.
    private static func apart(_ job: Job, _ connection: any Connection) throws(StorageFault) {
        try connection.run("SAVEPOINT job")
        do throws(StorageFault) {
            try job.work(connection)
        } catch {
            // A full or broken disk has undone everything already; then this fails, and nobody is told of success.
            try connection.run("ROLLBACK TO job")
        }
        try connection.run("RELEASE job")
    }
}
