import Testing
import Wire

@testable import SignIn

/// What issuers publish: believed for an hour, and only as far as it is theirs.
struct DirectoryTests {
    private func count(_ end: String, in stage: ProviderStage) -> Int {
        stage.requests.count { $0.address.hasSuffix(end) }
    }

    @Test func documentsAndKeysAreKeptForAnHour() async throws {
        let stage = try ProviderStage(.openID)
        _ = try await stage.go(as: "1001")
        stage.wait(3599)
        _ = try await stage.go(as: "1002")
        #expect(count("/openid-configuration", in: stage) == 1)
        #expect(count("/keys", in: stage) == 1)
        stage.wait(1)
        _ = try await stage.go(as: "1003")
        #expect(count("/openid-configuration", in: stage) == 2)
        #expect(count("/keys", in: stage) == 2)
    }

    @Test func aClockSetBackKeepsNothingForever() async throws {
        let stage = try ProviderStage(.openID)
        _ = try await stage.go(as: "1001")
        stage.wait(-1)
        _ = try await stage.go(as: "1001")
        #expect(count("/openid-configuration", in: stage) == 2)
    }

    @Test func aNewKeyIsFetchedOnceWhenItsNameIsMet() async throws {
        let stage = try ProviderStage(.apple)
        let old = JSON.object([
            ("keys", .array([.object([("kid", .text("old"))] + TestKey.otherRSA.publicKey.webKeyMembers)]))
        ])
        stage.answer("/keys", String(decoding: old.bytes, as: UTF8.self))
        #expect(try await stage.refusal() == .identityToken(.unknownKey))
        #expect(count("/keys", in: stage) == 1)
        #expect(try await stage.refusal() == .identityToken(.unknownKey))
        #expect(count("/keys", in: stage) == 2)
        stage.spoil(nil)
        #expect(try await stage.go(as: "1001").identity.subject == "1001")
        #expect(count("/keys", in: stage) == 3)
        _ = try await stage.go(as: "1001")
        #expect(count("/keys", in: stage) == 3)
    }

    @Test func aFailureIsNotKept() async throws {
        let stage = try ProviderStage(.openID)
        stage.answer("/openid-configuration", "", status: 503)
        await #expect(throws: ProviderRefusal.refused(status: 503)) { try await stage.start() }
        stage.spoil(nil)
        _ = try await stage.go(as: "1001")
    }

    private static func document(_ changes: [String: JSON?]) -> String {
        var members: [(name: String, value: JSON)] = [
            ("issuer", .text("https://openid.example")),
            ("authorization_endpoint", .text("https://openid.example/authorization")),
            ("token_endpoint", .text("https://openid.example/token")),
            ("jwks_uri", .text("https://openid.example/keys")),
        ]
        for (name, value) in changes {
            members.removeAll { $0.name == name }
            if let value { members.append((name, value)) }
        }
        return String(decoding: JSON.object(members).bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (["issuer": .text("https://openid.example/")], .discoveryOfAnotherIssuer),
            (["issuer": .text("https://evil.example")], .discoveryOfAnotherIssuer),
            (["issuer": nil], .discoveryOfAnotherIssuer),
            (["issuer": .array([.text("https://openid.example")])], .discoveryOfAnotherIssuer),
            (["authorization_endpoint": nil], .unusableDiscovery), (["token_endpoint": nil], .unusableDiscovery),
            (["jwks_uri": nil], .unusableDiscovery), (["jwks_uri": .integer(1)], .unusableDiscovery),
            (["token_endpoint": .text("http://openid.example/token")], .unusableDiscovery),
            (["token_endpoint": .text("http://127.0.0.1@evil.example/")], .unusableDiscovery),
            (["token_endpoint": .text("http://127.0.0.1.evil.example/")], .unusableDiscovery),
            (["authorization_endpoint": .text("javascript:alert(1)//")], .unusableDiscovery),
            (["authorization_endpoint": .text("https://openid.example/\r\nX: y")], .unusableDiscovery),
            (["authorization_endpoint": .text("https://openid.example/#a")], .unusableDiscovery),
            (["userinfo_endpoint": .text("file:///etc/passwd")], .unusableDiscovery),
        ] as [([String: JSON?], ProviderRefusal)])
    func aDocumentThatIsNotRightIsNotUsed(changes: [String: JSON?], refusal: ProviderRefusal) async throws {
        let stage = try ProviderStage(.openID)
        stage.answer("/openid-configuration", Self.document(changes))
        await #expect(throws: refusal) { try await stage.start() }
    }

    @Test(arguments: [(nil, true), (["plain"], false), ([], false), (["plain", "S256"], true)] as [([String]?, Bool)])
    func theChallengeIsLeftOutOnlyWhereItIsNotKnown(methods: [String]?, isSent: Bool) async throws {
        let stage = try ProviderStage(.openID)
        let named = methods.map { JSON.array($0.map { .text($0) }) }
        stage.answer("/openid-configuration", Self.document(["code_challenge_methods_supported": named]))
        let address = try await stage.start().address
        #expect(address.contains("code_challenge=") == isSent)
    }

    @Test func anAddressWithAQueryKeepsIt() async throws {
        let stage = try ProviderStage(.openID)
        let own = JSON.text("https://openid.example/authorization?tenant=7")
        stage.answer("/openid-configuration", Self.document(["authorization_endpoint": own]))
        #expect(
            try await stage.start().address.hasPrefix("https://openid.example/authorization?tenant=7&response_type="))
    }

    @Test(
        arguments: [
            ("https://a.example", true), ("http://127.0.0.1:9400/x", true), ("http://localhost", true),
            ("http://[::1]:80/", true), ("http://[::1].evil.example/", false), ("http://a.example", false),
            ("https://", false), ("", false), ("ftp://127.0.0.1/", false), ("http://localhost:80@evil.example/", false),
        ])
    func secretsGoOverTLSOrStayOnThisMachine(address: String, isSafe: Bool) {
        #expect(ProviderEndpoints.isSafe(address) == isSafe)
    }
}
