import Domain
import Testing

@Suite("A name")
struct NameTests {
    @Test(
        "is what it is written as, to the last byte",
        arguments: ["", "l", "labe", "label ", "Label", "label\u{0}", "지도"])
    func others(text: String) {
        #expect(Name("label") == "label")
        #expect(!(Name(text) == "label"))
        #expect(!("label" ~= Name(text)))
    }

    @Test("is found by a switch, in whatever alphabet")
    func found() {
        func number(_ name: Name) -> Int {
            switch name {
            case "map-moved", "map-followed": 1
            case "지도": 2
            default: 0
            }
        }
        #expect(["map-moved", "map-followed", "지도", "map", ""].map { number(Name($0)) } == [1, 1, 2, 0, 0])
    }

    @Test("written with an accent of its own is another than with one letter, though both texts look the same")
    func accents() {
        let (one, two) = ("caf\u{E9}", "cafe\u{301}")
        #expect(one == two)
        #expect(!(Name(one) == "cafe\u{301}"))
        #expect(!one.hasBytes(of: two))
        #expect(one.hasBytes(of: "caf\u{E9}"))
    }

    @Test(
        "pieces are one more than the separators, empty ones too",
        arguments: [
            ("", [""]), (",", ["", ""]), ("1", ["1"]), ("1,2", ["1", "2"]), (",서울,", ["", "서울", ""]),
            ("a,,b", ["a", "", "b"]),
        ])
    func pieces(text: String, expected: [String]) {
        #expect(text.pieces(between: UInt8(ascii: ",")) == expected)
    }
}
