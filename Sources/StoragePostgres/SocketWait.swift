#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits for a socket, but never longer than told.
enum SocketWait {
    enum Direction {
        case read, write, readOrWrite

        fileprivate var events: Int16 {
            switch self {
            case .read: Int16(POLLIN)
            case .write: Int16(POLLOUT)
            case .readOrWrite: Int16(POLLIN | POLLOUT)
            }
        }
    }

    /// - Returns: false when the deadline passed first. A closed socket counts as ready: reading from it tells why.
    static func wait(for direction: Direction, on socket: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let rest = ContinuousClock.now.duration(to: deadline)
            var polled = [pollfd(fd: socket, events: direction.events, revents: 0)]
            switch poll(&polled, 1, milliseconds(rest)) {
            case 0: return false
            case let ready where ready > 0: return true
            default: guard errno == EINTR else { return true }
            }
        }
    }

    /// - Returns: which of the descriptors have something to read; none when the time passed first.
    static func readable(_ descriptors: [Int32], for wait: Duration) -> Set<Int32> {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), milliseconds(wait)) > 0 else { return [] }
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    /// Rounded up, so that a wait does not end just before its deadline and spin.
    private static func milliseconds(_ duration: Duration) -> Int32 {
        guard duration > .zero else { return 0 }
        let (seconds, attoseconds) = duration.components
        return Int32(clamping: min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
    }
}
