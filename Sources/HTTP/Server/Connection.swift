internal import CMicrohttpd
import Glibc
import Synchronization

/// One accepted socket from the moment the library has it until it is closed.
///
/// `@unchecked` because of the library's pointer alone, which never changes; its suspend and resume may be called from
/// any thread, and both are called only while the connection lives (see `Exchange` and `EventStream`).
final class Connection: @unchecked Sendable {
    private let library: OpaquePointer
    private let socket: Int32
    private let table: ConnectionTable
    let peer: IPAddress?

    /// When the sweeper cuts it off; the far future for never.
    private let deadline: Atomic<Milliseconds>
    private let current = Mutex<Exchange?>(nil)

    init(library: OpaquePointer, table: ConnectionTable, deadline: Milliseconds) {
        self.library = library
        self.table = table
        self.socket = nadri_connection_socket(library)
        self.peer = nadri_connection_peer(library).flatMap(Connection.address)
        self.deadline = Atomic(deadline)
    }

    /// The request that is being answered, if any.
    var exchange: Exchange? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    func setDeadline(_ moment: Milliseconds) {
        deadline.store(moment, ordering: .relaxed)
    }

    func isOverdue(at now: Milliseconds) -> Bool {
        deadline.load(ordering: .relaxed) < now
    }

    /// To be called on the library's thread, inside one of its callbacks for this connection.
    func suspend() {
        MHD_suspend_connection(library)
    }

    /// To be called exactly once for each `suspend`.
    func resume() {
        MHD_resume_connection(library)
    }

    /// Ends the connection now, whatever it is doing. Nothing happens if it is closed already.
    func cut() {
        table.cut(self)
    }

    /// Only under the table's lock: outside it the socket's number may already belong to another connection.
    func shutDownSocket() {
        shutdown(socket, Int32(SHUT_RDWR))
    }

    private static func address(_ pointer: UnsafePointer<sockaddr>) -> IPAddress? {
        var storage = sockaddr_storage()
        let length =
            Int32(pointer.pointee.sa_family) == AF_INET6
            ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
        withUnsafeMutableBytes(of: &storage) {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: length))
        }
        return IPAddress(storage)
    }
}
