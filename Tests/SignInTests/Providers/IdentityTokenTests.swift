import Testing
import Wire

@testable import SignIn

/// Tokens that look right and aren't. Each is what the stand-in's token endpoint gives in the place of its own.
struct IdentityTokenTests {
    typealias Members = [(name: String, value: JSON)]

    /// What an honest token says, for the attempt that asks.
    private static func honest(_ nonce: String) -> Members {
        [
            ("iss", .text("https://openid.example")), ("aud", .text(ProviderStage.clientID)), ("sub", .text("1001")),
            ("iat", .integer(setOut)), ("exp", .integer(setOut + 600)), ("nonce", .text(nonce)),
        ]
    }

    private static func signed(
        _ claims: Members, by key: PrivateKey = TestKey.rsa, header: Members? = nil
    ) -> String {
        let header: Members = header ?? [("alg", .text(key.algorithm.rawValue)), ("kid", .text("stand-in-1"))]
        let text = Base64URL.encode(JSON.object(header).bytes) + "." + Base64URL.encode(JSON.object(claims).bytes)
        return text + "." + Base64URL.encode(key.sign(Array(text.utf8)))
    }

    /// Why a token isn't believed; nil when it is.
    ///
    /// - Parameter keys: the issuer's key set in the place of its own.
    private func fault(
        keys: [Members]? = nil, _ token: (_ nonce: String) -> String
    ) async throws -> IdentityTokenFault? {
        let stage = try ProviderStage(.openID)
        let start = try await stage.start()
        let nonce = try #require(FormFields(encoded: start.address.drop { $0 != "?" }.dropFirst().utf8)?["nonce"])
        let query = try stage.consent(start, as: "1001")
        let answer = JSON.object([("access_token", .text("a")), ("id_token", .text(token(nonce)))])
        let keySet = keys.map { JSON.object([("keys", .array($0.map { .object($0) }))]) }
        stage.spoil { (request) throws(ProviderSilence) in
            if request.address.hasSuffix("/token") { return .json(answer) }
            return request.address.hasSuffix("/keys") ? keySet.map { .json($0) } : nil
        }
        do throws(ProviderRefusal) { _ = try await stage.finish(query, cookie: start.cookie) } catch {
            guard case .identityToken(let fault) = error else { throw error }
            return fault
        }
        return nil
    }

    private func fault(changing change: (inout Members) -> Void) async throws -> IdentityTokenFault? {
        try await fault { nonce in
            var claims = Self.honest(nonce)
            change(&claims)
            return Self.signed(claims)
        }
    }

    private func fault(with name: String, _ value: JSON?) async throws -> IdentityTokenFault? {
        try await fault(changing: { claims in
            claims.removeAll { $0.name == name }
            if let value { claims.append((name, value)) }
        })
    }

    @Test func anHonestTokenIsBelieved() async throws {
        #expect(try await fault { Self.signed(Self.honest($0)) } == nil)
    }

    // MARK: Algorithms

    @Test(arguments: ["none", "None", "NONE", "HS256", "RS384", "PS256", "ES384", "EdDSA", "rs256", ""])
    func onlyTwoAlgorithmsAreTaken(name: String) async throws {
        let header: Members = [("alg", .text(name)), ("kid", .text("stand-in-1"))]
        #expect(try await fault { Self.signed(Self.honest($0), header: header) } == .algorithm)
    }

