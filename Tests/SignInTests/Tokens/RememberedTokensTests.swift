import Seeded
import Testing

@testable import SignIn

@Suite struct RememberedTokensTests {
    private func digest(_ number: Int) -> SIMD4<UInt64> {
        Array("\(number)".utf8).withUnsafeBufferPointer { Digest.sha256Words($0) }
    }

    private func token(_ number: Int, issuedAt: Int64 = noon) -> AccessToken {
        AccessToken(account: Int64(number), session: 1, issuedAt: issuedAt)
    }

    /// The right token or none, never another's.
    @Test(arguments: [0, 1, 4, 64, 1000])
    func whatIsRememberedIsRight(capacity: Int) {
        var numbers = SeededNumbers(seed: 49)
        var remembered = RememberedTokens(capacity: capacity)
        for _ in 0..<3000 {
            let number = Int.random(in: 0..<400, using: &numbers)
            if numbers.oneIn(2) {
                remembered.remember(token(number), digest(number))
                #expect(remembered[digest(number)] == token(number))
            } else if let known = remembered[digest(number)] {
                #expect(known == token(number))
            }
        }
        remembered.forgetAll()
        #expect((0..<400).allSatisfy { remembered[digest($0)] == nil })
    }

    @Test func aTableThatIsHalfFullForgetsHardlyAnything() {
        var remembered = RememberedTokens(capacity: 4096)
        for number in 0..<2048 { remembered.remember(token(number), digest(number)) }
        #expect((0..<2048).count { remembered[digest($0)] != nil } > 1900)
    }

    @Test func theOneThatExpiresFirstGivesItsPlace() {
        var remembered = RememberedTokens(capacity: 4)
        for number in 0..<4 { remembered.remember(token(number, issuedAt: noon + Int64(10 - number)), digest(number)) }
        remembered.remember(token(9), digest(9))
        #expect((0..<4).map { remembered[digest($0)] != nil } == [true, true, true, false])
        #expect(remembered[digest(9)] == token(9))
    }
}
