/// Cities far away.
extension Picture {
    /// Temple spires over a river with a long boat.
    mutating func bangkok() {
        let horizon = Picture.horizon
        blocks(horizon + 1, low: 14, high: 52, depth: 0.62, 0xB3B9C4, wide: 12...20)
        pen.fill(ridge(horizon + 2, height: 18, step: 26, to: horizon + 4), out(look.leaves.dark, 0.34))
        let x = landmarkX()
        spire(x - 36, 48)
        spire(x + 36, 48)
        spire(x, 98)
        let river = pen.fade(out(0xB5C3B2, 0.3), out(0x7A8F86))
        pen.box(0, horizon + 4, 400, 122, river)
        pen.line(
            .each(0..<9) { "M\(($0 * 83).truncatingRemainder(dividingBy: 370)) \(horizon + 9 + $0 * 3)h26" },
            out(0xFFFFFF), 1.2, opacity: 0.35)
        longBoat(houseX < 200 ? 300 : 100, horizon + 25)
        pen.fill(ridge(horizon + 44, height: 8, step: 40), out(look.leaves.dark, 0.04))
        pen.fill(ridge(horizon + 52, height: 9, step: 44), out(look.leaves.middle))
    }

    private mutating func spire(_ x: Double, _ tall: Double) {
        let stone = out(0xE3C9A0, 0.16)
        let wide = tall * 0.2
        pen.open(x, Picture.horizon + 4)
        pen.fill(
            "M\(-wide * 1.3) 0l\(wide * 0.2) \(-tall * 0.12)h\(wide * 0.2)l\(wide * 0.1) \(-tall * 0.13)h\(wide * 0.16)Q\(-wide * 0.3) \(-tall * 0.5) \(-wide * 0.18) \(-tall * 0.66)Q\(-wide * 0.1) \(-tall * 0.9) 0 \(-tall * 1.12)Q\(wide * 0.1) \(-tall * 0.9) \(wide * 0.18) \(-tall * 0.66)Q\(wide * 0.3) \(-tall * 0.5) \(wide * 0.64) \(-tall * 0.25)h\(wide * 0.16)l\(wide * 0.1) \(tall * 0.13)h\(wide * 0.2)l\(wide * 0.2) \(tall * 0.12)z",
            stone)
        var rings: PathData = ""
        for (half, up) in [(1.05, 0.12), (0.62, 0.26), (0.42, 0.38), (0.3, 0.5), (0.2, 0.62)] {
            rings += "M\(-wide * half) \(-tall * up)h\(wide * half * 2)"
        }
        pen.line(rings, stone.darker(0.28), 1.6, opacity: 0.8)
        if look.isLit { pen.line("M0 \(-tall * 0.2)V\(-tall * 0.62)", look.glow, 2.4, opacity: 0.6) }
        pen.close()
    }

    private mutating func longBoat(_ x: Double, _ y: Double) {
        pen.open(x, y)
        pen.fill("M-34 0q-6 0-12-9q26 7 70 3q12-3 16-9q1 13-14 15z", out(0x7D4A34))
        pen.fill("M-16-8q18-11 40-1z", out(look.accent))
        pen.line("M-12-7v8M20-8v8", out(0x5B3A2A), 1.4)
        pen.close()
    }

    /// Zinc roofs, chimneys and an iron tower.
    mutating func paris() {
        let horizon = Picture.horizon
        let x = landmarkX()
        pen.fill(ridge(horizon, height: 14, step: 120, to: horizon + 4), out(0x97A5B5, 0.62))
        let iron = out(0x7D7285, 0.36)
        pen.open(x, horizon + 4)
        pen.fill("M-30 0Q-7-40-2-126l2-14 2 14Q7-40 30 0h-12q-6-26-18-26t-18 26z", iron)
        pen.line("M-14-34h28M-8-68h16M-4-108h8", iron.lighter(0.2), 2.6, round: false)
        if look.isLit { pen.beads("M0-122V-30M-5-60L-20-8M5-60L20-8", look.glow, 2, every: 9) }
        pen.close()
        for (y, depth) in [(horizon + 12, 0.34), (horizon + 32, 0.12)] { mansards(y, depth) }
        pen.fill(ridge(horizon + 46, height: 12, step: 26), out(look.leaves.middle, 0.06))
    }

    private mutating func mansards(_ y: Double, _ depth: Double) {
        let zinc = out(0x6F7F95, depth)
        let stone = out(0xECDFC8, depth)
        var walls: PathData = ""
        var tops: PathData = ""
        var chimneys: PathData = ""
        var panes: PathData = ""
        var x = -20.0
        while x < 410 {
            let wide = chance.whole(46, 70)
            let tall = chance.whole(26, 38)
            walls += "M\(x) \(y + 60)V\(y - tall + 14)h\(wide)V\(y + 60)z"
            tops += "M\(x - 1) \(y - tall + 14)l5-14h\(wide - 8)l5 14z"
            let stack = (x + wide * 0.68).whole
            chimneys += "M\(stack) \(y - tall)v-9h7v9zM\(stack + 1) \(y - tall - 9)v-3h2v3z"
            for index in 0..<2 {
                let left = (x + wide * (0.2 + 0.36 * Double(index))).whole
                panes += "M\(left) \(y - tall + 11)v-7h5v7zM\(left) \(y - tall + 28)v-9h5v9z"
            }
            x += wide
        }
        pen.fill(chimneys, out(0xC07A55, depth))
        pen.fill(walls, stone)
        pen.fill(tops, zinc)
        pen.fill(panes, look.isLit ? look.glow : zinc.mixed(with: stone, 0.2), opacity: 0.9)
    }
}
