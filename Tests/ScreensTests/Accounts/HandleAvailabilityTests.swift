import Domain
import Screens
import Testing

struct HandleAvailabilityTests {
    private func question(_ handle: String, _ number: Int) -> Effect {
        .fetch(
            address: "/api/v1/handles/" + handle, reply: "known:\(number)", failure: "unknown:\(number)")
    }

    private func fetches(_ effects: [Effect]) -> [Effect] {
        effects.filter { if case .fetch = $0 { true } else { false } }
    }

    @Test("The id's availability is asked while it is typed, as soon as it can be one")
    func asking() {
        var state = SignUpScreen.State.at(.basics)
        #expect(fetches(SignUpScreen.update(&state, .type(.handle, "han"))) == [])
        #expect(fetches(SignUpScreen.update(&state, .type(.handle, "hane"))) == [question("hane", 1)])
        #expect(state.availability == .asking)
        _ = SignUpScreen.update(&state, .known(question: 1, isFree: true))
        #expect(state.availability == .free)
        _ = SignUpScreen.update(&state, .type(.handle, "ha"))
        #expect(state.availability == .unknown)
    }

    @Test("One question at a time: what was typed meanwhile is asked when the answer has come")
    func oneAtATime() {
        var state = SignUpScreen.State.at(.basics)
        _ = SignUpScreen.update(&state, .type(.handle, "hane"))
        #expect(fetches(SignUpScreen.update(&state, .type(.handle, "haneu"))) == [])
        #expect(fetches(SignUpScreen.update(&state, .type(.handle, "haneul"))) == [])
        #expect(SignUpScreen.update(&state, .known(question: 1, isFree: false)) == [question("haneul", 2)])
        #expect(state.refusal(of: .handle) == nil)
        #expect(SignUpScreen.update(&state, .known(question: 1, isFree: false)) == [])
        #expect(state.availability == .asking)
        _ = SignUpScreen.update(&state, .known(question: 2, isFree: true))
        #expect(state.availability == .free)
    }

    @Test("A taken id holds 다음 back until another is typed")
    func taken() {
        var state = SignUpScreen.State.at(.basics, .haneul)
        _ = SignUpScreen.update(&state, .type(.handle, "haneul"))
        _ = SignUpScreen.update(&state, .known(question: 1, isFree: false))
        #expect(state.shownRefusal(of: .handle) == .handleTaken)
        #expect(SignUpScreen.update(&state, .next) == [.focus(id: "handle")])
        _ = SignUpScreen.update(&state, .type(.handle, "haneul2"))
        #expect(state.refusal(of: .handle) == nil)
    }

    @Test("No answer holds nobody back: the server decides at the end")
    func noAnswer() {
        var state = SignUpScreen.State.at(.basics, .haneul)
        _ = SignUpScreen.update(&state, .type(.handle, "haneul"))
        _ = SignUpScreen.update(&state, .known(question: 1, isFree: nil))
        #expect(state.availability == .unknown)
        _ = SignUpScreen.update(&state, .next)
        #expect(state.step == .details)
    }

    @Test("After 취소 an answer on its way is dropped")
    func cancelled() {
        var state = SignUpScreen.State.at(.basics)
        _ = SignUpScreen.update(&state, .type(.handle, "haneul"))
        _ = SignUpScreen.update(&state, .cancel)
        #expect(SignUpScreen.update(&state, .known(question: 1, isFree: false)) == [])
        #expect(state.refusal(of: .handle) == .handleMissing)
    }
}
