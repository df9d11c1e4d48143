import Dispatch
import Domain
import Engines
import Testing

@testable import Storage

/// The PostgreSQL server goes and comes back.
@Suite struct RestartTests {
    @Test(
        "While the server is away calls fail at once, and the first call after it works",
        arguments: ["fast", "immediate"])
    func restart(mode: String) async throws {
        let cluster = try await ThrowawayCluster(isDurable: true)
        let database = try await Place.postgres(address: cluster.address()).open()
        let stays = Stays(database)
        // Several connections are open and will all be dead.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask { _ = try await stays.save([StayDraft(.sample(key: String(number)))]) }
            }
            try await group.waitForAll()
        }

        try await cluster.stop(mode)
        for _ in 0..<6 {
            let start = ContinuousClock.now
            let fault = await #expect(throws: StorageFault.self) { _ = try await stays.count() }
            guard case .unavailable = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
            #expect(ContinuousClock.now - start < .seconds(1))
        }
        try await cluster.start()

        for number in 4..<8 {
            #expect(try await stays.save([StayDraft(.sample(key: String(number)))]).count == 1)
        }
        #expect(try await stays.count() == 8)
    }

    @Test("A server that dies within a transaction leaves nothing of it, and says so")
    func midWrite() async throws {
        let cluster = try await ThrowawayCluster(isDurable: true)
        let database = try await Place.postgres(address: cluster.address()).open()
        let hasWritten = AsyncStream<Void>.makeStream()
        let mayGoOn = DispatchSemaphore(value: 0)
        let writing = Task {
            try await database.write { connection throws(StorageFault) in
                try Outbox.append(.stay, [1], to: connection)
                hasWritten.continuation.finish()
                mayGoOn.wait()
                try Outbox.append(.stay, [2], to: connection)
            }
        }
        for await _ in hasWritten.stream {}

        try await cluster.stop("immediate")
        mayGoOn.signal()
        let fault = await #expect(throws: StorageFault.self) { try await writing.value }

        guard case .unavailable = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        try await cluster.start()
        #expect(try await Outbox(database).changes(after: .start).changes.isEmpty)
    }

    @Test("A server that dies during a commit leaves the caller uncertain")
    func midCommit() async throws {
        let cluster = try await ThrowawayCluster(isDurable: true)
        let database = try await Place.postgres(address: cluster.address()).open()
        let hasWritten = AsyncStream<Void>.makeStream()
        let mayCommit = DispatchSemaphore(value: 0)
        let writing = Task {
            try await database.write { connection throws(StorageFault) in
                try Outbox.append(.stay, [1], to: connection)
                hasWritten.continuation.finish()
                mayCommit.wait()
            }
        }
        for await _ in hasWritten.stream {}

        try await cluster.stop("immediate")
        mayCommit.signal()

        await #expect(throws: StorageFault.uncertain) { try await writing.value }
    }

    @Test("Followers hear of changes again after a restart")
    func listening() async throws {
        let cluster = try await ThrowawayCluster(isDurable: true)
        let here = try await Place.postgres(address: cluster.address()).open()
        let there = try await Place.postgres(address: cluster.address()).open()
        try await cluster.stop()
        try await cluster.start()
        let outbox = Outbox(here)
        let start = try await outbox.latest()
        let signals = here.signals()

        _ = try await Stays(there).save([StayDraft(.sample())])

        var seen = 0
        for await _ in signals {
            seen = try await outbox.changes(after: start).changes.count
            if seen == 1 { break }
        }
        #expect(seen == 1)
    }
}
