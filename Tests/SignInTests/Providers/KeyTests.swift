import Testing
import Wire

@testable import SignIn

struct KeyTests {
    private let message = Array("Nadri".utf8)

    /// The claims of RFC 7515, appendix A.3, which has the key and the signature too.
    private let signed =
        "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"

    @Test func anEllipticSignatureOfTheStandardHolds() throws {
        let x = try #require(Base64URL.decode("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"))
        let y = try #require(Base64URL.decode("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"))
        let key = try #require(PublicKey(x: x, y: y))
        let text = "eyJhbGciOiJFUzI1NiJ9." + signed
        let signature = try #require(
            Base64URL.decode(
                "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"))
        #expect(key.verifies(signature, of: Array(text.utf8)))
        #expect(!key.verifies(signature, of: Array(text.utf8) + [0]))
    }

    @Test(arguments: SigningAlgorithm.allCases)
    func whatAKeySignsItsPublicPartVerifies(algorithm: SigningAlgorithm) throws {
        let key = algorithm == .rs256 ? TestKey.rsa : TestKey.elliptic
        let other = algorithm == .rs256 ? TestKey.otherRSA : TestKey.otherElliptic
        let signature = key.sign(message)
        #expect(signature.count == (algorithm == .rs256 ? 256 : 64))
        let published = try #require(WebKey(.object(key.publicKey.webKeyMembers))?.key(for: algorithm))
        #expect(published.verifies(signature, of: message))
        #expect(!other.publicKey.verifies(signature, of: message))
        for wrong in [
            [], [0], Array(signature.dropLast()), signature + [0], [UInt8](repeating: 0, count: signature.count),
        ] {
            #expect(!published.verifies(wrong, of: message))
        }
    }

    @Test func keysOfWrongSizesOrPlacesAreNone() throws {
        let written = try #require(TestKey.rsa.publicKey.webKeyMembers.first { $0.name == "n" }?.value.text)
        let modulus = try #require(Base64URL.decode(written))
        #expect(PublicKey(modulus: modulus, exponent: [1, 0, 1]) != nil)
        #expect(PublicKey(modulus: Array(modulus.dropLast(128)), exponent: [1, 0, 1]) == nil, "1024 bits")
        #expect(PublicKey(modulus: [UInt8](repeating: 0xC1, count: 2048), exponent: [1, 0, 1]) == nil, "16384 bits")
        #expect(
            PublicKey(modulus: [UInt8](repeating: 0, count: 255) + [5], exponent: [1, 0, 1]) == nil, "a small number")
        for exponent in [[], [0], [1], [2], [1, 0, 0], [UInt8](repeating: 1, count: 9)] as [[UInt8]] {
            #expect(PublicKey(modulus: modulus, exponent: exponent) == nil)
        }
        let divisible = [UInt8](repeating: 0xC1, count: 256)
        #expect(PublicKey(modulus: divisible, exponent: [1, 0, 1]) == nil, "has a small factor")
        let zero = [UInt8](repeating: 0, count: 32)
        #expect(PublicKey(x: zero, y: zero) == nil)
        #expect(
            PublicKey(x: [UInt8](repeating: 1, count: 32), y: [UInt8](repeating: 1, count: 32)) == nil,
            "not on the curve")
        #expect(PublicKey(x: [UInt8](repeating: 1, count: 31), y: zero) == nil)
    }

    @Test(
        arguments: [
            ("kty", .text("oct")), ("kty", .text("RSA")), ("crv", .text("P-384")), ("crv", .text("secp256k1")),
            ("crv", .null), ("alg", .text("ES384")), ("alg", .integer(256)), ("x", .text("AA")), ("x", .text("=")),
            ("y", .null), ("use", .text("enc")), ("use", .integer(1)),
        ] as [(String, JSON)])
    func aWebKeyThatDoesNotFitIsNotUsed(name: String, value: JSON) {
        var members = TestKey.elliptic.publicKey.webKeyMembers
        members.removeAll { $0.name == name }
        members.append((name, value))
        #expect(WebKey(.object(members))?.key(for: .es256) == nil)
        #expect(WebKey(.object(TestKey.elliptic.publicKey.webKeyMembers))?.key(for: .es256) != nil)
        #expect(WebKey(.object(TestKey.elliptic.publicKey.webKeyMembers))?.key(for: .rs256) == nil)
    }

    /// Made with `openssl genpkey`; none of them protects anything.
    static let onP256 = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglX6H8JZlJOsmZFnw
        MHs8wKPS0PZqGj5tMOAoEG08WmehRANCAATJqdX6f0QlfTeq/1NrkChMqIZCnCdL
        QjCN1BhzwdGiKyF6vQodNFZuZO+o6h6xOtzGW2xJFPOevZN/RIGvDzDz
        -----END PRIVATE KEY-----

        """

    @Test func theP8FileIsReadAndOnlyOnP256() throws {
        let key = try #require(AppleKey(team: "T", id: "K", pem: Self.onP256))
        #expect(key.key.publicKey.verifies(key.key.sign(message), of: message))
        for pem in [Self.onP384, Self.encrypted, "", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"] {
            #expect(AppleKey(team: "T", id: "K", pem: pem) == nil)
        }
        #expect(AppleKey(team: "T", id: "K", key: TestKey.rsa) == nil)
    }

    static let onP384 = """
        -----BEGIN PRIVATE KEY-----
        MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDAx2Wf6n+ktDFRfhQL/
        /56NOlZ1EHlRnvPocWVaqPT5nTcCEDBSqTHB4qY+scgF+/KhZANiAATruLxkoOlW
        wbv7xN1dW4dvu23sOZkz+cUEbSK5MhHwQ5M8L8Ew0vk4mGTnqTr/CxFXKURRyKC2
        Rfh98fg+vG3JjQqv08WaSRaUwL5hthgz/phKLhhl484A3FSp4+OWPm8=
        -----END PRIVATE KEY-----

        """

    /// Its password is asked for nowhere, least of all at the terminal.
    static let encrypted = """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg+eLH1FqzUJQICCAAw
        DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEISplWoMrA/T+9ewriCNfCUEgZDL
        U/8Rqfvg6LhYlyqgymwqrjGv04dqjui1YT9DTHdIZLZmYipyHrh8cQhEul/Ncxk+
        HgXRpAnhCcFn8wMxFsuRJBNXek/IxHLvlQM0oeHySLDLMDZQPCVTUitT324oXANz
        zzSOF1gDJfoQwX1YVRNulH55XCtmq/nlo8Xg+TC41uH6LMz5BqPjJM0uT3XZwj8=
        -----END ENCRYPTED PRIVATE KEY-----

        """
}
