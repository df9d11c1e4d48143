import Domain
import Routes
import Wire

/// The stays that answer a search, as cards (S1-6).
public enum Results: Screen {
    public static var name: StaticString { "results" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        public var asked = ConditionsRecord()
        public var placeName = ""
        public var found = StayPage()
        /// Counts the questions, so that a late answer to an older one is dropped.
        public var question = 0
        public var progress = Progress.settled

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("asked", &asked)
            visitor.field("place_name", &placeName)
            visitor.field("found", &found)
            visitor.field("question", &question)
            visitor.field("progress", &progress)
        }

        public var conditions: Conditions { asked.conditions }

        public var hasMore: Bool { firstShown + found.stays.count < found.count }

        /// How many stays stand before the first card: more than none on a later page opened from a link.
        public var firstShown: Int { (page - 1) * Conditions.pageSize }

        /// The page of the first card, never one that no address can name.
        public var page: Int { min(max(1, found.page), Conditions.lastPage) }
    }

    public enum Action: ScreenAction {
        case order(StaySearch.Order)
        case amenity(Amenity)
        case more
        case again
        case arrived(question: Int, StayPage)
        case moreArrived(question: Int, StayPage)
        case failed(question: Int)

        public var token: String {
            switch self {
            case .order(let order): "order:" + String(order.rawValue)
            case .amenity(let amenity): "amenity:" + String(amenity.rawValue)
            case .more: "more"
            case .again: "again"
            case .arrived(let question, _): "arrived:" + String(question)
            case .moreArrived(let question, _): "more-arrived:" + String(question)
            case .failed(let question): "failed:" + String(question)
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "order":
                guard let order = StaySearch.Order(rawValue: token.number(0)) else { return nil }
                self = .order(order)
            case "amenity":
                guard let amenity = Amenity(rawValue: token.number(0)) else { return nil }
                self = .amenity(amenity)
            case "more": self = .more
            case "again": self = .again
            case "arrived", "more-arrived":
                guard let page = StayPage(json: Array(token.value.utf8)) else {
                    self = .failed(question: token.number(0))
                    return
                }
                self =
                    token.head == "arrived"
                    ? .arrived(question: token.number(0), page) : .moreArrived(question: token.number(0), page)
            case "failed": self = .failed(question: token.number(0))
            default: return nil
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .order(let order):
            guard order != state.conditions.order else { return [] }
            state.asked.conditions.order = order
            return ask(&state)
        case .amenity(let amenity):
            state.asked.conditions.amenities.formSymmetricDifference(AmenitySet([amenity]))
            return ask(&state)
        case .again: return ask(&state)
        case .more: return askForMore(&state)
        case .arrived(let question, let page):
            guard question == state.question else { return [] }
            state.found = page
            state.progress = .settled
            return []
        case .moreArrived(let question, let page):
            guard question == state.question else { return [] }
            let before = state.found
            state.found = page
            state.found.page = before.page
            state.found.stays = before.stays + page.stays
            state.progress = .settled
            guard let first = page.stays.first else { return [] }
            return [.focus(id: "stay-" + String(first.id))]
        case .failed(let question):
            guard question == state.question else { return [] }
            state.progress = .failed
            return []
        }
    }

    private static func ask(_ state: inout State) -> [Effect] {
        state.asked.conditions.page = 1
        state.question += 1
        state.progress = .waiting
        let failure = Action.failed(question: state.question).token
        return [
            .replaceAddress(Address.results(state.conditions).text),
            .fetch(
                address: Address.staysAPI(state.conditions, state.language).text,
                reply: "arrived:" + String(state.question), failure: failure),
        ]
    }

    private static func askForMore(_ state: inout State) -> [Effect] {
        guard state.hasMore, state.progress != .waiting else { return [] }
        state.question += 1
        state.progress = .waiting
        var next = state.conditions
        next.page = state.page + (state.found.stays.count + Conditions.pageSize - 1) / Conditions.pageSize
        return [
            .fetch(
                address: Address.staysAPI(next, state.language).text,
                reply: "more-arrived:" + String(state.question),
                failure: Action.failed(question: state.question).token)
        ]
    }
}
