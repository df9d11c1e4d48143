import Domain
import Routes
import Wire

/// What a booking needs and hasn't been told, one after the other: the days, on the stay's own calendar, and who comes (S1-9).
public enum ReservationScreen: Screen {
    public static var name: StaticString { "reservation" }

    /// In the order in which they are asked.
    public enum Step: Int, CaseIterable, Sendable {
        case dates, guests

        public var condition: ConditionStep { self == .dates ? .dates : .guests }

        public init?(_ step: ConditionStep?) {
            guard let found = Step.allCases.first(where: { $0.condition == step }) else { return nil }
            self = found
        }
    }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        public var stay = StaySummary()
        /// Adults and children.
        public var capacity = 1
        /// Whether its price is known; without one it can't be booked.
        public var isPriced = true
        public var asked = ConditionsRecord()
        public var picker = Picker()
        public var days = CalendarRecord()
        /// `Step` by its number; −1 while all are folded.
        public var open = -1
        /// A day that was tapped and can't be chosen.
        public var refused: Day?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("stay", &stay)
            visitor.field("capacity", &capacity)
            visitor.field("priced", &isPriced)
            visitor.field("asked", &asked)
            visitor.field("picker", &picker)
            visitor.field("days", &days)
            visitor.field("open", &open)
            visitor.field("refused", &refused)
        }

        public var conditions: Conditions { asked.conditions }
        public var calendar: StayCalendar { days.calendar }
        public var id: Stay.ID { Stay.ID(Int32(clamping: stay.id)) }

        /// Why the days that stand there can't be had; nil also where there are none.
        public var refusalOfPeriod: StayRefusal? { conditions.period.flatMap { calendar.refusal(of: $0) } }

        /// Whether what stands in that step can be booked.
        public func fills(_ step: Step) -> Bool {
            switch step {
            case .dates: isPriced && conditions.period != nil && refusalOfPeriod == nil
            case .guests: !conditions.party.isUnnamed && conditions.party.guests <= capacity
            }
        }

        /// Nothing can be passed over: a booking needs all of it.
        public var walk: StepWalk {
            var filled = StepWalk.Steps()
            for step in Step.allCases where fills(step) { filled.insert(step.rawValue) }
            return StepWalk(count: Step.allCases.count, filled: filled, passed: StepWalk.Steps(), open: open)
        }

        /// How far it has got, for its address.
        public var look: FormLook {
            FormLook(
                open: Step(rawValue: open)?.condition, half: picker.half, months: picker.isLive ? 0 : picker.months)
        }

        /// Where this form stands as it is now.
        public var address: Address { .reservation(id, conditions, look) }
    }

    public enum Action: ScreenAction {
        case pick(PickerAction)
        /// A tap on a row opens its step, and folds it when it is open.
        case open(Step)
        case next
        case clear
        /// On to the last look.
        case reserve

        public var token: String {
            switch self {
            case .pick(let action): action.token
            case .open(let step): "open:" + String(step.rawValue)
            case .next: "next"
            case .clear: "clear"
            case .reserve: "reserve"
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "open":
                guard let step = Step(rawValue: token.number(0)) else { return nil }
                self = .open(step)
            case "next": self = .next
            case "clear": self = .clear
            case "reserve": self = .reserve
            default:
                guard let action = PickerAction(token) else { return nil }
                self = .pick(action)
            }
        }
    }

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
            // What is filled in is passed over (S1-9.3).
            walk.goOnToUnfilled()
            return show(&state, walk) + [.focus(id: walk.open.map { "step-" + String($0) } ?? "go")]
        case .clear:
            state.asked.conditions = state.conditions.cleared(.dates).cleared(.guests)
            state.picker.half = nil
            state.refused = nil
            state.open = Step.dates.rawValue
            return [.replaceAddress(state.address.text), .focus(id: "step-0")]
        case .reserve:
            guard state.walk.isDone else { return [] }
            return [.go(address: Address.finalDialog(state.id, state.conditions).text)]
        }
    }

    private static func show(_ state: inout State, _ walk: StepWalk) -> [Effect] {
        state.open = walk.open ?? -1
        return [.replaceAddress(state.address.text)]
    }

    private static func pick(_ state: inout State, _ action: PickerAction) -> [Effect] {
        let before = state.address.text
        state.refused = nil
        var effects: [Effect] = []
        switch action {
        case .day(let day): choose(day, &state)
        case .add(let kind):
            let party = state.conditions.party.adding(kind, within: state.capacity)
            state.asked.conditions.party = party ?? state.conditions.party
        default:
            effects = state.picker.take(action, &state.asked.conditions, PriceScale(.krw))
            state.days.calendar = state.calendar.moved(to: state.picker.today)
        }
        let now = state.address.text
        return now.hasBytes(of: before) ? effects : effects + [.replaceAddress(now)]
    }

    private static func choose(_ day: Day, _ state: inout State) {
        guard state.picker.today <= day, day <= state.picker.last else { return }
        var choice = RangeChoice(half: state.picker.half, period: state.conditions.period)
        if choice.choose(day, on: state.calendar) != nil { state.refused = day }
        state.picker.half = choice.half
        state.picker.cursor = day
        // What stands there stays until there is something else.
        if state.refused == nil { state.asked.conditions.period = choice.period }
    }
}
