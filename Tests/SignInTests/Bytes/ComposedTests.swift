import Testing

@testable import SignIn

@Suite struct ComposedTests {
    @Test("However a letter is put together, it is the same bytes")
    func composed() {
        #expect(Array("e\u{301}".composed.utf8) == Array("\u{E9}".utf8))
        #expect(Array("\u{1112}\u{1161}\u{11AB}".composed.utf8) == Array("\u{D55C}".utf8))
        #expect("".composed.isEmpty)
    }

    @Test("A text is composed up to 4096 bytes, and a longer one is left to its field, which refuses it")
    func limit() {
        // Three bytes each.
        let letters = String(repeating: "e\u{301}", count: 1365)
        #expect(Array((letters + "e").composed.utf8) == Array((String(repeating: "\u{E9}", count: 1365) + "e").utf8))
        #expect(Array((letters + "ee").composed.utf8) == Array((letters + "ee").utf8))
    }
}
