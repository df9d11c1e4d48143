import Domain
import Seeded
import Testing

@testable import Feeds

@Suite struct CellValueTests {
    @Test(
        arguments: [
            ("$1,234.00", "USD", 123_400), ("$1,234.00", "KRW", 1234), ("$1,234.00", "JPY", 1234), ("83", "SGD", 8300),
            ("$109,999.00", "SGD", 10_999_900), ("HK$ 70.5", "HKD", 7050), ("₩120,000", "KRW", 120_000),
            ("$12.345", "KWD", 12_345), ("0.01", "USD", 1), ("1234567.89", "USD", 123_456_789), ("$1.995", "USD", 200),
            ("$99.50", "KRW", 100), ("$7.", "USD", 700), ("  $5.00 ", "USD", 500),
            ("$10,000,000.00", "USD", 1_000_000_000),
        ] as [(String, String, Int64)])
    func amountsInMinorUnitsOfTheCurrency(text: String, code: String, minor: Int64) throws {
        let currency = try #require(Currency(code: code))
        #expect(PriceText(cell(text))?.price(decimals: currency.decimals) == minor)
    }

    @Test(arguments: [
        "", " ", "0", "$0.00", "-5", "$-5.00", "call us", "1,23", "12,34,567", ",5", "1,234,", "1.2.3", "5 $", "N/A",
        "$", "1e5", "999999999999", "9999999999999999999999", "$10,000,000.01", "0.001", "½",
    ])
    func whatIsNoAmountIsUnknown(text: String) {
        #expect(PriceText(cell(text))?.price(decimals: 2) == nil)
    }

    @Test(arguments: [
        ("28", 28), ("28.0", 28), ("0", 0), ("2147483647", 2_147_483_647), ("99999999999999999999999", Int.max),
        ("007", 7),
    ])
    func wholeNumbers(text: String, value: Int) {
        #expect(cell(text).wholeNumber == value)
    }

    @Test(arguments: ["", "-1", "1.5", "x", "1x", "½", ".5"])
    func noWholeNumbers(text: String) {
        #expect(cell(text).wholeNumber == nil)
    }

    @Test func numbersAreFinite() {
        #expect(cell("-77.0369").number == -77.0369)
        #expect(cell("9.5e-05").number == 0.000095)
        for text in ["", "nan", "inf", "1e999", "0x10", "1,5", "--1", String(repeating: "1", count: 41)] {
            #expect(cell(text).number == nil, "\(text)")
        }
    }

    @Test func flagsHaveAThirdValue() {
        #expect(["t", "true", "True", "TRUE"].map { cell($0).flag } == [true, true, true, true])
        #expect(["f", "false", "False", "FALSE"].map { cell($0).flag } == [false, false, false, false])
        #expect(["", "N/A", "tea", "1"].map { cell($0).flag } == [nil, nil, nil, nil])
    }

    @Test func days() {
        #expect(cell("2016-02-29").day == Day(year: 2016, month: 2, day: 29))
        for text in [
            "", "2015-02-29", "2016-2-9", "0001-01-01", "9999-01-01", "2016/02/29", "2016-02-29 ", "2O16-02-29",
        ] {
            #expect(cell(text).day == nil, "\(text)")
        }
    }

    @Test func keysAreDigitsHoweverMany() {
        #expect(cell("853125000000000001").isKey)
        #expect(cell("99999999999999999999").isKey)
        for text in ["", "5.3E+17", "-1", "12 3", "１２", String(repeating: "1", count: 33)] {
            #expect(!cell(text).isKey)
        }
    }

