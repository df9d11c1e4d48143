import Domain
import Testing

@Suite("The way back")
struct WayBackTests {
    @Test(
        "An address of this site is kept as it is",
        arguments: [
            "/", "/likes", "/likes/", "/stays/search?place=1835848&adults=2", "/settings?back=%2Fstays%2F1",
            // What stands behind the question mark names no host.
            "/sign-in?next=//evil.example", "/stays?q=\\evil.example", "/stays#//evil.example", "/stays?a=/../b",
            // An escape is no slash, and no dot of a name is a step.
            "/%2F/evil.example", "/%5Cevil.example", "/@evil.example", "/...", "/.well-known/x", "/a..b", "/%2e%2e%2e",
            "/%2", "/%2ex", "/:80",
        ])
    func kept(back: String) { #expect(WayBack.address(back) == back) }

    @Test(
        "Whatever a browser may take for another site leads home",
        arguments: [
            nil, "", "likes", "?a=b", "#a", "https://evil.example", "https:evil.example", "http:/evil.example",
            "javascript:alert(1)", "data:text/html,x", "//evil.example", "///evil.example", "//evil.example/%2F..",
            "//", "/\\evil.example", "\\\\evil.example", "\\/evil.example", "/likes\\..\\..\\evil.example",
            // Browsers leave out tabs and line ends, also at the beginning.
            "/\t/evil.example", "/\n/evil.example", "/\r/evil.example", "\t//evil.example", " //evil.example",
            "/a\r\nSet-Cookie: b=c", "/a b", "/a\u{0}", "/a\u{7F}", "/한글", "/\u{FF0F}evil.example",
            "\u{FEFF}//evil.example",
            // Steps that leave two slashes at the beginning of the path.
            "/.//evil.example", "/..//evil.example", "/a/..//evil.example", "/a/../b", "/.", "/..", "/a/.",
            "/%2e//evil.example", "/%2E%2e//evil.example", "/.%2e/x", "/%2e./x", "/a//evil.example", "/a//",
        ])
    func home(back: String?) { #expect(WayBack.address(back) == "/") }

    @Test("It has at most 1024 bytes")
    func length() {
        let longest = "/" + String(repeating: "a", count: 1023)
        #expect(WayBack.address(longest) == longest)
        #expect(WayBack.address(longest + "a") == "/")
    }
}
