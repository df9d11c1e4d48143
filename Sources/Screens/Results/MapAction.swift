import Domain
import Wire

/// What can happen on the map of the results.
public enum MapAction: Equatable, Sendable {
    /// It is drawn and stands there.
    case opened(MapSight)
    /// Somebody has moved it, and it has come to rest.
    case moved(MapSight)
    /// It has come to rest where the strip sent it.
    case followed(MapSight)
    case turned(Bool)
    /// This browser can't draw it.
    case missing
    case pinsArrived(question: Int, StayPage)
    /// A tap on the label of one stay, or of several.
    case label(Int)
    case cluster(Int)
    /// The stay of a label that isn't in the strip.
    case stayArrived(id: Int, StayDetail)
    /// The card at this place of the strip is in view.
    case strip(Int)
    case closer
    case farther
    case northUp

    public var token: String {
        switch self {
        case .opened: "map-opened"
        case .moved: "map-moved"
        case .followed: "map-followed"
        case .turned: "map-turned"
        case .missing: "map-missing"
        case .pinsArrived(let question, _): "pins-arrived:" + String(question)
        case .label(let id): "label:" + String(id)
        case .cluster(let id): "cluster:" + String(id)
        case .stayArrived(let id, _): "stay-arrived:" + String(id)
        case .strip: "strip"
        case .closer: "closer"
        case .farther: "farther"
        case .northUp: "north-up"
        }
    }

    /// What the token's value holds, so that both can be told apart in tests.
    public var value: String {
        switch self {
        case .opened(let sight), .moved(let sight), .followed(let sight): sight.text
        case .turned(let isTurned): isTurned ? "1" : "0"
        case .pinsArrived(_, let page): String(decoding: page.json, as: UTF8.self)
        case .stayArrived(_, let stay): String(decoding: stay.json, as: UTF8.self)
        case .strip(let index): String(index)
        case .missing, .label, .cluster, .closer, .farther, .northUp: ""
        }
    }

    init?(_ token: Token) {
        switch token.head {
        case "map-opened":
            guard let sight = MapSight(token.value) else { return nil }
            self = .opened(sight)
        case "map-moved":
            guard let sight = MapSight(token.value) else { return nil }
            self = .moved(sight)
        case "map-followed":
            guard let sight = MapSight(token.value) else { return nil }
            self = .followed(sight)
        case "map-turned": self = .turned(Name(token.value) == "1")
        case "map-missing": self = .missing
        case "pins-arrived":
            guard let page = StayPage(json: Array(token.value.utf8)) else { return nil }
            self = .pinsArrived(question: token.number(0), page)
        case "label": self = .label(token.number(0))
        case "cluster": self = .cluster(token.number(0))
        case "stay-arrived":
            guard let stay = StayDetail(json: Array(token.value.utf8)) else { return nil }
            self = .stayArrived(id: token.number(0), stay)
        case "strip":
            guard let index = token.value.smallNumber else { return nil }
            self = .strip(Int(index))
        case "closer": self = .closer
        case "farther": self = .farther
        case "north-up": self = .northUp
        default: return nil
        }
    }
}
