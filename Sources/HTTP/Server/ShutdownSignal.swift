internal import CMicrohttpd
import Dispatch
import Glibc

/// The wish that the process end: SIGTERM from a service manager, or SIGINT from a keyboard.
///
/// From its making on the first such signal is noted instead of ending the process; a second one ends it as usual, so
/// that nobody is held up by a slow goodbye. One per process.
public struct ShutdownSignal: Sendable {
    private let descriptor: Int32

    public init() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        let result = nadri_watch_shutdown(descriptor)
        precondition(descriptor >= 0 && result == 0, "cannot watch for signals: \(systemMessage(result))")
    }

    /// Returns when the signal has come, also if it came before.
    public func wait() async {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        await withCheckedContinuation { continuation in
            source.setEventHandler {
                // Cancelled before anything else, so that it fires once.
                source.cancel()
            }
            source.setCancelHandler { continuation.resume() }
            source.resume()
        }
    }
}
