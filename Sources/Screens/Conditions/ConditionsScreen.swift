import Domain
import Routes
import Wire

/// Place, dates, price and guests, one after the other (S1-5).
public enum ConditionsScreen: Screen {
    public static var name: StaticString { "conditions" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        public var asked = ConditionsRecord()
        public var placeName = ""
        /// What the place belongs to: 대한민국 · 도시 전체.
        public var placeDetail = ""
        public var picker = Picker()
        /// `ConditionStep` by its number; −1 while all are folded.
        public var open = -1
        /// `StepWalk.Steps`.
        public var passed = 0
        /// Under the other conditions, where they have been asked for.
        public var histogram: [Int] = []
        /// ISO 4217; the currency of the price range.
        public var referenceCurrency = ""
        /// Whether the histogram is that of the conditions as they are.
        public var isHistogramFresh = false
        /// Counts the questions, so that a late answer to an older one is dropped.
        public var question = 0
        public var progress = Progress.settled

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("asked", &asked)
            visitor.field("place_name", &placeName)
            visitor.field("place_detail", &placeDetail)
            visitor.field("picker", &picker)
            visitor.field("open", &open)
            visitor.field("passed", &passed)
            visitor.field("histogram", &histogram)
            visitor.field("reference_currency", &referenceCurrency)
            visitor.field("is_histogram_fresh", &isHistogramFresh)
            visitor.field("question", &question)
            visitor.field("progress", &progress)
        }

        public var conditions: Conditions { asked.conditions }

        public var walk: StepWalk {
            conditions.walk(open: ConditionStep(rawValue: open), passed: StepWalk.Steps(bits: passed))
        }

        public var scale: PriceScale { PriceScale(Currency(code: referenceCurrency) ?? .krw) }

        /// Where this form stands as it is now.
        public var address: Address { .conditions(conditions, look) }

        /// How far it has got, for its address.
        public var look: FormLook {
            FormLook(
                open: ConditionStep(rawValue: open), passed: StepWalk.Steps(bits: passed), half: picker.half,
                months: picker.isLive ? 0 : picker.months)
        }
    }

    public enum Action: ScreenAction {
        case pick(PickerAction)
        /// A tap on a row opens its step, and folds it when it is open.
        case open(ConditionStep)
        case next
        case skip
        case search
        case arrived(question: Int, PriceFigures)
        case failed(question: Int)

        public var token: String {
            switch self {
            case .pick(let action): action.token
            case .open(let step): "open:" + String(step.rawValue)
            case .next: "next"
            case .skip: "skip"
            case .search: "search"
            case .arrived(let question, _): "arrived:" + String(question)
            case .failed(let question): "failed:" + String(question)
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "open":
                guard let step = ConditionStep(rawValue: token.number(0)) else { return nil }
                self = .open(step)
            case "next": self = .next
            case "skip": self = .skip
            case "search": self = .search
            case "arrived":
                guard let figures = PriceFigures(json: Array(token.value.utf8)) else {
                    self = .failed(question: token.number(0))
                    return
                }
                self = .arrived(question: token.number(0), figures)
            case "failed": self = .failed(question: token.number(0))
            default:
                guard let action = PickerAction(token) else { return nil }
                self = .pick(action)
            }
        }
    }
}

/// Of `GET /api/v1/stays` what the price range is drawn from.
public struct PriceFigures: Record, Equatable, Sendable {
    public var histogram: [Int] = []
    public var referenceCurrency = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("histogram", &histogram)
        visitor.field("reference_currency", &referenceCurrency)
    }
}
