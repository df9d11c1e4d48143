import Authenticator
import Testing

@testable import SignIn

/// Whole ceremonies with keys of OpenSSL, and each thing in them wrong once.
struct PasskeyTests {
    static let challenge = [UInt8](repeating: 9, count: 32)
    static let nadri = RelyingParty(origin: "https://nadri.example")

    typealias Spoil = @Sendable (inout SoftwareAuthenticator) -> Void

    private func register(
        _ authenticator: SoftwareAuthenticator, challenge: [UInt8] = PasskeyTests.challenge
    ) throws -> Result<PasskeyRegistration.Verified, PasskeyFault> {
        let party = try #require(Self.nadri)
        let registration = authenticator.registration(challenge: challenge)
        return Result { () throws(PasskeyFault) in
            try registration.verified(challenge: Self.challenge, party: party)
        }
    }

    private func assert(
        _ assertion: PasskeyAssertion, key: [UInt8], account: Int64 = 42
    ) throws -> Result<UInt32, PasskeyFault> {
        let party = try #require(Self.nadri)
        return Result { () throws(PasskeyFault) in
            try assertion.verified(by: key, of: account, challenge: Self.challenge, party: party)
        }
    }

    private var authenticator: SoftwareAuthenticator {
        var authenticator = SoftwareAuthenticator()
        authenticator.user = PasskeyCredential.user(account: 42)
        authenticator.signCount = 5
        return authenticator
    }

    @Test("a passkey is made, kept, and signs in")
    func wholeWay() throws {
        var authenticator = authenticator
        let made = try register(authenticator).get()
        #expect(made.credential == authenticator.credential && made.signCount == 5)
        #expect(made.publicKey == authenticator.publicKey)
        authenticator.signCount = 6
        #expect(try assert(authenticator.assertion(challenge: Self.challenge), key: made.publicKey) == .success(6))
    }

    @Test("statements of makers are taken and not trusted, extensions passed over, backups allowed")
    func whatMayDiffer() throws {
        var authenticator = authenticator
        authenticator.format = "packed"
        authenticator.statement = CBORText.map(
            CBORText.text("alg"), CBORText.number(-7), CBORText.text("sig"), CBORText.bytes([1, 2, 3]))
        authenticator.flags = 0b1001_1101
        authenticator.rest = CBORText.map(CBORText.text("credProtect"), CBORText.number(2))
        authenticator.more = #","crossOrigin":false,"other_keys_can_be_added_here":"do not compare"#
        authenticator.more += #" clientDataJSON against a template"}"#.dropLast()
        #expect(try register(authenticator).get().publicKey == authenticator.publicKey)
        let key = authenticator.publicKey
        #expect(try assert(authenticator.assertion(challenge: Self.challenge), key: key) == .success(5))
    }

