import Domain

/// Calm drawn pictures for stays without photographs: 4:3, at most 12 kB each, the same bytes for the same arguments.
///
/// They hold no text, script, style, link or anything from outside, so they may be served under the strictest policy.
public enum Scene {
    /// How many pictures a stay has: the house, living room, bedroom, table, bath, the best seat, the garden, and the
    /// house at another hour.
    public static let viewCount = 8

    /// The most bytes of one picture.
    public static let largestPicture = 12_000

    /// - Parameters:
    ///   - view: 0 ..< `viewCount`; a number outside counts round.
    ///   - seed: what tells one stay from another. A stay's pictures share its colours and furniture.
    ///   - light: the hour; chosen by seed and view when nil.
    /// - Returns: an SVG file of 400 × 300 units.
    public static func svg(kind: StayKind, region: Region, view: Int, seed: UInt64, light: Light? = nil) -> [UInt8] {
        let view = ((view % viewCount) + viewCount) % viewCount
        let light = light ?? usualLight(view: view, seed: seed)
        let name = "\(kind.slug)/\(region.rawValue)/\(view)/\(seed)/\(light.rawValue)"
        let look = Look(kind: kind, region: region, light: light, seed: seed)
        let svg = drawn(name, look, view, isLean: false)
        return svg.count <= largestPicture ? svg : drawn(name, look, view, isLean: true)
    }

    private static func drawn(_ name: String, _ look: Look, _ view: Int, isLean: Bool) -> [UInt8] {
        var picture = Picture(pen: Pen(name: name), look: look, chance: Chance(name), isLean: isLean)
        switch view {
        case 1: picture.livingRoom()
        case 2: picture.bedroom()
        case 3: picture.table()
        case 4: picture.bath()
        case 5: picture.windowSeat()
        case 6: picture.garden()
        default: picture.cover()
        }
        return picture.pen.svg(width: 400, height: 300)
    }

    /// The picture of a stay, seeded by its key.
    public static func svg(of stay: Stay, view: Int) -> [UInt8] {
        svg(kind: stay.kind, region: Region(at: stay.position), view: view, seed: seed(stay.originKey))
    }

    /// The seed that belongs to a key, of a stay or of a host: its FNV-1a hash.
    public static func seed(_ key: String) -> UInt64 {
        Chance.hash(key.utf8)
    }

    /// The cover by the seed, the last picture in the evening or, after an evening cover, by day; rooms mostly by day.
    private static func usualLight(view: Int, seed: UInt64) -> Light {
        var chance = Chance("light/\(seed)")
        let cover: Light = chance.pick([.day, .day, .dawn, .dusk, .dusk, .night])
        let evening = chance.pick([Light.dusk, .night])
        let inside: Light = chance.pick([.day, .day, .dawn])
        return switch view {
        case 0: cover
        case 1, 5: inside
        case 2, 3, 4: chance.odds(0.6) ? inside : evening
        case 6: cover == .day ? .dusk : .day
        default: cover == .dusk || cover == .night ? .day : evening
        }
    }
}

extension Scene.Region {
    /// The region whose land a place shows: one of the five cities within some 40 km, else wooded hills.
    public init(at position: Coordinate) {
        let near = DemoPlace.all.map(\.destination)
            .map { (region: $0.region, meters: $0.center.meters(to: position), reach: $0.reach) }
            .filter { $0.meters < max(40_000, $0.reach * 3 / 2) }
            .min { $0.meters < $1.meters }
        self = near?.region ?? .hills
    }
}
