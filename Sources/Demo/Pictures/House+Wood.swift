extension Picture {
    /// A Korean house: five bays of paper doors on a stone terrace under a tiled roof.
    mutating func hanok() {
        let wood: Colour = 0x6B4632
        shade(122)
        pen.fill("M-112 0v-11h224v11z", out(0xC4B9A8))
        pen.line("M-112-5.5h224M-84-11v5m34 0v6m30-11v5m40 0v6m34-11v5m30 0v6", out(0x9D9284), opacity: 0.8)
        pen.fill("M-18 4v-8h36v8z", out(0xAEA293))
        pen.box(-98, -66, 196, 55, out(0xF3EADB))
        let hall = 1 + look.model[0] % 3
        for bay in 0..<5 {
            let left = -98 + 39 * Double(bay)
            if bay == hall {
                hallBay(left)
            } else if bay % 4 == 0, look.model[1] % 2 == 1 {
                pen.box(left + 8, -52, 24, 20, paper)
                pen.line(
                    .lattice(left + 8, -52, 24, 20, columns: 4, rows: 4) + .box(left + 8, -52, 24, 20), out(wood), 1.3,
                    round: false)
                pen.box(left + 3, -24, 33, 13, out(0xB8A58C))
            } else if !pen.repeats("bay", left, 0) {
                pen.box(4, -59, 32, 48, paper)
                pen.line(
                    .lattice(5, -59, 30, 36, columns: 6, rows: 6) + "M20-59v48", out(wood), 1.2, opacity: 0.9,
                    round: false)
                pen.box(4, -22, 32, 11, out(wood.lighter(0.16)))
                pen.closePart()
            }
        }
        pen.line(.each(0..<6) { "M\(-98 + 39 * $0) -66v55" }, out(wood), 5, round: false)
        pen.box(-102, -14, 204, 4, out(wood.lighter(0.2)))
        pen.box(-104, -70, 208, 6, out(wood))
        pen.beads("M-110-76Q-92-70-63-70H63Q92-70 111-76", out(0xB98A5E), 5, every: 9)
        tiledRoof(-74, wide: 262, tall: 48, top: 0.56, lift: 13)
        pen.beads("M-114-79Q-94-73-63-73H63Q94-73 115-79", out((0x4B5262 as Colour).lighter(0.3)), 2.6, every: 9)
        if look.isLit { lantern(-98 + 39 * Double(hall) - 1, -56) }
        jars(chance.odds(0.5) ? 138 : -138, 8)
    }

    /// The open wooden hall between the rooms.
    private mutating func hallBay(_ left: Double) {
        let warm = pen.fade(look.glow.mixed(with: 0xD98B4C, 0.4), look.glow)
        if look.isLit { pen.box(left + 3, -60, 33, 49, warm) } else { pen.box(left + 3, -60, 33, 49, out(0x4A342B)) }
        pen.box(left + 14.5, -56, 10, 20, out(look.accent), opacity: 0.85)
        pen.box(left + 3, -18, 33, 7, out(0xA8764C))
    }

    /// Crocks of soy paste.
    private mutating func jars(_ x: Double, _ y: Double) {
        for (right, size) in [(-16.0, 0.8), (0, 1), (17, 0.9)] {
            if pen.repeats("jar", x + right, y, across: size, down: size) { continue }
            pen.fill("M-7 0C-13-8-12-18-7-21H7C12-18 13-8 7 0z", out(0x6E4433))
            pen.fill("M-9-21q9-7 18 0z", out(0x54342A))
            pen.line("M-7-16q1-2 3-2", out(0xC99A78), 1.6)
            pen.closePart()
        }
    }

    /// A Japanese inn of two storeys behind a curtain.
    mutating func ryokan() {
        let wood: Colour = 0x5A3D30
        let plaster: Colour = 0xEFE2CC
        shade(126)
        pen.box(-64, -108, 128, 44, out(plaster))
        pen.box(-60, -100, 120, 28, paper)
        pen.line(.lattice(-60, -100, 120, 28, columns: 16, rows: 4), out(wood), 1.2, opacity: 0.9, round: false)
        pen.line(.each(0..<5) { "M\(-62 + 31 * $0) -108v44" }, out(wood), 4, round: false)
        pen.box(-68, -72, 136, 3, out(wood))
        pen.slats(-66, -71, 134, 9, out(wood), bar: 1.5, every: 6)
        tiledRoof(-106, wide: 176, tall: 34, top: 0.5, lift: 5)
        pen.box(-112, -52, 224, 52, out(plaster))
        pen.box(-112, -16, 224, 16, out(wood.lighter(0.12)))
        for side in [-108.0, 28] where !pen.repeats("doors", side, 0) {
            pen.box(0, -46, 80, 30, paper)
            pen.line(.lattice(0, -46, 80, 30, columns: 12, rows: 2), out(wood), 1.1, opacity: 0.9, round: false)
            pen.closePart()
        }
        pen.box(-22, -48, 44, 48, look.isLit ? look.glow.mixed(with: 0xD98B4C, 0.35) : out(0x4B352B))
        pen.line(.each(0..<4) { "M\(-111 + 28 * $0) -52v52M\(111 - 28 * $0) -52v52" }, out(wood), 3.6, round: false)
        tiledRoof(-52, wide: 258, tall: 24, top: 0.62, lift: 6)
        curtain(-22, -46, 44)
        lantern(-28, -42)
        lantern(28, -42)
        pen.fill("M-30 5l5-7h50l5 7z", out(0xA79F96))
    }

    /// The short curtain of an open inn.
    private mutating func curtain(_ x: Double, _ y: Double, _ wide: Double) {
        pen.fill("M\(x) \(y)h\(wide)v20h\(-wide * 0.32)v-14h-1v14h\(-wide * 0.33)v-14h-1v14H\(x)z", out(look.accent))
        pen.circle(x + wide / 2, y + 9, 4, out(0xFFF4E4))
        pen.line("M\(x - 3) \(y)h\(wide + 6)", out(0x4B352B), 1.8)
    }

    /// A steep A of roof down to the deck, its front all glass.
    mutating func lodge() {
        let wood: Colour = look.model[0] % 2 == 0 ? 0x8A5A3C : 0x9A6A45
        let roof: Colour = look.model[1] % 2 == 0 ? 0x4A3F48 : 0x3F4F58
        shade(110)
        pen.box(34, -132, 15, 60, out(0x8D8580))
        pen.fill(
            "M41-138q-12-10 0-18q12-8 4-18q16 8 6 20q-6 8-2 16z", look.atmosphere.sky[1].lighter(0.35), opacity: 0.4)
        pen.fill("M-84 0L0-146L84 0z", out(wood))
        pen.line(
            .each(0..<8) { "M\(-76 + 5.8 * $0) \(-10 - 10 * $0)H\(76 - 5.8 * $0)" }, out(wood.darker(0.25)), 1.4,
            opacity: 0.6, round: false)
        let pane = glass()
        pen.fill("M-34-70L0-128L34-70z", pane)
        pen.fill("M-50-6V-40L-36-64H36L50-40V-6z", pane)
        pen.line(
            "M0-128v64M-17-98v34m34 0v-34M-36-67H36M-26-64v58M26-64v58M-50-34H-13M13-34H50", out(wood.darker(0.3)), 2.6,
            round: false)
        pen.box(-13, -46, 26, 46, out(look.accent), corner: 1)
        pen.box(-8, -40, 16, 16, pane)
        pen.fill("M-100 2L0-164L100 2l-13 0L0-142L-87 2z", out(roof))
        pen.fill("M0-164L100 2h-13L0-142z", out(roof.darker(0.22)))
        if look.season == .winter {
            pen.fill("M-101 0L-3-165q3-4 6 0L101 0q2 4-3 3L0-156L-98 3q-5 1-3-3z", out(0xFBFDFE))
        }
        deck(-96, 192)
        pen.line(
            .each(0..<6) { "M\(-94 + 11 * $0) -2v-14M\(39 + 11 * $0) -2v-14" } + "M-96-16h59M37-16h59",
            out(wood.darker(0.12)), 2)
    }

    /// A bell tent on a deck, a string of lights, a fire.
    mutating func campsite() {
        let cloth: Colour = chance.pick([0xF3E6CC, 0xEFE3D3, 0xE9D9BD])
        shade(108)
        deck(-100, 200)
        let canvas = pen.fade(out(cloth.lighter(0.3)), out(cloth.darker(0.08)), across: 1, down: 0)
        let warm = pen.fade(look.glow.mixed(with: 0xE8954F, 0.35), look.glow)
        pen.fill("M-88-4V-30Q-26-64 0-118Q26-64 88-30V-4z", canvas)
        pen.fill("M0-118Q26-64 88-30V-4h-34Q26-62 0-118z", out(cloth.darker(0.2)), opacity: 0.5)
        let opening: PathData = "M-22-4Q-16-50 0-84Q16-50 22-4z"
        if look.isLit { pen.fill(opening, warm) } else { pen.fill(opening, out(0x8C6A4D)) }
        pen.fill("M0-84Q-16-50-22-4h-10Q-12-50 0-84zM0-84Q16-50 22-4h10Q12-50 0-84z", out(cloth.lighter(0.4)))
        pen.line("M-88-30q5 7 11 0t11 0 11 0 11 0M88-30q-5 7-11 0t-11 0-11 0-11 0", out(look.accent), 2.6)
        pen.line("M-88-30L-112 6M88-30L112 6", out(0x8A7A66), 1.2)
        pen.line("M0-118v-10", out(0x7A5C42), 2.4)
        pen.fill("M0-128l14 4-14 4z", out(look.accent))
        stringOfLights()
        fire(chance.odds(0.5) ? 100 : -100, 26)
    }

    private mutating func stringOfLights() {
        pen.line("M-132-88Q0-38 132-92", out(0x4A4148), 1.2)
        pen.line("M-132 4v-92M132 0v-92", out(0x5B4A40), 2)
        if look.isLit { pen.beads("M-132-85Q0-35 132-89", look.glow, 9, every: 21, opacity: 0.25) }
        pen.beads("M-132-85Q0-35 132-89", look.isLit ? look.glow : out(0xFFF1CF), 4, every: 21)
    }

    mutating func fire(_ x: Double, _ y: Double) {
        pen.open(x, y)
        if look.isLit {
            let halo = pen.radial([(0, 0xFFB45E, 0.55), (100, 0xFFB45E, 0)])
            pen.circle(0, -8, 44, halo)
        }
        pen.fill("M0-30q14 13 12 22q-1 8-12 8t-12-8q0-6 5-10q1 4 4 5q2-9 3-17z", 0xF5813A as Colour)
        pen.fill("M1-17q7 7 6 12q-1 5-7 5t-7-5q0-3 3-6q1 2 3 2q2-4 2-8z", 0xFFD36B as Colour)
        pen.line("M-13 2L12-3M13 2L-12-3", out(0x5B4034), 4.4)
        pen.line("M-18 5h.1M-9 7h.1M0 8h.1M9 7h.1M18 5h.1", out(0x8D8A8C), 8)
        pen.close()
    }
}
