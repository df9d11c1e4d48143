import Domain
import Testing

@Suite("The language of a reader")
struct LanguageTests {
    @Test(
        "the heaviest of our languages is taken",
        arguments: [
            ("ko", Language.korean), ("ko-KR,ko;q=0.9,en;q=0.8", .korean), ("JA-jp", .japanese),
            ("fr, en;q=0.3", .english),
            ("en;q=0.5, ja;q=0.7, ko;q=0.6", .japanese), ("en;q=0.8,ko;q=0.8", .english),
            ("ko;q=0, en;q=0.1", .english),
            (" ja ; q = 1.000 ", .japanese), ("en;q=0.875,ja;q=0.876", .japanese),
            ("de;q=1,*;q=0.5,ko;q=0.001", .korean),
            ("en;Q=0.2, ko;q=0.3", .korean), ("en;level=1;q=0.4,ja;q=0.5", .japanese),
        ])
    func heaviest(header: String, expected: Language) {
        #expect(Language(acceptLanguage: header) == expected)
    }

    @Test(
        "a header without any of our languages gives none",
        arguments: [
            "", "*", "fr-FR,fr;q=0.9", "ko;q=0", "kor", "k", "-ko", ",,;;==", "en;q=2", "en;q=1.001", "en;q=0.1234",
            "en;q=x",
            "en;q=-1", "en;q=0..5", "한국어", ";q=1",
        ])
    func none(header: String) {
        #expect(Language(acceptLanguage: header) == nil)
    }

    @Test("an entry that can't be read doesn't spoil the others")
    func damagedEntry() {
        #expect(Language(acceptLanguage: "en;q=lots, ja;q=0.1") == .japanese)
    }

    @Test("what stands behind 64 entries isn't looked at")
    func endlessHeader() {
        let many = Array(repeating: "fr", count: 64).joined(separator: ",")
        #expect(Language(acceptLanguage: many + ",ko") == nil)
        #expect(Language(acceptLanguage: String(repeating: ",", count: 100_000) + "ko") == .korean)
    }
}
