import CLinux
import Glibc

/// A program that others wrote, run for a test; killed with its last owner.
public final class ForeignProgram: Sendable {
    public let process: pid_t

    public struct Failure: Error {
        public init() {}
    }

    /// - Parameters:
    ///   - command: the program's path and what it is told.
    ///   - folder: its current one.
    public init(_ command: [String], in folder: String = "/") throws {
        process = ForeignProgram.start(command, folder)
        guard process > 0 else { throw Failure() }
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Runs it to its end. 0 if it says that all went well.
    public static func run(_ command: [String], in folder: String = "/") -> Int32 {
        let process = start(command, folder)
        var status: Int32 = -1
        guard process > 0, waitpid(process, &status, 0) == process else { return -1 }
        return status
    }

    /// A port on loopback that was free a moment ago.
    public static func freePort() throws -> UInt16 {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure() }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func start(_ command: [String], _ folder: String) -> pid_t {
        let nowhere = open("/dev/null", O_RDWR)
        defer { close(nowhere) }
        let arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        let environment: [UnsafeMutablePointer<CChar>?] = ["PATH", "HOME"].compactMap { (name: String) in
            getenv(name).map { strdup("\(name)=\(String(cString: $0))") }
        }
        defer { for text in arguments + environment { free(text) } }
        return nadri_start(arguments + [nil], environment + [nil], folder, nowhere, nowhere)
    }
}
