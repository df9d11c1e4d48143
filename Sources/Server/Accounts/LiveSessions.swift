import Storage
import Synchronization

/// Which sessions go on, so that a request need not ask the database. A copy, which follows the outbox.
///
/// An access token holds for 15 minutes by its signature alone; a session that was ended must end at once, on every node.
public final class LiveSessions: Sendable {
    private struct State {
        var known: Set<Session.ID> = []
        /// How often something was forgotten: an answer of the database from before then says nothing.
        var generation: UInt64 = 0
    }

    private let state = Mutex(State())
    private let sessions: Sessions
    private let outbox: Outbox

    /// So many are remembered; then all are forgotten, and asked for again.
    private static let most = 200_000
    private static let pageSize = 1000

    init(sessions: Sessions, outbox: Outbox) {
        self.sessions = sessions
        self.outbox = outbox
    }

    /// - Parameter now: seconds since 1970.
    func isLive(_ id: Session.ID, at now: Int64) async throws(StorageFault) -> Bool {
        let (isKnown, generation) = state.withLock { ($0.known.contains(id), $0.generation) }
        if isKnown { return true }
        guard try await sessions.isLive(id, at: now) else { return false }
        state.withLock { state in
            guard state.generation == generation else { return }
            if state.known.count >= LiveSessions.most { state.known = [] }
            state.known.insert(id)
        }
        return true
    }

    /// Those were ended, here and now.
    func forget(_ ids: [Session.ID]) {
        state.withLock { state in
            state.generation += 1
            state.known.subtract(ids)
        }
    }

    /// No session counts as known any more: each is looked up again.
    package func forgetAll() {
        state.withLock { state in
            state.generation += 1
            state.known = []
        }
    }

    /// Follows the outbox until the task is cancelled.
    public func follow(_ database: Database) async {
        var position: OutboxPosition?
        for await _ in database.signals() {
            do throws(StorageFault) {
                position = try await catchUp(from: position)
            } catch {
                // What was ended meanwhile is not known: better to ask again.
                forgetAll()
            }
            if Task.isCancelled { return }
        }
    }

    /// - Returns: how far it has come.
    func catchUp(from start: OutboxPosition?) async throws(StorageFault) -> OutboxPosition {
        guard var position = start else {
            let latest = try await outbox.latest()
            forgetAll()
            return latest
        }
        while true {
            let page = try await outbox.changes(after: position, limit: LiveSessions.pageSize)
            if page.isTornOff { forgetAll() }
            forget(page.changes.filter { $0.noun == .session }.map { Session.ID($0.number) })
            position = page.end
            if page.changes.count < LiveSessions.pageSize { return position }
        }
    }
}
