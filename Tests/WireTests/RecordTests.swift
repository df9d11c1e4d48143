import Domain
import Foundation
import Seeded
import Testing
import Wire

struct RecordTests {
    @Test(arguments: 0..<50 as Range<UInt64>)
    func whatIsWrittenIsReadTheSame(seed: UInt64) {
        var chance = SeededNumbers(seed: seed)
        for _ in 0..<20 {
            let sample = Sample(by: &chance)
            #expect(Sample(json: sample.json) == sample)
        }
    }

    @Test func whatIsWrittenIsJSONForOthersToo() throws {
        var sample = Sample()
        sample.text = "서울 \u{1109}\u{1165} \u{0}\u{1f}\"\\/<&> 😀\u{2028}\r\n\t"
        sample.wide = .min
        sample.names = ["", "\u{10ffff}"]
        sample.others = [Sample.Inner(), Sample.Inner()]
        let object = try #require(JSONSerialization.jsonObject(with: Data(sample.json)) as? [String: Any])
        #expect(object["text"] as? String == sample.text)
        #expect(object["wide"] as? Int64 == sample.wide)
        #expect(object["names"] as? [String] == sample.names)
        #expect((object["others"] as? [Any])?.count == sample.others.count)
        #expect(object["day"] as? String == sample.day.iso)
    }

    @Test func nothingThatIsWrittenCanEndAScriptElement() {
        var sample = Sample()
        sample.text = "</script><!--<script>"
        let text = String(decoding: sample.json, as: UTF8.self)
        #expect(!text.contains("<"))
        #expect(text.contains(#"\u003c/script>\u003c!--\u003cscript>"#))
        #expect(Sample(json: sample.json) == sample)
    }

    @Test func whatIsNoNumberIsWrittenAsNought() {
        var sample = Sample()
        for fraction in [Double.nan, .infinity, -.infinity] {
            sample.fraction = fraction
            #expect(Sample(json: sample.json)?.fraction == 0)
        }
    }

    @Test func unknownFieldsAreIgnored() {
        #expect(read(#"{"later":{"deep":[1,{"x":null}]},"whole":9,"":0}"#)?.whole == 9)
    }

    @Test func absentFieldsKeepTheirDefaults() {
        #expect(read("{}") == Sample())
        var inside = Sample()
        inside.inner.depth = 4
        #expect(read(#"{"inner":{"depth":4}}"#) == inside)
    }

    @Test func ofAFieldThatStandsTwiceTheFirstCounts() {
        #expect(read(#"{"whole":1,"whole":2}"#)?.whole == 1)
    }

    @Test func nullEmptiesAnOptional() {
        #expect(read(#"{"inner":{"note":null}}"#)?.inner.note == .some(nil))
        #expect(read(#"{"perhaps":3}"#)?.perhaps == 3)
    }

    @Test(
        arguments: [
            (#"{"whole":"7"}"#, "whole"), (#"{"whole":1.5}"#, "whole"), (#"{"whole":null}"#, "whole"),
            (#"{"wide":1e300}"#, "wide"), (#"{"fraction":"0"}"#, "fraction"), (#"{"is_on":1}"#, "is_on"),
            (#"{"text":7}"#, "text"), (#"{"text":null}"#, "text"), (#"{"perhaps":[]}"#, "perhaps"),
            (#"{"names":"one"}"#, "names"), (#"{"names":["a",2]}"#, "names"), (#"{"inner":[]}"#, "inner"),
            (#"{"inner":{"depth":true}}"#, "depth"), (#"{"others":[{},{"note":7}]}"#, "note"),
            (#"{"kind":7}"#, "kind"), (#"{"day":20000}"#, "day"), (#"{"language":0}"#, "language"), ("[]", ""),
            ("7", ""),
        ])
    func aFieldOfTheWrongTypeIsNamed(text: String, field: String) throws {
        let json = try #require(JSON(Array(text.utf8)))
        var reader = JSONReader(json)
        var sample = Sample()
        sample.visit(with: &reader)
        #expect(reader.failure == field)
        #expect(read(text) == nil)
    }

    @Test(arguments: [#"{"kind":"castle"}"#, #"{"day":"2027-02-29"}"#, #"{"language":"fr"}"#, #"{"amenity":""}"#])
    func aTextThatNamesNothingLeavesTheValueAsItWas(text: String) {
        #expect(read(text) == Sample())
    }

    @Test func numbersAreTheSameHoweverWideTheMachineIs() {
        #expect(read(#"{"whole":2000000001}"#)?.whole == 2_000_000_000)
        #expect(read(#"{"whole":-9223372036854775808}"#)?.whole == -2_000_000_000)
        #expect(read(#"{"wide":9223372036854775807}"#)?.wide == .max)
        #expect(read(#"{"wide":-9223372036854775808}"#)?.wide == .min)
        #expect(read(#"{"whole":1e3,"fraction":3}"#)?.whole == 1000)
    }

    private func read(_ text: String) -> Sample? {
        Sample(json: Array(text.utf8))
    }
}
