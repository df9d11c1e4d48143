import Seeded
import Testing

@testable import SignIn

/// What has worked against others who take JSON Web Tokens, tried on ours.
@Suite struct TokenAttackTests {
    private let keys = TokenKeys(.seeded(1))
    private let tokens: AccessTokens
    private let good: String
    private let parts: [String]

    init() {
        tokens = AccessTokens(keys: keys)
        good = tokens.issue(account: 12, session: 34, now: noon)
        parts = good.split(separator: ".").map(String.init)
    }

    private func header(_ text: String) -> String { Base64URL.encode(text.utf8) }

    /// A token of that header, properly signed with the key in use.
    private func signed(header text: String) -> String {
        let message = header(text) + "." + parts[1]
        return message + "." + Base64URL.encode(keys.signing.signature(of: Array(message.utf8)))
    }

    @Test(arguments: ["none", "None", "NONE", "nOnE", ""])
    func aTokenWithoutSignatureIsRefused(algorithm: String) {
        for name in [#","typ":"JWT","kid":"\#(keys.ids[0])"}"#, "}"] {
            let header = header(#"{"alg":"\#(algorithm)"\#(name)"#)
            for signature in ["", parts[2], "AA"] {
                #expect(throws: TokenRefusal.malformed) {
                    try tokens.check("\(header).\(parts[1]).\(signature)", now: noon)
                }
            }
            #expect(throws: TokenRefusal.malformed) { try tokens.check("\(header).\(parts[1])", now: noon) }
        }
        #expect(throws: TokenRefusal.wrongSignature) { try tokens.check("\(parts[0]).\(parts[1]).", now: noon) }
    }

