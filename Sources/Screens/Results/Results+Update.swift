import Domain
import Routes
import Wire

extension Results {
    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .order(let order):
            // The order that is chosen already may be the one whose answer has not come.
            guard order != state.conditions.order || state.progress == .failed else { return [] }
            state.asked.conditions.order = order
            return ask(&state)
        case .amenity(let amenity):
            state.asked.conditions.amenities.formSymmetricDifference(AmenitySet([amenity]))
            return ask(&state)
        case .again: return ask(&state)
        // What belongs to the conditions of now can't be added to a list that doesn't.
        case .more: return state.progress == .failed ? ask(&state) : askForMore(&state)
        case .arrived(let question, let page):
            guard question == state.question else { return [] }
            state.found = page
            state.progress = .settled
            return state.settleMap()
        case .moreArrived(let question, let page):
            guard question == state.question else { return [] }
            let before = state.found
            state.found = page
            state.found.page = before.page
            state.found.pins = before.pins
            state.found.stays = before.stays + page.stays
            state.progress = .settled
            guard let first = page.stays.first else { return [] }
            return [.focus(id: "stay-" + String(first.id))]
        case .failed(let question):
            guard question == state.question else { return [] }
            state.progress = .failed
            return []
        case .moreFailed(let question):
            guard question == state.question else { return [] }
            state.progress = .settled
            state.moreFailed = true
            return []
        case .map(let action): return update(&state, action)
        case .panel(let step):
            state.panel = step.rawValue
            state.picker.isLive = true
            state.picker.half = nil
            return [.focus(id: "panel-close")]
        case .closePanel: return closePanel(&state)
        case .clear(let step):
            state.picker.half = nil
            return change(&state, to: state.conditions.cleared(step))
        case .pick(let action): return pick(&state, action)
        case .loosen(let index):
            guard state.found.loosenings.indices.contains(index) else { return [] }
            return change(&state, to: state.found.loosenings[index].conditions.conditions)
        case .heart(let action): return state.hearts.update(action)
        }
    }

    /// Back to the chip that opened it.
    private static func closePanel(_ state: inout State) -> [Effect] {
        let chip = "chip-" + String(state.panel)
        state.panel = -1
        state.picker.half = nil
        return [.focus(id: chip)]
    }

    private static func pick(_ state: inout State, _ action: PickerAction) -> [Effect] {
        var conditions = state.conditions
        let effects = state.picker.take(action, &conditions, state.scale)
        switch action {
        // A handle that moves shows its price; the stays are asked for once it is let go.
        case .low, .high:
            state.asked.conditions = conditions
            return effects
        case .rangeSet: return effects + ask(&state)
        default:
            // Half a range takes the dates off the calendar, not off the list.
            if state.picker.half != nil { conditions.period = state.conditions.period }
            return effects + change(&state, to: conditions)
        }
    }

    private static func change(_ state: inout State, to conditions: Conditions) -> [Effect] {
        guard !conditions.query.text.hasBytes(of: state.conditions.query.text) else { return [] }
        state.asked.conditions = conditions
        return ask(&state)
    }

    /// Asks for the stays under the conditions as they are now; whatever was asked before is dropped.
    static func ask(_ state: inout State) -> [Effect] {
        state.asked.conditions.page = 1
        state.question += 1
        state.progress = .waiting
        state.moreFailed = false
        let failure = Action.failed(question: state.question).token
        return [
            .replaceAddress(Address.results(state.conditions, state.look).text),
            .fetch(
                address: Address.staysAPI(state.conditions, state.language, pins: state.asksForPins).text,
                reply: "arrived:" + String(state.question), failure: failure),
        ]
    }

    private static func askForMore(_ state: inout State) -> [Effect] {
        guard state.hasMore, state.progress != .waiting else { return [] }
        state.question += 1
        state.progress = .waiting
        state.moreFailed = false
        var next = state.conditions
        next.page = state.page + (state.found.stays.count + Conditions.pageSize - 1) / Conditions.pageSize
        return [
            .fetch(
                address: Address.staysAPI(next, state.language).text,
                reply: "more-arrived:" + String(state.question),
                failure: Action.moreFailed(question: state.question).token)
        ]
    }
}
