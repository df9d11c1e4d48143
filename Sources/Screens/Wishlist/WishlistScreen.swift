import Domain
import Routes
import Wire

/// Everything that somebody has put a heart on (S1-2).
public enum WishlistScreen: Screen {
    public static var name: StaticString { "wishlist" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        public var hearts = Hearts()
        /// The cards that have come. One that was taken off stays here, so that it can come back to its place.
        public var stays: [StaySummary] = []
        public var credits: [String] = []
        public var progress = Progress.settled
        /// Counts the questions for cards, so that a late answer to an older one is dropped.
        public var question = 0

        public init() {}

        public init(_ page: WishPage) {
            hearts = Hearts(page.wishes)
            stays = page.stays
            credits = page.credits
        }

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("hearts", &hearts)
            visitor.field("stays", &stays)
            visitor.field("credits", &credits)
            visitor.field("progress", &progress)
            visitor.field("question", &question)
        }

        /// The cards whose hearts are full.
        public var shown: [StaySummary] { stays.filter { stay in hearts.holds(stay.wish) } }
    }

    public enum Action: ScreenAction {
        case heart(HeartAction)
        case again
        case arrived(question: Int, WishPage)
        case failed(question: Int)

        public var token: String {
            switch self {
            case .heart(let action): action.token
            case .again: "again"
            case .arrived(let question, _): "arrived:" + String(question)
            case .failed(let question): "failed:" + String(question)
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "again": self = .again
            case "arrived":
                guard let page = WishPage(json: Array(token.value.utf8)) else {
                    self = .failed(question: token.number(0))
                    return
                }
                self = .arrived(question: token.number(0), page)
            case "failed": self = .failed(question: token.number(0))
            default:
                guard let action = HeartAction(token) else { return nil }
                self = .heart(action)
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .heart(let action):
            let before = state.hearts.settled
            var effects = state.hearts.update(action)
            // The card goes, and the heart that had the focus with it.
            if case .press(let wish) = action, !state.hearts.holds(wish) { effects.append(.focus(id: "heart-undo")) }
            // What was wished for in another tab has no card here yet. A stay that is not offered never gets one.
            let isNew = state.hearts.settled.contains { wish in
                wish.kind == .stay && !before.contains(wish)
                    && !state.stays.contains(where: { stay in stay.wish == wish })
            }
            return isNew ? effects + ask(&state) : effects
        case .again: return ask(&state)
        case .arrived(let question, let page):
            guard question == state.question else { return [] }
            // Those that were taken off here stand behind, should they come back.
            let kept = state.stays.filter { stay in !page.stays.contains(where: { other in other.id == stay.id }) }
            state.stays = page.stays + kept
            state.credits = page.credits
            state.progress = .settled
            return []
        case .failed(let question):
            guard question == state.question else { return [] }
            state.progress = .failed
            return []
        }
    }

    private static func ask(_ state: inout State) -> [Effect] {
        state.question = (state.question + 1) % 1_000_000
        state.progress = .waiting
        return [
            .fetch(
                address: Address.wishCardsAPI(state.language).text, reply: "arrived:" + String(state.question),
                failure: Action.failed(question: state.question).token)
        ]
    }
}

extension StaySummary {
    /// What a heart on it wishes for.
    public var wish: Wish { Wish(kind: .stay, number: Int32(clamping: id)) }
}
