/// Each piece stands with its foot at the point.
extension Picture {
    mutating func shadow(_ x: Double, _ y: Double, _ wide: Double) {
        pen.ellipse(x, y, wide, 4.5, 0x1E1828 as Colour, opacity: 0.2)
    }

    mutating func rug(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let cloth = room.linen.mixed(with: room.white, 0.25)
        if look.model[0] % 2 == 0 {
            pen.ellipse(x, y, width * 0.58, 22, cloth)
            pen.ellipse(x, y, width * 0.5, 18, room.cloth, opacity: 0.25)
            pen.ellipse(x, y, width * 0.4, 14, cloth)
        } else {
            let half = width / 2
            pen.fill("M\(x - half) \(y - 18)h\(width)l14 36H\(x - half - 14)z", cloth)
            pen.line(
                .each(0..<4) { "M\(x - half + 6 - $0 * 4) \(y - 12 + $0 * 8)H\(x + half - 6 + $0 * 4)" }, room.cloth,
                2.2,
                opacity: 0.6)
        }
    }

    mutating func sofa(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let cloth = room.cloth.mixed(with: room.wall, 0.12)
        let half = width / 2
        shadow(x, y + 1, half + 6)
        pen.open(x, y)
        pen.line("M\(-half + 10) -8l-3 8M\(half - 10) -8l3 8", room.wood, 4)
        pen.box(-half + 6, -58, width - 12, 44, cloth.darker(0.16), corner: [14, 20, 8][look.model[1] % 3])
        pen.box(-half, -40, 20, 33, cloth, corner: 8)
        pen.box(half - 20, -40, 20, 33, cloth, corner: 8)
        let seats = width < 150 ? 2 : 3
        let seat = (width - 36) / Double(seats)
        for index in 0..<seats {
            let left = -half + 18 + seat * Double(index)
            pen.box(left + 0.7, -56, seat - 1.4, 30, cloth, corner: 7)
            pen.box(left + 0.7, -30, seat - 1.4, 15, cloth.lighter(0.12), corner: 5)
        }
        pen.box(-half + 3, -18, width - 6, 11, cloth, corner: 4)
        cushion(-half + 34, -30, 23, room.linen)
        cushion(half - 36, -30, 22, room.accent)
        pen.close()
    }

    mutating func cushion(_ x: Double, _ y: Double, _ size: Double, _ colour: Colour) {
        pen.fill(
            "M\(x - size / 2) \(y - size)q\(size / 2) 3 \(size) 0q-3 \(size / 2) 0 \(size)q\(-size / 2)-3\(-size) 0q3\(-size / 2) 0\(-size)z",
            colour)
    }

    /// A cushion to sit on.
    mutating func floorCushion(_ x: Double, _ y: Double, _ colour: Colour) {
        shadow(x, y + 3, 30)
        pen.fill("M\(x - 30) \(y)q0-8 10-9h40q10 1 10 9q0 4-8 5h-44q-8-1-8-5z", colour)
        pen.line("M\(x - 22) \(y - 4)h44", colour.darker(0.15), 1.2, opacity: 0.7)
    }

    mutating func lowTable(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let half = width / 2
        shadow(x, y, half)
        pen.open(x, y)
        pen.line("M\(-half * 0.8) -15l-4 15M\(half * 0.8) -15l4 15", room.wood.darker(0.2), 3.4)
        if look.model[2] % 2 == 0 {
            pen.ellipse(0, -16, half, 7, room.wood)
            pen.ellipse(0, -19, half, 7, room.wood.lighter(0.18))
        } else {
            pen.fill("M\(-half * 0.88) -24h\(width * 0.88)L\(half) -17H\(-half)z", room.wood.lighter(0.2))
            pen.box(-half, -17, width, 4, room.wood)
        }
        cup(-half * 0.4, -19, 0.7, room.white)
        vase(room, half * 0.36, -19, 0.6)
        pen.close()
    }

    mutating func cup(_ x: Double, _ y: Double, _ size: Double, _ colour: Colour) {
        pen.open(x, y, across: size, down: size)
        pen.line("M7-9q7-1 6 4t-8 4", colour, 2)
        pen.fill("M-8-13h16q0 13-5 13h-6q-5 0-5-13z", colour)
        pen.ellipse(0, -13, 8, 2.4, colour.mixed(with: 0x7A4A2F, 0.6))
        pen.close()
    }

