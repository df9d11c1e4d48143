/// How furniture stands in living rooms and bedrooms with chairs and beds.
extension Picture {
    mutating func sofaBeforeWindow(_ room: Interior) {
        let wide = 136 + Double(look.model[6] % 3) * 20
        window(room, 112, 34, wide, 124)
        curtains(room, 112, 34, wide, 124)
        sunbeam(150, wide * 0.6)
        art(room, 350, 92, 46, 60)
        rug(room, 186, 274, 250)
        plant(room, 36, 254, 1.15)
        enlarged(1.22, 186, 254) { $0.sofa(room, 0, 0, 164) }
        enlarged(1.15, 336, 256) { $0.floorLamp(room, 0, 0) }
        enlarged(1.2, 196, 292) { $0.lowTable(room, 0, 0, 92) }
    }

    mutating func readingCorner(_ room: Interior) {
        bookcase(room, 14, 228, 96, 180)
        window(room, 152, 32, 204, 126, panes: 3)
        curtains(room, 152, 32, 204, 126)
        sunbeam(190, 110)
        rug(room, 224, 276, 260)
        enlarged(1.2, 256, 254) { $0.sofa(room, 0, 0, 150) }
        enlarged(1.3, 92, 272) { $0.armchair(room, 0, 0) }
        enlarged(1.15, 372, 262) { $0.floorLamp(room, 0, 0) }
        enlarged(1.2, 224, 292) { $0.lowTable(room, 0, 0, 84) }
    }

    mutating func fireside(_ room: Interior) {
        window(room, 50, 34, 184, 124)
        curtains(room, 50, 34, 184, 124)
        sunbeam(90, 110)
        if room.style == .modern || look.isTropical {
            art(room, 326, 96, 84, 60)
            enlarged(1.1, 326, 242) { $0.sideboard(room, 0, 0, 118) }
        } else {
            fireplace(room, 324, 240)
        }
        rug(room, 186, 276, 250)
        plant(room, 22, 256, 1)
        enlarged(1.2, 130, 256) { $0.sofa(room, 0, 0, 150) }
        enlarged(1.25, 292, 282) { $0.armchair(room, 0, 0, facing: -1) }
        enlarged(1.2, 176, 294) { $0.lowTable(room, 0, 0, 84) }
    }

    mutating func bedBesideWindow(_ room: Interior) {
        window(room, 284, 36, 84, 116)
        curtains(room, 284, 36, 84, 116)
        sunbeam(276, 60)
        art(room, 150, 62, 76, 52)
        rug(room, 150, 276, 230)
        enlarged(1.15, 36, 252) { $0.bedsideTable(room, 0, 0) }
        enlarged(1.15, 264, 252) { $0.bedsideTable(room, 0, 0) }
        enlarged(1.18, 150, 272) { $0.bed(room, 0, 0, 152) }
        plant(room, 356, 266, 0.95)
    }

    mutating func bedUnderWindow(_ room: Interior) {
        window(room, 106, 26, 188, 112, panes: 3)
        curtains(room, 106, 26, 188, 112)
        rug(room, 200, 280, 270)
        pendant(room, 52, 96)
        pendant(room, 348, 96)
        enlarged(1.15, 70, 254) { $0.nightTable(room, 0, 0) }
        enlarged(1.15, 330, 254) { $0.nightTable(room, 0, 0) }
        enlarged(1.24, 200, 276) { $0.bed(room, 0, 0, 164) }
        plant(room, 382, 262, 0.9)
    }

    mutating func bedAndArmchair(_ room: Interior) {
        window(room, 256, 34, 116, 128)
        curtains(room, 256, 34, 116, 128)
        sunbeam(262, 80)
        art(room, 128, 64, 96, 54)
        rug(room, 206, 282, 280)
        enlarged(1.15, 22, 252) { $0.bedsideTable(room, 0, 0) }
        enlarged(1.18, 132, 272) { $0.bed(room, 0, 0, 152) }
        enlarged(1.1, 372, 256) { $0.floorLamp(room, 0, 0) }
        enlarged(1.3, 312, 276) { $0.armchair(room, 0, 0, facing: -1) }
    }

    /// A small table with books instead of a lamp.
    private mutating func nightTable(_ room: Interior, _ x: Double, _ y: Double) {
        shadow(x, y, 18)
        pen.open(x, y)
        pen.line("M-12-6v6M12-6v6", room.wood.darker(0.25), 3)
        pen.box(-16, -32, 32, 27, room.wood, corner: 2)
        pen.box(-16, -32, 32, 4, room.wood.lighter(0.2))
        pen.line("M-4-20h8", room.brass, 2)
        books(room, 0, -32, 0.7)
        pen.close()
    }
}
