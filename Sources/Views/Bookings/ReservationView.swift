import Domain
import Markup
import Routes
import Screens
import Words

/// The form of what a booking needs (S1-9).
public enum ReservationView: ScreenView {
    public typealias Shown = ReservationScreen

    public static func sections(_ state: ReservationScreen.State) -> [Node] {
        let words = Words(state.language)
        let steps = StepForm(walk: state.walk, id: "reservation")
        return [
            TopBar.node(
                words, title: words.reservationTitle, back: Address.stay(state.id, state.conditions).text),
            main(.id("main"), .class("wrap-text")) {
                stay(words, state)
                form(words, state, steps)
            },
            steps.foot(
                words, leave: (words.clear, ReservationScreen.Action.clear.token),
                finish: (words.goToBooking, ReservationScreen.Action.reserve.token)),
            TabBar.node(words, isMember: state.isMember, onlyWide: true),
        ]
    }

    @Nodes
    private static func stay(_ words: Words, _ state: ReservationScreen.State) -> [Node] {
        div(.class("final-stay")) {
            if let picture = state.stay.pictures.first {
                img(
                    .attribute("src", picture), .attribute("alt", ""), .attribute("width", 96),
                    .attribute("height", 72))
            }
            div {
                p(.class("small")) { words.kindAndShare(state.stay.kind, state.stay.share) + " · " + state.stay.area }
                h2(.class("h3")) { state.stay.name }
            }
        }
        if !state.isPriced {
            div(.class("banner"), .role("alert")) {
                Icon.alert.node(.medium)
                span(.class("grow")) { words.refusal(.priceUnknown) }
            }
        }
    }

    private static func form(_ words: Words, _ state: ReservationScreen.State, _ steps: StepForm) -> Node {
        Markup.form(
            .id("reservation"), .class("cond"), .attribute("method", "get"),
            .attribute("action", Address.reservation(state.id, Conditions()).text),
            .optional("data-zone", state.picker.zone.isEmpty ? nil : state.picker.zone)
        ) {
            // What the Enter key presses.
            act("next", [.hidden()], [])
            div(.hidden()) {
                for field in state.conditions.query.fields + state.look.fields {
                    input(
                        .attribute("type", "hidden"), .attribute("name", field.name),
                        .attribute("value", field.value))
                }
            }
            for step in ReservationScreen.Step.allCases {
                steps.row(
                    step.rawValue,
                    StepForm.Row(
                        name: name(words, step), value: value(words, state, step),
                        content: step.rawValue == state.open ? content(words, state, step) : []))
            }
        }
    }

    private static func name(_ words: Words, _ step: ReservationScreen.Step) -> String {
        step == .dates ? words.datesStep : words.guestsStep
    }

    private static func value(_ words: Words, _ state: ReservationScreen.State, _ step: ReservationScreen.Step)
        -> String
    {
        switch step {
        case .dates:
            if let half = state.picker.half { return words.openPeriod(half) }
            return state.conditions.period.map { words.period($0) } ?? words.noDates
        case .guests: return words.party(state.conditions.party)
        }
    }

    private static func content(
        _ words: Words, _ state: ReservationScreen.State, _ step: ReservationScreen.Step
    ) -> [Node] {
        switch step {
        case .dates:
            RangeCalendar(
                words, state.picker, state.conditions.period, on: state.calendar, refused: state.refused
            ).nodes()
        case .guests:
            ConditionPieces(
                words: words, conditions: state.conditions, picker: state.picker, histogram: [], currency: .krw
            ).guests(within: state.capacity)
        }
    }
}
