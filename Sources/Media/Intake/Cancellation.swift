internal import CLinux
import Glibc

/// A wish to end that wakes whoever waits on a file descriptor.
final class Cancellation: Sendable {
    /// Readable once cancelled.
    let descriptor: Int32

    /// nil when the process has no descriptor left.
    init?() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func cancel() {
        var one: UInt64 = 1
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    var isCancelled: Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) > 0
    }
}
