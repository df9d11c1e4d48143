import Engines
import Foundation
import Outbound
import Synchronization

/// `nadri serve` as a process of its own, which can be killed at any moment and started again on what it left.
final class Served: Sendable {
    let process: pid_t
    let port: UInt16
    private let isKilled = Atomic(false)

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns once it answers that it's ready.
    /// - Parameters:
    ///   - folder: for its data and what it prints.
    ///   - database: as `NADRI_DATABASE`.
    init(_ program: String, in folder: String, database: String, _ client: OutboundClient) async throws {
        let output = folder + "/printed-" + UUID().uuidString
        // A file that may grow no further is a fault to be told of, not a signal that ends it.
        let script = "trap '' XFSZ; exec env \"$@\""
        process = try Command.launch(
            "/bin/sh",
            [
                "-c", script, "sh", "NADRI_DATA=\(folder)/data", "NADRI_DATABASE=\(database)", "NADRI_PORT=0",
                "NADRI_ADDRESS=127.0.0.1", "NADRI_PASSWORD_COST=cheap", "NADRI_NOW=\(Houses.now)", "NADRI_LOG=off",
                program, "serve",
            ], output: output)
        do {
            port = try await Served.port(toldIn: output, by: process)
            try await Served.ready(port, client)
        } catch {
            Served.kill(process)
            throw error
        }
    }

    /// Whatever goes wrong, nobody is left behind.
    deinit {
        kill()
    }

    /// As a power cut would. A second time does nothing.
    func kill() {
        guard !isKilled.exchange(true, ordering: .relaxed) else { return }
        Served.kill(process)
    }

    private static func kill(_ process: pid_t) {
        Glibc.kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
    }

    private static func port(toldIn file: String, by process: pid_t) async throws -> UInt16 {
        var port: UInt16?
        try await patiently("the server tells its port") {
            let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
            var status: Int32 = 0
            guard waitpid(process, &status, WNOHANG) == 0 else { throw Fault(description: "It ended:\n\(text)") }
            port = text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//).flatMap { UInt16($0.1) }
            return port != nil
        }
        guard let port else { throw Fault(description: "no port") }
        return port
    }

    private static func ready(_ port: UInt16, _ client: OutboundClient) async throws {
        try await patiently("the server is ready") {
            let answer = try? await client.send(OutboundRequest(.get, "http://127.0.0.1:\(port)/readyz"))
            return answer?.status == 200
        }
    }
}

/// Looks again and again until it holds.
func patiently(_ what: String, _ holds: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try await !holds() {
        guard ContinuousClock.now < deadline else { throw Served.Fault(description: "In vain waited until \(what).") }
        try await Task.sleep(for: .milliseconds(5))
    }
}

/// At once, also into a file.
func say(_ text: String) {
    print(text)
    fflush(nil)
}
