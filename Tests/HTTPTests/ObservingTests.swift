import Glibc
import Testing

@testable import HTTP

@Suite("What is noted, and the wish to end")
struct ObservingTests {
    @Test func everyRequestIsReportedOnce() async throws {
        let facts = Notes<ExchangeFacts>()
        let ids = Notes<RequestID>()
        let handler: Handler = { request in
            ids.note(request.id)
            return .text("hello", status: request.path == "/gone" ? .notFound : .ok)
        }
        try await withServer({ $0.observer = facts.note }, handler: handler) { server in
            let client = try RawClient(port: server.port)
            _ = try await client.ask("GET /a?secret=1 HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try await client.ask("POST /gone HTTP/1.1\r\nHost: a\r\n\r\n")
            try await client.send("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try await client.reply(toHead: true)
            _ = try await client.ask("GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        #expect(facts.all.map(\.method) == [.get, .post, .head, nil])
        #expect(facts.all.map(\.path) == ["/a", "/gone", "/a", ""])
        #expect(facts.all.map(\.status) == [.ok, .notFound, .ok, .badRequest])
        #expect(facts.all.map(\.bytesOut) == [5, 5, 0, 4])
        #expect(facts.all.prefix(3).map(\.id) == ids.all)
        #expect(facts.all.allSatisfy { $0.isComplete && $0.duration > .zero && $0.duration < .seconds(5) })
        #expect(facts.all.allSatisfy { $0.client?.description == "127.0.0.1" })
    }

    @Test func aSignalIsNotedOnceAndWaitedFor() async {
        let signal = ShutdownSignal()
        kill(getpid(), SIGTERM)
        await signal.wait()
    }
}
