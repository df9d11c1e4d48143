import Outbound
import StandIn
import Testing

@testable import Media

/// Against a store that others wrote (PyPI `moto`). It checks no signatures: what is signed and how is proved by
/// Amazon's published examples, in `SignatureTests` and `S3Tests`.
@Suite("A foreign S3-compatible store")
struct MotoTests {
    @Test(.enabled(if: Moto.isPossible, "python3-venv isn't there"))
    func picturesAreKeptFoundReplacedAndRemoved() async throws {
        let moto = try Moto()
        let location = try S3Location("s3://nadri/pictures?endpoint=http://127.0.0.1:\(moto.port)")
        try await moto.makeBucket("nadri")
        let store = S3Store(location, S3Store.Credentials(accessKey: "any", secretKey: "any"))
        let name = MediaName(MediaKey(), Rendition(.medium, .webp))

        #expect(try await store.get(name) == nil)
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try await store.put(bytes, as: name)
        #expect(try await store.get(name) == bytes)
        try await store.put([1, 2], as: name)
        #expect(try await store.get(name) == [1, 2])
        try await store.delete(name)
        try await store.delete(name)
        #expect(try await store.get(name) == nil)

        let nowhere = try S3Location("s3://no-such-bucket?endpoint=http://127.0.0.1:\(moto.port)")
        let lost = S3Store(nowhere, S3Store.Credentials(accessKey: "any", secretKey: "any"))
        await #expect(throws: MediaFault.nonsense) { try await lost.put([1], as: name) }
        withExtendedLifetime(moto) {}
    }
}

/// The stand-in's process.
private struct Moto {
    let port: UInt16
    private let program: ForeignProgram

    static let isPossible = ForeignProgram.run(["/usr/bin/python3", "-c", "import ensurepip, venv"]) == 0

    private static let script: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return parts.joined(separator: "/") + "/scripts/s3-stand-in"
    }()

    init() throws {
        guard ForeignProgram.run([Moto.script]) == 0 else { throw ForeignProgram.Failure() }
        port = try ForeignProgram.freePort()
        program = try ForeignProgram([Moto.script, String(port)])
    }

    /// Also waits until the process listens.
    func makeBucket(_ name: String) async throws {
        let client = OutboundClient(.operatorsOwn)
        var request = OutboundRequest(.put, "http://127.0.0.1:\(port)/\(name)")
        request.signature = AWSSignature(region: "us-east-1", service: "s3", accessKey: "any", secretKey: "any")
        let isMade = await eventually(looks: 1200, pause: .milliseconds(50)) {
            (try? await client.send(request))?.isSuccess == true
        }
        guard isMade else { throw ForeignProgram.Failure() }
    }
}
