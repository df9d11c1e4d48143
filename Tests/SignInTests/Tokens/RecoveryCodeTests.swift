import Seeded
import Testing

@testable import SignIn

@Suite struct RecoveryCodeTests {
    private let code = RecoveryCode(.seeded(1))

    @Test func tenCodesInReadableGroupsThatAllDiffer() throws {
        let codes = RecoveryCode.make(.seeded(2))
        #expect(codes.count == 10)
        #expect(Set(codes.map(\.hash)).count == 10)
        for code in codes {
            #expect(try #/([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/#.wholeMatch(in: code.text) != nil)
            #expect(code.hash.count == 32)
        }
    }

    @Test func aSourceThatRepeatsItselfStillGivesTenThatDiffer() {
        let numbers = Randomness.seeded(3)
        // Every second time the same code.
        let codes = RecoveryCode.make(
            Randomness { $0 == 16 && numbers.bytes(1)[0] < 128 ? Array(repeating: 0, count: 16) : numbers.bytes($0) })
        #expect(Set(codes.map(\.text)).count == 10)
    }

    /// 16 letters of 32 that are equally likely: 80 bits.
    @Test func everyLetterIsAsLikelyAtEveryPlace() {
        let codes = (0..<6400).map { _ in RecoveryCode(.system).text.filter { $0 != "-" } }
        let counts = Dictionary(codes.joined().map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.count == 32)
        // 3200 each on average, with a deviation of 56.
        #expect(counts.values.allSatisfy { (2800...3600).contains($0) })
    }

    @Test func aCodeIsReadHoweverItIsTyped() {
        let text = code.text
        for typed in [
            text, text.lowercased(), text.replacing("-", with: ""), text.replacing("-", with: " "), "  \(text)\n",
            text.replacing("-", with: "–"), text.replacing("-", with: " — "), text.replacing("-", with: "\u{2212}"),
            text.replacing("-", with: "\u{3000}"), text.map { "\($0) " }.joined(),
            String(String.UnicodeScalarView(text.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) })),
        ] {
            #expect(RecoveryCode(typed: typed) == code, "\(typed)")
            #expect(RecoveryCode(typed: typed)?.hash == code.hash)
        }
    }

    @Test func lettersThatLookLikeAnotherAreReadAsIt() {
        let code = RecoveryCode(typed: "0011-V0V1-AAAA-AAAA")
        #expect(code != nil)
        for typed in ["OOII-UOUL-AAAA-AAAA", "oo1l-uou1-aaaa-aaaa", "O0lI-V0VL-AAAA-AAAA"] {
            #expect(RecoveryCode(typed: typed) == code)
        }
    }

    @Test(arguments: [
        "", "-", "AAAA", "AAAA-AAAA-AAAA-AAA", "AAAA-AAAA-AAAA-AAAA-A", "AAAA-AAAA-AAAA-AAA!", "AAAA-AAAA-AAAA-AAA\0",
        "가나다라-AAAA-AAAA-AAAA", "AAAA_AAAA_AAAA_AAAA", "ÀAAA-AAAA-AAAA-AAAA", "A\u{301}AAA-AAAA-AAAA-AAAA",
        "AAAA-AAAA-AAAA-AAAA" + String(repeating: " ", count: 300),
    ])
    func anotherTextIsNoCode(typed: String) {
        #expect(RecoveryCode(typed: typed) == nil)
    }

    @Test func anyTextIsACodeOrNoneAndACodeIsWrittenInOneWay() {
        var numbers = SeededNumbers(seed: 45)
        for _ in 0..<1000 {
            let letters = (0..<16).map { _ in
                "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-- ".randomElement(using: &numbers)
                    ?? "A"
            }
            if let code = RecoveryCode(typed: String(letters)) { #expect(RecoveryCode(typed: code.text) == code) }
            #expect(RecoveryCode(typed: numbers.text()) == nil)
        }
    }

    @Test func noDescriptionShowsIt() {
        var dumped = ""
        dump(RecoveryCode.make(.seeded(4)), to: &dumped)
        #expect("\(code)" == "RecoveryCode" && String(reflecting: code) == "RecoveryCode")
        #expect(dumped.split(separator: "\n").dropFirst().allSatisfy { $0 == "  - RecoveryCode" })
    }
}
