import Domain
import Screens
import Testing
import Views
import Wire

struct UserInformationTests {
    private func screen(_ information: UserInformation, _ state: SignInScreen.State) throws -> MountedScreen {
        try #require(MountedScreen.named("sign-in", state: state.json, information: information))
    }

    private func isSaid(_ text: String, by screen: MountedScreen) -> Bool {
        Drawn.html(of: screen).contains(text)
    }

    @Test("S3-4.1 the draft lives in one instance, and every screen that uses it shows the same")
    func oneInstance() throws {
        let information = UserInformation()
        let first = try screen(information, .signingUp(.basics))
        _ = first.dispatch(Token("type:1", value: "haneul_walk"))
        _ = first.dispatch(Token("type:2", value: "주말마다 산책해요"))
        #expect(information.draft?.handle == "haneul_walk")
        let second = try screen(information, .signingUp(.basics))
        #expect(isSaid("haneul_walk", by: second))
        _ = second.dispatch(Token("type:3", value: "주말마다 산책해요"))
        #expect(information.draft?.password == information.draft?.repetition)
        _ = first.dispatch(Token("cancel"))
        #expect(information.draft?.handle == "" && information.draft?.password == "")
        _ = second.dispatch(Token("tray"))
        #expect(!isSaid("haneul_walk", by: second))
    }

    @Test("Another instance knows nothing of it")
    func another() throws {
        let information = UserInformation()
        _ = try screen(information, .signingUp(.basics)).dispatch(Token("type:1", value: "haneul_walk"))
        let other = try screen(UserInformation(), .signingUp(.basics))
        #expect(!isSaid("haneul_walk", by: other))
    }

    @Test("S3-4.1 neither the page's state nor what is kept for a reload ever holds a password")
    func noPasswords() throws {
        let information = UserInformation()
        let mounted = try screen(information, .signingUp(.basics, .haneul))
        var kept = ""
        for (token, value) in [
            ("password", "sign-in-secret"), ("type:2", "first-secret"), ("type:3", "second-secret"),
            ("type:1", "haneul"),
        ] {
            for effect in mounted.dispatch(Token(token, value: value)) ?? [] where effect.name == "keep" {
                kept = effect.text
            }
        }
        #expect(kept.contains("haneul"))
        #expect(information.draft?.password == "first-secret")
        for text in [kept, String(decoding: mounted.state(), as: UTF8.self), Drawn.html(of: mounted)] {
            for secret in ["sign-in-secret", "first-secret", "second-secret"] { #expect(!text.contains(secret)) }
        }
    }

    @Test("A reload keeps everything but the passwords, and asks for these again")
    func reload() throws {
        var state = SignUpScreen.State.at(.details)
        let kept = try #require(SignUpDraft(json: SignUpDraft.haneul.json))
        let effects = SignUpScreen.update(&state, .restored(kept))
        #expect(effects.first == .replaceAddress("/sign-up"))
        #expect(state.step == .basics)
        #expect(state.shownRefusal(of: .password) == .passwordMissing)
        var expected = SignUpDraft.haneul
        expected.password = ""
        expected.repetition = ""
        #expect(state.draft == expected)
    }

    @Test("An instance that trapped is replaced without losing the passwords, which the host tells the new one")
    func replaced() {
        var state = SignUpScreen.State.at(.basics)
        _ = SignUpScreen.update(&state, .type(.password, "주말마다 산책해요"))
        var kept = SignUpDraft()
        kept.handle = "haneul"
        _ = SignUpScreen.update(&state, .restored(kept))
        #expect(state.draft.password == "주말마다 산책해요")
        #expect(state.draft.handle == "haneul")
    }

    @Test("A draft from outside has no wheel beyond its ends", arguments: [-5, 0, 13, 99, 2_000_000_000])
    func strangeDraft(number: Int) throws {
        let json = #"{"year":\#(number),"month":\#(number),"day":\#(number)}"#
        let draft = try #require(SignUpDraft(json: Array(json.utf8)))
        #expect((1...12).contains(draft.birth.month) && (1...31).contains(draft.birth.chosenDay))
        #expect(draft.birth.date != nil || draft.birth.year == 0)
        #expect(!Drawn.html(SignInView.self, .signingUp(.details, draft)).isEmpty)
    }
}
