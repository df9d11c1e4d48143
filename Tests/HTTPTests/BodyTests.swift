import Glibc
import Testing

@testable import HTTP

@Suite("Request bodies")
struct BodyTests {
    private static let echo: Handler = { request in
        do throws(BodyFault) {
            return .bytes(try await request.body(limit: 10_000_000), type: "application/octet-stream")
        } catch {
            return .text("\(error)", status: .contentTooLarge)
        }
    }

    @Test(arguments: [0, 1, 1000, 64 * 1024, 64 * 1024 + 1, 500_000])
    func aBodyOfDeclaredLengthArrivesWhole(size: Int) async throws {
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try await withServer(handler: Self.echo) { server in
            let client = try RawClient(port: server.port)
            for _ in 0..<2 {
                try await client.send(
                    Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n".utf8) + body)
                #expect(try await client.reply()?.body == body)
            }
        }
    }

    @Test func aChunkedBodyArrivesWhole() async throws {
        try await withServer(handler: Self.echo) { server in
            let client = try RawClient(port: server.port)
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<50 {
                try await client.send("5\r\nhello\r\n1\r\n \r\n")
            }
            try await client.send("0\r\n\r\n")
            #expect(try await client.reply()?.text == String(repeating: "hello ", count: 50))
            #expect(try await client.ask(plainGet)?.status == 200)
        }
    }

    @Test func aHandlerMaySetALowerLimit() async throws {
        let handler: Handler = { request in
            do throws(BodyFault) {
                return .text("\(try await request.body(limit: 3).count)")
            } catch {
                return .text("\(error == .tooLarge(limit: 3))", status: .contentTooLarge)
            }
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            #expect(try await client.ask("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")?.text == "3")
            let reply = try await client.ask("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd")
            #expect(reply?.status == 413)
            #expect(reply?.text == "true")
        }
    }

    @Test func aDeclaredLengthOverTheLimitIsRefusedBeforeTheBody() async throws {
        let seen = Notes<String>()
        let handler: Handler = { request in
            seen.note(request.path)
            return .empty(.noContent)
        }
        let change: (inout Configuration) -> Void = { configuration in
            configuration.bodyLimit = { method, path in method == .put && path == "/large" ? 100 : 10 }
        }
        try await withServer(change, handler: handler) { server in
            let client = try RawClient(port: server.port)
            let reply = try await client.ask("PUT /small HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n")
            #expect(reply?.status == 413)
            #expect(try await client.rest() == "")
            #expect(seen.all.isEmpty)

            let other = try RawClient(port: server.port)
            let large = "PUT /large HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n"
            #expect(try await other.ask(large + String(repeating: "x", count: 100))?.status == 204)
            #expect(seen.all == ["/large"])
        }
    }

    @Test func aChunkedBodyOverTheLimitIsCut() async throws {
        let faults = Notes<BodyFault>()
        let handler: Handler = { request in
            do throws(BodyFault) {
                _ = try await request.body(limit: .max)
            } catch {
                faults.note(error)
            }
            return .text("never sent")
        }
        try await withServer({ $0.bodyLimit = { _, _ in 1000 } }, handler: handler) { server in
            let client = try RawClient(port: server.port)
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = "1f4\r\n" + String(repeating: "x", count: 500) + "\r\n"
            try? await client.send(chunk + chunk + chunk)
            #expect(try await client.rest() == "")
            #expect(await eventually { faults.all == [.interrupted] })
            #expect(await eventually { server.counts.requestsInFlight == 0 })
        }
    }

    @Test func anAnswerThatDoesNotReadTheBodyComesAfterIt() async throws {
        let handler: Handler = { request in .text("no", status: request.method == .get ? .ok : .unauthorized) }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            let body = String(repeating: "x", count: 900_000)
            let reply = try await client.ask("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n" + body)
            #expect(reply?.status == 401)
            #expect(try await client.ask(plainGet)?.status == 200)
        }
    }

    @Test func aSlowHandlerMakesTheClientWaitInsteadOfFillingMemory() async throws {
        let gateway = Gateway()
        let sizes = Notes<Int>()
        let handler: Handler = { request in
            await gateway.pass()
            do throws(BodyFault) {
                var total = 0
                while let bytes = try await request.body.next() {
                    sizes.note(bytes.count)
                    total += bytes.count
                }
                return .text("\(total)")
            } catch {
                return .text("\(error)", status: .badRequest)
            }
        }
        try await withServer({ $0.bodyLimit = { _, _ in 20_000_000 } }, handler: handler) { server in
            let client = try RawClient(port: server.port)
            async let reply = client.ask(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n"
                    + String(repeating: "x", count: 10_000_000))
            #expect(await eventually { server.counts.requestsInFlight == 1 })
            gateway.open()
            let answer = try await reply
            #expect(answer?.text == "10000000")
            #expect(sizes.all.allSatisfy { $0 <= 96 * 1024 })
        }
    }

    @Test func anUploadGoesToAFile() async throws {
        let path = "/tmp/nadri-upload-\(UInt64.random(in: 0 ... .max))"
        let handler: Handler = { request in
            do throws(BodyFault) {
                return .text("\(try await request.body.save(to: path, limit: 5_000_000))")
            } catch {
                return .text("\(error)", status: .badRequest)
            }
        }
        defer { unlink(path) }
        try await withServer({ $0.bodyLimit = { _, _ in 6_000_000 } }, handler: handler) { server in
            let client = try RawClient(port: server.port)
            let tooMuch = String(repeating: "y", count: 5_000_001)
            let refused = try await client.ask(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000001\r\n\r\n" + tooMuch)
            #expect(refused?.status == 400)
            #expect(access(path, F_OK) != 0)

            let body = String(repeating: "x", count: 4_000_000)
            let reply = try await client.ask("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n" + body)
            #expect(reply?.text == "4000000")
            var facts = stat()
            #expect(stat(path, &facts) == 0)
            #expect(facts.st_size == 4_000_000)
            #expect(facts.st_mode & 0o777 == 0o600)

            // A file that is there already is never written over.
            let again = try await client.ask("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4000000\r\n\r\n" + body)
            #expect(again?.text == "\(BodyFault.unwritable(errno: EEXIST))")
        }
    }

    @Test func aFileIsSentAndAMissingOneIsNotFound() async throws {
        let path = "/tmp/nadri-file-\(UInt64.random(in: 0 ... .max))"
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        #expect(write(file, Array("hello, file".utf8), 11) == 11)
        close(file)
        defer { unlink(path) }
        let handler: Handler = { request in
            switch request.path {
            case "/whole": .file(path: path, size: 11, type: "text/plain")
            case "/part": .file(path: path, size: 5, type: "text/plain")
            case "/shrunk": .file(path: path, size: 12, type: "text/plain")
            case "/folder": .file(path: "/tmp", size: 1, type: "text/plain")
            default: .file(path: path + "-missing", size: 11, type: "text/plain")
            }
        }
        try await withServer(handler: handler) { server in
            let client = try RawClient(port: server.port)
            func get(_ path: String) async throws -> RawClient.Reply? {
                try await client.ask("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
            }
            #expect(try await get("/whole")?.text == "hello, file")
            #expect(try await get("/part")?.text == "hello")
            #expect(try await get("/missing")?.status == 404)
            #expect(try await get("/shrunk")?.status == 500)
            #expect(try await get("/folder")?.status == 500)
            try await client.send("HEAD /whole HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.reply(toHead: true)?["content-length"] == "11")
        }
    }
}
