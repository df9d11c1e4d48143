import Glibc
import StandIn
import Testing

@testable import Outbound

@Suite("Whom a client may ask")
struct AddressTests {
    @Test(arguments: [
        "", "/stays", "example.com", "//example.com/", "http://", "http:///a", "http://a b/", "http://a/ b",
        "http://a/\r\nX: y", "http://a/\0", "http://서울.example/", "http://user:pw@127.0.0.1/", "http://user@127.0.0.1/",
        "http://127.0.0.1:99999/", "ftp://127.0.0.1/", "file:///etc/passwd", "gopher://127.0.0.1/", "javascript:1",
    ])
    func anAddressThatIsNoneOrOfAnotherKindIsRefused(address: String) async {
        let client = OutboundClient(.operatorsOwn)
        #expect(await outboundFault { _ = try await client.send(OutboundRequest(.get, address)) } == .badAddress)
    }

    @Test func plainHTTPIsRefusedUnlessAllowed() async throws {
        let service = try StandIn { $0.say("HTTP/1.1 200 OK\r\n\r\n") }
        var configuration = OutboundConfiguration()
        configuration.reach = .anywhere
        let client = OutboundClient(configuration)
        #expect(
            await outboundFault { _ = try await client.send(OutboundRequest(.get, service.address())) } == .badAddress)
        #expect(service.count == 0)
    }

    @Test(arguments: [
        "127.0.0.1", "localhost", "0.0.0.0", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::1]",
        "[::ffff:127.0.0.1]", "[::]",
    ])
    func thisMachineIsRefusedByWhateverNameItGoes(host: String) async throws {
        let service = try StandIn { $0.say("HTTP/1.1 200 OK\r\n\r\n") }
        var configuration = OutboundConfiguration()
        configuration.schemes = [.http]
        let client = OutboundClient(configuration)
        let fault = await outboundFault {
            _ = try await client.send(OutboundRequest(.get, "http://\(host):\(service.port)/"))
        }
        #expect(fault == .refusedAddress)
        #expect(service.count == 0)
    }

    @Test(arguments: [
        "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.255.255.255", "169.254.169.254",
        "172.16.0.0", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.255.255", "198.18.0.1", "198.19.255.255",
        "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "::1",
        "::ffff:10.0.0.1", "::10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1",
        "2002:a00:1::1", "3fff::1", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1",
    ])
    func whatIsNotTheWorldsIsClosed(text: String) throws {
        #expect(try !isPublic(text))
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.255.255",
        "172.32.0.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255",
        "::ffff:8.8.8.8", "64:ff9b::808:808", "2001:200::1", "2404:6800::1", "2606:4700::1111", "3ffe::1",
    ])
    func whatIsTheWorldsIsOpen(text: String) throws {
        #expect(try isPublic(text))
    }

    @Test func anAddressOfAnotherFamilyOrTooShortIsClosed() {
        let bytes = [UInt8](repeating: 8, count: 10)
        bytes.withUnsafeBytes { bytes in
            #expect(!PublicAddress.holds(bytes, family: AF_INET))
            #expect(!PublicAddress.holds(bytes, family: AF_INET6))
            #expect(!PublicAddress.holds(bytes, family: AF_UNIX))
        }
    }

    @Test(arguments: [
        OutboundHeader("", "a"), OutboundHeader("a b", "c"), OutboundHeader("a:b", "c"), OutboundHeader("a\r\nb", "c"),
        OutboundHeader("a", "b\r\nc: d"), OutboundHeader("a", "b\nc"), OutboundHeader("a", "b\0c"),
        OutboundHeader("é", "b"),
    ])
    func aHeaderThatWouldBringInAnotherIsRefused(header: OutboundHeader) async throws {
        let service = try StandIn { $0.say("HTTP/1.1 200 OK\r\n\r\n") }
        let client = OutboundClient(.operatorsOwn)
        let fault = await outboundFault {
            _ = try await client.send(OutboundRequest(.get, service.address(), headers: [header]))
        }
        #expect(fault == .badHeader)
        #expect(service.count == 0)
    }

    private func isPublic(_ text: String) throws -> Bool {
        var four = sockaddr_in()
        if inet_pton(AF_INET, text, &four.sin_addr) == 1 {
            return withUnsafeBytes(of: four) { PublicAddress.holds($0, family: AF_INET) }
        }
        var six = sockaddr_in6()
        try #require(inet_pton(AF_INET6, text, &six.sin6_addr) == 1)
        return withUnsafeBytes(of: six) { PublicAddress.holds($0, family: AF_INET6) }
    }
}
