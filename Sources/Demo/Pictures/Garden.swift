/// Out of doors near the house: the yard, the terrace, the fire.
extension Picture {
    mutating func garden() {
        let mirrored = chance.odds(0.5)
        if mirrored { pen.open(400, 0, across: -1) }
        houseX = look.model[6] % 2 == 0 ? 110 : 290
        sky()
        land()
        switch look.kind {
        case .poolVilla: poolTerrace()
        case .apartment, .residence, .hotel: roofTerrace()
        case .campsite: campfire()
        case .ryokan: stoneGarden()
        case .hanok: yard()
        case .pension, .lodge, .house, .guesthouse: tableOutside()
        }
        if mirrored { pen.close() }
    }

    private mutating func poolTerrace() {
        let deck = out(0xE9DFCD)
        let stone = pen.fade(deck.lighter(0.1), deck.darker(0.1))
        pen.box(0, 208, 400, 92, stone)
        treeBeside(384, 218, 1.2, lean: -1)
        treeBeside(18, 222, 1.1, lean: 1)
        bush(332, 216, 0.8, look.leaves.middle, flowers: look.accent)
        bush(364, 218, 0.7, look.leaves.dark)
        let top = look.isLit ? 0x5FD6D9 : out(0x4FC3CF)
        let bottom = look.isLit ? (0x1D86A8 as Colour).mixed(with: look.atmosphere.tint, 0.25) : out(0x1F8FB0)
        let water = pen.fade(top, bottom)
        pen.fill("M88 220H352L412 296H28z", out(0xF7F1E6))
        pen.fill("M98 225H342L398 292H42z", water)
        pen.fill("M98 225H342l4 5H94z", bottom.darker(0.15), opacity: 0.5)
        pen.line(
            "M130 240q10-3 20 0t20 0M230 244q10-3 20 0t20 0M100 262q12-4 24 0t24 0M210 268q12-4 24 0t24 0M300 260q10-3 20 0t20 0",
            top.lighter(0.55), 1.6, opacity: 0.7)
        parasol(64, 250, 1.25)
        floatingRing(264, 256)
    }

    private mutating func floatingRing(_ x: Double, _ y: Double) {
        let ring = out(look.accent)
        pen.line("M\(x - 17) \(y)a17 7 0 1 0 34 0a17 7 0 1 0-34 0", ring, 8)
        pen.line("M\(x - 17) \(y)a17 7 0 1 0 34 0a17 7 0 1 0-34 0", out(0xFFF6E6), 8, round: false, dash: (9, 10))
    }

    private mutating func roofTerrace() {
        let boards = pen.fade(out(0xB98F66), out(0x94694A))
        pen.box(0, 212, 400, 90, boards)
        pen.line("M0 228H400M0 246H400M0 270H400", out(0x7D573C), 1.3, opacity: 0.6)
        pen.box(0, 180, 400, 32, out(0xBCD3DA), opacity: 0.4)
        pen.line("M0 180H400M40 180v32M120 180v32M200 180v32M280 180v32M360 180v32", out(0x55606A), 2.4)
        planter(46, 240, 76)
        planter(362, 240, 62)
        outdoorTable(208, 278)
        pen.line("M12 40V232M388 40V232", out(0x55504C), 3)
        lights(from: (12, 42), to: (388, 42), sag: 60)
    }

    private mutating func planter(_ x: Double, _ y: Double, _ width: Double) {
        for index in 0..<3 {
            bush(
                x - width * 0.3 + Double(index) * width * 0.3, y - 18, 0.6,
                index % 2 == 0 ? look.leaves.dark : look.leaves.middle, flowers: index == 1 ? look.leaves.bright : nil)
        }
        pen.box(x - width / 2, y - 20, width, 20, out(0x6B5A50))
        pen.box(x - width / 2, y - 20, width, 4, out(0x8A7466))
    }

    private mutating func campfire() {
        meadow(208)
        treeBeside(26, 226, 1.5, lean: 1)
        treeBeside(378, 224, 1.2, lean: -1)
        posts(20, 380, from: 84, to: 234)
        lights(from: (20, 84), to: (380, 84), sag: 70)
        pen.ellipse(200, 268, 120, 18, out(0xCDB58E), opacity: 0.7)
        campChair(100, 274, facing: 1)
        campChair(300, 274, facing: -1)
        pen.open(200, 264, across: 1.7, down: 1.7)
        fire(0, 0)
        pen.close()
    }

    private mutating func campChair(_ x: Double, _ y: Double, facing: Double) {
        pen.open(x, y, across: facing * 1.15, down: 1.15)
        pen.ellipse(2, 1, 34, 5, 0x1E1828 as Colour, opacity: 0.2)
        pen.line("M-18 0L16-26M18 0L-14-26M-16-24L-30-64", out(0x7A5638), 3.4)
        pen.fill("M-32-62q-3-5 4-6l10 36q10 6 34 4v6q-26 4-36-4z", out(look.accent))
        pen.fill("M-26-52l6 20q-4 3-6 0l-5-18z", out(0xFFF1DD), opacity: 0.8)
        pen.close()
    }

