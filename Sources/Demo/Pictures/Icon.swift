/// The mark of Nadri: a way over a hill to the sun, white on persimmon. It holds no text and scales to any size.
public enum Icon {
    /// - Parameter rounded: with round corners as for a browser tab; without, ground and hill fill the square, and sun and
    ///   way keep inside the middle 80 %, so that a phone may cut it to its own shape.
    public static func svg(rounded: Bool = false) -> [UInt8] {
        let persimmon: Colour = 0xE4572E
        let white: Colour = 0xFFFFFF
        var pen = Pen(name: "icon")
        pen.box(0, 0, 512, 512, persimmon, corner: rounded ? 116 : 0)
        pen.circle(324, 190, 76, white)
        let hill: PathData = "M0 384C96 306 214 252 312 252C396 252 462 286 512 322"
        pen.line(hill, persimmon, 30)
        if rounded {
            pen.fill(hill + "V396A116 116 0 0 1 396 512H116A116 116 0 0 1 0 396z", white)
        } else {
            pen.fill(hill + "V512H0z", white)
        }
        pen.fill(
            "M132 512C250 470 392 424 344 372C306 332 262 304 322 252C304 304 356 328 384 364C436 430 318 470 262 512z",
            persimmon)
        return pen.svg(width: 512, height: 512)
    }
}
