extension Picture {
    /// Two to five layers of the region between sky and ground.
    mutating func land() {
        switch look.region {
        case .seoul: seoul()
        case .busan: busan()
        case .jeju: jeju()
        case .tokyo: tokyo()
        case .singapore: singapore()
        case .hills: hills()
        case .coast: coast()
        case .city: city()
        case .gyeongju: gyeongju()
        case .kyoto: kyoto()
        case .snow: snowyMountains()
        case .pines: pineBeach()
        case .islands: islands()
        case .okinawa: okinawa()
        case .bangkok: bangkok()
        case .paris: paris()
        }
    }

    /// A place for a landmark that the house doesn't hide.
    mutating func landmarkX() -> Double {
        houseX < 200 ? chance.span(houseX + 118, 350) : chance.span(50, houseX - 118)
    }

    /// A soft line of hills, closed downwards.
    mutating func ridge(_ y: Double, height: Double, step: Double, to base: Double = 300) -> PathData {
        var x = -10.0
        var up = chance.odds(0.5)
        var last = (x: x, y: y)
        var path: PathData = "M-10 \(base)V\(y)"
        while x < 410 + step {
            let top = (y - (up ? chance.span(0.35, 1) : chance.span(0, 0.3)) * height).whole
            let bend = ((x - last.x) * 0.45).whole
            path += x == -10 ? "L\(x) \(top)" : "C\(last.x + bend) \(last.y) \(x - bend) \(top) \(x) \(top)"
            last = (x, top)
            up.toggle()
            x += (step * chance.span(0.7, 1.3)).whole
        }
        return path + "V\(base)z"
    }

    /// Granite peaks with a bright and a dark side.
    mutating func peaks(
        _ y: Double, height: Double, step: Double, _ face: Colour, _ shade: Colour, snow: Colour? = nil
    ) {
        var x = -30.0
        var body: PathData = "M-40 300V\(y)"
        var dark: PathData = ""
        var caps: PathData = ""
        while x < 430 {
            let wide = (step * chance.span(0.8, 1.35)).whole
            let tall = (height * chance.span(0.55, 1)).whole
            let top = (x + wide * chance.span(0.42, 0.58)).whole
            body += "L\(top) \(y - tall)L\(x + wide) \(y - tall * chance.span(0.05, 0.25))"
            dark +=
                "M\(top) \(y - tall)l\(wide * 0.5) \(tall)h\(-wide * 0.34)l\(wide * 0.02) \(-tall * 0.42)l\(-wide * 0.12) \(-tall * 0.2)z"
            if snow != nil {
                let share = 0.36
                caps +=
                    "M\(top) \(y - tall)l\(wide * 0.5 * share) \(tall * share)l\(-wide * 0.1) \(-tall * 0.07)l\(-wide * 0.06) \(tall * 0.12)l\(-wide * 0.09) \(-tall * 0.1)l\(-wide * 0.06) \(tall * 0.05)z"
            }
            x += (wide * 0.78).whole
        }
        pen.fill(body + "V300z", face)
        pen.fill(dark, shade, opacity: 0.55)
        if let snow { pen.fill(caps, snow) }
    }

    /// A row of city blocks: one path for walls, one dashed for windows.
    mutating func blocks(
        _ y: Double, low: Double, high: Double, depth: Double, _ colour: Colour, from start: Double = -4,
        to end: Double = 404, wide: ClosedRange<Double> = 12...24
    ) {
        var walls: PathData = ""
        var windows: PathData = ""
        var x = start
        while x < end {
            let width = chance.whole(wide.lowerBound, wide.upperBound)
            let tall = chance.whole(low, high)
            walls += "M\(x) \(y)v\(-tall)h\(width)v\(tall)z"
            if chance.odds(0.12) { walls += "M\(x + 5) \(y - tall)v-6h2v6z" }
            if tall > 14 {
                for column in 0..<Int(width / 9) {
                    let skip = chance.whole(4, tall * 0.5)
                    windows +=
                        "M\(x + 4 + Double(column) * 7) \(y - tall + skip)v\(((tall - skip) * chance.span(0.4, 0.9)).whole)"
                }
            }
            x += width + (chance.odds(0.7) ? chance.whole(0, 2) : chance.whole(2, 9))
        }
        let face = out(colour, depth)
        pen.fill(walls, face)
        pen.line(
            windows, look.isLit ? look.glow : face.lighter(0.4), 2.6, opacity: look.isLit ? 0.8 : 0.5, round: false,
            dash: (2, 4))
    }

    /// Low roofs of a neighbourhood.
    mutating func roofs(_ y: Double, _ colour: Colour, depth: Double) {
        var walls: PathData = ""
        var tops: PathData = ""
        var lights: PathData = ""
        var x = -10.0
        while x < 410 {
            let wide = chance.whole(11, 19) * 2
            let tall = chance.whole(10, 18)
            walls += "M\(x + 2) \(y)v\(-tall)h\(wide - 4)v\(tall)z"
            tops += "M\(x) \(y - tall)l\(wide * 0.2) -7h\(wide * 0.6)l\(wide * 0.2) 7z"
            if chance.odds(0.6) { lights += "M\(x + 8) \(y - tall + 5)h4m5 0h4" }
            x += (wide * chance.span(0.9, 1.15)).whole
        }
        pen.fill(walls, out(0xE3D8C8, depth))
        pen.fill(tops, out(colour, depth))
        pen.line(lights, look.isLit ? look.glow : out(0x7E8C98, depth), 4, opacity: 0.85, round: false)
    }

    /// Water from the horizon down, with the light of sun or moon on it.
    mutating func sea(near: Colour, far: Colour) {
        let horizon = Picture.horizon
        let distant = out(far).mixed(with: look.atmosphere.haze, 0.4)
        let water = pen.fade(distant, out(near))
        pen.box(0, horizon, 400, 300 - horizon, water)
        var shine: PathData = ""
        for step in 0..<10 {
            let depth = Double(step)
            let wide = 8 + depth * 3.2
            shine +=
                "M\((sunX - wide / 2 + chance.span(-9, 9)).whole) \((horizon + 3 + depth * depth * 0.75).whole)h\(wide.whole)"
        }
        pen.line(shine, look.atmosphere.sun, 1.6, opacity: look.light == .day ? 0.45 : 0.7)
        var ripples: PathData = ""
        for _ in 0..<8 {
            ripples += "M\(chance.whole(0, 380)) \(horizon + chance.whole(6, 60))h\(chance.whole(10, 34))"
        }
        pen.line(ripples, distant.lighter(0.5), 1.2, opacity: 0.4)
    }
}
