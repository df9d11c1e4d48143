extension Scene {
    /// What lies behind the houses.
    public enum Region: String, CaseIterable, Sendable {
        case seoul, busan, jeju, gyeongju, tokyo, kyoto, okinawa, singapore, bangkok, paris
        /// A beach with pines, a sea of islands, snowy mountains.
        case pines, islands, snow
        /// Anywhere else: wooded hills, a beach, a town.
        case hills, coast, city
    }
}

extension Picture {
    mutating func seoul() {
        let horizon = Picture.horizon
        peaks(horizon - 8, height: 62, step: 96, out(0x8E9DAE, 0.52), out(0x667788, 0.5))
        let hill = landmarkX().whole
        pen.fill(
            "M\(hill - 120) \(horizon + 4)C\(hill - 60) \(horizon) \(hill - 46) \(horizon - 44) \(hill) \(horizon - 44)S\(hill + 62) \(horizon) \(hill + 120) \(horizon + 4)z",
            out(look.leaves.dark, 0.4))
        let tower = out(0xF2EFE8, 0.18)
        pen.open(hill, horizon - 42)
        pen.fill("M-2.4 2l1-38h2.8l1 38zM-7-34h14l-2 8h-10z", tower)
        pen.box(-8, -38, 16, 4, tower.darker(0.18), corner: 2)
        pen.line("M0-38v-22", tower.darker(0.1), 1.6)
        if look.isLit { pen.line("M-5-30h10", look.glow, 2) }
        pen.close()
        blocks(horizon + 8, low: 6, high: 30, depth: 0.3, 0xC7C3BD, wide: 13...28)
        pen.fill(ridge(horizon + 16, height: 11, step: 34), out(look.leaves.dark, 0.16))
        roofs(horizon + 28, 0x5B6373, depth: 0.1)
        pen.fill(ridge(horizon + 40, height: 11, step: 30), out(look.leaves.middle, 0.04))
    }

