/// The picture at the top of home: two houses under pine hills at dawn, 800 × 560.
///
/// Its middle 475 units hold all that matters, so that it may be cut to a phone's width. From `textTop` down it is so
/// dark that white text reads at 4.5 : 1 or better.
public enum HeroScene {
    /// From here to the lower edge white text is readable.
    public static let textTop = 330.0

    public static func svg() -> [UInt8] {
        var look = Look(kind: .hanok, region: .seoul, light: .dawn, seed: 11)
        look.isLit = true
        var picture = Picture(pen: Pen(name: "hero"), look: look, chance: Chance("hero"))
        picture.heroSky()
        picture.heroMountains()
        picture.heroVillage()
        picture.heroForest()
        return picture.pen.svg(width: 800, height: 560)
    }

    /// The hills below `textTop`, from far to near.
    static let darkHills: [Colour] = [0x47685F, 0x35524F, 0x263E42]
    /// What the lower edge darkens to.
    static let shadow: Colour = 0x131D29
}

extension Picture {
    fileprivate mutating func heroSky() {
        let sky = pen.gradient([(0, 0x7FA6D6, 1), (22, 0xB9BFDF, 1), (42, 0xF1CDC9, 1), (56, 0xFCE3CB, 1)])
        pen.box(0, 0, 800, 560, sky)
        let halo = pen.radial([(0, 0xFFF6DC, 0.9), (40, 0xFFE9C6, 0.35), (100, 0xFFE3C0, 0)])
        pen.circle(566, 168, 150, halo)
        pen.circle(566, 168, 32, 0xFFF6E0 as Colour)
        for (x, y, size) in [(150.0, 96.0, 1.9), (352, 62, 1.3), (660, 84, 1.7)] {
            pen.open(x, y, across: size, down: size)
            pen.fill(
                "M0 0a7 7 0 0 1 2-14a15 15 0 0 1 27-7a12 12 0 0 1 20 6a9 9 0 0 1 13 15z", 0xFFFFFF as Colour,
                opacity: 0.6)
            pen.close()
        }
        pen.line(
            "M262 128q5-5 9 1q4-6 9-1M296 112q4-4 7 1q3-5 7-1M240 150q4-4 7 1q3-5 7-1", 0x5B6487 as Colour, 1.8,
            opacity: 0.7)
    }

    fileprivate mutating func heroMountains() {
        let far = pen.fade(0xA9A6D0, 0xE3CBD6)
        pen.fill(
            "M-10 300V226L70 176L128 214L214 138L300 214L352 190L420 232L520 154L612 226L690 176L810 236V300z", far)
        pen.fill(
            "M214 138L300 214l-26-6-14-22-20-6-10-20zM520 154L612 226l-34-10-14-22-22-4zM70 176L128 214l-24-8-10-12z",
            0x8E8DBE as Colour, opacity: 0.45)
        let near = pen.fade(0x8F95C0, 0xC9BCD2)
        pen.fill("M-10 320V258C60 226 110 232 170 250S300 214 380 240S520 262 600 232S740 230 810 250V320z", near)
        let mist = pen.gradient([(0, 0xFFF1E4, 0), (55, 0xFFF1E4, 0.75), (100, 0xFFF1E4, 0.1)])
        pen.box(0, 226, 800, 70, mist)
    }

    fileprivate mutating func heroVillage() {
        let hill = pen.fade(0x86A58E, 0x54786C)
        pen.fill("M-10 360V268C70 246 150 262 230 262S380 236 470 250S650 240 810 262V360z", hill)
        heroFirs([(34, 284, 76), (82, 290, 58), (136, 286, 70), (196, 290, 62), (232, 284, 46)], 0x55806F)
        heroFirs([(640, 284, 66), (676, 288, 84), (724, 284, 60), (768, 290, 80)], 0x4C7566)
        pine(404, 292, 0.86, lean: -1)
        pine(606, 302, 1.12, lean: 1)
        pen.fill("M-10 380V306C120 286 240 300 330 300S560 286 810 306V380z", 0x5F8470 as Colour)
        pen.open(322, 306, across: 0.58, down: 0.58)
        hanok()
        pen.close()
        pen.open(490, 310, across: 0.74, down: 0.74)
        hanok()
        pen.close()
        let warm = pen.radial([(0, look.glow, 0.55), (100, look.glow, 0)])
        pen.ellipse(322, 308, 84, 12, warm)
        pen.ellipse(490, 313, 104, 15, warm)
    }

    /// Dark wooded hills, and over them the shadow on which text stands.
    fileprivate mutating func heroForest() {
        let hills = HeroScene.darkHills
        pen.fill("M-10 570V322C90 310 180 330 270 324S430 310 540 322S720 312 810 326V570z", hills[0])
        heroFirs(heroRow(9, from: 20, step: 96, y: 384, height: 56), hills[1])
        pen.fill("M-10 570V392C120 370 230 402 350 392S620 372 810 396V570z", hills[1])
        heroFirs(heroRow(8, from: 62, step: 104, y: 470, height: 84), hills[2])
        pen.fill("M-10 570V474C140 452 300 486 430 474S680 456 810 478V570z", hills[2])
        let shadow = pen.gradient([
            (0, HeroScene.shadow, 0), (30, HeroScene.shadow, 0.35), (62, HeroScene.shadow, 0.68),
            (100, HeroScene.shadow, 0.86),
        ])
        pen.box(0, 268, 800, 292, shadow)
    }

    private typealias Fir = (x: Double, y: Double, height: Double)

    /// A loose row of firs, each a little higher and lower than the next.
    private mutating func heroRow(_ count: Int, from x: Double, step: Double, y: Double, height: Double) -> [Fir] {
        (0..<count).map { index in
            let shift = chance.whole(-12, 12)
            return (x + step * Double(index) + shift, y + chance.whole(0, 22), height + chance.whole(0, 30))
        }
    }

    private mutating func heroFirs(_ trees: [Fir], _ colour: Colour) {
        var bright: PathData = ""
        var dark: PathData = ""
        for tree in trees {
            let wide = tree.height * 0.27
            bright += "M\(tree.x) \(tree.y - tree.height)l\(-wide) \(tree.height)h\(wide * 2)z"
            dark += "M\(tree.x) \(tree.y - tree.height)l\(wide * 0.1) \(tree.height)h\(wide * 0.9)z"
        }
        pen.fill(bright, colour)
        pen.fill(dark, colour.darker(0.22))
    }
}
