import Seeded
import Testing

@testable import SignIn

@Suite struct AccessTokenTests {
    private let keys = TokenKeys(.seeded(1))
    private var tokens: AccessTokens { AccessTokens(keys: keys) }

    @Test func aTokenSaysWhatItWasIssuedFor() throws {
        let tokens = tokens
        let text = tokens.issue(account: 12, session: 34, now: noon)
        let token = try tokens.check(text, now: noon)
        #expect(token == AccessToken(account: 12, session: 34, issuedAt: noon))
        #expect(token.expiresAt == noon + 15 * 60)
        // And to another who has the keys and hasn't seen it yet.
        #expect(try self.tokens.check(text, now: noon) == token)
    }

    @Test func aTokenIsAJSONWebTokenThatAnybodyCanReadWithTheKey() throws {
        let parts = tokens.issue(account: 12, session: 34, now: noon).split(separator: ".")
        let read = parts.map { String(decoding: Base64URL.decode($0) ?? [], as: UTF8.self) }
        #expect(read[0] == #"{"alg":"EdDSA","typ":"JWT","kid":"\#(keys.ids[0])"}"#)
        #expect(read[1] == #"{"sub":"12","sid":"34","iat":1796040000,"exp":1796040900}"#)
        #expect(parts[2].count == 86)
    }

    /// RFC 8032, section 7.1, tests 1 and 2.
    @Test(arguments: [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ])
    func signaturesAreEd25519(seed: String, key: String, message: String, signature: String) throws {
        let signing = try #require(SigningKey(seed: bytes(hex: seed)))
        #expect(signing.verifying.bytes == bytes(hex: key))
        #expect(signing.signature(of: bytes(hex: message)) == bytes(hex: signature))
        #expect(signing.verifying.proves(bytes(hex: signature), of: bytes(hex: message)))
    }

    @Test func aTokenHoldsUntilTheLastSecondOfItsQuarterOfAnHour() throws {
        let tokens = tokens
        let text = tokens.issue(account: 1, session: 2, now: noon)
        // Each also for a token that has been seen before.
        for tokens in [tokens, tokens, self.tokens] {
            #expect(throws: TokenRefusal.expired) { try tokens.check(text, now: noon + 900) }
            #expect(throws: TokenRefusal.expired) { try tokens.check(text, now: .max) }
            #expect(try tokens.check(text, now: noon + 899).account == 1)
        }
    }

    @Test func aClockMayBeAMinuteBehind() throws {
        let tokens = tokens
        let text = tokens.issue(account: 1, session: 2, now: noon)
        for tokens in [tokens, tokens, self.tokens] {
            #expect(throws: TokenRefusal.notYetValid) { try tokens.check(text, now: noon - 61) }
            #expect(throws: TokenRefusal.notYetValid) { try tokens.check(text, now: .min) }
            #expect(try tokens.check(text, now: noon - 60).session == 2)
        }
    }

    @Test func anyNumbersComeBackInAShortText() throws {
        let tokens = tokens
        var numbers = SeededNumbers(seed: 43)
        let extremes: [Int64] = [.min, -1, 0, 1, .max]
        for round in 0..<300 {
            let account = round < 25 ? extremes[round % 5] : Int64.random(in: .min ... .max, using: &numbers)
            let session = round < 25 ? extremes[round / 5] : Int64.random(in: .min ... .max, using: &numbers)
            let text = tokens.issue(account: account, session: session, now: noon)
            let token = try self.tokens.check(text, now: noon)
            #expect(token.account == account && token.session == session)
            #expect(text.utf8.count <= 300)
        }
    }

    @Test(arguments: [Int64.min, -1, 0, 253_402_300_799, Int64.max])
    func noClockIsTooWrongToIssueAToken(now: Int64) throws {
        let text = tokens.issue(account: 1, session: 2, now: now)
        let token = try keys.proven(Array(text.utf8))
        #expect(token.expiresAt == token.issuedAt + AccessToken.lifetime)
    }

    /// What only a program of ours with the key could sign is read strictly all the same.
    @Test(arguments: [
        "", "{}", "null", #"{"sub":12,"sid":"34","iat":1,"exp":2}"#, #"{"sub":"12","sid":34,"iat":1,"exp":2}"#,
        #"{"sub":"12","sid":"34","iat":"1","exp":"2"}"#, #"{"sub":"12","sid":"34","iat":1.0,"exp":2}"#,
        #"{"sub":"12","sid":"34","iat":1,"exp":2e9}"#, #"{"sub":"12","sid":"34","iat":01,"exp":2}"#,
        #"{"sub":"+12","sid":"34","iat":1,"exp":2}"#, #"{"sub":"-0","sid":"34","iat":1,"exp":2}"#,
        #"{"sub":"","sid":"34","iat":1,"exp":2}"#, #"{"sub":"9223372036854775808","sid":"34","iat":1,"exp":2}"#,
        #"{"sub":"12","sid":"34","iat":-1,"exp":2}"#, #"{"sub":"12","sid":"34","iat":1,"exp":253402300800}"#,
        #"{"sub":"12","sid":"34","iat":2,"exp":2}"#, #"{"sub":"12","sid":"34","iat":3,"exp":2}"#,
        #"{"sub":"12","sid":"34","exp":2,"iat":1}"#, #"{"sub":"12","sid":"34","iat":1}"#,
        #"{"sub":"12","iat":1,"exp":2}"#, #"{"sub":"12","sid":"34","iat":1,"exp":2,"admin":true}"#,
        #"{"sub":"12","sub":"13","sid":"34","iat":1,"exp":2}"#, #"{"sub":"12","sid":"34","iat":1,"exp":2} "#,
        #" {"sub":"12","sid":"34","iat":1,"exp":2}"#, #"{"sub": "12","sid":"34","iat":1,"exp":2}"#,
        #"{"sub":"12","sid":"34","iat":1,"exp":2"#, #"{"sub":"12","sid":"34","iat":1,"exp":2}}"#,
        #"{"sub":"１２","sid":"34","iat":1,"exp":2}"#, #"{"sub":"\u0031","sid":"34","iat":1,"exp":2}"#,
    ])
    func otherClaimsAreRefusedThoughTheyAreSigned(payload: String) {
        let text = keys.signed(payload: Array(payload.utf8))
        #expect(throws: TokenRefusal.malformed) { try tokens.check(text, now: 1) }
    }

    @Test func theseClaimsAreTaken() throws {
        let text = keys.signed(payload: Array(#"{"sub":"12","sid":"34","iat":1,"exp":2}"#.utf8))
        #expect(try tokens.check(text, now: 1).account == 12)
    }

    @Test func manyAskAtOnceWhileKeysChange() async {
        let tokens = AccessTokens(keys: keys, remembering: 4)
        let texts = (0..<16).map { tokens.issue(account: $0, session: $0, now: noon) }
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    for round in 0..<60 {
                        let account = (worker + round) % texts.count
                        let token = try? tokens.check(texts[account], now: noon)
                        #expect(token?.account == Int64(account))
                    }
                }
            }
            group.addTask {
                let rotated = keys.rotated(.seeded(2))
                for round in 0..<60 { tokens.use(round % 2 == 0 ? rotated : keys) }
            }
        }
    }
}
