internal import CMicrohttpd
import Glibc

/// The socket on which new connections arrive.
struct ListenSocket: Sendable {
    let descriptor: Int32
    /// As the system bound it.
    let port: UInt16

    /// A new connection as the system gave it.
    struct Arrival {
        var socket: Int32
        var peer: sockaddr_storage
        var peerLength: socklen_t
    }

    init(address text: String, port: UInt16) throws(ServerFault) {
        guard let address = IPAddress(text) else { throw .notAnAddress(text) }
        let family = address.isVersion4 ? AF_INET : AF_INET6
        let socket = Glibc.socket(
            family, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw .cannotListen(address: text, port: port, errno: errno) }

        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, size)
        // Accepted sockets inherit it.
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        guard ListenSocket.bind(socket, to: address, port: port), listen(socket, 4096) == 0 else {
            let number = errno
            close(socket)
            throw .cannotListen(address: text, port: port, errno: number)
        }
        self.descriptor = socket
        self.port = ListenSocket.boundPort(socket) ?? port
    }

    /// The next new connection, non-blocking; nil and the error number if there is none now.
    func accept() -> (Arrival?, errno: Int32) {
        var peer = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let socket = withUnsafeMutablePointer(to: &peer) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                nadri_accept(descriptor, $0, &length)
            }
        }
        guard socket >= 0 else { return (nil, errno) }
        return (Arrival(socket: socket, peer: peer, peerLength: length), 0)
    }

    private static func bind(_ socket: Int32, to address: IPAddress, port: UInt16) -> Bool {
        var (storage, length) = address.socketAddress(port: port)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(socket, $0, length) == 0 }
        }
    }

    private static func boundPort(_ socket: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        guard result == 0 else { return nil }
        // The port lies at the same place in addresses of both versions.
        return withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)) }
    }
}
