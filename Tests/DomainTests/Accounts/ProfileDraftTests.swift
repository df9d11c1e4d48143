import Domain
import Testing

@Suite("What somebody may say of themselves (S2-10.1, S3)")
struct ProfileDraftTests {
    /// 1 March 2027.
    private static let today = Day(number: 20_878)

    @Test("What isn't named stays as it is")
    func nothing() throws {
        let edit = try ProfileDraft().checked(today: Self.today)
        #expect(edit.name == nil && edit.introduction == nil && edit.phone == nil && edit.birth == nil)
        #expect(edit.language == nil)
    }

    @Test("What is named is brought into its one form")
    func forms() throws {
        let draft = ProfileDraft(
            name: " 김 준 ", introduction: "섬이 좋아요.\r\n기차도요.\r", phone: "+82 10-1234-5678", birth: "1996-02-29",
            language: .named("ja"))
        let edit = try draft.checked(today: Self.today)
        #expect(edit.name == "김 준" && edit.introduction == "섬이 좋아요.\n기차도요.\n")
        #expect(edit.phone?.digits == "821012345678" && edit.birth?.day.iso == "1996-02-29")
        #expect(edit.language == .some(.japanese))
    }

    @Test("An empty name shows the id, and no language follows the browser")
    func taken() throws {
        let edit = try ProfileDraft(name: "\u{3164} ", language: .ofBrowser).checked(today: Self.today)
        #expect(edit.name == "")
        #expect(edit.language == .some(nil))
    }

    @Test(
        "Each is refused by the rule of its field",
        arguments: [
            (ProfileDraft(name: String(repeating: "준", count: 61)), .nameTooLong),
            (ProfileDraft(name: "김\u{202E}준"), .nameBadCharacter),
            (ProfileDraft(introduction: " \r\n"), .asForSignUp(.introductionMissing)),
            (ProfileDraft(introduction: "a\u{0}b"), .asForSignUp(.introductionBadCharacter)),
            (ProfileDraft(introduction: String(repeating: "가", count: 301)), .asForSignUp(.introductionTooLong)),
            (ProfileDraft(phone: ""), .asForSignUp(.phoneMissing)),
            (ProfileDraft(phone: "12345678"), .asForSignUp(.phoneTooShort)),
            (ProfileDraft(phone: "010.1234.5678"), .asForSignUp(.phoneBadCharacter)),
            (ProfileDraft(birth: ""), .asForSignUp(.birthMissing)),
            (ProfileDraft(birth: "1999-02-29"), .asForSignUp(.birthMalformed)),
            (ProfileDraft(birth: "2013-03-02"), .asForSignUp(.birthTooYoung)),
            (ProfileDraft(birth: "1899-12-31"), .asForSignUp(.birthTooEarly)),
            (ProfileDraft(language: .named("fr")), .languageUnknown),
            (ProfileDraft(language: .named("")), .languageUnknown),
            (ProfileDraft(language: .named("KO")), .languageUnknown),
        ] as [(ProfileDraft, SettingsRefusal)])
    func refused(draft: ProfileDraft, refusal: SettingsRefusal) {
        #expect(throws: ProfileRefusals(all: [refusal])) { () throws in try draft.checked(today: Self.today) }
        #expect(refusal.field != nil)
    }

    @Test("Everything that is wrong is told at once, in the order of the fields, each with its name and code")
    func all() {
        let draft = ProfileDraft(name: "\n김\n준", introduction: "", phone: "1", birth: "soon", language: .named("x"))
        do throws(ProfileRefusals) {
            _ = try draft.checked(today: Self.today)
            Issue.record("nothing was refused")
        } catch {
            let told = error.all.map { "\($0.field?.name.description ?? "-") \($0.code)" }
            #expect(
                told == [
                    "name bad_character", "introduction missing", "phone too_short", "birth malformed",
                    "language unknown",
                ])
        }
    }
}
