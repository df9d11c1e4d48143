internal import CLinux
import Glibc

/// One run of the worker, from its start to its end, on the thread that calls.
///
/// The child ends with that thread, so the thread stays until the child has ended.
struct PictureChild {
    enum Ending: Equatable {
        /// It said that it has done all.
        case done
        /// It ended without: the picture broke it, or one of its limits did.
        case failed
        case late, cancelled
        /// It could not be started or confined, had no room on the disk, or was killed.
        case impossible
    }

    /// The program and what it is told.
    var command: [String]
    /// Where it writes; its current folder.
    var folder: String
    /// The open file that it gets as its file 3.
    var file: Int32
    /// Readable once the run is to be ended.
    var cancellation: Int32
    var time: Duration

    func run() -> Ending {
        var ends: [Int32] = [-1, -1]
        guard nadri_pipe(&ends) == 0 else { return .impossible }
        defer { close(ends[0]) }
        let child = start(output: ends[1])
        close(ends[1])
        guard let child else { return .impossible }
        let heard = listen(to: ends[0])
        // It has nothing more to do, whatever it thinks.
        kill(child, SIGKILL)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        if let heard { return heard }
        // Its status lies in the second byte; the first is 0 unless a signal ended it. Its own limits never end it by SIGKILL: the
        // system does, where memory is short.
        let isOurs = status == PictureWorker.unable << 8 || status & 0x7F == SIGKILL
        return isOurs ? .impossible : .failed
    }

    private func start(output: Int32) -> pid_t? {
        let child = withTexts(command) { arguments in
            withTexts(environment) { nadri_start(arguments, $0, folder, output, file) }
        }
        return child > 0 ? child : nil
    }

    /// No word of the server's own, where its secrets stand. Temporary files go where they are cleared away.
    private var environment: [String] {
        // VIPS_NOVECTOR: no machine code made while running, which the service's description forbids.
        var environment = ["LANG=C", "TMPDIR=.", "VIPS_CONCURRENCY=1", "VIPS_NOVECTOR=1", "MALLOC_ARENA_MAX=1"]
        // Where the Swift libraries lie, if somebody had to say so.
        if let libraries = getenv("LD_LIBRARY_PATH") {
            environment.append("LD_LIBRARY_PATH=\(String(cString: libraries))")
        }
        return environment
    }

    /// - Returns: nil where it fell silent before it was done, so that its status tells why.
    private func listen(to output: Int32) -> Ending? {
        let end = ContinuousClock.now + time
        var heard: [UInt8] = []
        while true {
            let left = (end - .now).components
            let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { return .late }
            var watched = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
            watched.append(pollfd(fd: cancellation, events: Int16(POLLIN), revents: 0))
            guard poll(&watched, 2, Int32(clamping: milliseconds)) > 0 else { continue }
            if watched[1].revents != 0 { return .cancelled }
            var buffer = [UInt8](repeating: 0, count: 64)
            let count = read(output, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            heard += buffer.prefix(max(0, count))
            if heard.elementsEqual(PictureWorker.done.utf8) { return .done }
            if heard.count > 64 { return .failed }
            if count <= 0 { return nil }
        }
    }
}

/// C texts with nil at their end, as exec wants them.
private func withTexts<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
