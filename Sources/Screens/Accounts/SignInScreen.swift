import Domain
import Routes
import Wire

/// Signing in, with the sign-up over it (S3-1).
public enum SignInScreen: Screen {
    public static var name: StaticString { "sign-in" }
    public static var app: StaticString { "accounts.wasm" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Where signing in leads afterwards; empty for home.
        public var back = ""
        /// Proves that a form which is sent without the browser app was drawn for this browser.
        public var formToken = ""
        public var handle = ""
        /// No field of it, as in `SignUpDraft`.
        public var password = ""
        public var refusal = SignInRefusal.none
        /// What went wrong with another service, in the reader's words; empty for nothing.
        public var notice = ""
        /// The service to try again with; empty for none.
        public var noticeProvider = ""
        public var progress = Progress.settled
        /// Whether an account has just been made, whose id stands in the field.
        public var hasJoined = false
        /// Those of the account just made. No field either: they are shown once.
        public var recoveryCodes: [String] = []
        public var providers: [ProviderSummary] = []
        public var signUp = SignUpScreen.State()

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("back", &back)
            visitor.field("form", &formToken)
            visitor.field("handle", &handle)
            visitor.field("refusal", &refusal)
            visitor.field("notice", &notice)
            visitor.field("notice_provider", &noticeProvider)
            visitor.field("progress", &progress)
            visitor.field("has_joined", &hasJoined)
            visitor.field("providers", &providers)
            visitor.field("sign_up", &signUp)
        }
    }

    public enum Action: ScreenAction {
        case typeHandle(String)
        case typePassword(String)
        case signIn
        case signedIn
        case refused(ProblemReply)
        case signUp(SignUpScreen.Action)

        public var token: String {
            switch self {
            case .typeHandle: "id"
            case .typePassword: "password"
            case .signIn: "sign-in"
            case .signedIn: "signed-in"
            case .refused: "not-signed-in"
            case .signUp(let action): action.token
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "id": self = .typeHandle(token.value)
            case "password": self = .typePassword(token.value)
            case "sign-in": self = .signIn
            case "signed-in": self = .signedIn
            case "not-signed-in": self = .refused(ProblemReply(json: token.bytes) ?? ProblemReply())
            default:
                guard let action = SignUpScreen.Action(token) else { return nil }
                self = .signUp(action)
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .typeHandle(let text):
            state.handle = text
            state.refusal = .none
        case .typePassword(let text):
            state.password = text
            state.refusal = .none
        case .signIn: return signIn(&state)
        case .signedIn:
            state.password = ""
            return [.keep(""), .go(address: state.back.isEmpty ? Address.home.text : state.back)]
        case .refused(let problem):
            state.progress = .settled
            state.refusal = SignInRefusal(code: problem.code)
            return [.focus(id: "sign-in-password")]
        case .signUp(let action): return signUp(action, &state)
        }
        return []
    }

    private static func signIn(_ state: inout State) -> [Effect] {
        guard state.progress != .waiting else { return [] }
        guard !state.handle.isEmpty else {
            state.refusal = .handleMissing
            return [.focus(id: "sign-in-handle")]
        }
        guard !state.password.isEmpty else {
            state.refusal = .passwordMissing
            return [.focus(id: "sign-in-password")]
        }
        state.progress = .waiting
        state.refusal = .none
        state.notice = ""
        var order = SessionOrder()
        order.id = state.handle
        order.password = state.password
        return [
            .send(
                method: "POST", address: Address.sessionsAPI.text, body: String(decoding: order.json, as: UTF8.self),
                reply: "signed-in", failure: "not-signed-in")
        ]
    }

    /// Who has joined finds the new id filled in (S3-3.5).
    private static func signUp(_ action: SignUpScreen.Action, _ state: inout State) -> [Effect] {
        let handle = state.signUp.draft.handle
        let effects = SignUpScreen.update(&state.signUp, action)
        guard case .joined(let reply) = action else { return effects }
        state.handle = handle
        state.password = ""
        state.refusal = .none
        state.hasJoined = true
        state.recoveryCodes = reply.recoveryCodes
        return effects + [.focus(id: "sign-in-password")]
    }
}

/// Why signing in did not work. An unknown id and a wrong password are the same.
public enum SignInRefusal: Int, CaseIterable, WireValue, Sendable {
    case none, handleMissing, passwordMissing, wrong, tooMany, unreachable

    public init() { self = .none }

    /// From the API's code.
    init(code: String) {
        switch Name(code) {
        case "wrong_credentials": self = .wrong
        case "too_many_requests": self = .tooMany
        default: self = .unreachable
        }
    }
}

/// Another service to sign in with (S1-3.1, S2-9).
public struct ProviderSummary: Record, Equatable, Sendable {
    /// As in its address: `apple`, `kakao`, `facebook`, `github`, or the operator's own.
    public var slug = ""
    public var label = ""
    /// Whether it is the stand-in that lets people try how it goes.
    public var isDemo = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("slug", &slug)
        visitor.field("label", &label)
        visitor.field("is_demo", &isDemo)
    }
}
