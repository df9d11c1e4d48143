import Foundation
import Markup
import Seeded
import Testing

struct MarkupTests {
    @Test func whatPeopleWriteIsEscapedInTextAndAttributes() {
        let text = "<b>&\"'</b>"
        #expect(html(p(.label(text)) { text }) == "<p aria-label=\"\(escaped)\">\(escaped)</p>")
        #expect(html(a(.href(text)) {}) == "<a href=\"\(escaped)\"></a>")
        #expect(html(div(.id(String(text))) {}) == "<div id=\"\(escaped)\"></div>")
        #expect(html(div(.optional("title", text)) {}) == "<div title=\"\(escaped)\"></div>")
        #expect(html(button(.onClick(text)) {}) == "<button type=\"button\" data-click=\"\(escaped)\"></button>")
        let value = input(.onInput(text), .onKey(text), .onSnap(text))
        #expect(html(value) == "<input data-input=\"\(escaped)\" data-key=\"\(escaped)\" data-snap=\"\(escaped)\">")
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func noTextCanLeaveItsPlace(seed: UInt64) {
        var chance = SeededNumbers(seed: seed)
        let text = chance.text() + "\"><script>"
        let written = html(p(.label(text)) { text })
        #expect(written.utf8.filter { $0 == UInt8(ascii: "<") }.count == 2)
        #expect(written.utf8.filter { $0 == UInt8(ascii: "\"") }.count == 2)
        let value = written.utf8.dropFirst("<p aria-label=\"".utf8.count).prefix { $0 != UInt8(ascii: "\"") }
        #expect(Array(unescaped(String(decoding: value, as: UTF8.self)).utf8) == Array(text.utf8))
    }

    @Test func voidElementsHaveNoEndAndOthersAlwaysHaveOne() {
        #expect(html(img(.attribute("src", "a.svg"))) == "<img src=\"a.svg\">")
        #expect(html(input()) == "<input>")
        for tag in ["br", "link", "meta"] as [StaticString] { #expect(html(element(tag, [])) == "<\(tag)>") }
        for tag in ["script", "i", "inputs", "b", "im"] as [StaticString] {
            #expect(html(element(tag, [])) == "<\(tag)></\(tag)>")
        }
    }

    @Test func attributesThatSayNothingAreLeftOut() {
        #expect(html(div(.flag("hidden", false), .optional("title", nil), .hidden(false)) {}) == "<div></div>")
        #expect(html(div(.flag("data-back"), .hidden()) {}) == "<div data-back hidden></div>")
        #expect(html(div(.attribute("width", -7), .attribute("title", "")) {}) == "<div width=\"-7\" title=\"\"></div>")
        let states = html(a(.pressed(true), .expanded(false), .selected(true)) {})
        #expect(states == "<a aria-pressed=\"true\" aria-expanded=\"false\" aria-selected=\"true\"></a>")
    }

    @Test func contentStandsInItsOrder() {
        let isShown = true
        let node = ul {
            for number in 1...3 { li { String(number) } }
            if isShown { "yes" } else { "no" }
            if !isShown { "never" }
            [Node.text("&"), .drawn("<i>as it stands</i>")]
            Node.verbatim(Array("{\"a\":1}".utf8))
        }
        let list = "<li>1</li><li>2</li><li>3</li>"
        #expect(html(node) == "<ul>\(list)yes&amp;<i>as it stands</i>{\"a\":1}</ul>")
    }

    @Test func aClearedWriterBeginsAnew() {
        var writer = HTMLWriter()
        writer.write(.text("one"))
        writer.clear()
        writer.write([.text("two"), .text("three")])
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "twothree")
    }

    private let escaped = "&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;"

    private func html(_ node: Node) -> String {
        var writer = HTMLWriter()
        writer.write(node)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func unescaped(_ text: String) -> String {
        let pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }
}
