import Domain

/// The colours of a room, already lit.
struct Interior {
    enum Style {
        case modern, cosy, hanok, tatami, timber, tent
    }

    let style: Style
    let wall: Colour
    let floor: Colour
    let wood: Colour
    let cloth: Colour
    let linen: Colour
    let accent: Colour
    let white: Colour
    let dark: Colour
    let green: Colour
    let brass: Colour

    init(_ look: Look) {
        style = Interior.style(of: look.kind)
        let woods: [Colour] = [0x8A5A3C, 0xA8764C, 0x6B4A38, 0xC0935F]
        var (wall, floor, wood) = (look.room.wall, look.room.floor, woods[look.model[5] % woods.count])
        var cloth = look.room.cloth
        switch style {
        case .hanok: (wall, floor, wood) = (0xF4ECDB, 0xDCB878, 0x6B4632)
        case .tatami: (wall, floor, wood, cloth) = (0xE6D8BD, 0xC9BF86, 0x5F4031, look.accent)
        case .timber: (wall, floor, cloth) = (0xB5835A, 0x8F6242, look.accent)
        case .tent: (wall, floor) = (0xF0E2C8, 0xB88A5C)
        case .modern, .cosy: break
        }
        self.wall = look.indoors(wall)
        self.floor = look.indoors(floor)
        self.wood = look.indoors(wood)
        self.cloth = look.indoors(cloth)
        linen = look.indoors(look.room.linen)
        accent = look.indoors(look.accent)
        white = look.indoors(0xFBF6EC)
        dark = look.indoors(0x3F3A40)
        green = look.indoors(0x4F7D58)
        brass = look.indoors(0xC79A52)
    }

    private static func style(of kind: StayKind) -> Style {
        switch kind {
        case .hanok: .hanok
        case .ryokan: .tatami
        case .lodge: .timber
        case .campsite: .tent
        case .house, .guesthouse: .cosy
        case .apartment, .residence, .hotel, .pension, .poolVilla: .modern
        }
    }
}

/// Rooms are seen from the front: wall above y 222, floor below; furniture stands on the floor.
extension Picture {
    static let floorLine = 222.0

    /// Wall, floor and what marks the style.
    mutating func shell(_ room: Interior) {
        let line = Picture.floorLine
        let wall = pen.fade(room.wall.darker(0.05), room.wall.lighter(0.12), across: 0.3)
        pen.box(0, 0, 400, 300, wall)
        if room.style == .timber {
            pen.line(.each(1..<13) { "M0 \(18 * $0)h400" }, room.wall.darker(0.18), 1.4, opacity: 0.7, round: false)
        }
        if room.style == .tent {
            pen.line(
                "M200-60L-190 222M200-60L-70 222M200-60L470 222M200-60L590 222", room.wall.darker(0.14), 2, opacity: 0.6
            )
            pen.fill("M0 0H400V12Q300 44 200 44T0 12z", room.wall.darker(0.07))
        }
        let floor = pen.fade(room.floor.darker(0.12), room.floor.lighter(0.1))
        pen.box(0, line, 400, 78, floor)
        switch room.style {
        case .tatami:
            pen.line(
                "M0 \(line + 34)H400M130 \(line)L84 300M270 \(line)L316 300", room.wood.under(0x6F8060, 0.6), 4,
                round: false)
        case .hanok:
            pen.line(
                "M0 \(line + 26)H400M100 \(line)L40 300M200 \(line)V300M300 \(line)L360 300", room.floor.darker(0.16),
                opacity: 0.5)
        default:
            pen.line(
                .each(0..<11) { "M\(200 + ($0 - 5) * 42) \(line)L\(200 + ($0 - 5) * 66) 300" }, room.floor.darker(0.2),
                opacity: 0.45)
        }
        beams(room)
    }

    private mutating func beams(_ room: Interior) {
        let line = Picture.floorLine
        switch room.style {
        case .hanok:
            pen.box(0, 0, 400, 12, room.wood)
            pen.box(0, 12, 400, 12, room.wall.lighter(0.4))
            pen.slats(9, 12, 391, 14, room.wood, bar: 9, every: 31)
            pen.box(0, 24, 400, 4, room.wood)
            pen.box(0, line - 4, 400, 5, room.wood)
        case .tatami:
            pen.box(0, 0, 400, 12, room.wood)
            pen.box(0, 36, 400, 4, room.wood)
            pen.box(0, line - 4, 400, 5, room.wood)
        case .timber:
            pen.box(0, 0, 400, 13, room.wood.darker(0.3))
            pen.fill("M0 13h60L0 58zM400 13h-60L400 58z", room.wood.darker(0.3))
            pen.box(0, line - 5, 400, 6, room.wood.darker(0.2))
        case .tent: break
        case .modern, .cosy: pen.box(0, line - 6, 400, 7, room.wall.lighter(0.45))
        }
    }

