import Testing

@testable import SignIn

/// Providers that are slow, refuse, or talk nonsense.
struct AnswerTests {
    /// Where each service is asked after the browser has come home.
    static let places: [(ProviderStandIn.Service, String)] = [
        (.github, "/access_token"), (.github, "/user"), (.apple, "/token"), (.apple, "/keys"), (.kakao, "/token"),
        (.kakao, "/jwks.json"), (.kakao, "/me"), (.facebook, "/access_token"), (.facebook, "/me"), (.openID, "/token"),
        (.openID, "/keys"), (.openID, "/openid-configuration"),
    ]

    static let answers: [(body: String, status: Int, contentType: String, refusal: ProviderRefusal)] = [
        ("", 200, "application/json", .emptyAnswer), (" \r\n\t", 200, "application/json", .emptyAnswer),
        ("<!doctype html><title>Sorry</title>", 200, "text/html", .webPage),
        ("\n<html>", 200, "application/json", .webPage), ("{}", 200, "text/html; charset=utf-8", .webPage),
        ("{\"access_token\":", 200, "application/json", .nonsense), ("Internal error", 200, "text/plain", .nonsense),
        (String(repeating: "[", count: 100_000), 200, "application/json", .nonsense),
        (String(repeating: " ", count: 262_145), 200, "application/json", .tooLong),
        ("{}", 200, "application/json", .incomplete), ("null", 200, "application/json", .incomplete),
        ("[]", 200, "application/json", .incomplete), ("{}", 500, "application/json", .refused(status: 500)),
        ("<h1>Bad gateway</h1>", 502, "text/html", .refused(status: 502)), ("", 503, "", .refused(status: 503)),
        ("{}", 429, "application/json", .refused(status: 429)), ("", 403, "", .refused(status: 403)),
        ("{}", 302, "application/json", .refused(status: 302)), ("{}", 404, "application/json", .refused(status: 404)),
    ]

