extension Picture {
    /// Sky, sun or moon, stars, clouds and sometimes birds, down to the horizon.
    mutating func sky() {
        let horizon = Picture.horizon
        let colours = look.atmosphere.sky
        let ground = pen.gradient([
            (0, colours[0], 1), (horizon * 0.2, colours[1], 1), (horizon / 3, colours[2], 1), (100, colours[2], 1),
        ])
        pen.box(0, 0, 400, 300, ground)
        sunOrMoon()
        switch look.light {
        case .day:
            for _ in 0..<chance.integer(2...3) { cloud() }
        case .night:
            stars()
            for _ in 0..<3 { streak(opacity: 0.18) }
        case .dawn, .dusk:
            for _ in 0..<chance.integer(3...5) { streak(opacity: 0.5) }
        }
        if look.light != .night, chance.odds(0.45) { birds() }
    }

    private mutating func sunOrMoon() {
        let sun = look.atmosphere.sun
        let low = look.light == .dawn || look.light == .dusk
        let x = houseX < 200 ? chance.span(226, 344) : chance.span(56, 174)
        let y = low ? Picture.horizon - chance.span(34, 62) : chance.span(36, 66)
        sunX = x
        let halo = pen.radial([(0, sun, 0.7), (30, sun, 0.28), (100, sun, 0)])
        pen.circle(x, y, low ? 92 : 60, halo)
        if look.light == .night {
            pen.fill("M\(x) \(y - 13)a13 13 0 1 0 12.2 17.4a11.5 11.5 0 0 1-12.2-17.4z", sun)
        } else {
            pen.circle(x, y, low ? 20 : 13, sun)
        }
    }

    private mutating func stars() {
        for (count, width) in [(20, 1.3), (6, 2.2)] {
            var path: PathData = ""
            for _ in 0..<count {
                let x = chance.integer(4...396)
                let y = chance.integer(4...104)
                path += "M\(Double(x)) \(Double(y))h.1"
            }
            pen.line(path, look.atmosphere.sun, width, opacity: 0.8)
        }
    }

    private mutating func cloud() {
        let puff = look.atmosphere.sky[2].mixed(with: look.atmosphere.sun, 0.4).lighter(0.45)
        let size = chance.span(0.7, 1.6)
        pen.open(chance.span(-10, 350), Picture.horizon - chance.span(62, 150), across: size, down: size)
        let opacity = chance.span(0.6, 0.9)
        pen.fill("M0 0a7 7 0 0 1 2-14a15 15 0 0 1 27-7a12 12 0 0 1 20 6a9 9 0 0 1 13 15z", puff, opacity: opacity)
        pen.fill("M14 0c10-9 20-4 26-8s14 0 22 8z", puff.mixed(with: 0xFFFFFF, 0.4), opacity: opacity * 0.8)
        pen.close()
    }

    /// A long thin cloud.
    private mutating func streak(opacity: Double) {
        let colours = look.atmosphere.sky
        let x = chance.span(-40, 340)
        let y = Picture.horizon - chance.span(46, 140)
        let wide = chance.span(60, 150)
        let tall = chance.span(4, 8)
        let colour =
            chance.odds(0.5)
            ? colours[2].mixed(with: look.atmosphere.sun, 0.4) : colours[1].mixed(with: colours[2], 0.5)
        pen.fill(
            "M\(x) \(y)q\(wide * 0.2) \(-tall) \(wide * 0.5) \(-tall)t\(wide * 0.5) \(tall)q\(-wide * 0.25) \(tall * 0.5) \(-wide * 0.5) \(tall * 0.35)t\(-wide * 0.5) \(-tall * 0.35)z",
            colour, opacity: opacity)
    }

    private mutating func birds() {
        let x = chance.span(70, 300)
        let y = chance.span(46, 84)
        var path: PathData = ""
        for (right, down) in [(0.0, 0.0), (22, -9), (34, 5)] {
            path += "M\(x + right) \(y + down)q4-4 7 1q3-5 7-1"
        }
        pen.line(path, look.atmosphere.sky[0].mixed(with: 0x323246, 0.6), 1.4, opacity: 0.7)
    }
}
