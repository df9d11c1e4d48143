import Testing

@testable import HTTP

@Suite("Addresses, proxies, origins")
struct PeerTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("255.255.255.255", "255.255.255.255"), ("::1", "::1"),
        ("2001:DB8:0:0::5", "2001:db8::5"), ("::ffff:10.0.0.1", "10.0.0.1"), ("::", "::"), ("0.0.0.0", "0.0.0.0"),
    ])
    func anAddressIsReadAndWritten(text: String, written: String) {
        #expect(IPAddress(text)?.description == written)
    }

    @Test(arguments: ["", "1.2.3", "1.2.3.256", "01.2.3.4", "[::1]", "::1%eth0", "nadri.example", "1.2.3.4:80", " ::1"])
    func whatIsNoAddressIsNil(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test func aRangeHoldsWhatSharesItsBeginning() throws {
        let cases: [(String, String, Bool)] = [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.1.2.3", "10.1.2.3", true),
            ("10.1.2.3", "10.1.2.4", false), ("0.0.0.0/0", "200.1.1.1", true), ("0.0.0.0/0", "::1", false),
            ("::/0", "2001:db8::1", true), ("::/0", "1.2.3.4", false), ("fd00::/8", "fdff::1", true),
            ("fd00::/8", "fe00::1", false), ("192.168.1.128/25", "192.168.1.127", false),
            ("192.168.1.128/25", "192.168.1.200", true), ("2001:db8::/128", "2001:db8::", true),
        ]
        for (range, address, isInside) in cases {
            let one = try #require(IPAddress(address))
            #expect(try AddressRange(range).contains(one) == isInside, "\(range) \(address)")
        }
    }

    @Test func aMistakenRangeSaysWhatIsWrong() throws {
        #expect(throws: AddressRange.Mistake.notAnAddress("proxy")) { try AddressRange("proxy") }
        #expect(throws: AddressRange.Mistake.notAnAddress("")) { try AddressRange("") }
        for text in ["10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.0.0.0/ 8"]
        {
            #expect(throws: AddressRange.Mistake.prefixOutOfRange(text)) { try AddressRange(text) }
        }
        #expect(try AddressRange.list("10.0.0.0/8, ::1").map(\.description) == ["10.0.0.0/8", "::1/128"])
        #expect(try AddressRange.list("").isEmpty)
        #expect(throws: AddressRange.Mistake.notAnAddress("b")) { try AddressRange.list("10.0.0.0/8,b") }
    }

    @Test func anOriginIsSchemeAndHost() throws {
        #expect(try Origin("https://nadri.example").description == "https://nadri.example")
        #expect(try Origin("HTTP://127.0.0.1:8080/").description == "http://127.0.0.1:8080")
        for text in ["", "nadri.example", "ftp://a", "https:/a", "https:a"] {
            #expect(throws: Origin.Mistake.unknownScheme(text)) { try Origin(text) }
        }
        for text in ["https://", "https://a/b", "https://a b", "https://u@a", "https://a:b", "https://a:123456"] {
            #expect(throws: Origin.Mistake.malformedHost(text)) { try Origin(text) }
        }
    }

    private static let forwarded =
        "GET / HTTP/1.1\r\nHost: inside\r\nX-Forwarded-For: 6.6.6.6, 203.0.113.9\r\nX-Forwarded-For: 127.0.0.2\r\n"
        + "X-Forwarded-Proto: https\r\nX-Forwarded-Host: nadri.example\r\nX-Request-Id: proxy-1\r\n\r\n"

    private func seen(trusting: [String], origin: String? = nil, _ text: String = forwarded) async throws -> Request {
        let requests = Notes<Request>()
        let handler: Handler = { request in
            requests.note(request)
            return .empty(.noContent)
        }
        let ranges = try trusting.map { text in try AddressRange(text) }
        let fixed = try origin.map { text in try Origin(text) }
        let change: (inout Configuration) -> Void = { configuration in
            configuration.trustedProxies = ranges
            configuration.origin = fixed
        }
        try await withServer(change, handler: handler) { server in
            let reply = try await RawClient(port: server.port).ask(text)
            #expect(reply?.status == 204)
        }
        return try #require(requests.all.first)
    }

    @Test func aTrustedProxyTellsWhoAsks() async throws {
        let request = try await seen(trusting: ["127.0.0.0/8"])
        // The last address that is no proxy of ours: what stands before it the client could have written.
        #expect(request.client?.description == "203.0.113.9")
        #expect(request.origin.description == "https://nadri.example")
        #expect(request.id.description == "proxy-1")
    }

    @Test func anybodyElseIsNotBelieved() async throws {
        let request = try await seen(trusting: ["10.0.0.0/8"])
        #expect(request.client?.description == "127.0.0.1")
        #expect(request.origin.description == "http://inside")
        #expect(request.id.description.utf8.count == 16)
    }

    @Test func theConfiguredOriginDecides() async throws {
        #expect(try await seen(trusting: [], origin: "https://own.example").origin.description == "https://own.example")
        let proxied = try await seen(trusting: ["127.0.0.1"], origin: "https://own.example")
        #expect(proxied.origin.description == "https://own.example")
        #expect(proxied.client?.description == "127.0.0.2")
    }

    @Test func nonsenseFromATrustedProxyIsLeftOut() async throws {
        let request = try await seen(
            trusting: ["127.0.0.1"],
            "GET / HTTP/1.1\r\nHost: inside\r\nX-Forwarded-For: 1.2.3.4, unknown\r\nX-Forwarded-Proto: gopher\r\n"
                + "X-Forwarded-Host: a/b\r\nX-Request-Id: \(String(repeating: "a", count: 65))\r\n\r\n")
        #expect(request.client?.description == "127.0.0.1")
        #expect(request.origin.description == "http://inside")
        #expect(request.id.description.utf8.count == 16)
    }

    @Test(arguments: ["", "a b", "a\u{E9}", "a_b", String(repeating: "a", count: 65)])
    func aRequestIdOfOtherShapeIsNotTaken(text: String) {
        #expect(RequestID(given: text) == nil)
    }

    @Test func requestIdsAreSixteenHexDigitsAndDiffer() {
        let ids = (0..<1000).map { _ in RequestID.next().description }
        #expect(Set(ids).count == 1000)
        #expect(ids.allSatisfy { $0.utf8.count == 16 && $0.allSatisfy(\.isHexDigit) })
    }
}