    static let wrongInBoth: [(String, PasskeyFault, Spoil)] = [
        ("another purpose", .wrongPurpose, { $0.purpose = "payment.get" }),
        ("another origin", .wrongOrigin, { $0.origin = "https://nadri.example.evil.example" }),
        ("the origin without TLS", .wrongOrigin, { $0.origin = "http://nadri.example" }),
        ("the origin with a port", .wrongOrigin, { $0.origin = "https://nadri.example:8443" }),
        ("an origin below ours", .wrongOrigin, { $0.origin = "https://other.nadri.example" }),
        ("a frame in a foreign page", .foreignFrame, { $0.more = #","crossOrigin":true"# }),
        ("a frame of unclear kind", .foreignFrame, { $0.more = #","crossOrigin":"false""# }),
        ("a page around it", .foreignFrame, { $0.more = #","topOrigin":"https://nadri.example""# }),
        ("a name twice", .malformed, { $0.more = #","type":"webauthn.get""# }),
        ("something behind it", .malformed, { $0.more = "}{" }),
        ("another site", .wrongParty, { $0.party = "evil.example" }),
        ("a site below ours", .wrongParty, { $0.party = "login.nadri.example" }),
        ("nobody there", .nobodyPresent, { $0.flags = 0b100 }),
        ("nobody verified", .notVerified, { $0.flags = 0b001 }),
        ("copied though it may not be", .malformed, { $0.flags = 0b1_0101 }),
        ("bytes too many", .malformed, { $0.rest = [0] }),
        ("extensions that aren't there", .malformed, { $0.flags = 0b1000_0101 }),
        ("extensions of the wrong kind", .malformed, { ($0.flags, $0.rest) = (0b1000_0101, [0x80]) }),
    ]

    @Test("one thing wrong is enough, and is named", arguments: wrongInBoth.indices)
    func eachWrongOnce(index: Int) throws {
        let (what, fault, spoil) = Self.wrongInBoth[index]
        var spoilt = authenticator
        let key = spoilt.publicKey
        spoil(&spoilt)
        #expect(try register(spoilt) == .failure(fault), "\(what)")
        #expect(try assert(spoilt.assertion(challenge: Self.challenge), key: key) == .failure(fault), "\(what)")
    }

    @Test("the challenge is the one that was given out, and each purpose has its own answers")
    func challengeAndPurpose() throws {
        var authenticator = authenticator
        let key = authenticator.publicKey
        for challenge in [[], Array(Self.challenge.dropLast()), Self.challenge + [0], Array(1...32)] as [[UInt8]] {
            #expect(try register(authenticator, challenge: challenge) == .failure(.wrongChallenge))
            #expect(
                try assert(authenticator.assertion(challenge: challenge), key: key) == .failure(.wrongChallenge))
        }
        authenticator.purpose = "webauthn.get"
        #expect(try register(authenticator) == .failure(.wrongPurpose))
        authenticator.purpose = "webauthn.create"
        #expect(
            try assert(authenticator.assertion(challenge: Self.challenge), key: key) == .failure(.wrongPurpose))
    }

    static let wrongInRegistration: [(String, PasskeyFault, Spoil)] = [
        ("RS256", .unusableKey, { $0.algorithm = -257 }), ("ES384", .unusableKey, { $0.algorithm = -35 }),
        ("EdDSA", .unusableKey, { $0.algorithm = -8 }), ("P-384", .unusableKey, { $0.curve = 2 }),
        ("secp256k1", .unusableKey, { $0.curve = 8 }),
        ("a short id", .malformed, { $0.credential = Array(1...15) }),
        ("a long id", .malformed, { $0.credential = [UInt8](repeating: 1, count: 1024) }),
        ("none with a statement", .malformed, { $0.statement = CBORText.map(CBORText.number(1), CBORText.number(1)) }),
        ("a statement that is a list", .malformed, { $0.statement = [0x80] }),
        (
            "no credential", .malformed,
            {
                $0.flags = 0b101; $0.credential = []
            }
        ),
    ]

    @Test(
        "only a key of ES256 on its curve, with an id of its own, becomes a passkey",
        arguments: wrongInRegistration.indices)
    func eachWrongInRegistration(index: Int) throws {
        let (what, fault, spoil) = Self.wrongInRegistration[index]
        var spoilt = authenticator
        spoil(&spoilt)
        #expect(try register(spoilt) == .failure(fault), "\(what)")
    }

    @Test("the credential that the browser names is the one that was made")
    func anotherCredential() throws {
        let party = try #require(Self.nadri)
        var registration = authenticator.registration(challenge: Self.challenge)
        registration.credential[0] ^= 1
        #expect(throws: PasskeyFault.wrongCredential) {
            try registration.verified(challenge: Self.challenge, party: party)
        }
    }

    @Test("a point off the curve is no key, nor is one with more said of it than there may be")
    func points() throws {
        let key = authenticator.publicKey
        for index in 10..<key.count where index != 42 && index != 43 && index != 44 {
            var wrong = key
            wrong[index] ^= 1
            #expect(throws: PasskeyFault.self, "byte \(index)") { try CredentialKey.read(bytes: wrong) }
        }
        let more = [0xa6] + key.dropFirst() + CBORText.number(4) + [0x81, 2]
        #expect(throws: PasskeyFault.unusableKey) { try CredentialKey.read(bytes: more) }
        let modulus = [UInt8](repeating: 0xC1, count: 256)
        let rsa = CBORText.map(
            [1], [3], [3], CBORText.number(-257), CBORText.number(-1), CBORText.bytes(modulus), CBORText.number(-2),
            CBORText.bytes([1, 0, 1]))
        #expect(throws: PasskeyFault.unusableKey) { try CredentialKey.read(bytes: rsa) }
        _ = try CredentialKey.read(bytes: key)
    }

    @Test("only the owner's key signs, for the owner, and no credential comes with a signature")
    func wrongSignatures() throws {
        let authenticator = authenticator
        let key = authenticator.publicKey
        let assertion = authenticator.assertion(challenge: Self.challenge)
        #expect(try assert(assertion, key: SoftwareAuthenticator().publicKey) == .failure(.wrongSignature))
        #expect(try assert(assertion, key: key, account: 43) == .failure(.wrongUser))
        var nobodys = assertion
        nobodys.user = []
        #expect(try assert(nobodys, key: key) == .failure(.wrongUser))
        var withCredential = assertion
        withCredential.authenticatorData = authenticator.data(isNew: true)
        #expect(try assert(withCredential, key: key) == .failure(.malformed))
        let plain = authenticator.key.sign(assertion.authenticatorData + Digest.sha256(assertion.clientData))
        for signature in [
            [], plain, assertion.signature + [0], Array(assertion.signature.dropLast()),
            SoftwareAuthenticator.der([UInt8](repeating: 0, count: 64)),
            SoftwareAuthenticator.der([UInt8](repeating: 255, count: 64)), longForm(assertion.signature),
        ] as [[UInt8]] {
            var spoilt = assertion
            spoilt.signature = signature
            #expect(try assert(spoilt, key: key) == .failure(.wrongSignature))
        }
    }

    /// The same in DER's longer form of lengths, which DER itself forbids.
    private func longForm(_ signature: [UInt8]) -> [UInt8] { [0x30, 0x81] + signature.dropFirst() }

    @Test("no bit can be turned and no byte cut off in what signs in")
    func everyBitOfAnAssertion() throws {
        let authenticator = authenticator
        let key = authenticator.publicKey
        let assertion = authenticator.assertion(challenge: Self.challenge)
        for field in [\PasskeyAssertion.clientData, \.authenticatorData, \.signature, \.user] {
            for index in assertion[keyPath: field].indices {
                var cut = assertion
                cut[keyPath: field] = Array(cut[keyPath: field][..<index])
                #expect(throws: PasskeyFault.self) { try assert(cut, key: key).get() }
                for bit in 0..<8 {
                    var turned = assertion
                    turned[keyPath: field][index] ^= 1 << bit
                    #expect(throws: PasskeyFault.self) { try assert(turned, key: key).get() }
                }
            }
        }
    }

    @Test("no byte can be cut off in what makes a passkey, and a bit turned is refused or makes nobody else's passkey")
    func everyBitOfARegistration() throws {
        let party = try #require(Self.nadri)
        let registration = authenticator.registration(challenge: Self.challenge)
        let made = try registration.verified(challenge: Self.challenge, party: party)
        for index in registration.attestation.indices {
            var cut = registration
            cut.attestation = Array(cut.attestation[..<index])
            #expect(throws: PasskeyFault.self) { try cut.verified(challenge: Self.challenge, party: party) }
            for bit in 0..<8 {
                var turned = registration
                turned.attestation[index] ^= 1 << bit
                // Nothing signs the model, the counter, the name of the format: they are the browser's word.
                guard let other = try? turned.verified(challenge: Self.challenge, party: party) else { continue }
                #expect(other.credential == made.credential && other.publicKey == made.publicKey)
            }
        }
    }
}
