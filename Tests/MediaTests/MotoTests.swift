import CLinux
import Glibc
import Outbound
import Testing

@testable import Media

/// Against a store that others wrote (PyPI `moto`). It checks no signatures: what is signed and how is proved by
/// Amazon's published examples, in `SignatureTests` and `S3Tests`.
@Suite("A foreign S3-compatible store")
struct MotoTests {
    @Test(.enabled(if: Moto.isPossible, "python3-venv isn't there"))
    func picturesAreKeptFoundReplacedAndRemoved() async throws {
        let moto = try Moto()
        defer { moto.end() }
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
    }
}

/// The stand-in's process.
private struct Moto {
    let port: UInt16
    private let process: pid_t

    struct Failure: Error {}

    static let isPossible = run(["/usr/bin/python3", "-c", "import ensurepip, venv"]) == 0

    private static let script: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return parts.joined(separator: "/") + "/scripts/s3-stand-in"
    }()

    init() throws {
        guard Moto.run([Moto.script]) == 0, let port = Moto.freePort() else { throw Failure() }
        self.port = port
        process = Moto.start([Moto.script, String(port)])
        guard process > 0 else { throw Failure() }
    }

    func end() {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Also waits until the process listens.
    func makeBucket(_ name: String) async throws {
        let client = OutboundClient(.operatorsOwn)
        var request = OutboundRequest(.put, "http://127.0.0.1:\(port)/\(name)")
        request.signature = AWSSignature(region: "us-east-1", service: "s3", accessKey: "any", secretKey: "any")
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if let answer = try? await client.send(request), answer.isSuccess { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Failure()
    }

    private static func run(_ command: [String]) -> Int32 {
        let process = start(command)
        var status: Int32 = -1
        guard process > 0, waitpid(process, &status, 0) == process else { return -1 }
        return status
    }

    private static func start(_ command: [String]) -> pid_t {
        let nowhere = open("/dev/null", O_RDWR)
        defer { close(nowhere) }
        let arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        let environment: [UnsafeMutablePointer<CChar>?] = ["PATH", "HOME"].compactMap { (name: String) in
            getenv(name).map { strdup("\(name)=\(String(cString: $0))") }
        }
        defer { for text in arguments + environment { free(text) } }
        return nadri_start(arguments + [nil], environment + [nil], "/", nowhere, nowhere)
    }

    /// One that was free a moment ago.
    private static func freePort() -> UInt16? {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        return isBound ? UInt16(bigEndian: address.sin_port) : nil
    }
}