    /// Raked gravel, a mossy rock and a stone lantern.
    private mutating func stoneGarden() {
        let gravel = pen.fade(out(0xE2DAC9), out(0xCFC4AE))
        pen.box(0, 210, 400, 90, gravel)
        pen.line(
            .each(0..<9) { "M-4 \(226 + $0 * 8)Q90 \(218 + $0 * 8) 190 \(226 + $0 * 8)T404 \(224 + $0 * 8)" },
            out(0xB5A98F), 1.4, opacity: 0.6)
        pen.box(0, 184, 400, 28, out(0x6A4A38))
        pen.slats(4, 184, 396, 28, out(0x54392B), bar: 1.4, every: 9, opacity: 0.7)
        pen.box(-4, 178, 408, 8, out(0x4C5260))
        pen.line("M-4 178H404", out(0x6D7484), 2)
        pen.ellipse(292, 252, 76, 15, out(0x6F8A52))
        pen.fill("M252 252q2-32 20-34q16 0 18 20q12-4 18 14z", out(0x76797E))
        pen.fill("M256 248q4-26 16-28q8 2 8 12q-10 2-24 16z", out(0x9A9DA2))
        pen.fill("M300 254q4-16 16-16t14 16z", out(0x6A6D72))
        stoneLantern(82, 262)
        if look.season == .spring || look.season == .autumn {
            tree(352, 248, 1.6, look.leaves.bright, lean: -1)
        } else {
            pine(352, 248, 1.5, lean: -1)
        }
        bush(36, 272, 1.1, look.leaves.middle, flowers: look.leaves.bright)
        for step in 0..<4 {
            let up = Double(step)
            pen.ellipse(150 + up * 26, 292 - up * 14, 19 - up * 2.6, 5 - up * 0.6, out(0x9A958D))
            pen.ellipse(150 + up * 26, 291 - up * 14, 18 - up * 2.6, 4.2 - up * 0.6, out(0xBDB7AD))
        }
    }

    private mutating func stoneLantern(_ x: Double, _ y: Double) {
        let stone = out(0x9A9A96)
        pen.open(x, y)
        pen.ellipse(0, 0, 24, 5, stone.darker(0.5), opacity: 0.3)
        pen.fill("M-18 0l4-8h28l4 8zM-6-8l2-34h8l2 34zM-15-42h30l-4 8h-22z", stone.darker(0.1))
        pen.box(-11, -60, 22, 18, stone)
        pen.box(-6, -57, 12, 12, look.isLit ? look.glow : stone.darker(0.5))
        pen.fill("M-24-58q16-4 20-14h8q4 10 20 14z", stone.darker(0.16))
        pen.circle(0, -75, 4, stone)
        if look.isLit {
            let halo = pen.radial([(0, look.glow, 0.5), (100, look.glow, 0)])
            pen.circle(0, -51, 34, halo)
        }
        pen.close()
    }

    /// A sandy yard with a tiled wall, crocks and a low bench with tea.
    private mutating func yard() {
        let sand = pen.fade(out(0xE3D3B4), out(0xCDB890))
        pen.box(0, 210, 400, 90, sand)
        pen.box(0, 190, 400, 24, out(0xD8C3A0))
        pen.line(
            .each(0..<24) { index in
                let right = (index * 47).truncatingRemainder(dividingBy: 390)
                let row = index.truncatingRemainder(dividingBy: 3)
                return "M\(8 + right) \(196 + row * 6)h\(9 + row * 4)"
            }, out(0xA8957A), 4, opacity: 0.8)
        pen.box(-4, 180, 408, 9, out(0x4B5262))
        pen.beads("M2 189H402", out(0x6B7284), 5, every: 9)
        pen.line("M-4 180H404", out(0x6B7284), 2.4)
        pen.fill("M236 236q60-10 150-4v26q-80 8-150 0z", out(0xB9ADA0))
        pen.line("M246 248h24m18 2h30m20-1h36", out(0x948A80), 2, opacity: 0.8)
        let crocks: [(Double, Double, Double)] = [
            (258, 242, 1.5), (294, 240, 1.9), (334, 242, 1.6), (366, 240, 1.9), (276, 256, 1.2), (314, 256, 1.4),
            (350, 256, 1.2),
        ]
        for (x, y, size) in crocks { crock(x, y, size) }
        switch look.season {
        case .spring, .autumn: tree(66, 246, 2, look.leaves.bright)
        case .winter: pine(66, 246, 1.6)
        case .summer: tree(66, 246, 2)
        }
        bench(158, 284)
        bush(26, 290, 1, look.leaves.middle, flowers: look.leaves.bright)
    }

    private mutating func crock(_ x: Double, _ y: Double, _ size: Double) {
        if pen.repeats("crock", x, y, across: size, down: size) { return }
        let clay = pen.fade(out(0x8A5A44), out(0x54342A), across: 1, down: 0)
        pen.fill("M-6 0C-12-7-11-16-7-19H7C11-16 12-7 6 0z", clay)
        pen.fill("M-9-19q9-7 18 0z", out(0x4A2D25))
        pen.closePart()
    }

