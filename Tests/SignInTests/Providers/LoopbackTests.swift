import HTTP
import Outbound
import Synchronization
import Testing

@testable import SignIn

/// The whole way once more, over real connections: our client asks, our server answers for the stand-in.
struct LoopbackTests {
    @Test(arguments: ProviderStandIn.Service.allCases)
    func everyProviderSignsInOverHTTP(service: ProviderStandIn.Service) async throws {
        let served = Mutex<ProviderStandIn?>(nil)
        let server = HTTP.Server(Configuration(port: 0, threads: 1)) { request in
            await Self.response(request, by: served)
        }
        try server.start()
        let origin = "http://127.0.0.1:\(try #require(server.port))"
        let stage = try ProviderStage(service, at: origin)
        served.withLock { $0 = stage.standIn.withLock { $0 } }

        let signIn = ProviderSignIn(
            transport: OutboundClient(.operatorsOwn), seal: AttemptSeal(secret: [UInt8](repeating: 5, count: 32)))
        let start = try await signIn.start(
            stage.provider, for: .signIn, redirect: ProviderStage.redirect, back: "/", now: setOut)
        #expect(start.address.hasPrefix(origin))
        // The stage's copy asks the person; what it knows of the code goes to the one that is served.
        let query = try stage.consent(start, as: "1001")
        served.withLock { $0 = stage.standIn.withLock { $0 } }
        let home = try await signIn.finish(
            stage.provider, ProviderCallback(encoded: query.utf8), cookie: start.cookie, now: setOut)
        #expect(home.identity.subject == "1001")
        #expect(home.identity.issuer.hasPrefix(origin))
        await server.stop(grace: .seconds(1))

        await #expect(throws: ProviderRefusal.unreachable) {
            try await signIn.finish(
                stage.provider, ProviderCallback(encoded: query.utf8), cookie: start.cookie, now: setOut)
        }
    }

    private static func response(_ request: Request, by served: borrowing Mutex<ProviderStandIn?>) async -> Response {
        guard let body = try? await request.body(limit: 65_536) else { return Response(status: 400) }
        let query = FormFields(request.query.pairs.map { ($0.name, $0.value) }).encoded
        let asked = ProviderRequest(
            request.method == .post ? .post : .get, query.isEmpty ? request.path : request.path + "?" + query,
            headers: ["Accept", "Authorization", "Content-Type"].compactMap { name in
                request.headers[name].map { (name, $0) }
            }, body: body)
        guard case .reply(let reply)? = served.withLock({ $0?.answer(asked, now: setOut) }) else {
            return Response(status: 404)
        }
        return Response(
            status: Status(rawValue: reply.status), headers: [Response.Header("Content-Type", reply.contentType)],
            body: .bytes(reply.body))
    }

    @Test func aRedirectIsFollowedByNobody() async throws {
        let visits = Mutex<[String]>([])
        let server = HTTP.Server(Configuration(port: 0, threads: 1)) { request in
            visits.withLock { $0.append(request.path) }
            return Response(status: .seeOther, headers: [Response.Header("Location", "/elsewhere")])
        }
        try server.start()
        let origin = "http://127.0.0.1:\(try #require(server.port))"
        let client = OutboundClient(.operatorsOwn)
        let answer = try await client.answer(to: ProviderRequest(.get, origin + "/first"))
        #expect(answer.status == 303)
        #expect(visits.withLock { $0 } == ["/first"])
        await server.stop(grace: .seconds(1))
    }

    @Test func anEndlessAnswerIsTooLong() async throws {
        let server = HTTP.Server(Configuration(port: 0, threads: 1)) { _ in
            Response(body: .bytes([UInt8](repeating: 32, count: ProviderResponse.mostBytes + 1)))
        }
        try server.start()
        let origin = "http://127.0.0.1:\(try #require(server.port))"
        await #expect(throws: ProviderRefusal.tooLong) {
            try await OutboundClient(.operatorsOwn).answer(to: ProviderRequest(.get, origin))
        }
        await server.stop(grace: .seconds(1))
    }

    @Test func aProviderThatNeverAnswersIsSlow() async throws {
        let server = HTTP.Server(Configuration(port: 0, threads: 1)) { _ in
            try? await Task.sleep(for: .seconds(60))
            return Response()
        }
        try server.start()
        let origin = "http://127.0.0.1:\(try #require(server.port))"
        var configuration = OutboundConfiguration.operatorsOwn
        configuration.deadline = .milliseconds(100)
        let impatient = OutboundClient(configuration)
        await #expect(throws: ProviderRefusal.slow) {
            try await impatient.answer(to: ProviderRequest(.get, origin))
        }
        await server.stop(grace: .zero)
    }
}
