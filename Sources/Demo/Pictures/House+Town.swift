extension Picture {
    /// A family house of brick under a gable, with a bay window and a garden wall.
    mutating func brickHouse() {
        let brick: Colour = chance.pick([0xB9604A, 0xC98F73, 0xE3D3BC, 0x8F6A5A])
        let roof: Colour = chance.pick([0x5B4A4E, 0x46525E, 0x7B4A44])
        let trim: Colour = 0xFBF1DE
        let pane = glass()
        shade(112)
        pen.box(62, -118, 15, 32, out(brick.darker(0.2)))
        pen.box(-20, -84, 112, 84, out(brick.darker(0.1)))
        pen.fill("M-28-82l14-34h94l20 34z", out(roof))
        let wall = pen.fade(out(brick.lighter(0.1)), out(brick), across: 1, down: 0)
        pen.fill("M-88 0V-82L-44-128L0-82V0z", wall)
        pen.line(.each(0..<7) { "M-86 \(-8 - 11 * $0)h84" }, out(brick.darker(0.2)), opacity: 0.35, dash: (9, 5))
        pen.fill("M-98-76L-44-134L10-76l-6 5L-44-122L-92-71z", out(roof.lighter(0.08)))
        pen.circle(-44, -98, 9, out(trim))
        pen.circle(-44, -98, 6.5, pane)
        pen.box(-72, -78, 56, 30, out(trim))
        pen.box(-69, -75, 50, 24, pane)
        pen.line("M-52.5-75v24m17-24v24", out(trim), 2, round: false)
        pen.box(-74, -40, 60, 34, out(trim))
        pen.box(-70, -36, 52, 26, pane)
        pen.line("M-52.5-36v26m17-26v26M-70-24h52", out(trim), 2, round: false)
        pen.fill("M-78-6h68l-3 6h-62z", out(0x8A5A40))
        pen.line("M-70-8h.1m8-1h.1m8 2h.1m8-2h.1m8 1h.1m8-1h.1m8 1h.1", out(look.leaves.middle), 6)
        pen.box(12, -46, 24, 46, out(look.accent), corner: 1)
        pen.box(17, -40, 14, 13, pane)
        pen.fill("M2-52h44l5 7h-54z", out(roof.darker(0.15)))
        for x in [50.0, 70] {
            pen.box(x, -66, 15, 26, out(trim))
            pen.box(x + 2, -64, 11, 22, pane)
        }
        pen.box(8, 0, 32, 5, out(0xB9AEA0))
        bush(62, 3, 0.7, look.leaves.dark, flowers: look.leaves.bright)
        lantern(42, -40)
    }

    /// Three narrow houses of a terrace over a covered walk, in pastel, with shutters and arches.
    mutating func shophouse() {
        shade(112)
        let walls: [Colour] = chance.pick(3, of: [0xF2C6B4, 0xBFD8D2, 0xF4DFA8, 0xC9D6EA, 0xE8C3D0, 0xD6E2B8])
        for (index, wall) in walls.enumerated() { shophouse(at: -68 + 68 * Double(index), wall, middle: index == 1) }
        bush(-100, 4, 0.5, 0x4F7D58, flowers: 0xF0647A)
        bush(98, 4, 0.5, 0x4F7D58, flowers: 0xF2B33D)
    }

    private mutating func shophouse(at x: Double, _ wall: Colour, middle: Bool) {
        let trim: Colour = 0xFFF8EC
        let pane = glass()
        let shutter = out(middle ? look.accent : wall.darker(0.45))
        let top = middle ? -128.0 : -120
        pen.open(x, 0)
        pen.box(-34, top, 68, -top, out(wall))
        pen.fill("M-36 \(top)h72l-4-10h-64z", out(0xB5674C))
        pen.line("M-33 \(top - 5)h66", out(0x93503C), 1.2, dash: (4, 3))
        pen.box(-36, top, 72, 4, out(trim))
        pen.box(-36, -56, 72, 5, out(trim))
        pen.fill(.each(0..<3) { "M\(20 * $0 - 27) -64v-34q7-9 14 0v34z" }, pane)
        pen.fill(.each(0..<3) { "M\(20 * $0 - 30) -64v-34h5v34zM\(20 * $0 - 15) -64v-34h5v34z" }, shutter)
        pen.line("M-31-62h62", out(trim), 3, round: false)
        pen.beads("M-26 \(top + 12)h52", out(trim.mixed(with: look.accent, 0.3)), 3, every: 7)
        pen.fill("M-30 0v-38q30-22 60 0v38z", out(wall.darker(0.5)))
        pen.fill("M-22-4v-30h16v30zM6-4v-30h16v30z", pane)
        pen.box(-6, -36, 12, 36, shutter)
        pen.line("M-33 0v-50M33 0v-50", out(trim), 5, round: false)
        pen.line("M-30 0h60", out(0xB5674C), 3)
        pen.close()
        if middle { lantern(x - 18, -50) }
    }

    /// A tall narrow house in a cheerful colour with window boxes and a bicycle.
    mutating func guesthouse() {
        let body: Colour = chance.pick([0xE8B04F, 0xD9785C, 0x7FA9A3, 0xE6A79A, 0x8FAE84, 0xF0DCB4])
        let roof: Colour = chance.pick([0x7B4A44, 0x4F5B6B, 0x8F4F3A])
        let trim = out(0xFBF1DE)
        let shutter = out(look.accent.mixed(with: 0x35606B, 0.5))
        let pane = glass()
        shade(88)
        let wall = pen.fade(out(body.lighter(0.14)), out(body), across: 1, down: 0)
        pen.box(-66, -118, 132, 118, wall)
        pen.box(52, -118, 14, 118, out(body.darker(0.14)))
        pen.box(28, -162, 13, 26, out(0xA8735A))
        pen.fill("M-78-112L0-160L78-112z", out(roof))
        pen.fill("M0-160L78-112H44z", out(roof.darker(0.2)))
        pen.circle(0, -130, 9, trim)
        pen.circle(0, -130, 6.4, pane)
        pen.box(-74, -117, 148, 5, trim)
        for row in 0..<2 {
            for column in 0..<3 {
                let flowers = (row + column) % 2 == 0
                let (x, y) = (-50 + 39 * Double(column), -106 + 36 * Double(row))
                if pen.repeats(flowers ? "window with flowers" : "window", x, y) { continue }
                pen.box(-1.5, -1.5, 21, 27, trim)
                pen.box(0, 0, 18, 24, pane)
                pen.line("M9 0v24M0 10h18", trim, 1.5, round: false)
                pen.fill("M-7-1h5v26h-5zM20-1h5v26h-5z", shutter)
                if flowers {
                    pen.fill("M-3 25h24l-2 5h-20z", out(0x8A5A40))
                    pen.line("M0 24h.1m5-1h.1m4 2h.1m5-2h.1m4 1h.1", out(look.leaves.middle), 5)
                    pen.line("M2 22h.1m7 0h.1m7 0h.1", out(0xF0647A), 3)
                }
                pen.closePart()
            }
        }
        pen.fill("M-14 0v-27q0-9 12-9t12 9v27z", shutter)
        pen.circle(6, -13, 1.3, look.glow)
        for x in [-52.0, 22] { pen.box(x, -30, 26, 22, pane, corner: 2) }
        pen.line("M-39-30v22m74-22v22", trim, 1.6, round: false)
        awning(-20, -44, stripes: 5, step: 7.4)
        bush(-46, 3, 0.5, look.leaves.middle, flowers: look.accent)
        bicycle(86, 3)
    }

    private mutating func bicycle(_ x: Double, _ y: Double) {
        pen.open(x, y, across: 0.62, down: 0.62)
        pen.line(
            "M-18-12m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M18-12m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0",
            out(0x3B3D46), 2)
        pen.line("M-18-12l12-18h18M-18-12h14l16-18l6 18M-6-30l2 18M-9-34h7M12-30l-2-8h7", out(look.accent), 2.6)
        pen.fill("M10-41h13l-2 10h-9z", out(0xC79A6B))
        pen.close()
    }

    /// A white house by the sea or in the fields: a gable with an arched window, a low wing of glass, a deck.
    mutating func pension() {
        let white: Colour = chance.pick([0xF7F3EA, 0xFBF4E6, 0xF1EFE9])
        let roof = look.accent.mixed(with: 0x3F6F8F, 0.55)
        let pane = glass()
        shade(118)
        pen.fill("M-84 0V-92L-42-128L0-92V0z", out(white))
        pen.fill("M-42-128L0-92V0h-20V-86z", out(white.darker(0.12)))
        pen.fill("M-94-85L-42-131L10-85l-5 5L-42-120L-89-80z", out(roof))
        pen.fill("M-60-74v-14q0-17 18-17t18 17v14z", pane)
        pen.line("M-42-105v31M-60-88h36", out(white), 2)
        pen.box(-66, -72, 48, 3, out(0xB78A5C))
        pen.line(.each(0..<9) { "M\(-64 + 5.5 * $0) -72v-13" } + "M-66-85h48", out(0xFFFFFF), 1.5)
        pen.box(-12, -64, 112, 64, out(white.lighter(0.3)))
        pen.box(-18, -70, 124, 7, out(roof))
        pen.box(-2, -54, 62, 46, pane)
        pen.line("M18.5-54v46m21-46v46", out(white), 2.4, round: false)
        pen.fill("M-2-54l22 0-16 46h-6z", 0xFFFFFF as Colour, opacity: 0.18)
        pen.box(70, -46, 20, 46, out(look.accent), corner: 1)
        pen.box(74, -41, 12, 14, pane)
        pen.box(-76, -56, 24, 30, pane, corner: 2)
        pen.line("M-64-56v30M-76-41h24", out(white), 2, round: false)
        deck(-96, 206)
        parasol(chance.odds(0.5) ? 118 : -112, 12, 0.8)
    }

    /// White slabs and glass around a pool of one's own.
    mutating func poolVilla() {
        let white: Colour = 0xF5F1E8
        let wood: Colour = chance.pick([0xC9A27A, 0x9C7A5E, 0xB5AA9A])
        let pane = glass()
        pen.open(0, -16)
        shade(130)
        pen.box(-112, -56, 204, 56, out(wood))
        pen.slats(-108, -56, 60, 56, out(wood.darker(0.22)), bar: 1.2, every: 6, opacity: 0.6)
        pen.box(-46, -50, 130, 50, pane)
        pen.line("M-13-50v50m33-50v50m33-50v50", out(0x4F5358), 1.8, round: false)
        pen.fill("M-40 0v-12q0-5 5-5h26q5 0 5 5v12z", out(look.accent), opacity: 0.75)
        pen.fill("M-46-50h14l-8 50h-6z", out(0xFFFFFF), opacity: 0.75)
        pen.box(-124, -66, 232, 11, out(white))
        pen.box(-124, -56, 232, 2.4, out(white.darker(0.25)))
        pen.box(-18, -112, 108, 46, out(white))
        pen.box(-10, -104, 66, 34, pane)
        pen.line("M12-104v34m22-34v34", out(0x4F5358), 1.8, round: false)
        pen.box(62, -112, 28, 46, out(wood))
        pen.box(-28, -121, 128, 9, out(white.lighter(0.4)))
        pen.box(-28, -113, 128, 2, out(white.darker(0.25)))
        pen.line("M-118-66v-12h96", out(0x8B9AA0), 1.4)
        pen.box(-116, -77, 92, 11, out(0xBCDCE0), opacity: 0.45)
        pen.fill("M-150 0h300l26 20h-352z", out(0xE9DFCD))
        pool()
        parasol(132, 14, 0.72)
        pen.close()
    }

    private mutating func pool() {
        pen.fill("M-148 7H116L172 64H-204z", out(0xF3ECDF))
        let top = look.isLit ? 0x5FD6D9 : out(0x4FC3CF)
        let bottom = look.isLit ? (0x1D86A8 as Colour).mixed(with: look.atmosphere.tint, 0.25) : out(0x1F8FB0)
        let water = pen.fade(top, bottom)
        pen.fill("M-141 11H109L144 57H-176z", water)
        pen.fill("M-141 11H109l4 4H-145z", bottom.darker(0.15), opacity: 0.5)
        var ripples: PathData = ""
        for row in 0..<4 {
            let y = 20 + Double(row) * 9.6
            let shift = Double(row * 37 % 60)
            ripples += "M\(-110 + shift) \(y)q8-3 16 0t16 0M\(10 + shift * 0.7) \(y + 3)q10-3 20 0t20 0"
        }
        pen.line(ripples, top.lighter(0.55), 1.5, opacity: 0.7)
    }
}
