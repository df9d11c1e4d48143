/// Coasts and islands.
extension Picture {
    mutating func coast() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon + 1, height: 30, step: 110, to: horizon + 1), out(0x6F93A0, 0.58))
        sea(near: 0x2A86A0, far: 0x6FB9C8)
        beach(0xF3E2BF, 0xE2C793)
    }

    /// A long beach with a row of red pines.
    mutating func pineBeach() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon + 1, height: 18, step: 90, to: horizon + 1), out(0x6F93A0, 0.6))
        sea(near: 0x2A86A0, far: 0x6FB9C8)
        beach(0xF3E2BF, 0xE2C793)
        let fromLeft = houseX > 200
        for index in 0..<5 {
            let away = 8 + Double(index) * 25 + chance.span(-6, 6)
            pine(
                fromLeft ? away : 400 - away, horizon + 48 + chance.span(-3, 4), chance.span(0.7, 1.06),
                lean: chance.odds(0.5) ? 1 : -1)
        }
    }

    /// A calm sea with many islands and a fishing boat.
    mutating func islands() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon + 1, height: 22, step: 60, to: horizon + 1), out(0x7D9AA8, 0.64))
        sea(near: 0x2C8796, far: 0x86C0C4)
        for (index, y) in [horizon + 5, horizon + 11, horizon + 21].enumerated() {
            let depth = 0.5 - 0.16 * Double(index)
            let middle = chance.span(20, 130) + Double(index) * 130 + (index == 1 ? 20 : -10)
            let wide = chance.span(38, 66)
            pen.fill(
                "M\(middle - wide) \(y)q\(wide * 0.3) \(-wide * 0.34) \(wide * 0.7) \(-wide * 0.36)q\(wide * 0.2) \(-wide * 0.2) \(wide * 0.5) \(-wide * 0.06)q\(wide * 0.5) \(wide * 0.08) \(wide * 0.8) \(wide * 0.42)z",
                out(look.leaves.dark.mixed(with: look.leaves.middle, 0.4), depth))
            pen.line("M\(middle - wide + 4) \(y + 1)h\(wide * 2 - 8)", out(0xE8DFC8, depth), 2, opacity: 0.7)
        }
        boat(landmarkX(), horizon + 31)
        pen.fill(
            "M-4 \(horizon + 46)C80 \(horizon + 38) 150 \(horizon + 50) 230 \(horizon + 41)S350 \(horizon + 46) 404 \(horizon + 38)V300H-4z",
            out(0xE9DDBF))
        pen.fill(ridge(horizon + 62, height: 8, step: 90), out(look.grass))
    }

    private mutating func boat(_ x: Double, _ y: Double) {
        pen.open(x, y)
        pen.fill("M-20-6h36q6 0 8-3q-1 12-9 14h-27q-7-1-8-11z", out(0xF5EFE4))
        pen.fill("M-19-2h38q-2 6-6 7h-26q-5-1-6-7z", out(look.accent))
        pen.fill("M-8-17h13v11h-15z", out(0xDCE6E8))
        pen.line("M9-6v-18M9-23l-14 6", out(0x5B4A44), 1.4)
        pen.line("M-28 7h56M-14 11h34", out(0xFFFFFF), 1.4, opacity: 0.5)
        pen.close()
    }

    /// Turquoise water over a reef, white sand and two palms.
    mutating func okinawa() {
        let horizon = Picture.horizon
        sea(near: 0x39C0B6, far: 0x2F86B5)
        pen.fill("M250 \(horizon + 1)q10-14 34-16q20-10 40 0q30 2 40 16z", out(0x5A8F7E, 0.3))
        pen.fill("M40 \(horizon + 1)q14-9 40-8q18 0 26 8z", out(0x5A8F7E, 0.42))
        pen.fill(
            "M-4 \(horizon + 26)q60-7 130 0t140 3t140-5v14q-70 6-140 1t-130 2t-140-2z", out(0x7FE0CF, 0.1),
            opacity: 0.55)
        pen.line(
            "M30 \(horizon + 22)q40-4 80 0M180 \(horizon + 30)q50-4 90 1M280 \(horizon + 19)q40-3 70 1", out(0xFFFFFF),
            1.6, opacity: 0.6)
        beach(0xFAF0D8, 0xEAD5A6, lower: 8)
        let left = houseX > 200
        palm(left ? 24 : 372, horizon + 60, 1.25, lean: left ? 1 : -1)
        palm(left ? 46 : 350, horizon + 64, 0.95, lean: left ? 1 : -1)
    }

    /// Foam, then sand.
    private mutating func beach(_ near: Colour, _ far: Colour, lower: Double = 0) {
        let y = Picture.horizon + lower
        let edge = { (down: Double) -> PathData in
            "M-4 \(y + 40 + down)C60 \(y + 28 + down) 120 \(y + 44 + down) 210 \(y + 33 + down)S350 \(y + 40 + down) 404 \(y + 30 + down)V300H-4z"
        }
        pen.fill(edge(0), out(0xFFFFFF, 0.05), opacity: 0.75)
        let sand = pen.fade(out(near), out(far))
        pen.fill(edge(4), sand)
    }
}
