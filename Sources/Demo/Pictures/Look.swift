import Domain

/// What all pictures of one stay have in common, and the hour of this one.
struct Look {
    enum Season: CaseIterable {
        case spring, summer, autumn, winter
    }

    let kind: StayKind
    let region: Scene.Region
    let light: Scene.Light
    let season: Season
    /// What tells the stay from others of its kind and region.
    let seed: UInt64
    let atmosphere: Atmosphere
    /// Door, parasol, cushion.
    let accent: Colour
    let room: RoomColours
    /// Which of several models of a thing the stay has: sofa, lamp, plant … the same in every view.
    let model: [Int]
    /// Lamps are on.
    var isLit: Bool

    init(kind: StayKind, region: Scene.Region, light: Scene.Light, seed: UInt64) {
        var own = Chance("look/\(kind.slug)/\(region.rawValue)/\(seed)")
        let skies = Atmosphere.skies(light)
        self.kind = kind
        self.region = region
        self.light = light
        self.seed = seed
        isLit = light == .dusk || light == .night
        atmosphere = skies[own.integer(0...59) % skies.count]
        season = own.pick(Look.seasons(of: region))
        accent = own.pick([0xE4572E, 0xD9902F, 0x2F7A8D, 0xC4596B, 0x4F7D5C, 0x3F5C94])
        model = (0..<12).map { _ in own.integer(0...999) }
        room = own.pick(RoomColours.all)
    }

    let glow: Colour = 0xFFD486

    /// Palms instead of bushes.
    var isTropical: Bool {
        region == .singapore || region == .bangkok || region == .okinawa
    }

    /// A thing outdoors: lit by the hour, then faded by distance, 0 near … 0.6 far.
    func outdoors(_ colour: Colour, _ depth: Double = 0) -> Colour {
        colour.under(atmosphere.tint, atmosphere.amount).mixed(with: atmosphere.haze, depth)
    }

    /// A thing indoors: lamps keep it warm when it is dark outside.
    func indoors(_ colour: Colour) -> Colour {
        switch light {
        case .dawn: colour.under(0xFFE3CF, 0.35)
        case .day: colour
        case .dusk: colour.under(0xDCA48C, 0.42)
        case .night: colour.under(0xB08C90, 0.6)
        }
    }

    /// Leaves: dark, middle, light, and the tree that catches the eye.
    var leaves: (dark: Colour, middle: Colour, light: Colour, bright: Colour) {
        switch season {
        case .spring: (0x4C7A54, 0x6F9D5F, 0xA5C27A, 0xF2B8C3)
        case .summer: (0x25614F, 0x3D8159, 0x79AC62, 0x5D9A5E)
        case .autumn: (0x58673A, 0xB3722F, 0xDCA347, 0xD2502C)
        case .winter: (0x3A5A5C, 0x5F7F7D, 0x93AAA3, 0xE9EEF0)
        }
    }

    var grass: Colour {
        switch season {
        case .spring: 0xA9C57C
        case .summer: 0x7FB267
        case .autumn: 0xCFAE68
        case .winter: 0xE2E8EA
        }
    }

    private static func seasons(of region: Scene.Region) -> [Season] {
        switch region {
        case .singapore, .bangkok, .okinawa: [.summer]
        case .snow: [.winter, .winter, .winter, .summer, .autumn]
        case .kyoto: [.spring, .summer, .autumn, .autumn, .winter]
        case .busan, .jeju, .coast, .pines, .islands: [.spring, .summer, .summer, .autumn]
        default: Season.allCases
        }
    }
}

/// Wall, floor and two cloths that go together.
struct RoomColours {
    let wall: Colour
    let floor: Colour
    let cloth: Colour
    let linen: Colour

    private init(_ wall: Colour, _ floor: Colour, _ cloth: Colour, _ linen: Colour) {
        self.wall = wall
        self.floor = floor
        self.cloth = cloth
        self.linen = linen
    }

    static let all = [
        RoomColours(0xEFE5D6, 0xC79F70, 0xD9653B, 0xF7EFE0), RoomColours(0xD3DAC8, 0xBB9468, 0x5F8170, 0xF0D5A0),
        RoomColours(0xE3ECEC, 0xD3B78E, 0x2F7A8D, 0xF3B089), RoomColours(0xE6C5AB, 0xA87450, 0x8F4331, 0xF8E8D0),
        RoomColours(0x465A78, 0xB88E63, 0xE2A75A, 0xE3E7EE), RoomColours(0xDCCBD2, 0xAB8066, 0x7D4D66, 0xF4E8D8),
        RoomColours(0xF2E4C3, 0xA97E54, 0xCF942B, 0x54736F), RoomColours(0x5B7564, 0xBB9264, 0xDB9163, 0xF2E8D4),
    ]
}