    mutating func vase(_ room: Interior, _ x: Double, _ y: Double, _ size: Double) {
        let flowers = look.season == .spring || look.season == .autumn ? inside(look.leaves.bright) : room.accent
        pen.open(x, y, across: size, down: size)
        if look.model[3] % 2 == 0 {
            pen.line("M0-18C-2-34-8-44-14-52M0-18C1-36 6-48 12-60M0-18C0-30-2-50 0-66", room.green, 1.8)
            pen.line("M-14-53h.1M12-61h.1M0-67h.1M-8-44h.1M8-48h.1", flowers, 8)
        } else {
            pen.fill(
                "M0-16C-22-24-24-42-20-52C-8-46-2-34 0-16zM0-16C20-26 24-44 18-58C6-48 2-36 0-16zM0-16C-8-36-6-54 0-66C7-54 7-34 0-16z",
                room.green)
        }
        let glaze = look.model[3] % 3 == 0 ? room.linen.darker(0.1) : room.accent
        pen.fill("M-5-20h10q-1 5 4 9q3 7-3 11h-12q-6-4-3-11q5-4 4-9z", glaze)
        pen.fill("M-7-7q-1-4 3-7v12q-3-2-3-5z", glaze.lighter(0.4), opacity: 0.6)
        pen.close()
    }

    mutating func plant(_ room: Interior, _ x: Double, _ y: Double, _ size: Double) {
        shadow(x, y + 1, 16 * size)
        let light = room.green.lighter(0.2)
        pen.open(x, y, across: size, down: size)
        if look.model[4] % 2 == 0 {
            pen.line(
                "M0-24C-2-50-14-62-20-70M0-24C2-50 8-70 6-92M0-24C4-46 16-56 24-60M0-24C-8-38-18-42-26-42",
                room.green.darker(0.25), 2)
            pen.fill(
                "M-20-66C-40-72-42-92-34-102C-20-96-14-82-20-66zM6-86C-8-100-4-118 6-126C18-114 18-98 6-86zM24-56C26-76 40-84 50-84C50-68 40-58 24-56zM-26-40C-44-36-52-46-54-56C-40-58-30-52-26-40z",
                room.green)
            pen.fill(
                "M-20-66C-26-80-30-90-34-102C-20-96-14-82-20-66zM6-86C6-100 6-114 6-126C18-114 18-98 6-86zM24-56C34-66 42-74 50-84C50-68 40-58 24-56z",
                light)
        } else {
            pen.line("M0-22C2-44-4-58 0-74M-1-52l-10-8M0-58l10-8", room.wood, 2.6)
            pen.fill(
                "M-22-74a12 12 0 0 1 6-20a15 15 0 0 1 27-7a12 12 0 0 1 10 19a11 11 0 0 1-9 17a14 14 0 0 1-20 2a11 11 0 0 1-14-11z",
                room.green)
            pen.fill("M-16-84a12 12 0 0 1 20-12a8 8 0 0 1 4 11q-10 6-24 1z", light)
        }
        pen.fill("M-15-26h30l-4 26h-22z", room.linen)
        pen.fill("M-15-26h30l-1 6h-28z", room.linen.darker(0.14))
        pen.close()
    }

    mutating func floorLamp(_ room: Interior, _ x: Double, _ y: Double) {
        shadow(x, y, 13)
        pen.open(x, y)
        let shade = look.glow.mixed(with: room.white, look.isLit ? 0.2 : 0.6)
        if look.model[5] % 2 == 0 {
            pen.line("M0-1v-108", room.dark, 2.4)
            pen.ellipse(0, -1, 12, 3, room.dark)
            pen.fill("M-17-104l6-28h22l6 28z", shade)
        } else {
            pen.line("M0-62l-16 62M0-62l16 62M0-62v56", room.wood, 3)
            pen.box(-18, -104, 36, 44, shade, corner: 8)
        }
        pen.close()
        lampGlow(x, y - 100, 88)
    }

    mutating func pendant(_ room: Interior, _ x: Double, _ y: Double) {
        pen.line("M\(x) 0V\(y)", room.dark, 1.4)
        if look.model[6] % 2 == 0 {
            pen.fill("M\(x - 20) \(y + 16)q2-20 20-20t20 20z", room.accent)
        } else {
            pen.fill("M\(x - 5) \(y - 2)h10l14 18h-38z", room.brass)
        }
        pen.ellipse(x, y + 16, 17, 3.4, look.glow)
        lampGlow(x, y + 16, 84)
    }

