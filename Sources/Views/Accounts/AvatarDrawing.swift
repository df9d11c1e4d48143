import Markup

/// A face drawn from a number, for who has no picture of their own: under 2 kB of SVG, and always the same for the same number.
public enum AvatarDrawing {
    /// - Parameter seed: any number.
    public static func node(seed: Int) -> Node {
        var choice = Choice(seed)
        let ground = ground(choice.below(6))
        let skin = skin(choice.below(4))
        let hair = hair(choice.below(6))
        let shirt = shirt(choice.below(6))
        let style = choice.below(6)
        return element(
            "svg",
            [
                .class("avatar-art"), .attribute("viewBox", "0 0 64 64"), .attribute("aria-hidden", "true"),
                .attribute("xmlns", "http://www.w3.org/2000/svg"),
            ],
            [
                path(ground, "M0,0h64v64H0z"),
                .drawn(scenery(choice.below(3))),
                path(hair, hairBehind(style)),
                path(shirt, "M8,66c2,-14 12,-18 24,-18s22,4 24,18z"),
                path(skin, "M27,38h10v11q-5,5 -10,0zM21.5,30a10.5,12.5 0 0 1 21,0a10.5,12.5 0 0 1 -21,0z"),
                .drawn(expression(choice.below(4))),
                path(style == 5 ? shirt : hair, hairBefore(style)),
                .drawn(choice.below(4) == 0 ? glasses : ""),
            ])
    }

    /// Numbers from a seed, one after another (the finisher of MurmurHash3, so that near seeds draw different faces).
    private struct Choice {
        private var rest: UInt32

        init(_ seed: Int) {
            rest = UInt32(truncatingIfNeeded: seed) &+ 0x9E37_79B9
            rest = (rest ^ (rest >> 16)) &* 0x85EB_CA6B
            rest = (rest ^ (rest >> 13)) &* 0xC2B2_AE35
            rest ^= rest >> 16
        }

        mutating func below(_ limit: UInt32) -> UInt32 {
            defer { rest /= limit }
            return rest % limit
        }
    }

    private static func path(_ fill: StaticString, _ data: StaticString) -> Node {
        element("path", [.attribute("fill", fill), .attribute("d", data)])
    }

    private static func ground(_ number: UInt32) -> StaticString {
        switch number {
        case 0: "#bcd7c8"
        case 1: "#f6d3b8"
        case 2: "#b9d6e8"
        case 3: "#f4c9cd"
        case 4: "#d6cdea"
        default: "#f3e2a9"
        }
    }

    private static func skin(_ number: UInt32) -> StaticString {
        switch number {
        case 0: "#f9dcc0"
        case 1: "#f3c9a3"
        case 2: "#d9a074"
        default: "#9c6a48"
        }
    }

    private static func hair(_ number: UInt32) -> StaticString {
        switch number {
        case 0: "#2b2422"
        case 1: "#4a3428"
        case 2: "#7a4a2b"
        case 3: "#b07a42"
        case 4: "#5b5f77"
        default: "#a8452f"
        }
    }

    private static func shirt(_ number: UInt32) -> StaticString {
        switch number {
        case 0: "#e4572e"
        case 1: "#1c6449"
        case 2: "#2f5f9e"
        case 3: "#7c4f00"
        case 4: "#fffaf4"
        default: "#8a3f77"
        }
    }

    /// Behind the person: the sun, hills, or a cloud.
    private static func scenery(_ number: UInt32) -> StaticString {
        switch number {
        case 0: "<circle cx=\"52\" cy=\"13\" r=\"7\" fill=\"#fff6dc\" opacity=\".9\"/>"
        case 1: "<path fill=\"#fff\" opacity=\".4\" d=\"M0,50q14,-16 28,-4t36,-8v26H0z\"/>"
        default:
            "<path fill=\"#fff\" opacity=\".7\" d=\"M4,18a4,4 0 0 1 4,-5a6,6 0 0 1 11,0a4,4 0 0 1 1,8H7a3,3 0 0 1 -3,-3z\"/>"
        }
    }

