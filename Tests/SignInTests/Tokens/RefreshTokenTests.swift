import Seeded
import Testing

@testable import SignIn

@Suite struct RefreshTokenTests {
    private let token = RefreshToken(.seeded(1))

    @Test func aTokenComesBackFromItsText() {
        #expect(token.text.count == 86)
        #expect(RefreshToken(token.text) == token)
        #expect(RefreshToken(token.text)?.digests == token.digests)
        let bytes = Base64URL.decode(token.text) ?? []
        #expect(token.digests.family == Digest.sha256(bytes.prefix(32)))
        #expect(token.digests.secret == Digest.sha256(bytes.dropFirst(32)))
    }

    @Test func theNextOneIsTheSameEachTimeAndNotForWhoLacksTheKey() {
        let key = [UInt8](repeating: 7, count: 32)
        let next = token.next(key: key)
        #expect(next == token.next(key: key) && next != token)
        #expect(next != token.next(key: [UInt8](repeating: 8, count: 32)))
        #expect(next.digests.family == token.digests.family && next.digests.secret != token.digests.secret)
    }

    @Test func noTwoAreTheSame() {
        #expect(Set((0..<200).map { _ in RefreshToken(.system).text }).count == 200)
        #expect(RefreshToken(.seeded(2)) != token)
        #expect(RefreshToken(.seeded(2)).digests.family != token.digests.family)
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
