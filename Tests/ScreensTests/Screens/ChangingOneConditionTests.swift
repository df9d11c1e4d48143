import Domain
import Routes
import Screens
import Testing

/// Chips above the results change one condition without the form.
struct ChangingOneConditionTests {
    @Test func aChipOpensItsPanelAndClosingLeadsBackToIt() {
        var state = Results.State.example
        #expect(Results.update(&state, .panel(.price)) == [.focus(id: "panel-close")])
        #expect(state.panel == ConditionStep.price.rawValue)
        #expect(Results.update(&state, .closePanel) == [.focus(id: "chip-2")])
        #expect(state.panel == -1)
        _ = Results.update(&state, .panel(.dates))
        #expect(Results.update(&state, .closePanel) == [.focus(id: "chip-1")])
    }

    @Test("S1-5.3 half a range leaves the list as it is, the second day asks anew")
    func dates() {
        var state = Results.State.dated
        _ = Results.update(&state, .panel(.dates))
        #expect(Results.update(&state, .pick(.day(.march(20)))) == [])
        #expect(state.conditions == .march)
        let effects = Results.update(&state, .pick(.day(.march(22))))
        #expect(effects.count == 2)
        #expect(state.conditions.period == Period(checkIn: .march(20), checkOut: .march(22)))
    }

    @Test("a panel that is closed or cleared forgets half a range")
    func halfForgotten() {
        var state = Results.State.dated
        _ = Results.update(&state, .pick(.day(.march(20))))
        _ = Results.update(&state, .closePanel)
        #expect(state.picker.half == nil)
        _ = Results.update(&state, .pick(.day(.march(20))))
        #expect(Results.update(&state, .clear(.dates)).count == 2)
        #expect(state.picker.half == nil && state.conditions.period == nil)
    }

    @Test("S1-5.8 moving a handle asks nothing until it is let go")
    func handles() {
        var state = Results.State.dated
        #expect(Results.update(&state, .pick(.high(5))) == [])
        #expect(state.conditions.highestPrice == 100_000)
        #expect(Results.update(&state, .pick(.rangeSet)).count == 2)
    }

    @Test("S1-5.12 each step of the guests asks at once; what changes nothing asks nothing")
    func guests() {
        var state = Results.State.dated
        #expect(Results.update(&state, .pick(.add(.child))).count == 2)
        #expect(state.conditions.party == Party(adults: 2, children: 1, infants: 1))
        state.asked.conditions.party = Party(adults: 1, infants: 1) ?? .unnamed
        #expect(Results.update(&state, .pick(.remove(.adult))) == [])
    }

    @Test func aLooserSearchIsAskedForAsItWasOffered() {
        var state = Results.State.dated
        let looser = Conditions.march.cleared(.price)
        state.found.loosenings = [LooseningSummary(.price, looser, count: 7)]
        #expect(Results.update(&state, .loosen(1)) == [])
        #expect(Results.update(&state, .loosen(0)).first == .replaceAddress(Address.results(looser).text))
    }

    @Test func everyNewActionComesBackFromItsToken() {
        for step in ConditionStep.allCases {
            for action in [Results.Action.panel(step), .clear(step)] {
                #expect(Results.Action(Token(action.token)) == action)
            }
        }
        for action in [Results.Action.closePanel, .loosen(3), .pick(.moreMonths), .pick(.add(.infant))] {
            #expect(Results.Action(Token(action.token)) == action)
        }
        #expect(Results.Action(Token("panel-key", value: "Escape")) == .closePanel)
        #expect(Results.Action(Token("days", value: "Escape")) == .closePanel)
        #expect(Results.Action(Token("days", value: "PageUp")) == .pick(.key(.pageUp)))
        #expect(Results.Action(Token("panel-key", value: "a")) == nil)
        #expect(Results.Action(Token("panel:4")) == nil)
    }
}
