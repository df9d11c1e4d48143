import Domain
import Routes
import Wire

/// Signing up, in two steps over the sign-in (S3-2, S3-3).
public enum SignUpScreen: Screen {
    public static var name: StaticString { "sign-up" }

    public struct State: Record, Equatable, Sendable {
        public var step = Step.closed
        /// The reader's own.
        public var today = Day(number: 0)
        /// Where signing in leads afterwards; empty for home.
        public var back = ""
        public var draft = SignUpDraft()
        /// What the server said no to, until the field changes: a bit for each `SignUpRefusal`.
        var refusals = 0
        /// The fields that say what is missing: a bit for each `SignUpField`.
        var touched = 0
        public var availability = Availability.unknown
        /// The id whose availability was asked, and the number of that question: a late answer to an older one is dropped.
        var asked = ""
        var question = 0
        public var progress = Progress.settled
        public var tray = Tray.closed
        /// What the server has given for a picture that came with a form, while the draft has a photo; empty otherwise.
        public var ticket = ""
        /// Whether the browser app runs it: it says which day it is as it begins. Else all stands on one page.
        public var isLive = false

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("step", &step)
            visitor.field("today", &today)
            visitor.field("back", &back)
            visitor.field("draft", &draft)
            visitor.field("refusals", &refusals)
            visitor.field("touched", &touched)
            visitor.field("availability", &availability)
            visitor.field("asked", &asked)
            visitor.field("question", &question)
            visitor.field("progress", &progress)
            visitor.field("tray", &tray)
            visitor.field("ticket", &ticket)
            visitor.field("live", &isLive)
        }
    }

    public enum Step: Int, WireValue, Sendable {
        case closed, basics, details

        public init() { self = .closed }

        /// The step of an address within the site.
        init(address: String) {
            switch Name(address.pieces(between: UInt8(ascii: "?"))[0]) {
            case "/sign-up": self = .basics
            case "/sign-up/details": self = .details
            default: self = .closed
            }
        }
    }

    public enum Availability: Int, WireValue, Sendable {
        case unknown, asking, free

        public init() { self = .unknown }
    }

    /// Where the picture comes from, over the form.
    public enum Tray: Int, WireValue, Sendable {
        case closed, open, cutting

        public init() { self = .closed }
    }

    public enum Action: ScreenAction {
        case open
        case type(SignUpField, String)
        case agree(SignUpField, Bool)
        case turn(BirthWheels.Wheel, Int)
        case next, previous, cancel
        /// The browser's own back or forward has led to that address.
        case went(String)
        case known(question: Int, isFree: Bool?)
        case openTray, closeTray, drawAvatar, cut, removePicture
        /// The address of the picture that was cut.
        case chose(String)
        case pictureFailed(isTooLarge: Bool)
        case join
        case pictureSent(String)
        case joined(JoinedReply)
        case refused(ProblemReply)
        /// What the browser had kept of an earlier visit; nil when it had nothing.
        case restored(SignUpDraft?)
        case today(Day)
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        let before = state.draft.json
        var effects = state.take(action)
        let after = state.draft.json
        if after != before {
            effects.append(.keep(state.draft.isUntouched ? "" : String(decoding: after, as: UTF8.self)))
        }
        return effects
    }
}

extension SignUpDraft {
    /// Whether there is nothing in it that is worth keeping.
    var isUntouched: Bool {
        picture == .missing && handle.isEmpty && introduction.isEmpty && phone.isEmpty && birth.year == 0 && !terms
            && !privacy
    }
}
