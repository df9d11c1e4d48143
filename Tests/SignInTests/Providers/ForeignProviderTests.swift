import Foundation
import Glibc
import Outbound
import Testing

@testable import SignIn

/// An OpenID provider that isn't ours: PyPI's oidc-provider-mock. It doesn't check PKCE; our stand-ins do.
@Suite(
    .enabled("oidc-provider-mock can't be installed: is there a network and python3-venv?") {
        ForeignProvider.isInstalled
    })
struct ForeignProviderTests {
    @Test func aForeignProviderSignsInAndItsNoIsUnderstood() async throws {
        let foreign = try ForeignProvider()
        defer { foreign.stop() }
        let client = OutboundClient(.operatorsOwn)
        try await foreign.isReady(client)
        let signIn = ProviderSignIn(transport: client, seal: AttemptSeal(secret: [UInt8](repeating: 5, count: 32)))
        let provider = Provider.openID(
            slug: "foreign", label: "Foreign", issuer: foreign.issuer, clientID: "nadri", secret: Secret("a secret"))
        // It signs with its own clock.
        let now = Int64(time(nil))

        let start = try await signIn.start(
            provider, for: .signIn, redirect: ProviderStage.redirect, back: "/likes", now: now)
        let query = try await foreign.answer(start.address, "sub=hana", client)
        let home = try await signIn.finish(
            provider, ProviderCallback(encoded: query.utf8), cookie: start.cookie, now: now)
        #expect(home.identity.issuer == foreign.issuer)
        #expect(home.identity.subject == "hana")
        #expect(home.identity.name == "Hana Sato")
        #expect(home.identity.email == "hana@example.com")
        #expect(home.back == "/likes")

        await #expect(throws: ProviderRefusal.codeRefused) {
            try await signIn.finish(provider, ProviderCallback(encoded: query.utf8), cookie: start.cookie, now: now)
        }
        let again = try await signIn.start(
            provider, for: .signIn, redirect: ProviderStage.redirect, back: "/", now: now)
        let refusal = try await foreign.answer(again.address, "action=deny", client)
        await #expect(throws: ProviderRefusal.cancelled) {
            try await signIn.finish(provider, ProviderCallback(encoded: refusal.utf8), cookie: again.cookie, now: now)
        }
    }
}

/// The foreign provider as a process of its own, on a port of its own.
final class ForeignProvider {
    let issuer: String
    private let process = Process()
    private let end = DispatchSemaphore(value: 0)

    init() throws {
        let port = try Self.freePort()
        issuer = "http://localhost:\(port)"
        process.executableURL = Self.folder.appending(path: "bin/oidc-provider-mock")
        process.arguments = [
            "--port", "\(port)", "--require-nonce", "true", "--user-claims",
            #"{"sub":"hana","email":"hana@example.com","name":"Hana Sato"}"#,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [end] _ in end.signal() }
        try process.run()
    }

    /// It inherits from our threads that it hears no polite signal.
    func stop() {
        kill(process.processIdentifier, SIGKILL)
        end.wait()
    }

    /// Asks until it answers, at most twenty seconds: Python takes a while to start.
    func isReady(_ client: OutboundClient) async throws {
        let asking = OutboundRequest(.get, issuer + "/.well-known/openid-configuration")
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end, process.isRunning {
            if let answer = try? await client.send(asking), answer.status == 200 { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("The foreign provider doesn't answer.")
    }

    /// What the browser brings home after the page of consent was answered so.
    func answer(_ address: String, _ form: String, _ client: OutboundClient) async throws -> String {
        let decision = OutboundRequest(
            .post, address, headers: [OutboundHeader("Content-Type", "application/x-www-form-urlencoded")],
            body: Array(form.utf8))
        let home = try #require(try await client.send(decision)["Location"])
        #expect(home.hasPrefix(ProviderStage.redirect + "?"))
        return String(home.dropFirst(ProviderStage.redirect.count + 1))
    }

    private static func freePort() throws -> UInt16 {
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
        try #require(isBound)
        return UInt16(bigEndian: address.sin_port)
    }

    // MARK: Installing

    private static let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        .appending(path: ".build/foreign-provider")

    /// Takes only the files whose hashes are in the list; a list that has not changed is not looked at again.
    static let isInstalled: Bool = {
        let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "requirements.txt")
        let mark = folder.appending(path: "installed.txt")
        guard let wanted = try? Data(contentsOf: list) else { return false }
        if let installed = try? Data(contentsOf: mark), installed == wanted { return true }
        let options = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--only-binary", ":all:"]
        return run("/usr/bin/python3", ["-m", "venv", "--clear", folder.path])
            && run(folder.appending(path: "bin/pip").path, ["install"] + options + ["--requirement", list.path])
            && (try? wanted.write(to: mark)) != nil
    }()

    private static func run(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        // Waiting as Foundation does takes a whole processor.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        guard (try? process.run()) != nil else { return false }
        end.wait()
        return process.terminationStatus == 0
    }
}
