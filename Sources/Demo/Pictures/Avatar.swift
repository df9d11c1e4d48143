/// A calm drawn face for someone without a picture, 96 × 96, the same for the same seed; without letters.
public enum Avatar {
    /// For a host or guest by their key.
    public static func svg(key: String) -> [UInt8] {
        svg(seed: Scene.seed(key))
    }

    public static func svg(seed: UInt64) -> [UInt8] {
        var chance = Chance("avatar/\(seed)")
        var face = Face(pen: Pen(name: "avatar/\(seed)"), chance: &chance)
        face.draw()
        return face.pen.svg(width: 96, height: 96)
    }
}

private struct Face {
    var pen: Pen
    private let ground: Colour
    private let skin: Colour
    private let hair: Colour
    private let clothes: Colour
    private let style: Int
    private let collar: Int
    private let glasses: Bool
    private let mirrored: Bool

    init(pen: Pen, chance: inout Chance) {
        self.pen = pen
        ground = chance.pick([0xF6D9C2, 0xCFE3DC, 0xD7DDF0, 0xF7E3B4, 0xEBD0D8, 0xD9E4C4, 0xC9E0EA])
        skin = chance.pick([0xF7D3B5, 0xEDBE98, 0xD9A077, 0xB97C55, 0x8D5A3C, 0xF3C9A8])
        hair = chance.pick([0x2B2A33, 0x3D2B26, 0x5A3B2A, 0x7B5036, 0x43454F, 0xA8A5A0])
        clothes = chance.pick([0xE4572E, 0xD9902F, 0x2F7A8D, 0xC4596B, 0x4F7D5C, 0x3F5C94, 0xF4EBDC])
        style = chance.integer(0...7)
        collar = chance.integer(0...2)
        glasses = chance.odds(0.2)
        mirrored = chance.odds(0.5)
    }

    mutating func draw() {
        let back = pen.fade(ground.lighter(0.25), ground.darker(0.06))
        pen.box(0, 0, 96, 96, back)
        if mirrored { pen.open(96, 0, across: -1) }
        hairBehind()
        pen.fill("M8 100C8 80 24 73 48 73S88 80 88 100z", clothes)
        pen.fill("M39 62h18v12q-9 9-18 0z", skin.darker(0.12))
        shirt()
        pen.fill("M30 42C30 26 37 20 48 20S66 26 66 42C66 57 58 67 48 67S30 57 30 42z", skin)
        pen.circle(30, 46, 4, skin)
        pen.circle(66, 46, 4, skin)
        features()
        hairInFront()
        if mirrored { pen.close() }
    }

    private mutating func shirt() {
        switch collar {
        case 0: pen.fill("M36 74q12 11 24 0l3 1q-15 16-30 0z", clothes.darker(0.2))
        case 1: pen.fill("M36 73L48 86L40 92L30 76zM60 73L48 86L56 92L66 76z", clothes.lighter(0.35))
        default: pen.line("M20 84q28 12 56 0M14 92q34 12 68 0", clothes.lighter(0.4), 3, opacity: 0.7)
        }
    }

    private mutating func features() {
        let ink = skin.darker(0.62)
        pen.line("M40 45h.1M56 45h.1", ink, 3.4)
        pen.line("M37 39q3-2 6 0M53 39q3-2 6 0", ink, 1.5, opacity: 0.55)
        pen.line("M48 46q-2 5 .6 6", skin.darker(0.24), 1.6)
        pen.line("M43 57q5 4 10 0", ink, 1.9)
        pen.ellipse(37, 52, 3.6, 2.2, 0xE4572E as Colour, opacity: 0.16)
        pen.ellipse(59, 52, 3.6, 2.2, 0xE4572E as Colour, opacity: 0.16)
        if glasses {
            pen.line(
                "M34 45a6 6 0 1 0 12 0a6 6 0 1 0-12 0M50 45a6 6 0 1 0 12 0a6 6 0 1 0-12 0M46 44q2-1.5 4 0",
                0x3A3A44 as Colour, 1.5)
        }
    }

    private mutating func hairBehind() {
        let shade = hair.darker(0.2)
        switch style {
        case 1: pen.fill("M24 44C22 22 34 12 48 12S74 22 72 44C74 60 76 72 70 82H26C20 72 22 60 24 44z", shade)
        case 2: pen.fill("M25 44C22 22 35 13 48 13S74 22 71 44V62Q66 68 48 68T25 62z", shade)
        case 3: pen.circle(48, 12, 9, shade)
        case 4: pen.line("M27 40C22 52 24 62 22 74M69 40C74 52 72 62 74 74", shade, 9)
        case 5: pen.beads("M29 50C22 24 40 14 48 14S74 24 67 50", shade, 17, every: 9)
        default: break
        }
    }

    private mutating func hairInFront() {
        let shine = hair.lighter(0.16)
        switch style {
        case 0:
            pen.fill(
                "M28 42C26 22 36 13 50 14C64 14 70 26 68 42C65 38 64 33 62 30C54 33 42 32 36 27C33 32 31 37 28 42z",
                hair)
            pen.line("M40 20q8-4 16-1", shine, 2, opacity: 0.7)
        case 1, 4:
            pen.fill("M28 46C24 24 36 13 48 13S72 24 68 46C66 38 61 30 49 25C38 29 31 36 28 46z", hair)
            pen.line("M48 14v10", shine, 1.6, opacity: 0.7)
        case 2:
            pen.fill("M27 45C24 22 36 12 48 12S72 22 69 45C68 41 67 38 66 35Q48 41 30 35C29 38 28 41 27 45z", hair)
            pen.line("M36 22q12-6 24 0", shine, 2, opacity: 0.7)
        case 3:
            pen.fill("M28 43C25 24 36 15 48 15S71 24 68 43C66 34 60 27 48 26S30 34 28 43z", hair)
            pen.line("M38 20q10-4 20 0", shine, 2, opacity: 0.7)
        case 5:
            pen.beads("M32 32Q38 20 48 20T64 32", hair, 13, every: 8)
        case 6:
            pen.fill("M27 40C25 22 36 14 48 14S71 22 69 40q-21-9-42 0z", clothes.lighter(0.1))
            pen.fill("M24 41q24-12 48 0q-1 4-4 3q-20-8-40 0q-3 1-4-3z", clothes.darker(0.2))
            pen.circle(48, 12, 5, clothes.lighter(0.4))
        default:
            pen.fill("M28 42C25 24 36 15 48 15S71 24 68 42q-2-7-5-10q-4-6-15-6t-15 6q-3 3-5 10z", hair)
            pen.fill("M30 50q2 20 18 20t18-20q-3 9-9 9q-4-3-9-3t-9 3q-6 0-9-9z", hair)
        }
    }
}
