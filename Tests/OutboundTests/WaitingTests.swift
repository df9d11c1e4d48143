import StandIn
import Testing

@testable import Outbound

@Suite("Waiting for an answer, and no longer")
struct WaitingTests {
    private func client(atOnce: Int, waiting: Int) -> OutboundClient {
        var configuration = OutboundConfiguration.operatorsOwn
        configuration.atOnce = atOnce
        configuration.waiting = waiting
        configuration.deadline = .seconds(30)
        return OutboundClient(configuration)
    }

    /// A service that never answers, and notes who has asked and who is gone.
    private func silence(_ notes: Notes) throws -> StandIn {
        try StandIn { peer in
            _ = peer.hear()
            notes.note("asked")
            peer.waitUntilGone()
            notes.note("gone")
        }
    }

    private func ask(_ client: OutboundClient, _ service: StandIn, deadline: Duration? = nil) -> Task<
        OutboundFault?, Never
    > {
        let request = OutboundRequest(.get, service.address(), deadline: deadline)
        return Task { await outboundFault { _ = try await client.send(request) } }
    }

    @Test func aCancelledTaskEndsItsExchange() async throws {
        let notes = Notes()
        let service = try silence(notes)
        let asking = ask(client(atOnce: 1, waiting: 0), service)
        #expect(await eventually { notes.all == ["asked"] })
        asking.cancel()
        #expect(await asking.value == .cancelled)
        #expect(await eventually { notes.all == ["asked", "gone"] })
    }

    @Test func aTaskThatIsCancelledAlreadyNeverAsks() async throws {
        let service = try silence(Notes())
        let client = client(atOnce: 1, waiting: 0)
        let asking = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await outboundFault { _ = try await client.send(OutboundRequest(.get, service.address())) }
        }
        #expect(await asking.value == .cancelled)
        #expect(service.count == 0)
    }

    @Test func theLineIsBoundedAndWhoWaitsInItCanLeaveOrIsLate() async throws {
        let notes = Notes()
        let service = try silence(notes)
        let client = client(atOnce: 1, waiting: 2)
        let first = ask(client, service)
        #expect(await eventually { notes.all == ["asked"] })
        let late = ask(client, service, deadline: .milliseconds(50))
        #expect(await late.value == .timedOut)
        let second = ask(client, service)
        let third = ask(client, service)
        // Which of them comes first nobody knows; one more is refused as soon as both stand in line.
        var refused: OutboundFault?
        while refused != .busy { refused = await ask(client, service, deadline: .milliseconds(5)).value }
        second.cancel()
        third.cancel()
        #expect(await second.value == .cancelled)
        #expect(await third.value == .cancelled)
        #expect(service.count == 1)
        first.cancel()
        #expect(await first.value == .cancelled)
    }

    @Test func whoWaitedIsServedWhenAPlaceIsFree() async throws {
        let service = try StandIn { peer in
            _ = peer.hear()
            peer.say("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        }
        let client = client(atOnce: 2, waiting: 100)
        let answers = await withTaskGroup(of: OutboundFault?.self) { group in
            for _ in 1...60 { group.addTask { await self.ask(client, service).value } }
            return await group.reduce(into: 0) { count, fault in count += fault == nil ? 1 : 0 }
        }
        #expect(answers == 60)
    }

    @Test func whoWaitsHoldsNoThreadOfSwifts() async throws {
        let notes = Notes()
        let service = try silence(notes)
        let client = client(atOnce: 50, waiting: 0)
        // More than there are threads to hold: this test goes on only if none is held.
        let asking = (1...50).map { _ in ask(client, service) }
        #expect(await eventually { notes.all.count == 50 })
        for task in asking { task.cancel() }
        for task in asking { #expect(await task.value == .cancelled) }
    }

    @Test func theThreadEndsWithItsClient() async throws {
        let service = try StandIn { peer in
            _ = peer.hear()
            peer.say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        }
        weak var courier: Courier?
        do {
            let client = Courier(.operatorsOwn)
            courier = client
            let answer = await withCheckedContinuation { continuation in
                client.take(
                    Errand(
                        number: client.nextNumber(), request: OutboundRequest(.get, service.address()),
                        deadline: .now + .seconds(30), asker: continuation))
            }
            #expect((try? answer.get().status) == 200)
            #expect(courier != nil)
            client.stop()
        }
        #expect(await eventually { courier == nil })
    }
}
