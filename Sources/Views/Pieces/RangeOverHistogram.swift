import Markup
import Screens
import Words

/// A range set by two handles, below bars that say how much there is at each step (S1-5.8).
struct RangeOverHistogram {
    /// One bar a step; none while they aren't known.
    var bars: [Int]
    /// Where the handles stand, 0 … `steps`.
    var low: Int
    var high: Int
    var steps: Int
    /// What the places of the handles mean.
    var lowText: String
    var highText: String

    func node(_ words: Words) -> Node {
        div(.class("range")) {
            element(
                "svg",
                [
                    .class("histo"), .attribute("viewBox", "0 0 " + String(steps) + " 100"),
                    .attribute("preserveAspectRatio", "none"), .attribute("aria-hidden", "true"),
                ],
                [
                    element("path", [.attribute("d", path { $0 < low || $0 >= high })]),
                    element("path", [.class("in"), .attribute("d", path { $0 >= low && $0 < high })]),
                ])
            div(.class("range-track")) {
                element(
                    "svg",
                    [
                        .attribute("viewBox", "0 0 " + String(steps) + " 1"),
                        .attribute("preserveAspectRatio", "none"), .attribute("aria-hidden", "true"),
                    ],
                    [line(from: 0, to: steps, "off"), line(from: low, to: high, "in")])
                // Where both stand close to the right, the lower one is the one that can still be moved away.
                handle("low", at: low, words.lowestPrice, lowText, isOnTop: low > steps / 2)
                handle("high", at: high, words.highestPrice, highText)
            }
            div(.class("range-vals")) {
                value(words.lowest, lowText)
                value(words.highest, highText)
            }
        }
    }

    /// The bars of some steps as one line, the tallest 100 high.
    private func path(_ isPart: (Int) -> Bool) -> String {
        let tallest = Int64(max(1, bars.max() ?? 1))
        var path = ""
        for (step, bar) in bars.prefix(steps).enumerated() where bar > 0 && isPart(step) {
            let height = max(4, Int64(bar) * 100 / tallest)
            path += "M" + String(step) + ".1 100v-" + String(height) + "h.8v" + String(height) + "z"
        }
        return path
    }

    private func line(from low: Int, to high: Int, _ style: StaticString) -> Node {
        element(
            "rect",
            [
                .class(style), .attribute("x", low), .attribute("width", high - low), .attribute("height", 1),
            ])
    }

    private func handle(
        _ name: StaticString, at place: Int, _ label: String, _ text: String, isOnTop: Bool = false
    ) -> Node {
        input(
            .id(name), .optional("class", isOnTop ? "on-top" : nil), .attribute("type", "range"),
            .attribute("name", name), .attribute("min", 0),
            .attribute("max", steps), .attribute("value", place), .label(label), .attribute("aria-valuetext", text),
            .attribute("data-input", name), .attribute("data-change", PickerAction.rangeSet.token))
    }

    private func value(_ name: String, _ text: String) -> Node {
        div {
            span(.class("small")) { name }
            span(.class("num")) { text }
        }
    }
}
