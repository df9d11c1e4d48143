import Domain
import Screens
import Testing
import Views
import Wire

@Suite("The picture on a form")
struct PortraitScreenTests {
    private static let forget = Effect.picture(.forget, address: "", reply: "", failure: "")
    private static let send = Effect.picture(
        .send, address: "/api/v1/pictures", reply: "picture-sent", failure: "refused")
    private static let submit = Effect.submit(form: "portrait-form")
    private static let ticket = "abcdefghijklmnopqrstuvwxyz.proof"

    private func begun(_ change: (inout PortraitScreen.State) -> Void = { _ in }) -> PortraitScreen.State {
        var state = PortraitScreen.State()
        state.mayKeep = true
        state.drawn = 7
        state.offered = 8
        state.avatar = 8
        change(&state)
        _ = PortraitScreen.update(&state, .begun)
        return state
    }

    /// What the form would bring besides a file.
    private func fields(_ state: PortraitScreen.State) -> [String] {
        let html = Drawn.html(PortraitView.self, state)
        return html.matches(of: /name="(picture|avatar)" value="([^"]*)"/).map { "\($0.1)=\($0.2)" }
    }

    @Test("S2-10.1 nothing chosen is nothing changed: the form goes as it is")
    func kept() {
        var state = begun()
        #expect(fields(state) == ["picture=", "avatar="])
        #expect(PortraitScreen.update(&state, .save) == [Self.submit])
    }

    @Test("S2-10.1 the picture goes first, then the form with its ticket; a second press meanwhile counts for nothing")
    func photo() {
        var state = begun()
        _ = PortraitScreen.update(&state, .openTray)
        _ = PortraitScreen.update(&state, .cut)
        #expect(PortraitScreen.update(&state, .chose("blob:1")) == [.focus(id: "picture")])
        #expect(Drawn.html(PortraitView.self, state).contains("src=\"blob:1\""))
        #expect(PortraitScreen.update(&state, .save) == [Self.send])
        #expect(PortraitScreen.update(&state, .save) == [])
        #expect(PortraitScreen.update(&state, .openTray) == [] && state.tray == .closed)
        #expect(PortraitScreen.update(&state, .pictureSent(Self.ticket)) == [Self.forget, Self.submit])
        #expect(fields(state) == ["picture=\(Self.ticket)", "avatar="])
        #expect(state.photo == "/pictures/people/abcdefghijklmnopqrstuvwxyz-480.webp")
        // Should the form come back, the picture isn't sent again.
        #expect(PortraitScreen.update(&state, .save) == [Self.submit])
        #expect(PortraitScreen.update(&state, .pictureSent("late")) == [] && state.ticket == Self.ticket)
    }

    @Test("S3-2.2 a drawing, another one, and back to the picture of now")
    func drawing() {
        var state = begun()
        _ = PortraitScreen.update(&state, .drawAvatar)
        #expect(fields(state) == ["picture=", "avatar=8"])
        _ = PortraitScreen.update(&state, .drawAvatar)
        #expect(state.avatar != 8 && state.choice == .avatar)
        #expect(PortraitScreen.update(&state, .save) == [Self.submit])
        #expect(PortraitScreen.update(&state, .asBefore) == [Self.forget])
        #expect(fields(state) == ["picture=", "avatar="])
        // Who has none yet goes back to a drawing.
        var newcomer = begun { $0.mayKeep = false }
        _ = PortraitScreen.update(&newcomer, .chose("blob:1"))
        _ = PortraitScreen.update(&newcomer, .asBefore)
        #expect(fields(newcomer) == ["picture=", "avatar=8"])
    }

    @Test("What the server can't read is let go and said; what didn't get through may be tried again")
    func refused() throws {
        let cases: [(code: String, trouble: PortraitScreen.Trouble)] = [
            ("unreadable", .unreadable), ("too_large", .tooLarge), ("too_many_pixels", .tooManyPixels),
        ]
        for (code, trouble) in cases {
            var state = begun()
            _ = PortraitScreen.update(&state, .chose("blob:1"))
            _ = PortraitScreen.update(&state, .save)
            let problem = try #require(
                ProblemReply(
                    json: Array(#"{"code":"refused","refusals":[{"field":"picture","code":"\#(code)"}]}"#.utf8)))
            #expect(PortraitScreen.update(&state, .refused(problem)) == [.focus(id: "picture")])
            #expect(state.trouble == trouble && state.choice == .kept && state.progress == .settled)
        }
        var state = begun()
        _ = PortraitScreen.update(&state, .chose("blob:1"))
        _ = PortraitScreen.update(&state, .save)
        _ = PortraitScreen.update(&state, .refused(ProblemReply()))
        #expect(state.trouble == .notSent && state.choice == .photo)
        #expect(PortraitScreen.update(&state, .save) == [Self.send])
        #expect(state.trouble == .none)
    }

    @Test("A page that comes back has no picture that another page held, but one that was sent")
    func comingBack() {
        let lost = begun {
            $0.choice = .photo
            $0.photo = "blob:1"
            $0.progress = .waiting
            $0.tray = .cutting
        }
        #expect(lost.choice == .kept && lost.progress == .settled && lost.tray == .closed)
        let sent = begun {
            $0.choice = .photo
            $0.ticket = Self.ticket
        }
        #expect(sent.choice == .photo && fields(sent) == ["picture=\(Self.ticket)", "avatar="])
    }

    @Test("Without the browser app: the picture of now, drawings and a file; Escape closes the tray with it")
    func plain() {
        var state = PortraitScreen.State()
        state.mayKeep = true
        state.offered = 0x3FFF_FFFF
        let html = Drawn.html(PortraitView.self, state)
        #expect(html.contains("type=\"file\"") && html.contains("name=\"photo\""))
        #expect(html.contains("value=\"1073741823\"") && html.contains("value=\"0\"") && html.contains("value=\"1\""))
        #expect(!html.contains("data-click"))
        #expect(PortraitScreen.Action(Token("tray-key", value: "Escape")) == .closeTray)
        #expect(PortraitScreen.Action(Token("tray-key", value: "a")) == nil)
        #expect(
            PortraitScreen.Action(Token("draft", value: "{}")) == nil, "so that no sign-up's draft is taken for one")
    }
}
