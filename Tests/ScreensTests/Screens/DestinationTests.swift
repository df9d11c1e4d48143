import Domain
import Routes
import Screens
import Testing

struct DestinationTests {
    @Test("S1-4.2 every keystroke asks for the matching places, and they are listed")
    func typing() {
        var state = Destination.State.example
        #expect(
            Destination.update(&state, .type("ㅅㅇ")) == [
                .fetch(
                    address: "/api/v1/places?q=%E3%85%85%E3%85%87&lang=ko", reply: "arrived:1", failure: "failed:1")
            ])
        #expect(state.typed == "ㅅㅇ")
        #expect(state.progress == .waiting)
        #expect(Destination.update(&state, .arrived(question: 1, PlaceList(.seoul, .namsan))) == [])
        #expect(state.matches == [.seoul, .namsan])
        #expect(state.progress == .settled)
    }

    @Test("S1-4.2 an answer that comes late does not replace that to the newer text")
    func lateAnswer() {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서"))
        _ = Destination.update(&state, .type("서울"))
        _ = Destination.update(&state, .arrived(question: 2, PlaceList(.seoul)))
        let before = state
        #expect(Destination.update(&state, .arrived(question: 1, PlaceList(.gapyeong))) == [])
        #expect(Destination.update(&state, .failed(question: 1)) == [])
        #expect(state == before)
    }

    @Test func theMatchesSoFarStandUntilTheNextCome() {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서"))
        _ = Destination.update(&state, .arrived(question: 1, PlaceList(.seoul)))
        _ = Destination.update(&state, .type("서울"))
        #expect(state.matches == [.seoul])
    }

    @Test func aFailureKeepsWhatWasTypedAndShown() {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서"))
        _ = Destination.update(&state, .arrived(question: 1, PlaceList(.seoul)))
        _ = Destination.update(&state, .type("서울"))
        #expect(Destination.update(&state, .failed(question: 2)) == [])
        #expect(state.progress == .failed)
        #expect(state.typed == "서울")
        #expect(state.matches == [.seoul])
        #expect(state.popular == Destination.State.example.popular)
    }

    @Test("S1-4.3 the clear button empties the text and gives the field the focus")
    func clear() {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서울"))
        _ = Destination.update(&state, .arrived(question: 1, PlaceList(.seoul)))
        #expect(Destination.update(&state, .clear) == [.focus(id: "q")])
        #expect(state.typed == "")
        #expect(state.matches == [])
        #expect(state.progress == .settled)
        #expect(state.kept == Destination.State.example.kept)
    }

    @Test("S1-4.3 an answer on its way when the text was cleared is dropped")
    func clearWhileWaiting() {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서울"))
        _ = Destination.update(&state, .clear)
        _ = Destination.update(&state, .arrived(question: 1, PlaceList(.seoul)))
        #expect(state.matches == [])
    }

    @Test("S1-4.3 Escape in the field clears like the button")
    func escape() {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서울"))
        #expect(Destination.update(&state, .key("Escape", place: -1)) == [.focus(id: "q")])
        #expect(state.typed == "")
    }

    @Test(arguments: ["", " ", "    "])
    func nothingIsAskedOfNothing(text: String) {
        var state = Destination.State.example
        _ = Destination.update(&state, .type("서울"))
        #expect(Destination.update(&state, .type(text)) == [])
        #expect(state.typed == text)
        #expect(state.progress == .settled)
    }

    @Test(
        arguments: [
            ("ArrowDown", -1, "match-0"), ("ArrowDown", 0, "match-1"), ("ArrowDown", 1, nil), ("ArrowUp", 1, "match-0"),
            ("ArrowUp", 0, "q"), ("ArrowUp", -1, nil), ("Enter", 1, nil), ("a", -1, nil),
            ("ArrowDown", 2_147_483_646, nil), ("ArrowUp", -2_147_483_648, nil),
        ] as [(String, Int, String?)])
    func theArrowsWalkThroughFieldAndMatches(key: String, from place: Int, to id: String?) {
        var state = Destination.State.example
        state.matches = [.seoul, .namsan]
        let before = state
        let effects = Destination.update(&state, .key(key, place: place))
        #expect(effects == (id.map { [.focus(id: $0)] } ?? []))
        #expect(state == before)
    }

    @Test("S1-5.6 Enter in the field chooses the first match and keeps the other conditions")
    func enter() {
        var state = Destination.State.example
        #expect(Destination.update(&state, .key("Enter", place: -1)) == [])
        state.matches = [.seoul, .namsan]
        #expect(
            Destination.update(&state, .key("Enter", place: -1)) == [.go(address: Address.conditions(.march).text)])
    }
}
