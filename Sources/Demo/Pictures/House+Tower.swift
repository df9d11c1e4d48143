extension Picture {
    /// A block of flats with balconies and a café at its foot.
    mutating func apartment() {
        let body: Colour = chance.pick([0xD9C4AE, 0xC98F73, 0xE3DDD2, 0x93A3A8, 0xB9604A, 0x7D8F86])
        let pane = glass()
        shade(92)
        pen.box(44, -112, 54, 112, out(body.darker(0.22)))
        pen.line(
            .each(0..<5) { "M59 \(-100 + 18 * $0)v9m15-9v9m15-9v9" }, look.isLit ? look.glow : out(0xCFDDE2), 7,
            opacity: 0.75, round: false)
        let wall = pen.fade(out(body.lighter(0.12)), out(body), across: 1, down: 0)
        pen.box(-62, -178, 118, 178, wall)
        pen.box(44, -178, 12, 178, out(body.darker(0.16)))
        pen.box(-66, -183, 126, 6, out(body.lighter(0.3)))
        pen.line("M-58-183v-12h108v12" + .each(0..<8) { "M\(-46 + 12 * $0) -195v12" }, out(0x7A8790), 1.2, opacity: 0.8)
        for index in 0..<3 { bush(-44 + 36 * Double(index), -182, 0.42, 0x4F7D58) }
        windows(pane, body)
        let rows = look.model[2] % 2 == 0 ? 1.0 : 2
        let levels = PathData.each(0..<Int(6 / rows)) { "M-58 \(-152.5 + 22.5 * $0 * rows)h102" }
        pen.line(levels, out(body.lighter(0.34)), 3, round: false)
        pen.line(
            .each(0..<Int(6 / rows)) { "M-57 \(-159 + 22.5 * $0 * rows)h100" }, out(body.darker(0.35)), 1.2,
            opacity: 0.8)
        pen.box(-62, -34, 118, 34, out(body.darker(0.42)))
        pen.box(-56, -28, 62, 24, pane)
        pen.line("M-36-28v24m21-24v24", out(body.darker(0.42)), 2, round: false)
        pen.box(16, -29, 18, 29, pane)
        awning(-60, -36, stripes: 9)
        for x in [-50.0, -8] { bush(x, 2, 0.38, look.leaves.middle, flowers: look.accent) }
    }

    /// Six rows of four, some dark at night, some with a curtain.
    private mutating func windows(_ pane: Gradient, _ body: Colour) {
        var lit: PathData = ""
        var dark: PathData = ""
        var curtains: PathData = ""
        for row in 0..<6 {
            for column in 0..<4 {
                let x = -55 + 25 * Double(column)
                let y = -168 + 22.5 * Double(row)
                let window = PathData.box(x, y, 17, 14)
                if look.isLit, chance.odds(0.4) { dark += window } else { lit += window }
                if chance.odds(0.2) { curtains += "M\(x) \(y)h6q1 9-1 14h-5z" }
            }
        }
        pen.fill(lit, pane)
        if look.isLit { pen.fill(dark, out(0x66788A)) }
        pen.fill(curtains, out(0xFFF3DD), opacity: 0.7)
    }

    /// A slender tower of glass over a planted base.
    mutating func residence() {
        let body: Colour = chance.pick([0x5F8496, 0x6F8F8A, 0x7D7F9C, 0x8A7F78])
        shade(84)
        pen.fill("M30 0v-128l36-8v136z", out(body.darker(0.12), 0.12))
        pen.slats(30, -118, 36, 108, out(body, 0.1).lighter(0.3), bar: 1.4, every: 7.2, opacity: 0.6)
        let bright = pen.fade(out(body).lighter(0.42), out(body))
        let dim = pen.fade(out(body), out(body.darker(0.3)))
        pen.fill("M-46 0V-178l50-14V0z", bright)
        pen.fill("M4 0V-192l34 16V0z", dim)
        pen.slats(-46, -176, 50, 176, out(body).lighter(0.5), bar: 1, every: 10, opacity: 0.5)
        pen.line(.each(0..<11) { "M-46 \(-20 - 15 * $0)l50-1l34 1" }, out(body.darker(0.25)), 1.3, opacity: 0.6)
        if look.isLit {
            residenceLights(body)
        } else {
            pen.fill("M-40-20L-10-188h9L-26-20z", 0xFFFFFF as Colour, opacity: 0.22)
        }
        pen.line("M4-192v-18", out(body.darker(0.3)), 1.8)
        pen.box(-62, -26, 136, 26, out(0xEFE6D8))
        let pane = glass()
        pen.box(-56, -21, 124, 21, pane)
        pen.slats(-40, -21, 108, 21, out(0x8D7F70), bar: 2, every: 17)
        pen.box(-68, -30, 148, 6, out((0xEFE6D8 as Colour).lighter(0.3)))
        for index in 0..<4 { bush(-48 + 34 * Double(index), -29, 0.34, 0x4F7D58) }
        awning(-50, -24, stripes: 6)
    }

    private mutating func residenceLights(_ body: Colour) {
        var front: PathData = ""
        var side: PathData = ""
        for floor in 0..<10 {
            let y = -27 - 15 * Double(floor)
            front += "M\(-45 + 10 * Double(chance.integer(0...4))) \(y)h8"
            front += "M\(-45 + 10 * Double(chance.integer(0...3))) \(y)h18"
            if floor % 2 == 0 { side += "M\(6 + 10 * Double(chance.integer(0...2))) \(y)h8" }
        }
        pen.line(front, look.glow, 10, opacity: 0.9, round: false)
        pen.line(side, look.glow.mixed(with: out(body), 0.35), 10, round: false)
    }

    /// A grand house of tall windows with a canopy over its door and lamps on both sides.
    mutating func hotel() {
        let body: Colour = chance.pick([0xE8D9C2, 0xD8C0AE, 0xC9CFC8, 0xB98E7A])
        let trim = body.lighter(0.42)
        let pane = glass()
        shade(100)
        let wall = pen.fade(out(body.lighter(0.1)), out(body.darker(0.05)), across: 1, down: 0.2)
        pen.box(-88, -122, 176, 122, out(body.darker(0.1)))
        pen.box(-58, -172, 116, 172, wall)
        pen.fill("M-64-170q6-22 20-24h88q14 2 20 24z", out(0x54606F))
        pen.fill(.each(0..<3) { "M\(-44 + 34 * $0) -171v-11q10-10 20 0v11z" }, out(trim))
        pen.fill(.each(0..<3) { "M\(-41 + 34 * $0) -171v-9q7-7 14 0v9z" }, pane)
        for y in [-173.0, -125, -44] { pen.box(y == -125 ? -92 : -62, y, y == -125 ? 184 : 124, 4, out(trim)) }
        var lit: PathData = ""
        var dark: PathData = ""
        for row in 0..<5 {
            for column in 0..<6 where row > 1 || (1...4).contains(column) {
                let x = -79 + 29 * Double(column)
                let y = -164 + 24 * Double(row)
                let window: PathData = "M\(x) \(y + 16)v-12q6.5-7 13 0v12z"
                if look.isLit, chance.odds(0.35) { dark += window } else { lit += window }
            }
        }
        pen.fill(lit, pane)
        if look.isLit { pen.fill(dark, out(0x66788A)) }
        pen.line(
            .each(0..<5) { "M\($0 < 2 ? -54 : -84) \(-146 + 24 * $0)H\($0 < 2 ? 54 : 84)" }, out(trim), 1.6,
            opacity: 0.8)
        hotelDoor(pane, trim)
    }

    private mutating func hotelDoor(_ pane: Gradient, _ trim: Colour) {
        pen.fill(.each(0..<2) { "M\(-84 + 122 * $0) 0v-30q23-14 46 0v30z" }, pane)
        pen.line(.each(0..<2) { "M\(-61 + 122 * $0) -36v36" }, out(trim), 2, round: false)
        pen.box(-18, -36, 36, 36, pane)
        pen.line("M0-36v36", out(trim), 2, round: false)
        pen.fill("M-34-38h68l6 9h-80z", out(look.accent))
        pen.line("M-38-28h76", out(0xFFF4E2), 1.6, dash: (5, 5))
        pen.line("M-32-28v28M32-28v28", out(0x8B7458), 2.2)
        pen.fill("M-20 0h40l8 8h-56z", out(look.accent.darker(0.25)))
        for x in [-44.0, 44] {
            poplar(x, 3, 0.36)
            lantern(x * 0.52, -56)
        }
        pen.line("M-30-194v-14M30-194v-14M0-194v-18", out(0x6B5B50), 1.6)
        pen.fill("M0-212l14 4-14 5zM-30-208l11 3-11 4zM30-208l11 3-11 4z", out(look.accent))
    }
}
