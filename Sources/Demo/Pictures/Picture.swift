/// A picture in the making: the pen, the look of the stay and the chance of this view.
///
/// Its parts are extensions in the files around this one, from the sky to the teacup. Everything is drawn back to front.
/// Draw order is part of the format: a new draw of chance goes to the end of a part, or every picture after it changes.
struct Picture {
    var pen: Pen
    let look: Look
    var chance: Chance
    /// Where sun or moon stand, so that water can shine below it.
    var sunX = 200.0
    /// The middle of the house, which far landmarks keep away from.
    var houseX = 200.0
    /// Fewer lines, where a picture would be too heavy.
    var isLean = false

    /// The horizon out of doors.
    static let horizon = 178.0
    /// Where houses stand.
    static let foot = 252.0

    func out(_ colour: Colour, _ depth: Double = 0) -> Colour {
        look.outdoors(colour, depth)
    }

    func inside(_ colour: Colour) -> Colour {
        look.indoors(colour)
    }

    /// Glass: sky by day, lamplight by night.
    mutating func glass() -> Gradient {
        if look.isLit {
            return pen.fade(look.glow.lighter(0.25), look.glow.mixed(with: 0xF0A256, 0.55))
        }
        let sky = look.atmosphere.sky
        return pen.fade(
            sky[0].mixed(with: 0xFFFFFF, 0.35), out(0x5D7F8D).mixed(with: sky[1], 0.35), across: 1)
    }

    /// Paper doors: white by day, lamplight by night.
    var paper: Colour {
        look.isLit ? look.glow : out(0xFBF6EA)
    }
}
