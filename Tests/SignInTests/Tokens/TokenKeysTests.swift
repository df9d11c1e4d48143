import Seeded
import Synchronization
import Testing

@testable import SignIn

@Suite struct TokenKeysTests {
    private let first = TokenKeys(.seeded(1))

    @Test func afterARotationTheOlderKeyStillProvesAndAfterTheNextNoMore() throws {
        let text = first.sign(AccessToken(account: 1, session: 2, issuedAt: noon))
        let second = first.rotated(.seeded(2))
        let third = second.rotated(.seeded(3))
        #expect(second.ids == [second.ids[0], first.ids[0]])
        #expect(try AccessTokens(keys: second).check(text, now: noon).account == 1)
        #expect(throws: TokenRefusal.unknownKey) { try AccessTokens(keys: third).check(text, now: noon) }
    }

    @Test func whatHasBeenProvenIsForgottenWithItsKey() throws {
        let tokens = AccessTokens(keys: first)
        let text = tokens.issue(account: 1, session: 2, now: noon)
        #expect(try tokens.check(text, now: noon).account == 1)
        let second = first.rotated(.seeded(2))
        tokens.use(second)
        #expect(try tokens.check(text, now: noon).account == 1)
        #expect(tokens.issue(account: 1, session: 2, now: noon) != text)
        tokens.use(second.rotated(.seeded(3)))
        #expect(throws: TokenRefusal.unknownKey) { try tokens.check(text, now: noon) }
    }

    /// Another node has rotated the keys.
    @Test func anUnknownKeyMakesUsLookForNewOnesEveryTenSeconds() throws {
        let second = first.rotated(.seeded(2))
        let looks = Mutex(0)
        let found = Mutex<TokenKeys?>(nil)
        let tokens = AccessTokens(keys: first) {
            looks.withLock { $0 += 1 }
            return found.withLock { $0 }
        }
        let text = second.sign(AccessToken(account: 7, session: 8, issuedAt: noon))
        for _ in 0..<50 { #expect(throws: TokenRefusal.unknownKey) { try tokens.check(text, now: noon) } }
        found.withLock { $0 = second }
        #expect(throws: TokenRefusal.unknownKey) { try tokens.check(text, now: noon + 9) }
        #expect(looks.withLock { $0 } == 1)
        #expect(try tokens.check(text, now: noon + 10).account == 7)
        #expect(looks.withLock { $0 } == 2)
        // From now on it signs with the new key.
        let own = tokens.issue(account: 1, session: 1, now: noon)
        #expect(throws: TokenRefusal.unknownKey) { try AccessTokens(keys: first).check(own, now: noon) }
    }

    @Test func aClockThatIsSetBackDoesNotStopUsFromLooking() {
        let looks = Mutex(0)
        let tokens = AccessTokens(keys: first) {
            looks.withLock { $0 += 1 }
            return nil
        }
        let text = TokenKeys(.seeded(2)).sign(AccessToken(account: 7, session: 8, issuedAt: noon))
        for now in [noon, noon - 3600, .max, .min, .max] { _ = try? tokens.check(text, now: now) }
        #expect(looks.withLock { $0 } == 5)
    }

    @Test func keysComeBackFromTheirText() throws {
        for keys in [first, first.rotated(.seeded(2))] {
            #expect(try TokenKeys(text: keys.text) == keys)
            #expect(try TokenKeys(text: "\n  \(keys.text.split(separator: " ").joined(separator: "\n\t"))\r\n") == keys)
        }
    }

    @Test func everyKeyHasANameOfItsOwn() {
        let ids = (0..<200).flatMap { TokenKeys(.seeded($0)).ids }
        #expect(Set(ids).count == 200)
        #expect(ids.allSatisfy { $0.count == 16 })
        #expect(TokenKeys(.system).ids != TokenKeys(.system).ids)
    }

    @Test func anotherTextIsRefused() {
        let seed = first.text
        let key = "verify=" + Base64URL.encode(TokenKeys(.seeded(2)).signing.verifying.bytes)
        let own = "verify=" + Base64URL.encode(first.signing.verifying.bytes)
        let noPoint = "verify=" + Base64URL.encode([UInt8](repeating: 0, count: 32))
        for text in [
            "", " ", "sign=", key, "\(key) \(seed)", "\(seed) \(seed)", "\(seed) \(key) \(key)", "\(seed) \(own)",
            "\(seed) \(noPoint)", "\(seed)=", String(seed.dropLast()), seed + "A", seed.uppercased(), "\(seed),\(key)",
            seed.replacing("sign=", with: ""), seed.replacing("sign=", with: "sign=" + "\u{301}"), "\(seed) verify=",
            "\(seed) \(key)x", "\(seed)\0",
        ] {
            #expect(throws: TokenKeyFault.nonsense, "\(text)") { try TokenKeys(text: text) }
        }
    }

    @Test func noDescriptionShowsASecret() {
        let keys = first.rotated(.seeded(2))
        var dumped = ""
        dump(keys, to: &dumped)
        let seed = Base64URL.encode(keys.signing.seed)
        for shown in ["\(keys)", String(reflecting: keys), dumped] {
            #expect(shown.contains(keys.ids[0]))
            #expect(!shown.contains(seed) && !shown.contains("\(keys.signing.seed[0]), \(keys.signing.seed[1])"))
        }
        #expect(!"\(TokenKeyFault.nonsense)".contains(seed))
    }
}
