import Testing

@testable import SignIn

struct PasskeyChallengesTests {
    private let challenges = PasskeyChallenges(secret: [UInt8](repeating: 3, count: 32))
    /// 2026-11-30 12:00 UTC.
    private let noon: Int64 = 1_796_040_000

    private func make(_ purpose: PasskeyChallenges.Purpose) -> PasskeyChallenges.Challenge {
        challenges.make(for: purpose, now: noon, .system)
    }

    @Test("a challenge comes back for what it was given out for, for five minutes")
    func backAgain() {
        let purposes: [PasskeyChallenges.Purpose] = [
            .signIn, .addition(account: 1, session: 2), .addition(account: 1, session: 3),
            .addition(account: 2, session: 2), .addition(account: 0, session: 0), .proof(account: 1, session: 2),
            .proof(account: 1, session: 3), .proof(account: 2, session: 2), .proof(account: 0, session: 0),
        ]
        for purpose in purposes {
            let challenge = make(purpose)
            #expect(challenge.bytes.count == 32)
            for other in purposes {
                let opened = challenges.open(challenge.cookie, for: other, now: noon + 299)
                #expect(opened == (other == purpose ? challenge.bytes : nil))
            }
            #expect(challenges.open(challenge.cookie, for: purpose, now: noon + 300) == nil)
        }
        #expect(make(.signIn).bytes != make(.signIn).bytes)
    }

    @Test("nobody else makes one: each letter counts, and so does the secret")
    func forgery() {
        let cookie = make(.signIn).cookie
        for index in cookie.indices {
            var letters = Array(cookie)
            let place = cookie.distance(from: cookie.startIndex, to: index)
            letters[place] = letters[place] == "A" ? "B" : "A"
            #expect(challenges.open(String(letters), for: .signIn, now: noon) == nil)
            #expect(challenges.open(String(cookie[..<index]), for: .signIn, now: noon) == nil)
        }
        #expect(challenges.open(cookie + cookie, for: .signIn, now: noon) == nil)
        #expect(PasskeyChallenges(secret: [1]).open(cookie, for: .signIn, now: noon) == nil)
    }

    @Test("an answered challenge is worth nothing again for as long as it could be opened")
    func onlyOnce() {
        let challenge = make(.signIn)
        for moment in [noon, noon + 1, noon + 150, noon + 299, noon + 299, noon - 1000] {
            let isFirst = challenges.use(challenge.bytes, now: moment)
            #expect(isFirst == (moment == noon))
        }
        let other = make(.signIn)
        #expect(challenges.use(other.bytes, now: noon + 299))
        #expect(!challenges.use(other.bytes, now: noon + 598))
    }

    @Test("what is remembered has an end: then nobody comes in until it is forgotten")
    func bounded() {
        let few = PasskeyChallenges(secret: [1], most: 2)
        #expect(few.use([1], now: noon) && few.use([2], now: noon) && !few.use([3], now: noon))
        #expect(few.use([3], now: noon + 300) && !few.use([1], now: noon + 300))
        #expect(few.use([1], now: noon + 600))
    }
}

struct RelyingPartyTests {
    @Test(
        "the id is the host alone, the origin as browsers write it",
        arguments: [
            ("https://nadri.example", "nadri.example", "https://nadri.example"),
            ("https://Nadri.Example:443", "nadri.example", "https://nadri.example"),
            ("https://nadri.example:8443", "nadri.example", "https://nadri.example:8443"),
            ("http://localhost:8080", "localhost", "http://localhost:8080"),
            ("http://localhost:80", "localhost", "http://localhost"), ("http://[::1]:80", "[::1]", "http://[::1]"),
            ("http://[::1]", "[::1]", "http://[::1]"),
        ])
    func parts(origin: String, id: String, browsers: String) throws {
        let party = try #require(RelyingParty(origin: origin))
        #expect(party.id == id && party.origin == browsers)
    }

    @Test(
        "browsers keep passkeys for names alone",
        arguments: [
            ("https://nadri.example", true), ("http://localhost:8080", true), ("https://9.nadri.example", true),
            ("http://127.0.0.1:8080", false), ("https://10.0.0.7", false), ("http://[::1]:8080", false),
        ])
    func names(origin: String, hasName: Bool) {
        #expect(RelyingParty(origin: origin)?.hasName == hasName)
    }

    @Test("what is no origin has none", arguments: ["", "nadri.example", "https://", "https://:443"])
    func none(origin: String) {
        #expect(RelyingParty(origin: origin) == nil)
    }
}
