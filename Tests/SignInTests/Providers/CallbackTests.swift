import Testing
import Wire

@testable import SignIn

/// What a browser may bring home, and what of it is believed.
struct CallbackTests {
    @Test func aCodeIsWorthNothingInAnotherBrowser() async throws {
        let stage = try ProviderStage(.openID)
        let hers = try await stage.start()
        let his = try await stage.start()
        let query = try stage.consent(hers, as: "1001")
        await #expect(throws: ProviderRefusal.stateMismatch) { try await stage.finish(query, cookie: his.cookie) }
        await #expect(throws: ProviderRefusal.noAttempt) { try await stage.finish(query, cookie: nil) }
        // In her own browser it still is.
        #expect(try await stage.finish(query, cookie: hers.cookie).identity.subject == "1001")
    }

    @Test func anotherCodeUnderOnesOwnStateFailsByItsChallengeAndItsNonce() async throws {
        let stage = try ProviderStage(.openID)
        let hers = try await stage.start()
        let his = try await stage.start()
        let herCode = try #require(FormFields(encoded: stage.consent(hers, as: "1001").utf8)?["code"])
        let hisState = try #require(FormFields(encoded: stage.consent(his, as: "1002").utf8)?["state"])
        let mixed = FormFields([("code", herCode), ("state", hisState), ("iss", "https://openid.example")]).encoded
        await #expect(throws: ProviderRefusal.codeRefused) { try await stage.finish(mixed, cookie: his.cookie) }
    }

    @Test func aCodeIsGoodOnce() async throws {
        let stage = try ProviderStage(.github)
        let start = try await stage.start()
        let query = try stage.consent(start, as: "1001")
        _ = try await stage.finish(query, cookie: start.cookie)
        await #expect(throws: ProviderRefusal.codeRefused) { try await stage.finish(query, cookie: start.cookie) }
    }

    @Test func anAttemptEndsAfterTenMinutes() async throws {
        let stage = try ProviderStage(.github)
        let start = try await stage.start()
        stage.wait(599)
        let query = try stage.consent(start, as: "1001")
        _ = try await stage.finish(query, cookie: start.cookie)
        stage.wait(1)
        await #expect(throws: ProviderRefusal.attemptExpired) { try await stage.finish(query, cookie: start.cookie) }
    }

    @Test func anAttemptWithOneProviderIsNoneWithAnother() async throws {
        let github = try ProviderStage(.github)
        let kakao = try ProviderStage(.kakao)
        let start = try await github.start()
        let query = try github.consent(start, as: "1001")
        await #expect(throws: ProviderRefusal.anotherProvider) { try await kakao.finish(query, cookie: start.cookie) }
    }

    @Test(
        arguments: [
            ("state=STATE&error=server_error", .endedByProvider), ("state=STATE&error=access_denied", .cancelled),
            ("state=STATE&error=user_cancelled_authorize", .cancelled), ("state=STATE&error=", .endedByProvider),
            ("state=STATE&error=access_denied&code=x", .cancelled), ("state=STATE", .missingCode),
            ("state=STATE&code=", .missingCode), ("", .stateMismatch), ("error=access_denied", .cancelled),
            ("error=other&code=x", .endedByProvider),
            ("error=access_denied&state=another", .stateMismatch),
            ("code=x", .stateMismatch), ("state=STATE&state=STATE&code=x", .damagedCallback),
            ("state=STATE&code=x&code=y", .damagedCallback), ("state=STATE&code=%", .damagedCallback),
            ("state=STATE&code=%zz", .damagedCallback), ("state=STATE&code=%ff", .damagedCallback),
            ("state=STATE&code=a b", .damagedCallback),
            ("state=STATE&code=x&iss=https%3A%2F%2Fevil.example", .anotherIssuer),
            ("state=STATE&code=nobodys", .codeRefused),
        ] as [(String, ProviderRefusal)])
    func eachWayOfComingHomeWrongIsTold(query: String, refusal: ProviderRefusal) async throws {
        let stage = try ProviderStage(.github)
        let start = try await stage.start()
        let state = try #require(FormFields(encoded: stage.consent(start, as: "1001").utf8)?["state"])
        let brought = query.split(separator: "STATE", omittingEmptySubsequences: false).joined(separator: state)
        await #expect(throws: refusal) { try await stage.finish(brought, cookie: start.cookie) }
        let isKnownFromTheBrowserAlone = refusal != .codeRefused
        #expect(stage.requests.isEmpty == isKnownFromTheBrowserAlone)
    }

    @Test func anIssuerThatPromisesItsNameMustSayIt() async throws {
        let stage = try ProviderStage(.openID)
        let refusal = try await stage.refusal { query in
            FormFields(FormFields(encoded: query.utf8)?.fields.filter { $0.name != "iss" } ?? []).encoded
        }
        #expect(refusal == .anotherIssuer)
    }

    @Test func aCallbackHasAtMost16384Bytes() throws {
        let longest = "code=" + String(repeating: "a", count: 16_379)
        _ = try ProviderCallback(encoded: longest.utf8)
        #expect(throws: ProviderRefusal.damagedCallback) { try ProviderCallback(encoded: (longest + "a").utf8) }
    }

    @Test(
        arguments: [
            ("/", "/"), ("/likes?page=2", "/likes?page=2"), ("", "/"), ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"), ("/a\r\nSet-Cookie: b", "/"), ("/\t/evil.example", "/"), ("likes", "/"),
            ("/%2F/evil", "/%2F/evil"), ("javascript:alert(1)", "/"),
        ])
    func theWayBackStaysOnOurSite(asked: String, kept: String) async throws {
        let stage = try ProviderStage(.github)
        let start = try await stage.start(back: asked)
        let home = try await stage.finish(stage.consent(start, as: "1001"), cookie: start.cookie)
        #expect(home.back == kept)
    }
}