    private mutating func bench(_ x: Double, _ y: Double) {
        let room = Interior(look)
        pen.ellipse(x, y, 60, 5, 0x1E1828 as Colour, opacity: 0.18)
        pen.open(x, y)
        pen.line("M-42-18v18M42-18v18", out(0x7D5638), 5)
        pen.fill("M-44-34h88l10 12h-108z", out(0xC79A6C))
        pen.box(-54, -22, 108, 7, out(0x9A6D48))
        teapot(room, -18, -26)
        cup(16, -24, 0.8, out(0xFBF6EC))
        cup(32, -25, 0.8, out(0xFBF6EC))
        pen.close()
    }

    private mutating func tableOutside() {
        meadow(206)
        treeBeside(44, 232, 1.5, lean: 1)
        treeBeside(366, 226, 1.1, lean: -1)
        if look.kind == .pension || look.kind == .lodge {
            let boards = pen.fade(out(0xCFA372), out(0xA87A50))
            pen.fill("M70 234H330L372 300H28z", boards)
            pen.line("M62 248H338M53 264H347M42 282H358", out(0x8A6240), 1.4, opacity: 0.6)
        } else {
            pen.ellipse(200, 272, 150, 27, out(0xDCCBB0))
        }
        posts(30, 372, from: 90, to: 238)
        lights(from: (30, 90), to: (372, 90), sag: 62)
        if look.kind == .lodge {
            pen.ellipse(200, 274, 46, 11, out(0xA9A29A))
            pen.ellipse(200, 272, 46, 10, out(0xC4BDB3))
            pen.open(200, 266, across: 1.35, down: 1.35)
            fire(0, 0)
            pen.close()
            campChair(108, 278, facing: 1)
            campChair(292, 278, facing: -1)
        } else {
            outdoorTable(200, 282)
        }
        bush(384, 296, 1.1, look.leaves.middle, flowers: look.leaves.bright)
        bush(12, 298, 1.2, look.leaves.dark, flowers: look.season == .winter ? nil : look.accent)
    }

    /// Grass with a lit edge.
    private mutating func meadow(_ y: Double) {
        let grass = out(groundColour)
        let fade = pen.fade(grass.lighter(0.08), grass.darker(0.16))
        let edge: PathData = "M-4 \(y + 3)C90 \(y - 5) 160 \(y + 4) 230 \(y - 2)S350 \(y - 4) 404 \(y + 2)"
        pen.fill(edge + "V304H-4z", fade)
        pen.line(edge, grass.lighter(0.3), 2, opacity: 0.55)
    }

    /// Two chairs and a laid table.
    private mutating func outdoorTable(_ x: Double, _ y: Double) {
        let wood = out(0x9A6D48)
        pen.open(x, y, across: 1.12, down: 1.12)
        pen.ellipse(0, 1, 96, 8, 0x1E1828 as Colour, opacity: 0.18)
        for side in [-1.0, 1] {
            pen.line(
                "M\(side * 64) -28l\(side * -8) 28M\(side * 84) -28l\(side * 8) 28M\(side * 84) -28l\(side * 7) -34",
                out(0x5D4536), 3.4)
            pen.fill("M\(side * 58) -32h\(side * 32)v5h\(-side * 32)z", out(look.accent))
            pen.fill("M\(side * 84) -40l\(side * 6) -24h\(side * 4)l\(-side * 5) 24z", out(look.accent))
        }
        pen.line("M-34-44l-8 44M34-44l8 44", wood.darker(0.3), 4.4)
        pen.fill("M-50-52H50l8 7H-58z", wood.lighter(0.25))
        pen.box(-58, -45, 116, 4.5, wood)
        let china = out(0xFFF6EA)
        pen.fill("M-34-60h12l-2 11h-8z", china)
        pen.fill("M22-66h10l-3 9v8h-4v-8z", china, opacity: 0.8)
        pen.ellipse(0, -50, 17, 3, china)
        pen.fill("M-11-51q11-14 22 0z", out(0xE9B04A))
        if look.isLit { lantern(44, -60) }
        pen.close()
    }

    /// Two poles that hold the lights.
    private mutating func posts(_ one: Double, _ other: Double, from top: Double, to foot: Double) {
        pen.line("M\(one) \(top - 2)V\(foot)M\(other) \(top - 2)V\(foot)", out(0x5B4A40), 2.6)
    }

    /// A string of bulbs that hangs through between two points.
    private mutating func lights(from one: (x: Double, y: Double), to other: (x: Double, y: Double), sag: Double) {
        let middle = (x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 + sag)
        pen.line("M\(one.x) \(one.y)Q\(middle.x) \(middle.y) \(other.x) \(other.y)", out(0x4A4148), 1.2)
        let bulbs: PathData = "M\(one.x) \(one.y + 3)Q\(middle.x) \(middle.y + 3) \(other.x) \(other.y + 3)"
        if look.isLit { pen.beads(bulbs, look.glow, 9, every: 25, opacity: 0.25) }
        pen.beads(bulbs, look.isLit ? look.glow : out(0xFFF1CF), 4, every: 25)
    }
}
