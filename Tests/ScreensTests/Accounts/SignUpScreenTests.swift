import Domain
import Screens
import Testing
import Wire

struct SignUpScreenTests {
    @Test("S3-1.2 회원가입 opens the first step over the sign-in, with an entry in the history")
    func open() {
        var state = SignUpScreen.State.at(.closed)
        #expect(SignUpScreen.update(&state, .open) == [.push("/sign-up"), .focus(id: "flow-title")])
        #expect(state.step == .basics)
        #expect(SignUpScreen.update(&state, .open) == [])
    }

    @Test("S3-2.5 다음 works only with picture, id, introduction and matching passwords", arguments: 0..<5)
    func basicsMissing(number: Int) {
        let (id, take): (String, (inout SignUpDraft) -> Void) =
            switch number {
            case 0: ("picture", { $0.picture = .missing })
            case 1: ("handle", { $0.handle = "ab" })
            case 2: ("password", { $0.password = "short" })
            case 3: ("repetition", { $0.repetition = "anders als oben" })
            default: ("introduction", { $0.introduction = " " })
            }
        var draft = SignUpDraft.haneul
        take(&draft)
        var state = SignUpScreen.State.at(.basics, draft)
        #expect(state.firstMissing?.field.name.description == id)
        #expect(SignUpScreen.update(&state, .next) == [.focus(id: id)])
        #expect(state.step == .basics)
        #expect(state.firstMissing.map { state.shownRefusal(of: $0.field) == $0 } == true)
    }