    @Test func aTokenWithoutASignatureIsNone() async throws {
        let header = Base64URL.encode(#"{"alg":"none"}"#.utf8)
        for end in [".", ""] {
            let fault = try await fault { header + "." + Base64URL.encode(JSON.object(Self.honest($0)).bytes) + end }
            #expect(fault == (end == "." ? .algorithm : .malformed))
        }
        let unsigned = try await fault { nonce in
            Self.signed(Self.honest(nonce)).split(separator: ".").dropLast().joined(separator: ".") + "."
        }
        #expect(unsigned == .signature)
    }

    /// The oldest trick: the public key, which anybody has, as the secret of HMAC.
    @Test func thePublicKeyIsNoSecret() async throws {
        let modulus = try #require(TestKey.rsa.publicKey.webKeyMembers.first { $0.name == "n" }?.value.text)
        let publicBytes = try #require(Base64URL.decode(modulus))
        let fault = try await fault { nonce in
            let header = Base64URL.encode(#"{"alg":"HS256","kid":"stand-in-1"}"#.utf8)
            let text = header + "." + Base64URL.encode(JSON.object(Self.honest(nonce)).bytes)
            return text + "." + Base64URL.encode(Digest.hmacSHA256(text.utf8, key: publicBytes))
        }
        #expect(fault == .algorithm)
    }

    @Test func anAlgorithmOfAnotherKindThanTheKeyIsRefused() async throws {
        let header: Members = [("alg", .text("ES256")), ("kid", .text("stand-in-1"))]
        #expect(try await fault { Self.signed(Self.honest($0), header: header) } == .wrongKey)
        #expect(try await fault { Self.signed(Self.honest($0), by: TestKey.elliptic, header: header) } == .wrongKey)
    }

    @Test func anotherKeyUnderTheSameNameIsRefused() async throws {
        #expect(try await fault { Self.signed(Self.honest($0), by: TestKey.otherRSA) } == .signature)
    }

    @Test func aChangedTokenIsRefused() async throws {
        let fault = try await fault { nonce in
            var parts = Self.signed(Self.honest(nonce)).split(separator: ".").map(String.init)
            var claims = Self.honest(nonce)
            claims[2].value = .text("1002")
            parts[1] = Base64URL.encode(JSON.object(claims).bytes)
            return parts.joined(separator: ".")
        }
        #expect(fault == .signature)
    }

    /// Keys that come along in the header are anybody's.
    @Test func aKeyInTheHeaderIsNotLookedAt() async throws {
        let own = JSON.object(TestKey.otherRSA.publicKey.webKeyMembers)
        let header: Members = [("alg", .text("RS256")), ("kid", .text("stand-in-1")), ("jwk", own)]
        #expect(try await fault { Self.signed(Self.honest($0), by: TestKey.otherRSA, header: header) } == .signature)
    }

    @Test(
        arguments: [
            ("typ", .text("at+jwt"), .kind), ("typ", .integer(1), .kind), ("typ", .text("jwt"), nil),
            ("crit", .array([.text("exp")]), .kind), ("kid", .text("unheard-of"), .unknownKey), ("kid", .null, nil),
        ] as [(String, JSON, IdentityTokenFault?)])
    func theHeaderIsReadWithCare(name: String, value: JSON, fault: IdentityTokenFault?) async throws {
        var header: Members = [("alg", .text("RS256")), ("kid", .text("stand-in-1"))]
        header.removeAll { $0.name == name }
        header.append((name, value))
        #expect(try await self.fault { Self.signed(Self.honest($0), header: header) } == fault)
    }

    @Test func theKeyIsTheOneThatFitsAndThereIsNoChoice() async throws {
        func named(_ name: String, _ key: PrivateKey) -> Members {
            [("kid", .text(name))] + key.publicKey.webKeyMembers
        }
        let nameless: Members = [("alg", .text("RS256"))]
        let two = [named("1", TestKey.rsa), named("2", TestKey.otherRSA)]
        let ofTwoTypes = [named("stand-in-1", TestKey.elliptic), named("stand-in-1", TestKey.rsa)]
        #expect(try await fault(keys: two) { Self.signed(Self.honest($0), header: nameless) } == .unknownKey)
        #expect(try await fault(keys: ofTwoTypes) { Self.signed(Self.honest($0), header: nameless) } == nil)
        #expect(try await fault(keys: ofTwoTypes) { Self.signed(Self.honest($0)) } == nil)
        #expect(try await fault(keys: ofTwoTypes) { Self.signed(Self.honest($0), by: TestKey.elliptic) } == nil)
        #expect(try await fault(keys: []) { Self.signed(Self.honest($0)) } == .unknownKey)
    }

    // MARK: Claims

    @Test(
        arguments: [
            ("iss", .text("https://evil.example"), .issuer), ("iss", .text("https://openid.example/"), .issuer),
            ("iss", .text("HTTPS://openid.example"), .issuer), ("iss", nil, .missingClaim),
            ("iss", .array([.text("https://openid.example")]), .missingClaim), ("sub", nil, .missingClaim),
            ("sub", .text(""), .missingClaim), ("sub", .integer(1001), .missingClaim), ("exp", nil, .missingClaim),
            ("exp", .text("9999999999"), .missingClaim), ("exp", .integer(setOut - 120), .expired),
            ("exp", .integer(setOut - 119), nil), ("exp", .integer(.min), .expired), ("exp", .number(1e300), nil),
            ("exp", .number(Double(setOut) + 0.5), nil), ("iat", nil, .missingClaim),
            ("iat", .integer(setOut + 121), .notYet), ("iat", .integer(setOut + 120), nil),
            ("iat", .integer(.max), .notYet), ("nbf", .integer(setOut + 121), .notYet), ("nbf", .integer(setOut), nil),
            ("nbf", .text("soon"), .missingClaim), ("nonce", nil, .nonce), ("nonce", .text(""), .nonce),
            ("nonce", .text("another's"), .nonce), ("nonce", .integer(1), .nonce),
        ] as [(String, JSON?, IdentityTokenFault?)])
    func eachClaimMustHold(name: String, value: JSON?, fault: IdentityTokenFault?) async throws {
        #expect(try await self.fault(with: name, value) == fault)
    }

    @Test(
        arguments: [
            (.text("another-client"), nil, .audience), (.text(""), nil, .audience), (nil, nil, .missingClaim),
            (.integer(1), nil, .missingClaim), (.array([]), nil, .audience), (.array([.text("other")]), nil, .audience),
            (.array([.text(ProviderStage.clientID)]), nil, nil),
            (.array([.text(ProviderStage.clientID), .text("other")]), nil, .authorizedParty),
            (.array([.text(ProviderStage.clientID), .text("other")]), .text("other"), .authorizedParty),
            (.array([.text("other"), .text(ProviderStage.clientID)]), .text(ProviderStage.clientID), nil),
            (.array([.text("other")]), .text(ProviderStage.clientID), .audience),
            (.text(ProviderStage.clientID), .text("other"), .authorizedParty),
            (.text(ProviderStage.clientID), .integer(3), .authorizedParty),
            (.text(ProviderStage.clientID), .text(ProviderStage.clientID), nil),
        ] as [(JSON?, JSON?, IdentityTokenFault?)])
    func aTokenIsForUsAndMadeForUs(audience: JSON?, party: JSON?, fault: IdentityTokenFault?) async throws {
        let found = try await self.fault(changing: { claims in
            claims.removeAll { $0.name == "aud" }
            if let audience { claims.append(("aud", audience)) }
            if let party { claims.append(("azp", party)) }
        })
        #expect(found == fault)
    }

    @Test func aClaimThatStandsTwiceIsRefused() async throws {
        for name in ["sub", "aud", "nonce", "unheard-of"] {
            let fault = try await fault(changing: { claims in
                claims += [(name, .text("1001")), (name, .text("1001"))]
            })
            #expect(fault == .repeatedClaim)
        }
        let header: Members = [("alg", .text("none")), ("alg", .text("RS256")), ("kid", .text("stand-in-1"))]
        #expect(try await fault { Self.signed(Self.honest($0), header: header) } == .repeatedClaim)
    }

    // MARK: Shape

    @Test(
        arguments: [
            "", ".", "..", "...", "a.b.c", "e30.e30", "e30.e30.", "e30.e30.e30.e30", "e30.bnVsbA.e30", "W10.e30.e30",
            "e30=.e30.e30", "e30.e30.a", "{}.{}.{}", "_w.e30.e30",
        ])
    func whatIsNoTokenIsRefused(text: String) async throws {
        let fault = try await fault { _ in text }
        #expect(fault == .malformed || fault == .algorithm)
    }

    @Test func aTokenHasAtMost16384Bytes() async throws {
        func token(_ nonce: String, padding: Int) -> String {
            Self.signed(Self.honest(nonce) + [("padding", .text(String(repeating: "a", count: padding)))])
        }
        #expect(try await fault { token($0, padding: 11_000) } == nil)
        #expect(try await fault { token($0, padding: 13_000) } == .tooLong)
    }

    @Test func aMissingTokenIsIncomplete() async throws {
        for service in [ProviderStandIn.Service.openID, .apple] {
            let stage = try ProviderStage(service)
            stage.answer("/token", #"{"access_token":"a","token_type":"Bearer"}"#)
            #expect(try await stage.refusal() == .incomplete)
        }
    }
}
