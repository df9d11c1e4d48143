extension Picture {
    mutating func livingRoom() {
        let room = Interior(look)
        openRoom(room) { picture in
            picture.shell(room)
            switch room.style {
            case .hanok, .tatami:
                picture.paperDoors(room, 92, 46, 216)
                picture.sunbeam(150, 96)
                picture.pendant(room, 52, 64)
                picture.chest(room, 352, 238)
                picture.enlarged(1.3, 200, 284) {
                    $0.floorCushion(-72, -14, room.cloth)
                    $0.floorCushion(72, -14, room.accent)
                    $0.lowTable(room, 0, 0, 112)
                }
            case .tent:
                picture.tentDoor(room, 212, 48, 190)
                picture.rug(room, 190, 264, 210)
                picture.enlarged(1.25, 70, 262) { $0.lowSeat(room, 0, 0) }
                picture.enlarged(1.25, 204, 282) { $0.lowTable(room, 0, 0, 92) }
                picture.plant(room, 346, 256, 1.1)
            case .modern, .cosy, .timber:
                switch picture.isLean ? 0 : picture.look.model[8] % 3 {
                case 0: picture.sofaBeforeWindow(room)
                case 1: picture.readingCorner(room)
                default: picture.fireside(room)
                }
            }
        }
    }

    mutating func bedroom() {
        let room = Interior(look)
        openRoom(room) { picture in
            picture.shell(room)
            switch room.style {
            case .hanok, .tatami:
                picture.paperDoors(room, 180, 48, 190)
                picture.sunbeam(236, 70)
                picture.chest(room, 66, 236)
                picture.pendant(room, 112, 60)
                picture.enlarged(1.25, 210, 286) { $0.floorBed(room, 0, 0, 170) }
            case .tent:
                picture.tentDoor(room, 300, 64, 130)
                picture.rug(room, 160, 270, 200)
                picture.bed(room, 140, 258, 150)
                picture.bedsideTable(room, 42, 252)
                picture.plant(room, 352, 262, 0.8)
            case .modern, .cosy, .timber:
                switch picture.look.model[8] % 3 {
                case 0: picture.bedBesideWindow(room)
                case 1: picture.bedUnderWindow(room)
                default: picture.bedAndArmchair(room)
                }
            }
        }
    }

    mutating func table() {
        let room = Interior(look)
        openRoom(room) { picture in
            picture.shell(room)
            switch room.style {
            case .hanok, .tatami: picture.paperDoors(room, 70, 44, 260)
            case .tent: picture.tentDoor(room, 200, 52, 200)
            case .modern, .cosy, .timber:
                picture.window(room, 96, 42, 208, 120, panes: 3)
                picture.curtains(room, 96, 42, 208, 120)
                picture.pendant(room, 200, 36)
            }
            picture.sunbeam(130, 120)
            picture.enlarged(1.22, 200, 300) { $0.meal(room) }
        }
    }

    mutating func bath() {
        let room = Interior(look)
        openRoom(room) { picture in
            picture.tiles(room)
            picture.window(room, 68, 46, 156, 84)
            if room.style == .tatami || room.style == .hanok || room.style == .timber {
                picture.woodenTub(room, 160, 268)
            } else {
                picture.tub(room, 152, 266)
            }
            picture.washstand(room, 316, 258)
            picture.pendant(room, 258, 40)
            picture.plant(room, 372, 270, 0.62)
        }
    }

    /// Half of the rooms are seen mirrored.
    mutating func openRoom(_ room: Interior, _ draw: (inout Picture) -> Void) {
        let mirrored = look.model[1] % 2 == 0
        if mirrored { pen.open(400, 0, across: -1) }
        draw(&self)
        if mirrored { pen.close() }
    }

    /// Draws about a point, larger.
    mutating func enlarged(_ scale: Double, _ x: Double, _ y: Double, _ draw: (inout Picture) -> Void) {
        pen.open(x, y, across: scale, down: scale)
        draw(&self)
        pen.close()
    }

    /// A low wooden chest with folded bedding or a white jar on it.
    private mutating func chest(_ room: Interior, _ x: Double, _ y: Double) {
        shadow(x, y, 40)
        pen.open(x, y)
        pen.box(-36, -42, 72, 38, room.wood, corner: 2)
        pen.box(-38, -44, 76, 5, room.wood.lighter(0.18))
        pen.line("M-12-38v34M12-38v34M-32-6v6M32-6v6", room.wood.darker(0.28), 2)
        pen.line("M-26-24h6M-3-24h6M20-24h6", room.brass, 3)
        if look.model[2] % 2 == 0 {
            pen.box(-30, -53, 60, 9, room.cloth, corner: 4)
            pen.box(-28, -62, 56, 9, room.white, corner: 4)
            pen.box(-26, -71, 52, 9, room.accent, corner: 4)
        } else {
            pen.circle(0, -62, 17, room.white)
            pen.fill("M-9-78h18l-2-4h-14zM-9-46h18v2h-18z", room.white.darker(0.06))
            pen.fill("M-12-70a16 16 0 0 0 4 20q-4-10 0-22z", 0xFFFFFF as Colour, opacity: 0.5)
        }
        pen.close()
    }

    /// A folding chair for the camp.
    private mutating func lowSeat(_ room: Interior, _ x: Double, _ y: Double) {
        shadow(x, y, 36)
        pen.open(x, y)
        pen.line("M-26 0L20-30M26 0L-20-30", room.wood, 4)
        pen.fill("M-32-74q4-4 10-2l12 42h34q6 2 4 8h-42q-8 0-10-8z", room.cloth)
        pen.line("M-34-76l16 48", room.wood, 4)
        cushion(4, -32, 24, room.linen)
        pen.close()
    }

    private mutating func tiles(_ room: Interior) {
        let wall = pen.fade(room.wall.darker(0.03), room.wall.lighter(0.15))
        pen.box(0, 0, 400, 300, wall)
        let tile = room.white.mixed(with: room.wall, 0.25)
        pen.box(0, 132, 400, 90, tile)
        pen.line(
            "M0 154H400M0 177H400M0 200H400" + .each(0..<17) { "M\(12 + 24 * $0) 132v90" }, tile.darker(0.12), 1.2,
            opacity: 0.7)
        pen.box(0, 129, 400, 4, room.accent, opacity: 0.7)
        let floor = pen.fade(
            room.floor.mixed(with: room.white, 0.3).darker(0.1), room.floor.mixed(with: room.white, 0.3))
        pen.box(0, 222, 400, 78, floor)
        pen.line(
            .each(0..<11) { "M\(200 + ($0 - 5) * 42) 222L\(200 + ($0 - 5) * 66) 300" } + "M0 246H400M0 274H400",
            room.floor.darker(0.2), opacity: 0.35)
    }

    private mutating func tub(_ room: Interior, _ x: Double, _ y: Double) {
        shadow(x, y + 1, 92)
        pen.open(x, y)
        pen.line("M-58-10l-8 10M58-10l8 10", room.brass, 5)
        pen.fill("M-96-72h192q2 50-30 64q-66 8-132 0q-32-14-30-64z", room.white)
        pen.fill("M-84-30q10 18 34 22h100q-66 10-116 0q-16-6-18-22z", room.white.darker(0.12))
        pen.box(-102, -78, 204, 9, room.white.lighter(0.3), corner: 4)
        pen.line("M-80-82q8-8 16 0t18 0 20-1 18 1 16 0", 0xFFFFFF as Colour, 10, opacity: 0.9)
        pen.line("M74-78v-22q0-10-12-10q-9 0-9 8", room.brass, 4)
        pen.fill("M44-74h30v38q-15 5-30 0z", room.accent)
        pen.line("M44-44q15 5 30 0", room.accent.lighter(0.4), 2)
        steam(-20, -92)
        pen.close()
    }

    private mutating func woodenTub(_ room: Interior, _ x: Double, _ y: Double) {
        let wood = inside(0xC99A66)
        shadow(x, y + 1, 96)
        pen.open(x, y)
        pen.fill("M-96-70H96l-6 70H-90z", wood)
        pen.line(.each(1..<9) { "M\(-96 + 21.4 * $0) -68L\(-90 + 20 * $0) -2" }, wood.darker(0.2), 1.4, opacity: 0.7)
        pen.box(-100, -78, 200, 12, wood.lighter(0.16), corner: 2)
        pen.line("M-92-46H92M-90-20H90", wood.darker(0.32), 3)
        pen.fill("M-92-78H92l-4-4H-88z", out(0x8FC7C9).lighter(0.2))
        pen.fill("M58-78h32v26q-16 4-32 0z", room.white)
        steam(-24, -92)
        pen.close()
        shadow(x - 128, y + 12, 16)
        pen.fill("M\(x - 144) \(y - 10)h32l-3 22h-26z", wood.darker(0.1))
        pen.line("M\(x - 142) \(y)h28", wood.darker(0.35), 2)
    }

    private mutating func steam(_ x: Double, _ y: Double) {
        pen.line(
            "M\(x) \(y)q-8-10 0-20t0-20M\(x + 26) \(y)q-8-10 0-20t0-16M\(x + 50) \(y)q-6-8 0-16t0-14",
            0xFFFFFF as Colour, 3,
            opacity: 0.35)
    }

    private mutating func washstand(_ room: Interior, _ x: Double, _ y: Double) {
        pen.circle(x, y - 156, 31, room.brass)
        let mirror = pen.fade(room.wall.lighter(0.6), out(0xA9C4C9).lighter(0.3), across: 1)
        pen.circle(x, y - 156, 28, mirror)
        pen.line("M\(x - 14) \(y - 148)l18-20M\(x - 4) \(y - 142)l14-16", 0xFFFFFF as Colour, 3, opacity: 0.5)
        shadow(x, y, 48)
        pen.open(x, y)
        pen.line("M-38-6v6M38-6v6", room.wood.darker(0.3), 4)
        pen.box(-44, -66, 88, 60, room.wood, corner: 2)
        pen.line("M0-62v52M-8-40v10M8-40v10", room.wood.darker(0.3), 2)
        pen.box(-50, -72, 100, 8, room.white, corner: 2)
        pen.fill("M-24-88h48q0 16-10 16h-28q-10 0-10-16z", room.white.lighter(0.3))
        pen.line("M0-90v-10q0-6 8-6h4", room.brass, 3.4)
        vase(room, 36, -72, 0.5)
        pen.close()
    }

    mutating func bowl(_ room: Interior, _ x: Double, _ y: Double, _ size: Double, _ food: Colour) {
        let dish = look.model[3] % 2 == 0 ? room.white : room.cloth.lighter(0.5)
        pen.fill(
            "M\(x - size) \(y - 4)h\(size * 2)q-2 \(size * 0.7)-\(size * 0.6) \(size * 0.7)h-\(size * 0.8)q-\(size * 0.5) 0-\(size * 0.6)-\(size * 0.7)z",
            dish.darker(0.08))
        pen.ellipse(x, y - 4, size, size * 0.28, dish)
        pen.ellipse(x, y - 5, size * 0.78, size * 0.24, food)
    }

    mutating func teapot(_ room: Interior, _ x: Double, _ y: Double) {
        pen.open(x, y)
        pen.line("M16-12q14-2 14-14M-10-24q10-16 20 0", room.dark, 3)
        pen.fill("M-18-8q0-16 18-16t18 16q0 10-8 12h-20q-8-2-8-12z", room.cloth)
        pen.ellipse(0, -23, 9, 3, room.cloth.lighter(0.2))
        pen.circle(0, -27, 2.6, room.cloth.darker(0.2))
        pen.close()
    }
}
