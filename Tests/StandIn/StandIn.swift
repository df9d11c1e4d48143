import Dispatch
import Glibc
import Synchronization

/// A service on loopback that says to each connection exactly what a test wants it to.
public final class StandIn: Sendable {
    public let port: UInt16
    private let listener: Int32
    private let visits = Mutex(0)

    public struct Failure: Error {}

    /// - Parameter script: what is said on each connection, on a thread of its own; then the connection is closed.
    public init(_ script: @escaping @Sendable (Conversation) -> Void) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard result else { throw Failure() }
        port = UInt16(bigEndian: address.sin_port)
        DispatchQueue(label: "stand-in").async { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                self?.visits.withLock { $0 += 1 }
                DispatchQueue(label: "conversation").async {
                    let conversation = Conversation(connection)
                    script(conversation)
                    conversation.end()
                }
            }
            close(listener)
        }
    }

    deinit {
        // Wakes the thread that accepts.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// How many have connected.
    public var count: Int { visits.withLock { $0 } }

    public func address(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    /// A port on which nobody listens.
    public static func closedPort() throws -> UInt16 {
        try StandIn { _ in }.port
    }
}

/// One connection, seen from the service.
public struct Conversation: Sendable {
    private let connection: Int32

    init(_ connection: Int32) {
        self.connection = connection
    }

    /// The request's head and body as they came; what there is, if the connection ends before.
    public func hear() -> String {
        var heard: [UInt8] = []
        var wanted: Int?
        while heard.count < wanted ?? .max {
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            heard += buffer.prefix(count)
            wanted = wanted ?? Conversation.length(heard)
        }
        return String(decoding: heard, as: UTF8.self)
    }

    /// False once the other side is gone.
    @discardableResult
    public func say(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var said = 0
        while said < bytes.count {
            let count = bytes.withUnsafeBytes {
                send(connection, $0.baseAddress.map { $0 + said }, $0.count - said, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            said += count
        }
        return true
    }

    /// Says nothing until the other side ends the connection.
    public func waitUntilGone() {
        var byte: UInt8 = 0
        while recv(connection, &byte, 1, 0) > 0 {}
    }

    public func end() {
        close(connection)
    }

    /// Bytes of the whole request, told from its head; nil while that isn't complete.
    private static func length(_ heard: [UInt8]) -> Int? {
        let text = String(decoding: heard, as: UTF8.self)
        guard let head = text.ranges(of: "\r\n\r\n").first.map({ text[..<$0.upperBound] }) else { return nil }
        let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
        return head.utf8.count + (line?.split(separator: " ").last.flatMap { Int($0) } ?? 0)
    }
}

/// What was noted on other threads, for the test to read.
public final class Notes: Sendable {
    private let texts = Mutex<[String]>([])

    public func note(_ text: String) { texts.withLock { $0.append(text) } }

    public init() {}

    public var all: [String] { texts.withLock { $0 } }
}

/// Waits, looking often, until something is so; false after so many looks in vain, which take at least ten seconds.
///
/// It counts looks and not the time: where a thousand tests share two processors, a test may get to look twice in twenty seconds.
public func eventually(
    looks: Int = 5000, pause: Duration = .milliseconds(2), _ isSo: () async -> Bool
) async -> Bool {
    for _ in 1..<looks {
        if await isSo() { return true }
        await Task.yield()
        try? await Task.sleep(for: pause)
    }
    return await isSo()
}
