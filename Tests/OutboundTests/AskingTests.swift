import StandIn
import Testing

@testable import Outbound

@Suite("Asking other services")
struct AskingTests {
    private let client = OutboundClient(.operatorsOwn)

    @Test func aQuestionIsExactlyWhatWasAskedAndNothingMore() async throws {
        let heard = Notes()
        let service = try StandIn { peer in
            heard.note(peer.hear())
            peer.say("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Kind: a\r\nx-kind: b\r\n\r\nhi")
        }
        let answer = try await client.send(OutboundRequest(.get, service.address("/a/b?c=%20d")))
        #expect(answer.status == 200)
        #expect(answer.body == Array("hi".utf8))
        #expect(answer["X-KIND"] == "a")
        #expect(answer.headers.last == OutboundHeader("x-kind", "b"))
        #expect(
            heard.all == [
                "GET /a/b?c=%20d HTTP/1.1\r\nHost: 127.0.0.1:\(service.port)\r\nUser-Agent: Nadri\r\nAccept: */*\r\n\r\n"
            ])
    }

    @Test(arguments: [OutboundMethod.post, .put, .patch, .delete])
    func aBodyGoesWithItsMethod(method: OutboundMethod) async throws {
        let heard = Notes()
        let service = try StandIn { peer in
            heard.note(peer.hear())
            peer.say("HTTP/1.1 204 No Content\r\n\r\n")
        }
        let request = OutboundRequest(
            method, service.address(), headers: [OutboundHeader("Content-Type", "a/b"), OutboundHeader("X-Empty", "")],
            body: Array("서울 \0 end".utf8))
        #expect(try await client.send(request).status == 204)
        let text = try #require(heard.all.first)
        #expect(text.hasPrefix("\(method.rawValue) / HTTP/1.1\r\n"))
        #expect(text.contains("\r\nContent-Type: a/b\r\n"))
        #expect(text.contains("\r\nX-Empty:\r\n"))
        #expect(text.contains("\r\nContent-Length: 12\r\n"))
        #expect(text.hasSuffix("\r\n\r\n서울 \0 end"))
    }

    @Test func aLargeBodyGoesWithoutWaitingForLeave() async throws {
        let sizes = Notes()
        let service = try StandIn { peer in
            let text = peer.hear()
            sizes.note("\(text.utf8.count > 3_000_000) \(text.contains("Expect:")) \(text.contains("Content-Type:"))")
            peer.say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        }
        let body = [UInt8](repeating: 97, count: 3_000_000)
        #expect(try await client.send(OutboundRequest(.put, service.address(), body: body)).isSuccess)
        #expect(sizes.all == ["true false false"])
    }

    @Test func aPostWithoutBodySaysThatItHasNone() async throws {
        let heard = Notes()
        let service = try StandIn { peer in
            heard.note(peer.hear())
            peer.say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        }
        _ = try await client.send(OutboundRequest(.post, service.address()))
        #expect(heard.all.first?.contains("\r\nContent-Length: 0\r\n") == true)
    }

    @Test func aHeadHasNoBodyHoweverLargeTheThingIs() async throws {
        let service = try StandIn { peer in
            _ = peer.hear()
            peer.say("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
        }
        let answer = try await client.send(OutboundRequest(.head, service.address()))
        #expect(answer.body == [])
        #expect(answer["content-length"] == "99999999999")
    }

    @Test func whatComesBeforeTheAnswerIsNotTheAnswer() async throws {
        let service = try StandIn { peer in
            _ = peer.hear()
            peer.say("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n")
            peer.say("HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\nX-Late: 1\r\n\r\n")
            peer.say("2\r\nno\r\n0\r\nX-Trailer: 1\r\n\r\n")
        }
        let answer = try await client.send(OutboundRequest(.get, service.address()))
        #expect(answer.status == 404)
        #expect(answer.body == Array("no".utf8))
        #expect(answer["X-Early"] == nil)
        #expect(answer["X-Late"] == "1")
        #expect(answer["X-Trailer"] == nil)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func aRedirectIsAnAnswerAndNobodyFollowsIt(status: Int) async throws {
        let elsewhere = try StandIn { $0.say("HTTP/1.1 200 OK\r\n\r\n") }
        let target = elsewhere.address("/token")
        let service = try StandIn { peer in
            _ = peer.hear()
            peer.say("HTTP/1.1 \(status) There\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")
        }
        let answer = try await client.send(OutboundRequest(.get, service.address()))
        #expect(answer.status == status)
        #expect(answer["Location"] == target)
        #expect(elsewhere.count == 0)
    }

    @Test func noCookieIsKept() async throws {
        let heard = Notes()
        let service = try StandIn { peer in
            heard.note(peer.hear())
            peer.say("HTTP/1.1 200 OK\r\nSet-Cookie: a=b; Path=/\r\nContent-Length: 0\r\n\r\n")
        }
        for _ in 1...2 { _ = try await client.send(OutboundRequest(.get, service.address())) }
        #expect(heard.all.count == 2)
        #expect(heard.all.allSatisfy { !$0.lowercased().contains("cookie") })
    }

    @Test func aConnectionIsUsedAgainButNotForWhatMayNotHappenTwice() async throws {
        let service = try StandIn { peer in
            while !peer.hear().isEmpty { peer.say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
        }
        for _ in 1...3 { _ = try await client.send(OutboundRequest(.get, service.address())) }
        #expect(service.count == 1)
        _ = try await client.send(OutboundRequest(.post, service.address()))
        #expect(service.count == 2)
    }
}
