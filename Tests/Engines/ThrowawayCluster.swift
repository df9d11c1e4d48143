import Foundation

/// A PostgreSQL server of its own in a temporary folder, reached through a socket there, for tests only.
///
/// A shell stands guard: when the process that started the cluster ends, however it ends, the guard's input closes, and
/// it stops the server and removes the folder.
public final class ThrowawayCluster: Sendable {
    /// One server for the whole run of the tests.
    public static let shared = Task { try await ThrowawayCluster() }

    private let folder: String
    private let programs: String
    private let guardInput: FileHandle
    private let places = Places(24)

    public enum Fault: Error, CustomStringConvertible {
        case notInstalled

        public var description: String {
            "PostgreSQL is not installed: apt-get install postgresql"
        }
    }

    /// - Parameter isDurable: false leaves out syncing to disk, which is much faster.
    public init(isDurable: Bool = false) async throws {
        programs = try ThrowawayCluster.findPrograms()
        // Short, because the path of a socket may have only 107 bytes.
        folder = "/tmp/nadri-pg-" + UUID().uuidString.prefix(8)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        guardInput = try ThrowawayCluster.standGuard(over: folder, programs: programs)
        if getuid() == 0 {
            _ = try await Command.output("/bin/chown", [ThrowawayCluster.serverUser, folder])
        }
        try await run(
            "initdb", ["-D", folder + "/data", "-U", "nadri", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"])
        let settings = """
            listen_addresses = ''
            unix_socket_directories = '\(folder)'
            max_connections = 200
            shared_buffers = 32MB
            fsync = \(isDurable ? "on" : "off")
            """
        try await run("sh", ["-c", "cat >> '\(folder)/data/postgresql.conf' <<'END'\n\(settings)\nEND"])
        try await start()
    }

    public func address(database: String = "postgres") -> String {
        "postgres://nadri@/\(database)?host=\(folder)"
    }

    public func start() async throws {
        try await run("pg_ctl", ["-D", folder + "/data", "-w", "-l", folder + "/log", "start"])
    }

    /// - Parameter mode: `fast` says farewell to every connection, `immediate` is like a power cut.
    public func stop(_ mode: String = "fast") async throws {
        try await run("pg_ctl", ["-D", folder + "/data", "-w", "-m", mode, "stop"])
    }

    /// Kills the server's first process, as the system does when it has no memory left. The others notice and end.
    public func kill() {
        let text = (try? String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)) ?? ""
        guard let first = text.split(separator: "\n").first, let process = pid_t(first), process > 1 else { return }
        _ = Glibc.kill(process, SIGKILL)
    }

    /// Starts the server that was killed, once the last of its processes has ended.
    public func startAgain() async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while true {
            do {
                return try await start()
            } catch {
                guard ContinuousClock.now < deadline else { throw error }
            }
        }
    }

    /// Makes an empty database, gives its address, and drops it afterwards.
    func withDatabase(_ work: (String) async throws -> Void) async throws {
        let name = try await makeDatabase()
        do {
            try await work(address(database: name))
        } catch {
            try await drop(name)
            throw error
        }
        try await drop(name)
    }

    /// Makes a database that is to be dropped, and gives its name. Waits while so many are in use that the server would
    /// run out of connections.
    ///
    /// - Parameter model: the database it is to be a copy of; without one it is empty.
    func makeDatabase(like model: String = "template1") async throws -> String {
        await places.take()
        let name = "test_" + UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased()
        do {
            try await sql("CREATE DATABASE \(name) TEMPLATE \(model)")
        } catch {
            await places.giveBack()
            throw error
        }
        return name
    }

    func drop(_ name: String) async throws {
        do {
            try await sql("DROP DATABASE \(name) WITH (FORCE)")
        } catch {
            await places.giveBack()
            throw error
        }
        await places.giveBack()
    }

    /// Runs one statement through `psql`, apart from the code under test.
    @discardableResult
    public func sql(_ sentence: String, database: String = "postgres") async throws -> String {
        try await run("psql", ["-X", "-q", "-A", "-t", "-d", address(database: database), "-c", sentence])
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String]) async throws -> String {
        let path = program == "sh" ? "/bin/sh" : programs + "/" + program
        guard getuid() == 0 else { return try await Command.output(path, arguments) }
        // The server refuses to run as root.
        let user = ThrowawayCluster.serverUser
        let asUser = ["--reuid=\(user)", "--regid=\(user)", "--clear-groups", path] + arguments
        return try await Command.output("/usr/bin/setpriv", asUser)
    }

    private static let serverUser = getpwnam("postgres") == nil ? "nobody" : "postgres"

    private static func findPrograms() throws -> String {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let newest = versions.compactMap(Int.init).max()
        guard let newest, FileManager.default.isExecutableFile(atPath: "\(root)/\(newest)/bin/initdb") else {
            throw Fault.notInstalled
        }
        return "\(root)/\(newest)/bin"
    }

    private static func standGuard(over folder: String, programs: String) throws -> FileHandle {
        // The guard outlives an interrupt from the keyboard, which reaches every process of the terminal.
        let script = """
            trap '' INT TERM HUP
            read -r never_comes
            pid=$(head -n 1 '\(folder)/data/postmaster.pid' 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null
            rm -rf '\(folder)'
            """
        let input = Pipe()
        // No other child may hold the writing end, or the guard would wait for that child too.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try Command.start("/bin/sh", ["-c", script], input: input.fileHandleForReading.fileDescriptor)
        return input.fileHandleForWriting
    }
}
