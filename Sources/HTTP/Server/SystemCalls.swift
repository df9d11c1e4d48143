import Glibc

/// The system's words for one of its error numbers.
func systemMessage(_ number: Int32) -> String {
    // Safe on all threads since glibc 2.32.
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
}

/// Lets this process have as many open sockets as the system grants it: thousands of streams need them, and the
/// usual first limit is 1024.
func raiseOpenFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < limit.rlim_max else {
        return
    }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

/// A thread that runs one function and is then waited for.
///
/// `@unchecked` because of the thread's number, which never changes.
struct WorkingThread: @unchecked Sendable {
    private let thread: pthread_t

    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// nil if the system gives no thread.
    init?(_ run: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(run: run))
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { opaque in
                if let opaque { Unmanaged<Work>.fromOpaque(opaque).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        guard result == 0 else {
            work.release()
            return nil
        }
        self.thread = thread
    }

    func join() {
        pthread_join(thread, nil)
    }
}
