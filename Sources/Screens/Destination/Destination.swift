import Domain
import Routes
import Wire

/// Where to? Popular places to pick, and those that match what is typed (S1-4).
public enum Destination: Screen {
    public static var name: StaticString { "destination" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Kept when a place is chosen: dates, people, price.
        public var kept = ConditionsRecord()
        public var typed = ""
        public var matches: [PlaceSummary] = []
        public var popular: [PlaceSummary] = []
        /// The match that Enter takes, counted from 0.
        public var chosen = 0
        /// Counts the questions, so that a late answer to an older one is dropped.
        public var question = 0
        public var progress = Progress.settled

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("kept", &kept)
            visitor.field("typed", &typed)
            visitor.field("matches", &matches)
            visitor.field("popular", &popular)
            visitor.field("chosen", &chosen)
            visitor.field("question", &question)
            visitor.field("progress", &progress)
        }

        /// Where a place leads.
        public func address(of place: PlaceSummary) -> Address {
            var conditions = kept.conditions
            conditions.place = place.id
            return .results(conditions)
        }
    }

    public enum Action: ScreenAction {
        case type(String)
        case clear
        case key(String)
        case arrived(question: Int, PlaceList)
        case failed(question: Int)

        public var token: String {
            switch self {
            case .type: "type"
            case .clear: "clear"
            case .key: "key"
            case .arrived(let question, _): "arrived:" + String(question)
            case .failed(let question): "failed:" + String(question)
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "type": self = .type(token.value)
            case "clear": self = .clear
            case "key": self = .key(token.value)
            case "arrived":
                guard let list = PlaceList(json: Array(token.value.utf8)) else {
                    self = .failed(question: token.number(0))
                    return
                }
                self = .arrived(question: token.number(0), list)
            case "failed": self = .failed(question: token.number(0))
            default: return nil
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .type(let text): return type(text, &state)
        case .clear:
            _ = type("", &state)
            return [.focus(id: "q")]
        case .key(let name): return press(name, &state)
        case .arrived(let question, let list):
            guard question == state.question else { return [] }
            state.matches = list.places
            state.chosen = 0
            state.progress = .settled
            return []
        case .failed(let question):
            guard question == state.question else { return [] }
            state.progress = .failed
            return []
        }
    }

    private static func type(_ text: String, _ state: inout State) -> [Effect] {
        state.typed = text
        state.question += 1
        guard !text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
            state.matches = []
            state.chosen = 0
            state.progress = .settled
            return []
        }
        state.progress = .waiting
        let address = Address.placesAPI(typed: text, state.language).text
        return [
            .fetch(
                address: address, reply: "arrived:" + String(state.question),
                failure: Action.failed(question: state.question).token)
        ]
    }

    private static func press(_ key: String, _ state: inout State) -> [Effect] {
        guard !state.matches.isEmpty else { return [] }
        switch key {
        case "ArrowDown": state.chosen = min(state.chosen + 1, state.matches.count - 1)
        case "ArrowUp": state.chosen = max(state.chosen - 1, 0)
        case "Enter":
            guard state.matches.indices.contains(state.chosen) else { return [] }
            return [.go(address: state.address(of: state.matches[state.chosen]).text)]
        case "Escape": return update(&state, .clear)
        default: break
        }
        return []
    }
}

/// How far an answer from the server has got.
public enum Progress: Int, WireValue, Sendable {
    case settled, waiting, failed

    public init() { self = .settled }
}
