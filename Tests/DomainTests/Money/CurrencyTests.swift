import Domain
import Testing

@Suite("A currency")
struct CurrencyTests {
    @Test("three capital letters are a code, and come back as written", arguments: ["KRW", "JPY", "USD", "AAA", "ZZZ"])
    func codes(code: String) {
        #expect(Currency(code: code)?.code == code)
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "K", "KR", "KRWW", "krw", "KrW", "K W", "12A", "원화원", "KRW ", "\u{0}KRW", "ＫＲＷ", "É$A",
        ])
    func refused(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test("the named ones are those of their codes")
    func named() {
        #expect(Currency(code: "KRW") == .krw)
        #expect(Currency(code: "JPY") == .jpy)
        #expect(Currency(code: "USD") == .usd)
    }

    @Test(
        "minor units follow ISO 4217",
        arguments: [
            ("KRW", 0, 1), ("JPY", 0, 1), ("VND", 0, 1), ("ISK", 0, 1), ("USD", 2, 100), ("EUR", 2, 100),
            ("SGD", 2, 100),
            ("HUF", 2, 100), ("KWD", 3, 1000), ("TND", 3, 1000),
        ] as [(String, Int, Int64)])
    func decimals(code: String, decimals: Int, perMajor: Int64) throws {
        let currency = try #require(Currency(code: code))
        #expect(currency.decimals == decimals)
        #expect(currency.minorPerMajor == perMajor)
    }
}
