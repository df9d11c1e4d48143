import Testing
import Wire

@testable import SignIn

/// The stand-ins let nothing off, so that going home through them proves something.
struct StandInTests {
    /// An honest request's fields, one of them changed or left out.
    private func authorization(
        _ stage: ProviderStage, _ changes: [(name: String, value: String?)]
    ) async throws -> StandInAnswer {
        let start = try await stage.start()
        let sides = start.address.split(separator: "?", maxSplits: 1)
        var fields = try #require(FormFields(encoded: sides[1].utf8)).fields
        for (name, value) in changes {
            fields.removeAll { $0.name == name }
            if let value { fields.append((name, value)) }
        }
        let address = sides[0] + "?" + FormFields(fields).encoded
        return stage.standIn.withLock { $0.answer(ProviderRequest(.get, String(address)), now: setOut) }
    }

    @Test(
        arguments: ProviderStandIn.Service.allCases,
        [
            ("client_id", "another"), ("client_id", nil), ("redirect_uri", nil),
            ("redirect_uri", "https://evil.example/"),
            ("redirect_uri", ProviderStage.redirect + "/more"), ("redirect_uri", ProviderStage.redirect + "?a=b"),
        ] as [(String, String?)])
    func aStrangerIsSentNowhere(service: ProviderStandIn.Service, change: (String, String?)) async throws {
        guard case .problem = try await authorization(ProviderStage(service), [change]) else {
            Issue.record("\(service) sends somebody away with \(change).")
            return
        }
    }

    @Test(
        arguments: ProviderStandIn.Service.allCases,
        [
            ("response_type", "token"), ("state", nil), ("state", "short"), ("code_challenge", nil),
            ("code_challenge", "abc"), ("code_challenge_method", "plain"), ("code_challenge_method", nil),
        ] as [(String, String?)])
    func aCarelessRequestIsSentBackWithAnError(service: ProviderStandIn.Service, change: (String, String?)) async throws
    {
        let answer = try await authorization(ProviderStage(service), [change])
        #expect(try error(in: answer) != nil)
    }

    private func error(in answer: StandInAnswer) throws -> String? {
        switch answer {
        case .redirect(let address):
            #expect(address.hasPrefix(ProviderStage.redirect + "?"))
            return FormFields(encoded: address.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())?["error"]
        case .form(_, let fields): return fields["error"]
        default: return nil
        }
    }

    @Test func appleTellsNamesByFormOnly() async throws {
        let answer = try await authorization(ProviderStage(.apple), [("response_mode", nil)])
        #expect(try error(in: answer) == "invalid_request")
    }

    @Test(arguments: [ProviderStandIn.Service.apple, .openID])
    func identityTokensWantANonce(service: ProviderStandIn.Service) async throws {
        #expect(try error(in: await authorization(ProviderStage(service), [("nonce", nil)])) == "invalid_request")
    }

    @Test func thePageOfConsentListsThePeople() async throws {
        let stage = try ProviderStage(.openID)
        guard case .consent(let page) = try await authorization(stage, []) else { throw StageFault.noConsent }
        #expect(page.people == cast)
        #expect(page.clientID == ProviderStage.clientID)
        // What a browser sends back may be anything.
        for body in ["", "request=&person=1001", "request=%", "person=1001", "request=a&request=b"] {
            let answer = stage.standIn.withLock {
                $0.answer(ProviderRequest(.post, "/authorization", body: Array(body.utf8)), now: setOut)
            }
            guard case .problem = answer else { Issue.record("\(body) leads somewhere."); return }
        }
        let nobody = FormFields([("request", page.request), ("person", "9")]).encoded
        guard
            case .problem = stage.standIn.withLock({
                $0.answer(ProviderRequest(.post, "/authorization", body: Array(nobody.utf8)), now: setOut)
            })
        else { Issue.record("Somebody unknown has consented."); return }
    }

    /// Repeats our own request for a token with one thing changed, each on a code of its own.
    private func exchange(
        _ service: ProviderStandIn.Service, waiting seconds: Int64 = 0,
        _ change: (inout ProviderRequest, inout [(name: String, value: String)]) -> Void
    ) async throws -> ProviderResponse {
        let stage = try ProviderStage(service)
        let start = try await stage.start()
        let query = try stage.consent(start, as: "1001")
        stage.spoil { (request) throws(ProviderSilence) in
            if request.method == .post { throw .unreachable }
            return nil
        }
        await #expect(throws: ProviderRefusal.unreachable) { try await stage.finish(query, cookie: start.cookie) }
        var request = try #require(stage.requests.last)
        var fields = try #require(FormFields(encoded: request.body)).fields
        change(&request, &fields)
        request.body = Array(FormFields(fields).encoded.utf8)
        let late = setOut + seconds
        guard case .reply(let reply) = stage.standIn.withLock({ [request] in $0.answer(request, now: late) }) else {
            throw StageFault.noWayHome
        }
        return reply
    }

