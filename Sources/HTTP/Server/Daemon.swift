internal import CMicrohttpd
import Glibc

/// What the library's callbacks are given: whose requests these are and of which kind.
final class Door: Sendable {
    let engine: Engine
    let isForStreams: Bool

    init(engine: Engine, isForStreams: Bool) {
        self.engine = engine
        self.isForStreams = isForStreams
    }
}

/// A daemon of libmicrohttpd that serves sockets given to it and does not listen itself.
///
/// `@unchecked` because of the library's pointer alone, which never changes and whose functions may be called from
/// any thread.
struct Daemon: @unchecked Sendable {
    private let library: OpaquePointer
    /// Kept alive for the callbacks.
    private let door: Door

    /// nil if the library refuses, which it does when the system is out of threads or memory.
    init?(door: Door, threads: Int, memory: Int, connections: Int, inactivity: Duration) {
        var options = nadri_daemon_options(
            access: requestContinued, completed: requestCompleted, connection: connectionChanged,
            request_line: requestLineCame, context: Unmanaged.passUnretained(door).toOpaque(),
            threads: UInt32(clamping: max(1, threads)), memory_limit: UInt32(clamping: max(4096, memory)),
            // Every thread of the pool gets its share, and none may get 0.
            connection_limit: UInt32(clamping: max(threads, connections)),
            inactivity_seconds: UInt32(clamping: max(1, inactivity.components.seconds)))
        guard let library = nadri_daemon_start(&options) else { return nil }
        self.library = library
        self.door = door
    }

    /// Hands over a connected, non-blocking socket; the library closes it in any case.
    func serve(_ socket: Int32, peer: sockaddr_storage, length: socklen_t) {
        var peer = peer
        withUnsafeMutablePointer(to: &peer) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = MHD_add_connection(library, socket, address, length)
            }
        }
    }

    /// Closes all connections and waits for the threads. None may be asleep: the library would abort the process.
    func stop() {
        MHD_stop_daemon(library)
    }
}
