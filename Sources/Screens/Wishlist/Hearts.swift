import Domain
import Routes
import Wire

/// The hearts of a screen, whatever they are on. Any screen with hearts holds one of these, and hands its actions on:
///
///     case .heart(let action): return state.hearts.update(action, state.language)
///
/// A press shows at once. The server is asked about one thing at a time: so the last press is what holds in the end, and a browser
/// that it doesn't know yet gets one cookie and not several. Where it says no, the heart goes back and `note` says why.
public struct Hearts: Record, Equatable, Sendable {
    /// What the server holds, as far as is known, the newest first.
    public private(set) var settled: [Wish] = []
    /// What the server has yet to answer.
    private var pending: [Press] = []
    /// Counts what changes the list, so that an older picture of it is dropped.
    private var version = 0
    public private(set) var note = Note()

    public init() {}

    public init(_ wishes: [Wish]) {
        settled = wishes
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("settled", &settled)
        visitor.field("pending", &pending)
        visitor.field("version", &version)
        visitor.field("note", &note)
    }

    /// Whether its heart is full: the last press counts, answered or not.
    public func holds(_ wish: Wish) -> Bool {
        if let press = pending.first(where: { press in press.wish == wish }) { return press.isWanted }
        return settled.contains(wish)
    }

    /// A heart that was pressed. Only the first of those that wait is asked for.
    struct Press: Record, Equatable, Sendable {
        var wish = Wish()
        /// What the last press wants.
        var isWanted = false
        /// What the server was asked for last.
        var isAsked = false

        init() {}

        init(_ wish: Wish, isWanted: Bool) {
            self.wish = wish
            self.isWanted = isWanted
            isAsked = isWanted
        }

        mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("wish", &wish)
            visitor.field("wanted", &isWanted)
            visitor.field("asked", &isAsked)
        }
    }

    /// What is said of the last press.
    public struct Note: Record, Equatable, Sendable {
        public enum Kind: Int, Sendable {
            case none
            /// It was taken off; pressing once more brings it back.
            case removed
            /// There is no room for more.
            case full
            /// The server answered no.
            case refused
            /// There was no answer.
            case unanswered
        }

        public var kind = Kind.none
        public var wish = Wish()

        public init() {}

        init(_ kind: Kind, _ wish: Wish) {
            self.kind = kind
            self.wish = wish
        }

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            // As a number: Swift 6.3.1 can't specialise the enum's own description here in Embedded code.
            var number = kind.rawValue
            visitor.field("kind", &number)
            kind = Kind(rawValue: number) ?? .none
            visitor.field("wish", &wish)
        }
    }
}

extension Hearts {
    public mutating func update(_ action: HeartAction) -> [Effect] {
        switch action {
        case .press(let wish): return press(wish)
        case .settled(let wish, let isWished): return settle(wish, isWished)
        case .refused(let wish, let code): return refuse(wish, code)
        case .heard(let wish, let isWished):
            // Who waits for an answer of their own hears it last.
            guard !pending.contains(where: { press in press.wish == wish }) else { return [] }
            hold(wish, isWished)
            return []
        case .refresh: return [askForAll]
        case .arrived(let asked, let page):
            // Something was pressed or heard meanwhile: the answer may be from before that.
            guard asked == version else { return pending.isEmpty ? [askForAll] : [] }
            settled = page.wishes
            return []
        case .missed: return []
        case .closeNote:
            note = Note()
            return []
        }
    }

    private mutating func press(_ wish: Wish) -> [Effect] {
        let isWanted = !holds(wish)
        version = (version + 1) % 1_000_000
        note = isWanted ? Note() : Note(.removed, wish)
        guard let index = pending.firstIndex(where: { press in press.wish == wish }) else {
            pending.append(Press(wish, isWanted: isWanted))
            return pending.count == 1 ? askNext() : []
        }
        pending[index].isWanted = isWanted
        // What nobody has asked for yet, and is so already, needs no asking.
        if index > 0, settled.contains(wish) == isWanted { pending.remove(at: index) }
        return []
    }

    private mutating func settle(_ wish: Wish, _ isWished: Bool) -> [Effect] {
        guard let press = pending.first, press.wish == wish, press.isAsked == isWished else { return [] }
        hold(wish, isWished)
        if press.isWanted == isWished { pending.removeFirst() }
        return [.tellTabs(HeartAction.heard(wish, isWished).token)] + askNext()
    }

    private mutating func refuse(_ wish: Wish, _ code: String?) -> [Effect] {
        guard let press = pending.first, press.wish == wish else { return [] }
        version = (version + 1) % 1_000_000
        guard let code else {
            // The others would get no answer either. And this one may have been done all the same.
            pending = []
            note = Note(.unanswered, wish)
            return [askForAll]
        }
        pending.removeFirst()
        note = Note(code.hasBytes(of: "wishlist_full") ? .full : .refused, wish)
        return [askForAll] + askNext()
    }

    /// Asks for the press that waits longest.
    private mutating func askNext() -> [Effect] {
        guard let press = pending.first else { return [] }
        pending[0].isAsked = press.isWanted
        let numbers = HeartAction.numbers(press.wish, press.isWanted)
        return [
            .send(
                method: press.isWanted ? "PUT" : "DELETE", address: Address.wishAPI(press.wish).text, body: "",
                reply: "heart-settled:" + numbers, failure: "heart-refused:" + numbers)
        ]
    }

    private mutating func hold(_ wish: Wish, _ isWished: Bool) {
        version = (version + 1) % 1_000_000
        let isHeld = settled.contains(wish)
        if isWished, !isHeld { settled.insert(wish, at: 0) }
        if !isWished, isHeld { settled.removeAll { held in held == wish } }
    }

    private var askForAll: Effect {
        .fetch(address: Address.wishesAPI.text, reply: "hearts-arrived:" + String(version), failure: "hearts-missed")
    }
}
