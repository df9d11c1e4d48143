import Foundation
import Glibc
import Outbound
import StandIn
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
        #expect(await foreign.isReady(client), "The foreign provider doesn't answer.")
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
        let port = try ForeignProgram.freePort()
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

    /// Asks until it answers: Python takes a while to start.
    func isReady(_ client: OutboundClient) async -> Bool {
        let asking = OutboundRequest(.get, issuer + "/.well-known/openid-configuration")
        let isDecided = await eventually(looks: 1000, pause: .milliseconds(50)) {
            guard process.isRunning else { return true }
            return (try? await client.send(asking))?.status == 200
        }
        return isDecided && process.isRunning
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
