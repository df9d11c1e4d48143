import Domain
import Testing

@Suite("What an account may be made of (S3, decision)")
struct SignUpRulesTests {
    @Test(
        "An id has 4 to 20 of a–z, 0–9 and _",
        arguments: [
            ("haneul_walk", nil), ("abcd", nil), ("0123", nil), ("____", nil), (String(repeating: "z", count: 20), nil),
            ("", .handleMissing), ("abc", .handleTooShort), (String(repeating: "z", count: 21), .handleTooLong),
            ("Abcd", .handleBadCharacter), ("ab cd", .handleBadCharacter), ("ab-cd", .handleBadCharacter),
            ("하늘산책", .handleBadCharacter), ("abc\u{0}", .handleBadCharacter), ("ábcd", .handleBadCharacter),
            ("é", .handleBadCharacter), ("abcd\u{301}", .handleBadCharacter), ("ａｂｃｄ", .handleBadCharacter),
        ] as [(String, SignUpRefusal?)])
    func handle(text: String, refusal: SignUpRefusal?) throws {
        #expect(Handle.refusal(of: text) == refusal)
        if let refusal {
            #expect(throws: refusal) { () throws(SignUpRefusal) in try Handle(text) }
        } else {
            #expect(try Handle(text).text == text)
        }
    }

    @Test("Every ASCII character but a–z, 0–9 and _ is refused in an id")
    func handleCharacters() {
        let belonging = Set("abcdefghijklmnopqrstuvwxyz0123456789_".unicodeScalars)
        for byte in UInt8.min..<128 {
            let scalar = Unicode.Scalar(byte)
            let refusal = Handle.refusal(of: "abc" + String(scalar) + "d")
            #expect(refusal == (belonging.contains(scalar) ? nil : .handleBadCharacter))
        }
    }

    @Test(
        "A password has 8 to 128 characters, whatever script they are of",
        arguments: [
            (0, .passwordMissing), (1, .passwordTooShort), (7, .passwordTooShort), (8, nil), (128, nil),
            (129, .passwordTooLong),
        ] as [(Int, SignUpRefusal?)], ["a", "가", "😀", " "])
    func password(count: (Int, SignUpRefusal?), letter: String) {
        #expect(PasswordRule.refusal(of: String(repeating: letter, count: count.0)) == count.1)
    }

    @Test("A common password is refused, once it is long enough")
    func commonPassword() {
        #expect(PasswordRule.refusal(of: "password1", isCommon: true) == .passwordCommon)
        #expect(PasswordRule.refusal(of: "password1", isCommon: false) == nil)
        #expect(PasswordRule.refusal(of: "123456", isCommon: true) == .passwordTooShort)
    }

    @Test("S3-2.5 the passwords have to match, to the byte")
    func repetition() {
        #expect(PasswordRule.refusal(ofRepetition: "산책하기 좋은 날", of: "산책하기 좋은 날") == nil)
        #expect(PasswordRule.refusal(ofRepetition: "", of: "") == .repetitionMissing)
        #expect(PasswordRule.refusal(ofRepetition: "abcdefgh ", of: "abcdefgh") == .repetitionDiffers)
        #expect(PasswordRule.refusal(ofRepetition: "caf\u{e9}1234", of: "cafe\u{301}1234") == .repetitionDiffers)
    }

    @Test(
        "A phone number has 9 to 15 digits; spaces, hyphens and a leading + are left out",
        arguments: [
            ("01012345678", "01012345678", nil), ("010-1234-5678", "01012345678", nil),
            ("+82 10 1234 5678", "821012345678", nil), ("123456789", "123456789", nil),
            ("123456789012345", "123456789012345", nil), ("", nil, .phoneMissing), (" - ", nil, .phoneMissing),
            ("+", nil, .phoneMissing), ("12345678", nil, .phoneTooShort), ("1234567890123456", nil, .phoneTooLong),
            ("010+12345678", nil, .phoneBadCharacter), ("++821012345678", nil, .phoneBadCharacter),
            ("010.1234.5678", nil, .phoneBadCharacter), ("０１０１２３４５６７８", nil, .phoneBadCharacter),
            ("٠١٠١٢٣٤٥٦٧٨", nil, .phoneBadCharacter), ("0101234567a", nil, .phoneBadCharacter),
        ] as [(String, String?, SignUpRefusal?)])
    func phone(typed: String, digits: String?, refusal: SignUpRefusal?) {
        #expect(PhoneNumber.refusal(of: typed) == refusal)
        #expect((try? PhoneNumber(typed))?.digits == digits)
    }

    @Test(
        "An introduction has 1 to 300 characters, not all of them blank",
        arguments: [
            ("산책", nil), (".", nil), (String(repeating: "가", count: 300), nil),
            (String(repeating: "가", count: 301), .introductionTooLong), ("", .introductionMissing),
            (" \n\t", .introductionMissing), ("\u{3000}\u{200b}\u{3164}\u{feff}", .introductionMissing),
            ("\u{3000}a", nil), ("산책\n\t바다", nil), ("a\u{0}b", .introductionBadCharacter),
            ("a\u{1B}[2J", .introductionBadCharacter), ("\u{0}", .introductionMissing),
        ] as [(String, SignUpRefusal?)])
    func introduction(text: String, refusal: SignUpRefusal?) {
        #expect(Introduction.refusal(of: text) == refusal)
    }

    @Test("Every refusal is found again by its field and code, and by no other")
    func codes() {
        var seen: Set<String> = []
        for refusal in SignUpRefusal.allCases {
            let field = refusal.field.name.description
            let code = refusal.code.description
            #expect(seen.insert(field + "." + code).inserted)
            #expect(SignUpRefusal(field: field, code: code) == refusal)
        }
        #expect(SignUpRefusal(field: "handle", code: "common") == nil)
        #expect(SignUpRefusal(field: "", code: "") == nil)
        #expect(SignUpRefusal(field: "Handle", code: "missing") == nil)
    }
}
