import Markup
import Words

/// A number that goes up and down by one, in a row with its name.
struct Stepper {
    var name: String
    /// What stands under the name, and why it doesn't go further down.
    var notes: [String]
    var count: Int
    /// What the buttons send, and what they are called.
    var less: (token: String, name: String, isUsable: Bool)
    var more: (token: String, name: String, isUsable: Bool)

    func row() -> Node {
        li(.class("row")) {
            div(.class("grow")) {
                b { name }
                for note in notes { span(.class("small")) { note } }
            }
            div(.class("stepper"), .role("group"), .label(name)) {
                button(less, .minus)
                element("output", [.attribute("aria-live", "polite")], [.text(String(count))])
                button(more, .plus)
            }
        }
    }

    private func button(_ one: (token: String, name: String, isUsable: Bool), _ icon: Icon) -> Node {
        act(one.token, [.label(one.name), .unusable(!one.isUsable)], [icon.node()])
    }
}