    /// The land through an opening.
    mutating func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        var wide = max(150, min(340, width * 1.45))
        var tall = wide * height / width
        if tall > 260 { (wide, tall) = (260 * width / height, 260) }
        let left = max(0, min(400 - wide, 200 - wide / 2 + Double(look.model[7] % 3 - 1) * 40))
        let top = max(0, min(300 - tall, 192 - tall * 0.8))
        pen.openView(x, y, width, height, onto: (left, top, wide, tall))
        houseX = look.model[6] % 2 == 0 ? 130 : 270
        sky()
        land()
        pen.closeView()
    }

    mutating func window(_ room: Interior, _ x: Double, _ y: Double, _ width: Double, _ height: Double, panes: Int = 2)
    {
        let frame = room.style == .timber ? room.wood : room.white
        pen.box(x - 5, y - 5, width + 10, height + 10, frame)
        view(x, y, width, height)
        pen.fill(
            "M\(x + width * 0.12) \(y)h\(width * 0.16)l\(-width * 0.1) \(height)h\(-width * 0.1)z", 0xFFFFFF as Colour,
            opacity: 0.13)
        if panes > 1 {
            pen.line(.each(1..<panes) { "M\(x + width * $0 / Double(panes)) \(y)v\(height)" }, frame, 3, round: false)
        }
        pen.box(x - 10, y + height + 4, width + 20, 5, frame.lighter(0.2))
        pen.box(x - 10, y + height + 9, width + 20, 3, room.wall.darker(0.2), opacity: 0.5)
    }

    mutating func curtains(_ room: Interior, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let colour = room.linen.mixed(with: room.white, 0.35)
        let low = y + height + 14
        let wide = min(30, width * 0.2)
        for (side, edge) in [(1.0, x - 14), (-1, x + width + 14)] {
            pen.fill(
                "M\(edge) \(y - 12)h\(side * wide)C\(edge + side * wide) \(y + height * 0.5) \(edge + side * wide * 0.75) \(low - 10) \(edge + side * wide * 0.86) \(low)H\(edge - side * 2)z",
                colour)
            pen.line(
                "M\(edge + side * wide * 0.34) \(y - 10)L\(edge + side * wide * 0.3) \(low)M\(edge + side * wide * 0.68) \(y - 10)L\(edge + side * wide * 0.58) \(low)",
                colour.darker(0.16), 1.2, opacity: 0.8)
        }
        pen.line("M\(x - 20) \(y - 12)H\(x + width + 20)", room.brass, 2.4)
    }

    /// Paper doors drawn aside, the land between them.
    mutating func paperDoors(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let height = Picture.floorLine - y
        let door = width * 0.24
        pen.box(x - 6, y - 6, width + 12, height + 6, room.wood)
        view(x + door, y, width - 2 * door, height)
        for left in [x, x + width - door] {
            pen.box(left, y, door, height, room.white)
            pen.line(
                .lattice(left, y, door, height * 0.76, columns: 4, rows: 6) + .box(left, y, door, height * 0.76),
                room.wood,
                1.6, round: false)
            pen.box(left + 1, y + height * 0.78, door - 2, height * 0.22, room.wood.lighter(0.16))
        }
    }

    /// An opening in the canvas.
    mutating func tentDoor(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let foot = Picture.floorLine
        view(x - width / 2, y, width, foot - y)
        pen.fill(
            "M\(x - width / 2 - 2) \(foot + 1)V\(y - 2)H\(x)Q\(x - width * 0.3) \(y + 40) \(x - width * 0.34) \(foot + 1)zM\(x + width / 2 + 2) \(foot + 1)V\(y - 2)H\(x)Q\(x + width * 0.3) \(y + 40) \(x + width * 0.34) \(foot + 1)z",
            room.wall.darker(0.04))
        pen.fill(
            "M\(x) \(y - 2)Q\(x - width * 0.3) \(y + 40) \(x - width * 0.34) \(foot + 1)h-14Q\(x - width * 0.36) \(y + 40) \(x) \(y - 2)zM\(x) \(y - 2)Q\(x + width * 0.3) \(y + 40) \(x + width * 0.34) \(foot + 1)h14Q\(x + width * 0.36) \(y + 40) \(x) \(y - 2)z",
            room.white)
        pen.beads("M20 40Q200 96 380 40", look.isLit ? look.glow : room.white, 5, every: 24)
    }

    /// Daylight on the floor below a window.
    mutating func sunbeam(_ x: Double, _ width: Double) {
        guard look.light != .night else { return }
        let sun = look.atmosphere.sun
        let beam = pen.gradient([(0, sun, 0.4), (100, sun, 0.08)])
        pen.fill("M\(x) \(Picture.floorLine)h\(width)l50 78h\(-width - 10)z", beam, opacity: 0.8)
    }

    /// The glow round a lamp in the evening.
    mutating func lampGlow(_ x: Double, _ y: Double, _ radius: Double) {
        guard look.isLit else { return }
        let halo = pen.radial([(0, look.glow, 0.5), (45, look.glow, 0.2), (100, look.glow, 0)])
        pen.circle(x, y, radius, halo)
    }
}
