import StandIn
import Testing

@testable import Outbound

/// Amazon's own published examples: what libcurl puts on the wire is compared with the signature they print.
@Suite("Signature version 4")
struct SignatureTests {
    /// From Amazon's test suite for signature version 4, `get-vanilla`.
    @Test func theSuitesPlainRequestIsSignedAsPublished() async throws {
        let signature = AWSSignature(
            region: "us-east-1", service: "service", accessKey: "AKIDEXAMPLE",
            secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
        let head = try await sent(
            .get, "/",
            [OutboundHeader("Host", "example.amazonaws.com"), OutboundHeader("X-Amz-Date", "20150830T123600Z")],
            signature: signature)
        #expect(
            head.contains(
                "Authorization: AWS4-HMAC-SHA256 "
                    + "Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, "
                    + "Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31\r\n"))
    }

    /// Examples of "Signature Calculations for the Authorization Header" in Amazon's S3 API reference.
    private let example = AWSSignature(
        region: "us-east-1", service: "s3", accessKey: "AKIAIOSFODNN7EXAMPLE",
        secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")

    private let bucket = [
        OutboundHeader("Host", "examplebucket.s3.amazonaws.com"), OutboundHeader("X-Amz-Date", "20130524T000000Z"),
    ]

    @Test func gettingAnObjectIsSignedAsPublished() async throws {
        let head = try await sent(
            .get, "/test.txt",
            bucket + [
                OutboundHeader("Range", "bytes=0-9"),
                OutboundHeader(
                    "x-amz-content-sha256", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ], signature: example)
        #expect(
            head.contains("Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41\r\n"), "\(head)")
    }

    @Test func puttingAnObjectIsSignedAsPublished() async throws {
        let head = try await sent(
            .put, "/test%24file.text",
            bucket + [
                OutboundHeader("Date", "Fri, 24 May 2013 00:00:00 GMT"),
                OutboundHeader("x-amz-storage-class", "REDUCED_REDUNDANCY"),
                OutboundHeader(
                    "x-amz-content-sha256", "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072"),
            ], body: "Welcome to Amazon S3.", signature: example)
        #expect(
            head.contains("Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd\r\n"), "\(head)")
    }

    @Test func theSecretIsNotInADescription() {
        var text = ""
        dump(example, to: &text)
        #expect(!"\(example) \(String(reflecting: example)) \(text)".contains("wJalr"))
    }

    @Test(arguments: ["", "a b", "a:b", "a\r\nb"])
    func aKeyThatWouldBreakTheHeaderIsRefused(key: String) async {
        let signature = AWSSignature(region: "a", service: "s3", accessKey: key, secretKey: "b")
        let client = OutboundClient(.operatorsOwn)
        let fault = await outboundFault {
            _ = try await client.send(OutboundRequest(.get, "http://127.0.0.1/", signature: signature))
        }
        #expect(fault == .badHeader)
    }

    private func sent(
        _ method: OutboundMethod, _ path: String, _ headers: [OutboundHeader], body: String = "",
        signature: AWSSignature
    ) async throws -> String {
        let heard = Notes()
        let service = try StandIn { peer in
            heard.note(peer.hear())
            peer.say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        }
        let request = OutboundRequest(
            method, service.address(path), headers: headers, body: Array(body.utf8), signature: signature)
        _ = try await OutboundClient(.operatorsOwn).send(request)
        return try #require(heard.all.first)
    }
}
