/// What waits on the table, seen from the chair: the near edge in the middle at the origin.
extension Picture {
    mutating func meal(_ room: Interior) {
        tableTop(room)
        switch room.style {
        case .hanok, .tatami: look.model[9] % 2 == 0 ? manyBowls(room) : teaAndCakes(room)
        case .modern, .cosy, .timber, .tent:
            switch look.model[9] % 4 {
            case 0: pancakes(room)
            case 1: coffeeAndBread(room)
            case 2: eggAndToast(room)
            default: fruitAndCroissants(room)
            }
        }
        vase(room, look.model[10] % 2 == 0 ? 136 : -138, -42, 0.85)
    }

    private mutating func tableTop(_ room: Interior) {
        let wood = room.wood.lighter(0.06)
        pen.fill("M-164-64H164L186 0H-186z", wood)
        pen.fill("M-164-64H164l2 5H-166z", wood.lighter(0.22))
        pen.line("M-150-46H150M-160-24H160", wood.darker(0.14), 1.2, opacity: 0.6)
        pen.fill("M-92-54H92L106-12H-106z", room.linen.mixed(with: room.white, 0.4))
        pen.line("M-103-18H103", room.cloth, 2.4, opacity: 0.8)
    }

    private mutating func manyBowls(_ room: Interior) {
        let side: [(Double, Double, Colour)] = [
            (-64, -42, 0x8DB36A), (-22, -44, 0xE9A84C), (22, -44, 0xC9503A), (64, -42, 0xF3E6CC),
        ]
        for (x, y, food) in side { bowl(room, x, y, 15, inside(food)) }
        bowl(room, -32, -21, 20, inside(0xFBFAF4))
        bowl(room, 26, -21, 20, inside(0xB9783F))
        pen.line("M64-30l4 16M70-30l4 16", room.wood.darker(0.3), 2.4)
        teapot(room, look.model[10] % 2 == 0 ? -128 : 130, -36)
    }

    private mutating func teaAndCakes(_ room: Interior) {
        enlarged(1.25, -48, -26) { $0.teapot(room, 0, 0) }
        bowl(room, 8, -38, 14, inside(0x9AA860))
        bowl(room, -6, -17, 15, inside(0x9AA860))
        pen.ellipse(66, -26, 38, 11, room.wood.darker(0.16))
        pen.ellipse(66, -29, 38, 11, room.wood.mixed(with: room.accent, 0.2).lighter(0.1))
        let cakes: [(Double, Double, Colour)] = [
            (58, -35, 0xF3D79A), (76, -36, 0xE9B3BD), (46, -29, 0xF6DFE4), (66, -27, 0xF7F3E6), (86, -29, 0xB7C88A),
        ]
        for (x, y, colour) in cakes {
            pen.fill("M\(x - 9) \(y + 2)q0-12 9-12t9 12q-9 4-18 0z", inside(colour))
            pen.line("M\(x - 3) \(y - 6)q3-2 6 0", 0xFFFFFF as Colour, 1.4, opacity: 0.6)
        }
    }

    private mutating func plate(_ room: Interior) {
        pen.ellipse(0, -30, 47, 14, room.linen.darker(0.3), opacity: 0.4)
        pen.ellipse(0, -32, 46, 14, room.white)
        pen.ellipse(0, -33, 34, 9, room.white.darker(0.07))
    }

    private mutating func pancakes(_ room: Interior) {
        plate(room)
        for layer in 0..<3 {
            let y = -35 - 6 * Double(layer)
            pen.ellipse(0, y, 26, 7, inside(0xC98A45))
            pen.ellipse(0, y - 2, 26, 7, inside(0xE9B872))
        }
        pen.box(-6, -57, 12, 6, inside(0xFFF1B8), corner: 2)
        pen.line("M-28-28h.1M-18-24h.1M26-27h.1M18-23h.1", inside(0xB5364A), 6)
        cup(76, -28, 1.1, room.accent)
        glassOfJuice(-78, -30, inside(0xF2A03D))
    }

    /// A loaf on a board and a pot of coffee for two.
    private mutating func coffeeAndBread(_ room: Interior) {
        pen.fill("M-88-44H10l8 18H-98z", room.wood.darker(0.14))
        pen.box(-98, -26, 116, 4, room.wood.darker(0.34))
        pen.fill("M-76-38q-4-26 30-28q36-2 39 24q0 6-6 7h-57q-5 0-6-3z", inside(0xC98A4A))
        pen.line("M-60-51l10-10M-44-53l9-9M-28-52l8-9", inside(0xF2D09A), 3.4)
        pen.fill("M-8-36q-3-20 9-21q12 1 11 20z", inside(0xF2D6A0))
        pen.line("M-8-36q-3-20 9-21q12 1 11 20z", inside(0xB9783C), 1.6)
        pen.fill("M42-20v-40q0-3 3-3h21q3 0 3 3v40q-13 4-27 0z", 0xFFFFFF as Colour, opacity: 0.35)
        pen.fill("M44-20v-25h23v25q-11 3-23 0z", inside(0x5B3A28))
        pen.line("M69-56h6q5 0 5 6v14q0 5-5 5h-6M55-63v-9M42-46h27", room.dark, 2.4)
        pen.circle(55, -73, 3, room.dark)
        cup(100, -16, 1.2, room.accent)
        cup(-112, -14, 1.2, room.white)
    }

    private mutating func eggAndToast(_ room: Interior) {
        plate(room)
        pen.fill("M-34-34l7-18q18-7 28 2l2 16z", inside(0xC98A4A))
        pen.fill("M-30-36l6-14q15-5 22 2l1 12z", inside(0xF2CF93))
        pen.fill("M0-32q-3-10 10-10q5-5 13 0q12 1 10 8q-5 7-18 6q-12 2-15-4z", inside(0xFFFDF6))
        pen.ellipse(16, -36, 7, 4.6, inside(0xF5A623))
        pen.fill("M-18-27q7-7 14-3q1 5-5 6zM-4-25q4-7 12-4q0 5-8 7z", inside(0x5F9A4A))
        pen.line("M-66-46l-7 28M66-46l7 28", inside(0xAEB4BA), 2.6)
        cup(96, -30, 1.15, room.cloth)
        glassOfJuice(-98, -32, inside(0xE9695A))
    }

    private mutating func fruitAndCroissants(_ room: Interior) {
        plate(room)
        pen.fill(
            "M-36-30q2-15 21-15q18 0 20 13q-7-6-18-5q-13-1-23 7zM-4-28q5-13 23-11q15 1 17 13q-7-6-17-5q-13 0-23 3z",
            inside(0xD99A4E))
        pen.line("M-27-39l5 5M-17-43l2 7M-5-41l-2 6M10-38l2 6M21-38l-1 6", inside(0xB5732F), 1.6)
        pen.line("M-20-24h.1M-14-22h.1M-8-23h.1", inside(0xC73B4F), 6)
        cup(70, -40, 1.1, room.accent)
        pen.ellipse(-92, -24, 20, 5, room.accent.darker(0.2), opacity: 0.5)
        bowl(room, -92, -32, 22, inside(0xE9B04A))
        pen.line("M-103-40h.1M-92-43h.1M-82-40h.1", inside(0xE4572E), 12)
        pen.line("M-96-48q4-6 9-4", inside(0x4F7D58), 2.4)
    }
}
