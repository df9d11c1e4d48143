import Glibc

/// Writes lines at once, so that they reach a log file or a pipe as they come.
enum Terminal {
    static func say(_ line: String) {
        write(line + "\n", to: STDOUT_FILENO)
    }

    static func complain(_ line: String) {
        write(line + "\n", to: STDERR_FILENO)
    }

    /// Without a line's end, to be written over.
    static func mark(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

    /// What can't be written is lost: there is nobody left to tell.
    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
