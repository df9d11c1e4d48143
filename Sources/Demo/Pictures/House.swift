import Domain

extension Picture {
    /// The house of the kind, its foot in the middle at the origin; up to 200 wide and 190 high.
    mutating func house() {
        switch look.kind {
        case .apartment: apartment()
        case .residence: residence()
        case .hotel: hotel()
        case .house:
            switch look.region {
            case .singapore: shophouse()
            case .kyoto, .tokyo: machiya()
            case .paris: townhouse()
            default: brickHouse()
            }
        case .guesthouse: guesthouse()
        case .hanok: hanok()
        case .ryokan: ryokan()
        case .pension: pension()
        case .poolVilla: poolVilla()
        case .lodge: lodge()
        case .campsite: campsite()
        }
    }

    /// Half the width that trees keep away from.
    var houseReach: Double {
        switch look.kind {
        case .apartment, .residence, .hotel: 104
        case .guesthouse: 104
        case .house: 116
        case .poolVilla: 156
        default: 136
        }
    }

    /// The shade at the foot.
    mutating func shade(_ wide: Double) {
        pen.ellipse(0, 1, wide, 7, out(look.grass).darker(0.6), opacity: 0.28)
    }

    /// A tiled roof with lifted tips: eaves at y, `wide` across; the ridge is `top` of that.
    mutating func tiledRoof(
        _ y: Double, wide: Double, tall: Double, top: Double, lift: Double, _ colour: Colour = 0x4B5262
    ) {
        let half = wide / 2
        let ridge = half * top
        let eaves: PathData =
            "M\(-half) \(y - lift)Q\(-half * 0.8) \(y + 1) \(-half * 0.48) \(y + 1)H\(half * 0.48)Q\(half * 0.8) \(y + 1) \(half) \(y - lift)"
        let slopes: PathData =
            "C\(half * 0.95) \(y - lift - tall * 0.1) \(ridge + half * 0.12) \(y - tall * 0.45) \(ridge) \(y - tall)H\(-ridge)C\(-ridge - half * 0.12) \(y - tall * 0.45) \(-half * 0.95) \(y - lift - tall * 0.1) \(-half) \(y - lift)z"
        let tiles = pen.fade(out(colour.lighter(0.1)), out(colour.darker(0.12)))
        pen.fill(eaves + slopes, tiles)
        let count = Int(wide / 16)
        let rows = PathData.each(1..<count) { index in
            let side = 2 * index / Double(count) - 1
            let end = y + 1 - lift * 1.5 * max(0, abs(side) - 0.5)
            return
                "M\(side * ridge) \(y - tall + 1)Q\(side * (ridge + half * 0.2)) \(y - tall * 0.45) \(side * half) \(end - 1)"
        }
        if !isLean { pen.line(rows, out(colour.darker(0.28)), opacity: 0.5, round: false) }
        pen.line(eaves, out(colour.darker(0.35)), 3)
        pen.line("M\(-ridge - 3) \(y - tall - 2)q3 2 7 1.5H\(ridge - 4)q4 .5 7-1.5", out(colour.lighter(0.2)), 4)
    }

    mutating func lantern(_ x: Double, _ y: Double) {
        if look.isLit {
            let halo = pen.radial([(0, look.glow, 0.8), (100, look.glow, 0)])
            pen.circle(x, y + 7, 13, halo)
        }
        pen.open(x, y)
        pen.fill("M-3.5 0h7l2 7-2 7h-7l-2-7z", look.isLit ? look.glow : out(0xFFE9C4))
        pen.line("M0-5v5M-3.5 0h7m-7 14h7", out(0x4A342B), 1.4)
        pen.close()
    }

    /// A striped awning over a shop.
    mutating func awning(_ x: Double, _ y: Double, stripes: Int, step: Double = 8) {
        for (colour, first) in [(look.accent, 0), (0xFFF4E2, 1)] as [(Colour, Int)] {
            var path: PathData = ""
            for stripe in stride(from: first, to: stripes, by: 2) {
                let left = x + Double(stripe) * step
                path += "M\(left) \(y)h\(step)v11a\(step / 2) 3 0 0 1 \(-step) 0z"
            }
            pen.fill(path, out(colour))
        }
    }

    mutating func parasol(_ x: Double, _ y: Double, _ size: Double) {
        pen.open(x, y, across: size, down: size)
        pen.line("M0 0v-52", out(0x8A6A4F), 2.4)
        pen.fill(
            "M-34-42Q-26-60 0-62Q26-60 34-42q-8-4-11 0q-6-4-12 0q-6-4-11 0q-5-4-11 0q-6-4-12 0q-3-4-11 0z",
            out(look.accent))
        pen.fill("M-11-42q-1-14 11-20q12 6 11 20q-6-4-11 0q-5-4-11 0z", out(0xFFF6E6), opacity: 0.9)
        pen.fill("M-40 0l4-12h20l8 12h-3l-3-5h-19l-3 5z", out(0xF6EFE2))
        pen.line("M-38-12l-8-12", out(0xF6EFE2), 4)
        pen.close()
    }

    /// A wooden deck at the foot.
    mutating func deck(_ x: Double, _ wide: Double) {
        pen.fill("M\(x) -4h\(wide)l12 12H\(x - 12)z", out(0xC79A6B))
        pen.box(x - 12, 8, wide + 24, 5, out(0x94694A))
        pen.line("M\(x - 4) 0h\(wide + 8)M\(x - 8) 4h\(wide + 16)", out(0xA87B52), opacity: 0.8)
    }
}