    /// Short, bob, long, bun, curls, and short under a cap.
    private static func hairBehind(_ style: UInt32) -> StaticString {
        switch style {
        case 1: "M16,45V28a16,16 0 0 1 32,0v17q-5,3 -9,1H25q-4,2 -9,-1z"
        case 2: "M15,60V28a17,17 0 0 1 34,0v32z"
        case 3: "M25,11a7,7 0 1 1 14,0a7,7 0 1 1 -14,0zM18,34v-7a14,14 0 0 1 28,0v7z"
        case 4: "M17,36a7,7 0 0 1 0,-12a7,7 0 0 1 8,-9a8,8 0 0 1 14,0a7,7 0 0 1 8,9a7,7 0 0 1 0,12z"
        default: "M18,36V27a14,15 0 0 1 28,0v9z"
        }
    }

    private static func hairBefore(_ style: UInt32) -> StaticString {
        switch style {
        case 1: "M20,32q0,-15 12,-15t12,15q-8,-2 -10,-8q-4,7 -14,8z"
        case 2: "M20,36q-1,-19 12,-19t12,19q-3,-9 -12,-12q-9,3 -12,12z"
        case 3: "M20.5,29q1,-12 11.5,-12t11.5,12q-5,-7 -11.5,-7t-11.5,7z"
        case 4: "M20,29a4,4 0 0 1 1,-7q4,-7 11,-7t11,7a4,4 0 0 1 1,7q-4,-1 -6,-3q-6,2 -12,0q-2,2 -6,3z"
        case 5: "M18,27a14,13.5 0 0 1 28,0zM15,26h36q3,3 -3,4q-16,-3 -32,-1q-3,-1 -1,-3z"
        default: "M21,29q-1,-13 11,-13t11,13q-4,-7 -11,-7t-11,7z"
        }
    }

    private static func expression(_ number: UInt32) -> StaticString {
        switch number {
        case 0:
            "<g fill=\"#3a2a22\"><circle cx=\"28\" cy=\"31\" r=\"1.3\"/><circle cx=\"36\" cy=\"31\" r=\"1.3\"/></g><path d=\"M29,36q3,2.5 6,0\" fill=\"none\" stroke=\"#3a2a22\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>"
        case 1:
            "<path d=\"M26.5,31q1.5,-2 3,0M34.5,31q1.5,-2 3,0M28.5,35.500q3.5,4 7,0\" fill=\"none\" stroke=\"#3a2a22\" stroke-width=\"1.2\" stroke-linecap=\"round\"/>"
        case 2:
            "<g fill=\"#3a2a22\"><circle cx=\"28\" cy=\"31\" r=\"1.3\"/><circle cx=\"36\" cy=\"31\" r=\"1.3\"/><path d=\"M29,35h6q-1,3.5 -3,3.500t-3,-3.500z\"/></g><g fill=\"#e8705f\" opacity=\".35\"><circle cx=\"25.5\" cy=\"34\" r=\"2\"/><circle cx=\"38.5\" cy=\"34\" r=\"2\"/></g>"
        default:
            "<path d=\"M26.5,31h3\" stroke=\"#3a2a22\" stroke-width=\"1.2\" stroke-linecap=\"round\"/><circle cx=\"36\" cy=\"31\" r=\"1.3\" fill=\"#3a2a22\"/><path d=\"M29,36q3.5,2 6,-.5\" fill=\"none\" stroke=\"#3a2a22\" stroke-width=\"1.2\" stroke-linecap=\"round\"/><circle cx=\"25.5\" cy=\"34\" r=\"2\" fill=\"#e8705f\" opacity=\".35\"/>"
        }
    }

    private static let glasses: StaticString =
        "<g fill=\"#fff\" fill-opacity=\".25\" stroke=\"#3a2a22\"><circle cx=\"27.5\" cy=\"31\" r=\"3.6\"/><circle cx=\"36.5\" cy=\"31\" r=\"3.6\"/><path d=\"M31,31h2\"/></g>"
}
