import Synchronization
import Testing

@testable import HTTP

/// Runs a server on a free port for the time of one test.
func withServer(
    _ change: (inout Configuration) -> Void = { _ in },
    handler: @escaping Handler = { request in .text("\(request.method.rawValue) \(request.path)") },
    _ test: (Server) async throws -> Void
) async throws {
    var configuration = Configuration(port: 0, threads: 1)
    change(&configuration)
    let server = Server(configuration, handler: handler)
    try server.start()
    do {
        try await test(server)
    } catch {
        await server.stop(grace: .zero)
        throw error
    }
    await server.stop(grace: .seconds(5))
}

/// Waits, looking often, until something is so; false after five seconds.
func eventually(_ isSo: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(5)
    while !isSo() {
        if ContinuousClock.now > end { return false }
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}

/// What handlers wait at until the test opens it.
final class Gateway: Sendable {
    private let stream: AsyncStream<Void>
    private let door: AsyncStream<Void>.Continuation

    init() {
        (stream, door) = AsyncStream.makeStream()
    }

    func pass() async {
        for await _ in stream { return }
    }

    func open() {
        door.finish()
    }
}

/// What was noted on the server's threads, for the test to read.
final class Notes<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    func note(_ value: Value) {
        values.withLock { $0.append(value) }
    }

    var all: [Value] { values.withLock { $0 } }
}

let plainGet = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
