import Testing

@testable import HTTP

@Suite("Requests and replies over one connection")
struct AnsweringTests {
    @Test func aRequestReachesTheHandlerDecoded() async throws {
        let seen = Notes<Request>()
        let handler: Handler = { request in
            seen.note(request)
            return .text("ok")
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            let reply = try await client.ask(
                "GET /stays/%EA%B0%95%EB%A6%89/a+b?q=caf%C3%A9+au&q=2&empty HTTP/1.1\r\nHost: nadri.example:80\r\n"
                    + "Accept-Language: ko\r\nCookie: a=1; session=\"xyz\"\r\ncookie: late=2\r\n\r\n")
            #expect(reply?.status == 200)
            #expect(reply?["content-type"] == "text/plain; charset=utf-8")

            let request = try #require(seen.all.first)
            #expect(request.method == .get)
            #expect(request.path == "/stays/%EA%B0%95%EB%A6%89/a+b")
            #expect(request.segments == ["stays", "강릉", "a+b"])
            #expect(request.query.first("q") == "café au")
            #expect(request.query.all("q") == ["café au", "2"])
            #expect(request.query.first("empty") == "")
            #expect(request.headers["accept-language"] == "ko")
            #expect(request.headers["ACCEPT-LANGUAGE"] == "ko")
            #expect(request.headers["missing"] == nil)
            #expect(request.cookie("session") == "xyz")
            #expect(request.cookie("late") == "2")
            #expect(request.cookie("sess") == nil)
            #expect(request.headers.cookieNames == ["a", "session", "late"])
            #expect(request.scheme == .http)
            #expect(request.host == "nadri.example:80")
            #expect(request.client?.description == "127.0.0.1")
            #expect(request.id.description.utf8.count == 16)
        }
    }

    @Test func oneConnectionServesManyRequests() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            for number in 1...5 {
                let reply = try await client.ask("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(reply?.text == "GET /\(number)")
            }
            #expect(server.counts.openConnections == 1)
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try await client.send(
                (1...20).map { "POST /\($0) HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc" }.joined())
            for number in 1...20 {
                #expect(try await client.reply()?.text == "POST /\(number)")
            }
        }
    }

    @Test func headHasTheLengthButNoBody() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try await client.send("HEAD /abc HTTP/1.1\r\nHost: a\r\n\r\n")
            let reply = try await client.reply(toHead: true)
            #expect(reply?.status == 200)
            #expect(reply?["content-length"] == "9")
            // Were there a body, it would stand before the next reply.
            #expect(try await client.ask(plainGet)?.text == "GET /")
        }
    }

    @Test(arguments: [Status.noContent, .notModified])
    func aStatusWithoutBodySendsNone(status: Status) async throws {
        let handler: Handler = { request in
            request.path == "/" ? .text("GET /") : .text("not to be seen", status: status)
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            #expect(try await client.ask("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")?.status == status.rawValue)
            #expect(try await client.ask(plainGet)?.text == "GET /")
        }
    }

    @Test(arguments: [0, 1, 32 * 1024, 32 * 1024 + 1, 3_000_000])
    func bodiesOfAllSizesArriveWhole(size: Int) async throws {
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try await withServer(handler: { _ in .bytes(body, type: "application/octet-stream") }) { server in
            let client = try RawClient(port: server.port)
            let reply = try await client.ask(plainGet)
            #expect(reply?["content-length"] == "\(size)")
            #expect(reply?.body == body)
        }
    }

    @Test func anHTTP10ConnectionEndsAfterItsReply() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try await client.send("GET /old HTTP/1.0\r\n\r\n")
            #expect(try await client.rest().hasSuffix("GET /old"))
        }
    }

    @Test(arguments: [
        Response.Header("X-A", "one\r\nSet-Cookie: stolen=1"), Response.Header("X-A", "one\nX-B: two"),
        Response.Header("X-A", "\0"), Response.Header("X A", "one"), Response.Header("X-A:", "one"),
        Response.Header("", "one"), Response.Header("content-length", "5"), Response.Header("Connection", "close"),
    ])
    func aHeaderThatWouldBreakTheReplyIsNeverSent(header: Response.Header) async throws {
        let handler: Handler = { _ in Response(headers: [header], body: .bytes([65])) }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            let reply = try await client.ask(plainGet)
            #expect(reply?.status == 500)
            #expect(reply?["x-a"] == nil)
            #expect(reply?["x-b"] == nil)
            #expect(reply?["set-cookie"] == nil)
        }
    }

    @Test(
        "what the server answers without a handler is kept by nobody and taken for nothing else",
        arguments: [
            ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
            ("GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n", 413),
            // The handler's reply may not go out, and one to a stream under an ordinary path may not stay.
            ("GET /broken HTTP/1.1\r\nHost: a\r\n\r\n", 500), ("GET /gone HTTP/1.1\r\nHost: a\r\n\r\n", 404),
            ("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        ])
    func repliesOfTheServersOwnAreGuarded(request: String, status: Int) async throws {
        let handler: Handler = { request in
            switch request.path {
            case "/broken": Response(headers: [Response.Header("X A", "one")])
            case "/gone": .file(path: "/nowhere/at/all", size: 1, type: "text/html")
            default: .events(EventStream())
            }
        }
        try await withServer(handler: handler) { server in
            let reply = try #require(try await RawClient(port: server.port).ask(request))
            #expect(reply.status == status)
            #expect(reply["x-content-type-options"] == "nosniff")
            #expect(reply["cache-control"] == "no-store")
            #expect(reply["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'")
            #expect(reply["cross-origin-resource-policy"] == "same-origin")
        }
    }

    @Test func replyHeadersAreSentAsGiven() async throws {
        let handler: Handler = { _ in
            .json(Array("{}".utf8), status: .created).with("Set-Cookie", "a=1").with("Set-Cookie", "b=2")
                .replacing("content-type", "application/problem+json")
        }
        try await withServer(handler: handler) { server in
            let reply = try #require(try await RawClient(port: server.port).ask(plainGet))
            #expect(reply.status == 201)
            #expect(reply.headers.filter { $0.name == "Set-Cookie" }.map(\.value) == ["a=1", "b=2"])
            #expect(reply["content-type"] == "application/problem+json")
        }
    }
}
