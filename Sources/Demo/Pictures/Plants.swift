extension Picture {
    /// A round tree in three tones, lit from one side.
    mutating func tree(_ x: Double, _ y: Double, _ size: Double, _ crown: Colour? = nil, lean: Double = 1) {
        let leaves = look.leaves
        let tones =
            crown.map { ($0.darker(0.24), $0, $0.lighter(0.36)) } ?? (leaves.dark, leaves.middle, leaves.light)
        if pen.repeats("tree \(tones.1.attribute)", x, y, across: size * lean, down: size) { return }
        pen.line("M0 0c1-10-1-16 0-26M0-14c4-3 6-6 8-11M0-17c-4-3-5-6-7-9", out(0x5B4438), 2.6)
        pen.fill(
            "M-19-24a11 11 0 0 1 2-20a15 15 0 0 1 24-13a13 13 0 0 1 14 17a11 11 0 0 1-4 18a14 14 0 0 1-21 3a12 12 0 0 1-15-5z",
            out(tones.0))
        pen.fill(
            "M-17-30a10 10 0 0 1 3-15a14 14 0 0 1 20-10a10 10 0 0 1 9 13a9 9 0 0 1-6 14a13 13 0 0 1-17 2a9 9 0 0 1-9-4z",
            out(tones.1))
        pen.fill("M-12-41a10 10 0 0 1 15-10a7 7 0 0 1 5 9a7 7 0 0 1-10 4a8 8 0 0 1-10-3z", out(tones.2), opacity: 0.85)
        pen.closePart()
    }

    /// A tall tree like a flame.
    mutating func poplar(_ x: Double, _ y: Double, _ size: Double, _ crown: Colour? = nil) {
        let leaves = look.leaves
        let tones =
            crown.map { ($0.darker(0.24), $0, $0.lighter(0.3)) } ?? (leaves.dark, leaves.middle, leaves.light)
        if pen.repeats("poplar \(tones.1.attribute)", x, y, across: size, down: size) { return }
        pen.line("M0 0v-30M0-16l6-9", out(0x5B4438), 2.6)
        pen.fill("M0-92C11-84 17-66 16-46C16-26 10-15 0-15S-16-26-16-46C-17-66-11-84 0-92z", out(tones.0))
        pen.fill("M-2-88C6-78 9-64 7-46C6-32 0-24-6-24S-14-34-14-48C-14-66-10-80-2-88z", out(tones.1))
        pen.fill("M-4-76C0-68 1-58-1-50C-3-44-8-44-10-49C-11-58-9-68-4-76z", out(tones.2), opacity: 0.85)
        pen.closePart()
    }

    /// A low round tree with fruit.
    mutating func tangerine(_ x: Double, _ y: Double, _ size: Double) {
        if pen.repeats("tangerine", x, y, across: size, down: size) { return }
        pen.line("M0 0v-9", out(0x5B4438), 3)
        pen.fill("M-17-5a9 9 0 0 1 0-16a15 15 0 0 1 29-5a11 11 0 0 1 5 21z", out(0x2F6B4B))
        pen.fill("M-14-15a12 12 0 0 1 22-10a8 8 0 0 1 3 12q-12 6-25-2z", out(0x597F5E))
        pen.line("M-9-21h.1M-1-27h.1M8-20h.1M-12-11h.1M2-17h.1M12-11h.1M-3-9h.1", out(0xF28A2E), 4.6)
        pen.closePart()
    }

    /// A red pine: bent trunk and flat clouds of needles.
    mutating func pine(_ x: Double, _ y: Double, _ size: Double, lean: Double = 1) {
        let needles: Colour = 0x2C5A4D
        if pen.repeats("pine", x, y, across: size * lean, down: size) { return }
        pen.line(
            "M0 0C-2-22 7-34 2-56C0-66 4-74 6-82M4-40c8-4 12-8 15-14M3-57c-7-3-10-6-13-10", out(0x7A4A3A), 3.4)
        pen.fill(
            "M5-50q1-9 14-9q13 0 16 8q-14 6-30 1zM-26-62q2-10 14-10q11 0 15 9q-14 7-29 1zM-12-80q3-13 19-13q17 0 19 12q-19 8-38 1z",
            out(needles))
        pen.fill(
            "M-8-82q4-9 15-9q10 0 13 6q-13 2-28 3zM-22-64q3-6 11-6q6 0 9 4q-9 1-20 2zM8-52q2-5 11-5q7 0 9 3q-9 1-20 2z",
            out(needles.lighter(0.2)))
        pen.closePart()
    }

    mutating func palm(_ x: Double, _ y: Double, _ size: Double, lean: Double = 1) {
        let fronds: Colour = 0x2E7D5B
        if pen.repeats("palm", x, y, across: size * lean, down: size) { return }
        pen.fill("M-3 0C-1-24 3-44 13-66l3 1C8-44 5-22 4 0z", out(0x8A6A4F))
        pen.fill(
            "M14-66c-10-9-24-8-33 4c11-4 21-5 33-4zM14-66c-8 0-20 9-22 25c7-10 13-17 22-25zM14-66c6-11 21-14 32-4c-11-1-21 0-32 4zM14-66c9 0 21 8 24 22c-8-8-15-14-24-22zM14-66c-6-10-16-17-27-15c11 4 18 8 27 15z",
            out(fronds))
        pen.fill(
            "M14-66c5-11 14-18 25-17c-10 5-17 9-25 17zM14-66c4 6 7 16 3 26c-4-9-5-17-3-26z", out(fronds.lighter(0.22)))
        pen.circle(12, -63, 2.6, out(0x7A5638))
        pen.circle(16.5, -62, 2.6, out(0x7A5638))
        pen.closePart()
    }

    mutating func bush(_ x: Double, _ y: Double, _ size: Double, _ colour: Colour? = nil, flowers: Colour? = nil) {
        let leaf = colour ?? look.leaves.dark
        if pen.repeats("bush \(leaf.attribute) \(flowers?.attribute ?? "")", x, y, across: size, down: size) { return }
        pen.fill("M-24 0q-4-12 8-14q3-12 16-9q10-8 17 4q12 0 10 19z", out(leaf))
        pen.fill("M-19-3q0-9 9-9q4-9 13-5q8-4 11 5q-10 0-13 5q-9 0-20 4z", out(leaf.lighter(0.2)), opacity: 0.8)
        if let flowers { pen.line("M-16-6h.1M-7-13h.1M1-8h.1M8-16h.1M15-7h.1M22-10h.1", out(flowers), 3.2) }
        pen.closePart()
    }

    /// A wood of firs along a line.
    mutating func firs(
        _ y: Double, low: Double, high: Double, depth: Double, from start: Double = -6, to end: Double = 406,
        gap: ClosedRange<Double> = 10...17
    ) {
        var path: PathData = ""
        var x = start
        while x < end {
            let tall = chance.whole(low, high)
            let wide = (tall * 0.26).whole / 2
            let down = (tall * 0.3).whole
            path +=
                "M\(x) \(y - tall)l\(-wide) \(down)h\(wide * 0.5)l\(-wide) \(down)h\(wide * 0.6)l\(-wide) \(down)h\(wide * 3.8)l\(-wide) \(-down)h\(wide * 0.6)l\(-wide) \(-down)h\(wide * 0.5)z"
            if high > 40 { path += "M\(x - 1.5) \(y)v\(-tall * 0.12)h3v\(tall * 0.12)z" }
            x += chance.whole(gap.lowerBound, gap.upperBound)
        }
        let needles: Colour = 0x35605A
        pen.fill(path, out(look.season == .winter ? needles.mixed(with: 0xFFFFFF, 0.28) : needles, depth))
    }

    /// The tree that belongs beside a house of the region.
    mutating func treeBeside(_ x: Double, _ y: Double, _ size: Double, lean: Double) {
        switch (look.region, look.season) {
        case (.singapore, _), (.bangkok, _), (.okinawa, _): palm(x, y, size * 1.25, lean: lean)
        case (.jeju, _): chance.odds(0.35) ? palm(x, y, size * 1.2, lean: lean) : tangerine(x, y, size * 1.3)
        case (.busan, _), (.coast, _), (.pines, _), (.islands, _): pine(x, y, size * 1.1, lean: lean)
        case (.hills, _), (.snow, _):
            firs(y, low: 58 * size, high: 86 * size, depth: 0, from: x - 18, to: x + 20, gap: 17...22)
        case (_, .winter): pine(x, y, size * 1.05, lean: lean)
        case (_, .spring): tree(x, y, size * 1.2, look.leaves.bright, lean: lean)
        case (_, .summer): chance.odds(0.55) ? tree(x, y, size * 1.2, lean: lean) : poplar(x, y, size * 1.05)
        case (_, .autumn):
            let crown = chance.odds(0.5) ? look.leaves.bright : look.leaves.light
            chance.odds(0.55) ? tree(x, y, size * 1.2, crown, lean: lean) : poplar(x, y, size * 1.05, crown)
        }
    }
}