    @Test(arguments: places)
    func everyWrongAnswerHasItsOwnRefusal(service: ProviderStandIn.Service, place: String) async throws {
        for answer in Self.answers {
            let stage = try ProviderStage(service) { $0.habits.givesIdentityToken = place != "/me" }
            let start = try await stage.start()
            let query = try stage.consent(start, as: "1001")
            if place == "/openid-configuration" { stage.expire() }
            stage.answer(place, answer.body, status: answer.status, contentType: answer.contentType)
            let expected =
                place == "/openid-configuration" && answer.refusal == .incomplete
                ? .discoveryOfAnotherIssuer : answer.refusal
            await #expect(throws: expected, "\(place) \(answer.status) \(answer.body.prefix(40))") {
                try await stage.finish(query, cookie: stage.renewed(start.cookie))
            }
        }
    }

    @Test(arguments: places, [ProviderSilence.slow, .unreachable, .tooLong])
    func everySilenceHasItsOwnRefusal(
        place: (service: ProviderStandIn.Service, end: String), silence: ProviderSilence
    ) async throws {
        let stage = try ProviderStage(place.service) { $0.habits.givesIdentityToken = place.end != "/me" }
        let start = try await stage.start()
        let query = try stage.consent(start, as: "1001")
        if place.end == "/openid-configuration" { stage.expire() }
        stage.spoil { (request) throws(ProviderSilence) in
            if request.address.prefix(while: { $0 != "?" }).hasSuffix(place.end) { throw silence }
            return nil
        }
        await #expect(throws: ProviderRefusal(silence)) {
            try await stage.finish(query, cookie: stage.renewed(start.cookie))
        }
    }

    @Test(
        arguments: [
            (.github, 200, #"{"error":"bad_verification_code"}"#, .codeRefused),
            (.github, 200, #"{"error":"incorrect_client_credentials"}"#, .clientRefused),
            (.github, 200, #"{"error":"redirect_uri_mismatch"}"#, .clientRefused),
            (.github, 200, #"{"error":"something_new"}"#, .refused(status: 200)),
            (
                .apple, 400, #"{"error":"invalid_grant","error_description":"The code has already been used."}"#,
                .codeRefused
            ),
            (.apple, 400, #"{"error":"invalid_client"}"#, .clientRefused),
            (.kakao, 400, #"{"error":"invalid_grant","error_code":"KOE320"}"#, .codeRefused),
            (.kakao, 401, #"{"error":"invalid_client","error_code":"KOE010"}"#, .clientRefused),
            (.facebook, 400, #"{"error":{"message":"x","type":"OAuthException","code":100}}"#, .codeRefused),
            (.facebook, 400, #"{"error":{"message":"x","type":"OAuthException","code":1}}"#, .clientRefused),
            (.facebook, 400, #"{"error":{"message":"x","type":"OAuthException","code":101}}"#, .clientRefused),
            (.facebook, 400, #"{"error":{"code":99999999999999999999}}"#, .refused(status: 400)),
            (.openID, 400, #"{"error":["invalid_grant"]}"#, .refused(status: 400)),
            (.openID, 200, #"{"access_token":"a b","id_token":"x"}"#, .incomplete),
            (.openID, 200, #"{"access_token":"a\r\nX: y","id_token":"x"}"#, .incomplete),
            (.openID, 200, #"{"access_token":"a","token_type":"mac","id_token":"x"}"#, .incomplete),
            (.openID, 200, #"{"access_token":7}"#, .incomplete),
        ] as [(ProviderStandIn.Service, Int, String, ProviderRefusal)])
    func eachErrorOfATokenEndpointIsUnderstood(
        service: ProviderStandIn.Service, status: Int, body: String, refusal: ProviderRefusal
    ) async throws {
        let stage = try ProviderStage(service)
        stage.answer(service == .github || service == .facebook ? "/access_token" : "/token", body, status: status)
        #expect(try await stage.refusal() == refusal)
    }

    @Test(
        arguments: [
            (.github, "/user", #"{"id":"1001"}"#), (.github, "/user", #"{"id":99999999999999999999}"#),
            (.github, "/user", #"{"id":1.5}"#), (.github, "/user", #"{"login":"hana"}"#),
            (.kakao, "/me", #"{"id":null}"#), (.kakao, "/me", #"{"id":[1]}"#), (.facebook, "/me", #"{"id":1001}"#),
            (.facebook, "/me", #"{"id":""}"#), (.facebook, "/me", #"{"id":"\#(String(repeating: "1", count: 256))"}"#),
        ] as [(ProviderStandIn.Service, String, String)])
    func aPersonWithoutAProperIDIsNobody(service: ProviderStandIn.Service, place: String, body: String) async throws {
        let stage = try ProviderStage(service) { $0.habits.givesIdentityToken = false }
        stage.answer(place, body)
        #expect(try await stage.refusal() == .incomplete)
    }

    @Test func oddDescriptionsCostOnlyWhatIsOdd() async throws {
        let stage = try ProviderStage(.github)
        stage.answer(
            "/user", #"{"id":7,"name":["Hana"],"login":"hana","avatar_url":"javascript:alert(1)","email":"a@b@c"}"#)
        let start = try await stage.start()
        let hana = try await stage.finish(stage.consent(start, as: "1001"), cookie: start.cookie).identity
        #expect(hana.subject == "7")
        #expect(hana.name == "hana")
        #expect(hana.picture == nil)
        #expect(hana.email == "hana@example.com")
    }

    @Test func aDescriptionOfSomebodyElseIsRefused() async throws {
        let stage = try ProviderStage(.openID) { $0.habits.tokenNamesPerson = false }
        stage.answer("/person", #"{"sub":"1002","name":"Jun Park"}"#)
        #expect(try await stage.refusal() == .anotherPerson)
        stage.answer("/person", "<html>", status: 500)
        #expect(try await stage.refusal() == nil)
    }

    /// What is logged of a refusal holds nothing of the person and no secret, because no case could.
    @Test func descriptionsHoldNoSecret() async throws {
        let stage = try ProviderStage(.github)
        let text = String(reflecting: stage.provider) + String(describing: stage.provider) + "\(stage.provider.secret)"
        #expect(!text.contains(ProviderStage.secret))
        #expect(String(describing: ProviderTokens(access: Secret("abc"), identity: Secret("abc"))).contains("(secret)"))
        #expect(!String(reflecting: ProviderTokens(access: Secret("abc"), identity: nil)).contains("abc"))
    }

    @Test func onlyWhatPassesIsWorthAnotherTry() {
        for refusal in [ProviderRefusal.slow, .unreachable, .refused(status: 503), .refused(status: 429)] {
            #expect(refusal.isPassing)
        }
        for refusal in [ProviderRefusal.cancelled, .clientRefused, .refused(status: 400), .identityToken(.signature)] {
            #expect(!refusal.isPassing)
        }
    }
}

extension ProviderStage {
    /// Lets the discovery document that the start has fetched grow too old.
    func expire() { wait(ProviderDirectory.longestAge) }

    /// The same attempt, set out on later.
    func renewed(_ cookie: String) throws -> String {
        let seal = AttemptSeal(secret: [UInt8](repeating: 9, count: 32))
        var attempt = try #require(seal.open(cookie))
        attempt.expires = now + SignInAttempt.lifetime
        return seal.close(attempt, random: .system)
    }
}