    @Test func aTableOfKeysNumbersThemAsADictionaryWould() {
        var numbers = SeededNumbers(seed: 7)
        var table = KeyTable()
        var model: [String: Int] = [:]
        for _ in 0..<5000 {
            let key = String(UInt64.random(in: 0...2000, using: &numbers) &* 0x9E37_79B9_7F4A_7C15)
            let isNew = model[key] == nil
            let number = model[key] ?? model.count
            model[key] = number
            let inserted = table.insert(cell(key))
            #expect(inserted == (number, isNew))
        }
        #expect(table.count == model.count)
        for (key, number) in model {
            #expect(table.number(of: cell(key)) == number)
            #expect(table.key(number) == key)
        }
        #expect(table.number(of: cell("x")) == nil)
        #expect(table.key(-1).isEmpty && table.key(table.count).isEmpty)
    }
}

@Suite struct PlainTextTests {
    @Test(arguments: [
        ("One,\r\ntwo,\rthree\nfour", "One,\ntwo,\nthree\nfour"), ("a<br />b<br/>c<BR>d", "a\nb\nc\nd"),
        ("a<br /><br /><br /><br />b", "a\n\nb"), ("<b>The space</b><br />Big", "The space\nBig"),
        ("Tom &amp; Ann &lt;3 &#39;x&#x27; &hearts;", "Tom & Ann <3 'x' &hearts;"), ("&amp;lt;", "&lt;"),
        ("<10 min, <石树>, 3 < 4 > 2", "<10 min, <石树>, 3 < 4 > 2"), ("a<", "a<"), ("a<br", "a"), ("a <br /", "a"),
        ("a</b", "a"), ("a <b and c", "a <b and c"), ("a&", "a&"), ("a\u{0}\u{7}\tb", "a b"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("  \n\n x \n\n", "x"),
        ("&#0;&#xD800;&#99999999;", "&#0;&#xD800;&#99999999;"),
        ("", ""), ("<p class=\"x\">hi</p>", "hi"), ("\u{3000}숙소\u{3000}", "숙소"),
    ])
    func paragraphs(typed: String, plain: String) {
        #expect(PlainText.paragraphs(cell(typed)) == plain)
    }

    @Test func linesAreOneLine() {
        #expect(PlainText.line(cell("  Two\r\n lines \n in\ta title ")) == "Two lines in a title")
        #expect(PlainText.line(cell(String(repeating: "海", count: 400))).count == 300)
    }

    @Test func textIsComposed() {
        let name = PlainText.line(cell("cafe\u{301} \u{1112}\u{1161}\u{11AB}"))
        #expect(Array(name.unicodeScalars) == Array("caf\u{E9} \u{D55C}".unicodeScalars))
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        #expect(PlainText.line([0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62]).hasPrefix("a\u{FFFD}"))
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func anyBytesBecomePlainText(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let typed = Array("a<br />&amp;<b>\r\n한é&#39;</b><<>>&&;;".utf8).mutated(with: &numbers)
        let text = PlainText.paragraphs(typed[...])
        #expect(!text.contains("\r") && !text.contains("\u{0}") && !text.contains("\n\n\n"), "seed \(seed)")
        #expect(text == PlainText.composed(text), "seed \(seed)")
    }

    @Test func summaryAndDetailsSayEverythingOnce() {
        let old = ListingTexts.split(
            summary: "Three floors.", space: "Big.", description: "Three floors. A garden.", surroundings: "Quiet.")
        #expect(old == ("Three floors.", "A garden.\n\nQuiet."))
        let short = ListingTexts.split(summary: "", space: "", description: "All of it.", surroundings: "")
        #expect(short == ("All of it.", ""))
        let sentence = String(repeating: "word ", count: 30) + "end. "
        let long = ListingTexts.split(
            summary: "", space: "", description: sentence + sentence + sentence, surroundings: "")
        #expect(long.summary == sentence.dropLast())
        #expect(long.details == (sentence + sentence).dropLast())
        let endless = ListingTexts.split(
            summary: "", space: String(repeating: "海", count: 700), description: "", surroundings: "")
        #expect(endless.summary.count == 300 && endless.details.count == 400)
    }
}

func cell(_ text: String) -> Cell {
    Cell(Array(text.utf8))
}
