import Domain
import Routes
import Wire

/// The stays that answer a search, as cards (S1-6) and on the map (S1-7).
public enum Results: Screen {
    public static var name: StaticString { "results" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        public var asked = ConditionsRecord()
        public var placeName = ""
        public var found = StayPage()
        /// Counts the questions, so that a late answer to an older one is dropped.
        public var question = 0
        public var progress = Progress.settled
        /// Whether the last wish for more cards got no answer. The cards that are there are right all the same.
        public var moreFailed = false
        public var map = MapState()
        /// What the panel over the list changes: `ConditionStep` by its number; −1 while there is none.
        public var panel = -1
        public var picker = Picker()
        public var hearts = Hearts()

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("asked", &asked)
            visitor.field("place_name", &placeName)
            visitor.field("found", &found)
            visitor.field("question", &question)
            visitor.field("progress", &progress)
            visitor.field("more_failed", &moreFailed)
            visitor.field("map", &map)
            visitor.field("panel", &panel)
            visitor.field("picker", &picker)
            visitor.field("hearts", &hearts)
        }

        public var conditions: Conditions { asked.conditions }

        public var scale: PriceScale { PriceScale(Currency(code: found.referenceCurrency) ?? .krw) }

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
        case moreFailed(question: Int)
        case map(MapAction)
        /// A chip above the list opens what changes that one condition.
        case panel(ConditionStep)
        case closePanel
        case clear(ConditionStep)
        case pick(PickerAction)
        /// One of the searches that ask for less, by its place in the list.
        case loosen(Int)
        case heart(HeartAction)

        public var token: String {
            switch self {
            case .order(let order): "order:" + String(order.rawValue)
            case .amenity(let amenity): "amenity:" + String(amenity.rawValue)
            case .more: "more"
            case .again: "again"
            case .arrived(let question, _): "arrived:" + String(question)
            case .moreArrived(let question, _): "more-arrived:" + String(question)
            case .failed(let question): "failed:" + String(question)
            case .moreFailed(let question): "more-failed:" + String(question)
            case .map(let action): action.token
            case .panel(let step): "panel:" + String(step.rawValue)
            case .closePanel: "panel-close"
            case .clear(let step): "clear:" + String(step.rawValue)
            case .pick(let action): action.token
            case .loosen(let index): "loosen:" + String(index)
            case .heart(let action): action.token
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
                let question = token.number(0)
                let isMore = token.head == "more-arrived"
                guard let page = StayPage(json: Array(token.value.utf8)) else {
                    self = isMore ? .moreFailed(question: question) : .failed(question: question)
                    return
                }
                self = isMore ? .moreArrived(question: question, page) : .arrived(question: question, page)
            case "failed": self = .failed(question: token.number(0))
            case "more-failed": self = .moreFailed(question: token.number(0))
            case "panel", "clear":
                guard let step = ConditionStep(rawValue: token.number(0)) else { return nil }
                self = token.head == "panel" ? .panel(step) : .clear(step)
            case "panel-close": self = .closePanel
            // A key on the panel, or on a calendar in it.
            case "panel-key", "days":
                if Name(token.value) == "Escape" {
                    self = .closePanel
                } else if let action = PickerAction(token) {
                    self = .pick(action)
                } else {
                    return nil
                }
            case "loosen": self = .loosen(token.number(0))
            default:
                if let action = MapAction(token) {
                    self = .map(action)
                } else if let action = PickerAction(token) {
                    self = .pick(action)
                } else if let action = HeartAction(token) {
                    self = .heart(action)
                } else {
                    return nil
                }
            }
        }
    }
}
