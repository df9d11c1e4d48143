import Glibc
import StandIn
import Testing

@testable import Outbound

/// Against `openssl s_server`, whose certificate nobody has signed but itself, and which is for 127.0.0.1 alone.
@Suite("Whether the other side is who it says")
struct TLSTests {
    @Test func onlyACertificateThatIsTrustedAndForThisHostIsTaken() async throws {
        var template = Array("/tmp/nadri-tls-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer {
            for name in ["key.pem", "certificate.pem"] { unlink("\(folder)/\(name)") }
            rmdir(folder)
        }
        let making = ForeignProgram.run(
            [
                "/usr/bin/openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-keyout", "key.pem", "-out", "certificate.pem", "-days", "2", "-subj", "/CN=test", "-addext",
                "subjectAltName=IP:127.0.0.1",
            ], in: folder)
        try #require(making == 0)
        let port = try ForeignProgram.freePort()
        let server = try ForeignProgram(
            [
                "/usr/bin/openssl", "s_server", "-accept", "127.0.0.1:\(port)", "-www", "-key", "key.pem", "-cert",
                "certificate.pem",
            ], in: folder)

        var trusting = OutboundConfiguration.operatorsOwn
        trusting.certificates = "\(folder)/certificate.pem"
        let client = OutboundClient(trusting)
        #expect(await answers(client, "https://127.0.0.1:\(port)/") == nil)
        #expect(await answers(client, "https://localhost:\(port)/") == .tlsFailed)
        #expect(await answers(OutboundClient(.operatorsOwn), "https://127.0.0.1:\(port)/") == .tlsFailed)
        withExtendedLifetime(server) {}
    }

    /// The fault, once the server is up; nil for an answer.
    private func answers(_ client: OutboundClient, _ address: String) async -> OutboundFault? {
        var fault: OutboundFault?
        _ = await eventually(looks: 2000, pause: .milliseconds(10)) {
            fault = await outboundFault { _ = try await client.send(OutboundRequest(.get, address)) }
            return fault != .unreachable
        }
        return fault
    }
}
