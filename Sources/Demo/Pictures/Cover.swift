extension Picture {
    /// The house in its land. Half of the pictures are mirrored as a whole.
    mutating func cover() {
        let mirrored = chance.odds(0.5)
        if mirrored { pen.open(400, 0, across: -1) }
        houseX = 200 + (chance.odds(0.5) ? 1 : -1) * chance.span(12, isTower ? 60 : 32)
        sky()
        land()
        let y = Picture.foot - (isTower ? 14 : 32)
        ground(y)
        let side = chance.odds(0.5) ? 1.0 : -1
        for side in [side, -side] {
            let x = houseX + side * (houseReach + chance.span(0, 16))
            treeBeside(x, Picture.foot - 8, chance.span(0.8, 1.15), lean: -side)
        }
        way()
        let size = isTower ? chance.span(0.86, 1.02) : look.kind == .poolVilla ? 1 : chance.span(0.88, 1.08)
        pen.open(houseX, Picture.foot, across: size, down: size)
        // The house has chance of its own, so that it is the same house at every hour.
        let chanceOfView = chance
        chance = Chance("house/\(look.kind.slug)/\(look.region.rawValue)/\(look.seed)")
        house()
        chance = chanceOfView
        pen.close()
        if look.isLit { spillOfLight() }
        if look.kind != .poolVilla { corners() }
        if chance.odds(0.45) { bough() }
        weather()
        if mirrored { pen.close() }
    }

    private var isTower: Bool {
        look.kind == .apartment || look.kind == .residence || look.kind == .hotel
    }

    /// What lies at the foot of a house.
    var groundColour: Colour {
        switch look.region {
        case .seoul: 0xD8CBB6
        case .busan, .coast, .pines: 0xDCC9A6
        case .okinawa, .islands: 0xF0DFB8
        case .kyoto: 0xB9AB98
        case .paris: 0xD9CCB4
        case .bangkok: 0xD9BF94
        case .gyeongju, .snow: look.grass
        case .tokyo, .city: 0xC9C1B5
        case .singapore: 0xC6CFAE
        case .jeju, .hills: look.grass
        }
    }

    /// The nearest land, with a lit edge.
    private mutating func ground(_ y: Double) {
        let colour = groundColour
        let (one, other) = (chance.span(-6, 6), chance.span(-6, 6))
        let top: PathData =
            "M-4 \(y + one)C90 \(y - 6 + other) 160 \(y + 3) 230 \(y - 2)S350 \(y - 5 - one) 404 \(y + other)"
        let fade = pen.fade(out(colour.lighter(0.08)), out(colour.darker(0.16)))
        pen.fill(top + "V304H-4z", fade)
        pen.line(top, out(colour).lighter(0.3), 2, opacity: 0.55)
    }

    /// Stepping stones or a path to the door.
    private mutating func way() {
        let foot = Picture.foot
        switch look.kind {
        case .poolVilla, .campsite, .pension: return
        case .hanok, .ryokan:
            for step in 0..<4 {
                let down = Double(step)
                let x = houseX + (step % 2 == 0 ? -1 : 1) * (4 + down * 2)
                pen.ellipse(x, foot + 9 + down * 11, 13 + down * 4, 3.4 + down * 0.9, out(0xA9A298))
                pen.ellipse(x, foot + 8 + down * 11, 12 + down * 4, 2.6 + down * 0.9, out(0xD3CCC1))
            }
        default:
            pen.fill(
                "M\(houseX - 12) \(foot + 2)h24C\(houseX + 22) \(foot + 22) \(houseX + 50) \(foot + 30) \(houseX + 62) 304H\(houseX - 44)C\(houseX - 30) \(foot + 26) \(houseX - 14) \(foot + 20) \(houseX - 12) \(foot + 2)z",
                out(groundColour.lighter(0.4)), opacity: 0.85)
        }
    }

    /// Light from the windows on the ground.
    private mutating func spillOfLight() {
        let light = pen.radial([(0, look.glow, 0.5), (100, look.glow, 0)])
        pen.ellipse(houseX, Picture.foot + 6, 120, 19, light)
    }

    /// Dark leaves low in the corners: depth without detail.
    private mutating func corners() {
        let dark = look.leaves.dark.darker(0.3)
        for side in [0.0, 400] {
            if chance.odds(0.25) { continue }
            if look.isTropical {
                pen.open(side, 304, across: side == 0 ? 1 : -1)
                pen.fill(
                    "M-6 0C4-30 22-48 50-56C34-40 26-22 24 0zM10 0C26-18 48-26 72-24C54-16 42-8 36 0zM-8-8C-6-40 4-62 22-76C16-52 10-28 6 0z",
                    out(dark))
                pen.close()
            } else {
                bush(side == 0 ? 4 : 396, 306, 1.35, dark, flowers: chance.odds(0.5) ? look.leaves.bright : nil)
            }
        }
    }

    /// Snow in winter, petals or leaves on some days of spring and autumn.
    private mutating func weather() {
        if isLean { return }
        var path: PathData = ""
        switch look.season {
        case .winter where chance.odds(0.6):
            for _ in 0..<26 { path += "M\(chance.whole(4, 396)) \(chance.whole(4, 290))h0" }
            pen.line(path, 0xFFFFFF as Colour, 2.6, opacity: 0.75)
        case .spring where chance.odds(0.4), .autumn where chance.odds(0.4):
            for _ in 0..<14 { path += "M\(chance.whole(4, 396)) \(chance.whole(90, 290))l2 1" }
            pen.line(path, out(look.leaves.bright.lighter(0.2)), 2.6, opacity: 0.8)
        default: break
        }
    }
}
