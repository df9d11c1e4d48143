/// The mark of Nadri: a way over a hill to the sun, white on persimmon. It holds no text and scales to any size.
public enum Icon {
    /// - Parameter rounded: with round corners as for a browser tab; without, the ground fills the square and the mark
    ///   keeps inside the middle 80 %, so that a phone may cut it to its own shape.
    public static func svg(rounded: Bool = false) -> [UInt8] {
        let persimmon: Colour = 0xE4572E
        let white: Colour = 0xFFFFFF
        var pen = Pen(name: "icon")
        pen.box(0, 0, 512, 512, persimmon, corner: rounded ? 116 : 0)
        pen.circle(340, 214, 62, white)
        let hill: PathData =
            "M98 378C126 312 164 236 226 236C292 236 338 340 414 378Q422 396 404 396H108Q90 396 98 378z"
        pen.fill(hill, persimmon)
        pen.line(hill, persimmon, 28)
        pen.fill(hill, white)
        pen.fill(
            "M170 397C236 372 306 362 278 330C252 306 212 282 226 237C234 276 286 296 316 324C352 360 282 374 262 397z",
            persimmon)
        return pen.svg(width: 512, height: 512)
    }
}
