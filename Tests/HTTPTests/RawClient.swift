import Dispatch
import Glibc

/// A plain socket to a server under test: sends exactly the bytes a test names, reads replies apart.
///
/// Blocking calls run on a thread of the client's own, so that they never hold the threads on which handlers go on.
final class RawClient: Sendable {
    struct Reply: Sendable {
        var status: Int
        var headers: [(name: String, value: String)]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name }?.value
        }
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let socket: Int32
    private let queue = DispatchQueue(label: "raw client")
    private let unread = Unread()

    /// Touched on the queue alone.
    private final class Unread: @unchecked Sendable {
        var bytes: [UInt8] = []
    }

    init(port: UInt16?, receiveBuffer: Int32? = nil) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if var receiveBuffer {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = (port ?? 0).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "connect: errno \(errno)") }
    }

    deinit {
        close(socket)
    }

    func send(_ text: String) async throws {
        try await send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) async throws {
        try await onQueue { [socket] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(socket, $0.baseAddress.map { $0 + sent }, $0.count - sent, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Failure(description: "send: errno \(errno)") }
                sent += count
            }
        }
    }

    /// Closes with a reset, as a browser that was killed.
    func abort() {
        var hard = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &hard, socklen_t(MemoryLayout<linger>.size))
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// The next reply, its body told by Content-Length or chunks; nil if the connection ends before one.
    func reply(toHead isHead: Bool = false) async throws -> Reply? {
        try await onQueue { [self] in try nextReply(isHead: isHead) }
    }

    /// Sends and reads one reply.
    func ask(_ text: String) async throws -> Reply? {
        try await send(text)
        return try await reply()
    }

    /// Everything up to the end of the connection.
    func rest() async throws -> String {
        try await onQueue { [self] in
            while try fill() {}
            defer { unread.bytes = [] }
            return String(decoding: unread.bytes, as: UTF8.self)
        }
    }

    /// Reads until this text has come, and returns everything up to its end; nil if the connection ends before.
    func upTo(_ text: String) async throws -> String? {
        try await onQueue { [self] in try take(upTo: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } }
    }

    private func nextReply(isHead: Bool) throws -> Reply? {
        guard let head = try take(upTo: Array("\r\n\r\n".utf8)) else { return nil }
        var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
        guard let status = lines.removeFirst().split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Failure(description: "no status line")
        }
        let headers = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return (name: parts[0], value: parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        var reply = Reply(status: status, headers: headers, body: [])
        if isHead || status == 204 || status == 304 { return reply }
        if reply["transfer-encoding"] == "chunked" {
            while let line = try take(upTo: [13, 10]) {
                let size = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
                reply.body += try take(size + 2).dropLast(2)
                if size == 0 { break }
            }
        } else {
            reply.body = try take(reply["content-length"].flatMap { Int($0) } ?? 0)
        }
        return reply
    }

    private func take(upTo end: [UInt8]) throws -> [UInt8]? {
        var searched = 0
        while true {
            let bytes = unread.bytes
            var start = searched
            while start + end.count <= bytes.count {
                if bytes[start..<(start + end.count)].elementsEqual(end) { return try take(start + end.count) }
                start += 1
            }
            searched = start
            guard try fill() else { return nil }
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while unread.bytes.count < count {
            guard try fill() else { throw Failure(description: "the connection ended inside a reply") }
        }
        defer { unread.bytes.removeFirst(count) }
        return Array(unread.bytes.prefix(count))
    }

    /// false at the end of the connection, be it orderly or a reset.
    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count < 0 && errno == EAGAIN { throw Failure(description: "nothing came for 10 seconds") }
        guard count > 0 else { return false }
        unread.bytes += buffer.prefix(count)
        return true
    }

    private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
