import Domain
import Testing
import Words

struct WordsTests {
    @Test func everyPhraseIsSaidInItsOwnScript() {
        for (number, phrase) in Phrases.all.enumerated() {
            let korean = phrase(Words(.korean))
            let english = phrase(Words(.english))
            let japanese = phrase(Words(.japanese))
            // TV and Wi-Fi are written so everywhere.
            #expect(has(hangul, korean) || korean == "TV", "phrase \(number): \(korean)")
            #expect(!has(kana, korean), "phrase \(number): \(korean)")
            #expect(has(latin, english), "phrase \(number): \(english)")
            #expect(!has(hangul, english) && !has(kana, english) && !has(han, english), "phrase \(number): \(english)")
            #expect(has(kana, japanese) || has(han, japanese) || japanese == "Wi-Fi", "phrase \(number): \(japanese)")
            #expect(!has(hangul, japanese), "phrase \(number): \(japanese)")
        }
    }

    @Test func noPhraseHasStraySpaces() {
        for language in Language.allCases {
            for phrase in Phrases.all {
                let text = phrase(Words(language))
                #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "“\(text)”")
                #expect(!text.contains("  "), "“\(text)”")
            }
        }
    }

    @Test("S1-1.2 the button of the hero reads 여행 아이디어 얻기")
    func getIdeas() { #expect(words.getIdeas == "여행 아이디어 얻기") }

    @Test("S1-1.4 the nearby destinations stand under 가까운 여행지 둘러보기")
    func nearby() { #expect(words.nearby == "가까운 여행지 둘러보기") }

    @Test("S1-1.5 the themed places stand under 어디에서나, 여행은 살아보는거야!")
    func themes() { #expect(words.themes == "어디에서나, 여행은 살아보는거야!") }

    @Test("S1-5.11 adults and children count together, infants apart")
    func party() throws {
        let family = try #require(Party(adults: 2, children: 1, infants: 2))
        #expect(words.party(family) == "게스트 3명, 유아 2명")
        #expect(Words(.english).party(family) == "3 guests, 2 infants")
        #expect(Words(.japanese).party(family) == "ゲスト3人、乳幼児2人")
        let alone = try #require(Party(adults: 1))
        #expect(words.party(alone) == "게스트 1명")
        #expect(words.party(.unnamed) == "게스트 추가")
    }

    @Test("S1-8.6 how much of the house one has reads 레지던스 전체")
    func kind() {
        #expect(words.kindAndShare(.residence, .entire) == "레지던스 전체")
        #expect(Words(.english).kindAndShare(.poolVilla, .entire) == "Entire pool villa")
    }

    @Test("S1-8.8 the long text stands behind 더보기")
    func more() { #expect(words.more == "더보기") }

    @Test func howNearABookingIs() {
        #expect([6, 1, 0].map { words.daysLeft($0) } == ["D-6", "D-1", "D-DAY"])
        #expect([6, 1, 0].map { Words(.english).daysLeft($0) } == ["In 6 days", "Tomorrow", "Today"])
        #expect([6, 1, 0].map { Words(.japanese).daysLeft($0) } == ["あと6日", "明日", "本日"])
    }

    @Test(
        arguments: [
            (235_400, "KRW", "235,400원", "₩235,400", "235,400ウォン"), (9_800, "JPY", "9,800엔", "¥9,800", "9,800円"),
            (1_999, "USD", "$19.99", "$19.99", "$19.99"), (8_905, "SGD", "S$89.05", "S$89.05", "S$89.05"),
            (200_000, "EUR", "€2,000", "€2,000", "€2,000"), (1_050, "KWD", "KWD 1.050", "KWD 1.050", "KWD 1.050"),
            (0, "KRW", "0원", "₩0", "0ウォン"), (.max, "KRW", "9,223,372,036,854,775,807원", nil, nil),
            (.min, "USD", "$-92,233,720,368,547,758.08", nil, nil),
        ] as [(Int64, String, String, String?, String?)])
    func moneyHasTheFormOfItsCurrency(
        minor: Int64, code: String, korean: String, english: String?, japanese: String?
    ) throws {
        let currency = try #require(Currency(code: code))
        let money = Money(minor: minor, currency: currency)
        #expect(words.money(money) == korean)
        if let english { #expect(Words(.english).money(money) == english) }
        if let japanese { #expect(Words(.japanese).money(money) == japanese) }
    }

    @Test func aRangeOfPricesSaysWhichEndIsOpen() {
        #expect(words.priceRange(from: 60_000, to: 250_000, in: .krw) == "6만–25만원")
        #expect(words.priceRange(from: 65_000, to: 250_000, in: .krw) == "65,000원–250,000원")
        #expect(words.priceRange(from: 1_000_000, to: nil, in: .krw) == "1,000,000원+")
        #expect(words.priceRange(from: nil, to: 250_000, in: .krw) == "250,000원 이하")
        #expect(words.priceRange(from: nil, to: nil, in: .krw) == "모든 가격")
        #expect(Words(.english).priceRange(from: 60_000, to: 250_000, in: .krw) == "₩60,000–₩250,000")
        #expect(Words(.japanese).priceRange(from: nil, to: 9_800, in: .jpy) == "9,800円以下")
    }

    @Test func datesAreSaidAsTheLanguageSaysThem() throws {
        let day = try #require(Day(iso: "2027-03-10"))
        #expect(Language.allCases.map { Words($0).day(day) } == ["3월 10일", "Mar 10", "3月10日"])
        #expect(Language.allCases.map { Words($0).month(of: day) } == ["2027년 3월", "Mar 2027", "2027年3月"])
        let months = (1...12).compactMap { Day(year: 2027, month: $0, day: 1) }.map { Words(.english).day($0) }
        #expect(Set(months).count == 12)
    }

    @Test func aPeriodNamesItsMonthOnceWhereOneIsEnough() throws {
        func said(_ first: String, _ last: String) throws -> [String] {
            let checkIn = try #require(Day(iso: first))
            let checkOut = try #require(Day(iso: last))
            let period = try #require(Period(checkIn: checkIn, checkOut: checkOut))
            return Language.allCases.map { Words($0).period(period) }
        }
        #expect(try said("2027-03-10", "2027-03-12") == ["3월 10일–12일", "Mar 10–12", "3月10日–12日"])
        #expect(try said("2027-03-30", "2027-04-02") == ["3월 30일–4월 2일", "Mar 30–Apr 2", "3月30日–4月2日"])
        #expect(try said("2027-03-10", "2027-03-10") == ["3월 10일", "Mar 10", "3月10日"])
    }

    @Test func numbersAreGroupedAndRounded() {
        let grouped = [0, 7, 999, 1_000, 1_234_567, -1_000, .min].map { Words.grouped($0) }
        #expect(grouped == ["0", "7", "999", "1,000", "1,234,567", "-1,000", "-9,223,372,036,854,775,808"])
        #expect([500, 492, 405, 7].map { Words.rating($0) } == ["5.00", "4.92", "4.05", "0.07"])
        #expect([2, 3, 1].map { Words.baths($0) } == ["1", "1.5", "0.5"])
        #expect(
            [0, 847, 999, 1_000, 1_499, 27_500].map { words.distance(meters: $0) } == [
                "0 m", "840 m", "990 m", "1 km", "1 km", "28 km",
            ])
    }

    private let words = Words(.korean)
    private let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
    private let kana: ClosedRange<UInt32> = 0x3040...0x30FF
    private let han: ClosedRange<UInt32> = 0x4E00...0x9FFF
    private let latin: ClosedRange<UInt32> = 0x41...0x7A

    private func has(_ range: ClosedRange<UInt32>, _ text: String) -> Bool {
        text.unicodeScalars.contains { range.contains($0.value) }
    }
}
