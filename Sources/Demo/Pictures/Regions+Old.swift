/// Old towns and snowy mountains.
extension Picture {
    /// Round green tumuli before soft hills.
    mutating func gyeongju() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon - 4, height: 48, step: 110), out(0x7F98A0, 0.58))
        pen.fill(ridge(horizon, height: 28, step: 84), out(look.leaves.dark, 0.48))
        pen.box(0, horizon, 400, 122, out(look.grass, 0.15))
        pen.fill(ridge(horizon + 4, height: 11, step: 17, to: horizon + 8), out(look.leaves.dark, 0.28))
        let middles = [chance.span(20, 90), chance.span(160, 230), chance.span(300, 370)]
        for (index, middle) in middles.enumerated() {
            let near = index % 2 == 1
            tumulus(middle, horizon + (near ? 18 : 10), chance.span(74, 104), chance.span(38, 58), near ? 0.06 : 0.16)
        }
        pen.box(0, horizon + 16, 400, 122, out(look.grass))
        let between = (middles[0] + middles[1]) / 2 + 10
        tree(between, horizon + 22, 0.95, look.season == .spring || look.season == .autumn ? look.leaves.bright : nil)
        pine((middles[1] + middles[2]) / 2, horizon + 23, 0.78)
    }

    private mutating func tumulus(_ x: Double, _ y: Double, _ wide: Double, _ tall: Double, _ depth: Double) {
        let grass = out(look.grass, depth)
        let fade = pen.fade(grass.lighter(0.2), grass.darker(0.16), across: 0.5)
        pen.fill(
            "M\(x - wide) \(y)C\(x - wide * 0.72) \(y - 2) \(x - wide * 0.5) \(y - tall) \(x) \(y - tall)S\(x + wide * 0.72) \(y - 2) \(x + wide) \(y)z",
            fade)
    }

    /// A five-storeyed pagoda above maples.
    mutating func kyoto() {
        let horizon = Picture.horizon
        pen.fill(ridge(horizon - 30, height: 44, step: 100), out(0x7D93A6, 0.62))
        pen.fill(ridge(horizon - 12, height: 36, step: 80), out(look.leaves.dark, 0.5))
        pen.fill(ridge(horizon + 4, height: 24, step: 46), out(look.leaves.middle, 0.34))
        pagoda(landmarkX())
        let turning = look.season == .winter || look.season == .summer ? look.leaves.middle : look.leaves.bright
        pen.fill(ridge(horizon + 22, height: 14, step: 30), out(turning, 0.22))
        pen.fill(ridge(horizon + 30, height: 12, step: 24), out(turning.darker(0.22), 0.12))
        if !isLean { roofs(horizon + 46, 0x55596A, depth: 0.1) }
        pen.fill(ridge(horizon + 56, height: 12, step: 36), out(look.leaves.middle, 0.02))
    }

    private mutating func pagoda(_ x: Double) {
        let roof = out(0x3D3A48, 0.16)
        let wall = out(0xA4513C, 0.16)
        pen.open(x, Picture.horizon)
        pen.line("M0-128v28", roof, 1.8)
        pen.line("M-2.4-122h4.8m-5.6 5h6.4m-7 5h7.6", roof, 1.2)
        for storey in 0..<5 {
            let y = -92 + 21 * Double(storey)
            let half = 21 + 3.4 * Double(storey)
            pen.box(-half * 0.5, y, half, 17, wall)
            pen.line("M\(-half * 0.22) \(y + 1)v14M\(half * 0.22) \(y + 1)v14", wall.darker(0.25), 1.4, round: false)
            if look.isLit { pen.box(-2.5, y + 5, 5, 8, look.glow) }
            pen.fill(
                "M\(-half) \(y + 1)Q\(-half * 0.5) \(y - 2) \(-half * 0.4) \(y - 9)h\(half * 0.8)Q\(half * 0.5) \(y - 2) \(half) \(y + 1)l-1 2.4h\(2 - half * 2)z",
                roof)
        }
        pen.close()
    }

    /// Peaks with firs; white in winter, lavender in summer.
    mutating func snowyMountains() {
        let horizon = Picture.horizon
        let white = look.season == .winter
        peaks(horizon - 6, height: 92, step: 120, out(0x8EA6C0, 0.42), out(0x5D7799, 0.42), snow: out(0xFFFFFF, 0.12))
        pen.fill(ridge(horizon + 2, height: 24, step: 90), out(white ? 0xDFE9F0 : look.leaves.middle, 0.32))
        firs(horizon + 8, low: 16, high: 32, depth: 0.3)
        let field = out(white ? 0xEEF4F7 : look.grass)
        let fade = pen.fade(field, field.darker(0.1))
        pen.fill(ridge(horizon + 14, height: 10, step: 130), fade)
        if look.season == .summer {
            for row in 0..<6 {
                let top = horizon + 16 + 2.6 * Double(row * row)
                let low = horizon + 18 + 2.6 * Double((row + 1) * (row + 1))
                pen.fill(
                    "M-4 \(top)Q200 \(top - 7) 404 \(top + 2)V\(low)Q200 \(low - 8) -4 \(low)z",
                    out(row % 2 == 0 ? 0x8A6FB8 : 0xA98FD0, 0.12))
            }
        } else {
            pen.line(
                "M20 \(horizon + 34)q90-12 170-2M210 \(horizon + 46)q80-10 170 2",
                white ? field.lighter(0.5) : field.darker(0.1), 2, opacity: 0.6)
        }
    }
}