    @Test("S3-2.6 다음 pushes the second step, S3-3.6 이전 goes back and keeps everything")
    func nextAndPrevious() {
        var state = SignUpScreen.State.at(.basics, .haneul)
        state.back = "/meetups?near=1"
        #expect(
            SignUpScreen.update(&state, .next) == [
                .push("/sign-up/details?back=%2Fmeetups%3Fnear%3D1"), .focus(id: "flow-title"),
            ])
        #expect(state.step == .details)
        #expect(
            SignUpScreen.update(&state, .previous) == [
                .back(entries: 1, address: "/sign-up?back=%2Fmeetups%3Fnear%3D1"), .focus(id: "flow-title"),
            ])
        #expect(state.step == .basics)
        #expect(state.draft == .haneul)
    }

    @Test(
        "S3-2.4, S3-3.7 취소 erases everything and goes back to the sign-in",
        arguments: [(SignUpScreen.Step.basics, 1), (.details, 2)])
    func cancel(step: SignUpScreen.Step, entries: Int) {
        var state = SignUpScreen.State.at(step, .haneul)
        let effects = SignUpScreen.update(&state, .cancel)
        #expect(
            effects == [
                .back(entries: entries, address: "/sign-in"), .picture(.forget, address: "", reply: "", failure: ""),
                .focus(id: "sign-up-link"), .keep(""),
            ])
        var empty = SignUpDraft()
        empty.avatar = SignUpDraft.haneul.avatar
        #expect(state.draft == empty)
        #expect(state.step == .closed)
    }

    @Test("S3-3.4 가입 works only with phone, birth date and both consents", arguments: 0..<4)
    func detailsMissing(number: Int) {
        let (id, take): (String, (inout SignUpDraft) -> Void) =
            switch number {
            case 0: ("phone", { $0.phone = "" })
            case 1: ("birth", { $0.birth = BirthWheels() })
            case 2: ("terms", { $0.terms = false })
            default: ("privacy", { $0.privacy = false })
            }
        var draft = SignUpDraft.haneul
        take(&draft)
        var state = SignUpScreen.State.at(.details, draft)
        #expect(state.firstMissing?.field.name.description == id)
        #expect(SignUpScreen.update(&state, .join) == [.focus(id: id)])
        #expect(state.progress == .settled)
    }

    @Test("S3-3.3 a turn of a wheel is in the draft at once, and too young a date is said")
    func turn() {
        var state = SignUpScreen.State.at(.details)
        _ = SignUpScreen.update(&state, .turn(.year, 98))
        #expect(state.draft.birth.date?.iso == "1998-01-01")
        #expect(state.shownRefusal(of: .birth) == nil)
        _ = SignUpScreen.update(&state, .turn(.year, 112))
        _ = SignUpScreen.update(&state, .turn(.month, 11))
        #expect(state.shownRefusal(of: .birth) == .birthTooYoung)
    }

    @Test("Each field says what is missing as soon as it has been touched, not before")
    func touched() {
        var state = SignUpScreen.State.at(.basics)
        for field in SignUpField.allCases { #expect(state.shownRefusal(of: field) == nil) }
        _ = SignUpScreen.update(&state, .type(.password, "1234"))
        #expect(state.shownRefusal(of: .password) == .passwordTooShort)
        #expect(state.shownRefusal(of: .repetition) == nil)
        _ = SignUpScreen.update(&state, .type(.repetition, "1235"))
        #expect(state.shownRefusal(of: .repetition) == .repetitionDiffers)
        _ = SignUpScreen.update(&state, .type(.phone, "+82 1"))
        #expect(state.shownRefusal(of: .phone) == .phoneTooShort)
    }

    @Test("The browser's back and forward walk through the steps and keep the draft")
    func history() {
        var state = SignUpScreen.State.at(.details, .haneul)
        #expect(SignUpScreen.update(&state, .went("/sign-up?back=%2F")) == [])
        #expect(state.step == .basics)
        #expect(SignUpScreen.update(&state, .went("/sign-in")) == [])
        #expect(state.step == .closed)
        #expect(SignUpScreen.update(&state, .went("/sign-up/details")) == [])
        #expect(state.step == .details)
        #expect(state.draft == .haneul)
    }

    @Test("The second step without a filled first one leads to the first")
    func detailsTooEarly() {
        var state = SignUpScreen.State.at(.closed)
        #expect(SignUpScreen.update(&state, .went("/sign-up/details")) == [.replaceAddress("/sign-up")])
        #expect(state.step == .basics)
        state.step = .details
        #expect(SignUpScreen.update(&state, .restored(nil)) == [.replaceAddress("/sign-up")])
        #expect(state.step == .basics)
    }

    @Test("A drawn picture is chosen, and the next tap draws another")
    func avatar() {
        var state = SignUpScreen.State.at(.basics)
        _ = SignUpScreen.update(&state, .openTray)
        #expect(state.tray == .open)
        _ = SignUpScreen.update(&state, .drawAvatar)
        let first = state.draft.avatar
        #expect(state.draft.picture == .avatar)
        _ = SignUpScreen.update(&state, .drawAvatar)
        #expect(state.draft.avatar != first)
        #expect(SignUpScreen.update(&state, .closeTray) == [.focus(id: "picture")])
        _ = SignUpScreen.update(&state, .removePicture)
        #expect(state.draft.picture == .missing)
    }

    @Test("S3-2.2 the square that was cut becomes the picture; a file that can't be read is said")
    func photo() {
        var state = SignUpScreen.State.at(.basics)
        _ = SignUpScreen.update(&state, .openTray)
        _ = SignUpScreen.update(&state, .cut)
        #expect(state.tray == .cutting)
        _ = SignUpScreen.update(&state, .pictureFailed(isTooLarge: false))
        #expect(state.tray == .closed)
        #expect(state.shownRefusal(of: .picture) == .pictureUnreadable)
        _ = SignUpScreen.update(&state, .pictureFailed(isTooLarge: true))
        _ = SignUpScreen.update(&state, .drawAvatar)
        #expect(state.shownRefusal(of: .picture) == nil)
        _ = SignUpScreen.update(&state, .chose("blob:https://nadri.example/1"))
        #expect(state.draft.picture == .photo)
        #expect(state.draft.photo == "blob:https://nadri.example/1")
        #expect(state.shownRefusal(of: .picture) == nil)
    }
}
