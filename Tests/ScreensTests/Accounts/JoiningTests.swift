import Domain
import Screens
import Testing
import Wire

struct JoiningTests {
    private static let sendsPicture = Effect.picture(
        .send, address: "/api/v1/pictures", reply: "picture-sent", failure: "refused")

    private func order(_ effects: [Effect]) throws -> AccountOrder {
        guard case .send("POST", "/api/v1/accounts", let body, "", "joined", "refused") = try #require(effects.first)
        else {
            throw Unexpected(effects: effects)
        }
        return try #require(AccountOrder(json: Array(body.utf8)))
    }

    private struct Unexpected: Error { let effects: [Effect] }

    @Test("S3-3.4 가입 sends everything, the phone number in digits")
    func sent() throws {
        var state = SignUpScreen.State.at(.details, .haneul)
        let order = try order(SignUpScreen.update(&state, .join))
        #expect(order.handle == "haneul_walk")
        #expect(order.password == "주말마다 산책해요")
        #expect(order.introduction == SignUpDraft.haneul.introduction)
        #expect(order.phone == "01000001234")
        #expect(order.birth == "1998-04-17")
        #expect(order.picture == nil)
        #expect(order.avatar == 77)
        #expect(order.terms && order.privacy)
        #expect(state.progress == .waiting)
        #expect(SignUpScreen.update(&state, .join) == [])
        #expect(SignUpScreen.update(&state, .cancel) == [])
        #expect(SignUpScreen.update(&state, .previous) == [])
    }

    @Test("A photo is sent first, and its key goes with the rest")
    func photo() throws {
        var draft = SignUpDraft.haneul
        draft.picture = .photo
        var state = SignUpScreen.State.at(.details, draft)
        #expect(SignUpScreen.update(&state, .join) == [Self.sendsPicture])
        let order = try order(SignUpScreen.update(&state, .pictureSent("k-1")))
        #expect(order.picture == "k-1")
    }

    @Test("S3-3.5 who has joined is back at the sign-in, with the new id filled in and nothing else kept")
    func joined() {
        var state = SignInScreen.State.signingUp(.details, .haneul)
        state.password = "of another"
        _ = SignInScreen.update(&state, .signUp(.join))
        var reply = JoinedReply()
        reply.recoveryCodes = ["one", "two"]
        let effects = SignInScreen.update(&state, .signUp(.joined(reply)))
        #expect(
            effects == [
                .back(entries: 2, address: "/sign-in"), .picture(.forget, address: "", reply: "", failure: ""),
                .keep(""), .focus(id: "sign-in-password"),
            ])
        #expect(state.handle == "haneul_walk")
        #expect(state.password == "")
        #expect(state.hasJoined)
        #expect(state.recoveryCodes == ["one", "two"])
        #expect(state.signUp.step == .closed)
        #expect(state.signUp.draft.password == "" && state.signUp.draft.handle == "")
    }

    @Test("What the server refuses stands at its field, on the step where that is, until the field changes")
    func refused() {
        var state = SignUpScreen.State.at(.details, .haneul)
        _ = SignUpScreen.update(&state, .join)
        var problem = ProblemReply()
        problem.field = "password"
        problem.code = "common"
        #expect(
            SignUpScreen.update(&state, .refused(problem)) == [
                .back(entries: 1, address: "/sign-up"), .focus(id: "password"),
            ])
        #expect(state.step == .basics)
        #expect(state.shownRefusal(of: .password) == .passwordCommon)
        #expect(state.progress == .settled)
        #expect(SignUpScreen.update(&state, .next) == [.focus(id: "password")])
        _ = SignUpScreen.update(&state, .type(.password, "다른 비밀번호예요"))
        #expect(state.refusal(of: .password) == nil)
    }

    @Test("Several refusals stand at their fields together; those of the second step stay there")
    func severalRefused() {
        var state = SignUpScreen.State.at(.details, .haneul)
        _ = SignUpScreen.update(&state, .join)
        let json =
            #"{"code":"refused","refusals":[{"field":"birth","code":"too_young"},{"field":"phone","code":"too_long"}]}"#
        let problem = ProblemReply(json: Array(json.utf8)) ?? ProblemReply()
        #expect(SignUpScreen.update(&state, .refused(problem)) == [.focus(id: "phone")])
        #expect(state.step == .details)
        #expect(state.shownRefusal(of: .phone) == .phoneTooLong)
        #expect(state.shownRefusal(of: .birth) == .birthTooYoung)
    }

    @Test("No answer, nonsense and an unknown code: all is kept, and it can be sent again", arguments: 0..<3)
    func failed(kind: Int) {
        var state = SignUpScreen.State.at(.details, .haneul)
        _ = SignUpScreen.update(&state, .join)
        let token = Token("refused", value: ["", "<html>502</html>", #"{"code":"internal"}"#][kind])
        guard let action = SignUpScreen.Action(token) else {
            Issue.record("no action")
            return
        }
        #expect(SignUpScreen.update(&state, action) == [])
        #expect(state.progress == .failed)
        #expect(state.draft == .haneul)
        #expect(SignUpScreen.update(&state, .join).count == 1)
        #expect(state.progress == .waiting)
    }

    @Test("An answer that can't be read after joining counts as a failure", arguments: ["", "[]", "{", "null"])
    func nonsenseAnswer(body: String) {
        #expect(SignUpScreen.Action(Token("joined", value: body)) == .refused(ProblemReply()))
        #expect(SignUpScreen.Action(Token("picture-sent", value: body)) == .refused(ProblemReply()))
    }

    @Test("Two people's drafts at once are two values: what one types never shows with the other")
    func twoDrafts() {
        var hana = SignUpScreen.State.at(.basics)
        var jun = SignUpScreen.State.at(.basics)
        _ = SignUpScreen.update(&hana, .type(.introduction, "교토에서 맞이해요"))
        _ = SignUpScreen.update(&jun, .type(.phone, "01099998888"))
        #expect(hana.draft.phone == "" && jun.draft.introduction == "")
    }
}
