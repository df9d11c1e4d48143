import Domain
import Markup
import Screens
import Words

/// Three wheels, each a list to scroll, to turn by arrow keys, or to tap (S3-3.1). What they have been turned to is said elsewhere, in
/// what has the id `birth-said`.
enum BirthPicker {
    /// - Parameter today: where people join; the last year follows from it.
    static func node(_ words: Words, _ birth: BirthWheels, today: Day) -> Node {
        div(.class("wheels")) {
            for wheel in BirthWheels.Wheel.allCases { list(words, birth, wheel, today) }
        }
    }

    private static func list(_ words: Words, _ birth: BirthWheels, _ wheel: BirthWheels.Wheel, _ today: Day) -> Node {
        let number = wheel.rawValue
        let count = birth.length(of: wheel, today: today)
        let shown = min(birth.index(of: wheel), count - 1)
        let first = wheel == .year ? BirthDate.earliestYear : 1
        let prefix = "wheel-" + String(number) + "-"
        return ul(
            .id(wheel == .year ? "birth" : prefix), .class("wheel"), .attribute("role", "listbox"),
            .attribute("tabindex", 0), .label(words.wheel(number)),
            .attribute("aria-activedescendant", prefix + String(shown)), .attribute("aria-describedby", "birth-said"),
            .attribute("data-wheel", "turn:" + String(number))
        ) {
            for index in 0..<count {
                element(
                    "li",
                    [
                        .attribute("role", "option"), .id(prefix + String(index)), .selected(index == shown),
                    ], [.text(words.wheelItem(number, first + index))])
            }
        }
    }
}