    private func isGiven(_ reply: ProviderResponse) -> Bool {
        reply.status == 200 && JSON(reply.body)?.member("access_token") != nil
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func theWholeRequestMustBeRight(service: ProviderStandIn.Service) async throws {
        #expect(isGiven(try await exchange(service) { _, _ in }))
        for name in ["code", "redirect_uri", "code_verifier", "grant_type"] {
            for value in [nil, "", "wrong", String(repeating: "w", count: 43)] {
                let reply = try await exchange(service) { _, fields in
                    fields.removeAll { $0.name == name }
                    if let value { fields.append((name, value)) }
                }
                #expect(!isGiven(reply), "\(name) \(value ?? "missing")")
            }
        }
        let asJSON = try await exchange(service) { request, _ in
            request.headers.removeAll { $0.name == "Content-Type" }
            request.headers.append(("Content-Type", "application/json"))
        }
        #expect(!isGiven(asJSON))
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func onlyTheClientGetsTokens(service: ProviderStandIn.Service) async throws {
        let withoutProof = try await exchange(service) { request, fields in
            request.headers.removeAll { $0.name == "Authorization" }
            fields.removeAll { $0.name == "client_secret" }
        }
        #expect(!isGiven(withoutProof))
        let withAnother = try await exchange(service) { request, fields in
            request.headers.removeAll { $0.name == "Authorization" }
            fields.removeAll { $0.name == "client_secret" || $0.name == "client_id" }
            fields += [("client_id", ProviderStage.clientID), ("client_secret", "another")]
        }
        #expect(!isGiven(withAnother))
    }

    @Test(arguments: [(59, true), (60, false)] as [(Int64, Bool)])
    func aCodeHoldsForAMinute(seconds: Int64, isGood: Bool) async throws {
        #expect(isGiven(try await exchange(.kakao, waiting: seconds) { _, _ in }) == isGood)
    }

    @Test func aCodeUsedTwiceTakesBackWhatItGave() async throws {
        let stage = try ProviderStage(.github)
        let start = try await stage.start()
        let query = try stage.consent(start, as: "1001")
        _ = try await stage.finish(query, cookie: start.cookie)
        let person = try #require(stage.requests.last { $0.address.hasSuffix("/user") })
        let code = try #require(stage.requests.first { $0.method == .post })
        func status(_ request: ProviderRequest) -> Int? {
            guard case .reply(let reply) = stage.standIn.withLock({ $0.answer(request, now: setOut) }) else {
                return nil
            }
            return reply.status
        }
        #expect(status(person) == 200)
        _ = status(code)
        #expect(status(person) == 401)
    }

    /// Apple allows six months; ours holds five minutes.
    @Test func applesSecretIsSignedAndShort() async throws {
        let key = try #require(AppleKey(team: "TEAM123456", id: "KEY1234567", key: TestKey.elliptic))
        let secret = key.clientSecret(clientID: ProviderStage.clientID, audience: "https://apple.example", now: setOut)
        let token = try SignedToken(secret.value)
        #expect(token.header.member("alg")?.text == "ES256")
        #expect(token.header.member("kid")?.text == "KEY1234567")
        #expect(token.claims.member("exp")?.integer == setOut + 300)

        func reply(_ claims: [(name: String, value: JSON)], _ key: PrivateKey, id: String) async throws -> Bool {
            let secret = SignedToken.sign(.object(claims), by: key, keyID: id)
            return isGiven(
                try await exchange(.apple) { _, fields in
                    fields.removeAll { $0.name == "client_secret" }
                    fields.append(("client_secret", secret))
                })
        }
        guard case .object(let honest) = token.claims else { throw StageFault.noConsent }
        #expect(try await reply(honest, TestKey.elliptic, id: "KEY1234567"))
        #expect(try await !reply(honest, TestKey.otherElliptic, id: "KEY1234567"))
        #expect(try await !reply(honest, TestKey.elliptic, id: "ANOTHERKEY"))
        let wrong: [(String, JSON)] = [
            ("iss", .text("ANOTHER")), ("sub", .text("another")), ("aud", .text("https://github.example")),
            ("exp", .integer(setOut)), ("exp", .integer(setOut + 15_777_001)), ("iat", .integer(setOut + 1)),
        ]
        for (name, value) in wrong {
            let claims = honest.map { $0.name == name ? (name: name, value: value) : $0 }
            #expect(try await !reply(claims, TestKey.elliptic, id: "KEY1234567"), "\(name)")
        }
    }

    @Test func facebookWantsAProofOfTheAppsSecret() async throws {
        let stage = try ProviderStage(.facebook)
        _ = try await stage.go(as: "1001")
        var request = try #require(stage.requests.last { $0.address.contains("/me?") })
        request.address = String(request.address.prefix { $0 != "?" }) + "?fields=id"
        guard case .reply(let reply) = stage.standIn.withLock({ [request] in $0.answer(request, now: setOut) }) else {
            throw StageFault.noWayHome
        }
        #expect(reply.status == 400)
    }

    @Test(arguments: ProviderStandIn.Service.allCases)
    func anUnknownAddressIsNotFound(service: ProviderStandIn.Service) throws {
        let stage = try ProviderStage(service)
        for address in ["", "/", "/nothing", "https://github.example", "//", "?", "/user/../token"] {
            guard
                case .reply(let reply) = stage.standIn.withLock({
                    $0.answer(ProviderRequest(.get, address), now: setOut)
                })
            else { Issue.record("\(address) is something."); return }
            #expect(reply.status == 404)
        }
    }
}