    /// The key that proves is no secret, so it mustn't be taken for one that signs.
    @Test func aTokenSealedWithTheVerifyingKeyIsRefused() {
        let key = keys.signing.verifying.bytes
        let pem = "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n"
        for header in [
            header(#"{"alg":"HS256","typ":"JWT","kid":"\#(keys.ids[0])"}"#), header(#"{"alg":"HS256"}"#), parts[0],
        ] {
            for secret in [key, Array(Base64URL.encode(key).utf8), Array(keys.ids[0].utf8), Array(pem.utf8), []] {
                let seal = Digest.hmacSHA256("\(header).\(parts[1])".utf8, key: secret)
                for signature in [seal, seal + seal] {
                    let text = "\(header).\(parts[1]).\(Base64URL.encode(signature))"
                    #expect(throws: TokenRefusal.self) { try tokens.check(text, now: noon) }
                }
            }
        }
    }

    @Test func onlyOneWayToWriteTheHeaderIsTaken() throws {
        let id = keys.ids[0]
        #expect(
            try tokens.check(signed(header: #"{"alg":"EdDSA","typ":"JWT","kid":"\#(id)"}"#), now: noon).account == 12)
        for text in [
            #"{"typ":"JWT","alg":"EdDSA","kid":"\#(id)"}"#, #"{"alg":"EdDSA","typ":"JWT","kid":"\#(id)"} "#,
            #"{"alg": "EdDSA","typ":"JWT","kid":"\#(id)"}"#, #"{"alg":"EdDSA","kid":"\#(id)"}"#,
            #"{"alg":"eddsa","typ":"JWT","kid":"\#(id)"}"#, #"{"alg":"ES256","typ":"JWT","kid":"\#(id)"}"#,
            #"{"alg":"RS256","typ":"JWT","kid":"\#(id)"}"#, #"{"alg":"EdDSA","typ":"JWT"}"#, "", "{}", "null", "[]",
            #"{"alg":"EdDSA","typ":"JWT","kid":"\#(id)","crit":["exp"]}"#,
            #"{"alg":"EdDSA","typ":"JWT","kid":"\#(id)","jku":"https://evil.example/keys"}"#,
            #"{"alg":"EdDSA","alg":"none","typ":"JWT","kid":"\#(id)"}"#,
        ] {
            #expect(throws: TokenRefusal.malformed, "\(text)") { try tokens.check(signed(header: text), now: noon) }
        }
    }

    /// An attacker signs with a key of his own and says that it is ours.
    @Test func aKeyIsNeverTakenFromTheToken() throws {
        let theirs = TokenKeys(.seeded(666))
        let payload = AccessToken(account: 1, session: 1, issuedAt: noon).payload
        #expect(throws: TokenRefusal.unknownKey) { try tokens.check(theirs.signed(payload: payload), now: noon) }
        let message = parts[0] + "." + Base64URL.encode(payload)
        let forged = message + "." + Base64URL.encode(theirs.signing.signature(of: Array(message.utf8)))
        #expect(throws: TokenRefusal.wrongSignature) { try tokens.check(forged, now: noon) }
        let key = Base64URL.encode(theirs.signing.verifying.bytes)
        let embedded = header(#"{"alg":"EdDSA","typ":"JWT","jwk":{"kty":"OKP","crv":"Ed25519","x":"\#(key)"}}"#)
        let other = embedded + "." + Base64URL.encode(payload)
        let embedding = other + "." + Base64URL.encode(theirs.signing.signature(of: Array(other.utf8)))
        #expect(throws: TokenRefusal.malformed) { try tokens.check(embedding, now: noon) }
    }

    @Test(arguments: [
        "", "0", "AAAAAAAAAAAAAAAA", "../../../dev/null", "../../../dev/nul", "' or ''='aaaaaa", "/dev/null\\u0000aaa",
        "AAAAAAAAAAAAAAA\\\"",
        "AAAAAAAAAAAAAAAAA",
    ])
    func aKeyIdIsANameAndNothingElse(id: String) {
        let text = signed(header: #"{"alg":"EdDSA","typ":"JWT","kid":"\#(id)"}"#)
        let expected: TokenRefusal = id == "AAAAAAAAAAAAAAAA" ? .unknownKey : .malformed
        #expect(throws: expected) { try tokens.check(text, now: noon) }
    }

    @Test func theOlderKeysNameDoesNotFitTheNewKeysSignature() {
        let rotated = keys.rotated(.seeded(2))
        let tokens = AccessTokens(keys: rotated)
        let message = parts[0] + "." + parts[1]
        let text = message + "." + Base64URL.encode(rotated.signing.signature(of: Array(message.utf8)))
        #expect(throws: TokenRefusal.wrongSignature) { try tokens.check(text, now: noon) }
    }

    @Test func aTokenCutShortOrDrawnOutAtAnyByteIsRefused() {
        let bytes = Array(good.utf8)
        for place in 0...bytes.count {
            if place < bytes.count {
                let short = String(decoding: bytes[..<place], as: UTF8.self)
                #expect(throws: TokenRefusal.self, "\(place)") { try tokens.check(short, now: noon) }
            }
            for letter in [UInt8(ascii: "A"), UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "\n"), 0] {
                var long = bytes
                long.insert(letter, at: place)
                let text = String(decoding: long, as: UTF8.self)
                #expect(throws: TokenRefusal.self, "\(place), \(letter)") { try tokens.check(text, now: noon) }
            }
        }
    }

    @Test func noBitCanBeTurned() {
        for place in good.utf8.indices {
            let offset = good.utf8.distance(from: good.utf8.startIndex, to: place)
            for bit in 0..<8 {
                var bytes = Array(good.utf8)
                bytes[offset] ^= 1 << bit
                #expect(throws: TokenRefusal.self, "byte \(offset), bit \(bit)") {
                    // As bytes, since a byte above 127 becomes another letter in a text.
                    try keys.proven(bytes)
                }
            }
        }
    }

    /// Bits behind the last byte of a part would make several texts for one token.
    @Test func aPartIsWrittenInOneWayOnly() {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        var taken = 0
        for letter in alphabet {
            if (try? tokens.check(good.dropLast() + String(letter), now: noon)) != nil { taken += 1 }
        }
        #expect(taken == 1)
        for padding in ["=", "=="] {
            let padded = parts.map { $0 + padding }
            for text in [
                "\(padded[0]).\(parts[1]).\(parts[2])", "\(parts[0]).\(padded[1]).\(parts[2])",
                "\(parts[0]).\(parts[1]).\(padded[2])",
            ] {
                #expect(throws: TokenRefusal.self) { try tokens.check(text, now: noon) }
            }
        }
    }

    /// S and S + L satisfy the same equation (RFC 8032, section 5.1.7); only the smaller is right.
    @Test func aSignatureCannotBeWrittenWithAnotherNumber() throws {
        let order = bytes(hex: "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
        var signature = try #require(Base64URL.decode(parts[2]))
        var carry = 0
        for place in 0..<32 {
            carry += Int(signature[32 + place]) + Int(order[place])
            signature[32 + place] = UInt8(carry & 255)
            carry >>= 8
        }
        let text = "\(parts[0]).\(parts[1]).\(Base64URL.encode(signature))"
        #expect(throws: TokenRefusal.wrongSignature) { try tokens.check(text, now: noon) }
    }

    @Test func partsOfTwoTokensDoNotMix() {
        let other = tokens.issue(account: 1, session: 1, now: noon).split(separator: ".")
        for text in [
            "\(parts[0]).\(other[1]).\(parts[2])", "\(parts[0]).\(parts[1]).\(other[2])",
            "\(parts[1]).\(parts[0]).\(parts[2])", "\(good).\(parts[2])", "\(good).", ".\(good)", "..", "",
        ] {
            #expect(throws: TokenRefusal.self) { try tokens.check(text, now: noon) }
        }
    }

    @Test func whatIsLongerThanAKibibyteIsNotRead() {
        #expect(throws: TokenRefusal.malformed) { try tokens.check(String(repeating: "a", count: 1024), now: noon) }
        #expect(throws: TokenRefusal.tooLong) { try tokens.check(String(repeating: "a", count: 1025), now: noon) }
        #expect(throws: TokenRefusal.tooLong) {
            try tokens.check(good + String(repeating: ".", count: 1 << 20), now: noon)
        }
    }

    @Test func nonsenseIsRefused() {
        var numbers = SeededNumbers(seed: 44)
        for _ in 0..<500 {
            let text = numbers.text()
            #expect(throws: TokenRefusal.self) { try tokens.check(text, now: noon) }
            #expect(throws: TokenRefusal.self) { try tokens.check("\(parts[0]).\(text).\(parts[2])", now: noon) }
            #expect(throws: TokenRefusal.self) { try keys.proven(numbers.bytes(upTo: 300)) }
        }
    }
}
