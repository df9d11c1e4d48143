import Foundation
import Synchronization
import Testing

@testable import SignIn

/// Argon2 that waits until it is let go, and tells how many were at work together.
private final class HeldArgon2: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let figures = Mutex((working: 0, most: 0))

    var working: Int { figures.withLock { $0.working } }
    var most: Int { figures.withLock { $0.most } }

    var argon2: Argon2 {
        Argon2(
            hash: { [self] password, _ in
                hold()
                return String(decoding: password, as: UTF8.self)
            },
            verify: { [self] _, _ in
                hold()
                return .same
            })
    }

    func letGo(_ count: Int) {
        for _ in 0..<count { gate.signal() }
    }

    private func hold() {
        figures.withLock { figures in
            figures.working += 1
            figures.most = max(figures.most, figures.working)
        }
        gate.wait()
        figures.withLock { $0.working -= 1 }
    }
}

@Suite(.timeLimit(.minutes(1))) struct PasswordLineTests {
    private let held = HeldArgon2()

    private func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func twoWorkAtOnceAFewWaitAndTheNextIsToldThatWeAreBusy() async throws {
        let passwords = Passwords(cost: .cheap, atOnce: 2, longestLine: 3, argon2: held.argon2)
        let hashes = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<5 { group.addTask { try await passwords.hash("password \(number)") } }
            await until { held.working == 2 && passwords.waiting == 3 }
            await #expect(throws: PasswordFault.busy) { try await passwords.hash("one too many") }
            await #expect(throws: PasswordFault.busy) { try await passwords.verify("one too many", against: nil) }
            held.letGo(5)
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(hashes == Set((0..<5).map { "password \($0)" }))
        #expect(held.most == 2)
        #expect(passwords.runs == 5)
    }

    @Test func afterARushThereIsRoomAgain() async throws {
        let passwords = Passwords(cost: .cheap, atOnce: 1, longestLine: 0, argon2: held.argon2)
        for round in 0..<3 {
            async let hash = passwords.hash("round \(round)")
            await until { held.working == 1 }
            await #expect(throws: PasswordFault.busy) { try await passwords.hash("too many") }
            held.letGo(1)
            #expect(try await hash == "round \(round)")
            // The thread leaves a moment after its answer.
            await until { passwords.working == 0 }
        }
        #expect(held.most == 1)
    }

    /// A hundred stand still, and tasks go on.
    @Test func waitingForArgon2HoldsNoThreadOfSwiftsTasks() async throws {
        // On threads shared with tasks, Dispatch would add one a second and the time would be over.
        let count = 100
        let passwords = Passwords(cost: .cheap, atOnce: count, longestLine: 0, argon2: held.argon2)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<count { group.addTask { try await passwords.hash("x") } }
            await until { held.working == count }
            #expect(await Task.detached { 7 }.value == 7)
            held.letGo(count)
            try await group.waitForAll()
        }
    }

    @Test func manyAtOnceAreAllAnsweredRightly() async throws {
        let passwords = Passwords(cost: .cheap, atOnce: 2, longestLine: 200)
        let hash = try await passwords.hash("correct horse")
        let right = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<150 {
                group.addTask {
                    try await passwords.verify(number % 3 == 0 ? "correct horse" : "x\(number)", against: hash)
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(right == 50)
        #expect(passwords.runs == 151)
        #expect(passwords.waiting == 0)
    }
}
