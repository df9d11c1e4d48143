import Seeded
import Testing
import Wire

struct JSONTests {
    @Test(
        arguments: [
            ("null", "null"), (" true ", "true"), ("\tfalse\r\n", "false"), ("0", "0"), ("-0", "0"), ("42", "42"),
            ("9223372036854775807", "9223372036854775807"), ("-17", "-17"), ("1.5", "≈1.5"), ("-2.25", "≈-2.25"),
            ("1e2", "≈100.0"), ("1E+2", "≈100.0"), ("25e-2", "≈0.25"), ("\"\"", "“”"), ("\"서울\"", "“서울”"),
            (#""\"\\\/\b\f\n\r\t""#, "“\"\\/\u{8}\u{c}\n\r\t”"), (#""\u0041\uac00""#, "“A가”"), ("[]", "[]"),
            ("[ 1 , [ ] , null ]", "[1,[],null]"), ("{}", "{}"), ("{ \"a\" : 1 , \"a\" : 2 }", "{a:1,a:2}"),
            ("{\"\":{\"b\":[true]}}", "{:{b:[true]}}"),
        ])
    func whatIsJSONIsRead(text: String, expected: String) {
        #expect(described(JSON(Array(text.utf8))) == expected)
    }

    @Test(
        arguments: [
            "", " ", "nul", "nulls", "True", "01", "-", "-01", "+1", ".5", "1.", "1.e2", "1e", "1e+", "0x10", "NaN",
            "Infinity", "\"", "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\\u12\"", "\"a\nb\"",
            "\"\u{0}\"", "'a'", "[", "]", "[1,]", "[,1]", "[1 2]", "[1", "{", "}", "{a:1}", "{\"a\"}", "{\"a\":}",
            "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{1:2}", "{\"a\":1", "1 2", "{}x", "[]]", "\u{feff}1", "// 1", "\\u0031",
        ])
    func whatIsNotJSONIsRefused(text: String) {
        #expect(described(JSON(Array(text.utf8))) == "refused")
    }

    @Test func aPairOfSurrogatesIsOneCharacterAndALoneOneIsReplaced() {
        #expect(described(JSON(Array(#""\ud83d\ude00""#.utf8))) == "“😀”")
        #expect(described(JSON(Array(#""\uD83D\uDE00""#.utf8))) == "“😀”")
        #expect(described(JSON(Array(#""\ud83d""#.utf8))) == "“\u{fffd}”")
        #expect(described(JSON(Array(#""\ude00\ud83d!""#.utf8))) == "“\u{fffd}\u{fffd}!”")
        #expect(described(JSON(Array(#""\ud83d\u0041""#.utf8))) == "“\u{fffd}A”")
        #expect(described(JSON(Array(#""\ud83d\ud83d\ude00""#.utf8))) == "“\u{fffd}😀”")
    }

    @Test func bytesThatAreNoUTF8AreReplaced() {
        #expect(described(JSON([34, 0xff, 0xed, 0xa0, 0x80, 34])).unicodeScalars.contains("\u{fffd}"))
    }

    @Test func aNumberThatFitsNoIntegerBecomesTheNearestFraction() {
        #expect(described(JSON(Array("9223372036854775808".utf8))) == "≈9.223372036854776e+18")
        #expect(described(JSON(Array("-99999999999999999999".utf8))) == "≈-1e+20")
        #expect(described(JSON(Array("1e999999999999".utf8))) == "refused")
        #expect(described(JSON(Array("1e-999999999999".utf8))) == "≈0.0")
        let long = String(repeating: "9", count: 5000)
        #expect(described(JSON(Array((long + "." + long + "e-" + long).utf8))) == "≈0.0")
    }

    @Test func nestingEndsWhereItIsSaid() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)).utf8)
        }
        #expect(JSON(nested(JSON.deepest)) != nil)
        #expect(JSON(nested(JSON.deepest + 1)) == nil)
        #expect(JSON(nested(1_000_000)) == nil)
        #expect(JSON(Array(String(repeating: "{\"a\":", count: 1_000_000).utf8)) == nil)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func anyBytesAreReadOrRefused(seed: UInt64) {
        var chance = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let bytes = chance.bytes(upTo: 60)
            _ = Sample(json: bytes)
            // Digits, signs and brackets alone get deeper into the parser.
            let alphabet = Array("0123456789-+.eE[]{}\",:\\u dD8tfn".utf8)
            _ = Sample(json: bytes.map { alphabet[Int($0) % alphabet.count] })
        }
    }

    @Test(arguments: 100..<120 as Range<UInt64>)
    func spoiltJSONIsReadOrRefused(seed: UInt64) {
        var chance = SeededNumbers(seed: seed)
        for _ in 0..<100 {
            var bytes = Sample(by: &chance).json
            for _ in 0..<Int.random(in: 1...4, using: &chance) {
                let place = Int.random(in: bytes.indices, using: &chance)
                if chance.oneIn(3) {
                    bytes.removeSubrange(place...)
                    bytes.append(0)
                } else {
                    bytes[place] = UInt8.random(in: .min ... .max, using: &chance)
                }
            }
            // Whatever could be read can be written and read again.
            if let read = Sample(json: bytes) { #expect(Sample(json: read.json) == read) }
        }
    }

    private func described(_ json: JSON?) -> String {
        switch json {
        case nil: "refused"
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .integer(let number): String(number)
        case .number(let number): "≈" + number.description
        case .text(let text): "“" + text + "”"
        case .array(let elements): "[" + elements.map { described($0) }.joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { $0.name + ":" + described($0.value) }.joined(separator: ",") + "}"
        }
    }
}
