import Domain
import Markup
import Routes
import Screens
import Words

public enum ConditionsView: ScreenView {
    public typealias Shown = ConditionsScreen

    public static func sections(_ state: ConditionsScreen.State) -> [Node] {
        let words = Words(state.language)
        let steps = StepForm(walk: state.walk, id: "conditions")
        return [
            TopBar.node(
                words, title: words.conditionsTitle,
                back: Address.destination(state.conditions.withoutPlace).text),
            main(.id("main"), .class("wrap-text")) { form(words, state, steps) },
            steps.foot(words, finish: (words.search, ConditionsScreen.Action.search.token)),
            TabBar.node(words, isMember: state.isMember, onlyWide: true),
        ]
    }

    private static func form(_ words: Words, _ state: ConditionsScreen.State, _ steps: StepForm) -> Node {
        let pieces = ConditionPieces(
            words: words, conditions: state.conditions, picker: state.picker, histogram: state.histogram,
            currency: Currency(code: state.referenceCurrency) ?? .krw)
        return Markup.form(
            .id("conditions"), .class("cond"), .attribute("method", "get"),
            .attribute("action", Address.conditions(Conditions()).text),
            .optional("data-zone", state.picker.zone.isEmpty ? nil : state.picker.zone)
        ) {
            // What the Enter key presses.
            act("next", [.hidden()], [])
            // Together in one element: their number changes, and nothing beside them is to be drawn anew for that.
            div(.hidden()) {
                for field in state.conditions.query.fields + state.look.fields {
                    input(
                        .attribute("type", "hidden"), .attribute("name", field.name),
                        .attribute("value", field.value))
                }
            }
            for step in ConditionStep.allCases {
                steps.row(
                    step.rawValue,
                    StepForm.Row(
                        name: pieces.name(of: step), value: pieces.value(of: step, placeName: state.placeName),
                        content: step.rawValue == state.open ? content(words, state, step, pieces) : []))
            }
        }
    }

    @Nodes
    private static func content(
        _ words: Words, _ state: ConditionsScreen.State, _ step: ConditionStep, _ pieces: ConditionPieces
    ) -> [Node] {
        if step == .place { place(words, state) }
        pieces.content(of: step)
        if step == .price, state.progress == .failed {
            p(.class("small"), .role("alert")) { words.pricesFailed }
        }
    }

    /// The region that was chosen, and the way to another (S1-5.6).
    private static func place(_ words: Words, _ state: ConditionsScreen.State) -> Node {
        let isChosen = state.conditions.fills(.place)
        return a(.class("row"), .href(Address.destination(state.conditions.withoutPlace).text)) {
            span(.class("lead")) { Icon.pin.node() }
            span(.class("grow")) {
                b { state.conditions.area != nil ? words.mapArea : isChosen ? state.placeName : words.anywhere }
                span(.class("small")) { state.placeDetail }
            }
            span(.class("link")) { isChosen ? words.changePlace : words.choosePlace }
        }
    }
}
