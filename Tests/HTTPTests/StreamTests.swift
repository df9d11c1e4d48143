import Synchronization
import Testing

@testable import HTTP

@Suite("Event streams")
struct StreamTests {
    private static let subscribe = "GET /events/7 HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n"

    /// A handler whose streams the test can reach.
    private final class Hub: Sendable {
        let opened = Notes<EventStream>()
        let ended = Notes<Void>()

        var handler: Handler {
            { [self] request in
                guard request.segments.first == "events" else { return .text("ordinary") }
                let stream = EventStream { [ended] in ended.note(()) }
                stream.send(ServerEvent(data: "welcome"))
                opened.note(stream)
                return .events(stream)
            }
        }
    }

    @Test func eventsArriveAsTheyAreSent() async throws {
        let hub = Hub()
        try await withServer(handler: hub.handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send(Self.subscribe)
            let head = try #require(try await client.upTo("\r\n\r\n"))
            #expect(head.hasPrefix("HTTP/1.1 200"))
            #expect(head.contains("Content-Type: text/event-stream\r\n"))
            #expect(try await client.upTo("data: welcome\n\n") != nil)
            #expect(server.counts.openStreams == 1)

            let stream = try #require(hub.opened.all.first)
            #expect(stream.send(ServerEvent(name: "vacancy", id: "9", data: "one\ntwo")))
            #expect(try await client.upTo("event: vacancy\nid: 9\ndata: one\ndata: two\n\n") != nil)

            stream.end()
            #expect(try await client.rest().hasSuffix("0\r\n\r\n"))
            #expect(!stream.send(ServerEvent(data: "late")))
            #expect(await eventually { server.counts.openStreams == 0 && server.counts.requestsInFlight == 0 })
            #expect(hub.ended.all.count == 1)
        }
    }

    @Test func pushesOfOneTickGoOutTogether() async throws {
        let hub = Hub()
        try await withServer({ $0.streams.tick = .milliseconds(250) }, handler: hub.handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send(Self.subscribe)
            #expect(try await client.upTo("welcome\n\n") != nil)
            let stream = try #require(hub.opened.all.first)
            for number in 1...9 { stream.send(ServerEvent(data: "\(number)")) }
            // One chunk of the transfer holds all nine: each is "data: n\n\n", 9 bytes.
            #expect(try await client.upTo("data: 9\n\n")?.contains("51\r\ndata: 1\n\n") == true)
        }
    }

    @Test func aSilentStreamHasAHeartbeat() async throws {
        let hub = Hub()
        try await withServer({ $0.streams.heartbeat = .milliseconds(100) }, handler: hub.handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send(Self.subscribe)
            #expect(try await client.upTo("welcome\n\n") != nil)
            for _ in 0..<3 { #expect(try await client.upTo(":\n\n") != nil) }
        }
    }

    @Test func aReaderThatLeavesIsForgottenAtTheNextHeartbeat() async throws {
        let hub = Hub()
        try await withServer({ $0.streams.heartbeat = .milliseconds(100) }, handler: hub.handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send(Self.subscribe)
            #expect(try await client.upTo("welcome\n\n") != nil)
            client.abort()
            #expect(await eventually { server.counts.openStreams == 0 && server.counts.openConnections == 0 })
            #expect(hub.ended.all.count == 1)
        }
    }

    @Test func aReaderWhoTakesNothingIsDropped() async throws {
        let hub = Hub()
        try await withServer(handler: hub.handler) { server in
            let client = try RawClient(port: server.port, receiveBuffer: 4096)
            try await client.send(Self.subscribe)
            #expect(try await client.upTo("welcome\n\n") != nil)
            let stream = try #require(hub.opened.all.first)
            // The system's buffers take some megabytes before anything waits with us.
            let event = ServerEvent(data: String(repeating: "x", count: 30_000))
            #expect(
                await eventually {
                    stream.send(event)
                    return stream.isEnded
                })
            #expect(await eventually { server.counts.openStreams == 0 && server.counts.openConnections == 0 })
            #expect(hub.ended.all.count == 1)
        }
    }

    @Test func aStreamAskedOnAKeptConnectionIsToldToComeBack() async throws {
        let hub = Hub()
        try await withServer({ $0.streams.comeBack = .milliseconds(70) }, handler: hub.handler) { server in
            let client = try RawClient(port: server.port)
            #expect(try await client.ask(plainGet)?.text == "ordinary")
            let reply = try await client.ask(Self.subscribe)
            #expect(reply?.status == 200)
            #expect(reply?["content-type"] == "text/event-stream")
            #expect(reply?["connection"] == "close")
            #expect(reply?["x-content-type-options"] == "nosniff")
            #expect(reply?.text == "retry: 70\n\n")
            #expect(try await client.rest() == "")
            #expect(hub.opened.all.isEmpty)
        }
    }

