import Seeded
import Testing

@testable import SignIn

@Suite struct DigestTests {
    /// Vectors of FIPS 180-4 as NIST publishes them.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func theDigestIsSHA256(message: String, expected: String) {
        #expect(hex(Digest.sha256(message.utf8)) == expected)
    }

    /// RFC 4231, test cases 1, 2 and 6 (a key longer than a block).
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0b, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func theSealIsHMACWithSHA256(key: [UInt8], message: String, expected: String) {
        #expect(hex(Digest.hmacSHA256(message.utf8, key: key)) == expected)
    }

    @Test func onlyEqualBytesAreEqual() {
        var numbers = SeededNumbers(seed: 42)
        #expect(constantTimeEqual([], []))
        for _ in 0..<500 {
            let bytes = numbers.bytes(upTo: 40) + [7]
            var other = bytes
            #expect(constantTimeEqual(bytes, other))
            other[Int.random(in: 0..<other.count, using: &numbers)] ^=
                UInt8(1) << UInt8.random(in: 0..<8, using: &numbers)
            #expect(!constantTimeEqual(bytes, other))
            #expect(!constantTimeEqual(bytes, bytes + [0]))
            #expect(!constantTimeEqual(bytes, bytes.dropLast()))
        }
    }

    @Test func theSystemsRandomBytesAreAsManyAsAskedForAndNeverTheSame() {
        #expect(Randomness.system.bytes(0).isEmpty)
        let draws = (0..<200).map { _ in Randomness.system.bytes(32) }
        #expect(draws.allSatisfy { $0.count == 32 })
        #expect(Set(draws).count == draws.count)
    }

    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
