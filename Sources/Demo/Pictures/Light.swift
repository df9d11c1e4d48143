extension Scene {
    /// The hour in which a picture is drawn.
    public enum Light: Int, CaseIterable, Sendable {
        case dawn, day, dusk, night
    }
}

/// What the hour does to every colour.
struct Atmosphere: Sendable {
    /// The sky from its top to the horizon.
    let sky: [Colour]
    /// What distance fades to.
    let haze: Colour
    /// What light multiplies by, and how much of it.
    let tint: Colour
    let amount: Double
    let sun: Colour

    private init(_ sky: [Colour], haze: Colour, tint: Colour, _ amount: Double, sun: Colour) {
        self.sky = sky
        self.haze = haze
        self.tint = tint
        self.amount = amount
        self.sun = sun
    }

    /// The skies of an hour, to choose from.
    static func skies(_ light: Scene.Light) -> [Atmosphere] {
        switch light {
        case .dawn: dawn
        case .day: day
        case .dusk: dusk
        case .night: night
        }
    }

    private static let dawn = [
        Atmosphere([0x86AED3, 0xF3C9BD, 0xFFE9CF], haze: 0xF5D0C0, tint: 0xFFD9C6, 0.45, sun: 0xFFF1D6),
        Atmosphere([0xA7B8DC, 0xEFC6CF, 0xFFE3C4], haze: 0xECC6CB, tint: 0xF9D2CF, 0.45, sun: 0xFFF0DC),
        Atmosphere([0x7FB4BF, 0xD7DCC3, 0xFFE6B8], haze: 0xDCDCC4, tint: 0xFFE6C2, 0.40, sun: 0xFFF6D2),
        Atmosphere([0x9CC3D6, 0xF6DCC4, 0xFFD3A8], haze: 0xF3D3B8, tint: 0xFFDCC0, 0.42, sun: 0xFFF3D8),
    ]
    private static let day = [
        Atmosphere([0x4FA3D1, 0x9FD3E6, 0xE6F4EC], haze: 0xCFE6EA, tint: 0xFFFAF0, 0.30, sun: 0xFFF8DC),
        Atmosphere([0x7CC0C8, 0xBFE3D8, 0xF6F1D8], haze: 0xDCEBDC, tint: 0xFFFAF0, 0.30, sun: 0xFFF8DC),
        Atmosphere([0x69A9E0, 0xB3D6F0, 0xF7EAD9], haze: 0xDBE4EA, tint: 0xFFF6EA, 0.30, sun: 0xFFFBE8),
        Atmosphere([0x94CDD8, 0xCFE6DA, 0xFBF0D2], haze: 0xE3E6D2, tint: 0xFFF6E2, 0.32, sun: 0xFFFDF0),
    ]
    private static let dusk = [
        Atmosphere([0x34407F, 0xB8628F, 0xF8AD70], haze: 0xD08390, tint: 0xD98F96, 0.60, sun: 0xFFD9A0),
        Atmosphere([0x2F5478, 0xD57A6C, 0xFFC37D], haze: 0xD6917E, tint: 0xE09C8A, 0.56, sun: 0xFFE2A8),
        Atmosphere([0x3F6F8F, 0xE7A27C, 0xFFD79A], haze: 0xE0AB8C, tint: 0xF0B394, 0.50, sun: 0xFFF0C4),
        Atmosphere([0x274A78, 0x6F86AC, 0xF6C39A], haze: 0x8F9CB8, tint: 0xA3A4C4, 0.60, sun: 0xFFE9C8),
        Atmosphere([0x5A4A8F, 0xD07F9C, 0xFDC8A4], haze: 0xCC92A8, tint: 0xDBA3B0, 0.55, sun: 0xFFE8CC),
    ]
    private static let night = [
        Atmosphere([0x0C1737, 0x1D3A6B, 0x4A6FA0], haze: 0x2E5083, tint: 0x5670AC, 0.68, sun: 0xFDF3D0),
        Atmosphere([0x17153C, 0x37346E, 0x7A6AA2], haze: 0x4C4884, tint: 0x6C6CB0, 0.66, sun: 0xFFF1D8),
        Atmosphere([0x08242F, 0x14475A, 0x4E8C92], haze: 0x27606E, tint: 0x4C8496, 0.66, sun: 0xF6F5D6),
        Atmosphere([0x101C3C, 0x2A4A78, 0xC08F7C], haze: 0x4A6288, tint: 0x6078A8, 0.66, sun: 0xFFF0D0),
    ]
}
