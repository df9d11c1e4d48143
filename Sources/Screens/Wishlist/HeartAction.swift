import Domain
import Wire

/// What can happen to the hearts of a screen.
public enum HeartAction: Equatable, Sendable {
    case press(Wish)
    /// The server has done what it was asked.
    case settled(Wish, Bool)
    /// It has not, with the code of its reason; nil when there was no answer.
    case refused(Wish, code: String?)
    /// A heart was pressed in another tab.
    case heard(Wish, Bool)
    /// Somebody comes back to the page, or to the net.
    case refresh
    case arrived(asked: Int, WishPage)
    case missed
    case closeNote

    public var token: String {
        switch self {
        case .press(let wish): "heart:" + HeartAction.numbers(wish)
        case .settled(let wish, let isWished): "heart-settled:" + HeartAction.numbers(wish, isWished)
        case .refused(let wish, _): "heart-refused:" + HeartAction.numbers(wish)
        case .heard(let wish, let isWished): "heart-heard:" + HeartAction.numbers(wish, isWished)
        case .refresh: "hearts-refresh"
        case .arrived(let asked, _): "hearts-arrived:" + String(asked)
        case .missed: "hearts-missed"
        case .closeNote: "heart-note-close"
        }
    }

    /// nil when the token is about something else.
    public init?(_ token: Token) {
        switch token.head {
        case "heart":
            guard let wish = HeartAction.wish(token) else { return nil }
            self = .press(wish)
        case "heart-settled":
            guard let wish = HeartAction.wish(token) else { return nil }
            self = .settled(wish, token.number(2) == 1)
        case "heart-refused":
            guard let wish = HeartAction.wish(token) else { return nil }
            self = .refused(wish, code: ProblemReply(json: Array(token.value.utf8))?.code)
        case "heart-heard":
            guard let wish = HeartAction.wish(token) else { return nil }
            self = .heard(wish, token.number(2) == 1)
        case "hearts-refresh": self = .refresh
        case "hearts-arrived":
            guard let page = WishPage(json: Array(token.value.utf8)) else {
                self = .missed
                return
            }
            self = .arrived(asked: token.number(0), page)
        case "hearts-missed": self = .missed
        case "heart-note-close": self = .closeNote
        default: return nil
        }
    }

    /// `1:42`, and behind it whether it is wished for: `1:42:1`.
    static func numbers(_ wish: Wish, _ isWished: Bool? = nil) -> String {
        let numbers = String(wish.kind.rawValue) + ":" + String(wish.number)
        guard let isWished else { return numbers }
        return numbers + (isWished ? ":1" : ":0")
    }

    private static func wish(_ token: Token) -> Wish? {
        guard let kind = Wish.Kind(rawValue: token.number(0)), token.number(1) > 0 else { return nil }
        return Wish(kind: kind, number: Int32(clamping: token.number(1)))
    }
}