    mutating func busan() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon + 1, height: 50, step: 100, to: horizon + 1), out(0x6F8F93, 0.6))
        pen.fill(ridge(horizon + 1, height: 26, step: 76, to: horizon + 1), out(0x5A7F7B, 0.45))
        let left = houseX > 200
        let shore = left ? -4.0 : 288.0
        blocks(
            horizon + 1, low: 40, high: 92, depth: 0.3, 0xB8C4CC, from: shore, to: shore + 104, wide: 13...20)
        sea(near: 0x2B7F93, far: 0x7DB9C0)
        bridge(from: left ? 150 : 74, to: left ? 326 : 250)
    }

    /// A suspension bridge along the horizon, its pylons at two points.
    private mutating func bridge(from one: Double, to other: Double) {
        let y = Picture.horizon - 15
        let colour = out(0xF3EFE6, 0.12)
        var hangers: PathData = ""
        for step in -7..<25 {
            let share = Double(step) / 17
            let sag = share > 0 && share < 1 ? 4 * share * (1 - share) : min(1, (share <= 0 ? -share : share - 1) * 2.2)
            hangers += "M\(one + (other - one) * share) \(y - 46 + 40 * sag)V\(y)"
        }
        pen.line(hangers, colour, 0.8, opacity: 0.8, round: false)
        pen.line(
            "M\(one - 84) \(y - 6)Q\(one - 30) \(y - 12) \(one) \(y - 46)Q\((one + other) / 2) \(y + 32) \(other) \(y - 46)Q\(other + 30) \(y - 12) \(other + 84) \(y - 6)",
            colour, 1.8)
        pen.box(-4, y, 408, 4, colour)
        pen.box(-4, y + 4, 408, 2.4, colour.darker(0.3))
        for x in [one, other] {
            pen.fill("M\(x - 5) \(y + 18)l2-66h2v66zM\(x + 1) \(y + 18)v-66h2l2 66zM\(x - 4) \(y - 30)h8v3h-8z", colour)
            pen.fill("M\(x - 9) \(y + 20)v-5h18v5z", colour.darker(0.25))
        }
        if look.isLit { pen.beads("M6 \(y - 2)H400", look.glow, 2.6, every: 26) }
    }

    mutating func jeju() {
        let horizon = Picture.horizon
        let top = landmarkX().whole
        pen.fill(
            "M\(top - 290) \(horizon + 2)C\(top - 150) \(horizon - 24) \(top - 76) \(horizon - 76) \(top - 26) \(horizon - 84)l10 4 12-3 10 5 16-4C\(top + 84) \(horizon - 74) \(top + 160) \(horizon - 22) \(top + 300) \(horizon + 2)z",
            out(0x6F8BA0, 0.5))
        pen.fill(
            "M\(top - 44) \(horizon - 76)L\(top - 26) \(horizon - 84)l10 4 12-3 10 5 16-4 22 9-18 1-14 9-10-8-16 9-8-8z",
            out(look.season == .spring ? 0xF4F6F5 : 0x8FA7B4, 0.35), opacity: 0.8)
        for (index, size) in [(-130.0, 74.0, 30.0), (104, 90, 34), (10, 60, 20)].enumerated() {
            let middle = top + size.0 + chance.whole(-18, 18)
            let (wide, tall) = (size.1, size.2)
            pen.fill(
                "M\(middle - wide) \(horizon + 3)C\(middle - wide * 0.4) \(horizon) \(middle - wide * 0.35) \(horizon - tall) \(middle - wide * 0.16) \(horizon - tall)q\(wide * 0.16) 5 \(wide * 0.32) 0C\(middle + wide * 0.35) \(horizon - tall) \(middle + wide * 0.4) \(horizon) \(middle + wide) \(horizon + 3)z",
                out(look.leaves.middle.mixed(with: 0x8AA36A, 0.5), 0.36 - Double(index) * 0.06))
        }
        pen.box(0, horizon, 400, 122, out(look.leaves.middle.mixed(with: look.grass, 0.5)))
        pen.fill(ridge(horizon + 14, height: 9, step: 90), out(look.season == .spring ? 0xF1C93B : look.grass, 0.12))
        for index in 0..<6 {
            tangerine(
                12 + Double(index) * 72 + chance.span(-14, 14), horizon + 27 + chance.span(-4, 3),
                chance.span(0.62, 0.84))
        }
        stoneWall(horizon + 36)
    }

    /// A dry wall of dark lava stones.
    private mutating func stoneWall(_ y: Double) {
        pen.box(-4, y - 8, 408, 8, out(0x4B4A50))
        pen.beads("M-2 \(y - 8)H402", out(0x57565C), 8, every: 11)
        pen.line("M-2 \(y - 4)H402", out(0x4B4A50).lighter(0.2), 2.6, opacity: 0.7, round: false, dash: (5, 8))
        pen.box(0, y - 1, 400, 120, out(look.grass))
    }

    mutating func tokyo() {
        let horizon = Picture.horizon
        let tower = landmarkX()
        let fuji = houseX < 200 ? 120.0 : 280.0
        pen.fill(
            "M\(fuji - 130) \(horizon)Q\(fuji - 46) \(horizon - 24) \(fuji - 15) \(horizon - 82)l6 3 9-4 9 4 6-3Q\(fuji + 46) \(horizon - 24) \(fuji + 130) \(horizon)z",
            out(0x8296B8, 0.62))
        pen.fill(
            "M\(fuji - 15) \(horizon - 82)l6 3 9-4 9 4 6-3 13 27-9-4-7 9-8-10-9 9-8-8-11 6z", out(0xFFFFFF, 0.38),
            opacity: 0.9)
        blocks(horizon + 2, low: 16, high: 48, depth: 0.55, 0x9FB0C4, wide: 14...28)
        let red = out(0xE2593A, 0.14)
        pen.open(tower, horizon + 4)
        pen.line("M-21 0Q-5-50-1.5-108M21 0Q5-50 1.5-108", red, 3)
        pen.line("M-17-14l30-16M17-14l-30-16M-11-34l18-16M11-34l-18-16M-6-58l10-14M6-58l-10-14M0-108v-24", red, 1.5)
        pen.fill("M-12-36h24v6h-24zM-5-81h10v5h-10z", out(0xF3EFE8, 0.1))
        pen.close()
        blocks(horizon + 16, low: 10, high: 34, depth: 0.24, 0xA3AFBD, wide: 17...32)
        pen.fill(ridge(horizon + 22, height: 12, step: 30), out(look.leaves.dark, 0.08))
        roofs(horizon + 34, 0x6C7788, depth: 0.06)
        pen.fill(ridge(horizon + 46, height: 10, step: 30), out(look.leaves.middle))
    }

    mutating func singapore() {
        let horizon = Picture.horizon
        blocks(horizon + 1, low: 22, high: 66, depth: 0.52, 0xA8BCCB, wide: 13...22)
        pen.open(landmarkX(), horizon + 2)
        let steel = out(0xDFE6EA, 0.2)
        for x in [-52.0, -15, 22] {
            pen.fill("M\(x) 0l4-84h9l7 84z", steel)
            pen.fill("M\(x + 10) 0l1-84h2l7 84z", steel.darker(0.18))
            pen.line(
                .each(0..<8) { "M\(x + 2.5) \(-10 - 9 * $0)h12" }, look.isLit ? look.glow : out(0x86A3B5, 0.25), 1.4,
                opacity: 0.8, round: false)
        }
        pen.fill("M-68-90q60 13 128-5q8 1 6 5q-9 9-40 10h-72q-18-2-22-10z", steel.lighter(0.25))
        pen.close()
        let water = pen.fade(out(0x5FA3B0, 0.25), out(0x3D8496, 0.1))
        pen.box(0, horizon, 400, 14, water)
        for index in 0..<4 {
            superTree(chance.span(8, 40) + Double(index) * 102, chance.span(44, 66))
        }
        pen.fill(ridge(horizon + 20, height: 14, step: 26), out(look.leaves.dark, 0.06))
        pen.fill(ridge(horizon + 30, height: 10, step: 30), out(look.leaves.middle))
    }

    private mutating func superTree(_ x: Double, _ tall: Double) {
        let purple = out(0x8A5A78, 0.14)
        pen.open(x, Picture.horizon + 22)
        pen.fill("M-3 0q2 \(-tall * 0.6)-15 \(-tall)h36q-17 \(tall * 0.4)-15 \(tall)z", purple)
        pen.line(
            "M-18 \(-tall)q18-9 36 0M-11 \(-tall)l8 \(tall * 0.6)M11 \(-tall)l-8 \(tall * 0.6)", purple.lighter(0.35),
            1.4)
        pen.close()
    }

    mutating func hills() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon - 26, height: 58, step: 120), out(0x8199AC, 0.62))
        pen.fill(ridge(horizon - 8, height: 44, step: 96), out(look.leaves.dark, 0.5))
        pen.fill(ridge(horizon + 8, height: 30, step: 80), out(look.leaves.dark, 0.34))
        firs(horizon + 16, low: 14, high: 28, depth: 0.22)
        pen.fill(ridge(horizon + 26, height: 12, step: 110), out(look.leaves.middle.mixed(with: look.grass, 0.4), 0.08))
    }

    mutating func city() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon - 6, height: 26, step: 130), out(0x8FA0B0, 0.62))
        blocks(horizon + 2, low: 18, high: 60, depth: 0.54, 0xAAB8C6, wide: 13...24)
        blocks(horizon + 12, low: 10, high: 34, depth: 0.3, 0xC3BDB4, wide: 16...30)
        pen.fill(ridge(horizon + 20, height: 13, step: 32), out(look.leaves.dark, 0.12))
        roofs(horizon + 32, 0x7A6A66, depth: 0.08)
        pen.fill(ridge(horizon + 44, height: 11, step: 34), out(look.leaves.middle, 0.02))
    }
}
