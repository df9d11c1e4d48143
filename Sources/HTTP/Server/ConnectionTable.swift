import Synchronization

/// All open connections of a server, and the sweeper that cuts off those past their deadline.
///
/// The library's own timeout counts inactivity only: a client that sends one byte a second would live for ever.
final class ConnectionTable: Sendable {
    private let open = Mutex<[ObjectIdentifier: Connection]>([:])

    var count: Int { open.withLock { $0.count } }

    func add(_ connection: Connection) {
        open.withLock { $0[ObjectIdentifier(connection)] = connection }
    }

    /// The library closes the socket only after this.
    func remove(_ connection: Connection) {
        open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }

    func cut(_ connection: Connection) {
        open.withLock { open in
            open[ObjectIdentifier(connection)]?.shutDownSocket()
        }
    }

    /// Cuts off what is overdue.
    func sweep(now: Milliseconds) {
        open.withLock { open in
            for connection in open.values where connection.isOverdue(at: now) {
                connection.shutDownSocket()
            }
        }
    }

    /// Gives up on every request that is there.
    func abandonAll() {
        for connection in open.withLock({ Array($0.values) }) {
            connection.exchange?.abandon()
        }
    }
}
