import Testing

@testable import HTTP

@Suite("Clients that take their time")
struct DeadlineTests {
    private static let short: @Sendable (inout Configuration) -> Void = { configuration in
        configuration.deadlines.header = .milliseconds(300)
        configuration.deadlines.body = .milliseconds(300)
        configuration.deadlines.keepAlive = .milliseconds(300)
    }

    @Test(arguments: ["", "G", "GET ", "GET /ev", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: "])
    func anUnfinishedHeadIsCutOff(beginning: String) async throws {
        try await withServer(Self.short) { server in
            let began = ContinuousClock.now
            let client = try RawClient(port: server.port)
            try await client.send(beginning)
            #expect(try await client.rest() == "")
            #expect(ContinuousClock.now - began >= .milliseconds(290))
            #expect(await eventually { server.counts.openConnections == 0 })
        }
    }

    @Test func aHeadThatDripsIsCutOffAlthoughItIsNeverSilent() async throws {
        try await withServer(Self.short) { server in
            let client = try RawClient(port: server.port)
            try await client.send("GET / HTTP/1.1\r\nHost: a\r\nX: ")
            // Inactivity alone would never end this: the next byte always comes.
            let isCutOff = await drip(into: client)
            #expect(isCutOff)
            #expect(await eventually { server.counts.openConnections == 0 })
        }
    }

    @Test func aBodyThatDripsIsCutOff() async throws {
        let faults = Notes<BodyFault>()
        let handler: Handler = { request in
            do throws(BodyFault) {
                while try await request.body.next() != nil {}
            } catch {
                faults.note(error)
            }
            return .empty(.noContent)
        }
        try await withServer(Self.short, handler: handler) { server in
            let client = try RawClient(port: server.port)
            // A byte of the body comes with the head, so that the handler surely begins.
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nx")
            let isCutOff = await drip(into: client)
            #expect(isCutOff)
            #expect(await eventually { faults.all == [.interrupted] })
            #expect(await eventually { server.counts.openConnections == 0 })
        }
    }

    @Test func anIdleKeptConnectionIsClosed() async throws {
        try await withServer(Self.short) { server in
            let client = try RawClient(port: server.port)
            #expect(try await client.ask(plainGet)?.status == 200)
            #expect(try await client.rest() == "")
            #expect(await eventually { server.counts.openConnections == 0 })
        }
    }

    @Test func aReaderThatTakesNothingIsCutOff() async throws {
        let facts = Notes<ExchangeFacts>()
        let handler: Handler = { _ in .bytes([UInt8](repeating: 65, count: 20_000_000), type: "text/plain") }
        let change: (inout Configuration) -> Void = { configuration in
            Self.short(&configuration)
            configuration.deadlines.slowest = 100_000_000
            configuration.observer = facts.note
        }
        try await withServer(change, handler: handler) { server in
            let client = try RawClient(port: server.port, receiveBuffer: 4096)
            try await client.send(plainGet)
            #expect(await eventually { facts.all.map(\.isComplete) == [false] })
            #expect(await eventually { server.counts.openConnections == 0 })
        }
    }

    @Test func noDeadlineRunsWhileTheHandlerWorks() async throws {
        let gateway = Gateway()
        let handler: Handler = { _ in
            await gateway.pass()
            return .text("worth the wait")
        }
        try await withServer(Self.short, handler: handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send(plainGet)
            // Three silent connections one after the other are cut off meanwhile: a clock that surely ran.
            for _ in 0..<3 {
                let silent = try RawClient(port: server.port)
                try await silent.send("GET / HTTP/1.1\r\n")
                #expect(try await silent.rest() == "")
            }
            gateway.open()
            #expect(try await client.reply()?.text == "worth the wait")
        }
    }

    @Test func aFasterBodyEarnsItsTime() {
        var deadlines = Configuration.Deadlines()
        deadlines.body = .seconds(5)
        deadlines.slowest = 1000
        let limits = TimeLimits(deadlines)
        #expect(limits.transfer(of: 0) == 5000)
        #expect(limits.transfer(of: 10_000) == 15_000)
        #expect(limits.transfer(of: -1) == 5000)
        deadlines.body = .seconds(Int64.max)
        #expect(TimeLimits(deadlines).transfer(of: .max) == .max)
    }

    /// Sends a byte every few milliseconds; true once the server has cut the connection.
    private func drip(into client: RawClient) async -> Bool {
        let end = ContinuousClock.now + .seconds(5)
        while ContinuousClock.now < end {
            do {
                try await client.send("x")
            } catch {
                return true
            }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return false
    }
}
