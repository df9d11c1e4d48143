/// A colour in red, green and blue, 0 … 255 each.
struct Colour: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let red: Double
    let green: Double
    let blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `0xE4572E` is persimmon.
    init(integerLiteral value: UInt32) {
        self.init(red: Double(value >> 16 & 255), green: Double(value >> 8 & 255), blue: Double(value & 255))
    }

    /// On the way to another colour: 0 is this one, 1 the other.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        Colour(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }

    /// As this colour looks under light of another colour.
    func under(_ light: Colour, _ share: Double) -> Colour {
        Colour(
            red: red * (1 - share + share * light.red / 255), green: green * (1 - share + share * light.green / 255),
            blue: blue * (1 - share + share * light.blue / 255))
    }

    func lighter(_ share: Double) -> Colour {
        mixed(with: 0xFFFAF0, share)
    }

    func darker(_ share: Double) -> Colour {
        mixed(with: 0x181A30, share)
    }

    /// As WCAG 2 defines it, 0 … 1.
    var relativeLuminance: Double {
        0.2126 * Colour.linear(red) + 0.7152 * Colour.linear(green) + 0.0722 * Colour.linear(blue)
    }

    /// The linear value of a channel by a cubic that stays within 0.002 of the sRGB curve, so that no C library is needed.
    private static func linear(_ channel: Double) -> Double {
        let value = channel / 255
        return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
}

/// What a shape can be filled or stroked with.
protocol Ink {
    var attribute: String { get }
}

extension Colour: Ink {
    var attribute: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = [UInt8(ascii: "#")]
        for channel in [red, green, blue] {
            let byte = Int(max(0, min(255, channel)) + 0.5)
            text += [digits[byte >> 4], digits[byte & 15]]
        }
        let short = text[1] == text[2] && text[3] == text[4] && text[5] == text[6]
        return String(decoding: short ? [text[0], text[1], text[3], text[5]] : text, as: UTF8.self)
    }
}

/// A gradient that the picture holds, by its id.
struct Gradient: Ink {
    let id: String

    var attribute: String { "url(#\(id))" }
}
