import Testing

struct SwiftTextTests {
    @Test(
        arguments: [
            ("a // b", "a     "),
            ("a /* b /* c */ d */ e", "a                   e"),
            (#"a("b // c")d"#, "a(        )d"),
            (##"a(#"b"c"#)d"##, "a(       )d"),
            (#"a("b\"c")d"#, "a(      )d"),
            (#"a("b\(c("d").e)f")g"#, "a(   (c(   ).e)  )g"),
            ("a\"\"\"\nb\"c\n\"\"\"d", "a   \n   \n   d"),
        ])
    func onlyCodeIsLeft(source: String, code: String) {
        #expect(SwiftText.codeOnly(source) == code)
    }
}
