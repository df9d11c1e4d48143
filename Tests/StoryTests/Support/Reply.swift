import Foundation
import Wire

/// What the server sent back, byte for byte, over a plain socket.
struct Reply: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
    var json: JSON? { JSON(body) }

    /// The header of that name in small letters; several are joined as RFC 9110 says.
    subscript(name: String) -> String? {
        let values = headers.filter { $0.name.lowercased() == name }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Asks over a new connection and reads until the server has closed it.
    static func to(
        _ method: String, _ target: String, _ headers: [String: String], body: [UInt8]? = nil, port: UInt16
    ) async throws -> Reply {
        var head = "\(method) \(target) HTTP/1.1\r\nHost: nadri.test\r\nConnection: close\r\n"
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        let bytes = Array((head + "\r\n").utf8) + (body ?? [])
        // The calls block, so they wait on a thread of their own: those of the global queue carry the server's tasks.
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try Reply(exchange(bytes, port)) })
            }
        }
    }

    private static func exchange(_ bytes: [UInt8], _ port: UInt16) throws -> [UInt8] {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(description: "socket: errno \(errno)") }
        defer { close(descriptor) }
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure(description: "connect: errno \(errno)") }
        // A server that has heard enough answers before everything was sent.
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { break }
            sent += count
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count >= 0 else { throw Failure(description: "recv: errno \(errno)") }
            if count == 0 { return answer }
            answer += buffer.prefix(count)
        }
    }

    private init(_ bytes: [UInt8]) throws {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
            throw Failure(description: "the reply has no head")
        }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count >= 2, let status = Int(words[1]) else { throw Failure(description: "no status line") }
        self.status = status
        headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        body = Array(bytes[end.upperBound...])
        if let length = self["content-length"].flatMap({ Int($0) }), !body.isEmpty, length != body.count {
            throw Failure(description: "\(body.count) bytes came of \(length)")
        }
    }
}
