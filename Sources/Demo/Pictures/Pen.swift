/// Writes SVG: shapes in order, gradients in front, ids that begin with the picture's own letters.
struct Pen {
    private var body = ""
    private var definitions = ""
    private var gradients: [String: String] = [:]
    private var parts: [String: String] = [:]
    private let prefix: String

    /// - Parameter name: the picture's name; its hash makes the ids, so that pictures can share a page.
    init(name: String) {
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        var rest = Chance.hash(name.utf8)
        var text: [UInt8] = []
        for _ in 0..<6 {
            text.append(letters[Int(rest % 26)])
            rest /= 26
        }
        prefix = String(decoding: text, as: UTF8.self)
    }

    mutating func fill(_ path: PathData, _ ink: some Ink, opacity: Double = 1) {
        body += "<path d=\"\(path.text)\" fill=\"\(ink.attribute)\"\(Pen.opacity(opacity))/>"
    }

    /// - Parameters:
    ///   - round: whether ends are round; else they are cut.
    ///   - dash: lengths of stroke and gap.
    /// A filled path whose inner loops stay open.
    mutating func cutOut(_ path: PathData, _ ink: some Ink) {
        body += "<path d=\"\(path.text)\" fill=\"\(ink.attribute)\" fill-rule=\"evenodd\"/>"
    }

    mutating func line(
        _ path: PathData, _ ink: some Ink, _ width: Double = 1, opacity: Double = 1, round: Bool = true,
        dash: (Double, Double)? = nil
    ) {
        body += "<path d=\"\(path.text)\" stroke=\"\(ink.attribute)\""
        if width != 1 { body += " stroke-width=\"\(PathData.tenths(width))\"" }
        if !round { body += " stroke-linecap=\"butt\"" }
        if let dash {
            body += " stroke-dasharray=\"\(PathData.tenths(dash.0)) \(PathData.tenths(dash.1))\""
        }
        body += "\(Pen.opacity(opacity))/>"
    }

    /// Round beads along a path.
    mutating func beads(_ path: PathData, _ ink: some Ink, _ width: Double, every step: Double, opacity: Double = 1) {
        line(path, ink, width, opacity: opacity, dash: (0, step))
    }

    /// Upright bars over a box: one dashed stroke as thick as the bars are tall.
    mutating func slats(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: some Ink, bar: Double, every step: Double,
        opacity: Double = 1
    ) {
        line(
            "M\(x) \(y + height / 2)h\(width)", ink, height, opacity: opacity, round: false, dash: (bar, step - bar))
    }

