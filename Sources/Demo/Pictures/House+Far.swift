/// Town houses of Japan and of Paris.
extension Picture {
    /// A wooden town house: lattices below, plaster above, two tiled roofs.
    mutating func machiya() {
        let wood: Colour = chance.pick([0x5B4033, 0x6B4A38, 0x4A3A34])
        shade(112)
        pen.box(-96, -62, 192, 62, out(wood.darker(0.12)))
        lattice(-90, 76, wood)
        lattice(40, 50, wood)
        pen.box(-8, -52, 42, 52, look.isLit ? look.glow.mixed(with: 0xE8954F, 0.3) : out(0x3A2C28))
        pen.fill(.each(0..<4) { "M\(-8 + 10.5 * $0) -52h9.7l-.5 24h-8.6z" }, out(look.accent))
        pen.circle(13, -41, 5, out(0xFFF4E4))
        pen.line("M-12-52h50", out(wood.darker(0.3)), 2)
        pen.box(-86, -108, 172, 42, out(0xEADFC9))
        for x in [-72.0, -20, 32] {
            pen.box(x, -96, 38, 18, look.isLit ? look.glow : out(0x6A5A50))
            pen.slats(x, -96, 38, 18, out(0xEADFC9), bar: 3, every: 6)
        }
        tiledRoof(-106, wide: 226, tall: 38, top: 0.62, lift: 8)
        tiledRoof(-58, wide: 232, tall: 15, top: 0.92, lift: 4)
        pen.box(-100, -4, 200, 5, out(0xA9A298))
        lantern(44, -50)
        bush(-74, 3, 0.5, look.leaves.middle, flowers: look.leaves.bright)
        bush(76, 3, 0.42, look.leaves.dark)
    }

    private mutating func lattice(_ x: Double, _ wide: Double, _ wood: Colour) {
        pen.box(x, -52, wide, 44, paper)
        pen.slats(x, -52, wide, 44, out(wood), bar: 2.6, every: 6)
        pen.line("M\(x) -52h\(wide)v44h\(-wide)zM\(x) -22h\(wide)", out(wood.lighter(0.1)), 2.4, round: false)
    }

    /// A stone front with balconies under a zinc roof, a shop at its foot.
    mutating func townhouse() {
        let stone: Colour = chance.pick([0xEFE3CC, 0xE6D6BC, 0xF1E7D6])
        let zinc: Colour = 0x6F7F95
        let pane = glass()
        shade(92)
        pen.fill("M-52-184v-14h12v14zM34-184v-16h12v16z", out(0xB5674C))
        let roof = pen.fade(out(zinc.lighter(0.16)), out(zinc.darker(0.1)))
        pen.fill("M-78-144l12-42h132l12 42z", roof)
        for x in [-48.0, -16, 16, 48] {
            pen.box(x - 9, -172, 18, 28, out(stone.lighter(0.2)))
            pen.box(x - 6, -167, 12, 22, pane)
            pen.fill("M\(x - 11) -172q11-8 22 0z", out(zinc.darker(0.2)))
        }
        let front = pen.fade(out(stone.lighter(0.12)), out(stone.darker(0.04)), across: 1, down: 0)
        pen.box(-74, -146, 148, 146, front)
        pen.box(-78, -148, 156, 6, out(stone.lighter(0.3)))
        for row in 0..<3 {
            let top = -136 + 34 * Double(row)
            pen.fill(.each(0..<5) { "M\(-64 + 27 * $0) \(top)h14v25h-14z" }, pane)
            pen.fill(
                .each(0..<5) { "M\(-68 + 27 * $0) \(top)h4v25h-4zM\(-50 + 27 * $0) \(top)h4v25h-4z" },
                out(stone.darker(0.16)))
            if row != 1 {
                pen.line("M-72 \(top + 17)H72M-72 \(top + 26)H72", out(0x4A4750), 1.4)
                pen.slats(-72, top + 17, 144, 9, out(0x4A4750), bar: 1, every: 5)
            }
        }
        pen.box(-74, -38, 148, 38, out(look.accent.darker(0.35)))
        pen.box(-66, -32, 58, 26, pane)
        pen.box(28, -32, 38, 26, pane)
        pen.box(2, -34, 18, 34, out(look.accent.darker(0.55)))
        awning(-70, -40, stripes: 8)
        bush(-84, 3, 0.5, 0x4F7D58, flowers: look.leaves.bright)
        bush(82, 3, 0.5, 0x4F7D58)
    }

    /// A branch that hangs into the picture from above.
    mutating func bough() {
        if look.isTropical || look.kind == .poolVilla { return }
        pen.line("M-6 6C26 18 58 12 100 30M36 15C54 6 68 5 82 3M62 16C74 28 80 36 84 46", out(0x5B4438), 2.6)
        guard look.season != .winter else { return }
        let turning = look.season == .spring || look.season == .autumn
        let leaf = turning ? look.leaves.bright : look.leaves.middle
        let behind: PathData =
            "M4 12l8 6M22 18l4 9M40 10l9 3M52 20l7 6M58 4l9-4M70 10l8 3M86 6l8-3M76 26l-4 9M94 24l9-2M100 32l8 5M80 38l-6 7M86 46l2 9"
        let before: PathData =
            "M12 8l9-3M30 16l8-5M36 22l3 8M46 14l6-7M64 14l8-4M72 20l9 2M78 4l4-7M90 30l6 7M98 28l8-3M84 42l7 5M20 12l-2 9"
        pen.line(behind, out(leaf.darker(0.2)), 8)
        pen.line(before, out(leaf), 7)
        pen.line("M14 6l5-2M32 13l4-3M66 11l5-2M74 19l5 1M100 26l4-1", out(leaf.lighter(0.35)), 2.6, opacity: 0.8)
    }
}
