import Domain
import Routes
import Wire

/// One stay in full (S1-8).
public enum StayScreen: Screen {
    public static var name: StaticString { "stay" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        public var stay = StayDetail()
        public var asked = ConditionsRecord()
        /// The page's full address, for sharing.
        public var link = ""
        /// The picture in view, counted from 0.
        public var picture = 0
        public var showsDetails = false
        public var sharing = Sharing.closed
        public var hearts = Hearts()
        /// What its dates cost, and the last look before booking them.
        public var dialog = FinalDialog()

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("stay", &stay)
            visitor.field("asked", &asked)
            visitor.field("link", &link)
            visitor.field("picture", &picture)
            visitor.field("shows_details", &showsDetails)
            visitor.field("sharing", &sharing)
            visitor.field("hearts", &hearts)
            visitor.field("dialog", &dialog)
        }

        public var conditions: Conditions { asked.conditions }
        public var id: Stay.ID { Stay.ID(Int32(clamping: stay.summary.id)) }
    }

    public enum Sharing: Int, WireValue, Sendable {
        case closed, menu, copied, failed

        public init() { self = .closed }
    }

    public enum Action: ScreenAction {
        case picture(Int)
        case toggleDetails
        case share
        case openMenu
        case copyLink
        case copied
        case copyFailed
        case closeMenu
        case heart(HeartAction)
        case dialog(FinalDialogAction)

        public var token: String {
            switch self {
            case .picture: "picture"
            case .toggleDetails: "details"
            case .share: "share"
            case .openMenu: "menu"
            case .copyLink: "copy"
            case .copied: "copied"
            case .copyFailed: "copy-failed"
            case .closeMenu: "close"
            case .heart(let action): action.token
            case .dialog(let action): action.token
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "picture":
                guard let index = token.value.smallNumber else { return nil }
                self = .picture(Int(index))
            case "details": self = .toggleDetails
            case "share": self = .share
            case "menu": self = .openMenu
            case "copy": self = .copyLink
            case "copied": self = .copied
            case "copy-failed": self = .copyFailed
            case "close": self = .closeMenu
            case "share-key":
                guard Name(token.value) == "Escape" else { return nil }
                self = .closeMenu
            default:
                if let action = FinalDialogAction(token) {
                    self = .dialog(action)
                    return
                }
                guard let action = HeartAction(token) else { return nil }
                self = .heart(action)
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .picture(let index):
            guard state.stay.summary.pictures.indices.contains(index) else { return [] }
            state.picture = index
        case .toggleDetails: state.showsDetails.toggle()
        case .share:
            return [
                .share(
                    title: state.stay.summary.name, address: state.link, unsupported: Action.openMenu.token)
            ]
        case .openMenu:
            state.sharing = .menu
            return [.focus(id: "share-menu-copy")]
        case .copyLink: return [.copy(text: state.link, done: Action.copied.token)]
        case .copied: state.sharing = .copied
        case .copyFailed: state.sharing = .failed
        case .closeMenu:
            state.sharing = .closed
            return [.focus(id: "share")]
        case .heart(let action): return state.hearts.update(action)
        case .dialog(let action): return dialog(&state, action)
        }
        return []
    }

    private static func dialog(_ state: inout State, _ action: FinalDialogAction) -> [Effect] {
        let order = FinalDialog.Order(
            stay: state.id, conditions: state.conditions, language: state.language, isMember: state.isMember)
        let effects = state.dialog.update(action, order)
        state.showPrice()
        return effects
    }
}

extension StayScreen.State {
    /// The page below shows the price that the dialog has heard of.
    public mutating func showPrice() {
        guard let quote = dialog.offer?.quote else { return }
        stay.quote = quote
        stay.summary.averagePerNight = quote.averagePerNight
        stay.summary.total = quote.total
    }

    /// What the page's button leads to (S1-8.9, S1-8.10).
    public enum Way: Equatable, Sendable {
        /// The last look.
        case reserve
        /// The form, which asks for what is missing.
        case inform
        /// The form, for other days or other people than can be had.
        case change(ConditionStep)
    }

    public var way: Way {
        guard let offer = dialog.offer else { return .inform }
        guard let refusal = offer.refusal else {
            if case .some = offer.quote { return .reserve }
            return .inform
        }
        switch Name(refusal.field) {
        case "stay": return .inform
        case "adults": return .change(.guests)
        default: return .change(.dates)
        }
    }

    /// Where it leads.
    public var wayAddress: Address {
        switch way {
        // What may have been booked unheard is asked again under its key.
        case .reserve: .finalDialog(id, conditions, key: dialog.isUncertain ? dialog.questionKey : "")
        case .inform: .reservation(id, conditions)
        case .change(let step): .reservation(id, conditions, FormLook(open: step))
        }
    }
}
