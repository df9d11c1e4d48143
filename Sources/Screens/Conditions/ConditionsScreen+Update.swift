import Domain
import Routes

extension ConditionsScreen {
    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .pick(let action): return pick(&state, action)
        case .open(let step):
            var walk = state.walk
            walk.turn(to: step.rawValue)
            return show(&state, walk)
        case .next:
            var walk = state.walk
            guard walk.canGoOn else { return [] }
            walk.goOn()
            return move(&state, walk)
        case .skip:
            // Half a range is none.
            state.picker.half = nil
            var walk = state.walk
            walk.skip()
            return move(&state, walk)
        case .search:
            guard state.walk.isDone else { return [] }
            return [.go(address: Address.results(state.conditions).text)]
        case .arrived(let question, let figures):
            guard question == state.question else { return [] }
            state.histogram = figures.histogram
            state.referenceCurrency = figures.referenceCurrency
            state.isHistogramFresh = true
            state.progress = .settled
            return []
        case .failed(let question):
            guard question == state.question else { return [] }
            state.progress = .failed
            return []
        }
    }

    private static func pick(_ state: inout State, _ action: PickerAction) -> [Effect] {
        let before = state.address.text
        let others = state.conditions.cleared(.price).query.text
        let effects = state.picker.take(action, &state.asked.conditions, state.scale)
        if !state.conditions.cleared(.price).query.text.hasBytes(of: others) { state.isHistogramFresh = false }
        let now = state.address.text
        switch action {
        // A handle that moves would write dozens of addresses; it tells when it is let go.
        case .low, .high: return effects
        case .rangeSet: return [.replaceAddress(now)]
        default:
            return now.hasBytes(of: before) ? effects : effects + [.replaceAddress(now)] + askForPrices(&state)
        }
    }

    /// Goes on, and leads the keyboard and the screen reader along.
    private static func move(_ state: inout State, _ walk: StepWalk) -> [Effect] {
        show(&state, walk) + [.focus(id: walk.open.map { "step-" + String($0) } ?? "go")]
    }

    private static func show(_ state: inout State, _ walk: StepWalk) -> [Effect] {
        state.open = walk.open ?? -1
        state.passed = walk.passed.bits
        return [.replaceAddress(state.address.text)] + askForPrices(&state)
    }

    /// What stays cost under the other conditions, once somebody looks at it.
    private static func askForPrices(_ state: inout State) -> [Effect] {
        guard state.open == ConditionStep.price.rawValue, !state.isHistogramFresh else { return [] }
        state.question += 1
        state.progress = .waiting
        return [
            .fetch(
                address: Address.staysAPI(state.conditions, state.language).text,
                reply: "arrived:" + String(state.question),
                failure: Action.failed(question: state.question).token)
        ]
    }
}
