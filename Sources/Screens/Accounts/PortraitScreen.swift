import Domain
import Routes
import Wire

/// The picture on a form of plain fields: in the settings (S2-10.1), and where somebody joins by another service (S2-9.6). Only
/// this part of the page is a screen; what it comes to stands in hidden fields of the form.
public enum PortraitScreen: Screen {
    public static var name: StaticString { "portrait" }
    public static var app: StaticString { "accounts.wasm" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether there is a picture of now, which stays where nothing else is chosen.
        public var mayKeep = false
        /// The address of the picture of now; empty where it is the drawn one of the seed `drawn`.
        public var current = ""
        public var drawn = 0
        /// The first of the seeds that are offered without the browser app.
        public var offered = 1
        public var choice = Choice.kept
        /// The seed of the drawn picture, where one is chosen.
        public var avatar = 1
        /// The address of the picture that was chosen and cut: within this page until it is sent.
        public var photo = ""
        /// What the server has given for it; empty until it is sent.
        public var ticket = ""
        public var tray = SignUpScreen.Tray.closed
        public var progress = Progress.settled
        public var trouble = Trouble.none
        /// What the server said no to, in the reader's words; empty for nothing.
        public var notice = ""
        /// Whether the browser app runs it.
        public var isLive = false

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("may_keep", &mayKeep)
            visitor.field("current", &current)
            visitor.field("drawn", &drawn)
            visitor.field("offered", &offered)
            visitor.field("choice", &choice)
            visitor.field("avatar", &avatar)
            visitor.field("photo", &photo)
            visitor.field("ticket", &ticket)
            visitor.field("tray", &tray)
            visitor.field("progress", &progress)
            visitor.field("trouble", &trouble)
            visitor.field("notice", &notice)
            visitor.field("live", &isLive)
        }
    }

    public enum Choice: Int, WireValue, Sendable {
        case kept, avatar, photo

        public init() { self = .kept }
    }

    /// Why there is no picture of what was chosen.
    public enum Trouble: Int, WireValue, Sendable {
        case none, unreadable, tooLarge, tooManyPixels, notSent

        public init() { self = .none }
    }

    public enum Action: ScreenAction {
        /// The browser app has begun.
        case begun
        case openTray, closeTray, drawAvatar, cut
        /// The choice is taken back.
        case asBefore
        /// The address of the picture that was cut.
        case chose(String)
        case pictureFailed(isTooLarge: Bool)
        /// The form is to be sent.
        case save
        case pictureSent(String)
        case refused(ProblemReply)

        public var token: String {
            switch self {
            case .begun: "today"
            case .openTray: "tray"
            case .closeTray: "tray-close"
            case .drawAvatar: "avatar"
            case .cut: "cut"
            case .asBefore: "no-picture"
            case .chose: "chose"
            case .pictureFailed(let isTooLarge): isTooLarge ? "picture-too-large" : "picture-unreadable"
            case .save: "save"
            case .pictureSent: "picture-sent"
            case .refused: "refused"
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "today": self = .begun
            case "tray": self = .openTray
            case "tray-close": self = .closeTray
            case "tray-key":
                guard Name(token.value) == "Escape" else { return nil }
                self = .closeTray
            case "avatar": self = .drawAvatar
            case "cut": self = .cut
            case "no-picture": self = .asBefore
            case "chose": self = .chose(token.value)
            case "picture-too-large": self = .pictureFailed(isTooLarge: true)
            case "picture-unreadable": self = .pictureFailed(isTooLarge: false)
            case "save": self = .save
            case "picture-sent":
                self = PictureReply(json: token.bytes).map { .pictureSent($0.key) } ?? .refused(ProblemReply())
            case "refused": self = .refused(ProblemReply(json: token.bytes) ?? ProblemReply())
            default: return nil
            }
        }
    }

    /// The form that the picture belongs to, and the button that opens the tray.
    public static var formID: StaticString { "portrait-form" }
    /// The name under which the form sends a file, without the browser app.
    public static var fileField: StaticString { "photo" }
    static var buttonID: String { "picture" }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        state.take(action)
    }
}

extension PortraitScreen.State {
    fileprivate mutating func take(_ action: PortraitScreen.Action) -> [Effect] {
        switch action {
        case .begun: return begin()
        case .openTray:
            guard progress != .waiting else { return [] }
            tray = .open
            return [.focus(id: "tray-title")]
        case .closeTray: return closeTray()
        case .drawAvatar:
            if choice == .avatar { avatar = AvatarSeed(folding: Int64(avatar)).next.number }
            choose(.avatar)
        case .cut: tray = .cutting
        case .asBefore:
            takeBack()
            return [Self.forgetPicture] + closeTray()
        case .chose(let address):
            choose(.photo)
            photo = address
            return closeTray()
        case .pictureFailed(let isTooLarge):
            tray = .closed
            trouble = isTooLarge ? .tooLarge : .unreadable
        case .save: return save()
        case .pictureSent(let ticket): return sent(ticket)
        case .refused(let problem): return refused(problem)
        }
        return []
    }

    private static var forgetPicture: Effect { .picture(.forget, address: "", reply: "", failure: "") }

    /// A picture that an earlier page held is gone with it, unless it had been sent.
    private mutating func begin() -> [Effect] {
        isLive = true
        tray = .closed
        progress = .settled
        if choice == .photo, ticket.isEmpty { takeBack() }
        return [Self.forgetPicture]
    }

    private mutating func choose(_ choice: PortraitScreen.Choice) {
        self.choice = choice
        photo = ""
        ticket = ""
        trouble = .none
        notice = ""
    }

    private mutating func takeBack() {
        choose(mayKeep ? .kept : .avatar)
    }

    private mutating func closeTray() -> [Effect] {
        guard tray != .closed else { return [] }
        tray = .closed
        return [.focus(id: PortraitScreen.buttonID)]
    }

    /// The picture goes first, and then the form with what the server has given for it.
    private mutating func save() -> [Effect] {
        guard progress != .waiting else { return [] }
        guard choice == .photo, ticket.isEmpty else { return [.submit(form: PortraitScreen.formID.text)] }
        progress = .waiting
        trouble = .none
        notice = ""
        return [.picture(.send, address: Address.picturesAPI.text, reply: "picture-sent", failure: "refused")]
    }

    private mutating func sent(_ ticket: String) -> [Effect] {
        guard progress == .waiting else { return [] }
        progress = .settled
        self.ticket = ticket
        photo = SettingsAddress.portrait(ticket.pieces(between: UInt8(ascii: "."))[0]).text
        return [Self.forgetPicture, .submit(form: PortraitScreen.formID.text)]
    }

    /// What can't be read is let go; what didn't get through may be sent again.
    private mutating func refused(_ problem: ProblemReply) -> [Effect] {
        progress = .settled
        switch problem.ofSignUp.first {
        case .pictureUnreadable:
            takeBack()
            trouble = .unreadable
        case .pictureTooLarge:
            takeBack()
            trouble = .tooLarge
        case .pictureTooManyPixels:
            takeBack()
            trouble = .tooManyPixels
        default: trouble = .notSent
        }
        return [.focus(id: PortraitScreen.buttonID)]
    }
}
