import Domain
import Routes
import Wire

/// Where to? Popular places to pick, and those that match what is typed (S1-4).
public enum Destination: Screen {
    public static var name: StaticString { "destination" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        /// Kept when a place is chosen: dates, people, price.
        public var kept = ConditionsRecord()
        public var typed = ""
        public var matches: [PlaceSummary] = []
        public var popular: [PlaceSummary] = []
        /// Counts the questions, so that a late answer to an older one is dropped.
        public var question = 0
        public var progress = Progress.settled

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("kept", &kept)
            visitor.field("typed", &typed)
            visitor.field("matches", &matches)
            visitor.field("popular", &popular)
            visitor.field("question", &question)
            visitor.field("progress", &progress)
        }

        /// Where a place leads.
        public func address(of place: PlaceSummary) -> Address {
            var conditions = kept.conditions
            conditions.place = place.id
            return .conditions(conditions)
        }
    }

    public enum Action: ScreenAction {
        case type(String)
        case clear
        /// A key in the field (`place` −1) or on the match of that number.
        case key(String, place: Int)
        case arrived(question: Int, PlaceList)
        case failed(question: Int)

        public var token: String {
            switch self {
            case .type: "type"
            case .clear: "clear"
            case .key(_, let place): "key:" + String(place)
            case .arrived(let question, _): "arrived:" + String(question)
            case .failed(let question): "failed:" + String(question)
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "type": self = .type(token.value)
            case "clear": self = .clear
            case "key": self = .key(token.value, place: token.number(0))
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
        case .key(let name, let place): return press(name, at: place, &state)
        case .arrived(let question, let list):
            guard question == state.question else { return [] }
            state.matches = list.places
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
        guard !Array(text.utf8).allSatisfy({ $0 == UInt8(ascii: " ") }) else {
            state.matches = []
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

    private static func press(_ key: String, at place: Int, _ state: inout State) -> [Effect] {
        switch Name(key) {
        case "ArrowDown":
            guard state.matches.indices.contains(place + 1) else { return [] }
            return [.focus(id: "match-" + String(place + 1))]
        case "ArrowUp":
            guard place >= 0 else { return [] }
            return [.focus(id: place == 0 ? "q" : "match-" + String(place - 1))]
        case "Enter":
            // A match is a link and follows the key by itself.
            guard place < 0, let first = state.matches.first else { return [] }
            return [.go(address: state.address(of: first).text)]
        case "Escape": return update(&state, .clear)
        default: return []
        }
    }
}

/// How far an answer from the server has got.
public enum Progress: Int, WireValue, Sendable {
    case settled, waiting, failed

    public init() { self = .settled }
}
