import Domain
import Routes
import Wire

/// The first screen: the way into the search, nearby destinations, themed ideas (S1-1).
public enum Home: Screen {
    public static var name: StaticString { "home" }

    public struct State: Record, Equatable, Sendable {
        public var language = Language.korean
        /// Whether the reader is signed in.
        public var isMember = false
        /// Where distances count from.
        public var origin = ""
        public var nearby: [PlaceSummary] = []
        public var themes: [ThemeSummary] = []
        public var locating = Locating.idle

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
            visitor.field("language", &language)
            visitor.field("member", &isMember)
            visitor.field("origin", &origin)
            visitor.field("nearby", &nearby)
            visitor.field("themes", &themes)
            visitor.field("locating", &locating)
        }
    }

    /// How far finding one's own position has got.
    public enum Locating: Int, WireValue, Sendable {
        case idle, asking, found, failed

        public init() { self = .idle }
    }

    public enum Action: ScreenAction {
        case locate
        case located(Coordinate)
        case nearbyArrived(PlaceList)
        case failed

        public var token: String {
            switch self {
            case .locate: "locate"
            case .located: "located"
            case .nearbyArrived: "nearby"
            case .failed: "failed"
            }
        }

        public init?(_ token: Token) {
            switch token.head {
            case "locate": self = .locate
            case "located":
                guard let position = Coordinate(pair: token.value) else { return nil }
                self = .located(position)
            case "nearby":
                guard let list = PlaceList(json: Array(token.value.utf8)) else {
                    self = .failed
                    return
                }
                self = .nearbyArrived(list)
            case "failed": self = .failed
            default: return nil
            }
        }
    }

    public static func update(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .locate:
            guard state.locating != .asking else { return [] }
            state.locating = .asking
            return [.locate(reply: "located", failure: Action.failed.token)]
        case .located(let position):
            let address = Address.popularPlacesAPI(near: position, state.language).text
            return [.fetch(address: address, reply: "nearby", failure: Action.failed.token)]
        case .nearbyArrived(let list):
            state.locating = .found
            state.nearby = list.places
            return []
        case .failed:
            state.locating = .failed
            return []
        }
    }
}

/// A themed idea: what it is called and which search it opens (S1-1.5).
public struct ThemeSummary: Record, Equatable, Sendable {
    public var theme = Theme.hanok
    public var placeName = ""
    public var conditions = ConditionsRecord()
    public var picture = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("theme", &theme)
        visitor.field("place_name", &placeName)
        visitor.field("conditions", &conditions)
        visitor.field("picture", &picture)
    }

    public enum Theme: Int, CaseIterable, WireValue, Sendable {
        case hanok, seaside, withPets, longStay

        public init() { self = .hanok }
    }
}

extension Coordinate {
    /// Reads `latitude,longitude` in millionths of a degree.
    public init?(pair text: String) {
        guard let numbers = WholeNumbers(text, count: 2) else { return nil }
        self.init(latitude: numbers[0], longitude: numbers[1])
    }
}
