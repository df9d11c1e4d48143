import Dispatch
import Domain
import Engines
import Testing

@testable import Storage

@Suite struct OutboxTests {
    @Test("Every change stands in the outbox, in order, from where one has followed", arguments: Engine.allCases)
    func follows(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let outbox = Outbox(database)
            let before = try await outbox.latest()
            let ids = try await stays.save(["a", "b", "c"].map { StayDraft(.sample(key: $0)) })
            try await stays.withdraw(ids[1])
            _ = try await outbox.changes(after: before, waitingFor: 4)

            let first = try await outbox.changes(after: before, limit: 2)
            let second = try await outbox.changes(after: first.end, limit: 2)
            let third = try await outbox.changes(after: second.end)

            let changes = first.changes + second.changes
            #expect(changes.map(\.number) == [ids[0], ids[1], ids[2], ids[1]].map { Int64($0.number) })
            #expect(changes.allSatisfy { $0.noun == .stay })
            #expect(third.changes.isEmpty)
            #expect(third.end == second.end)
            #expect(try await outbox.latest() == second.end)
        }
    }

    @Test("What is pruned tears off those who had not come so far", arguments: Engine.allCases)
    func pruning(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let outbox = Outbox(database)
            _ = try await Stays(database).save((0..<10).map { StayDraft(.sample(key: String($0))) })
            let all = try await outbox.changes(after: .start, waitingFor: 10)

            #expect(try await outbox.prune(keeping: 3) == 7)
            #expect(try await outbox.prune(keeping: 3) == 0)

            #expect(try await outbox.changes(after: .start).isTornOff)
            #expect(try await outbox.changes(after: all.changes[5].position).isTornOff)
            let rest = try await outbox.changes(after: all.changes[6].position)
            #expect(!rest.isTornOff)
            #expect(rest.changes == Array(all.changes[7...]))

            try await outbox.prune(keeping: 0)
            #expect(try await outbox.latest() == all.end)
            #expect(try await outbox.changes(after: .start).end == all.end, "torn off once, not for ever")
            let atTheEnd = try await outbox.changes(after: outbox.latest())
            #expect(!atTheEnd.isTornOff)
        }
    }

    @Test("A commit rings the bell of those who listen", arguments: Engine.allCases)
    func signals(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let follower = try await follow(database, until: 3)
            let ids = try await stays.save([StayDraft(.sample(key: "a")), StayDraft(.sample(key: "b"))])
            let more = try await stays.save([StayDraft(.sample(key: "c"))])

            #expect(try await follower.value == (ids + more).map { Int64($0.number) })
        }
    }

    @Test("A change made by another process is seen", arguments: Engine.allCases)
    func otherProcess(engine: Engine) async throws {
        try await engine.withPlace { place in
            let here = try await place.open()
            let there = try await place.open()
            let follower = try await follow(here, until: 1)

            let ids = try await Stays(there).save([StayDraft(.sample())])

            #expect(try await follower.value == ids.map { Int64($0.number) })
        }
    }

    @Test("A follower misses nothing and sees nothing twice while eight writers race", arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let follower = try await follow(database, until: 8 * 15)
            let written = try await withThrowingTaskGroup(of: [Int64].self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        var numbers: [Int64] = []
                        for round in 0..<5 {
                            let drafts = (0..<3).map {
                                StayDraft(
                                    .sample(
                                        key: "\(writer)-\(round)-\($0)", host: Stay.Host(key: "\(writer)", name: "")))
                            }
                            numbers += try await stays.save(drafts).map { Int64($0.number) }
                        }
                        return numbers
                    }
                }
                return try await group.reduce(into: [Int64]()) { $0 += $1 }
            }

            #expect(try await follower.value.sorted() == written.sorted())
        }
    }

    @Test("A row whose transaction commits later under a lower sequence is not missed")
    func lateCommit() async throws {
        try await Engine.postgres.withDatabase { database in
            let outbox = Outbox(database)
            let (slowHasWritten, hasWritten) = AsyncStream<Void>.makeStream()
            let mayCommit = DispatchSemaphore(value: 0)
            let slow = Task {
                try await database.write { connection throws(StorageFault) in
                    try Outbox.append(.stay, [1], to: connection)
                    hasWritten.finish()
                    mayCommit.wait()
                }
            }
            for await _ in slowHasWritten {}
            try await database.write { connection throws(StorageFault) in
                try Outbox.append(.stay, [2], to: connection)
            }

            let early = try await outbox.changes(after: .start)
            #expect(early.changes.isEmpty, "the second must wait for the first")
            mayCommit.signal()
            try await slow.value

            let late = try await outbox.changes(after: early.end, waitingFor: 2)
            #expect(late.changes.map(\.number) == [1, 2])
        }
    }

    /// Follows the outbox from now on until it has seen so many changes, and gives their numbers.
    private func follow(_ database: Database, until count: Int) async throws -> Task<[Int64], any Error> {
        let outbox = Outbox(database)
        let start = try await outbox.latest()
        let signals = database.signals()
        return Task {
            var position = start
            var seen: [Int64] = []
            for await _ in signals {
                let page = try await outbox.changes(after: position)
                position = page.end
                seen += page.changes.map(\.number)
                if seen.count >= count { break }
            }
            return seen
        }
    }
}
