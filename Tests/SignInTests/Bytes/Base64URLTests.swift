import Seeded
import Testing

@testable import SignIn

@Suite struct Base64URLTests {
    /// The vectors of RFC 4648, section 10, without their padding, and the two letters of the other alphabet.
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"), ("~~~???", "fn5-Pz8_"),
    ])
    func bytesAreWrittenAndReadAsTheStandardSays(plain: String, written: String) {
        #expect(Base64URL.encode(plain.utf8) == written)
        #expect(Base64URL.decode(written) == Array(plain.utf8))
    }

    @Test(arguments: [
        "Zg==", "Zg=", "Zm8=", "Z", "Zm9vY", "Zm+v", "Zm/v", "Zm 9v", " Zm9v", "Zm9v\n", "Zm9v\0", "Zm9é", "Zm9.", "=",
    ])
    func whatIsWrittenOtherwiseIsRefused(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    @Test func everyByteHasOneWayToBeWritten() {
        let letters = (UInt8.min...UInt8.max).map { $0 }
        var read: [[UInt8]: Int] = [:]
        for first in letters {
            for second in letters {
                if let bytes = Base64URL.decode(bytes: [first, second]) { read[bytes, default: 0] += 1 }
            }
        }
        #expect(read.count == 256)
        #expect(read.values.allSatisfy { $0 == 1 })
    }

    @Test func anyBytesComeBackAndAnyTextThatReadsIsWrittenTheSame() {
        var numbers = SeededNumbers(seed: 41)
        for _ in 0..<2_000 {
            let bytes = numbers.bytes(upTo: 70)
            #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
            let text = numbers.text()
            if let read = Base64URL.decode(text) { #expect(Base64URL.encode(read) == text) }
        }
    }
}
