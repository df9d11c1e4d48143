import Domain
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

            let first = try await outbox.changes(after: before, limit: 2)
            let second = try await outbox.changes(after: first.end, limit: 2)
            let third = try await outbox.changes(after: second.end)

            #expect(
                (first.changes + second.changes).map(\.number)
                    == [ids[0], ids[1], ids[2], ids[1]].map { Int64($0.number) })
            #expect((first.changes + second.changes).allSatisfy { $0.noun == .stay })
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
            let all = try await outbox.changes(after: .start)

            #expect(try await outbox.prune(keeping: 3) == 7)
            #expect(try await outbox.prune(keeping: 3) == 0)

            #expect(try await outbox.changes(after: .start).isTornOff)
            #expect(try await outbox.changes(after: all.changes[5].position).isTornOff)
            let rest = try await outbox.changes(after: all.changes[6].position)
            #expect(!rest.isTornOff)
            #expect(rest.changes == Array(all.changes[7...]))

            try await outbox.prune(keeping: 0)
            #expect(try await outbox.latest() == all.end)
            let atTheEnd = try await outbox.changes(after: outbox.latest())
            #expect(!atTheEnd.isTornOff)
        }
    }

    @Test("A commit rings the bell of those who listen", arguments: Engine.allCases)
    func signals(engine: Engine) async throws {
        try await engine.withDatabase { database in
            let stays = Stays(database)
            let outbox = Outbox(database)
            let start = try await outbox.latest()
            let follower = Task {
                var position = start
                var seen: [Int64] = []
                for await _ in database.signals() {
                    let page = try await outbox.changes(after: position)
                    position = page.end
                    seen += page.changes.map(\.number)
                    if seen.count == 3 { return seen }
                }
                return seen
            }
            let ids = try await stays.save([StayDraft(.sample(key: "a")), StayDraft(.sample(key: "b"))])
            let more = try await stays.save([StayDraft(.sample(key: "c"))])

            #expect(try await follower.value == (ids + more).map { Int64($0.number) })
        }
    }
}
