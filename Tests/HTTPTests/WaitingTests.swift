import Testing

@testable import HTTP

@Suite("Handlers that wait, clients that leave, servers that stop")
struct WaitingTests {
    @Test func aWaitingHandlerHoldsNoThread() async throws {
        let gateway = Gateway()
        let handler: Handler = { request in
            if request.path == "/wait" { await gateway.pass() }
            return .text(request.path)
        }
        // One thread serves all of it.
        try await withServer(handler: handler) { server in
            let waiting = try (0..<50).map { _ in try RawClient(port: server.port) }
            for client in waiting { try await client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n") }
            #expect(await eventually { server.counts.requestsInFlight == 50 })

            let quick = try RawClient(port: server.port)
            #expect(try await quick.ask("GET /quick HTTP/1.1\r\nHost: a\r\n\r\n")?.text == "/quick")

            gateway.open()
            for client in waiting { #expect(try await client.reply()?.text == "/wait") }
            #expect(await eventually { server.counts.requestsInFlight == 0 })
        }
    }

    @Test func requestsBehindAWaitingOneKeepTheirOrder() async throws {
        let gateway = Gateway()
        let handler: Handler = { request in
            if request.path == "/1" { await gateway.pass() }
            return .text(request.path)
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send((1...3).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
            #expect(await eventually { server.counts.requestsInFlight == 1 })
            gateway.open()
            for number in 1...3 { #expect(try await client.reply()?.text == "/\(number)") }
        }
    }

    @Test func aClientThatLeavesWhileTheHandlerWaitsHarmsNobody() async throws {
        let gateway = Gateway()
        let facts = Notes<ExchangeFacts>()
        let handler: Handler = { request in
            if request.path == "/wait" { await gateway.pass() }
            return .bytes([UInt8](repeating: 65, count: 1_000_000), type: "text/plain")
        }
        try await withServer({ $0.observer = facts.note }, handler: handler) { server in
            for _ in 0..<5 {
                let client = try RawClient(port: server.port)
                try await client.send("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
            }
            #expect(await eventually { server.counts.requestsInFlight == 5 })
            gateway.open()
            #expect(await eventually { server.counts.requestsInFlight == 0 })
            #expect(await eventually { server.counts.openConnections == 0 })
            #expect(facts.all.count == 5)
            #expect(try await RawClient(port: server.port).ask(plainGet)?.body.count == 1_000_000)
        }
    }

    @Test func aClientThatLeavesInsideItsBodyInterruptsTheReader() async throws {
        let faults = Notes<BodyFault>()
        let handler: Handler = { request in
            do throws(BodyFault) {
                while try await request.body.next() != nil {}
            } catch {
                faults.note(error)
            }
            return .empty(.noContent)
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\nabc")
            #expect(await eventually { server.counts.requestsInFlight == 1 })
            client.abort()
            #expect(await eventually { faults.all == [.interrupted] })
            #expect(await eventually { server.counts.requestsInFlight == 0 })
        }
    }

    @Test func stoppingWaitsForTheRequestInFlight() async throws {
        let gateway = Gateway()
        let handler: Handler = { request in
            await gateway.pass()
            return .text("in time")
        }
        let server = Server(Configuration(port: 0), handler: handler)
        try server.start()
        let port = server.port
        let client = try RawClient(port: port)
        let idle = try RawClient(port: port)
        try await client.send(plainGet)
        #expect(await eventually { server.counts.requestsInFlight == 1 })

        async let stopped: Void = server.stop(grace: .seconds(30))
        #expect(await eventually { (try? RawClient(port: port)) == nil })
        gateway.open()
        await stopped

        let reply = try await client.reply()
        #expect(reply?.text == "in time")
        #expect(reply?["connection"] == "close")
        #expect(try await idle.rest() == "")
        #expect(server.counts == ServerCounts(openConnections: 0, openStreams: 0, requestsInFlight: 0))
        #expect(server.port == nil)
    }

    @Test func stoppingGivesUpOnAHandlerAfterTheGrace() async throws {
        let wasCancelled = Notes<Bool>()
        let handler: Handler = { request in
            // Ends by cancellation alone.
            try? await Task.sleep(for: .seconds(3600))
            wasCancelled.note(Task.isCancelled)
            return .text("too late")
        }
        let server = Server(Configuration(port: 0), handler: handler)
        try server.start()
        let client = try RawClient(port: server.port)
        try await client.send(plainGet)
        #expect(await eventually { server.counts.requestsInFlight == 1 })

        await server.stop(grace: .milliseconds(50))
        #expect(wasCancelled.all == [true])
        #expect(server.counts.requestsInFlight == 0)
        let rest = try await client.rest()
        #expect(!rest.contains("too late"))
    }

    @Test func aHandlerThatIgnoresCancellationCannotHoldUpTheStop() async throws {
        let gateway = Gateway()
        let handler: Handler = { request in
            // Not reached by the cancellation of the handler's task.
            await Task { await gateway.pass() }.value
            return .text("much too late")
        }
        let server = Server(Configuration(port: 0), handler: handler)
        try server.start()
        let client = try RawClient(port: server.port)
        try await client.send(plainGet)
        #expect(await eventually { server.counts.requestsInFlight == 1 })
        await server.stop(grace: .milliseconds(20))
        #expect(server.counts.openConnections == 0)
        gateway.open()
        #expect(await eventually { server.counts.requestsInFlight == 0 })
    }

    @Test func aServerStartsOnce() async throws {
        let server = Server(Configuration(port: 0)) { _ in .empty(.ok) }
        try server.start()
        #expect(throws: ServerFault.alreadyStarted) { try server.start() }
        await server.stop(grace: .zero)
        await server.stop(grace: .zero)
        #expect(throws: ServerFault.alreadyStarted) { try server.start() }
    }

    @Test func aPortInUseIsAnError() async throws {
        try await withServer { server in
            let port = try #require(server.port)
            let second = Server(Configuration(port: port)) { _ in .empty(.ok) }
            #expect(throws: ServerFault.cannotListen(address: "127.0.0.1", port: port, errno: 98)) {
                try second.start()
            }
            let nowhere = Server(Configuration(address: "nadri.example")) { _ in .empty(.ok) }
            #expect(throws: ServerFault.notAnAddress("nadri.example")) { try nowhere.start() }
        }
    }
}
