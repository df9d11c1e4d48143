import Domain
import Routes
import Wire

/// What the screen knows of its map.
public struct MapState: Record, Equatable, Sendable {
    public enum Condition: Int, CaseIterable, WireValue, Sendable {
        /// Not drawn yet: the page has just come, or there is no room for a map beside the cards.
        case unopened
        case open
        /// This browser can't draw it.
        case missing

        public init() { self = .unopened }
    }

    /// Whether the map takes the place of the cards where there isn't room for both.
    public var isFirst = false
    public var condition = Condition.unopened
    /// Where it stands, or is to stand at first; nil shows `area`.
    public var camera: Camera?
    /// What it shows at first.
    public var area: Rectangle?
    /// Whether the pins of the search have come. Cards alone do without.
    public var hasPins = false
    /// Which direction is up where the map stands, in whole degrees clockwise from north. 0 … 359.
    public var bearing = 0
    /// Whether north isn't up, also while somebody is still turning the map.
    public var isTurned = false
    /// The stay whose label and card stand out; 0 for none.
    public var chosen = 0
    /// Stays that were chosen before.
    public var seen: [Int] = []
    /// Stays that joined the strip because somebody tapped their labels.
    public var added: [StaySummary] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) {
        visitor.field("is_first", &isFirst)
        visitor.field("condition", &condition)
        var standing = camera.map { $0.text } ?? ""
        visitor.field("at", &standing)
        camera = Camera(standing)
        var edges = area.map { $0.text } ?? ""
        visitor.field("area", &edges)
        area = Rectangle(edges)
        visitor.field("has_pins", &hasPins)
        visitor.field("bearing", &bearing)
        visitor.field("is_turned", &isTurned)
        visitor.field("chosen", &chosen)
        visitor.field("seen", &seen)
        visitor.field("added", &added)
    }

    /// Whether the map is the screen's main part.
    public var isMain: Bool { isFirst && condition != .missing }

    mutating func stand(_ sight: MapSight) {
        camera = sight.camera
        bearing = sight.bearing
    }
}

/// What the map reports after it has come to rest: `latitude,longitude,zoom,south,west,north,east,bearing`.
public struct MapSight: Equatable, Sendable {
    public var camera: Camera
    /// The part of the map that nothing covers.
    public var area: Rectangle
    /// Which direction is up, in whole degrees clockwise from north. 0 … 359.
    public var bearing: Int

    public init(camera: Camera, area: Rectangle, bearing: Int = 0) {
        self.camera = camera
        self.area = area
        self.bearing = bearing
    }

    init?(_ text: String) {
        guard let numbers = WholeNumbers(text, count: 8),
            let center = Coordinate(latitude: numbers[0], longitude: numbers[1]),
            let camera = Camera(center: center, zoomHundredths: Int(numbers[2])),
            let area = Rectangle(south: numbers[3], west: numbers[4], north: numbers[5], east: numbers[6]),
            (0..<360).contains(numbers[7])
        else { return nil }
        self.init(camera: camera, area: area, bearing: Int(numbers[7]))
    }

    var text: String { camera.text + "," + area.text + "," + String(bearing) }
}

/// What the map is asked to do.
public enum MapMove: Equatable, Sendable {
    /// Goes there. Afterwards the stays in view are searched.
    case to(Camera)
    /// Goes to a stay of the strip. What was found stays.
    case follow(Coordinate)
    case closer
    case farther
    case northUp

    /// As the map reads it.
    var text: String {
        switch self {
        case .to(let camera): "to:" + camera.text
        case .follow(let place): "follow:" + String(place.latitude) + "," + String(place.longitude)
        case .closer: "closer"
        case .farther: "farther"
        case .northUp: "north"
        }
    }
}
