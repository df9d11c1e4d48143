import Domain
import Wire

extension SignUpScreen.Action {
    public var token: String {
        switch self {
        case .open: "open"
        case .type(let field, _): "type:" + String(field.rawValue)
        case .agree(let field, _): "agree:" + String(field.rawValue)
        case .turn(let wheel, _): "turn:" + String(wheel.rawValue)
        case .next: "next"
        case .previous: "previous"
        case .cancel: "cancel"
        case .went: "went"
        case .known(let question, let isFree): (isFree == nil ? "unknown:" : "known:") + String(question)
        case .openTray: "tray"
        case .closeTray: "tray-close"
        case .drawAvatar: "avatar"
        case .cut: "cut"
        case .removePicture: "no-picture"
        case .chose: "chose"
        case .pictureFailed(let isTooLarge): isTooLarge ? "picture-too-large" : "picture-unreadable"
        case .join: "join"
        case .pictureSent: "picture-sent"
        case .joined: "joined"
        case .refused: "refused"
        case .restored: "draft"
        case .today: "today"
        }
    }

    public init?(_ token: Token) {
        switch token.head {
        case "open": self = .open
        case "type":
            guard let field = SignUpField(rawValue: token.number(0)) else { return nil }
            self = .type(field, token.value)
        case "agree":
            guard let field = SignUpField(rawValue: token.number(0)) else { return nil }
            self = .agree(field, Name(token.value) == "true")
        case "turn":
            guard let wheel = BirthWheels.Wheel(rawValue: token.number(0)), let index = token.value.smallNumber else {
                return nil
            }
            self = .turn(wheel, Int(index))
        case "next": self = .next
        case "previous": self = .previous
        case "cancel": self = .cancel
        case "went": self = .went(token.value)
        case "known":
            self = .known(question: token.number(0), isFree: AvailabilityReply(json: token.bytes)?.available)
        case "unknown": self = .known(question: token.number(0), isFree: nil)
        case "tray": self = .openTray
        case "tray-close": self = .closeTray
        case "tray-key":
            guard Name(token.value) == "Escape" else { return nil }
            self = .closeTray
        case "avatar": self = .drawAvatar
        case "cut": self = .cut
        case "no-picture": self = .removePicture
        case "chose": self = .chose(token.value)
        case "picture-too-large": self = .pictureFailed(isTooLarge: true)
        case "picture-unreadable": self = .pictureFailed(isTooLarge: false)
        case "join": self = .join
        case "picture-sent":
            self = PictureReply(json: token.bytes).map { .pictureSent($0.key) } ?? .refused(ProblemReply())
        case "joined": self = JoinedReply(json: token.bytes).map { .joined($0) } ?? .refused(ProblemReply())
        case "refused": self = .refused(ProblemReply(json: token.bytes) ?? ProblemReply())
        case "draft": self = .restored(SignUpDraft(json: token.bytes))
        case "today":
            guard let today = Day(iso: token.value) else { return nil }
            self = .today(today)
        default: return nil
        }
    }
}

extension Token {
    var bytes: [UInt8] { Array(value.utf8) }
}
