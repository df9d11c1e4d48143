import Domain
import Testing

@Suite struct DisplayNameTests {
    @Test("A name has at most 60 characters; an empty one is allowed")
    func lengths() {
        #expect(DisplayName.refusal(of: "") == nil)
        #expect(DisplayName.refusal(of: String(repeating: "준", count: 60)) == nil)
        #expect(DisplayName.refusal(of: String(repeating: "준", count: 61)) == .nameTooLong)
    }

    @Test(
        "Characters that break the line or turn the text around it are refused",
        arguments: [0x00, 0x09, 0x0A, 0x0D, 0x7F, 0x85, 0x2028, 0x2029, 0x202E, 0x2066] as [UInt32])
    func forbidden(code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        #expect(DisplayName.refusal(of: "준" + String(scalar) + "혁") == .nameBadCharacter)
    }

    @Test("What shows nothing is taken from both ends, and all of a name that is nothing else")
    func tidied() {
        #expect(DisplayName.tidied("  김 준\u{3000}\n") == "김 준")
        #expect(DisplayName.tidied("\u{3164}\u{200B} \t") == "")
        #expect(DisplayName.tidied("") == "")
        // A family of several people is joined by characters that show nothing by themselves.
        #expect(DisplayName.tidied("👨‍👩‍👧") == "👨‍👩‍👧")
    }
}
