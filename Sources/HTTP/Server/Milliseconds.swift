import Glibc

/// Milliseconds, or a moment on the clock that never goes back.
typealias Milliseconds = UInt64

extension Milliseconds {
    /// The coarse clock: right to some 4 ms, and asked several times for each request.
    static func now() -> Milliseconds {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
    }

    /// Rounded down; below 0 it is 0, and what would not fit is the longest time there is.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else {
            self = 0
            return
        }
        let (whole, isTooLong) = UInt64(seconds).multipliedReportingOverflow(by: 1000)
        let (sum, isTooMuch) = whole.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000_000_000))
        self = isTooLong || isTooMuch ? .max : sum
    }

    /// This much later, without overflow.
    func after(_ delay: Milliseconds) -> Milliseconds {
        let (sum, overflow) = addingReportingOverflow(delay)
        return overflow ? .max : sum
    }
}
