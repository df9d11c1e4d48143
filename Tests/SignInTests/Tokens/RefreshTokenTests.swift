import Seeded
import Testing

@testable import SignIn

@Suite struct RefreshTokenTests {
    private let token = RefreshToken(.seeded(1))

    @Test func aTokenComesBackFromItsText() {
        #expect(token.text.count == 43)
        #expect(RefreshToken(token.text) == token)
        #expect(RefreshToken(token.text)?.hash == token.hash)
        #expect(token.hash.count == 32)
        #expect(token.hash == Digest.sha256(Base64URL.decode(token.text) ?? []))
    }

    @Test func noTwoAreTheSame() {
        #expect(Set((0..<200).map { _ in RefreshToken(.system).text }).count == 200)
        #expect(RefreshToken(.seeded(2)) != token)
        #expect(RefreshToken(.seeded(2)).hash != token.hash)
    }

    @Test func anotherTextIsNoToken() {
        let text = token.text
        for place in 0..<text.count {
            #expect(RefreshToken(String(text.prefix(place))) == nil)
            let changed = text.prefix(place) + "!" + text.dropFirst(place + 1)
            #expect(RefreshToken(String(changed)) == nil)
        }
        for other in [
            text + "A", text + "=", " " + text, text + "\n", text.dropLast() + "é", String(text.dropLast()) + "B",
        ] {
            #expect(RefreshToken(other) == nil)
        }
    }

    @Test func noDescriptionShowsIt() {
        var dumped = ""
        dump(token, to: &dumped)
        #expect(["\(token)", String(reflecting: token)] == ["RefreshToken", "RefreshToken"])
        #expect(dumped == "- RefreshToken\n")
    }
}
