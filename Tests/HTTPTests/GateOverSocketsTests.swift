import Testing

@testable import HTTP

@Suite("The strict gate, through libmicrohttpd")
struct GateOverSocketsTests {
    /// What follows each hostile request; a reader who saw its end elsewhere would answer it.
    private static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test(arguments: HostileHead.all)
    func aHostileFirstRequestReachesNoHandler(head: HostileHead) async throws {
        try await expectRefused(head, after: "")
    }

    @Test(arguments: HostileHead.all)
    func aHostileSecondRequestReachesNoHandler(head: HostileHead) async throws {
        try await expectRefused(head, after: plainGet)
    }

    @Test func honestHeadsOfAllShapesPassOnEveryRequest() async throws {
        let shapes = [
            "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n", "GET /1?a&b=&=c&d=e=f&%20=+ HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /1? HTTP/1.1\r\nHost: a\r\n\r\n", "GET /1 HTTP/1.1\r\nHost:a\r\nX:\r\nY: \r\nZ:\t \r\n\r\n",
            "GET /1 HTTP/1.1\r\nHost: \t a\r\nCookie: a=b; c=d\r\nCookie: e\r\n\r\n",
            "GET /1 HTTP/1.1\r\nX:\r\nHost: a\r\nAuthorization: Basic YTpi\r\nLast:\r\n\r\n",
            "GET /1 HTTP/1.1\r\nHost: a\r\nX: a:b: c \r\n\r\n", "GET /1 HTTP/1.1\r\nHost: a\r\nX: caf\u{E9}\r\n\r\n",
            "POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-Continue\r\n\r\nabc",
            "POST /1 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
            "POST /1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b",
            "GET /1 HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "long ", count: 2000))end\r\n\r\n",
        ]
        try await withServer { server in
            for shape in shapes {
                let client = try RawClient(port: server.port)
                for _ in 0..<3 {
                    try await client.send(shape)
                    var reply = try await client.reply()
                    // The library sends 100 before the body where it was asked to; no body, no length.
                    if reply?.status == 100 { reply = try await client.reply() }
                    #expect(reply?.status == 200, "\(shape)")
                    #expect(reply?.text.hasSuffix(" /1") == true, "\(shape)")
                }
            }
        }
    }

    @Test func aHeadThatComesByteByByteIsReadTheSame() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            for byte in "GET /slowly?a=b%20c HTTP/1.1\r\nHost: a\r\nX: \t1\r\nY:\r\n\r\n".utf8 {
                try await client.send([byte])
            }
            #expect(try await client.reply()?.text == "GET /slowly")
        }
    }

    @Test func aHeadLargerThanItsMemoryIsRefused() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try await client.send("GET / HTTP/1.1\r\nHost: a\r\n")
            // The server may close before it has read all of it.
            try? await client.send("X: \(String(repeating: "a", count: 100_000))\r\n\r\n")
            let rest = try await client.rest()
            #expect(rest.isEmpty || rest.hasPrefix("HTTP/1.1 4"))
            #expect(await eventually { server.counts.openConnections == 0 })
        }
    }

    private func expectRefused(_ head: HostileHead, after first: String) async throws {
        let seen = Notes<String>()
        let handler: Handler = { request in
            seen.note(request.path)
            return .text("handled")
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send(Array(first.utf8) + head.bytes + Array(Self.smuggled.utf8))
            let rest = try await client.rest()
            let expected = first.isEmpty ? [] : ["/"]
            #expect(seen.all == expected, "\(rest)")
            #expect(!rest.contains("100 Continue"))
            #expect(await eventually { server.counts.openConnections == 0 })
            #expect(server.counts.requestsInFlight == 0)
        }
    }
}
