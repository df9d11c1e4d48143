/// The best seat of the house, before its view.
extension Picture {
    mutating func windowSeat() {
        let room = Interior(look)
        openRoom(room) { picture in
            switch room.style {
            case .tatami where picture.look.model[2] % 2 == 0: picture.roundWindow(room)
            case .hanok, .tatami: picture.openHall(room)
            case .tent: picture.tentPorch(room)
            case .modern, .cosy, .timber: picture.windowBench(room)
            }
        }
    }

    /// A round opening in a clay wall, two cushions and tea.
    private mutating func roundWindow(_ room: Interior) {
        view(88, 22, 224, 212)
        let wall = pen.fade(room.wall.darker(0.1), room.wall.lighter(0.04))
        pen.cutOut("M0 0H400V300H0zM88 128a112 106 0 1 0 224 0a112 106 0 1 0-224 0z", wall)
        pen.line("M88 128a112 106 0 1 0 224 0a112 106 0 1 0-224 0z", room.wood, 5)
        pen.line("M14 0V240M386 0V240M0 16H400", room.wood, 9, round: false)
        let mats = pen.fade(room.floor.darker(0.12), room.floor)
        pen.box(0, 240, 400, 60, mats)
        pen.line("M0 262H400M130 240L84 300M270 240L316 300", room.wood.under(0x6F8060, 0.6), 4, round: false)
        enlarged(1.25, 112, 282) { $0.floorCushion(0, 0, room.cloth) }
        enlarged(1.15, 220, 288) { $0.lowTable(room, 0, 0, 92) }
        vase(room, 350, 286, 1.3)
    }

    /// The doors stand wide open on the land.
    private mutating func openHall(_ room: Interior) {
        pen.box(0, 0, 400, 300, room.wall)
        pen.box(0, 0, 400, 12, room.wood)
        paperDoors(room, 28, 34, 344)
        let boards = pen.fade(room.wood.lighter(0.3), room.wood)
        pen.box(0, 222, 400, 78, boards)
        pen.line("M0 238H400M0 256H400M0 276H400", room.wood.darker(0.2), 1.2, opacity: 0.6)
        enlarged(1.3, 112, 276) { $0.floorCushion(0, 0, room.accent) }
        enlarged(1.3, 300, 276) { $0.floorCushion(0, 0, room.cloth) }
        enlarged(1.2, 206, 288) { $0.lowTable(room, 0, 0, 96) }
        if look.model[5] % 2 == 0 { cat(356, 268) }
    }

    private mutating func tentPorch(_ room: Interior) {
        shell(room)
        tentDoor(room, 200, 14, 330)
        rug(room, 200, 272, 250)
        enlarged(1.2, 96, 278) { $0.floorCushion(0, 0, room.cloth) }
        enlarged(1.2, 304, 278) { $0.floorCushion(0, 0, room.accent) }
        enlarged(1.15, 200, 288) { $0.lowTable(room, 0, 0, 88) }
    }

    /// A long cushion under a wide window, with a cup, books or the cat on the sill.
    private mutating func windowBench(_ room: Interior) {
        shell(room)
        let panes = [1, 2, 3][look.model[9] % 3]
        window(room, 54, 36, 292, 184, panes: panes)
        if room.style != .timber { curtains(room, 54, 36, 292, 176) }
        pen.box(30, 228, 340, 9, room.wood.lighter(0.25), corner: 2)
        pen.box(30, 237, 340, 4, room.wall.darker(0.25), opacity: 0.5)
        let cloth = room.cloth.mixed(with: room.wall, 0.1)
        pen.box(24, 258, 352, 60, cloth, corner: 10)
        pen.box(24, 258, 352, 9, cloth.lighter(0.14), corner: 4)
        enlarged(1.7, 82, 258) { $0.cushion(0, 2, 24, room.linen) }
        enlarged(1.6, 322, 258) { $0.cushion(0, 2, 24, room.accent) }
        cup(150, 228, 1.3, room.white)
        switch look.model[10] % 3 {
        case 0: enlarged(1.15, 256, 228) { $0.cat(0, 0) }
        case 1:
            vase(room, 270, 228, 1.15)
            books(room, 206, 228, 1.2)
        default:
            books(room, 236, 228, 1.4)
            vase(room, 306, 228, 0.95)
        }
    }
}