    /// A framed picture, its middle at the point.
    mutating func art(_ room: Interior, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        pen.open(x - width / 2, y - height / 2)
        pen.box(-3, -1, width + 8, height + 8, 0x1E1828 as Colour, corner: 1, opacity: 0.16)
        pen.box(-3, -3, width + 6, height + 6, look.model[7] % 2 == 0 ? room.wood : room.white)
        pen.box(0, 0, width, height, room.linen.mixed(with: room.white, 0.5))
        switch look.model[7] % 3 {
        case 0:
            pen.circle(width * 0.62, height * 0.34, width * 0.18, room.accent)
            pen.fill(
                "M0 \(height)v\(-height * 0.4)q\(width * 0.3) \(-height * 0.26) \(width * 0.55) 0t\(width * 0.45) \(-height * 0.06)v\(height * 0.46)z",
                room.cloth)
        case 1:
            pen.fill(
                "M\(width * 0.2) \(height * 0.86)v\(-height * 0.36)a\(width * 0.3) \(width * 0.3) 0 0 1 \(width * 0.6) 0v\(height * 0.36)z",
                room.cloth)
            pen.fill(
                "M\(width * 0.36) \(height * 0.86)v\(-height * 0.3)a\(width * 0.14) \(width * 0.14) 0 0 1 \(width * 0.28) 0v\(height * 0.3)z",
                room.accent)
        default:
            pen.fill("M0 \(height * 0.6)h\(width)v\(height * 0.4)h\(-width)z", room.cloth)
            pen.fill(
                "M\(width * 0.3) \(height * 0.7)h\(width * 0.4)l\(-width * 0.08) \(height * 0.1)h\(-width * 0.24)zM\(width * 0.5) \(height * 0.66)v\(-height * 0.44)l\(width * 0.22) \(height * 0.44)z",
                room.white)
        }
        pen.close()
    }

    mutating func bedsideTable(_ room: Interior, _ x: Double, _ y: Double) {
        shadow(x, y, 18)
        pen.open(x, y)
        pen.line("M-12-6v6M12-6v6", room.wood.darker(0.25), 3)
        pen.box(-16, -32, 32, 27, room.wood, corner: 2)
        pen.box(-16, -32, 32, 4, room.wood.lighter(0.2))
        pen.line("M-4-20h8", room.brass, 2)
        pen.line("M0-32v-14", room.brass, 2.4)
        pen.fill("M-12-44l5-18h14l5 18z", look.glow.mixed(with: room.white, look.isLit ? 0.2 : 0.6))
        pen.close()
        lampGlow(x, y - 52, 72)
    }

    /// A double bed seen from its foot.
    mutating func bed(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let half = width / 2
        let cover = room.cloth.mixed(with: room.wall, 0.1)
        shadow(x, y + 1, half + 8)
        pen.open(x, y)
        pen.line("M\(-half + 8) -8v8M\(half - 8) -8v8", room.wood.darker(0.2), 5)
        let round = look.model[0] % 2 == 0
        if round {
            pen.fill("M\(-half) -20v-58q0-22 22-22H\(half - 22)q22 0 22 22v58z", room.wood)
            pen.line("M\(-half + 12) -70q0-18 14-18H\(half - 26)q14 0 14 18", room.wood.lighter(0.2), 2)
        } else {
            pen.box(-half, -92, width, 74, room.wood, corner: 3)
            pen.line(.each(1..<6) { "M\(-half + width * $0 / 6) -90v40" }, room.wood.darker(0.16), 1.6)
        }
        for side in [-1.0, 1] {
            pen.box(side * half * 0.46 - half * 0.38, -74, half * 0.76, 32, room.white, corner: 10)
        }
        cushion(0, -40, 28, room.accent)
        pen.fill(
            "M\(-half + 3) -50Q0-58 \(half - 3) -50L\(half + 5) -12q-\(half + 5) 6-\(2 * half + 10) 0z", room.white)
        pen.fill("M\(-half - 1) -34Q0-42 \(half + 1) -34L\(half + 6) -6q-\(half + 6) 7-\(2 * half + 12) 0z", cover)
        pen.line("M\(-half) -28Q0-36 \(half) -28", cover.lighter(0.24), 2, opacity: 0.8)
        pen.line("M\(-half * 0.4) -34q-4 14-8 30M\(half * 0.4) -34q4 14 8 30", cover.darker(0.14), 1.2, opacity: 0.6)
        pen.close()
    }

    /// Bedding laid out on the floor.
    mutating func floorBed(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let half = width / 2
        shadow(x, y + 2, half + 8)
        pen.open(x, y)
        pen.fill("M\(-half + 12) -34H\(half - 12)L\(half) -2q0 4-5 4H\(-half + 5)q-5 0-5-4z", room.white)
        pen.box(-half * 0.42, -44, half * 0.84, 17, room.white.darker(0.06), corner: 7)
        pen.fill("M\(-half + 7) -22Q0-28 \(half - 7) -22L\(half) -2q0 5-5 5H\(-half + 5)q-5 0-5-5z", room.cloth)
        pen.fill("M\(-half + 7) -22Q0-28 \(half - 7) -22l1.6 6Q0-21 \(-half + 5.4) -16z", room.linen)
        pen.close()
    }
}
