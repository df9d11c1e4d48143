import Foundation

/// Runs programs for tests. Foundation's `Process` would wait for the server that `pg_ctl` leaves behind, because the
/// server inherits the socket by which it notices the end.
public enum Command {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program to its end and gives what it printed.
    public static func output(_ path: String, _ arguments: [String]) async throws -> String {
        try await withCheckedThrowingContinuation { done in
            DispatchQueue(label: "command").async {
                done.resume(with: Result { try outputNow(path, arguments) })
            }
        }
    }

    /// Starts a program that reads from `input` and is not waited for.
    static func start(_ path: String, _ arguments: [String], input: Int32) throws {
        _ = try spawn(path, arguments, input: input, output: nil)
    }

    /// Starts a program that prints into a file and is ended by `kill` and `waitpid`.
    public static func launch(_ path: String, _ arguments: [String], output: String) throws -> pid_t {
        try spawn(path, arguments, input: nil, output: output)
    }

    private static func outputNow(_ path: String, _ arguments: [String]) throws -> String {
        let file = "/tmp/nadri-output-" + UUID().uuidString
        defer { unlink(file) }
        let child = try spawn(path, arguments, input: nil, output: file)
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1, errno == EINTR {}
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        guard status == 0 else { throw Failure(description: "\(path) ended with status \(status):\n\(text)") }
        return text
    }

    private static func spawn(
        _ path: String, _ arguments: [String], input: Int32?, output: String?
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, path, &actions, nil, words, environ)
        guard code == 0 else {
            throw Failure(description: "\(path) can't be started: \(String(cString: strerror(code)))")
        }
        return child
    }
}
