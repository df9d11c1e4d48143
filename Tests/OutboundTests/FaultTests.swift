import StandIn
import Testing

@testable import Outbound

@Suite("Services that are slow, refuse, or answer nonsense")
struct FaultTests {
    private static let head = "HTTP/1.1 200 OK\r\n"

    /// The fault of asking a service that says this; nil if it answers.
    private func fault(
        deadline: Duration = .seconds(20), limit: Int = 1000, _ script: @escaping @Sendable (Conversation) -> Void
    ) async throws -> OutboundFault? {
        let service = try StandIn { peer in
            _ = peer.hear()
            script(peer)
        }
        let client = OutboundClient(.operatorsOwn)
        return await outboundFault {
            _ = try await client.send(
                OutboundRequest(.get, service.address(), deadline: deadline, answerLimit: limit))
        }
    }

    @Test func aHeadThatNeverComesIsGivenUpInTimeAndTheConnectionEnded() async throws {
        let gone = Notes()
        let began = ContinuousClock.now
        let fault = try await fault(deadline: .milliseconds(80)) { peer in
            peer.waitUntilGone()
            gone.note("gone")
        }
        #expect(fault == .timedOut)
        #expect(ContinuousClock.now - began >= .milliseconds(80))
        #expect(await eventually { gone.all == ["gone"] })
    }

    @Test func aBodyThatStopsIsGivenUpInTime() async throws {
        let fault = try await fault(deadline: .milliseconds(80)) { peer in
            peer.say(Self.head + "Content-Length: 100\r\n\r\nabc")
            peer.waitUntilGone()
        }
        #expect(fault == .timedOut)
    }

    @Test func aBodyThatDripsForeverIsGivenUpAlthoughItIsNeverSilent() async throws {
        let fault = try await fault(deadline: .milliseconds(80), limit: .max) { peer in
            peer.say(Self.head + "\r\n")
            while peer.say("x") {}
        }
        #expect(fault == .timedOut)
    }

    @Test func anEndlessBodyIsCutAtTheLimit() async throws {
        let gone = Notes()
        let fault = try await fault { peer in
            peer.say(Self.head + "Transfer-Encoding: chunked\r\n\r\n")
            while peer.say("5\r\nabcde\r\n") {}
            gone.note("gone")
        }
        #expect(fault == .tooLarge)
        #expect(await eventually { gone.all == ["gone"] })
    }

    @Test func anAnswerThatAnnouncesTooMuchIsNotReadAtAll() async throws {
        let fault = try await fault { peer in
            peer.say(Self.head + "Content-Length: 1001\r\n\r\n")
            peer.waitUntilGone()
        }
        #expect(fault == .tooLarge)
    }

    @Test func anAnswerAsLongAsAllowedIsTaken() async throws {
        let fault = try await fault { peer in
            peer.say(Self.head + "\r\n" + String(repeating: "x", count: 1000))
        }
        #expect(fault == nil)
    }

    @Test(arguments: [
        "HELLO\r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 abc OK\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "<html></html>",
        "\0\0\0\0\0\0\0\0\0\0\0\0", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nabc",
        "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nabc",
    ])
    func whatIsNotHTTPIsNonsense(text: String) async throws {
        #expect(try await fault { $0.say(text) } == .nonsense)
    }

    @Test func aHeadWithoutEndIsNonsense() async throws {
        let fault = try await fault { peer in
            peer.say(Self.head)
            while peer.say("X-More: and more\r\n") {}
        }
        #expect(fault == .nonsense)
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nabc",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc",
    ])
    func anAnswerCutOffInTheMiddleIsNoAnswer(text: String) async throws {
        #expect(try await fault { $0.say(text) } == .cutOff)
    }

    @Test func whereNobodyListensNobodyIsReached() async throws {
        let port = try StandIn.closedPort()
        let client = OutboundClient(.operatorsOwn)
        // The listener is closed by its own thread; until then a connection is taken and cut.
        var fault: OutboundFault?
        for _ in 1...1000 where fault != .unreachable {
            fault = await outboundFault {
                _ = try await client.send(OutboundRequest(.get, "http://127.0.0.1:\(port)/"))
            }
        }
        #expect(fault == .unreachable)
    }

    @Test func aNameThatNobodyHasIsUnreachable() async throws {
        let client = OutboundClient(.operatorsOwn)
        // No name has a part of 64 letters, so that the resolver knows without asking anybody.
        let name = String(repeating: "a", count: 64)
        let fault = await outboundFault {
            _ = try await client.send(OutboundRequest(.get, "http://\(name).example/", deadline: .seconds(30)))
        }
        #expect(fault == .unreachable)
    }

    @Test func aServiceThatSpeaksNoTLSIsNotTrusted() async throws {
        let service = try StandIn { peer in
            peer.say("HTTP/1.1 400 Bad Request\r\n\r\n")
            peer.waitUntilGone()
        }
        let client = OutboundClient(.operatorsOwn)
        let fault = await outboundFault {
            _ = try await client.send(OutboundRequest(.get, "https://127.0.0.1:\(service.port)/"))
        }
        #expect(fault == .tlsFailed)
    }
}

/// The fault that this ends with; nil if it ends well.
func outboundFault(_ work: () async throws -> Void) async -> OutboundFault? {
    do {
        try await work()
        return nil
    } catch {
        return error as? OutboundFault
    }
}
