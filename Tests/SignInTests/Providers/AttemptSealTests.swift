import Seeded
import Testing

@testable import SignIn

struct AttemptSealTests {
    private let seal = AttemptSeal(secret: [UInt8](repeating: 1, count: 32))
    private let attempt = SignInAttempt(
        provider: "github", state: "state", nonce: "nonce", verifier: "verifier", redirect: "https://nadri.example/x",
        back: "/likes", account: "42", expires: setOut + 600)

    @Test func anAttemptComesBackAsItWas() {
        #expect(seal.open(seal.close(attempt, random: .system)) == attempt)
    }

    @Test func nothingOfItCanBeReadAndNoTwoLookAlike() throws {
        let random = seededRandomness(3)
        let cookie = seal.close(attempt, random: random)
        #expect(cookie != seal.close(attempt, random: random))
        let bytes = try #require(Base64URL.decode(cookie))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("verifier"))
    }

    @Test func everyBitCounts() throws {
        let bytes = try #require(Base64URL.decode(seal.close(attempt, random: seededRandomness(4))))
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            #expect(seal.open(Base64URL.encode(changed)) == nil)
            #expect(seal.open(Base64URL.encode(bytes[..<index])) == nil)
        }
    }

    @Test func anotherSecretOpensNothing() {
        let other = AttemptSeal(secret: [UInt8](repeating: 2, count: 32))
        #expect(other.open(seal.close(attempt, random: .system)) == nil)
    }

    @Test(arguments: ["", "a", "====", "not base64 at all", String(repeating: "A", count: 5000)])
    func nonsenseIsNoAttempt(text: String) {
        #expect(seal.open(text) == nil)
    }

    /// Browsers keep 4096 bytes, name and attributes included.
    @Test func theLongestAttemptFitsIntoACookie() async throws {
        let stage = try ProviderStage(.openID)
        let long = "https://nadri.example/" + String(repeating: "r", count: 490)
        let start = try await stage.signIn.start(
            stage.provider, for: .link(account: String(repeating: "9", count: 20)), redirect: long,
            back: "/" + String(repeating: "b", count: 1023), now: setOut)
        #expect(start.cookie.utf8.count < 3500)
    }
}
