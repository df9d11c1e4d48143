import Domain
import Screens
import Testing
import Wire

struct SignInScreenTests {
    private func filled(back: String = "") -> SignInScreen.State {
        var state = SignInScreen.State.example
        state.back = back
        _ = SignInScreen.update(&state, .typeHandle("haneul_walk"))
        _ = SignInScreen.update(&state, .typePassword("주말마다 산책해요"))
        return state
    }

    @Test("S3-1.3 로그인 sends id and password, and leads to where one came from", arguments: ["", "/stays/31?adults=2"])
    func signIn(back: String) {
        var state = filled(back: back)
        #expect(
            SignInScreen.update(&state, .signIn) == [
                .send(
                    method: "POST", address: "/api/v1/sessions",
                    body: #"{"id":"haneul_walk","password":"주말마다 산책해요"}"#, reply: "signed-in",
                    failure: "not-signed-in")
            ])
        #expect(SignInScreen.update(&state, .signIn) == [])
        #expect(SignInScreen.update(&state, .signedIn) == [.keep(""), .go(address: back.isEmpty ? "/" : back)])
        #expect(state.password == "")
    }

    @Test("What is missing is said and gets the focus")
    func missing() {
        var state = SignInScreen.State.example
        #expect(SignInScreen.update(&state, .signIn) == [.focus(id: "sign-in-handle")])
        #expect(state.refusal == .handleMissing)
        _ = SignInScreen.update(&state, .typeHandle("haneul"))
        #expect(state.refusal == .none)
        #expect(SignInScreen.update(&state, .signIn) == [.focus(id: "sign-in-password")])
        #expect(state.refusal == .passwordMissing)
    }

    @Test(
        "A refusal is said, and everything typed stays",
        arguments: [
            (#"{"code":"wrong_credentials"}"#, SignInRefusal.wrong), (#"{"code":"too_many_requests"}"#, .tooMany),
            (#"{"code":"internal"}"#, .unreachable), ("", .unreachable), ("<html>", .unreachable),
        ])
    func refused(body: String, refusal: SignInRefusal) throws {
        var state = filled()
        _ = SignInScreen.update(&state, .signIn)
        let action = try #require(SignInScreen.Action(Token("not-signed-in", value: body)))
        #expect(SignInScreen.update(&state, action) == [.focus(id: "sign-in-password")])
        #expect(state.refusal == refusal)
        #expect(state.progress == .settled)
        #expect(state.handle == "haneul_walk" && state.password == "주말마다 산책해요")
        #expect(SignInScreen.update(&state, .signIn).count == 1)
    }

    @Test func everyActionComesBackFromItsToken() {
        var reply = JoinedReply()
        reply.recoveryCodes = ["a"]
        let actions: [(SignInScreen.Action, String)] = [
            (.typeHandle("a"), "a"), (.typePassword("b"), "b"), (.signIn, ""), (.signedIn, ""),
            (.refused(ProblemReply()), "{}"), (.signUp(.open), ""), (.signUp(.type(.phone, "010")), "010"),
            (.signUp(.agree(.terms, true)), "true"), (.signUp(.turn(.day, 30)), "30"), (.signUp(.next), ""),
            (.signUp(.previous), ""), (.signUp(.cancel), ""), (.signUp(.went("/sign-up")), "/sign-up"),
            (.signUp(.known(question: 3, isFree: false)), #"{"available":false}"#),
            (.signUp(.known(question: 3, isFree: nil)), ""), (.signUp(.openTray), ""), (.signUp(.closeTray), ""),
            (.signUp(.drawAvatar), ""), (.signUp(.cut), ""), (.signUp(.removePicture), ""),
            (.signUp(.chose("blob:1")), "blob:1"), (.signUp(.pictureFailed(isTooLarge: true)), ""),
            (.signUp(.pictureFailed(isTooLarge: false)), ""), (.signUp(.join), ""),
            (.signUp(.pictureSent("k")), #"{"key":"k"}"#),
            (.signUp(.joined(reply)), #"{"recovery_codes":["a"]}"#), (.signUp(.refused(ProblemReply())), "{}"),
            (.signUp(.restored(nil)), ""), (.signUp(.today(Day(number: 0))), "1970-01-01"),
        ]
        for (action, value) in actions {
            #expect(SignInScreen.Action(Token(action.token, value: value)) == action, "\(action.token)")
        }
    }

    @Test(arguments: ["", ":", "no-such", "type:99", "type:-1", "agree:9", "turn:3", "turn:0", "today", "tray-key"])
    func whatItDoesNotKnowIsNoAction(text: String) {
        #expect(SignInScreen.Action(Token(text, value: "x")) == nil)
    }

    @Test("A state survives the way through the page, but for passwords and recovery codes")
    func state() {
        var state = SignInScreen.State.signingUp(.details, .haneul)
        state.signUp.tray = .cutting
        state.signUp.refuse([.handleTaken, .privacyMissing])
        state.language = .japanese
        state.refusal = .tooMany
        state.hasJoined = true
        state.password = "secret"
        state.recoveryCodes = ["one"]
        var expected = state
        expected.password = ""
        expected.recoveryCodes = []
        expected.signUp.draft.password = ""
        expected.signUp.draft.repetition = ""
        #expect(SignInScreen.State(json: state.json) == expected)
        #expect(SignInScreen.State(json: Array("{}".utf8)) == SignInScreen.State())
    }

    @Test func theEffectsOfSigningUpHaveTheirNamesAndTexts() {
        let effects: [Effect] = [
            .send(method: "POST", address: "a", body: "b", reply: "r", failure: "f"), .push("a"),
            .back(entries: 2, address: "a"), .keep("{}"),
            .picture(.send, address: "a", reply: "r", failure: "f"),
            .picture(.forget, address: "", reply: "", failure: ""),
        ]
        let texts = effects.map { effect in
            let message = effect.message
            return [message.name, message.method, message.address, message.text, message.reply, message.failure]
                .joined(separator: "|")
        }
        #expect(
            texts == [
                "send|POST|a|b|r|f", "push||a|||", "back||a|2||", "keep|||{}||", "sendPicture||a||r|f",
                "forgetPicture|||||",
            ])
    }
}