    mutating func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: some Ink, corner: Double = 0,
        opacity: Double = 1
    ) {
        guard corner > 0 else { return fill(.box(x, y, width, height), ink, opacity: opacity) }
        body += "<rect x=\"\(PathData.tenths(x))\" y=\"\(PathData.tenths(y))\" width=\"\(PathData.tenths(width))\""
        body += " height=\"\(PathData.tenths(height))\" rx=\"\(PathData.tenths(corner))\""
        body += " fill=\"\(ink.attribute)\"\(Pen.opacity(opacity))/>"
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ ink: some Ink, opacity: Double = 1) {
        body += "<circle cx=\"\(PathData.tenths(x))\" cy=\"\(PathData.tenths(y))\" r=\"\(PathData.tenths(radius))\""
        body += " fill=\"\(ink.attribute)\"\(Pen.opacity(opacity))/>"
    }

    mutating func ellipse(
        _ x: Double, _ y: Double, _ wide: Double, _ tall: Double, _ ink: some Ink, opacity: Double = 1
    ) {
        body += "<ellipse cx=\"\(PathData.tenths(x))\" cy=\"\(PathData.tenths(y))\" rx=\"\(PathData.tenths(wide))\""
        body += " ry=\"\(PathData.tenths(tall))\" fill=\"\(ink.attribute)\"\(Pen.opacity(opacity))/>"
    }

    /// Begins a group whose origin lies at the point; a negative `across` mirrors it. Closed with `close`.
    mutating func open(_ x: Double, _ y: Double, across: Double = 1, down: Double = 1) {
        body += "<g\(Pen.transform(x, y, across, down))>"
    }

    mutating func close() {
        body += "</g>"
    }

    /// Begins a part that is drawn once and repeated wherever the same key comes again: then it is only pointed to, and
    /// the answer is true. Else draw it about the origin and close it with `closePart`.
    mutating func repeats(_ key: String, _ x: Double, _ y: Double, across: Double = 1, down: Double = 1) -> Bool {
        guard let id = parts[key] else {
            let id = prefix + "p" + String(parts.count)
            parts[key] = id
            open(x, y, across: across, down: down)
            body += "<g id=\"\(id)\">"
            return false
        }
        body += "<use href=\"#\(id)\"\(Pen.transform(x, y, across, down))/>"
        return true
    }

    mutating func closePart() {
        body += "</g></g>"
    }

    /// Begins a window on to other coordinates; what lies outside is cut off. Closed with `closeView`.
    mutating func openView(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        onto part: (x: Double, y: Double, width: Double, height: Double)
    ) {
        body += "<svg x=\"\(PathData.tenths(x))\" y=\"\(PathData.tenths(y))\" width=\"\(PathData.tenths(width))\""
        body += " height=\"\(PathData.tenths(height))\" viewBox=\"\(PathData.tenths(part.x)) \(PathData.tenths(part.y))"
        body += " \(PathData.tenths(part.width)) \(PathData.tenths(part.height))\""
        body += " preserveAspectRatio=\"xMidYMid slice\">"
    }

    mutating func closeView() {
        body += "</svg>"
    }

    typealias Stop = (percent: Double, colour: Colour, opacity: Double)

    /// From top to bottom, or in the direction given; asked for twice it is made once.
    mutating func gradient(_ stops: [Stop], across: Double = 0, down: Double = 1) -> Gradient {
        let direction = " x2=\"\(PathData.tenths(across))\" y2=\"\(PathData.tenths(down))\""
        return define("linearGradient", direction, stops)
    }

    /// From the middle outwards.
    mutating func radial(_ stops: [Stop]) -> Gradient {
        define("radialGradient", "", stops)
    }

    /// From one colour to another, top to bottom unless said otherwise.
    mutating func fade(_ one: Colour, _ other: Colour, across: Double = 0, down: Double = 1) -> Gradient {
        gradient([(0, one, 1), (100, other, 1)], across: across, down: down)
    }

    private mutating func define(_ element: String, _ attributes: String, _ stops: [Stop]) -> Gradient {
        var content = ""
        for stop in stops {
            content += "<stop offset=\"\(PathData.tenths(stop.percent))%\" stop-color=\"\(stop.colour.attribute)\""
            if stop.opacity < 1 { content += " stop-opacity=\"\(PathData.hundredths(stop.opacity))\"" }
            content += "/>"
        }
        let key = element + attributes + content
        if let id = gradients[key] { return Gradient(id: id) }
        let id = prefix + String(gradients.count)
        gradients[key] = id
        definitions += "<\(element) id=\"\(id)\"\(attributes)>\(content)</\(element)>"
        return Gradient(id: id)
    }

    /// The whole file.
    func svg(width: Int, height: Int) -> [UInt8] {
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" fill=\"none\""
        let caps = " stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        let defs = definitions.isEmpty ? "" : "<defs>\(definitions)</defs>"
        return Array((head + caps + defs + body + "</svg>").utf8)
    }

    private static func transform(_ x: Double, _ y: Double, _ across: Double, _ down: Double) -> String {
        var text = " transform=\"translate(\(PathData.tenths(x)) \(PathData.tenths(y)))"
        if across == down, across != 1 { text += "scale(\(PathData.hundredths(down)))" }
        if across != down { text += "scale(\(PathData.hundredths(across)) \(PathData.hundredths(down)))" }
        return text + "\""
    }

    private static func opacity(_ value: Double) -> String {
        value >= 1 ? "" : " opacity=\"\(PathData.hundredths(value))\""
    }
}
