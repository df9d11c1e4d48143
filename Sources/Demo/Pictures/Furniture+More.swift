/// More pieces, each with its foot at the point.
extension Picture {
    mutating func armchair(_ room: Interior, _ x: Double, _ y: Double, facing: Double = 1) {
        let cloth = room.linen.mixed(with: room.accent, look.model[2] % 2 == 0 ? 0.7 : 0.35)
        shadow(x, y + 1, 32)
        pen.open(x, y, across: facing)
        pen.line("M-20-12l-4 12M20-12l4 12", room.wood, 3.6)
        pen.fill("M-26-14q-6-40 4-48q18-10 34-2q6 20 4 38z", cloth.darker(0.14))
        pen.fill("M-24-30q10-6 20 0h26q8 2 6 16h-50q-6-6-2-16z", cloth)
        pen.fill("M-16-30q18-7 38 0l2 7h-42z", cloth.lighter(0.14))
        cushion(-4, -26, 20, room.white)
        pen.close()
    }

    /// A low cupboard with books and flowers on it.
    mutating func sideboard(_ room: Interior, _ x: Double, _ y: Double, _ width: Double) {
        let half = width / 2
        shadow(x, y, half + 3)
        pen.open(x, y)
        pen.line("M\(-half * 0.8) -10v10M\(half * 0.8) -10v10", room.wood.darker(0.25), 3.4)
        pen.box(-half, -46, width, 38, room.wood, corner: 2)
        pen.box(-half, -46, width, 4, room.wood.lighter(0.2))
        let doors = 2 + look.model[4] % 2
        let door = width / Double(doors)
        pen.line(.each(1..<doors) { "M\(-half + door * $0) -42v34" }, room.wood.darker(0.25), 1.4)
        pen.line(.each(0..<doors) { "M\(-half + door * ($0 + 0.5) - 4) -33h8" }, room.brass, 2)
        books(room, -half * 0.5, -46, 0.9)
        pen.close()
        vase(room, x + half * 0.45, y - 46, 0.85)
    }

    mutating func books(_ room: Interior, _ x: Double, _ y: Double, _ size: Double) {
        pen.open(x, y, across: size, down: size)
        pen.box(-15, -5, 30, 5, room.cloth, corner: 1)
        pen.box(-13, -9.5, 27, 4.5, room.linen, corner: 1)
        pen.box(-14, -14, 25, 4.5, room.accent, corner: 1)
        pen.close()
    }

    /// A wall of books from floor to lintel.
    mutating func bookcase(_ room: Interior, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let shelf = height / 4
        pen.box(x, y - height, width, height, room.wood.darker(0.12))
        pen.box(x + 3, y - height + 3, width - 6, height - 6, room.wood.darker(0.34))
        let colours = [room.cloth, room.linen, room.accent, room.white, room.wall.darker(0.2), room.brass]
        for row in 0..<4 {
            let foot = y - 4 - shelf * Double(row)
            var left = x + 6
            var index = row * 5 + look.model[3]
            while left < x + width - 12 {
                let thick = 4 + Double(index * 7 % 5)
                let tall = shelf * (0.52 + 0.08 * Double(index * 5 % 4))
                if index % 6 == 5 {
                    left += 9
                } else {
                    pen.box(left, foot - tall, thick, tall, colours[index % colours.count])
                    left += thick + 0.8
                }
                index += 1
            }
            pen.box(x, foot, width, 3, room.wood)
        }
        pen.box(x - 3, y - height - 4, width + 6, 5, room.wood.lighter(0.15))
    }

    /// A stone fireplace up to the ceiling, burning.
    mutating func fireplace(_ room: Interior, _ x: Double, _ y: Double) {
        let stone = inside(0x9A928B)
        pen.box(x - 26, 0, 52, y - 88, stone.darker(0.08))
        pen.box(x - 46, y - 92, 92, 92, stone)
        let joints: PathData = .each(0..<14) { index in
            let right = (index * 29).truncatingRemainder(dividingBy: 74)
            let down = (index * 17).truncatingRemainder(dividingBy: 78)
            return "M\(x - 40 + right) \(y - 86 + down)h\(7 + index.truncatingRemainder(dividingBy: 3) * 3)"
        }
        pen.line(joints, stone.darker(0.2), 3.4, opacity: 0.5)
        pen.box(x - 52, y - 97, 104, 7, room.wood, corner: 1)
        pen.fill("M\(x - 27) \(y)v-42q0-20 27-20t27 20v42z", inside(0x33292B))
        let glow = pen.radial([(0, 0xFFB45E, 0.7), (100, 0xFFB45E, 0)])
        pen.circle(x, y - 18, 40, glow)
        pen.fill("M\(x) \(y - 40)q18 16 14 32h-28q-4-14 6-22q1 5 4 6q2-8 4-16z", 0xF5813A as Colour)
        pen.fill("M\(x + 1) \(y - 26)q9 9 6 18h-14q-1-8 4-11q1 3 3 3q1-5 1-10z", 0xFFD36B as Colour)
        pen.line("M\(x - 18) \(y - 4)h36M\(x - 13) \(y - 9)l26 4", inside(0x5B4034), 5)
        pen.circle(x - 28, y - 104, 7, room.accent)
        vase(room, x + 28, y - 97, 0.6)
        lampGlow(x, y - 20, 110)
    }

    /// It belongs to the house and sits where the sun is.
    mutating func cat(_ x: Double, _ y: Double) {
        let coats: [Colour] = [0xF0B26B, 0x4A4650, 0xF2ECE2]
        let coat = inside(coats[look.model[5] % 3])
        pen.fill("M\(x - 16) \(y)q-10-28 4-40l-2-14 8 7q5-2 10 0l8-7-1 15q6 6 2 14q10 12 6 25z", coat)
        pen.line("M\(x + 17) \(y - 3)q18 2 16-12", coat, 5)
        pen.line("M\(x - 4) \(y)v-12m9 12v-12", coat.darker(0.2), 1.4, opacity: 0.7)
        let eyes = look.model[5] % 3 == 1 ? inside(0xE9C46A) : coat.darker(0.6)
        pen.line("M\(x - 5) \(y - 36)q2 2 4 0M\(x + 4) \(y - 36)q2 2 4 0", eyes, 1.4)
    }

    mutating func glassOfJuice(_ x: Double, _ y: Double, _ colour: Colour) {
        pen.fill("M\(x - 10) \(y - 32)h20l-2 34q-8 3-16 0z", 0xFFFFFF as Colour, opacity: 0.4)
        pen.fill("M\(x - 9) \(y - 24)h18l-1.6 25q-7 3-14.8 0z", colour)
        pen.ellipse(x, y - 24, 9, 2.4, colour.lighter(0.35))
    }
}