    @Test func aStreamUnderAnOrdinaryPathIsToldToComeBack() async throws {
        let hub = Hub()
        try await withServer({ $0.streams.paths = ["/other"] }, handler: hub.handler) { server in
            let client = try RawClient(port: server.port)
            #expect(try await client.ask(Self.subscribe)?.text == "retry: 50\n\n")
            #expect(hub.ended.all.count == 1)
        }
    }

    @Test func aRefusalUnderAStreamPathIsAnOrdinaryReply() async throws {
        try await withServer(handler: { _ in .text("sign in", status: .unauthorized) }) { server in
            let client = try RawClient(port: server.port)
            let reply = try await client.ask(Self.subscribe)
            #expect(reply?.status == 401)
            #expect(reply?["connection"] == "close")
            #expect(try await client.rest() == "")
        }
    }

    @Test func stoppingEndsTheStreams() async throws {
        let hub = Hub()
        let server = Server(Configuration(port: 0), handler: hub.handler)
        try server.start()
        let clients = try (0..<10).map { _ in try RawClient(port: server.port) }
        for client in clients {
            try await client.send(Self.subscribe)
            #expect(try await client.upTo("welcome\n\n") != nil)
        }
        for stream in hub.opened.all { stream.send(ServerEvent(data: "last words")) }
        await server.stop(grace: .seconds(10))
        for client in clients { #expect(try await client.rest().contains("data: last words\n\n")) }
        #expect(hub.ended.all.count == 10)
    }

    @Test func manySendersOnManyStreamsLoseNothing() async throws {
        let hub = Hub()
        try await withServer({ $0.streams.tick = .milliseconds(2) }, handler: hub.handler) { server in
            let clients = try (0..<8).map { _ in try RawClient(port: server.port) }
            for client in clients {
                try await client.send(Self.subscribe)
                #expect(try await client.upTo("welcome\n\n") != nil)
            }
            let streams = hub.opened.all
            await withTaskGroup { group in
                for sender in 0..<4 {
                    group.addTask {
                        for number in 0..<100 {
                            let event = ServerEvent(data: "\(sender)-\(number)")
                            for stream in streams { stream.send(event) }
                            await Task.yield()
                        }
                    }
                }
            }
            for stream in streams { stream.end() }
            for client in clients {
                let rest = try await client.rest()
                for sender in 0..<4 {
                    for number in 0..<100 { #expect(rest.contains("\(sender)-\(number)")) }
                }
            }
        }
    }

    @Test func eventTextCannotForgeFields() {
        func text(_ event: ServerEvent) -> String { String(decoding: event.bytes, as: UTF8.self) }
        #expect(text(ServerEvent(data: "")) == "data: \n\n")
        #expect(text(ServerEvent(data: "a\r\nb\rc\n\nd")) == "data: a\ndata: b\ndata: c\ndata: \ndata: d\n\n")
        #expect(
            text(ServerEvent(name: "x\ndata: y", id: "1\r\0\n2", data: "z")) == "event: xdata: y\nid: 12\ndata: z\n\n")
        #expect(text(.retry(milliseconds: -5)) == "retry: 0\n\n")
    }
}

@Suite("The first look at a connection")
struct RequestLinePeekTests {
    private func verdict(_ text: String) -> RequestLinePeek.Verdict {
        RequestLinePeek.verdict(Array(text.utf8)[...], paths: ["/events", "/live/search"])
    }

    @Test(arguments: [
        "GET /events ", "GET /events?x=1 HTTP/1.1", "GET /events/7 HTTP/1.1", "GET /live/search?q=a", "GET /events/",
    ])
    func aStreamIsKnownByItsPath(text: String) {
        #expect(verdict(text) == .stream)
    }

    @Test(arguments: [
        "GET /eventsx", "GET / ", "GET /live ", "GET /live/search.json", "POST /events ", "HEAD /events ", "X",
        "\r\nGET",
        "GETX", "get /events ", "GET  /events ", "GET /%65vents ",
    ])
    func anythingElseIsOrdinary(text: String) {
        #expect(verdict(text) == .ordinary)
    }

    @Test(arguments: ["", "G", "GET", "GET ", "GET /", "GET /ev", "GET /events", "GET /live", "GET /live/search"])
    func aBeginningIsUndecided(text: String) {
        #expect(verdict(text) == .undecided)
    }

    @Test func theBytesLookedAtSufficeForAVerdict() {
        let count = RequestLinePeek.length(paths: ["/events", "/live/search"])
        for text in [
            "GET /live/search HTTP/1.1", "GET /live/searcher", "GET /live/searc/h HTTP", "DELETE /events/abcdefg",
        ] {
            #expect(verdict(String(text.prefix(count))) != .undecided)
        }
    }
}
